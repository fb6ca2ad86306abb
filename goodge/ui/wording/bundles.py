"""What is said of the .zip in which everything is carried to another machine."""

from __future__ import annotations

from collections.abc import Sequence

from ...table.bundle import Trouble
from .lists import listed
from .phrases import Phrase, say, say_many

_CONTEXT = "everything in one file"

RUNS = Phrase(_CONTEXT, "Goodge is running. Close it first.")
_TROUBLE = {
    Trouble.FOREIGN: Phrase(_CONTEXT, "“{file}” was not made by Goodge. Nothing has changed."),
    Trouble.NEWER: Phrase(_CONTEXT, "“{file}” was made by a newer Goodge. Nothing has changed."),
    Trouble.DAMAGED: Phrase(_CONTEXT, "“{file}” is damaged. Nothing has changed."),
}


def trouble_words(file: str, trouble: Trouble) -> str:
    """Say why a file is not taken in."""
    return _TROUBLE[trouble].say(file=file)


def unreadable_words(file: str, error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return say(_CONTEXT, "“{file}” cannot be read: {reason}.", file=file, reason=reason)


def unwritable_words(file: str, error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return say(_CONTEXT, "“{file}” cannot be written: {reason}.", file=file, reason=reason)


def exported_words(matches: int, file: str) -> str:
    return say_many(
        _CONTEXT, "Everything is in “{file}”, {n} finished match among it.",
        "Everything is in “{file}”, {n} finished matches among it.", matches, file=file,
    )  # fmt: skip


def taken_in_words(matches: int) -> str:
    return say_many(_CONTEXT, "{n} finished match was added.", "{n} finished matches were added.", matches)


def aside_words(names: Sequence[str]) -> str:
    """Say where things are that others have taken the place of."""
    return say(_CONTEXT, "What was here is kept as {names}.", names=listed(names))


def conflicts_words(names: Sequence[str]) -> str:
    """Say what is here already, and how to go on."""
    return say(
        _CONTEXT,
        "Here already, and different: {names}. Nothing has changed. With --matches only finished matches are "
        "added; with --everything all is taken over, and what is here is kept under another name.",
        names=listed(names),
    )  # fmt: skip
