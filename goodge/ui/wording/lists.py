"""Lists within a sentence. Each language joins first, middle and last parts in its own way."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import reduce
from typing import NamedTuple

from .phrases import Phrase

_BESIDE = " · "


class _Last(NamedTuple):
    """The last two parts of a list; others where the last one begins like this regular expression."""

    usual: Phrase
    others: Phrase
    beginning: Phrase


_MIDDLE = Phrase("list: its beginning, and what comes next but not last", "{first}, {next}")
_AND = _Last(
    Phrase("list of all: its beginning, and its last part", "{first} and {last}"),
    Phrase("list of all, where its last part would make the word for “and” hard to hear", "{first} and {last}"),
    Phrase("regular expression: beginnings that make the word for “and” hard to hear; (?!) is none", "(?!)"),
)
_OR = _Last(
    Phrase("list of what may be chosen: its beginning, and its last part", "{first} or {last}"),
    Phrase("list of what may be chosen, where its last part makes “or” hard to hear", "{first} or {last}"),
    Phrase("regular expression: beginnings that make the word for “or” hard to hear; (?!) is none", "(?!)"),
)
_NOR = Phrase("list of what somebody has none of: its beginning, and its last part", "{first} or {last}")


def listed(parts: Sequence[str]) -> str:
    """All of these: "Ann", "Ann and Ben", "Ann, Ben and Cleo"."""
    return _joined(parts, _last(parts, _AND))


def any_of(parts: Sequence[str]) -> str:
    """One of these: "3", "3 or 4", "3, 4 or 5"."""
    return _joined(parts, _last(parts, _OR))


def none_of(parts: Sequence[str]) -> str:
    """None of these: "spades", "spades or hearts"."""
    return _joined(parts, _NOR)


def in_a_row(parts: Sequence[str]) -> str:
    """These one after another: "3 spades, 1 ace, 2 kings"."""
    return reduce(lambda first, part: _MIDDLE.say(first=first, next=part), parts)


def side_by_side(*parts: str) -> str:
    """Messages side by side on one line, each complete in itself; empty ones are left out."""
    return _BESIDE.join(filter(None, parts))


def apart(words: str) -> list[str]:
    """Messages that stand side by side on one line, each by itself."""
    return words.split(_BESIDE)


def in_lines(words: str, has_room: Callable[[str], bool]) -> list[str]:
    """Messages that stand side by side, in lines of as many of them as have room."""
    lines = list[str]()
    for part in apart(words):
        longer = side_by_side(lines[-1], part) if lines else part
        lines = [*lines[:-1], longer] if lines and has_room(longer) else [*lines, part]
    return lines


def capitalised(words: str) -> str:
    """Return words that can stand in a sentence as they begin where they stand alone, as over a column."""
    return words[:1].upper() + words[1:]


def _last(parts: Sequence[str], last: _Last) -> Phrase:
    try:
        is_other = re.match(last.beginning.say(), parts[-1], re.IGNORECASE)
    except re.error:  # a translator's slip, which build/words.py names
        return last.usual
    return last.others if is_other else last.usual


def _joined(parts: Sequence[str], last: Phrase) -> str:
    return parts[0] if len(parts) == 1 else last.say(first=in_a_row(parts[:-1]), last=parts[-1])
