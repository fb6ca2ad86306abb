"""The pictures of Spades, League Spades and Spidge at the table: the points of a match that they show."""

from collections.abc import Callable

from goodge.engine.actions import BlindNil, Nil
from goodge.engine.game import Phase
from goodge.engine.games import GAMES, MAIN_GAME
from goodge.table.seats import SeatSetup
from headless import AnyView
from shotlib.studio import SHARED_TEAMS, TEAMS, THREE, Studio

KIN = tuple(game for game in GAMES if game != MAIN_GAME)


def looking(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.LOOK


def bidding_second(view: AnyView) -> bool:
    """Return True if Ben is next, after Ann has bid."""
    return view.seat == 1 and view.board.phase is Phase.BIDDING and view.board.bids[0] is not None


def bidding_first(view: AnyView) -> bool:
    return _is_bidding(view) and not any(view.board.bids)


def bidding_last(view: AnyView) -> bool:
    return _is_bidding(view) and sum(bid is not None for bid in view.board.bids) == 3


def _is_bidding(view: AnyView) -> bool:
    return view.seat == 0 and view.board.phase is Phase.BIDDING


def middle(view: AnyView) -> bool:
    """Return True for the last to a trick in a later round who may not play some cards."""
    board = view.board
    is_later = view.seat == 0 and any(view.totals) and len(board.tricks) in (4, 5, 6)
    return is_later and len(board.trick.cards) == 3 and 1 < len(view.legal) < len(view.hand)


def leading_unbroken(view: AnyView) -> bool:
    board = view.board
    return view.seat == 0 and len(board.tricks) == 2 and not board.trick.cards and not board.broken


def nil_at_table(view: AnyView) -> bool:
    return middle(view) and any(isinstance(bid, Nil | BlindNil) for bid in view.board.bids)


def dummy_acts(view: AnyView) -> bool:
    board = view.board
    return view.seat == 0 and board.acting == board.dummy and len(board.tricks) == 2 and len(board.trick.cards) == 2


def own_acts(view: AnyView) -> bool:
    board = view.board
    return view.seat == board.dealer == 0 and board.acting != board.dummy and len(board.tricks) == 3


def dummy_left(view: AnyView) -> bool:
    return _beside_dealer(view, 2)


def dummy_right(view: AnyView) -> bool:
    return _beside_dealer(view, 1)


def _beside_dealer(view: AnyView, dealer: int) -> bool:
    board = view.board
    return view.seat == 0 and board.dealer == dealer and len(board.tricks) == 1 and bool(board.trick.cards)


def jokers(view: AnyView) -> bool:
    """Return True if both lie in a trick to which Ann plays last."""
    cards = view.board.trick.cards
    return view.seat == 0 and len(cards) == 3 and sum(card.suit is None for card in cards) == 2


def _drawn(studio: Studio, game: str, seats: tuple[SeatSetup, ...], seed: int, seconds: float) -> None:
    studio.fly(seconds, seats, game, seed)


def _last_trick(studio: Studio) -> None:
    studio.match(middle, THREE, "spidge")
    studio.press("l")


def _refused(studio: Studio) -> None:
    studio.match(dummy_acts, THREE, "spidge")
    studio.refuse()


KIN_SCENES: dict[str, Callable[[Studio], None]] = {
    "spades-bidding": lambda studio: studio.match(bidding_last, TEAMS, "spades"),
    "spades-look": lambda studio: studio.match(looking, TEAMS, "spades"),
    "spades-play": lambda studio: studio.match(middle, TEAMS, "spades"),
    "spades-nil": lambda studio: studio.match(nil_at_table, TEAMS, "spades"),
    "spades-unbroken": lambda studio: studio.match(leading_unbroken, TEAMS, "spades"),
    "pride-draw": lambda studio: _drawn(studio, "pride", TEAMS, 4, 3.2),
    "pride-bidding": lambda studio: studio.match(bidding_first, TEAMS, "pride"),
    "pride-play": lambda studio: studio.match(middle, TEAMS, "pride"),
    "pride-curtain": lambda studio: studio.match(bidding_second, SHARED_TEAMS, "pride"),
    "spidge-draw": lambda studio: _drawn(studio, "spidge", THREE, 4, 3.2),
    "spidge-dummy": lambda studio: studio.match(dummy_acts, THREE, "spidge"),
    "spidge-hand": lambda studio: studio.match(own_acts, THREE, "spidge"),
    "spidge-left": lambda studio: studio.match(dummy_left, THREE, "spidge"),
    "spidge-right": lambda studio: studio.match(dummy_right, THREE, "spidge"),
    "spidge-jokers": lambda studio: studio.match(jokers, THREE, "spidge"),
    "spidge-refused": _refused,
    "spidge-last-trick": _last_trick,
}
