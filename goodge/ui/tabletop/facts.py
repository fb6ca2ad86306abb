"""What a game says of itself at the table, ready to be drawn: nothing here knows which game it is."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.cards import Suit


@dataclass(frozen=True, slots=True)
class PlateFacts:
    """One hand at the table.

    `figure` and `caption` (what it counts) stand large at the right; `total` and `note` are the foot, `short_total`
    and `short_note` where there is not room enough. `has_failed` marks the figure, `is_bad` the note that something
    was missed. `emblem`: a picture before the name. Who `is_out` has no more to say for now, and stands back.
    """

    name: str
    figure: str
    caption: str
    total: str = ""
    short_total: str = ""
    note: str = ""
    short_note: str = ""
    has_failed: bool = False
    is_bad: bool = False
    emblem: str | None = None
    is_dealer: bool = False
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words in the middle of the bar, bright once they are settled, with a picture before them."""

    words: str
    emblem: str | None = None
    is_settled: bool = False


@dataclass(frozen=True, slots=True)
class BarFacts:
    """The middle and the right of the bar."""

    pieces: tuple[Piece, ...]
    trump: Suit | None = None
    trump_words: str = ""


@dataclass(frozen=True, slots=True)
class CallFacts:
    """What was last said at a seat: a number, or a word. The one that `stands` is bright."""

    text: str
    is_number: bool
    stands: bool = False
