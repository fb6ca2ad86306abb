"""The widths of the places in a row of the scorecard, and where each of them lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import ALARM_INK, BODY, BODY_STRONG, INK, INK_SOFT, SMALL, SMALL_STRONG, Colour, Role
from .model import Entry, Field, Tone

GAP = 7
PICTURE, MARK = 23, 19
_INNER = 5

WRITTEN: dict[Tone, tuple[Role, Colour]] = {
    Tone.PLAIN: (BODY, INK),
    Tone.STRONG: (BODY_STRONG, INK),
    Tone.SMALL: (SMALL, INK_SOFT),
    Tone.WORD: (SMALL_STRONG, INK),
    Tone.LOSS: (BODY_STRONG, ALARM_INK),
    Tone.SMALL_LOSS: (SMALL_STRONG, ALARM_INK),
}


@dataclass(frozen=True, slots=True)
class Place:
    """A field that is shown, by its index: where it begins in its cell, how wide it is, and where its head begins."""

    index: int
    field: Field
    left: int
    width: int
    head_left: int

    def within(self, cell: pygame.Rect, start: int) -> pygame.Rect:
        """Return the part of a cell, whose places begin at `start`, that this place takes."""
        return pygame.Rect(start + self.left, cell.top, self.width, cell.height)

    def head_within(self, line: pygame.Rect, start: int) -> pygame.Rect:
        """Return the part of a line that its head may take."""
        return pygame.Rect(start + self.head_left, line.top, self.left + self.width - self.head_left, line.height)


class Fields:
    """The places in every cell of a column: the widest entry of each decides. `cells` are all the cells there are."""

    def __init__(self, canvas: Canvas, fields: Sequence[Field], cells: Sequence[Sequence[Entry]]) -> None:
        self._canvas, self._fields = canvas, fields
        self._widths = [self._widest(index, cells) for index in range(len(fields))]
        self._spare = sorted({field.spare for field in fields if field.spare}, reverse=True)

    def _widest(self, index: int, cells: Sequence[Sequence[Entry]]) -> int:
        field = self._fields[index]
        sample = self._canvas.type.size(field.sample, BODY_STRONG)[0] if field.sample else 0
        return max([sample, *(entry_width(self._canvas, cell[index]) for cell in cells)])

    @property
    def good_width(self) -> int:
        """The width of all places side by side."""
        return self._width(self._kept(0))

    def fitting(self, room: int) -> tuple[Place, ...]:
        """Return the places shown in this much room; those that can be spared are left out as far as needed."""
        for left_out in range(len(self._spare) + 1):
            kept = self._kept(left_out)
            if self._width(kept) <= room:
                break
        return tuple(self._placed(kept))

    def _kept(self, left_out: int) -> list[int]:
        """Return the indexes of the fields that are shown: a field with neither head nor entries is not."""
        gone = self._spare[:left_out]
        return [
            index
            for index, field in enumerate(self._fields)
            if field.spare not in gone and (field.head or self._widths[index])
        ]

    def _width(self, kept: list[int]) -> int:
        return max((place.left + place.width for place in self._placed(kept)), default=0)

    def _placed(self, kept: list[int]) -> Iterator[Place]:
        """Yield the places side by side; one whose head needs more room than it has grows to the left."""
        x = head_left = 0
        for number, index in enumerate(kept):
            field, width = self._fields[index], self._widths[index]
            left = x + (self._canvas.px(field.space) if number else 0)
            head_left = left if number == 0 or self._fields[kept[number - 1]].head else head_left
            if field.head:
                head = self._canvas.type.size(field.head, SMALL)[0]
                width = max(width, head - (left - head_left))
            yield Place(index, field, left, width, head_left)
            x = left + width


def entry_width(canvas: Canvas, entry: Entry) -> int:
    """Return the width of an entry with its picture and its mark."""
    role, _ = WRITTEN[entry.tone]
    parts = [max(canvas.type.size(text, role)[0] for text in entry.texts)] if any(entry.texts) else []
    if entry.picture is not None:
        parts.append(canvas.px(PICTURE))
    if entry.is_made is not None:
        parts.append(canvas.px(MARK))
    return sum(parts) + canvas.px(_INNER) * (len(parts) - 1) if parts else 0


@dataclass(frozen=True, slots=True)
class Laid:
    """The places of an entry's parts: its text, and the middles of its picture and its mark."""

    text: pygame.Rect
    picture: tuple[int, int]
    mark: tuple[int, int]


def laid(canvas: Canvas, entry: Entry, text: str, place: pygame.Rect, align: str) -> Laid:
    """Return the parts of an entry that shows this text now, at one side of its place; the picture stays left."""
    picture = canvas.px(PICTURE + _INNER) if entry.picture is not None else 0
    mark = canvas.px(MARK + _INNER) if entry.is_made is not None else 0
    room = pygame.Rect(place.left + picture, place.top, place.width - picture - mark, place.height)
    width = canvas.type.size(text, WRITTEN[entry.tone][0])[0]
    words = pygame.Rect(room.left if align == "left" else room.right - width, place.top, width, place.height)
    before = (place.left + canvas.px(PICTURE) // 2, place.centery)
    return Laid(words, before, (words.right + canvas.px(_INNER + MARK / 2), place.centery))
