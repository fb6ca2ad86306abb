"""The words of hints."""

from __future__ import annotations

import pytest

from goodge.coach.hinting import Advice
from goodge.coach.judgement import Judgement, Weighed
from goodge.engine.actions import PlayCard
from goodge.engine.cards import parse_cards
from goodge.ui.wording.hints import equals_words, figures_words, reason_words, tempting_words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("6S", ""),
        ("6S 7S", "Exactly as good: the 7 of Spades"),
        ("6S 7S 8S", "Exactly as good: the 7 of Spades and the 8 of Spades"),
    ],
)
def test_cards_that_are_the_same_as_the_one_to_play_are_named(cards: str, words: str) -> None:
    assert equals_words(parse_cards(cards.split())[1:]) == words


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (0.47, "Your chance to win the match: 50%, next best 47%, from 40 possible deals"),
        (0.49, "Your chance to win the match: 50%, from 40 possible deals"),
        (0.52, "Your chance to win the match: 50%, from 40 possible deals"),
    ],
)
def test_a_second_chance_is_told_where_it_is_lower_by_more_than_one_in_a_hundred(other: float, words: str) -> None:
    first, second = (PlayCard(card) for card in parse_cards(["6S", "9S"]))
    options = Weighed(first, 9.0, 0.5), Weighed(second, 3.0, other)
    assert figures_words(Advice(first, Judgement(options, deals=40), *options)) == words


@pytest.mark.parametrize(
    ("swing", "words"),
    [
        (300.0, "The 7 of Spades would cost about 6 points"),
        (1.1, "The 7 of Spades would cost 600 points over 100 rounds"),
    ],
)
def test_what_a_card_that_tempts_would_cost_is_told(swing: float, words: str) -> None:
    low, high = parse_cards(["6S", "7S"])
    best, worse = Weighed(PlayCard(low), 8.0, 0.5), Weighed(PlayCard(high), 2.0, 0.5)
    advice = Advice(best.action, Judgement((best, worse)), best, worse, tempts=worse)
    assert tempting_words(advice, swing) == words
    assert not tempting_words(Advice(best.action, Judgement((best,)), best), swing)


def test_what_a_card_would_cost_is_what_a_warning_and_a_review_tell_of_it() -> None:
    low, high = parse_cards(["6S", "7S"])
    best, worse = Weighed(PlayCard(low), 8.0, 0.5), Weighed(PlayCard(high), -12.0, 0.5)
    judged = Judgement((best, worse), losses=((worse.action, 14.0),))
    advice = Advice(best.action, judged, best, worse, tempts=worse)
    assert tempting_words(advice, 300.0) == "The 7 of Spades would cost about 14 points"
    assert reason_words(advice, 300.0) == "Next best: the 7 of Spades, about 14 points less"
