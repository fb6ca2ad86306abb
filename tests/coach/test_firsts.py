"""What happens for the first time in a match: each comes up in rounds played by chance, and fits what has happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from goodge.coach.evening_moment import EveningMoment
from goodge.coach.firsts import FIRSTS, First, first_for
from goodge.coach.ideas import Pointer, Spot
from goodge.engine.actions import Action, Bury, PlayCard
from goodge.engine.cards import CROWN, Card, Suit
from goodge.engine.game import Phase
from goodge.engine.games import GOODGE
from goodge.engine.games.goodge import GoodgeBoard, GoodgeState, GoodgeView, worth
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for
from goodge.engine.state import narrow
from goodge.ui.tabletop.moments import card_landed
from tests.engine.playing import after, in_play

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
            assert at == Pointer(Spot.HAND), "how far to bid is told by a hint alone"
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
            assert at.hand != PERSON
            assert any(card.rank == 1 for card in board.trick.cards)
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


@pytest.mark.parametrize(
    ("hands", "cards", "seat", "caught_by"),
    [
        (("9H 6H", "1H 5H", "2H"), "9H 1H 2H", 1, ("9H", 0)),
        (("9H 6H", "1H 5H", "10H"), "9H 1H 10H", 1, None),
        (("9H 5H 6H 7H 8H", "1H", "2H 3H 4H 10H"), "9H 1H 2H", 1, None),
        (("9H 6H", "1H 5H", "2H"), "9H 5H 2H", 1, None),
        (("1H 6H", "9H", "2H"), "1H 9H 2H", 0, ("9H", 1)),
        (("1H 6H", "9H", "2H"), "1H 9H 2H", 1, None),
    ],
    ids=["by the Goodge", "by a partner", "with no choice", "not played", "the Goodge’s own", "somebody else’s"],
)
def test_a_one_given_away_is_told_where_the_other_side_has_it_and_another_card_could_be_played(
    hands: tuple[str, ...], cards: str, seat: int, caught_by: tuple[str, int] | None
) -> None:
    """Seat 0 is the Goodge and leads."""
    *first, last = (f"play {card}" for card in cards.split())
    before = after(in_play(*hands, trump="S"), *first)
    views = [narrow(GOODGE.view_for(state, seat), GoodgeBoard) for state in (before, after(before, last))]
    moment = EveningMoment(narrow(card_landed(*views), GoodgeBoard), is_asked=False)
    found = first_for(moment, set(First) - {First.ONE_GIVEN})
    at = None if caught_by is None else Pointer(Spot.TRICK, Card.parse(caught_by[0]), caught_by[1])
    assert found == (None if at is None else (First.ONE_GIVEN, at))
