"""The thread that puts a match on disk while play goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread

from ..engine.game import AnyState
from ..engine.record import Record
from .files import fault_of
from .notices import MatchSavedAgain, MatchUnsaved, MatchUnsavedByBug, Notice

RETRY_AFTER = 15.0  # seconds


class Autosaver:
    """Writes the newest state of a match whenever there is one, with `write`, on a thread of its own.

    States have numbers, from 1 on; `done` is the highest that is on disk, or whose loss has been reported. What could
    not be written is tried again with the next state, and every `retry_after` seconds. Without `write` nothing is kept
    and every state is done at once. `note` takes lines for the log.
    """

    def __init__(
        self, write: Callable[[Record], None] | None, note: Callable[[str], None], retry_after: float = RETRY_AFTER
    ) -> None:
        self._write, self._note, self._retry_after = write, note, retry_after
        self._changed = Condition()
        self._newest: Record | None = None
        self._asked = 0
        self._is_closing = False
        self._failure: Notice | None = None
        self._notices: deque[Notice] = deque()
        self._thread = Thread(target=self._run, name="autosave", daemon=True)
        self.done = 0
        if write is not None:
            self._thread.start()

    @property
    def has_failed(self) -> bool:
        """True while the newest state that was tried is not on disk."""
        return self._failure is not None

    def put(self, record: Record) -> int:
        """Ask for the record to be written as it stands; return the number of this state. Never waits for the disk."""
        with self._changed:
            self._asked += 1
            if self._write is None:
                self.done = self._asked
            else:
                self._newest = snapshot(record)
                self._changed.notify_all()
            return self._asked

    def tell(self, notice: Notice) -> None:
        """Have the player told of something."""
        with self._changed:
            self._notices.append(notice)

    def next_notice(self) -> Notice | None:
        """Return the next thing to tell the player, if any: that something went wrong, or is well again."""
        with self._changed:
            return self._notices.popleft() if self._notices else None

    def flush(self) -> None:
        """Wait until everything that was asked for is done."""
        with self._changed:
            self._changed.wait_for(lambda: self.done == self._asked)

    def close(self) -> None:
        """Wait for the thread to finish its work; anything that failed before is tried once more."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            with self._changed:
                patience = self._retry_after if self.has_failed else None
                self._changed.wait_for(lambda: self.done < self._asked or self._is_closing, patience)
                number, record, is_last = self._asked, self._newest, self._is_closing
                if number == self.done and not self.has_failed:
                    return
            if record is not None:
                self._attempt(record)
            with self._changed:
                self.done = number
                self._changed.notify_all()
                if is_last and number == self._asked:
                    return

    def _attempt(self, record: Record) -> None:
        try:
            if self._write is not None:
                self._write(record)
        except OSError as error:
            self._fail(MatchUnsaved(fault_of(error)), error)
        except Exception as error:  # a fault of ours must not stop the game: play goes on without saving
            self._fail(MatchUnsavedByBug(), error)
        else:
            self._recover()

    def _fail(self, notice: Notice, error: Exception) -> None:
        if notice == self._failure:
            return
        with self._changed:
            self._failure = notice
            self._notices.append(notice)
        with suppress(Exception):  # nothing may end this thread
            self._note(f"saving failed: {error!r}")

    def _recover(self) -> None:
        """Say that all is well again, unless nobody has yet been told that it was not."""
        with self._changed:
            failure, self._failure = self._failure, None
            if failure is not None and failure in self._notices:
                self._notices.remove(failure)
            elif failure is not None:
                self._notices.append(MatchSavedAgain())


def snapshot(record: Record) -> Record:
    """Return a copy that later play does not change, with only the last state of each round: no others are written."""
    lasts: list[list[AnyState]] = [states[-1:] for states in record.rounds]
    return Record(record.game, record.rules, record.players, lasts, dict(record.extra), record.seconds)
