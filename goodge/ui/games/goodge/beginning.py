"""The Goodge Rules for those who do not know all of them yet: what has not been told does not stand on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....engine.cards import Suit
from ....engine.game import AnyView
from ...tabletop.facts import BarFacts, Beginning, Piece, PlateFacts
from .presenter import GoodgePresenter


class BeginnersGoodge(GoodgePresenter):
    """The bar says what the round is about; Goodge, Stash and trump are left out until they are known."""

    def __init__(self, beginning: Beginning) -> None:
        self._beginning = beginning

    def state(self, view: AnyView, round_number: int, clock: str) -> str:  # noqa: ARG002
        return self._beginning.state()

    def bar(self, view: AnyView, names: Sequence[str]) -> BarFacts:
        facts = super().bar(view, names)
        if not self._beginning.has_goodge:
            facts = replace(facts, pieces=(Piece(self._beginning.title(), is_settled=True),))
        return facts if self._beginning.has_trump else replace(facts, trump=None)

    def trump(self, view: AnyView) -> Suit | None:
        return super().trump(view) if self._beginning.has_trump else None

    def bar_in_words(self, view: AnyView) -> str:  # noqa: ARG002
        return self._beginning.title()

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        facts = replace(super().plate(view, names, hand, points), total="", short_total="")
        if self._beginning.has_goodge:
            return facts
        return replace(facts, note="", short_note="", is_bad=False, has_made=False, emblem=None, is_dealer=False)

    def set_aside(self, view: AnyView) -> int:
        return super().set_aside(view) if self._beginning.has_goodge else 0
