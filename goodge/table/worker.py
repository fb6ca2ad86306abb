"""Work on a thread of its own, one job at a time, so that the screen never waits for it."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from threading import Condition, Thread
from time import sleep
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Job: TypeAlias = Callable[[Callable[[], None]], T]
"""Work to do. It must call what it is given every few milliseconds, and let pass what that raises."""


class Worker(Generic[T]):
    """Does one job at a time; a new one takes the place of the one before. `name` is that of the thread.

    A job that may fail is given with `or_else`; one that fails otherwise is told like any fault of a thread, and has no
    result.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._changed = Condition()
        self._given: tuple[object, Job[T]] | None = None
        self._result: tuple[object, T] | None = None
        self._is_closing = False
        self._thread: Thread | None = None

    def give(self, ticket: object, job: Job[T]) -> None:
        """Begin a job; the one before is dropped."""
        with self._changed:
            self._given, self._result = (ticket, job), None
            if self._thread is None:
                self._thread = Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def poll(self) -> tuple[object, T] | None:
        """Return the ticket and the result of the last job, once; None while there is no result."""
        with self._changed:
            result, self._result = self._result, None
            return result

    @property
    def is_at_work(self) -> bool:
        """True until what came of the last job has been taken; so nobody finds it done, and no result yet."""
        with self._changed:
            return self._given is not None or self._result is not None

    @property
    def is_busy(self) -> bool:
        """True while a job is being done, whether or not anybody takes what comes of it."""
        with self._changed:
            return self._given is not None

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until no job is open, `timeout` seconds at most; return True if none is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._given is None, timeout)

    def cancel(self) -> None:
        """Drop the last job and its result."""
        with self._changed:
            self._given = self._result = None
            self._changed.notify_all()

    def close(self) -> None:
        """Stop working and end the thread; if it does not stop within a second, it ends with the program."""
        self.cancel()
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(1)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._given is not None or self._is_closing)
                given = self._given
            if given is None:
                return
            try:
                self._end(given, (given[0], given[1](self._lets_go_on(given))))
            except Dropped:
                continue
            except Exception:
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
                self._end(given, None)

    def _end(self, given: tuple[object, Job[T]], result: tuple[object, T] | None) -> None:
        """Keep what came of a job, unless it was dropped meanwhile."""
        with self._changed:
            if self._given is given:
                self._given, self._result = None, result
                self._changed.notify_all()

    def _lets_go_on(self, given: tuple[object, Job[T]]) -> Callable[[], None]:
        def go_on() -> None:
            if self._given is not given:
                raise Dropped
            sleep(0)  # lets the screen's thread in

        return go_on


def or_else(job: Job[T], instead: T, note: Callable[[str], None], what: str) -> Job[T]:
    """Return the same job, which gives `instead` and a line for the log, on `what` did not come, where it fails.

    It may fail in any way: whoever waits for the result goes on without it.
    """

    def safe(go_on: Callable[[], None]) -> T:
        try:
            return job(go_on)
        except Exception as error:
            note(f"{what}: {error!r}")
            return instead

    return safe


class Dropped(BaseException):
    """Nobody waits for the result any more. Not an Exception: a player must not catch it by accident."""
