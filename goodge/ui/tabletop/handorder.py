"""The order of the cards in a hand, from left to right, as the one who holds them likes it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise, permutations
from typing import NamedTuple

from ...engine.cards import Card, Suit
from ...engine.tricks import suit_of
from ...table.settings import Settings

_SHORTER, _LONGER = 0.57, 1.6  # shares of the lower row that the upper one has at least and at most
_FEW = 3  # cards by which it may always be shorter
_DARK = (Suit.SPADES, Suit.CLUBS)


class Wish(NamedTuple):
    """A wish for the order: dark and bright suits in turn, low to high, trumps at the right."""

    alternates: bool = False
    rises: bool = False
    trumps_right: bool = False


AS_EVER = Wish()


def wish_of(settings: Settings) -> Wish:
    """Return the wish in the settings."""
    return Wish(settings.hand_suits == "alternating", settings.hand_ranks == "up", settings.hand_trumps == "right")


def ordered(
    cards: Iterable[Card], seen: Iterable[Card], trump: Suit | None, key: Callable[[Card], tuple[int, ...]], wish: Wish
) -> list[Card]:
    """Return cards suit by suit, trumps at one end; a card of no suit lies there too.

    `key` sorts the cards of a suit from low to high. `seen` are all cards that the hand has held: while suits
    run out, those that are left do not change places.
    """
    groups: dict[Suit | None, list[Card]] = {}
    for card in cards:
        groups.setdefault(suit_of(card, trump), []).append(card)
    held = {suit_of(card, trump) for card in seen} | set(groups)
    at_end = [suit for suit in dict.fromkeys((None, trump)) if suit in held]
    plain = sorted(suit for suit in held if suit is not None and suit is not trump)
    if wish.alternates:
        plain = _alternated(plain, trump)
    if wish.trumps_right:
        suits = [*(reversed(plain) if wish.alternates else plain), *reversed(at_end)]
    else:
        suits = [*at_end, *plain]
    return [card for suit in suits for card in sorted(groups.get(suit, []), key=key, reverse=not wish.rises)]


def kept(cards: Sequence[Card], order: Collection[str]) -> list[Card]:
    """Return sorted cards in an order that somebody has made; cards new in the hand come after those before them."""
    known = {text: place for place, text in enumerate(order)}
    found = sorted((card for card in cards if card.text in known), key=lambda card: known[card.text])
    for place, card in enumerate(cards):
        if card.text not in known:
            before = cards[place - 1] if place else None
            found.insert(found.index(before) + 1 if before is not None else 0, card)
    return found


def _alternated(suits: list[Suit], trump: Suit | None) -> list[Suit]:
    """Return the suits in the order, beginning beside trump, in which dark and bright ones take turns most."""
    first = [] if trump is None else [trump]

    def clashes(order: Sequence[Suit]) -> int:
        return sum((one in _DARK) == (other in _DARK) for one, other in pairwise((*first, *order)))

    return min(map(list, permutations(suits)), key=clashes)


def even_split(cards: Sequence[Card] | None, trump: Suit | None, most: int) -> int | None:
    """Return how many go in the upper of two rows so that no suit is split: as even rows as can be, of `most` at most.

    None if rows would be too uneven or too long for that, or if the cards are not known.
    """
    count = len(cards or ())
    ends = (
        end
        for end in _ends(cards or (), trump)
        if (_SHORTER <= end / (count - end) <= _LONGER or 0 < count - 2 * end <= _FEW) and max(end, count - end) <= most
    )
    return min(ends, key=lambda end: abs(2 * end - count), default=None)


def _ends(cards: Sequence[Card], trump: Suit | None) -> list[int]:
    """Return after how many cards a suit ends and another one begins."""
    suits = [suit_of(card, trump) for card in cards]
    return [place for place in range(1, len(cards)) if suits[place] != suits[place - 1]]
