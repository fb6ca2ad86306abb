"""The Goodge Rules, as they can be chosen."""

from __future__ import annotations

from .offer import LARGEST_TARGET, Offer, Pick

_ALL_PASS = {
    "last-at-50": "If nobody bids, the last player is the Goodge and must make 50.",
    "redeal": "If nobody bids, the last player may pass too, and the same dealer deals again.",
}

GOODGE = Offer(
    id="goodge",
    name="Goodge",
    line="One against all\nfor the Stash",
    cards=("cards/1T", "cards/Crown"),
    tables=(3, 4),
    options=(
        Pick(
            "target",
            "Play to",
            ((500, "500"), (1000, "1000")),
            "When somebody has {:,} points, the leader wins.".format,
            own=LARGEST_TARGET,
        ),
        Pick("all_pass", "All pass", (("last-at-50", "Play at 50"), ("redeal", "Deal again")), _ALL_PASS.__getitem__),
    ),
)
