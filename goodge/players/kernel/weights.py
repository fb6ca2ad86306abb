"""Rules of thumb for card play as twenty numbers, so that players of many kinds can be put into a playout."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What counts for or against a card, in hundredths of a point; the card that counts most is played.

    "Top" is a card that no other hand can beat in its own suit; "sure" a card that wins whatever the others hold;
    "a place" is one step of rank; "a point" one point of the cards' worth or of what lies in the trick.
    """

    lead_worth: int = -60  # a point of a card led
    lead_place: int = -20  # a place of a card led
    lead_length: int = 30  # each card held of the suit led
    lead_trump: int = -200
    lead_top: int = 500
    lead_top_worth: int = 110  # a point of a top card led, on top of lead_worth
    lead_top_trump: int = 100
    lead_top_risk: int = -300  # a top card of a plain suit while others hold trumps
    take: int = 100  # to win the trick for sure
    take_pot: int = 100  # a point that lies in a trick won for sure
    take_worth: int = 60  # a point of the card itself, then
    try_: int = 0  # to be the best card so far, with others still to play
    try_pot: int = 30
    try_worth: int = -60
    spend_trump: int = -300  # a trump that follows or ruffs
    spend_place: int = -40
    spend_top: int = -300
    give: int = -100  # a point of a card that does not win
    give_goodge: int = -130  # the same, while the Goodge's card is the best
    discard_length: int = -20  # each card held of a suit that is thrown away


DEFAULT = Weights()
