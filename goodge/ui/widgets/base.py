"""The base class of all items, and the plain ones: labels, pictures and panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import partial
from itertools import chain
from typing import ClassVar, NamedTuple, TypeAlias

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, CREAM, GLOW, GOLD, GOLD_BRIGHT, PANEL, PANEL_LIGHT, PANEL_LOW, Colour, Role
from .commands import Deeds
from .spoken import Focused, Part

Paint: TypeAlias = Callable[[Canvas, pygame.Rect], None]
"""Draws something in a rectangle of its own."""


class TipPlace(NamedTuple):
    """Where a tip stands that would cover something if it stood above what it is about.

    It is no wider than the room, and lies at the room's `edge`, which has the name that pygame gives it: "midtop".
    """

    room: pygame.Rect
    edge: str


@dataclass(slots=True, kw_only=True)
class Item:
    """Something with a place on the screen.

    `key` names it across layouts, so that the focus stays; `tip` is shown beside it while it has the focus or the mouse
    points at it, at the `tip_place` if it has one;
    `is_backing` marks what other items may lie upon; `sound` is played when pressing it did something;
    `repeats_keys`: a key held down counts again and again while the item has the focus;
    `called` is what it is called, or what can be read in it, where it is told to somebody and shows no words for that,
    or too few; it `is_mute` if something else tells what it shows, as the name in a line of a table tells the figures;
    `scale` is how much larger than usual its text and its lines are drawn.
    """

    key: str
    rect: pygame.Rect
    tip: str | None = None
    tip_place: TipPlace | None = None
    is_backing: bool = False
    sound: str | None = "button"
    repeats_keys: bool = False
    called: str = ""
    is_mute: bool = False
    scale: float = 1.0
    carries_words: ClassVar = False  # it is a ground that comes and goes with the words on it
    is_stepped: ClassVar = False  # Left and Right change its value
    is_of_pictures: ClassVar = False  # it draws by what a canvas can note alone, and always alike for the same fields

    @property
    def is_focusable(self) -> bool:
        return False

    @property
    def is_seen(self) -> bool:
        """False if it draws nothing, as it only stands for something that is drawn otherwise."""
        return type(self).draw is not Item.draw

    @property
    def is_off(self) -> bool:
        """True if pressing it now only says why it can do nothing."""
        return False

    @property
    def notice_place(self) -> pygame.Rect | None:
        """The place on it over which a notice may stand; None if all of it must be seen."""
        return None

    def kept_clear(self, canvas: Canvas) -> Sequence[pygame.Rect]:  # noqa: ARG002
        """Return the places of what can be read on it or pressed; none on a ground without words."""
        return [self.rect] if self.is_seen and (self.read() or not self.is_backing) else []

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Draw the item."""

    def draw_pointed(self, canvas: Canvas) -> None:
        """Draw the light under the item that shows that the mouse points at it."""
        point_halo(canvas, self.rect)

    def press(self) -> bool:
        """Respond to Enter, Space or a click; return True if that did something."""
        return False

    @property
    def deeds(self) -> Deeds:
        """The commands that mean something to the item while it has the focus."""
        return {}

    @property
    def takes_letters(self) -> bool:
        """True if letters are not commands while the item has the focus, because they are typed into it."""
        return False

    def on_text(self, text: str) -> bool:  # noqa: ARG002
        """Take text typed while the item has the focus; return True if the item used it."""
        return False

    def on_point(self, place: tuple[int, int] | None) -> bool:  # noqa: ARG002
        """Take the mouse's place on the item, None once it has left; return True if the item now looks different."""
        return False

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:  # noqa: ARG002
        """Follow the mouse, held down since it was pressed on the item; return True if that did something."""
        return False

    def on_drop(self, place: tuple[int, int]) -> None:
        """Respond to the mouse being released after a drag."""

    def on_lost(self) -> None:
        """Forget that the mouse holds the item: where it is released is not known."""

    def take_over(self, before: Item) -> None:
        """Take over what only the previous item of the same key knows, such as a caret."""

    def on_wheel(self, notches: float) -> bool:  # noqa: ARG002
        """Take a turn of the mouse wheel, positive away from the person; return True if the item used it."""
        return False

    def fits(self, canvas: Canvas) -> bool:  # noqa: ARG002
        """Return True if all of the item's text is inside its rectangle."""
        return True

    def spoken(self) -> Focused:
        """Return what is told of the item while it has the focus; the name may stand on a label beside it."""
        return Focused(Part.TEXT, self.called, note=self.tip or "")

    def read(self) -> Sequence[str]:
        """Return the words that the item shows, one thing after another."""
        return (self.called,) if self.called else ()

    def read_inside(self) -> Sequence[str]:
        """Return what can be read in an item that can have the focus, besides what is told of it then."""
        return ()


def lines_fit(canvas: Canvas, lines: list[str], role: Role, rect: pygame.Rect) -> bool:
    """Return True if the lines fit into the rectangle, by their widths and their height together."""
    widest = max((canvas.type.size(line, role)[0] for line in lines), default=0)
    ink = canvas.type.font(role).get_ascent()
    return widest <= rect.width and ink + (len(lines) - 1) * canvas.type.line_height(role) <= rect.height * 1.15


