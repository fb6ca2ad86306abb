"""A thread for small jobs that nobody waits for, such as pictures that will soon be needed."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable
from contextlib import suppress


class Background:
    """Does one job after another on a thread of this name, which begins with the first one.

    A job that fails is told like any fault of a thread, and the next one is done.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def do(self, job: Callable[[], None]) -> None:
        """Have a job done after those that wait."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def drop(self) -> None:
        """Drop the jobs that have not begun."""
        with suppress(queue.Empty):
            while True:
                self._jobs.get_nowait()

    def finish(self) -> None:
        """Do the jobs that wait, and end the thread."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    @property
    def is_here(self) -> bool:
        """True on the thread itself."""
        return threading.current_thread() is self._thread

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
            del job  # it may hold pictures
