# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A position that plays itself out to the end of the round, at random or by rules of thumb (weights.py, aims.py).

Random numbers are xorshift64 (Marsaglia: Xorshift RNGs, Journal of Statistical Software 8, 2003). One number serves a
whole trick: multiplied by how many cards are legal, its whole part says which is played, its fraction goes on.
Who plays by softened rules takes the card that counts most once each has had a number of Gumbel's distribution added,
which is a draw from their softmax (Gumbel: Statistical Theory of Extreme Values, 1954; Yellott, Journal of Mathematical
Psychology 15, 1977).
"""

from __future__ import annotations

from functools import cache
from math import log

try:
    import cython
except ImportError:
    from . import without_cython as cython

if not cython.compiled:
    from .bits import count, lowest, scrambled
    from .position import ALL, NONE, ONE, Position

from .rules import cards_of
from .weights import DEFAULT

FRACTION = (1 << 59) - 1
WEIGHTS = len(DEFAULT)
HUNGRY, SATED, SHUNNING = 0, 1, 2
SWAYS = 1024
_GUMBEL = [-log(-log((number + 0.5) / SWAYS)) for number in range(SWAYS)]


@cache
def _sways_of(heat):
    return [round(heat * number) for number in _GUMBEL]


class Playout(Position):
    """One position of card play, the way there, and who plays on from it."""

    def __init__(self, rules):
        super().__init__(rules)
        if not cython.compiled:  # what is a C array there
            self.noise, self.weight, self.sway, self.above = [0] * 4, [0] * 80, [0] * SWAYS, [0] * 64
            self.score_of = [0] * 64
            for name in ("lead_at", "top_at", "spend_at", "sure_at", "try_at"):
                setattr(self, name, [0] * 256)
            self.party, self.quota, self.friends = [0] * 4, [0] * 4, [0] * 4
        card: cython.int
        for card in range(rules.cards):
            self.above[card] = self.same[card] & self.higher[card]
        self.by_thumb(None)
        self.soften(0)
        self.swaying = 0
        self.seed(0)

    def seed(self, seed, number=0):
        self.rng = scrambled(seed & ALL, number)

    def by_thumb(self, weights, noise=0, seat=None, goodge=None):
        place: cython.int
        other: cython.int
        for other in range(self.seats) if seat is None else (self._seat(seat),):
            self.noise[other] = 256 if weights is None else noise
            for place in range(WEIGHTS):
                self.weight[WEIGHTS * other + place] = 0 if weights is None else weights[place]
            self.reckon(other)
        self.goodge = -1 if goodge is None else self._seat(goodge)
        self.aimed = False
        self.guided = min(self.noise[other] for other in range(self.seats)) < 256

    def reckon(self, seat):
        """Add up what counts for each card of a seat, whatever the others hold."""
        card: cython.int
        base: cython.int = WEIGHTS * seat
        for card in range(self.rules.cards):
            at: cython.int = 64 * seat + card
            worth: cython.int = self.worth[card]
            place: cython.int = self.place[card]
            is_trump: cython.bint = self.same[card] == self.trumps
            self.lead_at[at] = self.weight[base] * worth + self.weight[base + 1] * place
            self.top_at[at] = self.weight[base + 4] + self.weight[base + 5] * worth
            self.spend_at[at] = self.weight[base + 15] * place
            self.sure_at[at] = self.weight[base + 8] + self.weight[base + 10] * worth
            self.try_at[at] = self.weight[base + 11] + self.weight[base + 13] * worth
            if is_trump:
                self.lead_at[at] += self.weight[base + 3]
                self.top_at[at] += self.weight[base + 6]
                self.spend_at[at] += self.weight[base + 14]

    def by_aims(self, aims, noise=0):
        place: cython.int
        if len(aims) != self.seats:
            raise ValueError(f"there must be {self.seats} aims")
        for place in range(self.seats):
            self.party[place], self.quota[place], self.friends[place] = aims[place]
            self.noise[place] = noise if self.quota[place] else 0
        self.goodge = -1
        self.anybody_shuns = 0 in [self.quota[place] for place in range(self.seats)]
        self.aimed = True
        self.guided = noise < 256

    def soften(self, heat):
        if heat < 0:
            raise ValueError("heat is 0 or more")
        number: cython.int
        self.is_soft = heat > 0
        sways = _sways_of(heat)
        for number in range(SWAYS):
            self.sway[number] = sways[number]

    def thumb(self):
        if self.left == 0:
            raise ValueError("the round is over")
        return self.thumb_card(self.turn, self.legal_mask(), self.lead, self.best, self.taker, self.pot, self.lying)

    def thumb_scores(self):
        if self.left > 0:
            self.thumb()
        return [(card, self.score_of[card]) for card in cards_of(self.legal())]

    def play_out(self):
        with cython.nogil:
            self.finish()

    def finish(self):
        """Play on to the end of the round; the way there is forgotten."""
        rng: cython.ulonglong = self.rng
        self.swaying = self.is_soft
        self.sway_rng = scrambled(rng, 0)
        while self.left > 0:
            rng ^= rng << 13 if cython.compiled else (rng << 13) & ALL
            rng ^= rng >> 7
            rng ^= rng << 17 if cython.compiled else (rng << 17) & ALL
            self.finish_trick(rng >> 5)
        self.rng = rng
        self.swaying = 0
        self.plies = self.first_ply

    def finish_trick(self, fraction):
        """Play on to the end of the trick; `fraction` is a random number of 59 bits."""
        card: cython.int
        number: cython.int
        legal: cython.ulonglong
        bit: cython.ulonglong
        lead: cython.ulonglong = self.lead
        turn: cython.int = self.turn
        best: cython.int = self.best
        taker: cython.int = self.taker
        pot: cython.int = self.pot
        lying: cython.int = self.lying
        ply: cython.int = self.plies
        while lying < self.seats:
            legal = self.hands[turn] & lead
            if not legal:
                legal = self.hands[turn]
                if self.closed and lying == 0 and legal & self.plain:
                    legal &= self.plain
            card = NONE
            if self.guided:
                if fraction >> 51 >= self.noise[turn]:
                    card = self.thumb_card(turn, legal, lead, best, taker, pot, lying)
                fraction = (fraction << 8) & FRACTION
            if card == NONE:
                fraction *= count(legal)
                number = fraction >> 59
                fraction &= FRACTION
                while number > 0:
                    legal &= legal - 1
                    number -= 1
                card = lowest(legal)
            bit = ONE << card
            self.hands[turn] ^= bit
            self.old_card[ply] = card
            pot += self.worth[card]
            if lead == 0:
                lead = self.same[card]
            if bit & self.higher[best]:
                best = card
                taker = turn
            if bit & self.trumps:
                self.closed = 0
                if bit & self.twins:
                    self.lead, self.best, self.taker = lead, best, taker
                    self.cancel_twins(ply, lying, turn)
                    lead, best, taker = self.lead, self.best, self.taker
            ply += 1
            lying += 1
            turn = turn + 1 if turn + 1 < self.seats else 0
        self.left -= 1
        self.plies = ply
        self.gather(taker, pot)

    # -- rules of thumb (weights.py) ------------------------------------------------------------------------

    def thumb_card(self, turn, legal, lead, best, taker, pot, lying):
        """The legal card that counts most, in playouts by softened rules after some chance; of equals the lowest.

        `score_of` is then what counts for each, but where chance is added and there is no other card.
        """
        if self.swaying and legal & (legal - 1) == 0:
            self.next_sway()
            return lowest(legal)
        if self.aimed:
            return self.aimed_card(turn, legal, lead, best, taker, lying)
        if lead == 0:
            return self.lead_card(turn, legal)
        return self.follow_card(turn, legal, lead, best, taker, pot, lying)

    def next_sway(self):
        rng: cython.ulonglong = self.sway_rng
        rng ^= rng << 13 if cython.compiled else (rng << 13) & ALL
        rng ^= rng >> 7
        rng ^= rng << 17 if cython.compiled else (rng << 17) & ALL
        self.sway_rng = rng
        return self.sway[rng >> 54]

    def lead_card(self, turn, legal):
        chosen: cython.int = NONE
        most: cython.int = 0
        score: cython.int
        card: cython.int
        length: cython.int = 0
        own: cython.ulonglong = self.hands[turn]
        rest: cython.ulonglong = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) ^ own
        suit: cython.ulonglong = 0
        base: cython.int = WEIGHTS * turn
        risk: cython.int = self.weight[base + 7] if rest & self.trumps else 0
        while legal:
            card = lowest(legal)
            legal &= legal - 1
            if suit >> card & 1 == 0:
                suit = self.same[card]
                length = self.weight[base + 2] * count(own & suit)
            score = self.lead_at[64 * turn + card] + length
            if self.above[card] & rest == 0:
                score += self.top_at[64 * turn + card]
                if suit != self.trumps:
                    score += risk
            self.score_of[card] = score
            if self.swaying:
                score += self.next_sway()
            if chosen == NONE or score > most:
                chosen = card
                most = score
        return chosen

    def follow_card(self, turn, legal, lead, best, taker, pot, lying):
        chosen: cython.int = NONE
        most: cython.int = 0
        score: cython.int
        card: cython.int
        length: cython.int = 0
        own: cython.ulonglong = self.hands[turn]
        rest: cython.ulonglong = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) ^ own
        suit: cython.ulonglong = lead
        winning: cython.ulonglong = self.higher[best]
        base: cython.int = WEIGHTS * turn
        give: cython.int = self.weight[base + (18 if taker == self.goodge else 17)]
        is_last: cython.bint = lying == self.seats - 1
        while legal:
            card = lowest(legal)
            legal &= legal - 1
            score = self.spend_at[64 * turn + card]
            if self.above[card] & rest == 0:
                score += self.weight[base + 16]
            if winning >> card & 1:
                if is_last or self.higher[card] & rest == 0:
                    score += self.sure_at[64 * turn + card] + self.weight[base + 9] * pot
                else:
                    score += self.try_at[64 * turn + card] + self.weight[base + 12] * pot
            else:
                if suit >> card & 1 == 0:
                    suit = self.same[card]
                    length = self.weight[base + 19] * count(own & suit)
                score += give * self.worth[card] + length
            self.score_of[card] = score
            if self.swaying:
                score += self.next_sway()
            if chosen == NONE or score > most:
                chosen = card
                most = score
        return chosen

    # -- rules of thumb where tricks count (aims.py) ----------------------------------------------------------

    def mood(self, turn):
        """The aim of a seat now: HUNGRY for tricks, SATED, or to SHUN every one of them."""
        seat: cython.int
        taken: cython.int = 0
        for seat in range(self.seats):
            if self.party[turn] >> seat & 1:
                taken += self.captured[seat]
        if self.quota[turn] == 0:
            return HUNGRY if taken else SHUNNING
        return HUNGRY if taken < self.quota[turn] else SATED

    def shuns(self, seat):
        """Return True if a seat has still to take no trick at all."""
        return self.quota[seat] == 0 and self.captured[seat] == 0

    def shunning(self, turn, friends):
        """Return True if a friend, or else an opponent, of a seat has still to take no trick at all."""
        seat: cython.int
        if not self.anybody_shuns:
            return False
        for seat in range(self.seats):
            if seat != turn and (self.friends[turn] >> seat & 1 != 0) == friends and self.shuns(seat):
                return True
        return False

    def aimed_card(self, turn, legal, lead, best, taker, lying):
        chosen: cython.int = NONE
        most: cython.int = 0
        score: cython.int
        card: cython.int
        mood: cython.int = self.mood(turn)
        own: cython.ulonglong = self.hands[turn]
        rest: cython.ulonglong = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) ^ own
        while legal:
            card = lowest(legal)
            legal &= legal - 1
            score = self.aimed_score(card, own, rest, turn, mood, lead, best, taker, lying)
            self.score_of[card] = score
            if self.swaying:
                score += self.next_sway()
            if chosen == NONE or score > most:
                chosen = card
                most = score
        return chosen

    def aimed_score(self, card, own, rest, turn, mood, lead, best, taker, lying):
        """The score of a card by what its seat is out for."""
        suit: cython.ulonglong = self.same[card]
        place: cython.int = self.place[card]
        is_trump: cython.bint = suit == self.trumps
        is_top: cython.bint = suit & self.higher[card] & rest == 0
        if lead == 0:
            return self.aimed_lead(turn, mood, place, count(own & suit), is_trump, is_top)
        if self.higher[best] >> card & 1 == 0:
            return self.aimed_loss(turn, mood, place, count(own & suit), is_trump, suit != lead)
        if mood == SHUNNING or (mood == SATED and not self.rescues(turn, taker)):
            return 10 * place if lying == self.seats - 1 else -10 * place
        if is_trump:
            place += 4
        if self.friends[turn] >> taker & 1:
            if self.shuns(taker):
                return 2000 - 10 * place
            return (200 if is_top and not is_trump and suit & self.higher[best] & rest else -100) - 10 * place
        if self.shuns(taker):
            return 100 - 10 * place
        if lying == self.seats - 1 or is_top:
            return 800 - 10 * place
        return (600 if lying == self.seats - 2 else 200) - 10 * place

    def rescues(self, turn, taker):
        """Return True if the trick would go to a friend of the seat who must not have it."""
        return self.friends[turn] >> taker & 1 and self.shuns(taker)

    def aimed_lead(self, turn, mood, place, length, is_trump, is_top):
        if mood != HUNGRY and not (mood == SATED and self.shunning(turn, True)):
            return -10 * place - 100 * is_trump
        if self.shunning(turn, True):
            return 20 * place + 300 * is_top - 50 * is_trump
        if self.shunning(turn, False):
            return -10 * place - 100 * is_trump
        if is_top:
            return 600 - (200 if is_trump else 10 * length)
        return 200 - 10 * place - 60 * is_trump - 15 * length

    def aimed_loss(self, turn, mood, place, length, is_trump, is_discard):
        if mood == HUNGRY or (mood == SATED and self.shunning(turn, True)):
            return 400 - 10 * place - 100 * is_trump - (8 * length if is_discard else 0)
        return 1000 + 10 * place + 30 * is_trump
