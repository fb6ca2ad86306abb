"""A small goal: something worth doing once, by which one learns to play well."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.state import AnyState
from ...engine.values import dataclass

Reached = Callable[[AnyState, int], bool]
"""Return True if a seat has reached the goal in a round, by the last state of that."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """A small goal of one game. Files and words know it by its `id`, which no two goals share.

    `is_reached` is asked of a seat, by the last states of the scored rounds of a match.
    """

    id: str
    is_reached: Callable[[Sequence[AnyState], int], bool]


def in_a_round(name: str, reached: Reached) -> Achievement:
    """Return a goal that is reached within one round."""
    return Achievement(name, lambda rounds, seat: any(reached(state, seat) for state in rounds))


def is_won(rounds: Sequence[AnyState], seat: int) -> bool:
    """Return True if the match has been won by the seat or by its team."""
    match = rounds[-1].match
    return match.winner is not None and match.winner == seat % len(match.totals)
