"""The small goals of The Goodge Rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.cards import CROWN, Card
from ...engine.games.goodge import GoodgeBoard
from ...engine.games.goodge_board import ALL_POINTS, worth
from ...engine.state import AnyState, State, Trick, narrow
from ...engine.tricks import suit_of
from .achievement import Achievement, in_a_round, is_won

_HIGH_BID = 150
_RICH_STASH = 10
_RICH = 100
_FAR_BEHIND = 100
_ALL_ONES = 5


def _round(state: AnyState) -> State[GoodgeBoard]:
    return narrow(state, GoodgeBoard)


def _has_made(state: AnyState, seat: int) -> bool:
    board = _round(state).board
    return board.goodge == seat and board.captured[seat] >= board.bid


def _to_the_point(state: AnyState, seat: int) -> bool:
    return _has_made(state, seat) and state.board.captured[seat] == _round(state).board.bid


def _made_high(state: AnyState, seat: int) -> bool:
    return _has_made(state, seat) and _round(state).board.bid >= _HIGH_BID


def _has_kept(state: AnyState, seat: int) -> bool:
    """Return True if the seat won the trick after which the Goodge could not make the bid any more."""
    board = _round(state).board
    left, last = ALL_POINTS, board.tricks[-1]
    for trick in board.tricks:
        if trick.winner != board.goodge:
            left -= trick.points + (sum(map(worth, state.stash)) if trick is last else 0)
        if left < board.bid:
            return trick.winner == seat
    return False


def _won_stash(state: AnyState, seat: int) -> bool:
    return state.board.tricks[-1].winner == seat and sum(map(worth, state.stash)) >= _RICH_STASH


def _drew_trumps(state: AnyState, seat: int) -> bool:
    """Return True if the seat led the Crown, and everybody had to follow with a trump."""
    trump = state.board.trump
    return any(
        trick.leader == seat and trick.cards[0] == CROWN and all(card.suit is trump for card in trick.cards[1:])
        for trick in state.board.tricks
    )


def _own(trick: Trick, seat: int) -> Card:
    """The card that the seat played to a trick."""
    return trick.cards[(seat - trick.leader) % len(trick.cards)]


def _won(state: AnyState, seat: int) -> Iterator[Trick]:
    return (trick for trick in state.board.tricks if trick.winner == seat)


def _caught_a_one(state: AnyState, seat: int) -> bool:
    """Return True if the seat won another's 1 with the last card of a trick."""
    return any(
        _own(trick, seat) == trick.cards[-1] and any(card.rank == 1 for card in trick.cards[:-1])
        for trick in _won(state, seat)
    )


def _has_all_ones(state: AnyState, seat: int) -> bool:
    """Return True if the seat got all five 1s, in tricks or in the Stash."""
    cards = [card for trick in _won(state, seat) for card in trick.cards]
    if state.board.tricks[-1].winner == seat:
        cards += state.stash
    return sum(card.rank == 1 for card in cards) == _ALL_ONES


def _trumped_what_was_laid_away(state: AnyState, seat: int) -> bool:
    """Return True if the Goodge laid a suit away to its last card, and won a trick led in that suit with a trump."""
    board = _round(state).board
    if board.goodge != seat:
        return False
    had = {*state.deal.hands[seat], *state.deal.stash}
    gone = {card.suit for card in state.stash} - {card.suit for card in had.difference(state.stash)}
    return any(
        trick.cards[0].suit in gone and suit_of(_own(trick, seat), board.trump) is board.trump
        for trick in _won(state, seat)
        if suit_of(trick.cards[0], board.trump) is not board.trump
    )


def _trumped_with_a_one(state: AnyState, seat: int) -> bool:
    """Return True if the seat won a trick led in another suit with the 1 of trumps."""
    trump = state.board.trump
    return any(
        _own(trick, seat) == Card(1, trump) and suit_of(trick.cards[0], trump) is not trump
        for trick in _won(state, seat)
    )


def _rich_against(state: AnyState, seat: int) -> bool:
    return _round(state).board.goodge != seat and state.board.captured[seat] >= _RICH


def _never_set(rounds: Sequence[AnyState], seat: int) -> bool:
    """Return True if the seat won the match, was the Goodge twice or more, and made every bid."""
    own = [state for state in rounds if _round(state).board.goodge == seat]
    return is_won(rounds, seat) and len(own) > 1 and all(_has_made(state, seat) for state in own)


def _came_back(rounds: Sequence[AnyState], seat: int) -> bool:
    totals = [state.match.totals for state in rounds]
    return is_won(rounds, seat) and any(max(each) - each[seat] >= _FAR_BEHIND for each in totals)


GOODGE_GOALS = (
    in_a_round("goodge-made", _has_made),
    in_a_round("goodge-to-the-point", _to_the_point),
    in_a_round("goodge-high-bid", _made_high),
    in_a_round("goodge-kept", _has_kept),
    in_a_round("goodge-rich-against", _rich_against),
    in_a_round("goodge-rich-stash", _won_stash),
    in_a_round("goodge-crown-draws", _drew_trumps),
    in_a_round("goodge-caught-one", _caught_a_one),
    in_a_round("goodge-one-of-trumps", _trumped_with_a_one),
    in_a_round("goodge-laid-away", _trumped_what_was_laid_away),
    in_a_round("goodge-all-ones", _has_all_ones),
    Achievement("goodge-never-set", _never_set),
    Achievement("goodge-came-back", _came_back),
)
