"""What a warning tells against a choice: what its judgement and the view tell at once."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from goodge.coach.claims import surely_takes, threats_to
from goodge.coach.judge import Judge
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.memory import is_on_nil, is_on_own_side, known_voids
from goodge.coach.moves import equals
from goodge.coach.warnings import cost_of, weighed_as
from goodge.coach.why import Reason, ShownVoid
from goodge.coach.why_bids import TooHigh
from goodge.coach.why_nil import LosesNil
from goodge.coach.why_pairs import GivesPoints
from goodge.engine.actions import Bid, Pass, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.tricks import suit_of

from .choices import first_bad
from .rounds import one_a_phase, played


def test_a_bid_over_what_is_worth_the_risk_is_told_by_that() -> None:
    game = GAMES["goodge"]
    state = next(one_a_phase(game, 5))
    view = game.view_for(state, state.board.turn)
    judged = Judgement((Weighed(Pass(), 0.0, 0.5),), limit=150)
    assert first_bad(game, view, judged, Bid(155)) == TooHigh(150)
    assert first_bad(game, view, judged, Bid(150)) is None
    assert first_bad(game, view, Judgement(), Bid(200)) is None, "no limit is known"
    assert first_bad(game, view, judged, Pass()) is None


def test_of_cards_it_is_told_what_only_the_worse_one_does() -> None:
    kinds = Counter[type[Reason]]()
    for name in ("goodge", "spades"):
        game = GAMES[name]
        for seed in range(8):
            for state in played(game, seed)[:-1]:
                view, board = game.view_for(state, state.board.turn), state.board
                cards = [action for action in view.legal if isinstance(action, PlayCard)]
                pairs = permutations(cards, 2) if board.phase is Phase.PLAY else ()
                for best, action in pairs:
                    judged = Judgement((Weighed(best, 30.0, 0.5), Weighed(action, 0.0, 0.5)))
                    suits = [suit_of(each.card, board.trump) for each in (best, action)]
                    match first_bad(game, view, judged, action):
                        case GivesPoints(card, points) as reason:
                            assert name == "goodge"
                            assert (card, points) == (action.card, worth(action.card))
                            assert threats_to(game, view, card) is None
                            assert threats_to(game, view, best.card) is not None
                        case ShownVoid(hand, suit, helps) as reason:
                            assert not board.trick.cards
                            assert suit is suits[1] is not suits[0]
                            assert (hand, suit) in known_voids(game, view)
                            assert not helps
                            assert not is_on_own_side(view, hand)
                        case LosesNil(card) as reason:
                            assert is_on_nil(view)
                            assert card == action.card
                            assert surely_takes(game, view, card)
                        case other:
                            assert other is None
                            continue
                    kinds[type(reason)] += 1
    assert set(kinds) == {GivesPoints, ShownVoid, LosesNil}


def test_a_card_that_equals_one_that_was_weighed_costs_the_same() -> None:
    """Of three low diamonds under a trick one was weighed: the high one beside them is no measure for the others."""
    game, seen = GAMES["spades"], 0
    for seed in range(3):
        for state in played(game, seed):
            view = game.view_for(state, state.board.turn)
            cards = [action for action in view.legal if isinstance(action, PlayCard)]
            for action in cards:
                same = [PlayCard(card) for card in equals(game, view, action.card)]
                others = [each for each in cards if each not in (action, *same)]
                if same and others:
                    judged = Judgement((Weighed(others[0], 30.0, 0.5), Weighed(same[0], 0.0, 0.5)))
                    assert weighed_as(game, view, judged, action) == same[0]
                    assert weighed_as(game, view, judged, same[0]) == same[0]
                    assert weighed_as(game, view, judged, others[0]) == others[0]
                    seen += 1
    assert seen


@pytest.mark.parametrize("name", ["goodge", "spades"])
def test_a_choice_costs_what_the_review_of_it_will_tell(name: str) -> None:
    """Whoever goes on with it all the same is told the same figure after the round."""
    game, told, milder = GAMES[name], 0, 0
    for state in played(game, 2):
        view = game.view_for(state, state.board.turn)
        if state.board.phase is not Phase.PLAY or len(view.acting_hand) != 6 or len(view.legal) == 1:
            continue
        judged = Judge(game).judge(view)
        for option in judged.options[1:]:
            reviewed = Judge(game).judge(view, option.action)
            for weighed in (judged, reviewed):
                cost = cost_of(weighed, option.action)
                assert cost == (0.0 if judged.is_noise(option) else pytest.approx(min(reviewed.gap, reviewed.loss)))
            told += cost > 0.0
            milder += 0.0 < cost < reviewed.gap
    assert told
    assert milder


def test_what_is_told_of_a_choice_that_was_weighed_is_what_a_hint_tells() -> None:
    """Where it is not known what it would lose by the milder search, its points are those of the hint."""
    options = Weighed(Bid(100), 30.0, 0.5), Weighed(Bid(120), 0.0, 0.4)
    judged = Judgement(options, error=4.0)
    assert cost_of(judged, Bid(120)) == 30.0
    assert cost_of(judged, Bid(140)) == 26.0, "of another bid just that it is as bad at least"
