"""How far a long command is: a bar on a terminal, and nothing in a pipe or a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

Show = Callable[[int, int], None]

_WIDE = 20


@contextmanager
def progress(words: str, *, is_wanted: bool = True) -> Iterator[Show]:
    """Give a function that shows how many of how many are done, and wipe that away in the end.

    `words` names them, as in "games played".
    """
    terminal = sys.stderr if is_wanted and is_terminal(sys.stderr) else None
    longest = 0

    def show(done: int, total: int) -> None:
        nonlocal longest
        if terminal is not None:
            line = progress_line(done, total, words)
            longest = max(longest, len(line))
            print(f"\r{line.ljust(longest)}", end="", file=terminal, flush=True)

    try:
        yield show
    finally:
        if terminal is not None:
            wiped = "\r\x1b[K" if _knows_sequences() else f"\r{' ' * longest}\r"
            print(wiped, end="", file=terminal, flush=True)


def is_terminal(stream: TextIO | None) -> bool:
    """Return True if somebody sees what is written there; a windowed program has no output at all."""
    return stream is not None and stream.isatty()


def progress_line(done: int, total: int, words: str) -> str:
    """Return the bar with its figures."""
    filled = _WIDE * done // total if total else _WIDE
    return f"[{'#' * filled}{'.' * (_WIDE - filled)}] {done} of {total} {words}"


def _knows_sequences() -> bool:
    """Return True if the terminal obeys control sequences: on Windows only one that says who it is does."""
    if sys.platform == "win32":
        return "WT_SESSION" in os.environ or "TERM" in os.environ
    return os.environ.get("TERM") != "dumb"
