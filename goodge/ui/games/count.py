"""What a hand is good for, as people count it on their fingers before they bid."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ...engine.cards import Card
from ...engine.spadeplay import TRUMP
from ...engine.tricks import suit_of

_ACE, _KING = 14, 13
_LONG = 3  # spades beyond so many win when the others have none left
_MOST_ABOVE = 2  # a spade under more than that many others is not counted on


def sure_tricks(hand: Collection[Card], pack: Collection[Card], strength: Callable[[Card], int]) -> int:
    """A rule of thumb: aces, kings with another card of their suit, guarded high spades, and long spades.

    A high spade is guarded by as many lower ones as there are higher ones in other hands. `strength` orders spades.
    """
    plain = [card for card in hand if suit_of(card, TRUMP) is not TRUMP]
    suits = [card.suit for card in plain]
    aces = sum(card.rank == _ACE for card in plain)
    kings = sum(card.rank == _KING and suits.count(card.suit) > 1 for card in plain)
    return aces + kings + _spades(hand, pack, strength)


def _spades(hand: Collection[Card], pack: Collection[Card], strength: Callable[[Card], int]) -> int:
    all_spades = sorted((card for card in pack if suit_of(card, TRUMP) is TRUMP), key=strength, reverse=True)
    count = held = 0
    total = sum(card in hand for card in all_spades)
    for place, card in enumerate(all_spades):
        if card in hand:
            above = place - held
            count += held >= _LONG or above <= min(_MOST_ABOVE, total - held - 1)
            held += 1
    return count
