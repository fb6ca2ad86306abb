# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A chain of deals of the unseen cards, likely ones more often: what all games have in common.

A chain of swaps (Metropolis and others: Equation of State Calculations by Fast Computing Machines, 1953): two cards in
two hands change places, and stay there or go back by how much likelier that makes all that was seen. Where two hands or
more have shown what they do not hold, swaps alone may not lead from each deal to each other one; there three cards in
three hands now and then go round in a ring (Diaconis, Sturmfels: Algebraic Algorithms for Sampling from Conditional
Distributions, Annals of Statistics 26, 1998: the moves that connect all tables with these sums). How likely a card
was played is a softmax over what counts for each card that could be (in Skat: Rebstock, Solinas, Buro, Sturtevant:
Policy Based Inference in Trick-Taking Card Games, 2019).
"""

from __future__ import annotations

from math import exp

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from math import log

    from .bits import lowest, scrambled
    from .playout import Playout
    from .position import ALL, NONE, ONE
    from .worlds import CAPACITY, SLOTS, SampledWorlds

HOLDERS = 5
UNIT = 1 << 24  # the likeliest card's part of a softmax
FAINTEST = 4096  # steps of a sharpness' 256th part, beyond which a card's part is nothing
STEP = 256
MUCH_MORE = 8.0
RINGS = 4  # of so many tries one goes round in a ring, where that is needed
_PARTS = [round(UNIT * exp(-step / STEP)) for step in range(FAINTEST + 1)]


class Chances:
    """The weights of cards in a softmax, by how many steps they are behind the likeliest."""

    def __init__(self):
        step: cython.int
        if not cython.compiled:  # what is a C array there
            self.part, self.inverse = [0] * (FAINTEST + 1), [0] * (FAINTEST + 1)
        for step in range(FAINTEST + 1):
            self.part[step] = _PARTS[step]
            self.inverse[step] = cython.cast(cython.longlong, UNIT) * UNIT // self.part[step]


_CHANCES = Chances()


class Chain:
    """The deal reached, what each seat was seen to play, and the swaps; how likely a hand is, its kinds say."""

    def __init__(self, rules, holders):
        if not cython.compiled:  # what is a C array there
            self.hands, self.barred, self.past = [0] * HOLDERS, [0] * HOLDERS, [0] * HOLDERS
            self.fits, self.first = [0.0] * HOLDERS, [0] * (HOLDERS + 1)
            self.said, self.tried = [0.0] * 72, [0.0] * 72
            self.card_at, self.holder_at = [0] * 64, [0] * 64
            self.chosen, self.whose, self.new_fits = [0] * 3, [0] * 3, [0.0] * 3
            for name in ("seat", "card", "best", "taker", "pot", "lying", "closed"):
                setattr(self, f"saw_{name}", [0] * 72)
            self.saw_lead, self.saw_rest, self.saw_later = [0] * 72, [0] * 72, [0] * 72
            self.saw_captured = [0] * (4 * 72)
        self.playout = Playout(rules)
        self.seats = rules.seats
        self.holders = holders
        self.rng = 1
        self.chances = _CHANCES
        self.heat = 1.0
        self.mistakes = 1.0
        self.seen = self.cards = self.turning = 0

    # -- what is known, as Python tells it ------------------------------------------------------------------

    def open(self, hands, free, barred, seed, rings=False):
        """See chain.pyi."""
        holder: cython.int
        if len(hands) != self.holders or len(barred) != self.holders:
            raise ValueError(f"there must be {self.holders} hands, what lies aside counted as one")
        self.rng = scrambled(seed & ALL, 0)
        self.cards = self.seen = 0
        together = 0
        for holder, hand in enumerate(hands):
            if hand & (together | barred[holder] | ~self.playout.deck):
                raise ValueError("a card lies in two places, or where it may not")
            together |= hand
            self.hands[holder] = hand
            self.barred[holder] = barred[holder]
            self.past[holder] = 0
            self.fits[holder] = 0.0
        if free & ~together:
            raise ValueError("a free card is in no hand")
        for card in range(self.playout.rules.cards):
            if free >> card & 1:
                self.card_at[self.cards] = card
                self.holder_at[self.cards] = next(h for h, hand in enumerate(hands) if hand >> card & 1)
                self.cards += 1
        self.turning = rings and sum(1 for mask in barred if mask & free) > 1
        for card in range(HOLDERS + 1):
            self.first[card] = 0
        self.forget()

    def forget(self):
        """Forget what was told of the hands of a deal before."""

    def play_by(self, heat, mistakes):
        if heat <= 0 or not 0 < mistakes <= 1:
            raise ValueError("heat is above 0, mistakes up to 1")
        self.heat = heat
        self.mistakes = mistakes

    def saw(self, seat, card, lead, best, taker, pot, lying, rest, later, captured=None, closed=False):
        number: cython.int = self.seen
        if number == 72:
            raise ValueError("no round has so many cards")
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        if number and seat < self.saw_seat[number - 1]:
            raise ValueError("cards seen are told seat by seat")
        if captured is not None and len(captured) != self.seats:
            raise ValueError("each seat has captured something, or nothing")
        self.saw_seat[number], self.saw_card[number], self.saw_taker[number] = seat, card, taker
        self.saw_lead[number] = 0 if lead is None else self.playout.same[lead]
        self.saw_best[number] = NONE if best is None else best
        self.saw_pot[number], self.saw_lying[number] = pot, lying
        self.saw_rest[number], self.saw_later[number] = rest, later
        self.saw_closed[number] = closed
        for other in range(self.seats):
            self.saw_captured[4 * number + other] = 0 if captured is None else captured[other]
        self.seen = number + 1
        for number in range(seat + 1, HOLDERS + 1):
            self.first[number] = self.seen

    # -- the chain ------------------------------------------------------------------------------------------

    def mix(self, swaps):
        number: cython.int = swaps
        holder: cython.int
        with cython.nogil:
            for holder in range(self.holders):
                self.fits[holder] = self.fit(holder, ALL)
                self.settle(holder)
            while number > 0:
                self.move()
                number -= 1

    def fill(self, worlds, number, swaps):
        _place: cython.int
        _again: cython.int
        seat: cython.int
        end: cython.int = number
        times: cython.int = swaps
        into: SampledWorlds = worlds
        if into.size + number > CAPACITY:
            raise ValueError(f"there is room for {CAPACITY} worlds")
        worlds.add(self.holding()[: self.seats], self.aside())  # one of them checked, all are alike
        into.size -= 1
        with cython.nogil:
            for _place in range(end):
                for _again in range(times):
                    self.move()
                for seat in range(self.seats):
                    into.deals[SLOTS * into.size + seat] = self.hands[seat]
                into.deals[SLOTS * into.size + 4] = self.aside()
                into.size += 1

    def holding(self):
        return [self.hands[holder] for holder in range(self.holders)]

    def aside(self):
        """The points of the cards that lie in no seat's hand."""
        points: cython.int = 0
        hand: cython.ulonglong = self.hands[self.seats] if self.holders > self.seats else 0
        while hand:
            points += self.playout.worth[lowest(hand)]
            hand &= hand - 1
        return points

    def below(self, bound):
        rng: cython.ulonglong = self.rng
        rng ^= rng << 13 if cython.compiled else (rng << 13) & ALL
        rng ^= rng >> 7
        rng ^= rng << 17 if cython.compiled else (rng << 17) & ALL
        self.rng = rng
        return ((rng >> 32) * bound) >> 32

    def move(self):
        """Try to go on to another deal."""
        if self.turning and self.below(RINGS) == 0:
            self.ring()
        else:
            self.swap()

    def swap(self):
        """Try to let two cards change places."""
        one: cython.int
        other: cython.int
        here: cython.int
        there: cython.int
        card: cython.int
        swapped: cython.int
        both: cython.ulonglong
        fit_here: cython.double
        fit_there: cython.double
        gain: cython.double
        if self.cards < 2:
            return
        one = self.below(self.cards)
        other = self.below(self.cards)
        here = self.holder_at[one]
        there = self.holder_at[other]
        card = self.card_at[one]
        swapped = self.card_at[other]
        if here == there or self.barred[there] >> card & 1 or self.barred[here] >> swapped & 1:
            return
        both = ONE << card | ONE << swapped
        self.hands[here] ^= both
        self.hands[there] ^= both
        fit_here = self.fit(here, both)
        fit_there = self.fit(there, both)
        gain = fit_here + fit_there - self.fits[here] - self.fits[there]
        if gain >= 0.0 or self.below(UNIT) < self.part(-gain):
            self.fits[here] = fit_here
            self.fits[there] = fit_there
            self.holder_at[one] = there
            self.holder_at[other] = here
            self.settle(here)
            self.settle(there)
        else:
            self.hands[here] ^= both
            self.hands[there] ^= both

    def ring(self):
        """Try to let three cards in three hands go round: each to where the next one lies."""
        place: cython.int
        next_place: cython.int
        here: cython.int
        loss: cython.double = 0.0
        for place in range(3):
            self.chosen[place] = self.below(self.cards)
        for place in range(3):
            next_place = place + 1 if place < 2 else 0
            here = self.holder_at[self.chosen[place]]
            self.whose[place] = here
            if self.holder_at[self.chosen[next_place]] == here:
                return
            if self.barred[here] >> self.card_at[self.chosen[place - 1 if place > 0 else 2]] & 1:
                return
        for place in range(3):
            self.hands[self.whose[place]] ^= self.changed_at(place)
        for place in range(3):
            here = self.whose[place]
            self.new_fits[place] = self.fit(here, self.changed_at(place))
            loss += self.fits[here] - self.new_fits[place]
        if loss <= 0.0 or self.below(UNIT) < self.part(loss):
            self.turn_round()
        else:
            for place in range(3):
                self.hands[self.whose[place]] ^= self.changed_at(place)

    def changed_at(self, place):
        """The card that leaves this hand of a ring, and the one that comes there."""
        before: cython.int = place - 1 if place > 0 else 2
        return ONE << self.card_at[self.chosen[place]] | ONE << self.card_at[self.chosen[before]]

    def turn_round(self):
        """Let the ring that was tried hold from now on."""
        place: cython.int
        for place in range(3):
            self.fits[self.whose[place]] = self.new_fits[place]
            self.holder_at[self.chosen[place]] = self.whose[place + 1 if place < 2 else 0]
            self.settle(self.whose[place])

    def part(self, loss):
        """The 2 ** 24ths that are left of something this much smaller as a logarithm."""
        return self.chances.part[cython.cast(cython.longlong, loss * STEP)] if loss * STEP < FAINTEST else 0

    # -- how well a hand explains what its holder did, as a logarithm ------------------------------------------

    def fit(self, holder, changed):
        """All that a holder did, where these cards have just come or gone."""
        return self.evidence(holder, changed)

    def evidence(self, holder, changed):
        """The cards that a holder was seen to play."""
        total: cython.double = 0.0
        number: cython.int
        for number in range(self.first[holder], self.first[holder + 1]):
            if ONE << self.saw_card[number] & self.saw_lead[number] and changed & self.saw_lead[number] == 0:
                self.tried[number] = self.said[number]  # they followed suit, in which nothing has changed
            else:
                self.tried[number] = self.explained(number)
            total += self.tried[number]
        return total

    def settle(self, holder):
        """Let what was reckoned last for a holder's cards hold from now on."""
        number: cython.int
        for number in range(self.first[holder], self.first[holder + 1]):
            self.said[number] = self.tried[number]

    def explained(self, number):
        """The logarithm of how likely the card seen was the one to be played, had the seat this hand."""
        seat: cython.int = self.saw_seat[number]
        lead: cython.ulonglong = self.saw_lead[number]
        own: cython.ulonglong = self.hands[seat] | self.saw_later[number]
        legal: cython.ulonglong = own & lead
        others: cython.ulonglong
        hand: cython.ulonglong
        rest: cython.ulonglong
        next_seat: cython.int = seat + 1 if seat + 1 < self.seats else 0
        best: cython.int
        cards: cython.int = 0
        sum_of_parts: cython.longlong = 0
        likely: cython.double
        if not legal:
            legal = own
            if self.saw_closed[number] and lead == 0 and own & self.playout.plain:
                legal = own & self.playout.plain
        for best in range(self.seats):
            self.playout.captured[best] = self.saw_captured[4 * number + best]
        if legal == ONE << self.saw_card[number]:
            return 0.0
        hand = self.playout.hands[seat]
        rest = self.playout.hands[next_seat]
        self.playout.hands[seat] = own
        self.playout.hands[next_seat] = self.saw_rest[number] & (ALL ^ own)
        others = legal
        self.playout.thumb_card(
            seat,
            legal | ONE << self.saw_card[number],
            lead,
            self.saw_best[number],
            self.saw_taker[number],
            self.saw_pot[number],
            self.saw_lying[number],
        )
        best = self.playout.score_of[self.saw_card[number]]
        while others:
            sum_of_parts += self.parts(self.playout.score_of[lowest(others)] - best)
            others &= others - 1
            cards += 1
        self.playout.hands[seat] = hand
        self.playout.hands[next_seat] = rest
        likely = (1.0 - self.mistakes) * UNIT / sum_of_parts + self.mistakes / cards
        return log(likely)

    def parts(self, score):
        """The weight of a card that counts this much more than the one played, for each of that one's 2 ** 24 parts."""
        more: cython.double = score / self.heat
        if more <= 0.0:
            return self.part(-more)
        return self.chances.inverse[cython.cast(cython.longlong, min(MUCH_MORE, more) * STEP)]
