"""The words at the end of a round of the first evening that has brought nothing."""

from __future__ import annotations

from ...coach.ideas import Idea
from .phrases import Phrase

IN_VAIN = {
    Idea.TRICKS: Phrase(
        "first evening: at the end of a round without a trick", "No trick this time: play the same suit, but higher"
    ),
    Idea.TRUMP: Phrase(
        "first evening: at the end of a round without a trick",
        "No trick this time: play a trump where you lack the suit",
    ),
    Idea.ONES: Phrase(
        "first evening: at the end of a round without a point",
        "No points this time: win the tricks that have a 1 in them",
    ),
}


def in_vain_words(idea: Idea) -> str:
    """Say what would have won something in a round that has brought nothing, in a sentence without its full stop."""
    return IN_VAIN[idea].say()
