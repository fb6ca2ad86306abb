"""The levels to choose among at a seat, in words."""

from __future__ import annotations

from ....players import LEVELS
from ...wording.lists import capitalised, side_by_side
from ...wording.players import about_even, about_level, even_name, level_name
from .plan import EVEN, MatchPlan
from .strength import measured


def level_options() -> list[tuple[str | None, str]]:
    """Return who may sit at a seat: a person, or a computer player of a level."""
    return [(None, level_name(None)), *((level, level_name(level)) for level in LEVELS), (EVEN, even_name())]


def level_words(plan: MatchPlan, level: str) -> str:
    """Say what computer players of a level do."""
    return about_even(*plan.own_level()) if level == EVEN else about_level(level)


def shared_words(plan: MatchPlan) -> str:
    """Say what the level of all computer players does; empty unless several of them are all of one level."""
    levels = [seat.level for seat in plan.sitting if seat.level is not None]
    if len(levels) < 2 or len(set(levels)) > 1:
        return ""
    return named_words(plan, levels[0])


def named_words(plan: MatchPlan, level: str) -> str:
    """Return the name of a level and what computer players of it do."""
    return side_by_side(dict(level_options())[level], level_words(plan, level))


def measured_words(plan: MatchPlan, level: str, *, has_share: bool = True) -> str:
    """Say how a level did against the next weaker one at a table like this; empty if that was not measured."""
    others = plan.players - len((plan.teams or [[0]])[0])
    return measured(plan.offer.id, plan.players, others, level, has_share=has_share)


def level_tip(plan: MatchPlan, level: str) -> str:
    """Say what computer players of a level do, and on a line below how far they are above the next weaker one."""
    return "\n".join(capitalised(line) for line in (level_words(plan, level), measured_words(plan, level)) if line)
