"""Spidge, as it can be chosen."""

from __future__ import annotations

from .offer import Offer, Pick, Switch

SPIDGE = Offer(
    id="spidge",
    name="Spidge",
    line="Three players\nand a dummy",
    cards=("french/BigJoker", "french/LittleJoker"),
    tables=(3,),
    options=(
        Pick(
            "target", "Play to", ((3, "3"), (5, "5"), (7, "7")), "When somebody has {} points, the leader wins.".format
        ),
        Switch(
            "jokers",
            "Jokers",
            on_words="Two jokers take the places of two deuces; in one trick they cancel each other.",
            off_words="The plain pack of 52 cards.",
        ),
    ),
    seating="Whoever deals plays the dummy as well",
)
