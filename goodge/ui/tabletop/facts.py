"""The facts that a game gives about itself at the table, ready to be drawn. Nothing here knows which game it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.cards import Suit
from ...engine.game import AnyView
from ...engine.values import dataclass
from ..wording.evening import your_name


@dataclass(frozen=True, slots=True)
class PlateFacts:
    """One hand at the table.

    `figure` and `caption` (what it counts) stand large, `total` is the foot; `short_total` replaces it where there is
    not enough room. The `note` stands beside the total, or on a line of its own; it `has_own_line` wherever plates have
    room for that. Where there is a `short_note`, that is shown, and the tip has the note. `has_failed` marks the
    figure; `is_bad` marks the note when something was missed, and it `is_quiet` where nothing can be reached any more;
    `has_made` says that the player has what they bid. `emblem`: a picture at the portrait. `played_by` says who plays a
    hand that nobody holds, and stands in the place of a total.
    A hand that `is_out` has no more to say for now and is drawn fainter.
    """

    name: str
    figure: str
    caption: str
    total: str = ""
    short_total: str = ""
    played_by: str = ""
    note: str = ""
    short_note: str = ""
    has_own_line: bool = False
    has_failed: bool = False
    is_bad: bool = False
    is_quiet: bool = False
    has_made: bool = False
    emblem: str | None = None
    is_dealer: bool = False
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Beginning:
    """A round for those who are new to the game: what it is about, how far they are, and what they know of it.

    `person` is their seat. `before` are the points of the hands that were taken before they came, and `tricks` is how
    many tricks were: those count for nothing here.
    """

    title: Callable[[], str]
    state: Callable[[], str]
    person: int
    before: Sequence[int]
    tricks: int
    has_trump: bool
    has_points: bool
    has_goodge: bool

    def name_on_plate(self, view: AnyView, name: str, hand: int) -> str:
        """Return the name of a hand, which says whether it is the person's own."""
        board = view.board
        return your_name(name) if board.holders[hand] == self.person and hand != board.dummy else name


@dataclass(frozen=True, slots=True)
class Piece:
    """Words in the middle of the bar, bright once they are settled, with a picture before them, and their tip.

    `more` stands in small type under the words; they are marked where `is_bad`. What the viewer's own team has, which
    `is_own`, stands on a ground of its own. `short` words stand there where there is not enough room. Other pieces that
    come in its place, its `turns`, have the same room, so that nothing beside it moves.
    """

    words: str
    emblem: str | None = None
    is_settled: bool = False
    is_bad: bool = False
    is_own: bool = False
    more: str = ""
    tip: str = ""
    short: str = ""
    turns: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class BarFacts:
    """The middle and the right-hand end of the bar; without `trump` there is nothing at the right.

    `trump_turns` are all words that may stand beside trump in a round: those that do are as large as all have room.
    """

    pieces: tuple[Piece, ...]
    trump: Suit | None = None
    trump_words: str = ""
    trump_tip: str = ""
    trump_turns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CallFacts:
    """The last call at a seat: a number or a word. The call that `stands` is bright."""

    text: str
    is_number: bool
    stands: bool = False


def plate_key(hand: int) -> str:
    """Return the key of the plate of a hand."""
    return f"plate-{hand}"


def drawn_key(seat: int) -> str:
    """Return the key of the card that a player has drawn for the first deal."""
    return f"drawn:{seat}"
