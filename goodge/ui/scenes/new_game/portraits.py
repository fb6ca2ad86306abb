"""Choosing a portrait: all there are for a person, or the characters of the computer players, over New game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, BUTTON, GOLD, MUTED, PANEL, PANEL_LIGHT, SUBHEADING
from ...program.app import App
from ...program.scene import Scene
from ...widgets.base import Item, Label, Panel
from ...widgets.portraits import PortraitButton
from ..dialog import dim
from ..menu_parts import back_button, row_height
from ..page import is_tall

_SIDE, _BETWEEN, _INSET = 112, 18, 36
_ROWS, _TALL_ROWS = 2, 4


class PortraitScene(Scene):
    """A panel of portraits, each with its words; `on_choose` is called with the one that is pressed."""

    is_opaque = False
    is_page = True
    follows_focus = True

    def __init__(
        self,
        app: App,
        question: str,
        portraits: Sequence[tuple[str, str]],
        chosen: str,
        on_choose: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self._question, self._portraits, self._chosen, self._on_choose = question, portraits, chosen, on_choose
        self.first_focus = f"portrait-{chosen}"

    def compose(self, canvas: Canvas) -> list[Item]:
        px, columns = canvas.px, -(-len(self._portraits) // (_TALL_ROWS if is_tall(canvas) else _ROWS))
        inset, step = px(_INSET), px(_SIDE) + px(_BETWEEN)
        title, words = canvas.type.line_height(SUBHEADING), canvas.type.line_height(BODY_STRONG)
        button = row_height(canvas, BUTTON, 50)
        rows = -(-len(self._portraits) // columns)
        grid = columns * step - px(_BETWEEN), rows * step - px(_BETWEEN)
        panel = pygame.Rect(0, 0, grid[0] + 2 * inset, 2 * inset + title + grid[1] + words + button + 3 * px(14))
        panel.center = canvas.rect.center
        left, top = panel.left + inset, panel.top + inset
        first = pygame.Rect(left, top + title + px(14), px(_SIDE), px(_SIDE))
        places = [first.move(n % columns * step, n // columns * step) for n in range(len(self._portraits))]
        line = pygame.Rect(left, top + title + grid[1] + 2 * px(14), grid[0], words)
        back = pygame.Rect(0, line.bottom + px(14), px(180), button)
        back.centerx = panel.centerx
        return [
            Panel(key="panel", rect=panel, top=PANEL_LIGHT, bottom=PANEL, line=GOLD.faded(190)),
            Label(key="title", rect=pygame.Rect(left, top, grid[0], title), text=self._question, role=SUBHEADING),
            *map(self._portrait, places, self._portraits),
            Label(key="words", rect=line, text=self._words(), role=BODY_STRONG, colour=MUTED),
            back_button(back, self.on_escape),
        ]

    def paint(self, canvas: Canvas) -> None:
        dim(canvas)

    def _portrait(self, rect: pygame.Rect, offered: tuple[str, str]) -> Item:
        portrait, words = offered
        return PortraitButton(
            key=f"portrait-{portrait}", rect=rect, text=words, portrait=portrait, is_chosen=portrait == self._chosen,
            on_press=partial(self._choose, portrait),
        )  # fmt: skip

    def _words(self) -> str:
        """Return the words for the portrait that the mouse points at, else for the one that has the focus."""
        words = {f"portrait-{portrait}": words for portrait, words in self._portraits}
        return words.get(self.pointed_key or "") or words.get(self.focus_key or self.first_focus or "", "")

    def _choose(self, portrait: str) -> None:
        self.app.pop()
        self._on_choose(portrait)
