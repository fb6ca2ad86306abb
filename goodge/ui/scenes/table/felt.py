"""The felt of a table in play: the house's until trump is named, whose dye runs in from the Goodge's place."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import pygame

from ....engine.cards import Suit
from ...drawing.dye_run import DyeRun
from ...drawing.felt import FeltKind
from ...drawing.places import joined
from ...program.app import App
from ...tabletop.emblem import prefetch_emblem
from ...tabletop.places import Places


class TableFelt:
    """The felt as it is now."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._run: tuple[FeltKind, DyeRun] | None = None
        self._lies: FeltKind | None = None  # as it was drawn last
        self._coming: tuple[FeltKind, Iterator[pygame.Surface | None]] | None = None
        self.look: Hashable = None  # all that decides how it looks
        self._has_emblem = True
        self._changed: tuple[Sequence[tuple[int, int, int, int]], pygame.Rect] | None = None  # by the dye; the emblem

    def kind(self, trump: Suit | None) -> FeltKind:
        """Return what the felt is made by while no dye runs; until it is made, it is the one before."""
        wanted = self._app.felt_kind(trump)
        if self._coming is None or self._coming[0] != wanted or not self._may_stay(wanted):
            return wanted
        return self._lies or wanted

    def advance(self, trump: Suit | None, *, is_dyeing: bool) -> bool:
        """Make a part of the felt that is wanted, if another one has been lying there; return True while it is made."""
        wanted = self._app.felt_kind(trump)
        if is_dyeing or self._app.felts.has(wanted) or not self._may_stay(wanted):
            self._coming = None
            return False
        if self._coming is None or self._coming[0] != wanted:
            self._coming = wanted, self._app.felts.weaving(wanted)
        cloth = next(self._coming[1])
        if cloth is not None:
            self._app.felts.keep(wanted, cloth)
            self._coming = None
        return True

    def _may_stay(self, wanted: FeltKind) -> bool:
        """Return True if the felt that was drawn last is still there, as large as the one that is wanted."""
        lies = self._lies
        is_there = lies is not None and lies.size == wanted.size and self._app.felts.has(lies)
        return is_there and self._app.entrance.seconds > 0 and self._run is None

    def cloth(self, trump: Suit | None, dyeing: tuple[int, float] | None, places: Places) -> pygame.Surface:
        """Return the felt to draw; `dyeing` is the hand from which the dye runs, and how far in time it is."""
        kind = self._app.felt_kind(trump)
        if dyeing is None or kind == self._app.felt_kind():
            self._lies = self.kind(trump)
            return self._rested(self._lies)
        hand, share = dyeing
        if self._run is None or self._run[0] != kind:
            self._run = (kind, self._begun(kind, hand, places))
            prefetch_emblem(self._app.canvas, places.emblem, trump)
        run = self._run[1]
        run.run_to(share)
        return run.cloth

    def run_dye(
        self, trump: Suit | None, dyeing: tuple[int, float] | None, places: Places, *, has_emblem: bool
    ) -> None:
        """Let the dye run on; `look` then is another value if the felt looks different, where `changed_in` tells."""
        look = trump, dyeing, self.kind(trump), has_emblem
        if look != self.look:
            is_bare, self._has_emblem = has_emblem != self._has_emblem, has_emblem
            self.look, self._changed, before = look, None, self._run
            if dyeing is not None:
                self.cloth(trump, dyeing, places)
            elif is_bare and before is None:
                self._changed = (), places.emblem
            if self._run is not None:
                laid = self._run[1].take_laid()
                self._changed = (laid, places.emblem) if self._run is before else None

    def changed_in(self, place: pygame.Rect) -> list[pygame.Rect]:
        """Return the parts of a place where the felt has changed its look, by the last change of it."""
        if self._changed is None:
            return [place]
        laid, emblem = self._changed
        edge = [laid[number] for number in place.collidelistall(laid)]
        parts = [emblem, *([pygame.Rect(edge[0]).unionall(edge)] if edge else [])]
        return joined((part for part in parts if part.colliderect(place)), place)

    def warming(self, trump: Suit | None) -> Iterator[None]:
        """Make the felt that is drawn while no dye runs, in steps, if it is not there yet."""
        kind = self._app.felt_kind(trump)
        if not self._app.felts.has(kind):
            for cloth in self._app.felts.weaving(kind):
                if cloth is not None:
                    self._app.felts.keep(kind, cloth)
                yield None

    def _rested(self, kind: FeltKind) -> pygame.Surface:
        run, self._run = self._run, None
        if run is not None and run[0] == kind:
            self._app.felts.keep(kind, run[1].finished())
        return self._app.felts.felt(kind)

    def _begun(self, kind: FeltKind, hand: int, places: Places) -> DyeRun:
        home = places.home(hand)
        before = self._app.felts.take(self._app.felt_kind())
        return DyeRun(before, self._app.felts.weaving(kind), (round(home.x), round(home.y)), kind.unit)
