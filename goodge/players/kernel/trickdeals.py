# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals of the unseen cards where tricks count, likely ones more often: by the bids and the cards played (chain.py)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from .bits import count
    from .chain import Chain

TRUMP_TOPS, SIDE_TOPS = 6, 3
COUNTED = 4 + TRUMP_TOPS + SIDE_TOPS


class TrickDeals(Chain):
    """A chain of deals for one player's view, each hand playing for its aim."""

    def __init__(self, rules):
        super().__init__(rules, rules.seats)
        if not cython.compiled:  # what is a C array there
            self.claims, self.low, self.high, self.spread = [0] * 4, [0.0] * 4, [0.0] * 4, [0.0] * 4
            self.weight, self.suit, self.top = [0.0] * COUNTED, [0] * 8, [0] * 8
        place: cython.int
        if len(rules.sizes) > 8 or min(rules.sizes) < SIDE_TOPS:
            raise ValueError("deals are weighed in games of up to eight suits, of three cards or more each")
        self.suits = len(rules.sizes)
        for place in range(self.suits):
            self.suit[place] = rules.suit_mask(place)
            self.top[place] = rules.card(place, rules.sizes[place] - 1)
        self.count_by([0.0] * COUNTED)

    def forget(self):
        place: cython.int
        for place in range(4):
            self.claims[place] = 0

    def count_by(self, weights):
        if len(weights) != COUNTED:
            raise ValueError(f"there are {COUNTED} weights")
        place: cython.int
        for place in range(COUNTED):
            self.weight[place] = weights[place]

    def claim(self, seat, low, high, spread, past):
        if not 0 <= seat < self.seats or spread <= 0:
            raise ValueError("a seat of this game makes a claim, with a spread above 0")
        self.low[seat], self.high[seat], self.spread[seat], self.past[seat] = low, high, spread, past
        self.claims[seat] = 1

    def players(self, aims, heat, mistakes):
        self.play_by(heat, mistakes)
        self.playout.by_aims(aims)

    def tricks(self, hand):
        return self.counted(hand)

    def counted(self, hand):
        """The tricks that a hand counts for."""
        place: cython.int
        suit: cython.int
        own: cython.ulonglong = hand
        held: cython.ulonglong = own & self.suit[0]
        number: cython.int = count(held)
        low: cython.int = number
        short: cython.int
        total: cython.double = self.weight[0]
        for place in range(TRUMP_TOPS):
            if place <= self.top[0] and held >> (self.top[0] - place) & 1:
                total += self.weight[4 + place]
                low -= 1
        total += self.weight[1] * low
        if number > 4:
            total += self.weight[2] * (number - 4)
        for suit in range(1, self.suits):
            held = own & self.suit[suit]
            number = count(held)
            for place in range(SIDE_TOPS):
                if number > place and held >> (self.top[suit] - place) & 1:
                    total += self.weight[4 + TRUMP_TOPS + place]
            short = min(low, 2 - number)
            if short > 0:
                total += self.weight[3] * short
                low -= short
        return total

    def fit(self, holder, changed):
        off: cython.double = 0.0
        value: cython.double
        if self.claims[holder]:
            value = self.counted(self.hands[holder] | self.past[holder])
            if value < self.low[holder]:
                off = (value - self.low[holder]) / self.spread[holder]
            elif value > self.high[holder]:
                off = (value - self.high[holder]) / self.spread[holder]
        return self.evidence(holder, changed) - off * off / 2.0
