# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals of the unseen cards in Goodge, likely ones more often: by what was bid, laid away and played (chain.py)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from .bits import lowest
    from .chain import HOLDERS, Chain


class Deals(Chain):
    """A chain of deals for one player's view; the last holder is what lies in no seat's hand."""

    def __init__(self, rules):
        super().__init__(rules, rules.seats + 1)
        if not cython.compiled:  # what is a C array there
            self.claims, self.low, self.high = [0] * HOLDERS, [0.0] * HOLDERS, [0.0] * HOLDERS
            self.plain, self.trump, self.odds = [0.0] * 2048, [0.0] * 2048, [0.0] * 64
        if max(rules.sizes) > 11 or len(rules.sizes) != 5:
            raise ValueError("deals are weighed in games of five suits of up to eleven cards")
        self.sharpness = 1.0

    def forget(self):
        place: cython.int
        for place in range(HOLDERS):
            self.claims[place] = 0
        for place in range(64):
            self.odds[place] = 0.0

    def lay(self, odds):
        if len(odds) != self.playout.rules.cards:
            raise ValueError("there must be odds for each card")
        for card, chance in enumerate(odds):
            self.odds[card] = chance

    def worth(self, plain, trump, sharpness):
        if len(plain) != 2048 or len(trump) != 2048 or sharpness <= 0:
            raise ValueError("a suit has 2,048 values, plain and as trump")
        for mask in range(2048):
            self.plain[mask] = plain[mask]
            self.trump[mask] = trump[mask]
        self.sharpness = sharpness

    def claim(self, seat, low, high, past, named):
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        self.low[seat], self.high[seat], self.past[seat] = low, high, past
        self.claims[seat] = 2 if named else 1

    def players(self, weights, heat, mistakes, goodge=None):
        self.play_by(heat, mistakes)
        self.playout.by_thumb(weights, 0, None, goodge)

    def fit(self, holder, changed):
        total: cython.double = 0.0
        value: cython.double
        hand: cython.ulonglong
        if holder == self.seats:
            hand = self.hands[holder]
            while hand:
                total += self.odds[lowest(hand)]
                hand &= hand - 1
            return total
        if self.claims[holder]:
            value = self.value(self.hands[holder] | self.past[holder], self.claims[holder] == 2)
            if value < self.low[holder]:
                total = (value - self.low[holder]) / self.sharpness
            elif value > self.high[holder]:
                total = (self.high[holder] - value) / self.sharpness
        return total + self.evidence(holder, changed)

    def value(self, hand, named):
        """The worth of a hand to its bidder, with the trump that was named, or with the best for it."""
        own: cython.int = hand & 1023
        suit: cython.int
        mask: cython.int
        total: cython.double = self.plain[own]
        most: cython.double = self.trump[own] - self.plain[own]
        if named:
            most = self.trump[hand & 2047] - self.plain[own]
        for suit in range(4):
            mask = hand >> (11 + 10 * suit) & 1023
            total += self.plain[mask]
            if not named and self.trump[mask] - self.plain[mask] > most:
                most = self.trump[mask] - self.plain[mask]
        if not named and hand & 1024:
            most += self.trump[1024] - self.trump[0]
        return total + most
