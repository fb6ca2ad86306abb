"""The small goals of Spidge."""

from __future__ import annotations

from ...engine.games.spidge import DUMMY, SpidgeBoard, honours
from ...engine.state import AnyState, Trick, narrow
from .achievement import Reached, in_a_round

_KING, _ACE = 13, 14


def _board(state: AnyState) -> SpidgeBoard:
    return narrow(state, SpidgeBoard).board


def _honoured(*names: str) -> Reached:
    """Return what asks whether a seat has scored for one of these."""
    return lambda state, seat: any(name in honours(_board(state))[seat] for name in names)


def _nil_with_high_card(state: AnyState, seat: int) -> bool:
    """Return True if the seat's own hand took no trick though it held an ace or a king."""
    hand = _board(state).own_hand(seat)
    return not state.board.captured[hand] and any(_KING <= card.rank <= _ACE for card in state.deal.hands[hand])


def _ducked_with_dummy(state: AnyState, seat: int) -> bool:
    return seat == state.board.dealer and not state.board.captured[DUMMY]


def _won_cancelled(state: AnyState, seat: int) -> bool:
    """Return True if the seat won a trick in which both jokers lay, one of them at least another's."""
    holders = state.board.holders
    return any(
        trick.winner is not None
        and holders[trick.winner] == seat
        and len(jokers := _jokers(trick)) > 1
        and any(holders[hand] != seat for hand in jokers)
        for trick in state.board.tricks
    )


def _jokers(trick: Trick) -> list[int]:
    """Return the hands that played a joker to a trick."""
    hands = len(trick.cards)
    return [(trick.leader + place) % hands for place, card in enumerate(trick.cards) if card.suit is None]


SPIDGE_GOALS = (
    in_a_round("spidge-nil", _honoured("nil")),
    in_a_round("spidge-nil-high-card", _nil_with_high_card),
    in_a_round("spidge-ten", _honoured("spidge")),
    in_a_round("spidge-dummy-nil", _ducked_with_dummy),
    in_a_round("spidge-slam", _honoured("slam", "grand slam")),
    in_a_round("spidge-cancelled", _won_cancelled),
)
