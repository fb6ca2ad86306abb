"""The widths of the places in a row of the scorecard, and where each of them lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import ALARM_INK, BODY, BODY_STRONG, INK, INK_SOFT, SMALL, SMALL_STRONG, Colour, Role
from .model import Entry, Field, Tone
from .paper import inked_icon, underline

GAP = 7
PICTURE, MARK = 23, 19
_INNER = 5
_NAME, _SHORT_NAME = 96, 58  # units: the most that a partner's name takes as the head of a column

_MADE_INK = Colour.of("#1b6a45")

WRITTEN: dict[Tone, tuple[Role, Colour]] = {
    Tone.PLAIN: (BODY, INK),
    Tone.STRONG: (BODY_STRONG, INK),
    Tone.SMALL: (SMALL, INK_SOFT),
    Tone.WORD: (SMALL_STRONG, INK),
    Tone.LOSS: (BODY_STRONG, ALARM_INK),
    Tone.SMALL_LOSS: (SMALL_STRONG, ALARM_INK),
}


@dataclass(frozen=True, slots=True)
class FieldPlace:
    """A field that is shown, by its index: where it begins in its cell, how wide it is, and where its head begins."""

    index: int
    field: Field
    left: int
    width: int
    head_left: int

    def within(self, cell: pygame.Rect, start: int) -> pygame.Rect:
        """Return the part of a cell, whose places begin at `start`, that this place takes."""
        return pygame.Rect(start + self.left, cell.top, self.width, cell.height)

    def head_of(self, partners: Sequence[str]) -> str:
        """Return the head in the column of these partners."""
        if self.field.partner is None:
            return self.field.shown_head
        return partners[self.field.partner] if self.field.partner < len(partners) else ""

    def head_within(self, line: pygame.Rect, start: int) -> pygame.Rect:
        """Return the part of a line that its head may take."""
        return pygame.Rect(start + self.head_left, line.top, self.left + self.width - self.head_left, line.height)


class Fields:
    """The places in every cell of a column: the widest entry of each decides. `cells` are all the cells there are.

    `sides` have the names of partners that are heads of fields; these are cut short before a field is left out.
    """

    def __init__(
        self,
        canvas: Canvas,
        fields: Sequence[Field],
        cells: Sequence[Sequence[Entry]],
        sides: Sequence[Sequence[str]] = (),
    ) -> None:
        self._canvas, self._fields, self._sides = canvas, fields, sides
        self._widths = [self._widest(index, cells) for index in range(len(fields))]
        self._spare = sorted({field.spare for field in fields if field.spare}, reverse=True)

    def _widest(self, index: int, cells: Sequence[Sequence[Entry]]) -> int:
        field = self._fields[index]
        sample = Entry(
            field.sample,
            Tone.STRONG,
            picture="emblems/crown" if field.has_picture else None,
            is_made=True if field.has_mark else None,
        )
        return max(entry_width(self._canvas, entry) for entry in (sample, *(cell[index] for cell in cells)))

    @property
    def good_width(self) -> int:
        """The width of all places side by side."""
        return self._width(self._kept(0), most=_NAME)

    def fitting(self, room: int) -> tuple[FieldPlace, ...]:
        """Return the places shown in this much room; those that can be spared are left out as far as needed."""
        for left_out in range(len(self._spare) + 1):
            kept = self._kept(left_out)
            for most in (_NAME, _SHORT_NAME, 0):
                if self._width(kept, most=most) <= room:
                    return tuple(self._placed(kept, most))
        return tuple(self._placed(kept, 0, self._width(kept, most=0) - room))

    def _kept(self, left_out: int) -> list[int]:
        """Return the indexes of the fields that are shown: a field with neither head nor entries is not."""
        gone = self._spare[:left_out]
        return [
            index
            for index, field in enumerate(self._fields)
            if field.spare not in gone and (field.has_head or self._widths[index])
        ]

    def _width(self, kept: list[int], *, most: float) -> int:
        return max((place.left + place.width for place in self._placed(kept, most)), default=0)

    def _head_width(self, field: Field, most: float) -> int:
        """Return the width that the head of a field needs: a name no more than `most` units."""
        size = self._canvas.type.size
        if field.partner is None:
            return size(field.shown_head, SMALL)[0] if field.head else 0
        names = [side[field.partner] for side in self._sides if field.partner < len(side)]
        widest = max((size(name, SMALL)[0] for name in names), default=0)
        return min(widest, round(most * self._canvas.unit))

    def _placed(self, kept: list[int], most: float, over: int = 0) -> Iterator[FieldPlace]:
        """Yield the places side by side; one whose head needs more room than it has grows to the left.

        They stand closer by the pixels that they are `over` their room, down to half of what is between them.
        """
        x = head_left = 0
        between = sum(self._canvas.px(self._fields[index].space) for index in kept[1:])
        share = 1 - min(0.5, over / max(1, between))
        for number, index in enumerate(kept):
            field, width = self._fields[index], self._widths[index]
            left = x + (floor(share * self._canvas.px(field.space)) if number else 0)
            is_own = number == 0 or field.align == "center" or self._fields[kept[number - 1]].has_head
            head_left = left if is_own else head_left
            if field.has_head:
                width = max(width, self._head_width(field, most) - (left - head_left))
            yield FieldPlace(index, field, left, width, head_left)
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
class EntryPlaces:
    """The places of an entry's parts: its text, and the middles of its picture and its mark."""

    text: pygame.Rect
    picture: tuple[int, int]
    mark: tuple[int, int]


