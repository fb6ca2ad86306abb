"""What happens for the first time in a match: each comes up in rounds played by chance, and fits what has happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from goodge.coach.evening import safe_bid
from goodge.coach.evening_moment import EveningMoment
from goodge.coach.firsts import FIRSTS, First, first_for
from goodge.coach.ideas import Pointer
from goodge.coach.own_card import other_choices
from goodge.engine.actions import Action, Bury, PlayCard
from goodge.engine.cards import CROWN, Suit
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE
from goodge.engine.games.goodge import GoodgeBoard, GoodgeState, GoodgeView, worth
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.engine.state import narrow
from goodge.ui.tabletop.moments import card_landed

PERSON = 0
Heard = tuple[EveningMoment, First, Pointer]


def _view(state: GoodgeState) -> GoodgeView:
    return narrow(GOODGE.view_for(state, PERSON), GoodgeBoard)


def round_by_chance(seed: int, said: set[First]) -> Iterator[Heard]:
    """All that is said in a round, each thing once, and nothing of what has been said before."""
    rules, stream = GOODGE.read_rules({"players": 3 + seed % 2}), Stream(seed)
    state = GOODGE.open_round(GOODGE.new_match(rules, seed % 3), deal_for(GOODGE, rules, seed, 0))[0]

    def hear(moment: EveningMoment) -> Iterator[Heard]:
        found = first_for(moment, said)
        if found is not None:
            said.add(found[0])
            yield moment, *found

    while not state.board.is_over:
        before = _view(state)
        if state.board.turn == PERSON:
            yield from hear(EveningMoment(before, is_asked=True))
        three = Bury(tuple(stream.shuffled(state.hands[state.board.to_act])[:3]))
        action: Action = stream.choice(GOODGE.legal_actions(state)[-20:] or (three,))
        state = GOODGE.apply(state, action)[0]
        if isinstance(action, PlayCard) and not state.board.trick.cards:
            yield from hear(EveningMoment(narrow(card_landed(before, _view(state)), GoodgeBoard), is_asked=False))


@cache
def heard() -> tuple[Heard, ...]:
    """All that is said in many rounds, of which two and two follow each other."""
    said = [set[First]() for _ in range(60)]
    return tuple(each for seed in range(120) for each in round_by_chance(seed, said[seed % 60]))


def test_everything_happens_some_day() -> None:
    assert {first for _, first, _ in heard()} == set(FIRSTS) == set(First)


def test_what_is_said_fits_what_has_happened() -> None:
    for moment, first, at in heard():
        view, board = moment.view, moment.view.board
        if first is First.SAFE_BID:
            assert board.phase is Phase.AUCTION
            assert 50 <= at.number <= 250
            is_beyond = board.lowest_bid > safe_bid(view)
            assert at.hand == (board.bidder if is_beyond else None)
            assert at.number == (board.bid if is_beyond else safe_bid(view))
        elif first is First.STASH:
            assert board.goodge == PERSON
        elif first is First.CROWN:
            assert at.card == CROWN
            assert CROWN in view.hand
        elif first is First.TRUMP:
            assert at.card is not None
            cards = (*board.trick.cards, at.card)
            assert GOODGE.winning_place(cards, board.trump) == len(board.trick.cards)
        elif first is First.ONE_WON:
            assert at.hand == PERSON
            assert any(card.rank == 1 for card in board.trick.cards)
        elif first is First.ONE_GIVEN:
            own = (PERSON - board.trick.leader) % len(board.captured)
            assert board.trick.cards[own].rank == 1
            assert at.hand != PERSON
            assert board.goodge in (PERSON, at.hand)
            assert any(card.rank != 1 for card in other_choices(view))
        elif first is First.BID_LOST:
            assert board.goodge is not None
            assert board.goodge == at.hand
            assert board.captured[board.goodge] + 250 - sum(board.captured) < board.bid
        elif first is First.TOGETHER:
            assert at.hand not in (PERSON, board.goodge)
            assert sum(map(worth, board.trick.cards))
        elif first is First.CROWN_ASKS:
            assert board.trick.cards[0] == CROWN == at.card
            assert board.trick.leader == at.hand != PERSON
        elif first is First.SHORT_SUIT:
            assert board.goodge == PERSON
            assert any(1 <= sum(card.suit is suit for card in view.hand) <= 3 for suit in Suit)
        else:
            assert first is First.LAST_TRICKS
            assert len(view.hand) == 3
