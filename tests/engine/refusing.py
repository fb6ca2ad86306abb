"""What a refusal to play a card says, ready to be compared."""

from __future__ import annotations

from goodge.engine.cards import Suit
from goodge.engine.errors import Refusal
from goodge.engine.refusals import Lead, MustFollow


def must_follow(refusal: Refusal | None) -> tuple[Suit, Lead]:
    """The suit that must be followed, and how it came to be that."""
    assert isinstance(refusal, MustFollow)
    return refusal.suit, refusal.lead


def fitting(refusal: Refusal | None) -> list[str]:
    """The cards that may be played instead."""
    assert isinstance(refusal, MustFollow)
    return [card.text for card in refusal.fitting]