def laid(canvas: Canvas, entry: Entry, text: str, place: pygame.Rect, align: str) -> EntryPlaces:
    """Return the parts of an entry that shows this text now, at one side of its place.

    The picture is at the left and the mark at the right of the place, so that those of all rows are in line.
    """
    picture = canvas.px(PICTURE + _INNER) if entry.picture is not None else 0
    mark = canvas.px(MARK + _INNER) if entry.is_made is not None else 0
    room = pygame.Rect(place.left + picture, place.top, place.width - picture - mark, place.height)
    width = canvas.type.size(text, WRITTEN[entry.tone][0])[0]
    left = {"left": room.left, "center": room.centerx - width // 2, "right": room.right - width}[align]
    words = pygame.Rect(left, place.top, width, place.height)
    before = (place.left + canvas.px(PICTURE) // 2, place.centery)
    return EntryPlaces(words, before, (place.right - canvas.px(MARK / 2), place.centery))


def draw_mark(canvas: Canvas, entry: Entry, text: str, place: pygame.Rect, align: str, judged: float = 1.0) -> None:
    """Draw an entry's picture and, as far as it has been `judged`, what a pen sets behind its text."""
    parts = laid(canvas, entry, text, place, align)
    if entry.picture is not None:
        picture = pygame.Rect(0, 0, canvas.px(PICTURE), canvas.px(PICTURE))
        picture.center = parts.picture
        canvas.picture(entry.picture, picture)
    if judged <= 0:
        return
    if entry.is_made is not None:
        icon, ink = ("check", _MADE_INK) if entry.is_made else ("close", ALARM_INK)
        inked_icon(canvas, f"icons/{icon}", parts.mark, MARK, ink)


def draw_failed(canvas: Canvas, entry: Entry, text: str, place: pygame.Rect, align: str, judged: float = 1.0) -> None:
    """Underline an entry that failed, as far as it has been `judged`: a line through it makes "nil" hard to read."""
    if entry.is_failed and judged > 0:
        words = laid(canvas, entry, text, place, align).text
        baseline = words.centery + round(canvas.type.capital(WRITTEN[entry.tone][0]) / 2)
        underline(canvas, pygame.Rect(words.left, baseline, words.width, words.bottom - baseline), judged)
