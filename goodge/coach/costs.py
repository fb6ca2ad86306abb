"""What choices have cost in points of the round, as the split of a score needs it.

A judgement tells worth on the way to winning the match, and the further behind somebody falls, the less another point
matters: a bid that fails by far costs less of the chance to win than it costs points. Cards, the Stash and trump cost
too little for that to count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from ..engine.game import AnyGame, AnyState, Phase
from ..engine.games import GOODGE
from ..engine.games.goodge import GoodgeBoard
from ..engine.state import narrow
from ..engine.values import dataclass
from ..players.race import Clock
from .auction import gaps_of
from .judgement import Judgement


class Judged(Protocol):
    """A choice in a round, by the number of its action there, and how it was judged."""

    @property
    def action(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def judgement(self) -> Judgement: ...


@dataclass(frozen=True, slots=True)
class Cost:
    """What a choice has cost its seat, in points beside the mean of the others'."""

    seat: int
    phase: Phase
    loss: float


def costs_of(
    game: AnyGame, states: Sequence[AnyState], choices: Iterable[Judged], seed: int, clock: Clock
) -> list[Cost]:
    """Return what the choices in a round have cost, given by all its states."""
    return [Cost(choice.seat, choice.phase, _cost(game, states, choice, seed, clock)) for choice in choices]


def _cost(game: AnyGame, states: Sequence[AnyState], choice: Judged, seed: int, clock: Clock) -> float:
    judged = choice.judgement
    if game.id != GOODGE.id or choice.phase is not Phase.AUCTION or not judged.loss:
        return judged.loss
    view = GOODGE.view_for(narrow(states[choice.action], GoodgeBoard), choice.seat)
    worth, points = gaps_of(view, judged.best.action, judged.taken.action, seed, clock)
    if worth <= 0.0:
        return judged.loss
    return max(0.0, points) * min(1.0, judged.gap / worth)  # experts who played it on may have found it to cost less
