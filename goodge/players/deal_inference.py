"""Inference from all that a seat has seen: the deals that the kernel's chain goes through, and how likely each is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from ..engine.games.goodge import STASH_SIZE
from ..engine.values import dataclass
from .kernel import Deals, TrickRules, Weights
from .sight import DECK_SIZE
from .strength import suit_values

SHARPNESS = 18.0  # by how many points off a hand is e times less likely, given what its holder bid
STASH_PLAIN = {0: 1.5, 4: 0.7, 7: -3.0, 8: -3.0, 9: -5.0}  # by place: the odds, as logarithms, that a card is buried
STASH_TRUMP, STASH_OTHER = -7.0, -1.2
# How cards are played, by number of players: a softmax fitted to 10,000 plays of perfect-information Monte Carlo.
PLAYS = {
    3: Weights(0, -32, 47, -282, -19, 24, 538, 870, 1607, 214, 43, 1803, 220, 144, -2746, -349, -157, -1, -68, -73),
    4: Weights(-17, -19, 121, -555, -192, 40, 1124, 1311, 1911, 201, 27, 2458, 163, 117, -3421, -371, 6, 3, -59, -62),
}
HEAT, MISTAKES = 1000.0, 0.1
SWAPS = 2  # tried for each hidden card between two deals


@dataclass(frozen=True, slots=True)
class SeatKnowledge:
    """Card play as one seat knows it, in the kernel's numbers (suit 0 is trump).

    `tricks` are leader and cards of each trick, the one under way last (it may be empty); `stash` is None where it is
    hidden; `claims[seat]` are the bounds that bidding puts on the value of a hand (strength.py), None for none.
    """

    seats: int
    seat: int
    goodge: int
    bid: int
    hand: int
    captured: tuple[int, ...]
    tricks: tuple[tuple[int, tuple[int, ...]], ...]
    stash: int | None
    claims: tuple[tuple[float, float] | None, ...]

    @property
    def hidden(self) -> int:
        """The number of cards that the seat does not see."""
        played = sum(len(cards) for _, cards in self.tricks)
        return DECK_SIZE - played - self.hand.bit_count() - (self.stash or 0).bit_count()

    @property
    def left(self) -> int:
        """Tricks still to be won, this one included."""
        return (DECK_SIZE - STASH_SIZE) // self.seats - len(self.tricks) + 1


class SeenCard(NamedTuple):
    """A card played: what lay there, and what was not played yet (as in Deals.saw)."""

    seat: int
    card: int
    lead: int | None
    best: int | None
    taker: int
    pot: int
    lying: int
    rest: int


@cache
def _tables(rules: TrickRules) -> tuple[list[int], list[int]]:
    """For each card the mask of its suit, and of the cards that beat it."""
    cards = range(rules.cards)
    return [rules.suit_mask(rules.suit(card)) for card in cards], [rules.beaten_by(card) for card in cards]


def cards_seen(rules: TrickRules, knowledge: SeatKnowledge) -> list[SeenCard]:
    """Return all cards played so far, in order."""
    higher = _tables(rules)[1]
    rest, found = rules.deck, []
    for leader, cards in knowledge.tricks:
        best, taker, pot = None, leader, 0
        for place, card in enumerate(cards):
            seat = (leader + place) % knowledge.seats
            found.append(SeenCard(seat, card, cards[0] if place else None, best, taker, pot, place, rest))
            if best is None or higher[best] >> card & 1:
                best, taker = card, seat
            pot += rules.worth[card]
            rest ^= 1 << card
    return found


def voids(rules: TrickRules, seats: int, seen: Sequence[SeenCard]) -> list[int]:
    """Return for each seat the mask of the cards that it has shown it does not hold; 0 for the Stash, the last."""
    suits = _tables(rules)[0]
    barred = [0] * (seats + 1)
    for card in seen:
        if card.lead is not None:
            suit = suits[card.lead]
            if not suit >> card.card & 1:
                barred[card.seat] |= suit
    return barred


def likely_deals(rules: TrickRules, knowledge: SeatKnowledge, hands: Sequence[int], seed: int) -> Deals:
    """Return the chain of deals that begins with `hands`, the Stash the last of them; it is not mixed yet."""
    deals = Deals(rules)
    seats, seat = knowledge.seats, knowledge.seat
    seen = cards_seen(rules, knowledge)
    known = {seat} if knowledge.stash is None else {seat, seats}
    free = sum(hand for holder, hand in enumerate(hands) if holder not in known)
    deals.open(hands, free, voids(rules, seats, seen), seed, rings=True)
    deals.lay(stash_odds(rules))
    later = [0] * seats
    for card in seen:
        later[card.seat] |= 1 << card.card
    deals.worth(*suit_values(seats), SHARPNESS)
    for other, claim in enumerate(knowledge.claims):
        if claim is not None and other != seat:
            deals.claim(other, *claim, later[other], other == knowledge.goodge)
    deals.players(PLAYS[seats], HEAT, MISTAKES, knowledge.goodge)
    for card in sorted(seen, key=attrgetter("seat")):
        if card.seat != seat:
            deals.saw(*card, later[card.seat])
        later[card.seat] &= ~(1 << card.card)
    return deals


@cache
def stash_odds(rules: TrickRules) -> list[float]:
    """Return for each card the logarithm of the odds that the Goodge has buried it."""
    odds = []
    for card in range(rules.cards):
        suit = rules.suit(card)
        odds.append(STASH_PLAIN.get(card - rules.card(suit, 0), STASH_OTHER) if suit else STASH_TRUMP)
    return odds


def swaps_between(knowledge: SeatKnowledge) -> int:
    """Return the number of swaps to try between one deal and the next."""
    return 1 + SWAPS * knowledge.hidden
