"""A row of large tabs, one of them chosen, each with two cards, a title and a line of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

import pygame

from ...engine.values import dataclass, replace
from ..drawing.art import Art
from ..drawing.canvas import Canvas
from ..drawing.theme import CREAM, GOLD, GOLD_BRIGHT, MUTED, NAME, PANEL, PANEL_LIGHT, SMALL_STRONG, Role
from ..drawing.turning import leaning
from .base import halo, point_halo
from .buttons import TabRow
from .layout import columns, rows
from .spoken import Focused, Part

_CARD = (44, 62)
_TILT = 9.0
_TITLES = (NAME, Role(NAME.face, 20), Role(NAME.face, 18))
_FINER = 2  # cards are rasterised this much larger than they are shown, to be smooth when turned


class TabLook(Enum):
    """What a tab shows, the best look first."""

    WHOLE = auto()
    TITLES = auto()
    WORDS = auto()


@dataclass(slots=True, kw_only=True)
class Tabs(TabRow):
    """A row of tabs. `lines` and `cards` (two pictures each) are in the order of the options.

    If the words do not fit beside the cards, the titles stand there alone; if these do not either, the cards go.
    """

    lines: Sequence[str]
    cards: Sequence[tuple[str, str]]
    gap: int
    rows: int = 1

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        look = self.look(canvas)
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
            if look is not TabLook.WORDS:
                draw_pair(canvas, self.cards[number], _fan_in(canvas, cell))
            room = _room(canvas, cell, look)
            if look is TabLook.TITLES:
                row = pygame.Rect(room.left, room.top, room.width, room.height)
                canvas.text(title, self._title_role(canvas), row, GOLD_BRIGHT if is_chosen else CREAM, "left")
            else:
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
        return self._fits(canvas, self.look(canvas))

    def look(self, canvas: Canvas) -> TabLook:
        """Return the first look in which all has room; the words alone where none has."""
        return next((look for look in TabLook if self._fits(canvas, look)), TabLook.WORDS)

    def _fits(self, canvas: Canvas, look: TabLook) -> bool:
        """Return True if the words of every tab fit in this look."""
        for cell, (_, title), line in zip(self._cells(), self.options, self.lines, strict=True):
            room = _room(canvas, cell, look)
            if look is TabLook.TITLES:
                if canvas.type.size(title, self._title_role(canvas))[0] > room.width:
                    return False
                continue
            lines = canvas.type.wrap(line, SMALL_STRONG, room.width)
            if canvas.type.size(title, NAME)[0] > room.width or _height(canvas, lines) > room.height:
                return False
        return True

    def _title_role(self, canvas: Canvas) -> Role:
        """Return the role of titles that stand alone: one in which all have room, a little smaller if need be."""
        rooms = [_room(canvas, cell, TabLook.TITLES).width for cell in self._cells()]
        roles = [
            canvas.type.fitting(title, _TITLES, room) for (_, title), room in zip(self.options, rooms, strict=True)
        ]
        return min(roles, key=lambda role: role.size)

    def _cells(self) -> list[pygame.Rect]:
        across = -(-len(self.options) // self.rows)
        lines = rows(self.rect, (1,) * self.rows, self.gap)
        cells = [cell for line in lines for cell in columns(line, (1,) * across, self.gap)]
        return cells[: len(self.options)]


def _tabs_height(canvas: Canvas, *, has_lines: bool = True) -> int:
    """Return the height in pixels that the cards need and a title, with two lines of text if it `has_lines`."""
    words = canvas.type.line_height(NAME) + 2 * canvas.type.line_height(SMALL_STRONG) * has_lines
    return max(words, canvas.px(_CARD[1] + 8)) + canvas.px(16)


def lines_height(canvas: Canvas, width: int, lines: int, gap: int, make: Callable[[pygame.Rect], Tabs]) -> int:
    """Return the height of tabs in some lines with gaps between, less where they show nothing but cards and titles.

    All in pixels; `make` returns the tabs in a rectangle.
    """
    gaps = (lines - 1) * gap
    whole = pygame.Rect(0, 0, width, lines * _tabs_height(canvas) + gaps)
    has_lines = make(whole).look(canvas) is not TabLook.TITLES
    return lines * _tabs_height(canvas, has_lines=has_lines) + gaps


def _height(canvas: Canvas, lines: Sequence[str]) -> int:
    return canvas.type.line_height(NAME) + len(lines) * canvas.type.line_height(SMALL_STRONG)


def _fan_in(canvas: Canvas, cell: pygame.Rect) -> tuple[int, int]:
    """Return the middle of the two cards."""
    return cell.left + canvas.px(51), cell.centery


def _room(canvas: Canvas, cell: pygame.Rect, look: TabLook) -> pygame.Rect:
    """Return the place of a tab's words."""
    left, edge = canvas.px(14 if look is TabLook.WORDS else 101), canvas.px(4)
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
