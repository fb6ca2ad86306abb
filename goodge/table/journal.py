"""The thread that puts a match on disk while play goes on."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, Thread

from ..engine.record import AnyState, Record
from .files import why_unsaved


class Journal:
    """Writes the newest state of a match whenever there is one, by `write` on a thread of its own.

    States have numbers, from 1 on; `done` is the highest that is on disk, or whose loss has been reported. Without
    `write` nothing is kept and every state is done at once. `note` takes lines for the log.
    """

    def __init__(self, write: Callable[[Record], None] | None, note: Callable[[str], None]) -> None:
        self._write, self._note = write, note
        self._changed = Condition()
        self._newest: Record | None = None
        self._asked = 0
        self._is_closing = False
        self._has_failed = self._was_told = False
        self._trouble: str | None = None
        self._thread = Thread(target=self._run, name="autosave", daemon=True)
        self.done = 0
        if write is not None:
            self._thread.start()

    def put(self, record: Record) -> int:
        """Asks for the record as it stands now to be written; the number of this state. Never waits for the disk."""
        with self._changed:
            self._asked += 1
            if self._write is None:
                self.done = self._asked
            else:
                self._newest = snapshot(record)
                self._changed.notify_all()
            return self._asked

    def trouble(self) -> str | None:
        """A sentence for the player if writing has failed, once."""
        with self._changed:
            sentence, self._trouble = self._trouble, None
        return sentence

    def flush(self) -> None:
        """Waits until all that was asked for is done."""
        with self._changed:
            self._changed.wait_for(lambda: self.done == self._asked)

    def close(self) -> None:
        """Waits for the thread to finish its work; what failed before is tried once more."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self.done < self._asked or self._is_closing)
                number, record = self._asked, self._newest
                if number == self.done and not self._has_failed:
                    return
            if record is not None:
                self._attempt(record)
            with self._changed:
                self.done = number
                self._changed.notify_all()
                if self._is_closing and number == self._asked:
                    return

    def _attempt(self, record: Record) -> None:
        try:
            if self._write is not None:
                self._write(record)
            self._has_failed = False
        except OSError as error:
            self._fail(f"{why_unsaved(error)}: the match cannot be saved for now. You can play on.", error)
        except Exception as error:  # a fault of ours must not stop the game: play goes on without saving
            self._fail("The match cannot be saved, by a fault of this program. You can play on.", error)

    def _fail(self, sentence: str, error: Exception) -> None:
        self._has_failed = True
        if not self._was_told:
            with self._changed:
                self._was_told, self._trouble = True, sentence
            self._note(f"saving failed: {error!r}")


def snapshot(record: Record) -> Record:
    """A copy that later play does not change, with the last state of each round only: all that is written."""
    lasts: list[list[AnyState]] = [states[-1:] for states in record.rounds]
    return Record(record.game, record.rules, record.players, lasts, record.extra, record.seconds)
