"""Portraits that can be pressed, alone or beside words."""

from __future__ import annotations

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.portrait import CALM, GLAD, draw_portrait
from ..drawing.theme import (
    BODY_STRONG,
    BUTTON,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    INK,
    NAME,
    PANEL,
    PANEL_LIGHT,
    SMALL_STRONG,
    SUBHEADING,
    Colour,
    Role,
)
from ..wording.lists import in_lines
from .base import halo, point_halo
from .buttons import Button, note_role

_EDGE, _GAP = 14, 6
_NOTE_LINES = 2  # at most
_TO_RING = 0.13  # of a portrait's side, from the corners of its square to its ring, and a little further out
_FACE, _LARGE_FACE, _LARGE = 64, 88, (900, 100)
_LARGEST_FACE, _HIGH = 140, 185  # in a row this high
_LOW_NAME, _AIR = Role(NAME.face, BODY_STRONG.size), 4  # of two lines and a note in a row of the usual height


@dataclass(slots=True, kw_only=True)
class PortraitButton(Button):
    """A round portrait; `text` says in words who it is. It smiles while it has the focus; `is_chosen` has a tick.

    `sign` is an emblem at its lower right.
    """

    portrait: str
    is_chosen: bool = False
    sign: str | None = None

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=self.rect.width / 2 / canvas.unit)
        draw_portrait(canvas, self.portrait, self.rect, GLAD if focused else CALM)
        if self.is_chosen:
            tick = pygame.Rect(0, 0, canvas.px(30), canvas.px(30))
            tick.bottomright = self.rect.bottomright
            canvas.panel(tick, radius=15, top=PANEL, line=GOLD_BRIGHT, line_width=2)
            canvas.icon("icons/check", tick.center, 20)

        if self.sign is not None:
            canvas.icon(self.sign, self.sign_middle, 34)

    @property
    def sign_middle(self) -> tuple[int, int]:
        """The middle of the sign, on the ring."""
        inset = round(_TO_RING * self.rect.width)
        return self.rect.right - inset, self.rect.bottom - inset

    def draw_pointed(self, canvas: Canvas) -> None:
        point_halo(canvas, self.rect, radius=self.rect.width / 2 / canvas.unit)

    def fits(self, canvas: Canvas) -> bool:  # noqa: ARG002
        return True


