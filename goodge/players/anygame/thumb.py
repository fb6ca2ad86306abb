"""Rules of thumb: a hand bids what it looks good for, and plays the card that counts most by the kernel's rules."""

from __future__ import annotations

from typing import Any

from ...engine.actions import Action, Bid, Look, Nil, PlayCard
from ...engine.game import Game
from ...engine.rng import Stream
from ..seam import AnyView
from .cards import opened
from .deck import Deck
from .estimate import tricks_of

NIL_UNDER = 0.8  # tricks that a hand may look good for and still bid none
_WAVERING = 150.0  # hundredths by which a novice misjudges a card


def call_by_thumb(game: Game[Any, Any], view: AnyView, deck: Deck) -> Action:  # noqa: ARG001
    """The bid that is nearest to what the hand looks good for; it looks at its cards first."""
    if Look() in view.legal:
        return Look()
    tricks = tricks_of(deck, view.hand)
    if Nil() in view.legal and tricks < NIL_UNDER:
        return Nil()
    bids = [action for action in view.legal if isinstance(action, Bid)]
    return min(bids, key=lambda bid: (abs(bid.amount - tricks), bid.amount))


def by_thumb(game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, *, forgetful: bool = False) -> Action:
    """The card that counts most. Raises NoSuchDeal if no deal fits the view."""
    worlds = opened(game, view, deck, [game.sampler(view).draw(stream)])
    worlds.load(0)
    scores: dict[int, float] = dict(worlds.table.thumb_scores())
    if forgetful:
        scores = {card: score + _WAVERING * (stream.random() - stream.random()) for card, score in scores.items()}
    return PlayCard(deck.cards[max(scores, key=lambda card: (scores[card], -card))])
