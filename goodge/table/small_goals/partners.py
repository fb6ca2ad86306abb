"""The small goals of the two games of partners: Spades and League Spades."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import BlindNil, Nil
from ...engine.cards import BIG_JOKER, LITTLE_JOKER
from ...engine.games import SPADES
from ...engine.partners import SIDES, PartnerBoard, TeamScore, team_score
from ...engine.spadeplay import HANDS, TRUMP
from ...engine.state import AnyState, Trick, narrow
from ...engine.tricks import suit_of
from .achievement import Achievement, in_a_round, is_won

_HIGH = 10
_KING = 13


def _board(state: AnyState) -> PartnerBoard:
    return narrow(state, PartnerBoard).board


def _team(state: AnyState, seat: int) -> TeamScore:
    """The round of the seat's team."""
    side, board = seat % SIDES, _board(state)
    return team_score(board.bids[side::SIDES], board.captured[side::SIDES], None)


def _has_made(state: AnyState, seat: int) -> bool:
    team = _team(state, seat)
    return team.contract > 0 and not team.is_set


def _to_the_trick(state: AnyState, seat: int) -> bool:
    return _has_made(state, seat) and not _team(state, seat).overtricks


def _made_high(state: AnyState, seat: int) -> bool:
    return _has_made(state, seat) and _team(state, seat).contract >= _HIGH


def _has_set_others(state: AnyState, seat: int) -> bool:
    return _has_made(state, seat) and _team(state, seat + 1).is_set


def _made_nil(state: AnyState, seat: int) -> bool:
    board = _board(state)
    return isinstance(board.bids[seat], Nil | BlindNil) and not board.captured[seat]


def _nil_with_high_card(state: AnyState, seat: int) -> bool:
    return _made_nil(state, seat) and any(card.rank >= _KING for card in state.deal.hands[seat])


def _blind_nil(state: AnyState, seat: int) -> bool:
    return _made_nil(state, seat) and _board(state).bids[seat] == BlindNil()


def _covered_nil(state: AnyState, seat: int) -> bool:
    """Return True if the partner made nil, and the seat took over a trick that would have been the partner's."""
    partner = (seat + SIDES) % HANDS
    return _made_nil(state, partner) and any(_took_over(trick, seat, partner) for trick in state.board.tricks)


def _took_over(trick: Trick, seat: int, partner: int) -> bool:
    """Return True if the seat won a trick that the partner was winning when the seat came to play."""
    place = (seat - trick.leader) % HANDS
    if trick.winner != seat or not place:
        return False
    best = SPADES.winning_place(trick.cards[:place], TRUMP)
    return best == (partner - trick.leader) % HANDS


def _took_joker(state: AnyState, seat: int) -> bool:
    """Return True if the seat's Big Joker took the Little Joker from the other team."""
    for trick in state.board.tricks:
        places = [place for place, card in enumerate(trick.cards) if card in (BIG_JOKER, LITTLE_JOKER)]
        is_from_others = len(places) == SIDES and (places[0] - places[1]) % SIDES == 1
        if trick.winner == seat and is_from_others:
            return True
    return False


def _last_trump(state: AnyState, seat: int) -> bool:
    """Return True if the seat won the last trick with a trump."""
    last = state.board.tricks[-1]
    return last.winner == seat and suit_of(last.cards[(seat - last.leader) % HANDS], TRUMP) is TRUMP


def _never_set(rounds: Sequence[AnyState], seat: int) -> bool:
    return is_won(rounds, seat) and not any(_team(state, seat).is_set for state in rounds)


SPADES_GOALS = (
    in_a_round("spades-to-the-trick", _to_the_trick),
    in_a_round("spades-set-others", _has_set_others),
    in_a_round("spades-high", _made_high),
    in_a_round("spades-nil", _made_nil),
    in_a_round("spades-nil-high-card", _nil_with_high_card),
    in_a_round("spades-nil-covered", _covered_nil),
    in_a_round("spades-nil-blind", _blind_nil),
)
PRIDE_GOALS = (
    in_a_round("pride-to-the-trick", _to_the_trick),
    in_a_round("pride-set-others", _has_set_others),
    in_a_round("pride-high", _made_high),
    in_a_round("pride-took-joker", _took_joker),
    in_a_round("pride-last-trump", _last_trump),
    Achievement("pride-never-set", _never_set),
)
