"""Finds a way to the last cards of a round by putting one trick before another, back to the first one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from goodge.engine.cards import Card, Suit
from goodge.engine.rng import Stream
from goodge.engine.spadeplay import TRUMP, SpadeGame
from goodge.engine.tricks import suit_of

TRIES = 24  # tricks that are put before one another, in each place
Trick = tuple[int, tuple[Card, ...]]
"""Who leads to a trick, and its cards by hands."""


@dataclass
class Backwards:
    """Puts tricks before the last cards; `wins` says how many each hand has to win, `leader` who leads after them."""

    game: SpadeGame[Any, Any]
    stream: Stream
    tries: int

    def tricks(
        self, hands: Sequence[tuple[Card, ...]], pool: Sequence[Card], wins: Sequence[int], leader: int
    ) -> list[Trick] | None:
        """Return the tricks before these hands, the first one first; None if none were found."""
        if not pool:
            return []
        self.tries -= 1
        if self.tries < 0 or not wins[leader]:
            return None
        for first, cards in self._some(hands, pool, leader):
            fuller = [(*hand, card) for hand, card in zip(hands, cards, strict=True)]
            less = [count - (hand == leader) for hand, count in enumerate(wins)]
            before = self.tricks(fuller, [card for card in pool if card not in cards], less, first)
            if before is not None:
                return [*before, (first, cards)]
        return None

    def _some(self, hands: Sequence[tuple[Card, ...]], pool: Sequence[Card], winner: int) -> Iterator[Trick]:
        """Yield some tricks that the rules allow before these hands, and that this hand wins."""
        for _ in range(TRIES):
            first = self.stream.below(len(hands))
            rest = self.stream.shuffled(pool)
            lead = suit_of(rest[0], TRUMP)
            cards: list[Card] = []
            for hand in range(len(hands)):
                fits = [
                    card for card in rest if card not in cards and self._may(card, lead, hands[hand], hand == first)
                ]
                if not fits:
                    break
                cards.append(fits[0])
            else:
                played = [cards[(first + place) % len(hands)] for place in range(len(hands))]
                if (first + (self.game.winning_place(tuple(played), TRUMP) or 0)) % len(hands) == winner:
                    yield first, tuple(cards)

    def _may(self, card: Card, lead: Suit | None, later: tuple[Card, ...], is_first: bool) -> bool:
        """Return True if a hand may play a card that holds these ones later."""
        suit = suit_of(card, TRUMP)
        return suit is lead or (not is_first and all(suit_of(held, TRUMP) is not lead for held in later))
