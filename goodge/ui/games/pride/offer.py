"""League Spades as an offer of New game."""

from __future__ import annotations

from ...wording.phrases import Phrase, Plural
from ..offer import Limit, Limits, Offer, Own
from ..spades.offer import ACROSS, BAGS, TEAM_TARGET

_LARGEST = 9_999
_LIMITS = (
    Limit(
        "max_rounds",
        Phrase("new game: a limit", "Rounds"),
        Phrase(
            "new game: what a limit does",
            "After this many rounds the match is over, and the team with more points wins.",
        ),
        Plural("new game: what a limit means", "No more than {n} round.", "No more than {n} rounds."),
        Own(_LARGEST, Phrase("new game: problem", "Rounds: a number from 1 to {largest}, or nothing.")),
    ),
    Limit(
        "minutes",
        Phrase("new game: a limit", "Minutes"),
        Phrase(
            "new game: what a limit does",
            "After this many minutes of play no new round begins, and the team with more points wins.",
        ),
        Plural(
            "new game: what a limit means", "No round begins after {n} minute.", "No round begins after {n} minutes."
        ),
        Own(_LARGEST, Phrase("new game: problem", "Minutes: a number from 1 to {largest}, or nothing.")),
    ),
    Limit(
        "set_limit",
        Phrase("new game: a limit", "Sets"),
        Phrase(
            "new game: what a limit does",
            "A set is a broken contract: fewer tricks than the team has bid. A team set this often loses the match.",
        ),
        Plural("new game: what a limit means", "A broken contract loses.", "{n} broken contracts lose."),
        Own(_LARGEST, Phrase("new game: problem", "Sets: a number from 1 to {largest}, or nothing.")),
    ),
)

PRIDE = Offer(
    id="pride",
    line=Phrase("new game: about League Spades, on two lines", "Two teams,\ntwo jokers"),
    cards=("french/2S-high", "french/BigJoker"),
    tables=(4,),
    options=(TEAM_TARGET, BAGS, Limits(Phrase("new game: an option", "Limits"), _LIMITS)),
    seating=ACROSS,
    main_rules=Phrase(
        "new game: the main rules of League Spades",
        "Highest are the jokers, then the 2 of Spades. Everybody bids at least 1, a team at least 4.",
    ),
)
