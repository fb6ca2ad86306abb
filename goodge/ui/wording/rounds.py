"""The words for the result of a round, for the heading of the score sheet and for its rows."""

from __future__ import annotations

from collections.abc import Sequence

from .lists import listed
from .numbers import figure, points
from .phrases import Phrase, Plural, say, say_many

_HONOURS = {
    ("nil",): Phrase("what a player of Spidge has made, in a row of the sheet", "nil"),
    ("nil", "nil"): Phrase("what a player of Spidge has made, in a row of the sheet", "two nils"),
    ("spidge",): Phrase("what a player of Spidge has made, in a row of the sheet", "spidge"),
    ("slam",): Phrase("what a player of Spidge has made, in a row of the sheet", "slam"),
    ("grand slam",): Phrase("what a player of Spidge has made, in a row of the sheet", "grand slam"),
}
_MADE_HONOURS = {
    ("nil",): Phrase("round: what was made", "{name} made nil"),
    ("nil", "nil"): Phrase("round: what was made", "{name} made two nils"),
    ("spidge",): Phrase("round: what was made", "{name} made spidge"),
    ("slam",): Phrase("round: what was made", "{name} made a slam"),
    ("grand slam",): Phrase("round: what was made", "{name} made a grand slam"),
}
_SCORED = Plural("round: what was made", "{n} player scored in this round", "{n} players scored in this round")
_LONGEST_LINE = 60  # letters


def none_scored_words() -> str:
    """The words before the first round has been scored."""
    return say("round", "No round has been scored yet")


def fell_short_words(side: Sequence[str], taken: int, needed: int) -> str:
    """A bid that failed: "Ann fell short: 80 of 100"."""
    return say(
        "round",
        "{names} fell short: {taken} of {needed}",
        names=listed(side),
        taken=figure(taken),
        needed=figure(needed),
    )


# -- the Goodge Rules -----------------------------------------------------------------------------------------


def made_bid_words(name: str, bid: int, taken: int) -> str:
    """A bid that was made: "Ann made 100 with 115 points"."""
    return say("round", "{name} made {bid} with {points}", name=name, bid=figure(bid), points=points(taken))


# -- two teams ------------------------------------------------------------------------------------------------


def teams_made_words() -> str:
    """The words for a round in which both contracts were made."""
    return say("round", "Both teams made their contracts")


def teams_fell_short_words() -> str:
    """The words for a round in which both contracts failed."""
    return say("round", "Both teams fell short")


def nil_words(name: str, taken: int, *, is_blind: bool) -> str:
    """The result of a nil: "Ann made nil", "Ann bid blind nil and took 2"."""
    if taken:
        blind = Phrase("round: a nil that failed", "{name} bid blind nil and took {tricks}")
        seen = Phrase("round: a nil that failed", "{name} bid nil and took {tricks}")
    else:
        blind, seen = Phrase("round", "{name} made blind nil"), Phrase("round", "{name} made nil")
    return (blind if is_blind else seen).say(name=name, tricks=taken)


def bags_lost_words(side: Sequence[str], lost: int) -> str:
    """The points that bags have cost: "Ann and Cleo lose 100 by bags"."""
    return say_many(
        "round: one player or several partners",
        "{names} loses {points} by bags",
        "{names} lose {points} by bags",
        len(side),
        names=listed(side),
        points=figure(lost),
    )


def taken_of_bid_words(taken: int, bid: int) -> str:
    """The tricks taken beside those bid, in a row of the sheet: "5/4"."""
    return say("row of the sheet: tricks taken, tricks bid", "{taken}/{bid}", taken=taken, bid=bid)


def taken_of_nil_words(taken: int, *, is_blind: bool) -> str:
    """The tricks taken beside a nil, in a row of the sheet: "0/nil", "2/blind"."""
    if is_blind:
        return say("row of the sheet: tricks taken, a nil that was bid blind", "{taken}/blind", taken=taken)
    return say("row of the sheet: tricks taken, a nil", "{taken}/nil", taken=taken)


# -- Spidge ---------------------------------------------------------------------------------------------------


def honours_word(honours: tuple[str, ...]) -> str:
    """The feats of a player, in a row of the sheet: "two nils"; empty where there were none."""
    return _HONOURS[honours].say() if honours else ""


def dummys_tricks_words(taken: int) -> str:
    """The dummy's tricks, shown beside those of the dealer's own hand: "+ 3"."""
    return say("row of the sheet: the dummy’s tricks, after the dealer’s own", "+ {tricks}", tricks=taken)


def honours_words(made: Sequence[tuple[str, tuple[str, ...]]]) -> str:
    """The feats of players, by their names: "Ann made spidge · Ben made nil"."""
    if not made:
        return say("round: nobody made anything in Spidge", "Nobody scored: you need no tricks at all, or at least ten")
    words = " · ".join(_MADE_HONOURS[honours].say(name=name) for name, honours in made)
    return words if len(words) <= _LONGEST_LINE else _SCORED.say(len(made))
