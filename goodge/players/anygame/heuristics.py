"""Rules of thumb: a hand bids what it looks good for, and plays the card that counts most by the kernel's rules."""

from __future__ import annotations

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

NIL_UNDER = 1.0  # tricks that a hand may look good for and still bid none

# A beginner counts the two highest cards of each suit and the trumps from the fourth on, takes a mood for more,
# forgets what lies further back than two tricks (but for the highest card of each suit), and misjudges cards.
_MOOD = 1.4  # tricks
_TRICKS_REMEMBERED = 2
_WAVERING = 130.0
_HOPELESS = 1.3  # tricks that a hand may look good for and still try for none where nobody bids


class AnyGameCasual(AnyGamePlayer):
    """Steady play by rules of thumb, with every card in mind; does not look ahead. Decisions have no options."""

    level = "casual"
    few = FEW

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:  # noqa: ARG002
        tricks = tricks_of(deck, view.hand)
        return Decision(_called(view, tricks, nil=tricks < NIL_UNDER))

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
    """A beginner, who forgets and misjudges cards. Decisions have no options."""

    level = "novice"
    few = _HOPELESS

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:  # noqa: ARG002
        high = _high_cards(view, deck)
        return Decision(_called(view, high + _MOOD * (stream.random() - stream.random()), nil=not high))

    def minded(self, view: AnyView, deck: Deck, hands: list[int]) -> list[int]:
        acting = view.board.acting or 0
        others = [(card, hand) for hand, mask in enumerate(hands) if hand != acting for card in kernel.cards_of(mask)]
        others.sort(key=lambda held: (-deck.from_top(held[0]), held))
        for gone, (card, hand) in zip(_forgotten(view, deck), others, strict=False):
            hands[hand] ^= 1 << card | 1 << gone
        return hands

    def judged(self, score: int, stream: Stream) -> float:
        return score + _WAVERING * (stream.random() - stream.random())


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


def _forgotten(view: AnyView, deck: Deck) -> list[int]:
    """Cards that have been played, and might as well be in somebody's hand for all that a beginner knows."""
    tricks = view.board.tricks[:-_TRICKS_REMEMBERED]
    numbers = [deck.number(card) for trick in tricks for card in trick.cards]
    return sorted((card for card in numbers if deck.from_top(card)), key=deck.from_top)
