"""TrickRules of thumb for card play as twenty numbers, so that players of many kinds can be put into a playout."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The things that count for or against a card, in hundredths of a point; the card that counts most is played.

    "Top" is a card that no other hand can beat in its own suit; "sure" a card that wins whatever the others hold;
    "a place" is one step of rank; "a point" one point of the cards' worth or of what lies in the trick.
    """

    lead_worth: int = -20  # a point of a card led
    lead_place: int = 10  # a place of a card led
    lead_length: int = 840  # each card held of the suit led
    lead_trump: int = -590
    lead_top: int = 20
    lead_top_worth: int = 25  # a point of a top card led, on top of lead_worth
    lead_top_trump: int = -240
    lead_top_risk: int = 50  # a top card of a plain suit while others hold trumps
    take: int = 5  # to win the trick for sure
    take_pot: int = 180  # a point that lies in a trick won for sure
    take_worth: int = 15  # a point of the card itself, then
    try_: int = 0  # to be the best card so far, with others still to play
    try_pot: int = 130
    try_worth: int = 20
    spend_trump: int = -580  # a trump that follows or ruffs
    spend_place: int = -25
    spend_top: int = -2300
    give: int = -10  # a point of a card that does not win
    give_goodge: int = -15  # the same, while the Goodge's card is the best
    discard_length: int = -60  # each card held of a suit that is thrown away


# Found by hill climbing over 900 deals of The Goodge Rules with trump at random, each seat in turn against seats that
# play by the weights before, until no step helped. `give_goodge` had no say in that: it is set by hand.
DEFAULT = Weights()
