"""The events that a person missed while somebody else had the screen."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.events import Dealt
from ...engine.game import AnyView, Phase
from ...table.match_table import Step

_CALLS = (Phase.LOOK, Phase.AUCTION, Phase.BIDDING)  # calls stay beside the seats


class Recap:
    """The steps of a round, and how many of them each person at the screen has been shown."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._shown: dict[int, int] = {}

    def add(self, step: Step, viewers: Iterable[int]) -> None:
        """Add a step that these seats are shown now. A deal starts the recap afresh."""
        if any(isinstance(event, Dealt) for event in step.events):
            self.clear()
        self._steps.append(step)
        self._shown.update(dict.fromkeys(viewers, len(self._steps)))

    def clear(self) -> None:
        """Forget everything, for example when something was taken back."""
        self._steps.clear()
        self._shown.clear()

    def missed(self, seat: int) -> tuple[AnyView | None, list[Step]]:
        """Return the view before the steps that this seat, which has the screen now, was not shown, and those steps.

        Return None and no steps if only calls were missed.
        """
        first = max(1, self._shown.get(seat, 0))
        while first < len(self._steps) and self._steps[first].seen_by(None)[1].board.phase in _CALLS:
            first += 1
        self._shown[seat] = len(self._steps)
        steps = self._steps[first:]
        return (self._steps[first - 1].seen_by(seat)[1] if steps else None), steps
