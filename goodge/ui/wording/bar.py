"""The words in the bar over the table: how far the match is, how the round stands, and trump."""

from __future__ import annotations

from ...engine.cards import Suit
from ...engine.games.pride import PrideRules
from .cards import suit_name
from .lists import side_by_side
from .phrases import say, say_many


def round_words(number: int, target: int, clock: str) -> str:
    """The number of the round, and the time left, or the points that win where no time is set."""
    return side_by_side(_round(number), clock or _target(target))


def few_points_round_words(number: int, target: int) -> str:
    """The number of the round, and the few points that win: tricks could be meant as well."""
    return side_by_side(_round(number), say_many("bar: the points that win", "to {n} point", "to {n} points", target))


def league_round_words(number: int, rules: PrideRules, clock: str) -> str:
    """The number of the round out of the most there can be, and the limits that may end the match."""
    sets = rules.set_limit
    lost = "" if sets is None else say_many("bar: broken contracts", "lost at {n} set", "lost at {n} sets", sets)
    which, time = _round_of(number, rules), clock or _minutes(rules)
    return side_by_side(which, _target(rules.target), time, lost)


def short_league_round_words(number: int, rules: PrideRules, clock: str) -> str:
    """The number of the round out of the most there can be, and the time."""
    return side_by_side(_round_of(number, rules), clock or _minutes(rules))


def _round_of(number: int, rules: PrideRules) -> str:
    of = rules.max_rounds
    return _round(number) if of is None else say("bar", "Round {number} of {rounds}", number=number, rounds=of)


def _minutes(rules: PrideRules) -> str:
    minutes = rules.minutes
    return "" if minutes is None else say("bar: minutes of play", "{minutes} min", minutes=minutes)


def ends_words(rules: PrideRules) -> str:
    """The limits that may end a match of League Spades, a sentence each."""
    told = [say("bar: how a match may end", "The first team to reach {target} wins.", target=rules.target)]
    if rules.max_rounds is not None:
        told.append(
            say_many(
                "bar: how a match may end",
                "After {n} round the team with more points wins.",
                "After {n} rounds the team with more points wins.",
                rules.max_rounds,
            )
        )
    if rules.minutes is not None:
        told.append(
            say_many(
                "bar: how a match may end",
                "No round begins after {n} minute of play.",
                "No round begins after {n} minutes of play.",
                rules.minutes,
            )
        )
    if rules.set_limit is not None:
        told.append(set_words(rules.set_limit))
    return " ".join(told)


def set_words(limit: int) -> str:
    """The meaning of a set, and how many of them lose the match."""
    return say_many(
        "bar: how a match may end",
        "A set is a broken contract: the team with {n} set loses.",
        "A set is a broken contract: the team with {n} sets loses.",
        limit,
    )


def sets_so_far(broken: int, limit: int) -> str:
    """The number of contracts that a team has broken, and what that means."""
    if not broken:
        return f"{say('pointing at a team', 'This team has not been set yet.')} {set_words(limit)}"
    so_far = say_many(
        "pointing at a team", "This team has been set {n} time.", "This team has been set {n} times.", broken
    )
    return f"{so_far} {set_words(limit)}"


def trump_words(suit: Suit) -> str:
    """The trump suit of the main game."""
    return say("bar", "Trump: {suit}", suit=suit_name(suit))


def every_spades_words() -> tuple[str, ...]:
    """All that may be said of spades in a round."""
    states = (False, False), (True, False), (True, True)
    return tuple(spades_words(is_play=is_play, is_broken=is_broken) for is_play, is_broken in states)


def spades_words(*, is_play: bool, is_broken: bool) -> str:
    """The sentence that spades are trump and, during play, whether they may be led."""
    if not is_play:
        return say("bar", "Spades are trump")
    return say("bar", "Spades are broken") if is_broken else say("bar", "Spades not broken")


def auction() -> str:
    """The words for the time before there is a Goodge."""
    return say("bar: what is going on", "Auction")


def bidding() -> str:
    """The words for the time before tricks are played."""
    return say("bar: what is going on", "Bidding")


def who_deals() -> str:
    """The words for the time in which the first dealer is found."""
    return say("bar: what is going on", "Who deals first?")


def goodge_words(name: str, bid: int) -> str:
    """The name of the Goodge, and their bid."""
    return say("bar and announcement", "{name} is the Goodge for {bid}", name=name, bid=bid)


def trick_words(number: int, of: int) -> str:
    """The number of the trick being played."""
    return say("bar", "Trick {number} of {tricks}", number=number, tricks=of)


def short_trick_words(number: int) -> str:
    """The number of the trick being played, where there is little room."""
    return say("bar", "Trick {number}", number=number)


def contract_words(taken: int, contract: int, *, is_told: bool = False, is_lost: bool = False) -> str:
    """The tricks that a team has taken of those it has bid, to be read or told; nil where both partners bid none.

    Once they are more, or `is_lost` says that there cannot be as many, both numbers stand beside each other.
    """
    if not contract:
        return say("bar: both partners have bid no trick", "nil")
    if is_lost or (taken > contract and not is_told):
        return say(
            "bar: tricks taken, more or fewer than bid", "{taken}, bid {contract}", taken=taken, contract=contract
        )
    if taken > contract:
        return say("bar: tricks taken, fewer were bid", "{taken} (bid {contract})", taken=taken, contract=contract)
    return say("bar: tricks taken of those bid", "{taken} of {contract}", taken=taken, contract=contract)


def _round(number: int) -> str:
    return say("bar", "Round {number}", number=number)


def _target(target: int) -> str:
    return say("bar: the points that win", "to {target}", target=target)
