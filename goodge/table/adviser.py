"""Advice for the person to act, worked out on a thread of its own from nothing but their view."""

from __future__ import annotations

from collections.abc import Callable

from ..coach.hinting import Advice, advice_for
from ..coach.judge import SEED
from ..coach.judgement import Judgement
from ..coach.warnings import counts_against
from ..coach.why import Reason
from ..engine.actions import Action
from ..engine.game import AnyView
from ..players import Budget, kernel
from .thinker import LONGEST_IN_PYTHON
from .worker import Worker, or_else

SECONDS = 2.5  # what takes 0.5 s is cut short on a very slow machine alone, so that the same view has the same hint
WORK = 1.0  # of what a review does: with less, a hint would come to other figures than the review of who follows it


class Adviser(Worker[Advice | dict[Action, tuple[Reason, ...]] | None]):
    """Works out one piece of advice at a time, or what speaks against options; None where that fails.

    `note` takes lines for the log.
    """

    def __init__(self, note: Callable[[str], None] = lambda _: None) -> None:
        super().__init__("adviser")
        self._note = note

    def ask(
        self,
        ticket: object,
        view: AnyView,
        seconds: float = SECONDS,
        done: Action | None = None,
        asked: tuple[Action, ...] = (),
    ) -> None:
        """Begin to think for the seat to act, for about as long as this; what was asked before is dropped.

        `asked` are the actions to choose from; none: all.
        """

        def think(go_on: Callable[[], None]) -> Advice | None:
            return advice_for(view, done, SEED, _budget(seconds, go_on), asked)

        self.give(ticket, or_else(think, None, self._note, f"no advice for seat {view.seat}"))

    def weigh_against(self, ticket: object, view: AnyView, judged: Judgement, least: float) -> None:
        """Begin to count what speaks against the options that cost so many points at least; that is a dictionary."""

        def count(go_on: Callable[[], None]) -> dict[Action, tuple[Reason, ...]]:
            return counts_against(view, judged, least, SEED, _budget(SECONDS, go_on))

        self.give(ticket, or_else(count, {}, self._note, f"no count against options for seat {view.seat}"))


def _budget(seconds: float, go_on: Callable[[], None]) -> Budget:
    is_compiled = kernel.is_compiled()
    return Budget(seconds if is_compiled else LONGEST_IN_PYTHON, go_on, WORK if is_compiled else None)
