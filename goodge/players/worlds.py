"""Deals of the unseen cards that fit what a seat has seen, likely ones more often.

The first is drawn by the engine's sampler, uniform over all deals that fit. From there on cards are swapped between
the places that may hold them, and a swap is kept or taken back by how likely it makes what the others did (Metropolis
et al., Equation of State Calculations by Fast Computing Machines, 1953): what they bid and where they passed, that
the Goodge named this trump, and which cards people lay away.
"""

from __future__ import annotations

from math import exp

from ..engine.actions import Bid, Pass
from ..engine.games import game_named
from ..engine.games.goodge import BID_STEP, LOWEST_BID
from ..engine.rng import Stream
from .playout import CARD_SUIT, CROWN, MASK_WORTH, PLACES, PLACES_OF, SUITS
from .seam import AnyView
from .sight import Sight, masks_of, number_of
from .strength import suit_values

# How much stronger a hand is than its bidder's limit, and how sharply people keep to that, in points.
_GOODGE_OVER_BID = {3: 25.0, 4: 25.0}
_DEALT_UNDER_LIMIT = {3: 25.0, 4: 30.0}  # before the Stash, which nobody has seen yet
_SHARPNESS = 18.0
# The odds, as logarithms, that a card lies in the Stash rather than in the Goodge's hand.
_LAID_AWAY_PLAIN = {0: 1.5, 4: 0.7, 7: -3.0, 8: -3.0, 9: -5.0}
_LAID_AWAY_TRUMP = -7.0
_LAID_AWAY_OTHER = -1.2

CROWN_BIT = 1 << CROWN
UNBOUNDED = (-1e9, 1e9)

# A swap that makes things less likely is kept by its odds: out of 2 ** 24, by steps of a logarithm (whole numbers, so
# that every system's exp() gives the same).
_STEPS, _HOPELESS = 32, -16.0
_CHANCES = [round(exp(-step / _STEPS) * (1 << 24)) for step in range(int(-_HOPELESS * _STEPS))]

# Tried swaps an unseen card: before the first deal, and between one deal and the next.
_FIRST_SWAPS, _SWAPS = 8, 1


