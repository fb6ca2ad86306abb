"""What a game says of itself at the table, ready to be drawn: nothing here knows which game it is."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.cards import Suit


@dataclass(frozen=True, slots=True)
class PlateFacts:
    """One hand at the table.

    `figure` and `caption` (what it counts) stand large at the right; `total` and `note` are the foot, and `is_bad`
    marks a note that something was missed. `emblem`: a picture before the name.
    """

    name: str
    figure: str
    caption: str
    total: str = ""
    note: str = ""
    is_bad: bool = False
    emblem: str | None = None
    is_dealer: bool = False
    is_turn: bool = False


@dataclass(frozen=True, slots=True)
class BarFacts:
    """The middle and the right of the bar; the words of what is `settled` are bright."""

    middle: str
    settled: bool = False
    emblem: str | None = None
    trump: Suit | None = None
    trump_words: str = ""


@dataclass(frozen=True, slots=True)
class CallFacts:
    """What was last said at a seat: a number, or a word. The one that `stands` is bright."""

    text: str
    is_number: bool
    stands: bool = False