@dataclass(slots=True, kw_only=True)
class Label(Item):
    """Text on one line, or wrapped to the rectangle's width and centred in its height; set smaller if it is long.

    `apart`: pixels between its paragraphs. `evenly`: lines are about equally long, as they are where not all begin at
    the left, so that a text of a few lines does not end in a short one under another.
    """

    is_of_pictures: ClassVar = True
    text: str
    role: Role = BODY
    colour: Colour = CREAM
    align: str = "center"
    wraps: bool = False
    evenly: bool = False
    top: bool = False
    apart: int = 0

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        role = self.shown_role(canvas)
        paragraphs, step = self._paragraphs(canvas, role), canvas.type.line_height(role)
        high = step * sum(map(len, paragraphs)) + self.apart * (len(paragraphs) - 1)
        row = pygame.Rect(self.rect.left, self.rect.centery - high // 2, self.rect.width, step)
        if self.top:
            row.top = self.rect.top
        for lines in paragraphs:
            for line in lines:
                canvas.text(line, role, row, self.colour, self.align)
                row = row.move(0, step)
            row = row.move(0, self.apart)

    def read(self) -> Sequence[str]:
        words = self.called or self.text
        return (words,) if words else ()

    def fits(self, canvas: Canvas) -> bool:
        return self._fits_in(canvas, self.shown_role(canvas))

    def shown_role(self, canvas: Canvas) -> Role:
        """Return the role in which the text is drawn: the largest in which it fits."""
        return canvas.type.largest_fitting(self.role, partial(self._fits_in, canvas))

    def _fits_in(self, canvas: Canvas, role: Role) -> bool:
        room = self.rect.copy()
        room.height -= self.apart * self.text.count("\n")
        return lines_fit(canvas, self._lines(canvas, role), role, room)

    def _lines(self, canvas: Canvas, role: Role) -> list[str]:
        return list(chain.from_iterable(self._paragraphs(canvas, role)))

    def _paragraphs(self, canvas: Canvas, role: Role) -> list[list[str]]:
        """Return the lines of each paragraph."""
        if not self.wraps:
            return [[self.text]]
        if self.evenly or self.align != "left":
            return [canvas.type.wrap(self.text, role, self.rect.width, evenly=True)]
        paragraphs = (canvas.type.wrap(each, role, self.rect.width) for each in self.text.split("\n"))
        return [self._with_company(canvas, role, lines) for lines in paragraphs]

    def _with_company(self, canvas: Canvas, role: Role, lines: list[str]) -> list[str]:
        """Return the lines of a paragraph; a lone last word has the one before it for company, if both have room."""
        if len(lines) < 2 or " " in lines[-1]:
            return lines
        above, _, word = lines[-2].rpartition(" ")
        last = f"{word} {lines[-1]}"
        has_room = above and canvas.type.size(last, role)[0] <= self.rect.width
        return [*lines[:-2], above, last] if has_room else lines


@dataclass(slots=True, kw_only=True)
class Picture(Item):
    """A drawing by its asset name."""

    is_of_pictures: ClassVar = True
    name: str

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        canvas.picture(self.name, self.rect)


@dataclass(slots=True, kw_only=True)
class Panel(Item):
    """A rounded ground on which other items lie."""

    is_of_pictures: ClassVar = True
    top: Colour = field(default_factory=lambda: PANEL.faded(215))
    bottom: Colour | None = None
    line: Colour | None = field(default_factory=lambda: GOLD.faded(120))
    radius: float = 16
    is_backing: bool = True

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        canvas.panel(self.rect, radius=self.radius, top=self.top, bottom=self.bottom, line=self.line)


@dataclass(slots=True, kw_only=True)
class Drawing(Item):
    """Anything that a scene draws with a function of its own; what it draws may differ each time."""

    paint: Paint

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = None  # type: ignore[assignment]

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        self.paint(canvas, self.rect)


def chosen_ground(canvas: Canvas, rect: pygame.Rect, radius: float) -> Colour:
    """Draw the ground of what is chosen among several, and return the colour of the words on it.

    It has a golden edge; a golden ground means what Enter presses, or what is on.
    """
    canvas.panel(rect, radius=radius, top=PANEL_LIGHT, bottom=PANEL_LOW, line=GOLD_BRIGHT, line_width=2)
    return GOLD_BRIGHT


def halo(canvas: Canvas, rect: pygame.Rect, radius: float = 14) -> None:
    """Draw the warm light that shows where the focus is."""
    canvas.glow(rect, GLOW.faded(235), radius=radius, reach=11)


def point_halo(canvas: Canvas, rect: pygame.Rect, radius: float = 12) -> None:
    """Draw the pale light on what the mouse points at, narrower than that of the focus."""
    canvas.glow(rect, CREAM.faded(200), radius=radius, reach=7)


def scaled(items: Sequence[Item], scale: float) -> list[Item]:
    """Let items be drawn larger that have been laid out on a canvas scaled alike; return them."""
    for item in items:
        item.scale = scale
    return list(items)
