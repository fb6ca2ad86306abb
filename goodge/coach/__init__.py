"""The coach: what choices were worth, by what could be known; what was luck; what could have been. No pygame."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .claims import claim
    from .goals import Goal, failed_goals, goals_of
    from .judge import Judge
    from .judgement import Grade, Judgement, Weighed
    from .luck import Luck, luck_of
    from .match_review import Choice, MatchReview, RoundReview, review
    from .open_cards import Answer, Solved, solve
    from .reasons import reasons_for, speaks_for_taken
    from .swing import Scale, scale_of
    from .why import Reason

__all__ = [
    "Answer",
    "Choice",
    "Goal",
    "Grade",
    "Judge",
    "Judgement",
    "Luck",
    "MatchReview",
    "Reason",
    "RoundReview",
    "Scale",
    "Solved",
    "Weighed",
    "claim",
    "failed_goals",
    "goals_of",
    "luck_of",
    "reasons_for",
    "review",
    "scale_of",
    "solve",
    "speaks_for_taken",
]

_HOMES = {
    "claims": ("claim",),
    "goals": ("Goal", "failed_goals", "goals_of"),
    "judge": ("Judge",),
    "judgement": ("Grade", "Judgement", "Weighed"),
    "luck": ("Luck", "luck_of"),
    "open_cards": ("Answer", "Solved", "solve"),
    "reasons": ("reasons_for", "speaks_for_taken"),
    "match_review": ("Choice", "MatchReview", "RoundReview", "review"),
    "swing": ("Scale", "scale_of"),
    "why": ("Reason",),
}


def __getattr__(name: str) -> object:
    """Return one of the names above; its module is loaded when first asked for, and the title need not wait for it."""
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f".{module}", __name__), name)
    raise AttributeError(name)
