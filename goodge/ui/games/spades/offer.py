"""Spades as an offer of New game."""

from __future__ import annotations

from ...wording.numbers import figure
from ...wording.phrases import Phrase, Plural
from ..offer import OWN_TARGET, Offer, Pick, Switch

_TARGET = Plural(
    "new game: what the target means",
    "When a team has {n} point, the leading team wins.",
    "When a team has {n} points, the leading team wins.",
)
TEAM_TARGET = Pick(
    "target",
    Phrase("new game: an option", "Play to"),
    (200, 250, 500),
    figure,
    lambda points: _TARGET.say(points, n=figure(points)),
    own=OWN_TARGET,
)
BAGS = Switch(
    "bags",
    Phrase("new game: an option", "Bags"),
    on_words=Phrase("new game: what bags mean", "Ten tricks over the bids cost 100."),
    off_words=Phrase("new game: what no bags mean", "Tricks over the bid cost nothing."),
)

ACROSS = Phrase("new game: how they sit", "Partners sit across the table")

SPADES = Offer(
    id="spades",
    line=Phrase("new game: about Spades, on two lines", "Each team bids how\nmany tricks it wins"),
    cards=("french/KS", "french/AS"),
    tables=(4,),
    options=(
        TEAM_TARGET,
        BAGS,
        Switch(
            "nil",
            Phrase("new game: an option", "Nil"),
            on_words=Phrase("new game: what nil means", "Nil is a bid to win no tricks at all."),
            off_words=Phrase("new game: what no nil means", "Everybody bids at least one trick."),
        ),
        Switch(
            "blind_nil",
            Phrase("new game: an option", "Blind nil"),
            on_words=Phrase("new game: what blind nil means", "A team 100 points behind may bid it blind."),
            off_words=None,
            needs="nil",
            why_off=Phrase("new game: why blind nil cannot be chosen", "Without nil there is no blind nil."),
        ),
    ),
    seating=ACROSS,
)
