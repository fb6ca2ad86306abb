"""League Spades, as it can be chosen."""

from __future__ import annotations

from ...sheet_rows import counted
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
                Limit(
                    "max_rounds",
                    "Rounds",
                    "After so many rounds the match is over, and the team with more points wins.",
                    lambda number: f"No more than {counted(number, 'round')}.",
                ),
                Limit(
                    "minutes",
                    "Minutes",
                    "After so many minutes of play no new round begins, and the team with more points wins.",
                    lambda number: f"No round begins after {counted(number, 'minute')}.",
                ),
                Limit(
                    "set_limit",
                    "Sets",
                    "A set is a broken contract: fewer tricks than the team has bid. So many of them lose the match.",
                    lambda number: "A broken contract loses." if number == 1 else f"{number} broken contracts lose.",
                ),
            ),
        ),
    ),
    seating=ACROSS,
    main_rules="Highest are the jokers, then the 2 of spades. Everybody bids at least 1, a team at least 4.",
)