class PlausibleWorlds:
    """An endless run of deals for one view of card play. Raises NoSuchDeal if none fits.

    `hands` (playout.py's flat list) and `stash` (its points) are the deal reached; `advance` goes on to the next.
    """

    def __init__(self, view: AnyView, sight: Sight, stream: Stream) -> None:
        self._sight = sight
        self._seed = stream.below(1 << 31)
        state = game_named(view.game).sampler(view).draw(stream)
        self.hands = [mask for hand in state.hands for mask in masks_of(hand, sight.trump)]
        self._stash_seat = sight.seats  # the Stash is one more hand
        self.hands += masks_of(state.stash, sight.trump)
        self._played = _played_masks(view, sight)
        self._plain, self._trump = suit_values(sight.seats)
        self._crown = self._trump[CROWN_BIT] - self._trump[0]
        self._bounds = _bounds(view, sight)
        self._places()
        self._fits = [self._fit(holder) for holder in range(sight.seats + 1)]
        self._swap(_FIRST_SWAPS * len(self._cards))

    @property
    def stash(self) -> int:
        """The points in the Stash of this deal."""
        base = SUITS * self._stash_seat
        return sum(MASK_WORTH[mask] for mask in self.hands[base : base + SUITS])

    def advance(self) -> None:
        """Goes on to the next deal."""
        self._swap(_SWAPS * len(self._cards))

    def _places(self) -> None:
        """The unseen cards, where each lies, and where each may lie."""
        sight = self._sight
        holders = [seat for seat in range(sight.seats) if seat != sight.seat]
        if not sight.is_goodge:
            holders.append(self._stash_seat)
        self._cards: list[int] = []
        self._holder: list[int] = []
        for holder in holders:
            for suit in range(SUITS):
                mask = self.hands[SUITS * holder + suit] & sight.unseen[suit]
                cards = [PLACES * suit + place for place in PLACES_OF[mask]]
                self._cards += cards
                self._holder += [holder] * len(cards)
        self._barred = [*sight.void, 0]

    def _swap(self, swaps: int) -> None:
        cards, holder, barred, fits = self._cards, self._holder, self._barred, self._fits
        count, seed = len(cards), self._seed
        if count < 2:
            return
        for _ in range(swaps):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            one = (seed >> 8) % count
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            other = (seed >> 8) % count
            here, there = holder[one], holder[other]
            if here == there:
                continue
            card, swapped = cards[one], cards[other]
            if barred[there] >> CARD_SUIT[card] & 1 or barred[here] >> CARD_SUIT[swapped] & 1:
                continue
            self._exchange(here, there, card, swapped)
            fit_here, fit_there = self._fit(here), self._fit(there)
            gain = fit_here + fit_there - fits[here] - fits[there] + self._odds(here, there, card, swapped)
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            if gain >= 0.0 or (gain > _HOPELESS and (seed >> 7) < _CHANCES[int(-gain * _STEPS)]):
                holder[one], holder[other] = there, here
                fits[here], fits[there] = fit_here, fit_there
            else:
                self._exchange(there, here, card, swapped)
        self._seed = seed

    def _exchange(self, here: int, there: int, card: int, swapped: int) -> None:
        hands = self.hands
        suit, bit = CARD_SUIT[card], 1 << card % PLACES
        hands[SUITS * here + suit] ^= bit
        hands[SUITS * there + suit] ^= bit
        suit, bit = CARD_SUIT[swapped], 1 << swapped % PLACES
        hands[SUITS * here + suit] ^= bit
        hands[SUITS * there + suit] ^= bit

    def _odds(self, here: int, there: int, card: int, swapped: int) -> float:
        """How much likelier the Stash is after this swap, as a logarithm."""
        if there == self._stash_seat:
            return LAID_AWAY[card] - LAID_AWAY[swapped]
        if here == self._stash_seat:
            return LAID_AWAY[swapped] - LAID_AWAY[card]
        return 0.0

    def _fit(self, seat: int) -> float:
        """How likely the seat's bids are with this hand, as a logarithm."""
        low, high = self._bounds[seat]
        if (low, high) == UNBOUNDED:
            return 0.0
        base, hands, played, plain, trump = SUITS * seat, self.hands, self._played, self._plain, self._trump
        m0 = hands[base] | played[base]
        m1 = hands[base + 1] | played[base + 1]
        m2 = hands[base + 2] | played[base + 2]
        m3 = hands[base + 3] | played[base + 3]
        m4 = hands[base + 4] | played[base + 4]
        value = plain[m1] + plain[m2] + plain[m3] + plain[m4]
        if seat == self._sight.goodge:
            value += trump[m0]
        else:  # it bid on its best suit, whichever that was; the Crown is as good with any
            own = m0 & ~CROWN_BIT
            value += plain[own]
            value += max(
                trump[own] - plain[own],
                trump[m1] - plain[m1],
                trump[m2] - plain[m2],
                trump[m3] - plain[m3],
                trump[m4] - plain[m4],
            )
            value += self._crown if m0 != own else 0.0
        if value < low:
            return (value - low) / _SHARPNESS
        return (high - value) / _SHARPNESS if value > high else 0.0


def _laid_away(card: int) -> float:
    if card < PLACES:
        return _LAID_AWAY_TRUMP
    return _LAID_AWAY_PLAIN.get(card % PLACES, _LAID_AWAY_OTHER)


LAID_AWAY = [_laid_away(card) for card in range(SUITS * PLACES)]


def _played_masks(view: AnyView, sight: Sight) -> list[int]:
    played = [0] * (SUITS * sight.seats)
    for trick in (*view.board.tricks, view.board.trick):
        for place, card in enumerate(trick.cards):
            number = number_of(card, sight.trump)
            played[SUITS * ((trick.leader + place) % sight.seats) + CARD_SUIT[number]] |= 1 << number % PLACES
    return played


def _bounds(view: AnyView, sight: Sight) -> list[tuple[float, float]]:
    """For each seat, and the Stash, between which strengths its last bid and its pass put the hand it had."""
    lowest, highest = UNBOUNDED
    under = _DEALT_UNDER_LIMIT[sight.seats]
    bids, passes = _calls(view, sight.seats)
    bounds = []
    for seat in range(sight.seats):
        low = bids[seat] - under if seat in bids else lowest
        high = passes[seat] - under if seat in passes else highest
        if seat == sight.goodge:
            low, high = view.board.bid + _GOODGE_OVER_BID[sight.seats], highest
        bounds.append((low, high) if seat != sight.seat else UNBOUNDED)
    return [*bounds, UNBOUNDED]


def _calls(view: AnyView, seats: int) -> tuple[dict[int, int], dict[int, int]]:
    """Each seat's last bid, and the bid at which it passed."""
    bids: dict[int, int] = {}
    passes: dict[int, int] = {}
    standing = LOWEST_BID - BID_STEP
    turn = view.board.dealer
    for call in view.actions:
        turn = next(seat % seats for seat in range(turn + 1, turn + 1 + seats) if seat % seats not in passes)
        if isinstance(call, Bid):
            bids[turn] = standing = call.amount
        elif isinstance(call, Pass):
            passes[turn] = standing + BID_STEP
        else:
            break
    return bids, passes
