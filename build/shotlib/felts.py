"""The table in the middle of play on every felt: one for each trump, and those of the house."""

from collections.abc import Callable
from functools import partial

from goodge.engine.cards import Suit
from goodge.table.settings import CHOICES
from headless import AnyView
from shotlib.studio import FOUR, Studio


def _in_play(view: AnyView, trump: Suit | None = None) -> bool:
    """Return True for the last to a trick in the middle of a later round, under this trump if one is named."""
    board = view.board
    is_there = view.seat == 0 and any(view.totals) and len(board.tricks) in (3, 4, 5) and len(board.trick.cards) == 3
    return is_there and (trump is None or board.trump is trump)


def _trump_felt(studio: Studio, suit: Suit) -> None:
    studio.match(partial(_in_play, trump=suit), FOUR)


def _house_felt(studio: Studio, felt: str) -> None:
    studio.app.settings.felt, studio.app.settings.trump_dye = felt, False
    studio.match(_in_play, FOUR)


FELT_SCENES: dict[str, Callable[[Studio], None]] = {
    **{f"felt-{suit.letter}": partial(_trump_felt, suit=suit) for suit in Suit},
    **{f"felt-{felt}": partial(_house_felt, felt=felt) for felt in CHOICES["felt"]},
}
