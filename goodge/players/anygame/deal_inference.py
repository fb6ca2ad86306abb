"""Deals that fit what was seen, those more often that make the bids and the cards played likely ones."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from operator import itemgetter
from typing import NamedTuple

from ...engine.cards import Card
from ...engine.game import AnyGame, AnyState, AnyView
from ...engine.rng import Stream
from ...engine.tricks import plays, suit_of, voids
from ...engine.values import replace
from .. import kernel
from ..race import Clock
from .aims import aims_seen
from .deck import Deck
from .estimate import CAUTION, WEIGHTS

SPREAD = 0.85  # tricks by which a bid strays from what the hand looks good for
NIL_SPREAD = 0.6
HEAT, MISTAKES = 500.0, 0.1  # how cards are taken to be played, in the kernel's scores of a card
SWAPS = 2  # tried for each hidden card between two deals, unless told otherwise
MIXING = 6  # times as many, before the first


class AnySeenCard(NamedTuple):
    """A card played: what lay there, and what was not played yet (as in the kernel's Chain.saw)."""

    hand: int
    card: int
    lead: int | None
    best: int | None
    taker: int
    pot: int
    lying: int
    rest: int
    captured: tuple[int, ...]
    closed: bool


class LikelyDeals:
    """A chain of deals that a view cannot tell from the real one."""

    def __init__(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, swaps: int = SWAPS) -> None:
        """`swaps`: tried for each hidden card between two deals. Raises NoSuchDeal if no deal fits the view."""
        self._deck, self._first = deck, game.sampler(view).draw(stream)
        hands, board = deck.masks(self._first.hands), view.board
        shown = shown_voids(game, view, deck)
        hidden = [hand for hand in range(deck.hands) if not sees(view, hand)]
        self._chain = kernel.TrickDeals(deck.rules)
        self._chain.open(hands, sum(hands[hand] for hand in hidden), shown, stream.word(), rings=True)
        self._chain.count_by(WEIGHTS)
        seen = list(_cards_seen(game, view, deck))
        later = [0] * deck.hands
        for card in seen:
            later[card.hand] |= 1 << card.card
        for hand, tricks in enumerate(game.tricks_bid(board)):
            if hand in hidden and tricks is not None:
                wanted = tricks + CAUTION
                low, spread = (wanted, SPREAD) if tricks else (-inf, NIL_SPREAD)
                self._chain.claim(hand, low, wanted, spread, later[hand])
        if seen:
            self._chain.players(aims_seen(game, view, deck, self._first), HEAT, MISTAKES)
        for card in sorted(seen, key=itemgetter(0)):
            if card.hand in hidden:
                self._chain.saw(*card[:8], later[card.hand], card.captured, card.closed)
            later[card.hand] &= ~(1 << card.card)
        cards = sum(hands[hand].bit_count() for hand in hidden)
        self._swaps = 1 + swaps * cards
        self._chain.mix(MIXING * (1 + SWAPS * cards))

    @property
    def first(self) -> AnyState:
        """Any state that the view cannot tell from the real one."""
        return self._first

    def fill(self, worlds: kernel.SampledWorlds, count: int) -> None:
        """Add this many deals to the kernel's worlds."""
        self._chain.fill(worlds, count, self._swaps)

    def masks(self) -> list[int]:
        """Return the next deal, a mask for each hand."""
        self._chain.mix(self._swaps)
        return self._chain.holding()

    def draw(self) -> AnyState:
        """Return the next deal as a state."""
        hands = tuple(map(self._cards, self.masks()))
        first = self._first
        dealt = tuple((*hand, *all_[len(hand) :]) for hand, all_ in zip(hands, first.deal.hands, strict=True))
        return replace(first, deal=replace(first.deal, hands=dealt), hands=hands)

    def _cards(self, mask: int) -> tuple[Card, ...]:
        return tuple(map(self._deck.cards.__getitem__, kernel.cards_of(mask)))


def likely_states(game: AnyGame, view: AnyView, deck: Deck, stream: Stream, count: int, clock: Clock) -> list[AnyState]:
    """Return this many states that the view cannot tell from the real one, or fewer if time is short; at least one.

    Raises NoSuchDeal if none fits.
    """
    deals = LikelyDeals(game, view, deck, stream)
    drawn = [deals.draw()]
    while len(drawn) < count and not clock.is_past(0.4):
        drawn.append(deals.draw())
    return drawn


def sees(view: AnyView, hand: int) -> bool:
    """Return True if the seat of the view sees the cards of a hand."""
    board, seat = view.board, view.seat or 0
    return hand == board.dummy or (hand == board.own_hand(seat) and board.sees_own(seat))


def shown_voids(game: AnyGame, view: AnyView, deck: Deck) -> list[int]:
    """Return for each hand the mask of the cards that it has shown it does not hold."""
    barred = [0] * deck.hands
    if view.board.tricks or view.board.trick.cards:
        for hand, suit in voids(plays(view.board, game.lead_of, trump_waits=deck.trump_waits)):
            barred[hand] |= deck.mask(card for card in deck.cards if suit_of(card, deck.trump) is suit)
    return barred


def _cards_seen(game: AnyGame, view: AnyView, deck: Deck) -> Iterator[AnySeenCard]:
    """All cards played so far, in order."""
    board, rest, closed = view.board, deck.rules.deck, deck.trump_waits
    captured = [0] * deck.hands
    for trick in (*board.tricks, board.trick):
        for place, card in enumerate(trick.cards):
            lying, number = trick.cards[:place], deck.number(card)
            suit, won = game.lead_of(lying, deck.trump), game.winning_place(lying, deck.trump)
            lead = next((deck.number(other) for other in lying if suit_of(other, deck.trump) is suit), None)
            best = None if won is None else deck.number(lying[won])
            taker = (trick.leader + (won or 0)) % deck.hands
            hand = (trick.leader + place) % deck.hands
            yield AnySeenCard(hand, number, lead, best, taker, 1, place, rest, tuple(captured), closed)
            rest ^= 1 << number
            closed = closed and deck.rules.suit(number) != 0
        if trick.winner is not None:
            captured[trick.winner] += 1
