"""Buttons, and a control that holds one of several values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import partial
from itertools import pairwise
from typing import ClassVar

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import (
    BODY_STRONG,
    BUTTON,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    GOLD_DARK,
    INK,
    KEYCAP,
    MUTED,
    PANEL,
    PANEL_LIGHT,
    SMALL_STRONG,
    Colour,
    Role,
    smaller,
)
from ..wording.lists import side_by_side
from ..wording.spoken import TABS
from .base import Item, chosen_ground, halo
from .commands import Command, Deeds, button_cap, cap
from .device import Device, in_use
from .spoken import Focused, Part

DIM = Colour.of("#98a593")  # what can do nothing now
_BRIGHT_GOLD = Colour.of("#eccb7c"), Colour.of("#c3913c")
_DEEP_GOLD = Colour.of("#d6a94a"), Colour.of("#b07d2a")  # while Enter does something else; not pale, as if it were off
_FAINT = 125  # how dense the ground of a faint one is, of 255
_NOTE_AIR = 16  # over, under and between two lines
_AIR, _LEAST_AIR = 10, 5  # between what a button shows and its ends; the least is for long words without a key
_BESIDE_WORD = 8  # beside a word among others side by side


@dataclass(slots=True, kw_only=True)
class Button(Item):
    """A button: pressing it calls `do`. `why_off` greys it and says why; `keycap` is the command whose key it shows.

    `note` is a second, smaller line, at most in the role `note_most`. With `shows_enter`, its key is Enter while it has
    the focus and there is room. The style "primary" is golden while Enter presses it; the scene says so by
    `is_entered`. "faint" is less than "plain", "quiet" has no ground. `device` is the one whose key it shows, `others`
    are commands that are heard before its own.
    """

    is_of_pictures: ClassVar = True
    text: str = ""
    note: str | None = None
    on_press: Callable[[], None]
    style: str = "plain"
    icon: str | None = None
    why_off: str | None = None
    keycap: Command | None = None
    others: frozenset[Command] = frozenset()
    shows_enter: bool = False
    role: Role = BUTTON
    note_most: Role = BODY_STRONG
    align: str = "center"
    is_entered: bool = field(default=True, compare=False)
    device: Device = field(init=False, default_factory=lambda: in_use.device)

    @property
    def is_focusable(self) -> bool:
        return True

    @property
    def is_off(self) -> bool:
        return self.why_off is not None

    @property
    def ground(self) -> pygame.Rect:
        """Where the ground under the text is drawn."""
        return self.rect

    def press(self) -> bool:
        if self.why_off is None:
            self.on_press()
        return self.why_off is None

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        if self.note is not None:
            self._draw_lines(canvas, self.note, ink)
            return
        inner = self.rect.inflate(-canvas.px(20), 0)
        icon_side = canvas.px(24)
        role, key = self._shown(canvas, focused=focused)
        wide = cap_width(canvas, key) if key else 0
        if not self.text:
            canvas.icon(f"icons/{self.icon}", self.rect.center, 26)
            return
        width = canvas.type.size(self.text, role)[0]
        total = width + (icon_side + canvas.px(8) if self.icon else 0) + (wide + canvas.px(10) if wide else 0)
        x = inner.left if self.align == "left" else self.rect.centerx - total // 2
        if self.icon:
            canvas.icon(f"icons/{self.icon}", (x + icon_side // 2, self.rect.centery), 24)
            x += icon_side + canvas.px(8)
        canvas.text(self.text, role, pygame.Rect(x, self.rect.y, width, self.rect.height), ink, "left")
        if key:
            left = x + width + canvas.px(10) if self.align == "center" else inner.right - wide
            keycap(canvas, key, pygame.Rect(left, self.rect.y, wide, self.rect.height), ink)

    def _draw_lines(self, canvas: Canvas, note: str, ink: Colour) -> None:
        role, _ = self._fitting(canvas)
        upper = canvas.type.line_height(role)
        small = self.role_of_note(canvas)
        lower = canvas.type.line_height(small)
        line = pygame.Rect(self.rect.left, self.rect.centery - (upper + lower) // 2, self.rect.width, upper)
        canvas.text(self.text, role, line, ink)
        canvas.text(note, small, pygame.Rect(line.left, line.bottom, line.width, lower), ink)

    def role_of_note(self, canvas: Canvas) -> Role:
        """Return the role in which the second line is drawn."""
        role, _ = self._fitting(canvas)
        room = self.rect.width - canvas.px(20), self.rect.height - canvas.type.line_height(role)
        small = min(note_role(canvas, self.note or "", room), self.note_most, key=lambda each: each.size)
        return small if small.size < role.size else SMALL_STRONG  # letters made smaller to fit still lead

    def draw_ground(self, canvas: Canvas, *, focused: bool) -> Colour:
        """Draw the ground under the text, and return the colour of the text."""
        if focused:
            halo(canvas, self.ground, radius=12)
        if self.why_off is not None:
            if self.style == "quiet":  # it stands on a ground that is there without it
                return DIM
            canvas.panel(self.ground, radius=12, top=PANEL.faded(150), line=DIM.faded(90))
            return DIM
        if self.style == "primary" and self.is_entered:
            top, low = _BRIGHT_GOLD
            canvas.panel(self.ground, radius=12, top=GOLD_BRIGHT if focused else top, bottom=low, line=GOLD_DARK)
            return INK
        if self.style == "quiet" and not focused:
            return CREAM
        if self.style == "primary":  # the main one all the same, while Enter does something else
            top, low = _DEEP_GOLD
            canvas.panel(self.ground, radius=12, top=top, bottom=low, line=GOLD_DARK)
            return INK
        if self.style == "faint" and not focused:
            canvas.panel(self.ground, radius=12, top=PANEL.faded(_FAINT), line=GOLD.faded(_FAINT // 2))
            return CREAM
        top = PANEL_LIGHT if focused else PANEL.faded(225)
        canvas.panel(self.ground, radius=12, top=top, bottom=PANEL.faded(235), line=GOLD.faded(200 if focused else 130))
        return CREAM

    def fits(self, canvas: Canvas) -> bool:
        if self.note is not None and canvas.type.size(self.note, SMALL_STRONG)[0] + canvas.px(20) > self.rect.width:
            return False
        role, key = self._fitting(canvas)
        return self._fits_with(canvas, key, role, _LEAST_AIR)

    def _fitting(self, canvas: Canvas) -> tuple[Role, str | None]:
        """Return the largest role in which the text fits, and its key.

        The key is left out before the text comes nearer to the ends of the button.
        """
        ways = [
            (role, key) for key in dict.fromkeys((self.cap, None)) for role in canvas.type.steps(*smaller(self.role))
        ]
        return next((way for way in ways if self._fits_with(canvas, way[1], way[0])), ways[-1])

    def spoken(self) -> Focused:
        shown = self.called or side_by_side(self.text, self.note or "")
        note = self.why_off or (self.tip if shown else "") or ""
        return Focused(Part.BUTTON, shown or self.tip or "", is_off=self.is_off, note="" if note == shown else note)

    def read(self) -> Sequence[str]:
        return (self.spoken().name,)

    @property
    def cap(self) -> str | None:
        """The name of the key that the button shows, if any."""
        return None if self.keycap is None else button_cap(self.keycap, self.others)

    def _shown(self, canvas: Canvas, *, focused: bool) -> tuple[Role, str | None]:
        """Return the role of the text, and the key beside it."""
        role, key = self._fitting(canvas)
        enter = cap(Command.PRESS)
        if key == enter and not self.is_entered:
            return role, None
        is_enter = focused and self.shows_enter and self._fits_with(canvas, enter, self.role)
        return role, enter if is_enter else key

    def shows_key(self, canvas: Canvas) -> bool:
        """Return True if there is room for the key of the button, or it has none."""
        return self._fitting(canvas)[1] == self.cap

    def _fits_with(self, canvas: Canvas, key: str | None, role: Role, air: float = _AIR) -> bool:
        return self.width(canvas, key, role, air) <= self.rect.width

    def width(self, canvas: Canvas, key: str | None, role: Role, air: float = _AIR) -> int:
        """Return the width that the text in a role and a key need, in pixels."""
        wide = cap_width(canvas, key) + canvas.px(10) if key else 0
        icon = canvas.px(32) if self.icon and self.text else 0
        return canvas.type.size(self.text, role)[0] + wide + icon + 2 * canvas.px(air)


def note_role(canvas: Canvas, note: str, room: tuple[int, int]) -> Role:
    """Return the role of a second line: as large as other text where there is room for that, with air, else small."""
    wide, high = room
    is_high = canvas.type.line_height(BODY_STRONG) + canvas.px(_NOTE_AIR) <= high
    return canvas.type.fitting(note, (BODY_STRONG, SMALL_STRONG), wide) if is_high else SMALL_STRONG


def cap_width(canvas: Canvas, key: str) -> int:
    """Return the width of a small key with its name, in pixels."""
    return canvas.type.size(key, KEYCAP)[0] + canvas.px(14)


def cap_height(canvas: Canvas) -> int:
    """Return the height of a small key, in pixels."""
    return canvas.type.line_height(KEYCAP) + canvas.px(2)


def keycap(canvas: Canvas, key: str, rect: pygame.Rect, ink: Colour) -> None:
    """Draw a small key with its name, in the middle of a rectangle's height."""
    height = cap_height(canvas)
    cap = pygame.Rect(rect.left, rect.centery - height // 2, rect.width, height)
    canvas.panel(cap, radius=5, top=ink.faded(28), line=ink.faded(120), line_width=1)
    canvas.text(key, KEYCAP, cap, ink)


@dataclass(slots=True, kw_only=True)
class ChoiceRow(Item):
    """A choice of one of several values, side by side; Left and Right change it, and at its ends lead on in its row.

    `shares` are the relative widths of the values; without any, all are equally wide.
    `pointed` is the index of the value that the mouse points at, until a key is used.
    """

    is_stepped: ClassVar = True
    options: Sequence[tuple[object, str]]
    value: object
    on_change: Callable[[object], None]
    role: Role = BODY_STRONG
    shares: Sequence[int] = ()
    pointed: int | None = field(init=False, default=None)

    @property
    def is_focusable(self) -> bool:
        return True

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=10)
        canvas.panel(self.rect, radius=10, top=PANEL if focused else PANEL.faded(235), line=GOLD.faded(130))
        role = self._role(canvas)
        for number, (rect, (value, text)) in enumerate(zip(self._cells(), self.options, strict=True)):
            if value == self.value:
                cell = rect.inflate(-canvas.px(6), -canvas.px(6))
                canvas.text(text, role, rect, chosen_ground(canvas, cell, radius=8))
            else:
                canvas.text(text, role, rect, CREAM if number == self.pointed else MUTED)

    def take_over(self, before: Item) -> None:
        if isinstance(before, ChoiceRow):
            self.pointed = before.pointed

    def on_point(self, place: tuple[int, int] | None) -> bool:
        was_pointed = self.pointed
        under = [number for number, cell in enumerate(self._cells()) if place is not None and cell.collidepoint(place)]
        self.pointed = under[0] if under else None
        return self.pointed != was_pointed

    def press(self) -> bool:
        return self._step(1, around=True)

    @property
    def deeds(self) -> Deeds:
        return {Command.LESS: partial(self._step, -1), Command.MORE: partial(self._step, 1)}

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:
        for rect, (value, _) in zip(self._cells(), self.options, strict=True):
            if first and rect.collidepoint(place):
                self.on_change(value)
                return True
        return False

    def spoken(self) -> Focused:
        return Focused(Part.CHOICE, self._name, self._chosen, note=self.tip or "")

    @property
    def _name(self) -> str:
        """The name of what is chosen, to be spoken; empty if it has none."""
        return self.called or (TABS[self.key].say() if self.key in TABS else "")

    @property
    def _chosen(self) -> str:
        """The words for the value; empty if it is none of the options."""
        return next((text for value, text in self.options if value == self.value), "")

    def read(self) -> Sequence[str]:
        return tuple(filter(None, (self._name, self._chosen)))

    def read_inside(self) -> Sequence[str]:
        return [text for value, text in self.options if value != self.value]

    def fits(self, canvas: Canvas) -> bool:
        return self._fits_in(canvas, self._role(canvas))

    def _role(self, canvas: Canvas) -> Role:
        return canvas.type.largest_fitting(self.role, partial(self._fits_in, canvas))

    def _fits_in(self, canvas: Canvas, role: Role) -> bool:
        return all(
            canvas.type.size(text, role)[0] + canvas.px(_BESIDE_WORD) <= rect.width
            for rect, (_, text) in zip(self._cells(), self.options, strict=True)
        )

    def _step(self, by: int, *, around: bool = False) -> bool:
        self.pointed = None
        values = [value for value, _ in self.options]
        index = values.index(self.value) + by if self.value in values else 0
        if around:
            index %= len(values)
        is_there = 0 <= index < len(values)
        if is_there:
            self.on_change(values[index])
        return is_there

    def _cells(self) -> list[pygame.Rect]:
        shares = self.shares or (1,) * len(self.options)
        parts = [sum(shares[:number]) for number in range(len(shares) + 1)]
        edges = [self.rect.left + self.rect.width * part // parts[-1] for part in parts]
        return [pygame.Rect(a, self.rect.top, b - a, self.rect.height) for a, b in pairwise(edges)]


@dataclass(slots=True, kw_only=True)
class TabRow(ChoiceRow):
    """A choice of what the rest of the page shows. A click on a tab chooses it, and so does coming to it by the arrows.

    Enter and Space therefore have nothing left to choose, and leave the page as it is.
    """

    sound: str | None = None

    def press(self) -> bool:
        return True


def shares_of(canvas: Canvas, texts: Sequence[str], role: Role, width: int, *, air: float = 24) -> tuple[int, ...]:
    """Return the widths that words side by side need, with air beside each; none if an even share is enough for all.

    Where there is not so much air for all, each has what there is.
    """
    words = [canvas.type.size(text, role)[0] for text in texts]
    beside = max(canvas.px(_BESIDE_WORD), min(canvas.px(air), (width - sum(words)) // len(words)))
    needs = tuple(word + beside for word in words)
    return () if max(needs) <= width // len(needs) else needs
