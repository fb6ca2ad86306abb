"""The words of the bidding: calls, the bid to beat, partners and nil."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import Bid, BlindNil, Nil, Pass
from .lists import listed
from .numbers import figure
from .phrases import Phrase, say

AnyCall = Bid | Pass | Nil | BlindNil

_CALLS = {
    Pass: Phrase("call at a seat, button", "Pass"),
    Nil: Phrase("call at a seat, button", "Nil"),
    BlindNil: Phrase("call at a seat, button", "Blind nil"),
}
_NIL_WORTH = Phrase("what a bid is worth", "No trick at all: 100 points, won or lost")
_BLIND_WORTH = Phrase("what a bid is worth", "No trick at all: 200 points, won or lost")


def call_words(call: AnyCall) -> str:
    """The words for a call: its number or its name."""
    return figure(call.amount) if isinstance(call, Bid) else _CALLS[type(call)].say()


def bid_button(call: AnyCall) -> str:
    """The label of the button that makes this bid."""
    if isinstance(call, Nil):
        return say("button", "Bid nil")
    if isinstance(call, BlindNil):
        return say("button", "Bid blind nil")
    return say("button", "Bid {bid}", bid=call_words(call))


def back_button() -> str:
    """The label of the button that takes a bid back before it is made."""
    return say("button: a bid is not made", "Back")


def nil_worth(*, blind: bool) -> str:
    """The points that nil, or blind nil, is worth."""
    return (_BLIND_WORTH if blind else _NIL_WORTH).say()


def armed_hint(key: str, *, blind: bool) -> str:
    """The keys to use, and what they do, before nil is bid."""
    if blind:
        return say("line under the prompt", "{key} bids blind nil; anything else takes it back", key=key)
    return say("line under the prompt", "{key} bids nil; anything else takes it back", key=key)


def against_hint(key: str, *, blind: bool) -> str:
    """The key that takes nil back once a hint has advised something else."""
    if blind:
        return say("line under the prompt", "{key} takes blind nil back: the hint says otherwise", key=key)
    return say("line under the prompt", "{key} takes nil back: the hint says otherwise", key=key)


# -- the auction ---------------------------------------------------------------------------------------------


def standing_words(bidder: str | None) -> str:
    """The heading for the bid to beat, by its bidder; None: nobody has bid."""
    if bidder is None:
        return say("auction", "Nobody has bid yet")
    return say("auction: the bid itself stands below", "{name} bids", name=bidder)


def to_beat_words(bidder: str, bid: int) -> str:
    """The bid to beat and its bidder, in one line."""
    return say("auction: the bid to beat", "{name} bids {bid}", name=bidder, bid=figure(bid))


def lowest_words(lowest: int) -> str:
    """The lowest number that may be bid."""
    return say("auction: what bids begin at", "from {lowest} up", lowest=lowest)


# -- bids of two partners ------------------------------------------------------------------------------------


def partner_words(partner: str, call: AnyCall | None, whose: str | None) -> str:
    """The partner's bid (None: no bid yet). `whose` partner, where people share the screen."""
    facts = {"partner": partner, "name": whose, "bid": "" if call is None else call_words(call)}
    return _PARTNER[whose is None, type(call)].say(**facts)


def team_words(contract: int) -> str:
    """The sum of both partners' bids."""
    return say("bidding", "The team bids {contract}", contract=contract)


def least_words(least: int) -> str:
    """The least that both partners must bid together."""
    return say("bidding", "The team must bid at least {least}", least=least)


def nil_is_worth(*, is_first: bool) -> str:
    """The worth of nil, as the first thing on its line or after another."""
    if is_first:
        return say("bidding: alone on its line", "Nil wins or loses 100 points")
    return say("bidding: after something else on the line", "nil wins or loses 100 points")


def added_up() -> str:
    """The sentence about how the bids of two partners count."""
    return say("bidding", "Their bids are added up")


_PARTNER = {
    (True, type(None)): Phrase("bidding", "Your partner {partner} bids later"),
    (True, Bid): Phrase("bidding", "Your partner {partner} has bid {bid}"),
    (True, Nil): Phrase("bidding", "Your partner {partner} has bid nil"),
    (True, BlindNil): Phrase("bidding", "Your partner {partner} has bid blind nil"),
    (False, type(None)): Phrase("bidding", "{name}’s partner {partner} bids later"),
    (False, Bid): Phrase("bidding", "{name}’s partner {partner} has bid {bid}"),
    (False, Nil): Phrase("bidding", "{name}’s partner {partner} has bid nil"),
    (False, BlindNil): Phrase("bidding", "{name}’s partner {partner} has bid blind nil"),
}


# -- before the cards are seen -------------------------------------------------------------------------------


def look_button() -> str:
    """The label of the button that turns the player's own cards up."""
    return say("button: at the own cards", "Look")


def blind_question() -> str:
    """The heading once blind nil is about to be bid."""
    return say("heading: bid it?", "Blind nil?")


def blind_offer() -> str:
    """The sentence that blind nil may be bid, and what it is worth."""
    return say("what a bid is worth", "Blind nil may be bid: 200 points, won or lost")


def behind_words(points: int, team: Sequence[str] | None) -> str:
    """The reason why blind nil is offered; the `team` by names where several people share the screen."""
    if team is None:
        return say("blind nil", "Your team is {points} behind", points=points)
    return say("blind nil", "{names} are {points} behind", names=listed(team), points=points)


def face_down_words() -> str:
    """The reason why the cards lie face down."""
    return say("line under the prompt", "The cards are face down: once they are seen, no bid is blind")
