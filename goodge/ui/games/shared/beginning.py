"""A kin game in the short rounds of the first evening: the bar says how far that is, not how far a match."""

from __future__ import annotations

from ....engine.game import AnyView
from ...tabletop.facts import Beginning
from ...tabletop.presenter import Presenter


class OfTheEvening(Presenter):
    """What a presenter says differently on the first evening; to be put before the game's own."""

    def __init__(self, beginning: Beginning) -> None:
        super().__init__()
        self._beginning = beginning

    def is_last_trick(self, view: AnyView) -> bool:  # noqa: ARG002
        return False  # the last card does not play itself: it is to be seen

    def state(self, view: AnyView, round_number: int, clock: str) -> str:  # noqa: ARG002
        return self._beginning.state()

    def name_on_plate(self, view: AnyView, name: str, hand: int) -> str:
        return self._beginning.name_on_plate(view, name, hand)
