"""Spidge as an offer of New game."""

from __future__ import annotations

from ...wording.numbers import figure
from ...wording.phrases import Phrase, Plural
from ..offer import Offer, Pick, Switch

_TARGET = Plural(
    "new game: what the target means",
    "When somebody has {n} point, the leader wins.",
    "When somebody has {n} points, the leader wins.",
)

SPIDGE = Offer(
    id="spidge",
    line=Phrase("new game: about Spidge, on two lines", "Three players\nand an open hand"),
    cards=("french/BigJoker-equal", "french/LittleJoker-equal"),
    tables=(3,),
    options=(
        Pick("target", Phrase("new game: an option", "Play to"), (3, 5, 7), figure, _TARGET.say),
        Switch(
            "jokers",
            Phrase("new game: an option", "Jokers"),
            on_words=Phrase(
                "new game: what jokers mean",
                "Two jokers take the places of two deuces; in one trick they cancel each other.",
            ),
            off_words=Phrase("new game: what no jokers mean", "The plain pack of 52 cards."),
            is_scored=False,
        ),
    ),
    seating=Phrase("new game: how they sit", "Whoever deals plays the dummy as well"),
)
