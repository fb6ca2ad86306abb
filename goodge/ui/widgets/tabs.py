"""A row of large tabs, one of them chosen, each with two cards, a title and a line of text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ...engine.values import dataclass, replace
from ..drawing.art import Art
from ..drawing.canvas import Canvas
from ..drawing.theme import CREAM, GOLD, GOLD_BRIGHT, MUTED, NAME, PANEL, PANEL_LIGHT, SMALL_STRONG
from ..drawing.turning import leaning
from .base import halo, point_halo
from .buttons import TabRow
from .layout import columns, rows
from .spoken import Focused, Part

_CARD = (44, 62)
_TILT = 9.0
_FINER = 2  # cards are rasterised this much larger than they are shown, to be smooth when turned


@dataclass(slots=True, kw_only=True)
class Tabs(TabRow):
    """A row of tabs. `lines` and `cards` (two pictures each) are in the order of the options.

    If there are so many tabs that the words do not fit beside the cards, the cards are left out.
    """

    lines: Sequence[str]
    cards: Sequence[tuple[str, str]]
    gap: int
    rows: int = 1

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        has_cards = self._fits(canvas, has_cards=True)
        for number, (cell, (value, title)) in enumerate(zip(self._cells(), self.options, strict=True)):
            is_chosen = value == self.value
            is_lit = number == self.pointed or (focused and is_chosen)
            if focused and is_chosen:
                halo(canvas, cell, radius=14)
            elif is_lit:
                point_halo(canvas, cell, radius=14)
            line, width = (GOLD_BRIGHT, 2.5) if is_chosen else (GOLD.faded(150), 1.5)
            top = PANEL_LIGHT if is_chosen or is_lit else PANEL.faded(215)
            canvas.panel(cell, radius=14, top=top, bottom=PANEL, line=line, line_width=width)
            if has_cards:
                draw_pair(canvas, self.cards[number], _fan_in(canvas, cell))
            room = _room(canvas, cell, has_cards=has_cards)
            _draw_words(canvas, room, title, self.lines[number], is_chosen=is_chosen)

    def spoken(self) -> Focused:
        lines = zip(self.options, self.lines, strict=True)
        note = next((line for (value, _), line in lines if value == self.value), "")
        return replace(TabRow.spoken(self), part=Part.TAB, note=note)

    def read_inside(self) -> Sequence[str]:
        lines = zip(self.options, self.lines, strict=True)
        return [words for (value, text), line in lines if value != self.value for words in (text, line)]

    def draw_pointed(self, canvas: Canvas) -> None:
        """Draw nothing: the tab that the mouse points at is lit on its own."""

    def fits(self, canvas: Canvas) -> bool:
        return self._fits(canvas, has_cards=True) or self._fits(canvas, has_cards=False)

    def _fits(self, canvas: Canvas, *, has_cards: bool) -> bool:
        """Return True if the words of every tab fit, beside its cards if `has_cards`, else alone."""
        for cell, (_, title), line in zip(self._cells(), self.options, self.lines, strict=True):
            room = _room(canvas, cell, has_cards=has_cards)
            lines = canvas.type.wrap(line, SMALL_STRONG, room.width)
            if canvas.type.size(title, NAME)[0] > room.width or _height(canvas, lines) > room.height:
                return False
        return True

    def _cells(self) -> list[pygame.Rect]:
        across = -(-len(self.options) // self.rows)
        lines = rows(self.rect, (1,) * self.rows, self.gap)
        cells = [cell for line in lines for cell in columns(line, (1,) * across, self.gap)]
        return cells[: len(self.options)]


def tabs_height(canvas: Canvas) -> int:
    """Return the height in pixels that a title with two lines of text and the cards need."""
    words = canvas.type.line_height(NAME) + 2 * canvas.type.line_height(SMALL_STRONG)
    return max(words, canvas.px(_CARD[1] + 8)) + canvas.px(16)


def _height(canvas: Canvas, lines: Sequence[str]) -> int:
    return canvas.type.line_height(NAME) + len(lines) * canvas.type.line_height(SMALL_STRONG)


def _fan_in(canvas: Canvas, cell: pygame.Rect) -> tuple[int, int]:
    """Return the middle of the two cards."""
    return cell.left + canvas.px(51), cell.centery


def _room(canvas: Canvas, cell: pygame.Rect, *, has_cards: bool) -> pygame.Rect:
    """Return the place of a tab's words."""
    left, edge = canvas.px(101 if has_cards else 14), canvas.px(4)
    return pygame.Rect(cell.left + left, cell.top + edge, cell.width - left - canvas.px(3), cell.height - 2 * edge)


def _draw_words(canvas: Canvas, room: pygame.Rect, title: str, line: str, *, is_chosen: bool) -> None:
    """Draw the title, and its line of text below."""
    lines = canvas.type.wrap(line, SMALL_STRONG, room.width)
    row = pygame.Rect(room.left, 0, room.width, canvas.type.line_height(NAME))
    row.top = room.centery - _height(canvas, lines) // 2
    canvas.text(title, NAME, row, GOLD_BRIGHT if is_chosen else CREAM, "left")
    row = pygame.Rect(room.left, row.bottom, room.width, canvas.type.line_height(SMALL_STRONG))
    for words in lines:
        canvas.text(words, SMALL_STRONG, row, CREAM if is_chosen else MUTED, "left")
        row.top = row.bottom


def draw_pair(canvas: Canvas, names: tuple[str, str], middle: tuple[int, int], *, scale: float = 1.0) -> None:
    """Draw two cards that lean apart, at a scale, around a point."""
    size = (canvas.px(_CARD[0] * scale) * _FINER, canvas.px(_CARD[1] * scale) * _FINER)
    for name, side in zip(names, (-1, 1), strict=True):
        key = "leaning", name, size, side, canvas.art.dress
        turned = canvas.shapes.drawn(key, partial(_leaning, canvas.art, name, size, side))
        canvas.put(turned, turned.get_rect(center=(middle[0] + side * canvas.px(14 * scale), middle[1])))


def _leaning(art: Art, name: str, size: tuple[int, int], side: int) -> pygame.Surface:
    return leaning(art.picture(name, size), -side * _TILT, 1 / _FINER)
