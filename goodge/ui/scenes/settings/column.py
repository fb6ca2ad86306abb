"""Rows of settings one under the other."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, GOLD, MUTED_LIT, SMALL, Role
from ...program.app import App
from ...widgets.base import Drawing, Item, Label
from ...widgets.layout import columns
from .rows import SectionRow

GAP, MOST_GAP = 15, 48
NOTE_ROLES = (Role(SMALL.face, 18), SMALL)  # below the names, in size and in ink
MOST_SHARE = 0.515
_LEAST_SHARE, _BESIDE = 0.45, 20
_UNDER_NAME = 6  # from a name to a control that stands under it
_UNDER_CONTROL = 4  # from the edge of a control to a note that stands under it


class Column:
    """Rows one under the other: a name with its note under it, and the control at the right of both."""

    control_share = MOST_SHARE
    gap = GAP

    def __init__(
        self, app: App, canvas: Canvas, area: pygame.Rect, share: float | None = None, role: Role = SMALL
    ) -> None:
        """`share` of the width is the controls'; the notes are set in this role."""
        self.control_share = self.control_share if share is None else share
        self._app, self._canvas, self._area, self._role = app, canvas, area, role
        self._name_height = canvas.type.line_height(BODY_STRONG)
        self._note_height = canvas.type.line_height(role)

    def items(
        self, rows: tuple[SectionRow, ...], room: int, below: int = 0, highs: Sequence[int] | None = None
    ) -> list[Item]:
        """Return the items of all rows and the rules between them, from the top of the area down.

        The more of the room is left, the wider they are apart, as far as a row is still read together with the next;
        and what stands below them, if something does, is parted from the last like one from the next: it takes `below`
        of the room, and may draw them further apart. `highs` are the heights that rows take where
        they stand beside others; there may be more of them than rows.
        """
        heights = self.heights(rows) if highs is None else highs
        gap, items, top = self.gap_between(heights, room, below), list[Item](), self._area.top
        for row, high in zip(rows, heights, strict=False):
            if row is not rows[0]:
                items.append(self.rule(row.key, top, gap))
            items += self._items_of(row, pygame.Rect(self._area.left, top, self._area.width, self._height_of(row)))
            top += high + gap
        return items

    def heights(self, rows: tuple[SectionRow, ...]) -> list[int]:
        """Return the height of each row."""
        return [self._height_of(row) for row in rows]

    def gap_between(self, heights: Sequence[int], room: int, below: int = 0) -> int:
        """Return the gap from row to row, and from the last one to what stands below, if something does."""
        gaps, least = len(heights) - (0 if below else 1), self._canvas.px(self.gap)
        spare = room - below - sum(heights) - gaps * least
        more = max(0, spare // max(1, gaps))
        return least + (more if below else min(more, self._canvas.px(MOST_GAP) - least))

    def rule(self, key: str, top: int, gap: int) -> Item:
        """Return the line in the middle of the gap over what begins at `top`."""
        rule = pygame.Rect(self._area.left, top - gap // 2, self._area.width, self._canvas.px(1))
        return Drawing(key=f"{key}-rule", rect=rule, paint=_paint_rule)

    def height(self, rows: tuple[SectionRow, ...], gap: int | None = None) -> int:
        """Return the height of the rows with this gap from one to the next; if none is given, the least they need."""
        gap = self._canvas.px(self.gap) if gap is None else gap
        return sum(self._height_of(row) + gap for row in rows) - gap

    def _height_of(self, row: SectionRow) -> int:
        note = self._note_height if row.notes() else 0
        return max(self._name_height + note, row.height(self._canvas))

    def _items_of(self, row: SectionRow, place: pygame.Rect) -> list[Item]:
        name, control = self._halves(row, place)
        note = pygame.Rect(name.left, 0, name.width, self._note_height if row.notes() else 0)
        name.height = self._name_height
        name.top = place.centery - (name.height + note.height) // 2
        note.top = name.bottom
        return self._placed(row, name, control, note)

    def _halves(self, row: SectionRow, place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the words and of the control, which takes room that the name leaves if it needs it."""
        name, control = self.halves(place)
        if not row.notes():
            spare = name.width - self._canvas.type.size(row.name.say(), BODY_STRONG)[0]
            more = max(0, min(spare, row.width(self._canvas) - control.width))
            name.width -= more
            control.left, control.width = control.left - more, control.width + more
        control.height = row.height(self._canvas)
        control.centery = place.centery
        return name, control

    def halves(self, place: pygame.Rect) -> list[pygame.Rect]:
        """Return the parts of a row for words and for what is beside them."""
        return columns(place, (1 - self.control_share, self.control_share), self._canvas.px(_BESIDE))

    def _placed(self, row: SectionRow, name: pygame.Rect, control: pygame.Rect, note: pygame.Rect) -> list[Item]:
        items: list[Item] = [
            Label(key=f"{row.key}-name", rect=name, text=row.name.say(), role=BODY_STRONG, align="left"),
            *row.controls(self._app, control),
        ]
        told = row.note_in(self._app.settings)
        if told is not None:
            key, words = f"{row.key}-note", told.say()
            items.append(Label(key=key, rect=note, text=words, role=self._role, colour=MUTED_LIT, align="left"))
        return items


def shares_beside(canvas: Canvas, rows: Sequence[SectionRow], width: int) -> list[tuple[Role, float]]:
    """Return the roles that notes may have in a column of this width, and the controls' share with each.

    The largest comes first. A share leaves the names and notes of all rows room, and the words of the controls are as
    large as with small notes.
    """
    free, found = width - canvas.px(_BESIDE), list[tuple[Role, float]]()
    name, large = _widest(canvas, rows), rows
    for role in reversed(NOTE_ROLES):
        notes = [canvas.type.size(note.say(), role)[0] for row in rows for note in row.notes()]
        share = 1 - (max(name, *notes) + 2) / free
        high = max(_LEAST_SHARE, min(MOST_SHARE, share))
        still = [row for row in large if row.is_large_in(canvas, round(high * free))]
        if not found:
            large = still
        if not found or (share >= _LEAST_SHARE and len(still) == len(large)):
            found.insert(0, (role, high))
    return found


def _widest(canvas: Canvas, rows: Sequence[SectionRow]) -> int:
    """Return the width of the longest name."""
    return max(canvas.type.size(row.name.say(), BODY_STRONG)[0] for row in rows)


def roles_under(canvas: Canvas, rows: Sequence[SectionRow], width: int) -> list[Role]:
    """Return the roles in which all notes of some rows have this width, and the smallest one, the largest first."""
    notes = [note.say() for row in rows for note in row.notes()]
    return [
        role for role in NOTE_ROLES if role is SMALL or all(canvas.type.size(note, role)[0] <= width for note in notes)
    ]


def _paint_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=0, top=GOLD.faded(60))


class NarrowColumn(Column):
    """The same where there is less room: the note stands under the name and the control, as wide as both."""

    control_share = 0.62

    @classmethod
    def is_large(cls, canvas: Canvas, rows: Sequence[SectionRow], width: int) -> bool:
        """Return True if in a column of this width all names and words of controls are as large as other text."""
        free = width - canvas.px(_BESIDE)
        control = round(cls.control_share * free)
        return _widest(canvas, rows) <= free - control and all(row.is_large_in(canvas, control) for row in rows)

    def _height_of(self, row: SectionRow) -> int:
        note = self._canvas.px(_UNDER_CONTROL) + self._note_height if row.notes() else 0
        return max(self._name_height, row.height(self._canvas)) + note

    def _items_of(self, row: SectionRow, place: pygame.Rect) -> list[Item]:
        note = pygame.Rect(place.left, 0, place.width, self._note_height if row.notes() else 0)
        note.bottom = place.bottom
        upper = pygame.Rect(place.left, place.top, place.width, place.height)
        if note.height:
            upper.height = note.top - self._canvas.px(_UNDER_CONTROL) - place.top
        return self._placed(row, *self._halves(row, upper), note)


class StackedColumn(NarrowColumn):
    """The same where names or choices would else be small: a control that needs more room stands under its name."""

    def __init__(self, app: App, canvas: Canvas, area: pygame.Rect, rows: Sequence[SectionRow], role: Role) -> None:
        """Of `rows`, which stand in this column and beside it, no name is small."""
        free = area.width - canvas.px(_BESIDE)
        super().__init__(app, canvas, area, min(self.control_share, 1 - (_widest(canvas, rows) + 2) / free), role)
        self._control_width = round(self.control_share * free)

    def _is_stacked(self, row: SectionRow) -> bool:
        return not row.is_large_in(self._canvas, self._control_width)

    def _height_of(self, row: SectionRow) -> int:
        if not self._is_stacked(row):
            return super()._height_of(row)
        return super()._height_of(row) + self._name_height + self._canvas.px(_UNDER_NAME)

    def _items_of(self, row: SectionRow, place: pygame.Rect) -> list[Item]:
        if not self._is_stacked(row):
            return super()._items_of(row, place)
        name = pygame.Rect(place.left, place.top, place.width, self._name_height)
        control = pygame.Rect(place.left, name.bottom + self._canvas.px(_UNDER_NAME), place.width, 0)
        control.height = row.height(self._canvas)
        note = pygame.Rect(place.left, control.bottom + self._canvas.px(_UNDER_CONTROL), place.width, self._note_height)
        return self._placed(row, name, control, note)


class TallColumn(NarrowColumn):
    """The same where sections stand below each other."""

    gap = 8
