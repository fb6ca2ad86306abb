"""The legend under the table of the scorecard: entries as they stand in the rows, each with what it means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import INK_SOFT, SMALL
from .columns import WRITTEN, draw_mark, entry_width, laid
from .model import Entry, Note
from .paper import TextRun

_GAP, _BETWEEN = 7, 26
_MOST_LINES = 2


@dataclass(frozen=True, slots=True)
class _Placed:
    """A note at its place, counted from the upper left corner of the legend."""

    note: Note
    line: int
    left: int
    sample: int

    @property
    def entry(self) -> Entry:
        return self.note.sample


class Legend:
    """As many notes, the first ones first, as two lines of this width have room for."""

    def __init__(self, canvas: Canvas, notes: Sequence[Note], width: int) -> None:
        self.canvas = canvas
        self._placed = list(_flowed(canvas, notes, width))

    @property
    def height(self) -> int:
        """The height of the legend, with the gap above it; 0 without a note."""
        lines = 1 + max((each.line for each in self._placed), default=-1)
        return lines * self.canvas.type.line_height(SMALL) + self.canvas.px(6) if lines else 0

    def runs(self, corner: tuple[int, int]) -> Iterator[TextRun]:
        """Yield every line of text; `corner` is the upper left one of the legend."""
        for each in self._placed:
            place = self._place(each, corner)
            if each.entry.text:
                role, colour = WRITTEN[each.entry.tone]
                at = laid(self.canvas, each.entry, each.entry.text, place, "left").text
                yield TextRun(each.entry.text, at, role, colour, "left")
            left = place.right + self.canvas.px(_GAP)
            width = self.canvas.type.size(each.note.words, SMALL)[0]
            yield TextRun(each.note.words, pygame.Rect(left, place.top, width, place.height), SMALL, INK_SOFT, "left")

    def draw_marks(self, corner: tuple[int, int]) -> None:
        """Draw what stands beside the texts."""
        for each in self._placed:
            draw_mark(self.canvas, each.entry, each.entry.text, self._place(each, corner), "left")

    def _place(self, each: _Placed, corner: tuple[int, int]) -> pygame.Rect:
        """Return the place of a sample."""
        step = self.canvas.type.line_height(SMALL)
        top = corner[1] + self.canvas.px(6) + each.line * step
        return pygame.Rect(corner[0] + each.left, top, each.sample, step)


def _flowed(canvas: Canvas, notes: Sequence[Note], width: int) -> Iterator[_Placed]:
    """Yield the notes one after another, on another line where one is full, until all lines are."""
    line = left = 0
    for note in notes:
        sample = entry_width(canvas, note.sample)
        whole = sample + canvas.px(_GAP) + canvas.type.size(note.words, SMALL)[0]
        if left and left + whole > width:
            line, left = line + 1, 0
        if line >= _MOST_LINES or whole > width:
            return
        yield _Placed(note, line, left, sample)
        left += whole + canvas.px(_BETWEEN)
