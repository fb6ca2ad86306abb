"""The words that come to whatever is pointed at on the table."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.cards import Card, Suit
from .cards import bare_card_name, suit_name
from .lists import listed
from .phrases import say, say_many


def goal_words(target: int) -> str:
    """The way in which a match is won."""
    return say_many(
        "pointing at the bar",
        "Once somebody has {n} point or more at the end of a round, the highest total wins.",
        "Once somebody has {n} points or more at the end of a round, the highest total wins.",
        target,
    )


def team_goal_words(target: int) -> str:
    """The way in which a match of two teams is won."""
    return say_many(
        "pointing at the bar",
        "Once a team has {n} point or more at the end of a round, the highest total wins.",
        "Once a team has {n} points or more at the end of a round, the highest total wins.",
        target,
    )


def auction_tip() -> str:
    """Say what the auction is about."""
    return say("pointing at the heading", "Whoever bids most points is the Goodge, and must take as many.")


def goodge_tip(name: str, bid: int, taken: int) -> str:
    """Say what the Goodge has to do, and how far they are."""
    facts = {"name": name, "bid": bid, "taken": taken}
    return say("pointing at the heading", "{name} must take {bid} points, and has {taken} so far.", **facts)


def tricks_tip(number: int, of: int) -> str:
    """The number of the trick that is being played."""
    return say(
        "pointing at the heading", "This is trick {number} of the {tricks} in a round.", number=number, tricks=of
    )


def bidding_tip() -> str:
    """Say what the bids are."""
    return say("pointing at the heading", "Everybody says how many tricks their hand will take.")


def team_tip(names: Sequence[str], taken: int, contract: int) -> str:
    """Say how many tricks a team has, and has bid."""
    return say_many(
        "pointing at the heading",
        "{names} have {n} trick and have bid {contract}.",
        "{names} have {n} tricks and have bid {contract}.",
        taken,
        names=listed(names),
        contract=contract,
    )


def trump_tip(suit: Suit) -> str:
    """Say what trump does."""
    return say("pointing at trump", "{suit}: a trump beats every card of another suit.", suit=suit_name(suit))


def waiting_trump_tip(*, is_broken: bool) -> str:
    """Say what spades do as trump, and when they may be led."""
    if is_broken:
        return say("pointing at trump", "A spade beats every other suit. Spades are broken: they may be led.")
    return say("pointing at trump", "A spade beats every other suit. Spades may be led once one has been played.")


def stash_tip() -> str:
    """Say what the Stash is before somebody has it."""
    return say("pointing at the Stash", "Three cards that nobody has seen. The Goodge looks into them.")


def buried_tip() -> str:
    """Say what the Stash is to those who have not buried it."""
    return say("pointing at the Stash", "The three cards that the Goodge has laid away. The last trick wins them.")


def own_stash_tip(cards: Sequence[Card], points: int) -> str:
    """Say what the one who has buried it finds in the Stash."""
    names = listed([bare_card_name(card) for card in cards])
    return say_many(
        "pointing at the Stash",
        "Laid away: {cards}. The last trick wins them, {n} point.",
        "Laid away: {cards}. The last trick wins them, {n} points.",
        points,
        cards=names,
    )


def trick_worth_tip() -> str:
    """Say what the pill beside the trick says."""
    return say("pointing at the points of a trick", "The cards of this trick are worth this much so far.")


def led_tip(name: str) -> str:
    """Say who has led to the trick."""
    return say("pointing at a card of the trick", "{name} led this card: whoever can must follow its suit.", name=name)


def played_tip(name: str) -> str:
    """Say who has played a card to the trick."""
    return say("pointing at a card of the trick", "{name} played this card.", name=name)


def struck_tip() -> str:
    """Say what a card struck out is."""
    return say("pointing at a card of the trick", "Both jokers cancel each other: neither can win.")


def call_tip(name: str, call: str) -> str:
    """Say who has made a call, and which."""
    return say("pointing at a call", "The last call of {name}: {call}", name=name, call=call)


def held_tip(name: str, cards: int) -> str:
    """Say how many cards somebody holds."""
    return say_many(
        "pointing at cards face down", "{name} holds {n} card.", "{name} holds {n} cards.", cards, name=name
    )


def dealer_tip() -> str:
    """Say what the dealer's token says."""
    return say("pointing at a plate", "deals this round")


def dummy_tip(name: str) -> str:
    """Say what the dummy is."""
    return say("pointing at the dummy", "The dummy lies open for all. {name} plays it.", name=name)
