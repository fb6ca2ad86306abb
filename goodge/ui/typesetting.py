"""Text on surfaces: fonts at the window's exact pixel size, runs of text rendered once and kept while they are used."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import pygame

from .assets import assets_folder
from .theme import BASE_HEIGHT, BASE_WIDTH, Colour, Role

_KEPT_SHARE = 0.5  # of the bytes of a window; what the fullest screen shows comes to 0.38
_SMALLEST = 11


class Typesetter:
    """Renders text for one scale (pixels per unit) and one text size."""

    def __init__(self, unit: float, text_scale: float = 1.0) -> None:
        self._unit = unit
        self._text_scale = text_scale
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._runs: OrderedDict[tuple[str, int, str, Colour], pygame.Surface] = OrderedDict()
        self._room = round(_KEPT_SHARE * 4 * BASE_WIDTH * BASE_HEIGHT * unit**2)  # bytes

    def font(self, role: Role) -> pygame.font.Font:
        size = max(_SMALLEST, round(role.size * self._unit * self._text_scale))
        key = (role.face, size)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(assets_folder() / "fonts" / role.face, size)
        return self._fonts[key]

    def size(self, text: str, role: Role) -> tuple[int, int]:
        """Width and line height of one line, in pixels."""
        width, _ = self.font(role).size(text)
        return width, self.line_height(role)

    def line_height(self, role: Role) -> int:
        """The distance of two baselines, in pixels."""
        return round(role.size * role.leading * self._unit * self._text_scale)

    def run(self, text: str, role: Role, colour: Colour) -> pygame.Surface:
        """One line of text. The surface is shared: do not draw on it."""
        font = self.font(role)
        key = (role.face, font.point_size, text, colour)
        found = self._runs.get(key)
        if found is None:
            found = self._runs[key] = font.render(text, True, colour[:3])
            if colour.alpha < 255:
                found.set_alpha(colour.alpha)
            self._room -= _bytes(found)
            while self._room < 0 and len(self._runs) > 1:
                self._room += _bytes(self._runs.popitem(last=False)[1])
        else:
            self._runs.move_to_end(key)
        return found

    def draw(
        self, surface: pygame.Surface, text: str, role: Role, colour: Colour, rect: pygame.Rect, align: str = "center"
    ) -> pygame.Rect:
        """Draws one line in the middle of the rectangle's height, capitals optically centred.

        `align` is left, center or right. Returns where the ink's line box came to lie.
        """
        run = self.run(text, role, colour)
        left = {"left": rect.left, "center": rect.centerx - run.get_width() // 2, "right": rect.right - run.get_width()}
        place = run.get_rect(topleft=(left[align], self._top(rect, role)))
        surface.blit(run, place)
        return place

    def _top(self, rect: pygame.Rect, role: Role) -> int:
        font = self.font(role)
        metrics = font.metrics("H")[0]
        capital = metrics[3] if metrics else font.get_ascent()
        baseline = rect.centery + capital / 2
        return round(baseline - font.get_ascent())

    def wrap(self, text: str, role: Role, width: int) -> list[str]:
        """The lines of a text that are at most `width` pixels wide (a single longer word stands alone)."""
        font, lines = self.font(role), []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and font.size(longer)[0] > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def fitting(self, text: str, roles: Sequence[Role], width: int) -> Role:
        """The first of the roles in which the text is at most `width` pixels wide; the last where it is in none."""
        return next((role for role in roles if self.size(text, role)[0] <= width), roles[-1])

    def shortened(self, text: str, role: Role, width: int) -> str:
        """The text, or its beginning and an ellipsis, so that it is at most `width` pixels wide."""
        font = self.font(role)
        if font.size(text)[0] <= width:
            return text
        while text and font.size(text + "…")[0] > width:
            text = text[:-1]
        return text.rstrip() + "…"


def _bytes(run: pygame.Surface) -> int:
    return run.get_pitch() * run.get_height()
