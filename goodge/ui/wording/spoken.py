"""What is told to those who do not see the screen: elements with the focus, and several things in one breath."""

from __future__ import annotations

from collections.abc import Iterable

from .phrases import Phrase, say

_KINDS = {
    "button": Phrase("spoken: an element with the focus", "{name}, button"),
    "toggle": Phrase("spoken: an element with the focus", "{name}, switch"),
    "slider": Phrase("spoken: an element with the focus", "{name}, slider"),
    "choice": Phrase("spoken: an element with the focus", "{name}, choice"),
    "field": Phrase("spoken: an element with the focus", "{name}, field"),
    "tab": Phrase("spoken: an element with the focus", "{name}, tab"),
}
_VALUE = Phrase("spoken: an element with the focus, and its value", "{name}: {value}")
_OFF = Phrase("spoken: an element with the focus that can do nothing now", "{name}, not now")
_NOTE = Phrase("spoken: an element with the focus, and more about it", "{name}. {note}")
_BOTH = Phrase("spoken: two sentences, the first without its full stop", "{first}. {next}")
_ENDED = Phrase("spoken: two sentences", "{first} {next}")
_ENDS = (".", "!", "?", "…", ":")


TABS = {
    "game": Phrase("spoken: what is chosen by tabs", "Game"),
    "section": Phrase("spoken: what is chosen by tabs", "Section"),
    "page": Phrase("spoken: what is chosen by tabs", "Page"),
}
NAME = Phrase("spoken: what is chosen", "Name")
ROUND = Phrase("spoken: what is chosen", "Round")
QUESTION = Phrase("spoken: what is chosen", "Question")


def name_of_player(number: int) -> str:
    """Name the field for the name of the player in a place, counted from 1."""
    return say("spoken: what is chosen", "Name of player {number}", number=number)


def level_of(name: str) -> str:
    """Name the list of people and levels that a player is chosen from."""
    return say("spoken: what is chosen", "Level of {name}", name=name)


def style_of(name: str) -> str:
    """Name the list of styles that a computer player plays in."""
    return say("spoken: what is chosen", "Style of {name}", name=name)


def read_on_keys(on: str, back: str) -> str:
    """The keys that lead from paragraph to paragraph of a page."""
    return say("spoken: of a page that is read in pieces", "{on} reads on, {back} reads back", on=on, back=back)


def element_words(kind: str, name: str, value: str, note: str, *, is_off: bool) -> str:
    """The words for an element with the focus: what it is, its value, and more about it; empty for nothing."""
    words = name_with_value(_KINDS[kind].say(name=name) if name and kind in _KINDS else name, value)
    if is_off:
        words = _OFF.say(name=words)
    return _NOTE.say(name=words, note=note) if note else words


def name_with_value(name: str, value: str) -> str:
    """An element's name and its value, or the one that there is."""
    return _VALUE.say(name=name, value=value) if name and value else name or value


def in_sentences(parts: Iterable[str]) -> str:
    """All of these, each a sentence; empty ones are left out."""
    said = ""
    for part in filter(None, parts):
        together = _ENDED if said.endswith(_ENDS) else _BOTH
        said = together.say(first=said, next=part) if said else part
    return said
