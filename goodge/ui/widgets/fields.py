"""A line of text that a person types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import partial

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, CREAM, GLOW, GOLD, GOLD_DARK, MUTED, PANEL, PANEL_LIGHT, smaller
from .base import Item, halo
from .clipboard import clipboard_text, copy_text
from .commands import Command, Deeds
from .editing import EditedText
from .spoken import Focused, Part

_CARET = 2.5


@dataclass(slots=True, kw_only=True)
class TextField(Item):
    """A field for text of at most `longest` characters; `digits` allows only digits. Each change is reported at once.
    The text stands at the left, or in the middle if it `is_centred`. While it is empty it shows the `placeholder`, or
    what is `shorter` where that has no room. One that `is_wanted`, as nothing can begin without it, has a bright rim.
    `on_refused` is told words of which the field takes no letter.

    Typed text comes as text, whatever keys it took. Left and Right, Home and End move the caret, and lead away
    from the field at its ends; with Shift they mark. Ctrl (or Command) with A, C, X and V marks all, copies, cuts and
    pastes.
    """

    value: str
    on_change: Callable[[str], None]
    placeholder: str = ""
    shorter: str = ""
    longest: int = 16
    digits: bool = False
    is_centred: bool = False
    is_wanted: bool = False
    on_refused: Callable[[str], None] | None = None
    repeats_keys: bool = True
    line: EditedText = field(init=False)
    stops: list[int] = field(init=False, default_factory=list)  # where the caret may stand, in pixels, as last drawn

    def __post_init__(self) -> None:
        self.line = EditedText.at_end(self.value)

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
            line=GLOW if self.is_wanted else GOLD.faded(200 if focused else 130),
        )
        inner = self.rect.inflate(-canvas.px(24), 0)
        line = pygame.Rect(inner.left, self.rect.bottom - canvas.px(9), inner.width, max(1, canvas.px(1)))
        canvas.surface.fill(GOLD_DARK[:3], line)  # as on paper: this is where people write
        if self.is_centred:
            shown = canvas.type.size(self.value or self._invitation(canvas), BODY_STRONG)[0]
            inner.left += max(0, inner.width - shown) // 2
            inner.width = self.rect.right - canvas.px(12) - inner.left
        if not self.value:
            invitation = self._invitation(canvas)
            role = canvas.type.fitting(invitation, smaller(BODY_STRONG), inner.width)
            canvas.text(invitation, role, inner, GLOW if self.is_wanted else MUTED, "left")
        if focused:
            self._draw_line(canvas, inner)
        else:
            canvas.text(canvas.type.shortened(self.value, BODY_STRONG, inner.width), BODY_STRONG, inner, CREAM, "left")

    def _draw_line(self, canvas: Canvas, inner: pygame.Rect) -> None:
        """Draw the part of the text around the caret, its marked part, and the caret."""
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
        room, invitation = self.rect.width - canvas.px(24), self._invitation(canvas)
        role = canvas.type.fitting(invitation, smaller(BODY_STRONG), room)
        return canvas.type.size(invitation, role)[0] <= room

    def _invitation(self, canvas: Canvas) -> str:
        """Return what is shown while the field is empty: the shorter words where the others have no room."""
        room = self.rect.width - canvas.px(24)
        fits = not self.shorter or canvas.type.size(self.placeholder, BODY_STRONG)[0] <= room
        return self.placeholder if fits else self.shorter

    def spoken(self) -> Focused:
        return Focused(Part.FIELD, self.called or self.placeholder, self.value, note=self.tip or "")

    def read(self) -> Sequence[str]:
        return tuple(filter(None, (self.called or self.placeholder, self.value)))

    # -- keys and mouse ---------------------------------------------------------------------------------

    def press(self) -> bool:
        """Return True: a click is never wrong here, though all it does is take the focus."""
        return True

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:
        """Put the caret where the mouse was pressed, and mark from there on while it is held down."""
        if self.stops:
            nearest = min(range(len(self.stops)), key=lambda stop: abs(self.stops[stop] - place[0]))
            self.line = self.line.to(nearest, marking=not first)
        return True

    @property
    def deeds(self) -> Deeds:
        end = len(self.line.text)
        return {
            Command.LEFT: partial(self._step, -1),
            Command.RIGHT: partial(self._step, 1),
            Command.FIRST: partial(self._go, 0),
            Command.LAST: partial(self._go, end),
            Command.MARK_LEFT: partial(self._step, -1, marking=True),
            Command.MARK_RIGHT: partial(self._step, 1, marking=True),
            Command.MARK_TO_FIRST: partial(self._go, 0, marking=True),
            Command.MARK_TO_LAST: partial(self._go, end, marking=True),
            Command.ERASE_LEFT: partial(self._erase, -1),
            Command.ERASE_RIGHT: partial(self._erase, 1),
            Command.MARK_ALL: self._mark_all,
            Command.COPY: self._copy,
            Command.CUT: self._cut,
            Command.PASTE: self._paste,
        }

    @property
    def takes_letters(self) -> bool:
        return True

    def on_text(self, text: str) -> bool:
        self._put(text)
        return True

    def _step(self, by: int, *, marking: bool = False) -> bool:
        """Move the caret; return False at an end of the text, where an arrow leads away unless it marks."""
        return self._move(self.line.stepped(by, marking=marking)) or marking

    def _go(self, place: int, *, marking: bool = False) -> None:
        self._move(self.line.to(place, marking=marking))

    def _erase(self, way: int) -> None:
        self._change(self.line.erased(way))

    def _mark_all(self) -> None:
        self._move(self.line.all_marked())

    def _copy(self) -> bool:
        """Put the marked text on the clipboard; return False if that is not possible."""
        return bool(self.line.marked) and copy_text(self.line.marked)

    def _cut(self) -> None:
        if self._copy():
            self._put("")

    def _paste(self) -> None:
        self._put(" ".join(clipboard_text().split()))

    def _put(self, words: str) -> None:
        """Insert those letters of the words that the field takes at the caret, as many as fit."""
        fitting = "".join(letter for letter in words if letter.isprintable() and self._takes(letter))
        if fitting or not words:
            self._change(self.line.put(fitting, self.longest))
        elif self.on_refused is not None:
            self.on_refused(words)

    def _takes(self, letter: str) -> bool:
        return not self.digits or (letter.isascii() and letter.isdigit())

    def _move(self, line: EditedText) -> bool:
        has_moved = line != self.line
        self.line = line
        return has_moved

    def _change(self, line: EditedText) -> None:
        self.line = line
        if line.text != self.value:
            self.on_change(line.text)


def _first_shown(canvas: Canvas, line: EditedText, room: int) -> int:
    """Return the index of the first letter to show in a text wider than its room, so that the caret can be seen."""
    first = 0
    while first < line.caret and canvas.type.size(line.text[first : line.caret], BODY_STRONG)[0] > room:
        first += 1
    return first


def _stops(canvas: Canvas, text: str, first: int, left: int) -> list[int]:
    """Return the caret's places before each letter and at the end, in pixels; hidden letters are at the left edge."""
    widths = [canvas.type.size(text[first:place], BODY_STRONG)[0] for place in range(first, len(text) + 1)]
    return [left] * first + [left + width for width in widths]
