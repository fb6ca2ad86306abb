"""Rules of thumb: a hand bids what it looks good for, and plays the card that counts most by the kernel's rules."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.actions import Action, Bid, Look, Nil, PlayCard
from ...engine.game import AnyGame, AnyView
from ...engine.rng import Stream
from .. import kernel
from ..protocol import Decision
from ..race import Clock
from .aims import FEW, aims_seen
from .deck import Deck
from .estimate import nearest_bid, tricks_of
from .player import AnyGamePlayer


class _Risk(NamedTuple):
    """The tricks that casual players hope for beyond a careful count, those that their mood adds or takes away, and
    those more that a hand may look good for and still bid none.
    """

    hope: float
    mood: float
    nil: float


# Careful counts make 99 of 100 contracts of Spades, and four of them bid 10.2 tricks together; with this 11.0, and 95
# of 100 are made (300 rounds). In League Spades they bid 11.6 and make 86 of 100; with this 11.0 and 90 (400 rounds).
_NO_RISK = _Risk(0.0, 0.0, 0.0)
_RISKS = {"spades": _Risk(0.25, 0.6, 0.2), "pride": _Risk(-0.2, 0.6, 0.0)}
_HOPES = {"spades": 0.3, "pride": 0.2}  # tricks that newcomers hope for beyond their count
NIL_UNDER = 1.0  # tricks that a hand may look good for and still bid none

_HOPELESS = 2.5  # tricks that a hand may look good for and still try for none where nobody bids


class AnyGameCasual(AnyGamePlayer):
    """Steady play by rules of thumb, with every card in mind; does not look ahead. Decisions have no options."""

    level = "casual"
    few = FEW

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:  # noqa: ARG002
        tricks, risk = tricks_of(deck, view.hand), _RISKS.get(game.id, _NO_RISK)
        hoped = tricks + risk.hope + risk.mood * (stream.random() - stream.random())
        return Decision(_called(view, hoped, nil=tricks < NIL_UNDER + risk.nil))

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:  # noqa: ARG002
        state = game.sampler(view).draw(stream)
        playout = kernel.Playout(deck.rules)
        playout.by_aims(aims_seen(game, view, deck, state, self.few))
        playout.start(self.minded(view, deck, deck.masks(state.hands)), **deck.trick_start(view.board))
        scores = {card: self.judged(score, stream) for card, score in playout.thumb_scores()}
        return Decision(PlayCard(deck.cards[max(scores, key=lambda card: (scores[card], -card))]))

    def minded(self, view: AnyView, deck: Deck, hands: list[int]) -> list[int]:  # noqa: ARG002
        """Return the hands as the player thinks that they may be."""
        return hands

    def judged(self, score: int, stream: Stream) -> float:  # noqa: ARG002
        """Return the score that a card seems to have."""
        return score


class AnyGameNovice(AnyGameCasual):
    """Somebody who has played a few evenings: forgets and misjudges cards. Decisions have no options.

    They count the two highest cards of each suit and the trumps from the fourth on, hope for more by mood, and forget
    what lies further back than a trick or two, but for the highest card of each suit.
    """

    level = "novice"
    few = _HOPELESS
    mood = 1.4  # tricks
    wavering = 160.0  # in the kernel's scores of a card
    tricks_remembered = 2

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:  # noqa: ARG002
        high = _high_cards(view, deck)
        hoped = high + _HOPES.get(game.id, 0.0) + self.mood * (stream.random() - stream.random())
        return Decision(_called(view, hoped, nil=not high))

    def minded(self, view: AnyView, deck: Deck, hands: list[int]) -> list[int]:
        acting = view.board.acting or 0
        others = [(card, hand) for hand, mask in enumerate(hands) if hand != acting for card in kernel.cards_of(mask)]
        others.sort(key=lambda held: (-deck.from_top(held[0]), held))
        for gone, (card, hand) in zip(_forgotten(view, deck, self.tricks_remembered), others, strict=False):
            hands[hand] ^= 1 << card | 1 << gone
        return hands

    def judged(self, score: int, stream: Stream) -> float:
        return score + self.wavering * (stream.random() - stream.random())


class AnyGameBeginner(AnyGameNovice):
    """Somebody on their first evening. Decisions have no options."""

    level = "beginner"
    wavering = 1000.0
    few = 0.0
    tricks_remembered = 0


def counted_call(view: AnyView, deck: Deck) -> Action:
    """Return the bid of a careful count, none under one trick."""
    tricks = tricks_of(deck, view.hand)
    return _called(view, tricks, nil=tricks < NIL_UNDER)


def _called(view: AnyView, tricks: float, *, nil: bool) -> Action:
    """The bid for this many tricks, or for none; it looks at its cards first."""
    if Look() in view.legal:
        return Look()
    if nil and Nil() in view.legal:
        return Nil()
    return nearest_bid([action for action in view.legal if isinstance(action, Bid)], tricks)


def _high_cards(view: AnyView, deck: Deck) -> int:
    own = deck.mask(view.hand)
    trumps = (own & deck.rules.suit_mask(0)).bit_count()
    tops = sum(deck.from_top(card) < 2 for card in kernel.cards_of(own))
    return tops + max(0, trumps - 3)


def _forgotten(view: AnyView, deck: Deck, remembered: int) -> list[int]:
    """Cards that were played before the last tricks, which alone are remembered: to the player they may be anywhere."""
    tricks = view.board.tricks[: len(view.board.tricks) - remembered]
    numbers = [deck.number(card) for trick in tricks for card in trick.cards]
    return sorted((card for card in numbers if deck.from_top(card)), key=deck.from_top)
