"""The words of the score sheet's legend, and those that pointing at a head or at a figure shows."""

from __future__ import annotations

from .numbers import figure
from .phrases import Phrase, say
from .rounds import taken_of_bid_words, taken_of_nil_words

TRICKS_TIP = Phrase("sheet: what a column shows", "The tricks that this player took, and how many were bid")
CONTRACT_TIP = Phrase("sheet: what a column shows", "The tricks that the team took, and how many it had bid")
BAGS = Phrase("head of a column of the sheet", "bags")
SETS = Phrase("head of a column of the sheet", "sets")
SETS_MEAN = Phrase("sheet: legend, after “sets”", "contracts broken so far")
CROWN = Phrase("sheet: legend, after a crown", "the Goodge of the round")
DEALER = Phrase("sheet: legend, after the dealer’s mark", "dealt")
DUMMY = Phrase("sheet: legend, after “4 + 2”", "tricks of one’s own hand and of the dummy’s")
NO_NIL = Phrase("sheet: legend, after “nil”", "a hand took no trick")
SPIDGE = Phrase("sheet: legend, after “spidge”", "ten tricks or more")
SLAM = Phrase("sheet: legend, after “slam”", "one hand took none, the other ten or more")


def example_words() -> str:
    """An entry of the sheet that the legend explains: "5/4"."""
    return taken_of_bid_words(5, 4)


def example_mean_words() -> str:
    """Say what that entry means."""
    return say("sheet: legend, after “5/4”", "took 5, bid 4")


def nil_example_words(*, is_blind: bool) -> str:
    """A nil that held, as the sheet has it: "0/nil"."""
    return taken_of_nil_words(0, is_blind=is_blind)


def nil_mean_words(worth: int) -> str:
    """Say what a nil is: "bid none: 100 won or lost"."""
    return say("sheet: legend, after “0/nil”", "bid none: {points} won or lost", points=figure(worth))


def bags_mean_words(limit: int, penalty: int) -> str:
    """Say what bags are."""
    return say("sheet: legend, after “bags”", "tricks above the bid: {limit} cost {points}",
               limit=limit, points=figure(penalty))  # fmt: skip


def nil_tip_words(taken: int, worth: int) -> str:
    """Say what became of a nil, and what it was worth."""
    if taken:
        return say("sheet: about a nil that failed", "Bid no tricks and took {tricks}: {points}",
                   tricks=taken, points=figure(-worth))  # fmt: skip
    return say("sheet: about a nil that held", "Bid no tricks and took none: +{points}", points=figure(worth))


def penalty_tip_words(limit: int, penalty: int) -> str:
    """Say why a team loses points: "10 tricks above the bids have come together: −100"."""
    return say("sheet: about points lost by bags", "{limit} tricks above the bids have come together: {points}",
               limit=limit, points=figure(-penalty))  # fmt: skip
