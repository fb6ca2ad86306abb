"""Lists within a sentence. Each language joins first, middle and last parts in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from .phrases import Phrase

_MIDDLE = Phrase("list: its beginning, and what comes next but not last", "{first}, {next}")
_AND = Phrase("list of all: its beginning, and its last part", "{first} and {last}")
_OR = Phrase("list of what may be chosen: its beginning, and its last part", "{first} or {last}")


def listed(parts: Sequence[str]) -> str:
    """All of these: "Ann", "Ann and Ben", "Ann, Ben and Cleo"."""
    return _joined(parts, _AND)


def any_of(parts: Sequence[str]) -> str:
    """One of these: "3", "3 or 4", "3, 4 or 5"."""
    return _joined(parts, _OR)


def in_a_row(parts: Sequence[str]) -> str:
    """These one after another: "3 spades, 1 ace, 2 kings"."""
    return reduce(lambda first, part: _MIDDLE.say(first=first, next=part), parts)


def side_by_side(*parts: str) -> str:
    """Messages side by side on one line, each complete in itself; empty ones are left out."""
    return " · ".join(filter(None, parts))


def _joined(parts: Sequence[str], last: Phrase) -> str:
    return parts[0] if len(parts) == 1 else last.say(first=in_a_row(parts[:-1]), last=parts[-1])
