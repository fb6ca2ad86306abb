"""The coach: what choices were worth, by what could be known; what was luck; what could have been. No pygame."""

from __future__ import annotations

from .judge import Judge
from .judgement import Judgement, Label, Weighed
from .review import Choice, MatchReview, review
from .swing import Scale, scale_of

__all__ = ["Choice", "Judge", "Judgement", "Label", "MatchReview", "Scale", "Weighed", "review", "scale_of"]
