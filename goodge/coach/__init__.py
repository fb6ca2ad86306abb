"""The coach: what choices were worth, by what could be known; what was luck; what could have been. No pygame."""

from __future__ import annotations

from .claims import claim
from .goals import Goal, failed_goals, goals_of
from .judge import Judge
from .judgement import Judgement, Label, Weighed
from .luck import Luck, luck_of
from .open_cards import Answer, Solved, solve
from .reasons import Reason, reasons_for
from .review import Choice, MatchReview, RoundReview, review
from .swing import Scale, scale_of

__all__ = [
    "Answer",
    "Choice",
    "Goal",
    "Judge",
    "Judgement",
    "Label",
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
]
