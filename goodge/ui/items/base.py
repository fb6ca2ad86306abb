"""What all items have in common, and the plain ones: labels, pictures and panels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from ..canvas import Canvas
from ..theme import BODY, CREAM, GLOW, GOLD, PANEL, Colour, Role


@dataclass(slots=True, kw_only=True)
class Item:
    """Something with a place on the screen.

    `key` names it across layouts, so that focus stays; `tip` is shown beside it while it has the focus;
    `is_backing` marks what other items may lie upon; `sound` is played when pressing it did something;
    `repeats_keys`: a key held down counts again and again while the item has the focus.
    """

    key: str
    rect: pygame.Rect
    tip: str | None = None
    is_backing: bool = False
    sound: str | None = "button"
    repeats_keys: bool = False

    @property
    def is_focusable(self) -> bool:
        return False

    @property
    def is_off(self) -> bool:
        """Whether pressing it does nothing now but to say why."""
        return False

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Draws the item; `focused` also when the mouse is on it."""

    def press(self) -> bool:
        """Enter, Space or a click; True if that did something."""
        return False

    def on_key(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """A key while the item has the focus; True if it was for the item."""
        return False

    def on_point(self, place: tuple[int, int] | None) -> bool:  # noqa: ARG002
        """The mouse lies there upon the item, or no longer does; True if the item now looks otherwise."""
        return False

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:  # noqa: ARG002
        """The mouse, held down since it was pressed on the item; True if that did something."""
        return False

    def on_drop(self, place: tuple[int, int]) -> None:
        """The mouse was let go after a drag."""

    def take_over(self, before: Item) -> None:
        """Takes from the item of the same key that lay here before what nobody else knows, such as a caret."""

    def on_wheel(self, notches: float) -> bool:  # noqa: ARG002
        """The mouse wheel, turned away from the person by so much; True if it was for the item."""
        return False

    def fits(self, canvas: Canvas) -> bool:  # noqa: ARG002
        """Whether all of the item's text is inside its rectangle."""
        return True


def lines_fit(canvas: Canvas, lines: list[str], role: Role, rect: pygame.Rect) -> bool:
    """Whether the lines are narrower and together lower than the rectangle."""
    widest = max((canvas.type.size(line, role)[0] for line in lines), default=0)
    ink = canvas.type.font(role).get_ascent()
    return widest <= rect.width and ink + (len(lines) - 1) * canvas.type.line_height(role) <= rect.height * 1.15


@dataclass(slots=True, kw_only=True)
class Label(Item):
    """Text on one line, or wrapped to the rectangle's width and centred in its height."""

    text: str
    role: Role = BODY
    colour: Colour = CREAM
    align: str = "center"
    wraps: bool = False
    top: bool = False

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        lines = self._lines(canvas)
        step = canvas.type.line_height(self.role)
        y = self.rect.top if self.top else self.rect.centery - step * len(lines) // 2
        for number, line in enumerate(lines):
            row = pygame.Rect(self.rect.left, y + number * step, self.rect.width, step)
            canvas.text(line, self.role, row, self.colour, self.align)

    def fits(self, canvas: Canvas) -> bool:
        return lines_fit(canvas, self._lines(canvas), self.role, self.rect)

    def _lines(self, canvas: Canvas) -> list[str]:
        return canvas.type.wrap(self.text, self.role, self.rect.width) if self.wraps else [self.text]


@dataclass(slots=True, kw_only=True)
class Picture(Item):
    """A drawing by its asset name."""

    name: str

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        canvas.picture(self.name, self.rect)


@dataclass(slots=True, kw_only=True)
class Panel(Item):
    """A rounded ground that other items lie upon."""

    top: Colour = field(default_factory=lambda: PANEL.faded(215))
    bottom: Colour | None = None
    line: Colour | None = field(default_factory=lambda: GOLD.faded(120))
    radius: float = 16
    is_backing: bool = True

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        canvas.panel(self.rect, radius=self.radius, top=self.top, bottom=self.bottom, line=self.line)


@dataclass(slots=True, kw_only=True)
class Drawing(Item):
    """Anything that a scene draws by a function of its own."""

    paint: Callable[[Canvas, pygame.Rect], None]

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        self.paint(canvas, self.rect)


def halo(canvas: Canvas, rect: pygame.Rect, radius: float = 14) -> None:
    """The warm light that shows where the focus is."""
    canvas.glow(rect, GLOW.faded(235), radius=radius, reach=11)
