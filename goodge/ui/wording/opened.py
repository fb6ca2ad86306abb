"""What is said of a file that somebody opens."""

from __future__ import annotations

from ...engine.errors import RecordError
from ...engine.record import Record
from .games import game_name
from .lists import listed
from .phrases import Phrase, say
from .refusals import fault_words

WATCH = Phrase("file of records: answer", "Watch it")
REVIEW = Phrase("file of records: answer", "Review it")
BACK = Phrase("file of records: answer", "Back")


def match_of_words(record: Record) -> str:
    """The heading over the question what to do with a match."""
    return say("file of records: heading over a question", "A match of {game}", game=game_name(record.game))


def who_played_words(record: Record) -> str:
    """Say who played a match, and what can be done with it."""
    players = listed(record.players)
    return say("file of records", "{players} played it. It is shown here; nothing is added to your matches.",
               players=players)  # fmt: skip


def note_words(file: str) -> str:
    """The note beside the matches of a file."""
    return say("file of records: note", "The last matches in “{file}”", file=file)


def foreign_words(file: str) -> str:
    return say("file of records", "“{file}” contains no Goodge matches.", file=file)


def unreadable_words(file: str, error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return say("file of records", "“{file}” cannot be read: {reason}.", file=file, reason=reason)


def damaged_words(file: str, error: RecordError) -> str:
    """Say what is wrong with the match in a file."""
    reason = fault_words(error)
    return say("file of records", "The match in “{file}” is damaged: {reason}", file=file, reason=reason)


def later_words(file: str) -> str:
    """Say that a file is opened from the title, not while people play."""
    return say("file of records", "Go back to the title first, then open “{file}” again.", file=file)
