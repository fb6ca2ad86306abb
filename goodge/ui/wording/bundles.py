"""What is said of the .zip in which everything is carried to another machine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...table.bundle import Trouble
from .lists import listed
from .phrases import Phrase, say, say_many

_CONTEXT = "everything in one file"

HEADING = Phrase(_CONTEXT, "Everything in one file")
WHAT_GOES_IN = Phrase(
    _CONTEXT,
    "Settings, people, matches and reviews go into one file: a copy to keep, or to take to another machine. Drop it "
    "on the title screen there, and everything is there too.",
)
WHAT_COMES_IN = Phrase(
    _CONTEXT,
    "You can add the finished matches in this file to yours. Or replace everything: Goodge then starts again, and "
    "what is here now is kept under another name.",
)
SAVE = Phrase(_CONTEXT, "Save the file")
SHOW = Phrase(_CONTEXT, "Show in folder")
MATCHES = Phrase(_CONTEXT, "Add matches")
EVERYTHING = Phrase(_CONTEXT, "Replace everything")
BACK = Phrase(_CONTEXT, "Back")
RUNS = Phrase(_CONTEXT, "Goodge is running. Close it first.")
UNSAVED = Phrase(_CONTEXT, "Nothing can be saved now, so nothing can be added.")
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


def nothing_words(folder: Path) -> str:
    return say(_CONTEXT, "There is nothing to save in “{folder}”.", folder=folder)


def exported_words(matches: int, file: str) -> str:
    return say_many(
        _CONTEXT, "Everything is in “{file}”, including {n} finished match.",
        "Everything is in “{file}”, including {n} finished matches.", matches, file=file,
    )  # fmt: skip


def where_words(folder: Path) -> str:
    """Say where a file lies."""
    return say(_CONTEXT, "It is in the folder {folder}.", folder=folder)


def stopped_words(error: OSError) -> str:
    """Say that not everything was replaced, and why."""
    reason = error.strerror or type(error).__name__
    return say(_CONTEXT, "Not everything was replaced: {reason}. Nothing is lost; try again.", reason=reason)


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
        "added; with --everything everything is replaced, and what is here is kept under another name.",
        names=listed(names),
    )  # fmt: skip
