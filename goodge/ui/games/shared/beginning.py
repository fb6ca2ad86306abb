"""A kin game in the short rounds of the first evening: the bar says what a round is about, and how far the evening."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.game import AnyView
from ....engine.values import replace
from ...tabletop.facts import Beginning, Piece
from .french import FrenchPresenter


class OfTheEvening(FrenchPresenter):
    """What a presenter says differently on the first evening; to be put before the game's own."""

    def __init__(self, beginning: Beginning) -> None:
        super().__init__()
        self._beginning = beginning

    def is_last_trick(self, view: AnyView) -> bool:  # noqa: ARG002
        return False  # the last card does not play itself: it is to be seen

    def state(self, view: AnyView, round_number: int, clock: str) -> str:  # noqa: ARG002
        return self._beginning.state()

    def pieces(self, view: AnyView, names: Sequence[str]) -> tuple[Piece, ...]:
        """Return the pieces of the bar: what the round is about stands in place of how far it is."""
        title = self._beginning.title()
        return tuple(
            replace(piece, words=title, is_settled=True, short="", turns=()) if piece.emblem is None else piece
            for piece in super().pieces(view, names)
        )

    def name_on_plate(self, view: AnyView, name: str, hand: int) -> str:
        return self._beginning.name_on_plate(view, name, hand)
