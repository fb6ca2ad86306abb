"""What is counted against a card that is about to be played, beside the best one and without a word of it."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from goodge.coach.judgement import Judgement, Weighed
from goodge.coach.moves import equals
from goodge.coach.reasons import reasons_for
from goodge.coach.warnings import Against, counts_against
from goodge.coach.why_pairs import TakesLater, WinsLater
from goodge.engine.actions import PlayCard
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
