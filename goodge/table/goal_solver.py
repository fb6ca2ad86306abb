"""Whether a goal of a round could have been reached, solved on a thread of its own while people wait or leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..coach import Goal, Solved, solve
from ..engine.game import AnyGame, AnyState
from .worker import Worker, or_else


class GoalSolver(Worker[Solved | None]):
    """Solves one goal at a time with all cards seen; None where that fails. `note` takes lines for the log."""

    def __init__(self, note: Callable[[str], None] = lambda _: None) -> None:
        super().__init__("solver")
        self._note = note

    def ask(self, game: AnyGame, states: Sequence[AnyState], goal: Goal) -> None:
        """Begin to solve a goal of a round, given by all its states; what was asked before is dropped."""

        def work(go_on: Callable[[], None]) -> Solved | None:
            return solve(game, states, goal, pause=go_on)

        self.give(goal, or_else(work, None, self._note, f"not solved: {goal.aim}"))
