# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The points still to be won with all cards known: one side's against all others, or any sum of points, exactly.

Alpha-beta (Knuth, Moore: An Analysis of Alpha-Beta Pruning, Artificial Intelligence 6, 1975) with a memory of
positions between tricks, in which, as in double-dummy solvers for bridge, cards count by their rank among those still
there. The search keeps its own stack, so it can stop anywhere and go on later.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from .bits import lowest, scrambled
    from .position import NONE, Position

from .rules import cards_of

DEPTHS = 72
WIDTH = 17  # cards in a hand at most
ENTRIES = 1 << 20
UNKNOWN = -1
OVER = 256  # more points than there can be
KILLER = 1000
SLICE = 20000 if cython.compiled else 200  # nodes between pauses: one or two milliseconds


class Solver:
    """Solves one position after another."""

    def __init__(self, position):
        if not cython.compiled:  # what is a C array there
            for name in ("alpha", "beta", "low", "high", "best", "own", "slot", "key", "next", "width", "killer"):
                setattr(self, name, [0] * DEPTHS)
            self.weight = [0] * 4
            self.cards, self.hope = [0] * (DEPTHS * WIDTH), [0] * (DEPTHS * WIDTH)
            self.known_key, self.known_low, self.known_high = [0] * ENTRIES, bytearray(ENTRIES), bytearray(ENTRIES)
        card: cython.int
        self.position = position
        self.seats = position.seats
        for card in range(DEPTHS):
            self.killer[card] = NONE
        self.nodes = self.value = self.depth = self.sure = self.owner = 0
        self.done = True

    # -- as Python sees it ----------------------------------------------------------------------------------

    def begin(self, side, low=-1, high=OVER, weights=None):
        position: Position = self.position
        seat: cython.int
        rest: cython.ulonglong = 0
        if not 0 < side < 1 << self.seats:
            raise ValueError(f"{side} is no mask of seats")
        if not -1 <= low < high <= OVER:
            raise ValueError("points are looked for between a lower and a higher number")
        if weights is None:
            weights = [side >> seat & 1 for seat in range(self.seats)]
        if len(weights) != self.seats or min(weights) < 0 or max(weights) == 0:
            raise ValueError("each seat's points count a number of times, and some seat's do")
        total = position.bonus + position.pot + position.trick_worth * (position.left - 1)
        for seat in range(self.seats):
            total += position.captured[seat]
            rest |= position.hands[seat]
        total += sum(position.worth[card] for card in cards_of(rest))
        if total * max(weights) >= OVER:
            raise ValueError(f"all points together must count less than {OVER}")
        self.stop()
        self.side, self.total, self.most = side, total, max(weights)
        self.extra = scrambled(side, position.bonus)
        for seat in range(self.seats):
            self.weight[seat] = weights[seat]
            self.extra = scrambled(self.extra, weights[seat])
        self.alpha[0] = low
        self.beta[0] = high
        self.entering = True
        self.done = False

    def run(self, nodes):
        budget: cython.longlong = nodes
        if not self.done:
            with cython.nogil:
                self.search(budget)
        return self.done

    def solve(self, side, low=-1, high=OVER, pause=None, weights=None):
        self.begin(side, low, high, weights)
        while not self.run(SLICE):
            if pause is not None:
                pause()
        return self.value

    def values(self, side, pause=None):
        card: cython.int
        found = {}
        for card in cards_of(self.position.distinct()):
            self.position.put(card)
            try:
                found[card] = self.solve(side, pause=pause)
            finally:
                self.stop()
                self.position.take_back()
        return found

    def stop(self):
        while self.depth:
            self.position.take_back()
            self.depth -= 1
        self.done = True

    # -- the search -----------------------------------------------------------------------------------------

    def search(self, nodes):
        value: cython.int
        limit: cython.longlong = self.nodes + nodes
        while self.nodes < limit:
            if self.entering:
                self.nodes += 1
                value = self.enter()
            else:
                value = self.advance()
            if value == UNKNOWN:
                continue
            if self.depth == 0:
                self.value = value
                self.done = True
                return
            self.leave(value)

    def enter(self):
        """Look at the position on the playout: its value where that is clear, else UNKNOWN and cards to try."""
        depth: cython.int = self.depth
        own: cython.int = 0
        seat: cython.int
        rest: cython.int = self.total
        value: cython.int
        for seat in range(self.seats):
            own += self.weight[seat] * self.position.captured[seat]
            rest -= self.position.captured[seat]
        least: cython.int = own
        most: cython.int = own + self.most * rest
        if self.position.lying == 0 and rest > 0:
            self.find_sure()
            least += self.sure * self.weight[self.owner]
            most -= self.sure * (self.most - self.weight[self.owner])
        if least >= self.beta[depth] or least == most:
            return least
        if most <= self.alpha[depth]:
            return most
        self.own[depth] = own
        self.low[depth] = self.alpha[depth]
        self.high[depth] = self.beta[depth]
        self.slot[depth] = UNKNOWN
        if self.position.lying == 0:
            value = self.recall()
            if value != UNKNOWN:
                return value
        self.best[depth] = UNKNOWN if self.side >> self.position.turn & 1 else OVER
        self.order(self.position.distinct_mask())
        self.entering = False
        return UNKNOWN

    def advance(self):
        """Play the next card that is to be tried; where there is none, the value of the position."""
        depth: cython.int = self.depth
        place: cython.int = self.next[depth]
        if self.alpha[depth] >= self.beta[depth] or place == self.width[depth]:
            if place < self.width[depth]:
                self.killer[depth] = self.cards[WIDTH * depth + place - 1]
            if self.slot[depth] != UNKNOWN:
                self.remember()
            return self.best[depth]
        self.next[depth] = place + 1
        self.position.put(self.cards[WIDTH * depth + place])
        self.alpha[depth + 1] = self.alpha[depth]
        self.beta[depth + 1] = self.beta[depth]
        self.depth = depth + 1
        self.entering = True
        return UNKNOWN

    def leave(self, value):
        """Take the last card back, and tells the position before it what it was worth."""
        depth: cython.int = self.depth - 1
        self.depth = depth
        self.entering = False
        self.position.take_back()
        if self.side >> self.position.turn & 1:
            self.best[depth] = max(value, self.best[depth])
            self.alpha[depth] = max(value, self.alpha[depth])
        else:
            self.best[depth] = min(value, self.best[depth])
            self.beta[depth] = min(value, self.beta[depth])

    def find_sure(self):
        """Find the hand with the highest trump, and the points that its highest trumps win however they are played."""
        trumps: cython.ulonglong = 0
        own: cython.ulonglong
        seat: cython.int
        card: cython.int
        self.sure = 0
        self.owner = 0
        for seat in range(self.seats):
            if self.position.hands[seat] & self.position.trumps > trumps:
                self.owner = seat
                trumps = self.position.hands[seat] & self.position.trumps
        own = trumps
        trumps = 0
        for seat in range(self.seats):
            if seat != self.owner:
                trumps |= self.position.hands[seat] & self.position.trumps
        if self.position.twins & trumps:
            return
        while own:
            card = lowest(own)
            own &= own - 1
            if trumps >> card == 0:
                self.sure += self.position.trick_worth + self.position.worth[card]

    # -- what is known already ------------------------------------------------------------------------------

    def recall(self):
        """The value of the position if enough of it is known for the window; else UNKNOWN."""
        depth: cython.int = self.depth
        key: cython.ulonglong = self.position.key() ^ self.extra
        slot: cython.int = key & (ENTRIES - 1)
        self.key[depth] = key
        self.slot[depth] = slot
        if self.known_key[slot] != key:
            return UNKNOWN
        at_least: cython.int = self.own[depth] + self.known_low[slot]
        at_most: cython.int = self.own[depth] + self.known_high[slot]
        if at_least >= self.beta[depth] or at_least == at_most:
            return at_least
        if at_most <= self.alpha[depth]:
            return at_most
        return UNKNOWN

    def remember(self):
        """Keep what has been found: a bound where the window was left, else the value."""
        depth: cython.int = self.depth
        slot: cython.int = self.slot[depth]
        best: cython.int = self.best[depth]
        if self.known_key[slot] != self.key[depth]:
            self.known_key[slot] = self.key[depth]
            self.known_low[slot] = 0
            self.known_high[slot] = OVER - 1
        if best > self.low[depth]:
            self.known_low[slot] = best - self.own[depth]
        if best < self.high[depth]:
            self.known_high[slot] = best - self.own[depth]

    # -- which cards to try, and in which order ---------------------------------------------------------------

    def order(self, untried):
        """Put the cards to try in order, what promises most first."""
        depth: cython.int = self.depth
        base: cython.int = WIDTH * depth
        rest: cython.ulonglong = 0
        later: cython.ulonglong = 0
        step: cython.int
        seat: cython.int
        card: cython.int
        hope: cython.int
        place: cython.int
        width: cython.int = 0
        mine: cython.int = self.side >> self.position.turn & 1
        for step in range(1, self.seats):
            seat = (self.position.turn + step) % self.seats
            rest |= self.position.hands[seat]
            if step + self.position.lying < self.seats and (self.side >> seat & 1) != mine:
                later |= self.position.hands[seat]
        while untried:
            card = lowest(untried)
            untried &= untried - 1
            hope = self.promise(card, rest, later) + (KILLER if card == self.killer[depth] else 0)
            place = width
            while place > 0 and self.hope[base + place - 1] < hope:
                self.cards[base + place] = self.cards[base + place - 1]
                self.hope[base + place] = self.hope[base + place - 1]
                place -= 1
            self.cards[base + place] = card
            self.hope[base + place] = hope
            width += 1
        self.width[depth] = width
        self.next[depth] = 0

    def promise(self, card, rest, later):
        """The promise of a card; `rest` are all other hands, `later` those of opponents who play after it."""
        worth: cython.int = self.position.worth[card]
        place: cython.int = self.position.place[card]
        best: cython.int = self.position.best
        if self.position.lead == 0:
            if self.position.same[card] & self.position.higher[card] & rest:
                return 20 - worth - place
            return 40 + worth
        if self.position.higher[best] >> card & 1:
            if self.position.higher[card] & later:
                return 15 - worth
            return 60 + worth + self.position.pot - place
        friend: cython.bint = (self.side >> self.position.taker & 1) == (self.side >> self.position.turn & 1)
        if friend and self.position.higher[best] & later == 0:
            return 40 + 2 * worth - place
        return 20 - 2 * worth - place
