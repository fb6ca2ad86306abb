"""A line of text that a person types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from ..canvas import Canvas
from ..theme import BODY_STRONG, CREAM, GLOW, GOLD, GOLD_DARK, MUTED, PANEL, PANEL_LIGHT
from .base import Item, halo
from .editing import Line

_CARET = 2.5


@dataclass(slots=True, kw_only=True)
class TextField(Item):
    """Text of at most `longest` characters; `digits` takes figures only. Every change is told at once.

    Left and Right, Home and End move the caret, and lead away from the field at its ends; with Shift they mark.
    Ctrl (or Command) with A, C, X and V marks all, copies, cuts and pastes.
    """

    value: str
    on_change: Callable[[str], None]
    placeholder: str = ""
    longest: int = 16
    digits: bool = False
    repeats_keys: bool = True
    line: Line = field(init=False)
    stops: list[int] = field(init=False, default_factory=list)  # where the caret may stand, as last drawn

    def __post_init__(self) -> None:
        self.line = Line.at_end(self.value)

    @property
    def is_focusable(self) -> bool:
        return True

    def take_over(self, before: Item) -> None:
        if isinstance(before, TextField):
            self.line, self.stops = before.line.with_text(self.value), before.stops

    # -- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=10)
        canvas.panel(
            self.rect,
            radius=10,
            top=PANEL_LIGHT if focused else PANEL.faded(235),
            line=GOLD.faded(200 if focused else 130),
        )
        inner = self.rect.inflate(-canvas.px(24), 0)
        line = pygame.Rect(inner.left, self.rect.bottom - canvas.px(9), inner.width, max(1, canvas.px(1)))
        canvas.surface.fill(GOLD_DARK[:3], line)  # as on paper: here one writes
        if not self.value:
            canvas.text(self.placeholder, BODY_STRONG, inner, MUTED, "left")
        if focused:
            self._draw_line(canvas, inner)
        else:
            canvas.text(canvas.type.shortened(self.value, BODY_STRONG, inner.width), BODY_STRONG, inner, CREAM, "left")

    def _draw_line(self, canvas: Canvas, inner: pygame.Rect) -> None:
        """The part of the text around the caret, what is marked in it, and the caret."""
        first = _first_shown(canvas, self.line, inner.width - canvas.px(6))
        self.stops = _stops(canvas, self.value, first, inner.left)
        height = canvas.type.line_height(BODY_STRONG)
        top = inner.centery - height // 2
        start, end = (self.stops[place] for place in self.line.span)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(inner.inflate(canvas.px(8), 0).clip(before))
        if end > start:
            canvas.panel(pygame.Rect(start, top, end - start, height), radius=4, top=GOLD.faded(110))
        canvas.text(self.value[first:], BODY_STRONG, inner, CREAM, "left")
        canvas.surface.set_clip(before)
        caret = pygame.Rect(self.stops[self.line.caret], top, canvas.px(_CARET), height)
        canvas.surface.fill(GLOW, caret)

    def fits(self, canvas: Canvas) -> bool:
        return canvas.type.size(self.placeholder, BODY_STRONG)[0] <= self.rect.width - canvas.px(24)

    # -- keys and mouse ---------------------------------------------------------------------------------

    def press(self) -> bool:
        """A click is never wrong here, though it does no more than take the focus."""
        return True

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:
        """A click puts the caret where it was, and the mouse held down marks from there on."""
        if self.stops:
            nearest = min(range(len(self.stops)), key=lambda stop: abs(self.stops[stop] - place[0]))
            self.line = self.line.to(nearest, marking=not first)
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not event.mod & pygame.KMOD_RALT:
            return self._on_control_key(event.key)
        line, marking = self.line, bool(event.mod & pygame.KMOD_SHIFT)
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            moved = line.stepped(1 if event.key == pygame.K_RIGHT else -1, marking=marking)
            return self._move(moved) or marking
        if event.key in (pygame.K_HOME, pygame.K_END):
            self._move(line.to(len(line.text) if event.key == pygame.K_END else 0, marking=marking))
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._change(line.erased(1 if event.key == pygame.K_DELETE else -1))
            return True
        typed: str = getattr(event, "unicode", "")
        if event.mod & pygame.KMOD_LALT or not typed or not typed.isprintable():
            return False
        self._put(typed)
        return True

    def _on_control_key(self, key: int) -> bool:
        if key == pygame.K_a:
            self._move(self.line.all_marked())
        elif key == pygame.K_v:
            self._put(" ".join(pygame.scrap.get_text().split()))
        elif key in (pygame.K_c, pygame.K_x) and self.line.marked:
            pygame.scrap.put_text(self.line.marked)
            if key == pygame.K_x:
                self._put("")
        else:
            return False
        return True

    def _put(self, words: str) -> None:
        """The words where the caret is, as far as the field takes them."""
        fitting = "".join(letter for letter in words if letter.isprintable() and self._takes(letter))
        if fitting or not words:
            self._change(self.line.put(fitting, self.longest))

    def _takes(self, letter: str) -> bool:
        return not self.digits or (letter.isascii() and letter.isdigit())

    def _move(self, line: Line) -> bool:
        has_moved = line != self.line
        self.line = line
        return has_moved

    def _change(self, line: Line) -> None:
        self.line = line
        if line.text != self.value:
            self.on_change(line.text)


def _first_shown(canvas: Canvas, line: Line, room: int) -> int:
    """The first letter that shows where the text is wider than its room: the caret must have place."""
    first = 0
    while first < line.caret and canvas.type.size(line.text[first : line.caret], BODY_STRONG)[0] > room:
        first += 1
    return first


def _stops(canvas: Canvas, text: str, first: int, left: int) -> list[int]:
    """Where the caret stands before each letter and at the end, in pixels; letters left out are at the left edge."""
    widths = [canvas.type.size(text[first:place], BODY_STRONG)[0] for place in range(first, len(text) + 1)]
    return [left] * first + [left + width for width in widths]
