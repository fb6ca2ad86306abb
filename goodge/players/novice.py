"""Novice: plays by rules of thumb as beginners do, who bid by mood, forget cards and misjudge them."""

from __future__ import annotations

from dataclasses import replace

from ..engine.actions import Bury, NameTrump, PlayCard
from ..engine.cards import CROWN, Card, Suit
from ..engine.games.goodge import STASH_SIZE, GoodgeView
from ..engine.rng import Stream
from .calls import ByPhase, bid_towards, sorted_hand, stream_of
from .cardnumbers import CARD_SUIT, PLACES
from .cardnumbers import CROWN as CROWN_NUMBER
from .heuristics import leaning, sensible, worth_of
from .protocol import Budget, Decision
from .sight import Sight, card_of, number_of, sight_of

# The worth of a hand to somebody who counts long suits and high cards only, and how far the mood carries them.
_BASE, _A_TRUMP, _A_TEN, _THE_CROWN = 40, 12, 6, 18
_MOOD = 30
_WAVERING = 9.0  # points by which they misjudge a card
_TRICKS_REMEMBERED = 2


class Novice(ByPhase):
    """A beginner who makes no visible blunders. Decisions have no options."""

    level = "novice"

    def call(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        hand = sorted_hand(view)
        longest = _longest(hand)
        looks = _BASE + _A_TRUMP * sum(card.suit == longest for card in hand)
        looks += _A_TEN * sum(card.rank == 10 for card in hand) + _THE_CROWN * (CROWN in hand)
        mood = Stream(seed, "novice mood", *(card.text for card in hand)).below(2 * _MOOD + 1) - _MOOD
        return Decision(bid_towards(view, looks + mood + self.style.boldness))

    def bury(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        hand = sorted_hand(view)
        longest = _longest(hand)
        lengths = {suit: sum(card.suit == suit for card in hand) for suit in Suit}

        def dispensable(card: Card) -> tuple[bool, bool, int, int]:
            suit = card.suit
            return card == CROWN or suit == longest, card.rank >= 9, 0 if suit is None else lengths[suit], card.rank

        return Decision(Bury(tuple(sorted(hand, key=dispensable)[:STASH_SIZE])))

    def trump(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        return Decision(NameTrump(_longest(view.hand)))

    def card(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        sight = _from_memory(view, sight_of(view))
        stream = stream_of(view, seed, "novice")
        cards = list(sensible(sight, sight.legal))
        if sight.leads and len(cards) > 1:
            cards = [card for card in cards if card != CROWN_NUMBER]

        def looks(card: int) -> float:
            wavering = _WAVERING * (stream.random() - stream.random())
            return worth_of(sight, card) + wavering + leaning(self.style, sight, card)

        return Decision(PlayCard(card_of(max(cards, key=looks), sight.trump)))


def _longest(hand: tuple[Card, ...]) -> Suit:
    return max(Suit, key=lambda suit: (sum(card.suit == suit for card in hand), -suit))


def _from_memory(view: GoodgeView, sight: Sight) -> Sight:
    """The sight as a beginner remembers it: the last tricks, the tens and the Crown, and nobody's missing suits."""
    unseen = list(sight.unseen)
    for trick in view.board.tricks[:-_TRICKS_REMEMBERED]:
        for card in trick.cards:
            if card != CROWN and card.rank != 10 and card not in view.hand:
                number = number_of(card, sight.trump)
                unseen[CARD_SUIT[number]] |= 1 << number % PLACES
    hidden = sum(mask.bit_count() for mask in unseen)
    return replace(sight, unseen=unseen, hidden=hidden, void=[0] * sight.seats)
