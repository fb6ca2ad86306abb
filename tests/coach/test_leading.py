"""What can be said of a card that is led."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from goodge.coach.clues import clues_to
from goodge.coach.leading import FewHigher, Highest, drives_out, to_lead
from goodge.coach.memory import cards_unseen
from goodge.coach.merits import merits
from goodge.coach.why_pairs import DrivesOut
from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import AnyGame, AnyView, Phase
from goodge.engine.games import GAMES
from goodge.engine.tricks import suit_of
from tests.engine import kin
from tests.engine.kin import SPADES

from .rounds import played


def drives(own: str, led: str) -> list[DrivesOut]:
    state = kin.after(SPADES, kin.opened(SPADES, own, dealer=3), *["bid 3"] * 4)
    return [*drives_out(SPADES, SPADES.view_for(state, state.board.turn), Card.parse(led))]


def test_the_one_card_above_is_named_and_what_is_highest_without_it() -> None:
    ace, king, queen = map(Card.parse, ("AD", "KD", "QD"))
    rest = "2D 3D 2H 3H 4H 5H 2C 3C 4C 5C 6C"
    assert drives(f"KD QD {rest}", "QD") == [DrivesOut(queen, ace, king)]
    assert drives(f"KD QD {rest}", "KD") == [DrivesOut(king, ace, queen)]
    assert drives(f"AD QD JD {rest}"[:-3], "QD") == [], "the ace is the highest already"
    assert drives(f"AD JD {rest}", "JD") == [], "the King and the Queen are both above it"
    assert drives(f"AD QD {rest}", "QD") == [], "the Ace is the highest already"
    assert drives(f"KD JD {rest}", "KD") == [], "the Queen stays above the Jack"
    assert drives(f"KD 9D {rest}", "2D") == []


@pytest.mark.parametrize("game_id", ["goodge", "spades", "pride", "spidge"])
def test_it_is_said_of_no_card_of_which_it_is_not_so(game_id: str) -> None:
    game, told = GAMES[game_id], 0
    for seed in range(12):
        for state in played(game, seed)[:-1]:
            if state.board.phase is not Phase.PLAY or state.board.trick.cards:
                continue
            view, trump = game.view_for(state, state.board.turn), state.board.trump
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for best, other in permutations(cards[:1] + cards[-1:], 2):
                for reason in merits(game, view, best, other):
                    if isinstance(reason, DrivesOut):
                        told += 1
                        suit, unseen = suit_of(reason.out, trump), cards_unseen(game, view)
                        same = [each for each in unseen if suit_of(each, trump) is suit]
                        for card in (reason.card, reason.then):
                            above = [each for each in same if game.winning_place((card, each), trump) == 1]
                            assert above == [reason.out]
                        assert reason.card == best.card != reason.then
                        assert reason.then in view.acting_hand
    assert bool(told) == (game_id != "spidge")


def leads(game: AnyGame, rounds: int) -> Iterator[AnyView]:
    """The views of whoever leads to a trick in some rounds."""
    for seed in range(rounds):
        for state in played(game, seed):
            view = game.view_for(state, state.board.turn)
            if view.board.phase is Phase.PLAY and not view.board.trick.cards:
                yield view


@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_where_little_is_higher_that_is_named_to_whoever_had_best_lead_the_suit(game: str) -> None:
    told, equal = Counter[bool](), 0
    for view in leads(GAMES[game], 8):
        for action in view.legal:
            clues = clues_to(GAMES[game], view, action)
            few = [clue for clue in clues if isinstance(clue, FewHigher)]
            told[bool(few)] += 1
            if few:
                assert Highest(()) not in clues, "it would say the same of all suits"
                assert isinstance(action, PlayCard)
                assert few[0].card == action.card, "it would point at another card than the one that is advised"
                equal += few[0] not in to_lead(GAMES[game], view)
    assert equal, "no card was advised that equals the one to lead"
    assert set(told) == {True, False}


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_of_a_single_suit_it_is_not_told_that_every_suit_can_be_beaten(game: str) -> None:
    seen = Counter[bool]()
    for view in leads(GAMES[game], 12):
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        is_single = len({suit_of(card, view.board.trump) for card in cards}) == 1
        is_told = Highest(()) in to_lead(GAMES[game], view)
        assert not (is_single and is_told)
        seen[is_told] += 1
        seen[is_single and len(cards) > 1] += 1
    assert seen[True]
    assert seen[False]
