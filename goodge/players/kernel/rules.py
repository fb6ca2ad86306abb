"""All that the kernel must know of a game: suits, ranks, worth, and three habits of leading and winning.

Cards are numbered 0 to 59, suit by suit and low to high, and trump is always suit 0: whoever calls relabels. What
belongs to trump though it has no suit (the Crown, jokers) is simply the top of suit 0. A set of cards is a mask with
bit `card` set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

MOST_CARDS = 60
MOST_SEATS = 4
MOST_TRICKS = 17
MOST_POINTS = 255  # in a round: what a seat has captured fits into a byte


@dataclass(frozen=True, slots=True)
class TrickRules:
    """Card play of one game. Raises ValueError for what the kernel cannot hold.

    `sizes`: cards of each suit, trump first. `worth`: each card's points by its number. `trick_worth`: points that
    every trick is worth besides (1 where tricks are counted). `must_break`: no trump is led before one has been
    played, but from a hand of nothing else. `twins`: the two top trumps are equals; both in one trick cancel each
    other, and a trick that one of them led then has the suit of its first other card.
    """

    seats: int
    sizes: tuple[int, ...]
    worth: tuple[int, ...]
    trick_worth: int = 0
    must_break: bool = False
    twins: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= MOST_SEATS:
            raise ValueError(f"there must be 2 to {MOST_SEATS} seats, not {self.seats}")
        if not self.sizes or min(self.sizes) < 1 or self.cards > MOST_CARDS:
            raise ValueError(f"suits must have a card or more, and {MOST_CARDS} at most in all, not {self.sizes}")
        if len(self.worth) != self.cards:
            raise ValueError(f"there are {self.cards} cards, and the worth of {len(self.worth)}")
        if min(self.worth) < 0 or self.trick_worth < 0:
            raise ValueError("no card and no trick may be worth less than nothing")
        if self.twins and self.sizes[0] < 2:
            raise ValueError("there are no two top trumps to be twins")

    @property
    def cards(self) -> int:
        """The number of cards."""
        return sum(self.sizes)

    @property
    def deck(self) -> int:
        """The mask of all cards."""
        return (1 << self.cards) - 1

    def card(self, suit: int, place: int) -> int:
        """Return the number of a card: `place` counts from the suit's lowest, 0."""
        return sum(self.sizes[:suit]) + place

    def suit(self, card: int) -> int:
        """Return the suit of a card's number."""
        return next(suit for suit in range(len(self.sizes)) if card < sum(self.sizes[: suit + 1]))

    def suit_mask(self, suit: int) -> int:
        """Return the mask of all cards of a suit."""
        return ((1 << self.sizes[suit]) - 1) << sum(self.sizes[:suit])

    @property
    def twin_mask(self) -> int:
        """The mask of the two equal top trumps; 0 in games without them."""
        return 3 << self.sizes[0] - 2 if self.twins else 0

    def beaten_by(self, card: int) -> int:
        """Return the mask of the cards that win over this one where it is the best of a trick so far."""
        suit = self.suit(card)
        above = self.suit_mask(suit) & ~((2 << card) - 1)
        if self.twin_mask >> card & 1:
            above &= ~self.twin_mask
        return above | (self.suit_mask(0) if suit else 0)


class Tables(NamedTuple):
    """What is true of each card in a game, by its number.

    `same`: the mask of its suit; `higher`: of the cards that beat it; `place`: counted from the suit's lowest;
    `run_start`: the lowest of the neighbours of equal worth to which it belongs.
    """

    same: tuple[int, ...]
    higher: tuple[int, ...]
    place: tuple[int, ...]
    run_start: tuple[int, ...]


@cache
def tables_of(rules: TrickRules) -> Tables:
    """Return the tables of a game."""
    cards = range(rules.cards)
    suits = [rules.suit(card) for card in cards]
    place = [card - rules.card(suit, 0) for card, suit in enumerate(suits)]
    run_start: list[int] = []
    for card in cards:
        alike = place[card] > 0 and rules.worth[card] == rules.worth[card - 1]
        is_twin = rules.twin_mask >> card & 1
        same_run = alike and is_twin == rules.twin_mask >> card - 1 & 1
        run_start.append(run_start[card - 1] if same_run else card)
    same = (rules.suit_mask(suit) for suit in suits)
    return Tables(tuple(same), tuple(map(rules.beaten_by, cards)), tuple(place), tuple(run_start))


def mask_of(cards: Iterable[int]) -> int:
    """Return card numbers as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> Iterator[int]:
    """Iterate over the card numbers of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_GOODGE_SUIT = (20, 0, 0, 0, 15, 0, 0, 0, 0, 10)
_CROWN = 25


@cache
def goodge(seats: int) -> TrickRules:
    """The Goodge Rules: five suits of ten, the Crown as card 10, the Stash as the last trick's bonus."""
    return TrickRules(seats, (11, 10, 10, 10, 10), (*_GOODGE_SUIT, _CROWN, *_GOODGE_SUIT * 4))


@cache
def spades() -> TrickRules:
    """Spades: tricks count, and spades are led once they are broken."""
    return _tricks((13, 13, 13, 13))


@cache
def pride() -> TrickRules:
    """League Spades: 3 to ace, the deuce and both jokers are trump; two plain suits lack their deuce."""
    return _tricks((15, 13, 12, 12))


@cache
def spidge(*, jokers: bool = True) -> TrickRules:
    """Spidge's four hands; with jokers, two equal ones on top of trump and two plain suits without their deuce."""
    return _tricks((15, 13, 12, 12), twins=True) if jokers else spades()


def _tricks(sizes: tuple[int, ...], *, twins: bool = False) -> TrickRules:
    return TrickRules(4, sizes, (0,) * sum(sizes), trick_worth=1, must_break=True, twins=twins)


def check_start(rules: TrickRules, leader: int, tricks: int, trick: Sequence[int], captured: Sequence[int]) -> None:
    """Check the start of a trick: who leads, tricks to be won with this one, cards in it, points of each seat.

    Raises ValueError where it cannot begin so.
    """
    if not 0 <= leader < rules.seats:
        raise ValueError(f"there is no seat {leader}")
    if not 0 <= tricks <= MOST_TRICKS:
        raise ValueError(f"there may be up to {MOST_TRICKS} tricks, not {tricks}")
    if len(trick) >= rules.seats or (trick and not tricks):
        raise ValueError("there are too many cards in the trick under way")
    if any(not 0 <= card < rules.cards for card in trick) or len(set(trick)) < len(trick):
        raise ValueError("a card in the trick lies there twice, or is none of this game")
    if len(captured) != rules.seats or min(captured) < 0 or sum(captured) > MOST_POINTS:
        raise ValueError(f"{rules.seats} seats have captured points, {MOST_POINTS} in all at most")
