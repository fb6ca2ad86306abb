"""What is counted against a card that is about to be played, beside the best one and without a word of it."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from goodge.coach.counting import DealCount
from goodge.coach.goals import MakeNil
from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.moves import equals
from goodge.coach.reasons import reasons_for
from goodge.coach.warnings import Against, counts_against
from goodge.coach.why import Reaches
from goodge.coach.why_pairs import TakesLater, WinsLater
from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card
from goodge.engine.games import GAMES
from goodge.players import Budget
from goodge.ui.wording.against import against_words
from goodge.ui.wording.cards import USUAL_NAMES

from .choices import choices
from .choices import few_deals as few_deals

BUDGET = Budget(60.0)
HANDS, HOLDERS = ("Ann", "Ben", "Cleo", "Dan"), (0, 1, 2, 3)


def test_it_is_what_a_hint_would_tell_and_names_no_other_card_than_the_bad_one() -> None:
    kinds = Counter[type[Against]]()
    for name, rounds in (("goodge", 10), ("spades", 3), ("spidge", 3)):
        game = GAMES[name]
        for _, view, best, other in choices(game, 6, rounds):
            options = Weighed(PlayCard(best), 30.0, 0.5), Weighed(PlayCard(other), 0.0, 0.4)
            judged = Judgement(options, PlayCard(other), 30.0, error=0.1)
            told = counts_against(view, judged, 20.0, 1, BUDGET)
            assert set(told) <= {other, *equals(game, view, other)}
            assert not counts_against(view, judged, 31.0, 1, BUDGET), "it costs less than what is warned of"
            for card, reason in told.items():
                assert reason in reasons_for(game, view, judged, 1, BUDGET)
                assert other == (reason.kept if isinstance(reason, TakesLater | WinsLater) else reason.other)
                words = against_words(reason, card, HANDS, HOLDERS, view.seat, USUAL_NAMES)
                assert USUAL_NAMES.within(card) in words
                assert USUAL_NAMES.within(best) not in words
                kinds[type(reason)] += 1
    assert set(kinds) == set(get_args(Against))


def test_a_small_difference_is_told_in_hundredths() -> None:
    bad, best = (Card.parse(text) for text in ("5D", "4H"))
    reason = Reaches(MakeNil(0), best, DealCount(141, 150), bad, DealCount(132, 150), of_hundred=True)
    words = against_words(reason, bad, HANDS, HOLDERS, 0, USUAL_NAMES)
    assert words == "Your nil succeeds in 88 of 100 deals with the 5 of Diamonds, in 94 with the best card"
