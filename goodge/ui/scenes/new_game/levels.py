"""The levels to choose among at a seat, in words."""

from __future__ import annotations

from ....players import LEVELS
from ...wording.players import about_even, about_level, even_name, level_name
from .plan import EVEN, MatchPlan


def level_options() -> list[tuple[str | None, str]]:
    """Return who may sit at a seat: a person, or a computer player of a level."""
    return [(None, level_name(None)), *((level, level_name(level)) for level in LEVELS), (EVEN, even_name())]


def level_words(plan: MatchPlan, level: str) -> str:
    """Say what computer players of a level do."""
    return about_even(*plan.own_level()) if level == EVEN else about_level(level)
