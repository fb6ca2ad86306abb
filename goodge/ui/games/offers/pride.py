"""League Spades, as it can be chosen."""

from __future__ import annotations

from .offer import Limit, Limits, Offer
from .spades import ACROSS, BAGS, TEAM_TARGET

PRIDE = Offer(
    id="pride",
    name="League Spades",
    line="Two jokers on top,\nand no nil",
    cards=("french/2S", "french/BigJoker"),
    tables=(4,),
    options=(
        TEAM_TARGET,
        BAGS,
        Limits(
            "Limits",
            (
                Limit("max_rounds", "Rounds", "No more than {} rounds."),
                Limit("minutes", "Minutes", "No round begins after {} minutes."),
                Limit("set_limit", "Sets", "{} broken contracts lose."),
            ),
        ),
    ),
    seating=ACROSS,
)
