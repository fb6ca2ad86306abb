"""The Goodge Rules as an offer of New game."""

from __future__ import annotations

from ...wording.numbers import figure
from ...wording.phrases import Phrase, Plural
from ..offer import OWN_TARGET, Offer, Pick

_TARGET = Plural(
    "new game: what the target means",
    "When somebody has {n} point, the leader wins.",
    "When somebody has {n} points, the leader wins.",
)
_ALL_PASS = {
    "last-at-50": (
        Phrase("new game: what follows if all pass", "Play at 50"),
        Phrase("new game: what follows if all pass", "If nobody bids, the last player is the Goodge and must make 50."),
    ),
    "redeal": (
        Phrase("new game: what follows if all pass", "Deal again"),
        Phrase(
            "new game: what follows if all pass",
            "If nobody bids, the last player may pass too, and the same dealer deals again.",
        ),
    ),
}

GOODGE = Offer(
    id="goodge",
    line=Phrase("new game: about Goodge, on two lines", "Everybody plays\nfor themselves"),
    cards=("cards/1T", "cards/Crown"),
    tables=(3, 4),
    options=(
        Pick(
            "target",
            Phrase("new game: an option", "Play to"),
            (500, 1000),
            figure,
            lambda points: _TARGET.say(points, n=figure(points)),
            own=OWN_TARGET,
        ),
        Pick(
            "all_pass",
            Phrase("new game: an option", "If all pass"),
            tuple(_ALL_PASS),
            lambda value: _ALL_PASS[value][0].say(),
            lambda value: _ALL_PASS[value][1].say(),
            is_scored=False,
        ),
    ),
)
