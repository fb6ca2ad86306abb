# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Card play on bit masks: what is legal, a card played and taken back, who wins the trick.

Plain Python, which Cython compiles as it stands: position.pxd has the C types of what is shared, position.pyi what the
rest of the program sees. A card is a number, a hand a 64-bit mask, trump suit 0 (rules.py).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from .bits import count, lowest, scrambled

from .rules import MOST_POINTS, check_start, tables_of

COMPILED = cython.compiled
ONE = 1
ALL = (1 << 64) - 1
MARKS = 20  # the seed of the random marks in `key`
NONE = 63  # the number of no card: every card is higher


class Position:
    """One position of card play, and the way there."""

    def __init__(self, rules):
        if not cython.compiled:  # what is a C array there
            for name in ("higher", "same", "worth", "place", "run_start"):
                setattr(self, name, [0] * 64)
            self.hands, self.captured, self.mark = [0] * 4, [0] * 4, [0] * 256
            for name in ("card", "turn", "best", "taker", "pot", "closed", "lead"):
                setattr(self, f"old_{name}", [0] * 72)
        card: cython.int
        self.rules = rules
        self.seats = rules.seats
        self.trick_worth = rules.trick_worth
        self.must_break = rules.must_break
        self.trumps = rules.suit_mask(0)
        self.deck = rules.deck
        self.plain = self.deck ^ self.trumps
        self.twins = rules.twin_mask
        tables = tables_of(rules)
        for card in range(rules.cards):
            self.same[card] = tables.same[card]
            self.higher[card] = tables.higher[card]
            self.worth[card] = rules.worth[card]
            self.place[card] = tables.place[card]
            self.run_start[card] = tables.run_start[card]
        self.higher[NONE] = ALL
        for card in range(256):
            self.mark[card] = scrambled(MARKS, card)
        self.open(0, 0)

    # -- the position, as Python sees it --------------------------------------------------------------------

    def start(self, hands, leader, trick=(), captured=None, bonus=0, broken=False):
        tricks = hands[(leader + len(trick)) % self.seats].bit_count() if len(hands) == self.seats else 0
        self.open(leader, tricks, trick, captured, broken)
        self.lay(hands, bonus)

    def open(self, leader, tricks, trick=(), captured=None, broken=False):
        """Begin a trick, and puts the cards of `trick` into it; all hands are empty still."""
        captured = [0] * self.seats if captured is None else captured
        check_start(self.rules, leader, tricks, trick, captured)
        seat: cython.int
        card: cython.int
        for seat in range(self.seats):
            self.hands[seat] = 0
            self.captured[seat] = captured[seat]
        self.turn = self.taker = leader
        self.lead = 0
        self.best = NONE
        self.pot = self.trick_worth
        self.lying = 0
        self.left = tricks
        self.bonus = 0
        self.closed = self.must_break and not broken
        self.plies = 0
        for card in trick:
            self.hands[self.turn] |= ONE << card
            self.put(card)
        self.first_ply = self.plies

    def lay(self, hands, bonus=0):
        """Give each seat its hand. Raises ValueError for hands that do not fit the trick under way."""
        seat: cython.int
        hand: cython.ulonglong
        together: cython.ulonglong = 0
        points: cython.int = self.left * self.trick_worth
        leader: cython.int = (self.turn - self.lying + self.seats) % self.seats
        if len(hands) != self.seats or not 0 <= bonus <= MOST_POINTS:
            raise ValueError(f"there must be {self.seats} hands, and a bonus from 0 to {MOST_POINTS}")
        for seat in range(self.plies - self.lying, self.plies):
            together |= ONE << self.old_card[seat]
        for seat in range(self.seats):
            if hands[seat] & ~self.deck:
                raise ValueError("a card is none of this game")
            hand = hands[seat]
            if hand & together:
                raise ValueError("a card lies in two places")
            if count(hand) + ((seat - leader + self.seats) % self.seats < self.lying) != self.left:
                raise ValueError("the hands do not end together")
            together |= hand
            self.hands[seat] = hand
            points += self.captured[seat]
        while together:
            points += self.worth[lowest(together)]
            together &= together - 1
        if points + bonus > MOST_POINTS:
            raise ValueError(f"there are more than {MOST_POINTS} points")
        self.bonus = bonus

    def legal(self):
        return self.legal_mask() if self.left > 0 else 0

    def play(self, card):
        if not 0 <= card < NONE or not self.legal() >> card & 1:
            raise ValueError(f"card {card} may not be played here")
        self.put(card)

    def undo(self):
        if self.plies == self.first_ply:
            raise ValueError("there is nothing to take back")
        self.take_back()

    def hand(self, seat):
        return self.hands[self._seat(seat)]

    def points(self):
        return [self.captured[seat] for seat in range(self.seats)]

    def trick(self):
        return [self.old_card[ply] for ply in range(self.plies - self.lying, self.plies)]

    @property
    def is_broken(self):
        return not self.closed

    @property
    def best_card(self):
        return None if self.best == NONE else self.best

    def _seat(self, seat):
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        return seat

    # -- playing ------------------------------------------------------------------------------------------

    def legal_mask(self):
        own: cython.ulonglong = self.hands[self.turn]
        legal: cython.ulonglong = own & self.lead
        if legal:
            return legal
        if self.closed and self.lying == 0 and own & self.plain:
            return own & self.plain
        return own

    def put(self, card):
        """Play a legal card; the last one of a trick gives it to its winner, who is to lead."""
        ply: cython.int = self.plies
        bit: cython.ulonglong = ONE << card
        turn: cython.int = self.turn
        self.old_card[ply] = card
        self.old_turn[ply] = turn
        self.old_best[ply] = self.best
        self.old_taker[ply] = self.taker
        self.old_pot[ply] = self.pot
        self.old_closed[ply] = self.closed
        self.old_lead[ply] = self.lead
        self.hands[turn] ^= bit
        self.pot += self.worth[card]
        if self.lead == 0:
            self.lead = self.same[card]
        if bit & self.higher[self.best]:
            self.best = card
            self.taker = turn
        if bit & self.trumps:
            self.closed = 0
            if bit & self.twins:
                self.cancel_twins(ply, self.lying, turn)
        self.plies = ply + 1
        self.lying += 1
        self.turn = turn + 1 if turn + 1 < self.seats else 0
        if self.lying == self.seats:
            self.left -= 1
            self.gather(self.taker, self.pot)

    def gather(self, taker, pot):
        """End a trick: it is its winner's, who is to lead; with the last one goes the bonus."""
        self.captured[taker] += pot + (self.bonus if self.left == 0 else 0)
        self.turn = self.taker = taker
        self.lead = 0
        self.best = NONE
        self.pot = self.trick_worth
        self.lying = 0

    def take_back(self):
        ply: cython.int = self.plies - 1
        card: cython.int = self.old_card[ply]
        if self.lying == 0:
            winner: cython.int = self.turn
            pot: cython.int = self.old_pot[ply] + self.worth[card]
            self.captured[winner] -= pot + (self.bonus if self.left == 0 else 0)
            self.left += 1
            self.lying = self.seats
        self.lying -= 1
        self.plies = ply
        self.turn = self.old_turn[ply]
        self.best = self.old_best[ply]
        self.taker = self.old_taker[ply]
        self.pot = self.old_pot[ply]
        self.closed = self.old_closed[ply]
        self.lead = self.old_lead[ply]
        self.hands[self.turn] ^= ONE << card

    def cancel_twins(self, ply, lying, turn):
        """Judge a trick anew in which a twin has just been played: both there, and neither is in it.

        `lying` cards lay in it before; `turn` played this one, which is number `ply` in all.
        """
        place: cython.int
        card: cython.int
        found: cython.int = 0
        for place in range(ply - lying, ply + 1):
            found += (self.twins >> self.old_card[place]) & 1 != 0
        if found < 2:
            return
        if self.twins >> self.old_card[ply - lying] & 1:
            self.lead = 0
        self.best = NONE
        for place in range(ply - lying, ply + 1):
            card = self.old_card[place]
            if self.twins >> card & 1 == 0:
                if self.lead == 0:
                    self.lead = self.same[card]
                if self.higher[self.best] >> card & 1:
                    self.best = card
                    self.taker = (turn + place - ply + self.seats) % self.seats

    # -- what is the same -----------------------------------------------------------------------------------

    def distinct(self):
        return self.distinct_mask() if self.left > 0 else 0

    def distinct_mask(self):
        """The legal cards, one for all that no card of another hand or of the trick parts."""
        parting: cython.ulonglong = ONE << self.best if self.best != NONE else 0
        seat: cython.int
        for seat in range(self.seats):
            if seat != self.turn:
                parting |= self.hands[seat]
        return self.merged_mask(self.legal_mask(), parting)

    def merged(self, cards, parting):
        if (cards | parting) & ~self.deck:
            raise ValueError("a card is none of this game")
        return self.merged_mask(cards, parting)

    def merged_mask(self, cards, parting):
        """Of cards in one suit and of one worth, with none of `parting` between them, the lowest."""
        kept: cython.ulonglong = 0
        block: cython.ulonglong = 0  # those kept since the last parting
        alike: cython.ulonglong
        below: cython.ulonglong = 0
        bit: cython.ulonglong
        card: cython.int
        while cards:
            card = lowest(cards)
            bit = ONE << card
            cards ^= bit
            block &= self.same[card]
            if parting & (bit - 1) & (ALL ^ below):
                block = 0
            below = bit - 1
            alike = block & (self.twins if bit & self.twins else ALL ^ self.twins)
            while alike and self.worth[lowest(alike)] != self.worth[card]:
                alike &= alike - 1
            if not alike:
                kept |= bit
                block |= bit
        return kept

    def key(self):
        """A number for a position between tricks: the same for all that differ only by cards gone.

        Of cards of equal worth next to one another in the deck, those still there move down to the lowest places;
        each card at its place in its hand has a random mark (Zobrist: A New Hashing Method, 1970).
        """
        key: cython.ulonglong = self.mark[64 * self.turn + NONE]
        hands: cython.ulonglong = 0
        card: cython.int
        seat: cython.int
        run: cython.int = NONE
        place: cython.int = 0
        if self.closed:
            key ^= self.mark[NONE - 1]
        for seat in range(self.seats):
            hands |= self.hands[seat]
        while hands:
            card = lowest(hands)
            hands &= hands - 1
            place += 1
            if self.run_start[card] != run:
                place = run = self.run_start[card]
            seat = 0
            while self.hands[seat] >> card & 1 == 0:
                seat += 1
            key ^= self.mark[64 * seat + place]
        return key
