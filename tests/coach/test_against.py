"""What is counted against a card that is about to be played, beside the best one and without a word of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import get_args

import pytest

from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeBid, MakeNil
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.moves import equals
from goodge.coach.reasons import reasons_for
from goodge.coach.warnings import Against, counts_against
from goodge.coach.why import Fails, MoreOften, Reaches, TakesTrick
from goodge.coach.why_pairs import LosesPoints, TakesLater, WinsLater
from goodge.engine.actions import Action, Bid, Bury, NameTrump, PlayCard
from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import worth
from goodge.players import Budget
from goodge.ui.wording.against import against_words
from goodge.ui.wording.cards import USUAL_NAMES, inner_suit_name

from .choices import choices
from .choices import few_deals as few_deals
from .rounds import played

BUDGET = Budget(60.0)
FIVE, MOSTLY = Card.parse("5H"), DealCount(32, 40)
HANDS, HOLDERS = ("Ann", "Ben", "Cleo", "Dan"), (0, 1, 2, 3)


def test_it_is_what_a_hint_would_tell_and_names_no_other_card_than_the_bad_one() -> None:
    kinds = Counter[type[Against]]()
    for name, rounds in (("goodge", 10), ("spades", 3), ("spidge", 3)):
        game = GAMES[name]
        for _, view, best, other in choices(game, 6, rounds):
            options = Weighed(PlayCard(best), 30.0, 0.5), Weighed(PlayCard(other), 0.0, 0.4)
            judged = Judgement(options, PlayCard(other), 30.0, error=0.1)
            told = counts_against(view, judged, 20.0, 1, BUDGET)
            assert set(told) <= set(map(PlayCard, (other, *equals(game, view, other))))
            assert not counts_against(view, judged, 31.0, 1, BUDGET), "it costs less than what is warned of"
            for action, reason in told.items():
                assert isinstance(action, PlayCard)
                clear = [each for each in reasons_for(game, view, judged, 1, BUDGET) if isinstance(each, Reaches)]
                clear = [each for each in clear if abs(each.reached.tenths - each.other_reached.tenths) >= 2]
                assert reason in clear or not clear, "what the round is about comes first"
                assert not isinstance(reason, MoreOften | Fails)
                found = reasons_for(game, view, judged, 1, BUDGET)
                if isinstance(reason, LosesPoints):
                    assert (reason.card, reason.points) == (other, worth(other))
                    assert not any(isinstance(each, Against) for each in found)
                    assert reason.lost.share >= 0.5
                    assert (reason.goodge is None) == (getattr(view.board, "goodge", None) == view.seat)
                elif reason not in found:
                    assert isinstance(reason, TakesTrick)
                    assert not any(isinstance(each, Against) for each in found)
                    assert reason.other_takes.share < reason.takes.share
                    assert name != "spidge", "tricks are no aim there"
                    assert reason.other == other
                else:
                    assert other == (reason.kept if isinstance(reason, TakesLater | WinsLater) else reason.other)
                words = against_words(reason, action, HANDS, HOLDERS, view.seat, USUAL_NAMES)
                assert USUAL_NAMES.within(action.card) in words
                assert USUAL_NAMES.within(best) not in words
                kinds[type(reason)] += 1
    assert set(kinds) == set(get_args(Against)) - {MoreOften, Fails}


def test_a_small_difference_is_told_in_hundredths() -> None:
    bad, best = (Card.parse(text) for text in ("5D", "4H"))
    reason = Reaches(MakeNil(0), best, DealCount(141, 150), bad, DealCount(132, 150), of_hundred=True)
    words = against_words(reason, PlayCard(bad), HANDS, HOLDERS, 0, USUAL_NAMES)
    assert words == "Your nil succeeds in 88 of 100 deals with the 5 of Diamonds, in 94 with the best card"


@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_of_a_bid_or_a_stash_it_is_told_how_often_the_bid_fails(game: str) -> None:
    """Fails speaks of the bad bid alone; of a Stash or a trump both counts are told, and what is best is not."""
    kinds = set[object]()
    for seed in range(10):
        for state in played(GAMES[game], seed):
            view, phase = GAMES[game].view_for(state, state.board.turn), state.board.phase
            if phase not in (Phase.BIDDING, Phase.EXCHANGE, Phase.TRUMP) or len(view.legal) == 1:
                continue
            actions = _plans(view.hand) if phase is Phase.EXCHANGE else view.legal
            for best, other in permutations((actions[0], actions[len(actions) // 2], actions[-1]), 2):
                judged = Judgement((Weighed(best, 30.0, 0.5), Weighed(other, 0.0, 0.4)), other, 30.0, error=0.1)
                for action, reason in counts_against(view, judged, 20.0, 1, BUDGET).items():
                    assert action == other
                    kinds.add((phase, type(reason)))
                    words = against_words(reason, action, HANDS, HOLDERS, view.seat, USUAL_NAMES)
                    match reason, other:
                        case Fails(failed, _, missed), Bid(amount):
                            assert failed == other
                            assert f"{amount}" in words
                            assert f" {missed.opposite.tenths} of 10 deals" in words
                        case MoreOften(_, _, more, _, less), Bury() | NameTrump():
                            assert less.share < more.share
                            assert f" in {less.tenths} of 10 deals" in words
                            assert words.endswith(f" in {more.tenths}")
                            assert isinstance(other, Bury) or inner_suit_name(other.suit) in words
    bids = {(Phase.BIDDING, Fails)}
    assert kinds >= (bids if game == "spades" else {(Phase.EXCHANGE, MoreOften), (Phase.TRUMP, MoreOften)})


def _plans(hand: tuple[Card, ...]) -> list[Action]:
    return [Bury(hand[:3]), Bury(hand[6:9]), Bury(hand[-3:])]


@pytest.mark.parametrize(
    ("reason", "done", "sentence"),
    [
        (
            LosesPoints(FIVE, 15, 1, MOSTLY),
            PlayCard(FIVE),
            "In 8 of 10 deals the 15 points of the 5 of Hearts go to Ben",
        ),
        (
            LosesPoints(FIVE, 15, None, MOSTLY),
            PlayCard(FIVE),
            "In 8 of 10 deals the 15 points of the 5 of Hearts are lost",
        ),
        (Fails(Bid(145), MakeBid(0, 145), MOSTLY), Bid(160), "Even a bid of 145 fails in 8 of 10 possible deals"),
    ],
)
def test_what_is_lost_and_what_fails_already_have_their_sentences(reason: Against, done: Action, sentence: str) -> None:
    words = against_words(reason, done, HANDS[:3], HOLDERS[:3], 0, USUAL_NAMES)
    assert words == sentence
