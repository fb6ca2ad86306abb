"""The felt of a table in play: the house's until trump is named, whose dye runs in from the Goodge's place."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from ....engine.cards import Suit
from ...drawing.dye_run import DyeRun
from ...drawing.felt import Kind
from ...program.app import App
from ...tabletop.places import Places


class TableFelt:
    """The felt as it is now."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._run: tuple[Kind, DyeRun] | None = None

    def cloth(self, trump: Suit | None, dyeing: tuple[int, float] | None, places: Places) -> pygame.Surface:
        """Return the felt to draw; `dyeing` is the hand from which the dye runs, and how far in time it is."""
        kind = self._app.felt_kind(trump)
        if dyeing is None or kind == self._app.felt_kind():
            return self._rested(kind)
        hand, share = dyeing
        if self._run is None or self._run[0] != kind:
            self._run = (kind, self._begun(kind, hand, places))
        run = self._run[1]
        run.run_to(share)
        return run.cloth

    def warming(self, trump: Suit | None) -> Iterator[None]:
        """Make the felt that is drawn while no dye runs, in steps, if it is not there yet."""
        kind = self._app.felt_kind(trump)
        if not self._app.felts.has(kind):
            for cloth in self._app.felts.weaving(kind):
                if cloth is not None:
                    self._app.felts.keep(kind, cloth)
                yield None

    def _rested(self, kind: Kind) -> pygame.Surface:
        run, self._run = self._run, None
        if run is not None and run[0] == kind:
            self._app.felts.keep(kind, run[1].finished())
        return self._app.felts.felt(kind)

    def _begun(self, kind: Kind, hand: int, places: Places) -> DyeRun:
        home = places.home(hand)
        before = self._app.felts.take(self._app.felt_kind())
        return DyeRun(before, self._app.felts.weaving(kind), (round(home.x), round(home.y)), kind.unit)
