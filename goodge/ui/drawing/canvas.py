"""The canvas that scenes draw on: the window's surface, one scale, and the stores of text, shapes and pictures."""

from __future__ import annotations

from math import sqrt

import pygame

from ...engine.values import dataclass, replace
from .art import Art
from .shapes import Shapes
from .theme import (
    BASE_HEIGHT,
    BASE_WIDTH,
    CREAM,
    KEYCAP,
    LEAST_LETTERS,
    TALL_HEIGHT,
    TALL_WIDTH,
    TEXT_SCALES,
    Colour,
    Role,
)
from .typesetting import Typesetter

_TALL, _LARGER = 0.25, 0.16  # how much higher than wide a window is in which all is larger by so much

Put = tuple[pygame.Surface, tuple[int, int]]  # a picture, and the place of its top left corner


@dataclass(slots=True)
class Canvas:
    """A canvas for one window size. `unit` is pixels per unit of measure (1 at 1280x720).

    With `noted`, pictures are noted there instead of being drawn.
    """

    surface: pygame.Surface
    unit: float
    type: Typesetter
    shapes: Shapes
    art: Art
    card_scale: float = 1.0
    noted: list[Put] | None = None

    @classmethod
    def on(cls, surface: pygame.Surface, art: Art, text_scale: float = 1.0, card_scale: float = 1.0) -> Canvas:
        """Return the canvas for a table: its units are those of a wide window, up to a sixth larger in a tall one."""
        width, height = surface.get_size()
        tall = min(max(0.0, height / width - 1) / _TALL, 1.0)
        unit = min(width / BASE_WIDTH * (1 + _LARGER * tall), height / BASE_HEIGHT)
        return cls._of(surface, unit, art, text_scale, card_scale)

    def for_pages(self, text_scale: float = 1.0) -> Canvas:
        """Return the canvas for pages: a window that is higher than wide has a layout of its own, with larger units.

        Larger text makes the units smaller again, so that as much as ever has room.
        """
        width, height = self.rect.size
        if height <= width:
            return self
        unit = min(width / TALL_WIDTH, height / TALL_HEIGHT) / sqrt(text_scale)
        return self._of(self.surface, max(self.unit, unit), self.art, text_scale, self.card_scale)

    @classmethod
    def _of(cls, surface: pygame.Surface, unit: float, art: Art, text_scale: float, card_scale: float) -> Canvas:
        least = LEAST_LETTERS / (KEYCAP.size * unit)
        if surface.get_width() >= surface.get_height():
            least = min(max(TEXT_SCALES.values()), least)  # a wide window has no room for more
        return cls(surface, unit, Typesetter(unit, text_scale, least), Shapes(), art, card_scale)

    @property
    def rect(self) -> pygame.Rect:
        return self.surface.get_rect()

    @property
    def kept_bytes(self) -> int:
        """The memory that the pictures, shapes and lines of text take that are kept for the next time, in bytes."""
        return self.art.bytes + self.shapes.kept.bytes + self.type.runs.bytes

    def lowered(self, by: int) -> Canvas:
        """Return the canvas on which everything is drawn this many pixels lower."""
        if not by:
            return self
        width, height = self.surface.get_size()
        part = self.surface.subsurface((0, by, width, height - by))
        part.set_clip(self.surface.get_clip().move(0, -by))
        return replace(self, surface=part)

    def scaled(self, factor: float) -> Canvas:
        """Return the canvas on which everything is larger by a factor, text included."""
        return self if factor == 1 else replace(self, unit=self.unit * factor, type=self.type.scaled(factor))

    def px(self, measure: float) -> int:
        """Return a measure in whole pixels, at least one."""
        pixels = round(measure * self.unit)
        if pixels < 1:  # quicker than by `max`, which counts: a table asks up to a thousand times a frame
            return 1
        return pixels

    def put(self, picture: pygame.Surface, place: pygame.Rect) -> None:
        """Draw a picture with its top left corner at that of a rectangle."""
        if self.noted is None:
            self.surface.blit(picture, place)
        else:
            self.noted.append((picture, place.topleft))

    def text(
        self, text: str, role: Role, rect: pygame.Rect, colour: Colour = CREAM, align: str = "center"
    ) -> pygame.Rect:
        """Draw one line of text in a rectangle; return its place."""
        run, place = self.type.placed(text, role, colour, rect, align)
        self.put(run, place)
        return place

    def picture(self, name: str, rect: pygame.Rect) -> None:
        """Draw a picture that fills a rectangle, if it has any room."""
        if min(rect.size) < 1:
            return
        self.put(self.art.picture(name, rect.size), rect)

    def icon(self, name: str, center: tuple[int, int], measure: float) -> None:
        """Draw a square emblem around a point."""
        side = self.px(measure)
        self.picture(f"emblems/{name}", pygame.Rect(center[0] - side // 2, center[1] - side // 2, side, side))

    def panel(
        self,
        rect: pygame.Rect,
        *,
        radius: float = 14,
        top: Colour,
        bottom: Colour | None = None,
        line: Colour | None = None,
        line_width: float = 1.5,
    ) -> None:
        """Draw a rounded panel, if it has any room; `radius` and `line_width` are in units."""
        if min(rect.size) < 1:
            return
        shape = self.shapes.panel(
            rect.size, radius * self.unit, top=top, bottom=bottom, line=line, line_width=max(1, line_width * self.unit)
        )
        self.put(shape, rect)

    def glow(self, rect: pygame.Rect, colour: Colour, *, radius: float = 14, reach: float = 12) -> None:
        """Draw a soft light around a rectangle."""
        pixels = self.px(reach)
        self.put(self.shapes.glow(rect.size, radius * self.unit, pixels, colour), rect.move(-pixels, -pixels))
