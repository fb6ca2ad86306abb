"""The words of hints."""

from __future__ import annotations

import pytest

from goodge.coach.hinting import Advice
from goodge.coach.judgement import Judgement
from goodge.engine.actions import PlayCard
from goodge.engine.cards import parse_cards
from goodge.ui.wording.hints import equals_words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("6S", ""),
        ("6S 7S", "The 7 of Spades is exactly as good"),
        ("6S 7S 8S", "The 7 of Spades and the 8 of Spades are exactly as good"),
    ],
)
def test_cards_that_are_the_same_as_the_one_to_play_are_named(cards: str, words: str) -> None:
    first, *rest = parse_cards(cards.split())
    assert equals_words(Advice(PlayCard(first), Judgement(), equals=tuple(rest))) == words
