"""Spades, as it can be chosen."""

from __future__ import annotations

from .offer import LARGEST_TARGET, Offer, Pick, Switch

TEAM_TARGET = Pick(
    "target",
    "Play to",
    ((200, "200"), (250, "250"), (500, "500")),
    "When a team has {:,} points, the leading team wins.".format,
    own=LARGEST_TARGET,
)
BAGS = Switch(
    "bags", "Bags", on_words="Ten tricks over the bids cost 100.", off_words="Tricks over the bid cost nothing."
)

ACROSS = "Partners sit across the table"

SPADES = Offer(
    id="spades",
    name="Spades",
    line="Two against two,\nnil and bags",
    cards=("french/KS", "french/AS"),
    tables=(4,),
    options=(
        TEAM_TARGET,
        BAGS,
        Switch("nil", "Nil", on_words="Nil is a bid of no trick at all.", off_words="Everybody bids a trick or more."),
        Switch(
            "blind_nil",
            "Blind nil",
            on_words="A team 100 behind may bid it blind.",
            off_words="",
            needs="nil",
            why_off="Without nil there is no blind nil.",
        ),
    ),
    seating=ACROSS,
)
