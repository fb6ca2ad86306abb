"""The last message when the program cannot go on: on the error output, in a box if nobody reads that, and in the log.

pygame is loaded only for a box, as the commands use this file too.
"""

from __future__ import annotations

import os
import stat
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from ...table.home import Home
from ...table.logbook import Logbook
from ..wording.phrases import say

_WITHOUT_SCREEN = ("dummy", "offscreen")  # SDL's video drivers that show nothing


def tell(text: str) -> None:
    """Show the text where it will be read: a windowed program has no error output, and gets a box."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)
    if not _is_read():
        _show_box(text)


def give_up(sentence: str, error: Exception, home: Home | None, *, is_fault: bool) -> int:
    """Tell that the program ends, and why; return its exit status.

    The traceback goes to the log, and for a fault of the program itself to the error output too.
    """
    import traceback  # hardly ever needed, and start-up is quicker without it

    trace = "".join(traceback.format_exception(error))
    if home is not None:
        Logbook(home.log_file).note(f"{sentence}\n{trace.rstrip()}")
        more = say("the program has stopped", "The log says more: {file}", file=home.log_file)
        sentence = "\n".join((sentence, more)) if is_fault else sentence
    if is_fault and sys.stderr is not None:
        print(trace, end="", file=sys.stderr)
    tell(sentence)
    return 1


def note_threads(note: Callable[[str], None]) -> None:
    """Have the log told of every thread that fails from now on, as well as the error output, if there is one."""

    def hear(failed: threading.ExceptHookArgs) -> None:
        import traceback  # hardly ever needed, and start-up is quicker without it

        name = "a thread" if failed.thread is None else f"the thread “{failed.thread.name}”"
        trace = "".join(traceback.format_exception(failed.exc_type, failed.exc_value, failed.exc_traceback))
        note(f"{name} has failed\n{trace.rstrip()}")
        threading.__excepthook__(failed)

    threading.excepthook = hear


def _is_read() -> bool:
    """Return False if the error output is missing, goes nowhere, or goes to the journal of a desktop."""
    if sys.stderr is None:
        return False
    try:
        mode = os.fstat(sys.stderr.fileno()).st_mode
    except (OSError, ValueError):  # not a file of the system: somebody has put it there to read it
        return True
    return sys.stderr.isatty() or stat.S_ISFIFO(mode) or stat.S_ISREG(mode)


def _show_box(text: str) -> None:
    """Show a box until it is closed; do nothing if there is no screen."""
    if os.environ.get("SDL_VIDEODRIVER") in _WITHOUT_SCREEN:
        return
    with suppress(Exception):  # the program ends anyway, for a reason that matters more
        import pygame

        pygame.display.message_box("Goodge", text, message_type="error")
