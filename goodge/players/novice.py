"""Novice and Beginner: rules of thumb as people play by who are new, bid by mood, forget cards and misjudge them."""

from __future__ import annotations

from ..engine.actions import Bury, NameTrump, PlayCard
from ..engine.cards import CROWN, Card, Suit
from ..engine.games.goodge import STASH_SIZE, GoodgeView
from ..engine.rng import Stream
from ..engine.values import replace
from .calls import ByPhase, bid_towards, sorted_hand, stream_of
from .cardnumbers import CARD_SUIT, PLACES
from .cardnumbers import CROWN as CROWN_NUMBER
from .heuristics import leaning, sensible, worth_of
from .protocol import Budget, Decision
from .sight import Sight, card_of, number_of, sight_of

# The worth of a hand to somebody who counts long suits and high cards only.
_BASE, _A_TRUMP, _A_TEN, _THE_CROWN = 40, 12, 6, 18


class Novice(ByPhase):
    """Somebody who has played a few evenings, and makes no visible blunders. Decisions have no options."""

    level = "novice"
    mood = 30  # points by which they bid too much or too little
    wavering = 15.0  # points by which they misjudge a card
    tricks_remembered = 2

    def call(self, view: GoodgeView, seed: int, budget: Budget | None) -> Decision:  # noqa: ARG002
        hand = sorted_hand(view)
        longest = _longest(hand)
        looks = _BASE + _A_TRUMP * sum(card.suit == longest for card in hand)
        looks += _A_TEN * sum(card.rank == 10 for card in hand) + _THE_CROWN * (CROWN in hand)
        mood = Stream(seed, "novice mood", *(card.text for card in hand)).below(2 * self.mood + 1) - self.mood
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
        seen = sight_of(view)
        sight = _from_memory(view, seen, self.tricks_remembered)
        stream = stream_of(view, seed, "novice")
        cards = list(sensible(sight, sensible(seen, seen.legal)))
        if sight.leads and len(cards) > 1:
            cards = [card for card in cards if card != CROWN_NUMBER]

        def looks(card: int) -> float:
            wavering = self.wavering * (stream.random() - stream.random())
            return worth_of(sight, card) + wavering + leaning(self.style, sight, card)

        return Decision(PlayCard(card_of(max(cards, key=looks), sight.trump)))


class Beginner(Novice):
    """Somebody on their first evening: sees the trick on the table, and has hardly a plan beyond it."""

    level = "beginner"
    mood = 90
    wavering = 100.0
    tricks_remembered = 0


def _longest(hand: tuple[Card, ...]) -> Suit:
    return max(Suit, key=lambda suit: (sum(card.suit == suit for card in hand), -suit))


def _from_memory(view: GoodgeView, sight: Sight, tricks: int) -> Sight:
    """The sight to one who remembers the last tricks, the tens and the Crown, and nobody's missing suits."""
    unseen = list(sight.unseen)
    for trick in view.board.tricks[: len(view.board.tricks) - tricks]:
        for card in trick.cards:
            if card != CROWN and card.rank != 10 and card not in view.hand:
                number = number_of(card, sight.trump)
                unseen[CARD_SUIT[number]] |= 1 << number % PLACES
    hidden = sum(mask.bit_count() for mask in unseen)
    return replace(sight, unseen=unseen, hidden=hidden, void=[0] * sight.seats)