@dataclass(slots=True, kw_only=True)
class FacesButton(Button):
    """A button with portraits, all in one mood, at the left of its words.

    Words that are too long take two lines where there is room for them, and are cut short where there is not.

    `shorter_note` stands in the place of a note that is too long.

    `deed` is a word for what a press does, as a small button at the right. `places` is for how many portraits there is
    room before the words, where they stand below those of others with more. `row` is the whole of a row at the end of
    which another button stands: its ground is drawn under both. The text is no larger than the `most`, and the note
    than the `most_of_note`, so that they are of one size with those of the buttons beside it.
    """

    portraits: tuple[str, ...]
    mood: str = GLAD
    shorter_note: str = ""
    deed: str = ""
    places: int = 0
    row: pygame.Rect | None = None
    most: float = SUBHEADING.size
    most_of_note: float = BODY_STRONG.size

    @property
    def ground(self) -> pygame.Rect:
        return self.row or self.rect

    def draw_pointed(self, canvas: Canvas) -> None:
        point_halo(canvas, self.ground)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        face = self._first_face(canvas)
        for portrait in self.portraits:
            draw_portrait(canvas, portrait, face, self.mood)
            face = face.move(face.width + canvas.px(_GAP), 0)
        if self.deed:
            self._draw_deed(canvas, self.rect.right - canvas.px(_EDGE), focused=focused)
        self._draw_words(canvas, ink)

    def _first_face(self, canvas: Canvas) -> pygame.Rect:
        face = self.rect.inflate(-2 * canvas.px(_EDGE), -2 * canvas.px(10))
        most = _LARGEST_FACE if self._is_high(canvas) else _LARGE_FACE if self._is_large(canvas) else _FACE
        face.width = face.height = min(face.height, canvas.px(most))
        face.centery = self.rect.centery
        return face

    def _is_large(self, canvas: Canvas) -> bool:
        """Return True for a button as high and as wide as a row of few on a page."""
        return self._is_high(canvas) or (
            self.rect.height >= canvas.px(_LARGE[1]) and self.rect.width >= canvas.px(_LARGE[0])
        )

    def _is_high(self, canvas: Canvas) -> bool:
        """Return True for a button as high as a row of few in a tall window."""
        return self.rect.height >= canvas.px(_HIGH)

    def words_room(self, canvas: Canvas) -> tuple[int, int]:
        """Return where the words begin, and how much room they have."""
        face, count = self._first_face(canvas), max(self.places, len(self.portraits))
        left = face.left + count * (face.width + canvas.px(_GAP)) + canvas.px(_GAP)
        right = self.rect.right - canvas.px(_EDGE)
        if self.deed:
            right -= pill_size(canvas, self.deed)[0] + canvas.px(_EDGE)
        return left, right - left

    def _draw_deed(self, canvas: Canvas, right: int, *, focused: bool) -> None:
        """Draw the word for what a press does, golden where Enter does it."""
        pill = pygame.Rect((0, 0), pill_size(canvas, self.deed))
        pill.midright = right, self.rect.centery
        draw_pill(canvas, self.deed, pill, BODY_STRONG, is_golden=focused)

    def _draw_words(self, canvas: Canvas, ink: Colour) -> None:
        left, width = self.words_room(canvas)
        told = [(line, role) for role, lines in (self.lines(canvas), self.note_lines(canvas)) for line in lines]
        top = self.rect.centery - sum(canvas.type.line_height(role) for _, role in told) // 2
        for text, role in told:
            high = canvas.type.line_height(role)
            canvas.text(text, role, pygame.Rect(left, top, width, high), ink, "left")
            top += high

    def note_lines(self, canvas: Canvas) -> tuple[Role, list[str]]:
        """Return the role of the note, and its lines: two if it is long and there is room for them, else one.

        It is no larger than the text over it.
        """
        note, width = self.fitting_note(canvas), self.words_room(canvas)[1]
        if not note:
            return SMALL_STRONG, []
        role, lines = self.lines(canvas)
        room, most = self.rect.height - len(lines) * canvas.type.line_height(role), min(role.size, self.most_of_note)
        small = min(note_role(canvas, note, (width, room)), Role(SMALL_STRONG.face, most), key=lambda each: each.size)
        if canvas.type.size(note, small)[0] <= width:
            return small, [note]
        for small in (BODY_STRONG, SMALL_STRONG) if most >= BODY_STRONG.size else (SMALL_STRONG,):

            def has_room(line: str, role: Role = small) -> bool:
                return canvas.type.size(line, role)[0] <= width

            lines = in_lines(note, has_room)
            high = len(lines) * canvas.type.line_height(small)
            if len(lines) <= _NOTE_LINES and high <= room - canvas.px(_EDGE) and all(map(has_room, lines)):
                return small, lines
        return SMALL_STRONG, [canvas.type.shortened(note, SMALL_STRONG, width)]

    def fitting_note(self, canvas: Canvas) -> str:
        """Return the note, or the shorter one where it is too long."""
        note, width = self.note or "", self.words_room(canvas)[1]
        is_too_long = canvas.type.size(note, SMALL_STRONG)[0] > width
        return self.shorter_note if self.shorter_note and is_too_long else note

    def lines(self, canvas: Canvas) -> tuple[Role, list[str]]:
        """Return the role of the text, and its lines: two if it is long and there is room for them, else one."""
        _, width = self.words_room(canvas)
        roles = (*[SUBHEADING] * self._is_large(canvas), NAME, BUTTON, _LOW_NAME, SMALL_STRONG)
        fitting = [role for role in roles if role.size <= self.most] or [SMALL_STRONG]
        role = canvas.type.fitting(self.text, fitting, width)
        if canvas.type.size(self.text, role)[0] <= width:
            return role, [self.text]
        room = self.rect.height - 2 * canvas.px(_AIR) - canvas.type.line_height(SMALL_STRONG) * bool(self.note)
        for large in fitting:
            lines = canvas.type.wrap(self.text, large, width, evenly=True)
            is_narrow = max(canvas.type.size(line, large)[0] for line in lines) <= width
            if is_narrow and len(lines) == 2 and 2 * canvas.type.line_height(large) <= room:
                return large, lines
        return role, [canvas.type.shortened(self.text, role, width)]

    def fits(self, canvas: Canvas) -> bool:
        lines = canvas.type.line_height(SMALL_STRONG) * 2
        return lines <= self.rect.height and len(self.portraits) * canvas.px(64) < self.rect.width // 2


@dataclass(slots=True, kw_only=True)
class PillButton(Button):
    """A button at the end of the row of one with portraits, which looks like the word there for what a press does."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=9)
        draw_pill(canvas, self.text, self.rect, self.role, is_golden=focused)


def pill_size(canvas: Canvas, text: str, role: Role = BODY_STRONG) -> tuple[int, int]:
    """Return the width and the height of the ground of a word for what a press does."""
    return canvas.type.size(text, role)[0] + canvas.px(36), canvas.type.line_height(role) + canvas.px(10)


def row_places(canvas: Canvas, row: pygame.Rect, text: str) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the places of a button with portraits and of one with this text in the same row, at its end."""
    pill = pygame.Rect((0, 0), pill_size(canvas, text))
    pill.midright = row.right - canvas.px(_EDGE), row.centery
    return pygame.Rect(row.left, row.top, pill.left - row.left, row.height), pill


def draw_pill(canvas: Canvas, text: str, rect: pygame.Rect, role: Role, *, is_golden: bool) -> None:
    """Draw a word on a small ground like that of a button, as the part of a larger one that says what a press does."""
    if is_golden:
        canvas.panel(rect, radius=9, top=GOLD_BRIGHT, bottom=Colour.of("#c9993f"))
    else:
        canvas.panel(rect, radius=9, top=PANEL_LIGHT, bottom=PANEL, line=GOLD.faded(190))
    canvas.text(text, role, rect, INK if is_golden else CREAM)
