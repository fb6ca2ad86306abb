"""What a warning tells against a choice: what its judgement and the view tell at once."""

from __future__ import annotations

from collections import Counter

from goodge.coach.claims import threats_to
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.memory import is_partners, known_voids
from goodge.coach.warnings import why_bad
from goodge.coach.why import Reason, ShownVoid, TooHigh
from goodge.coach.why_pairs import GivesPoints
from goodge.engine.actions import Bid, Pass, PlayCard
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.engine.tricks import suit_of

from .rounds import one_a_phase, played

NOTHING = Judgement()


def test_a_bid_over_what_is_worth_the_risk_is_told_by_that() -> None:
    game = GAMES["goodge"]
    state = next(one_a_phase(game, 5))
    view = game.view_for(state, state.board.turn)
    judged = Judgement((Weighed(Pass(), 0.0, 0.5),), limit=150)
    assert why_bad(game, view, judged, Bid(155)) == TooHigh(150)
    assert why_bad(game, view, judged, Bid(150)) is None
    assert why_bad(game, view, Judgement(), Bid(200)) is None, "no limit is known"
    assert why_bad(game, view, judged, Pass()) is None


def test_of_cards_it_is_told_what_is_given_away_or_may_be_trumped() -> None:
    kinds = Counter[type[Reason]]()
    for name in ("goodge", "spades"):
        game = GAMES[name]
        for seed in range(6):
            for state in played(game, seed)[:-1]:
                view, board = game.view_for(state, state.board.turn), state.board
                cards = [action for action in view.legal if isinstance(action, PlayCard)]
                for action in cards if board.phase is Phase.PLAY else ():
                    match why_bad(game, view, NOTHING, action):
                        case GivesPoints(card, points) as reason:
                            assert name == "goodge"
                            assert (card, points) == (action.card, worth(action.card))
                            assert threats_to(game, view, card) is None
                        case ShownVoid(hand, suit, helps) as reason:
                            assert not board.trick.cards
                            assert suit is suit_of(action.card, board.trump)
                            assert (hand, suit) in known_voids(game, view)
                            assert not helps
                            assert not is_partners(view, hand)
                        case other:
                            assert other is None
                            continue
                    kinds[type(reason)] += 1
    assert set(kinds) == {GivesPoints, ShownVoid}
