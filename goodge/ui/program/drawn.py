"""The stack of scenes as it is drawn: canvases and felt for the window as it is, and one frame after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias
from weakref import ref

import pygame

from ...engine.cards import Suit
from ...table.settings import Settings
from ..drawing.art import Art
from ..drawing.canvas import Canvas
from ..drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye
from ..drawing.felt import FeltKind, Felts
from ..drawing.theme import CARD_SCALES, TEXT_SCALES
from ..widgets.notices import Notices
from .layer import Layer
from .stack import Stack
from .too_small import draw_request
from .window import Window

_Drawn: TypeAlias = tuple[ref[Layer], Canvas]  # a layer, which may be left and freed at any time, and its canvas


class DrawnStack(Stack):
    """The scenes in their window."""

    settings: Settings
    window: Window
    art: Art
    notices: Notices
    canvas: Canvas
    page_canvas: Canvas

    def __init__(self) -> None:
        super().__init__()
        self.felts = Felts()
        self._is_dirty = True
        self._alone: _Drawn | None = None  # all that is on the screen

    def redraw(self) -> None:
        """Ask for a frame, as something looks different."""
        self._is_dirty = True

    def redraw_all(self) -> None:
        """Ask for a frame that is shown whole, as the screen may have lost what it showed."""
        self._alone = None
        self.redraw()

    def cloth(self, trump: Suit | None = None) -> pygame.Surface:
        """Return the felt for the window at its present size: the house's, or a trump suit's."""
        return self.felts.felt(self.felt_kind(trump))

    def felt_kind(self, trump: Suit | None = None) -> FeltKind:
        """Return what the felt is made by."""
        canvas = self.canvas
        return FeltKind(canvas.surface.get_size(), self.dye(trump), canvas.unit)

    def dye(self, trump: Suit | None = None) -> Dye:
        """Return the dye of the felt under this trump suit, by the settings."""
        if trump is None or not self.settings.trump_dye:
            return HOUSE_DYES[self.settings.felt]
        return TRUMP_DYES[trump]

    def draw(self) -> None:
        """Draw one frame and show it."""
        parts, alone = None, self._alone
        self._alone = None
        if self.window.is_too_small:
            draw_request(self.canvas.surface)
        else:
            if self.fade.is_due:
                self._begin_fade()
            elif self.fade.is_on or self.notices.is_seen or not self.top.is_opaque:
                self._draw_layers(self._stack)
                self.fade.draw(self.canvas)
            else:
                parts = self._draw_top(alone)
            if self.notices.is_seen:
                self.notices.draw(self.page_canvas, self._notice_place())
        if not self.window.present(parts):
            self.redraw_all()

    def _draw_top(self, alone: _Drawn | None) -> Sequence[pygame.Rect] | None:
        """Draw the top layer, which hides all others; return the parts that look different, None for all."""
        top, canvas = self.top, self.canvas_of(self.top)
        self._alone = ref(top), canvas
        if alone is not None and alone[0]() is top and alone[1] is canvas:
            return top.draw_changes(canvas)
        top.draw(canvas)
        return None

    def _notice_place(self) -> pygame.Rect:
        """Return the place of notices: over a dialog it stays that of the screen behind it."""
        behind = next((layer for layer in reversed(self._stack) if layer.is_opaque), self.top)
        return behind.notice_place(self.page_canvas)

    def _draw_layers(self, layers: Sequence[Layer]) -> None:
        first = max((i for i, layer in enumerate(layers) if layer.is_opaque), default=0)
        for layer in layers[first:]:
            layer.draw(self.canvas_of(layer))

    def _begin_fade(self) -> None:
        """Leave on the screen what fades away; under a layer that hides it, what lies there with nobody's cards."""
        if self.top.is_discreet:
            self._draw_layers(self._stack[:-1])
        self.fade.begin_to_show(self.canvas.surface)

    def depth(self, layer: Layer) -> int:
        """Return how many pixels below its place a layer is drawn, because it is still coming up."""
        return self.fade.depth(layer, self.canvas_of(layer))

    def canvas_of(self, layer: Layer) -> Canvas:
        """Return the canvas that a layer is drawn on."""
        return self.page_canvas if layer.is_page else self.canvas

    def _lay_canvas(self) -> None:
        """Make the canvases for the window as it is now."""
        text, cards = TEXT_SCALES[self.settings.text_size], CARD_SCALES[self.settings.card_size]
        self.canvas = Canvas.on(self.window.surface, self.art, text, cards)
        self.page_canvas = self.canvas.for_pages(text)
