"""Signs that stand in text like letters: the buttons of a gamepad, by where they are. No typeface has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import partial

import pygame

_FINER = 8  # signs are drawn this much larger than they are shown, to be smooth
_SIDE = 100.0  # the measures below are shares of this


class Sign(StrEnum):
    """A sign; its value is the character that stands for it in text, of those that Unicode leaves to everybody."""

    SOUTH = "\ue100"
    EAST = "\ue101"
    WEST = "\ue102"
    NORTH = "\ue103"
    CROSS_LEFT = "\ue104"
    CROSS_RIGHT = "\ue105"
    CROSS_UP = "\ue106"
    CROSS_DOWN = "\ue107"
    START = "\ue108"
    SELECT = "\ue109"
    STICK_LEFT = "\ue10a"
    STICK_RIGHT = "\ue10b"
    STICK_UP = "\ue10c"
    STICK_DOWN = "\ue10d"


SIGNS: Mapping[str, Sign] = {sign.value: sign for sign in Sign}

_Place = tuple[float, float]
_WAYS: Mapping[str, _Place] = {"south": (0, 1), "east": (1, 0), "west": (-1, 0), "north": (0, -1)}


def sign_picture(sign: Sign, side: int) -> pygame.Surface:
    """Return a sign in white on nothing, this many pixels wide and high."""
    large = pygame.Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    _PAINTERS[sign](_Pen(large))
    return pygame.transform.smoothscale(large, (side, side))


class _Pen:
    """A pen that draws in hundredths of a square picture."""

    def __init__(self, surface: pygame.Surface) -> None:
        self._surface = surface
        self._unit = surface.get_width() / _SIDE

    def disc(self, x: float, y: float, radius: float, *, share: int = 255) -> None:
        place, unit = (x * self._unit, y * self._unit), self._unit
        pygame.draw.circle(self._surface, (255, 255, 255, share), place, radius * unit)

    def ring(self, x: float, y: float, radius: float, line: float) -> None:
        unit = self._unit
        pygame.draw.circle(self._surface, "white", (x * unit, y * unit), radius * unit, max(1, round(line * unit)))

    def box(self, x: float, y: float, width: float, height: float, radius: float = 0, *, share: int = 255) -> None:
        rect = pygame.Rect(*(round(each * self._unit) for each in (x, y, width, height)))
        corner = round(radius * self._unit)
        pygame.draw.rect(self._surface, (255, 255, 255, share), rect, border_radius=corner)

    def frame(self, x: float, y: float, width: float, height: float, line: float) -> None:
        rect = pygame.Rect(*(round(each * self._unit) for each in (x, y, width, height)))
        pygame.draw.rect(self._surface, "white", rect, max(1, round(line * self._unit)), round(8 * self._unit))

    def arrow(self, way: _Place, tip: float, high: float) -> None:
        """Draw a triangle whose tip is this far from the middle, in a direction."""
        dx, dy = way
        corners = [(50 + dx * tip, 50 + dy * tip)]
        for aside in (-1, 1):
            back = tip - high
            corners.append((50 + dx * back + aside * dy * high, 50 + dy * back + aside * dx * high))
        pygame.draw.polygon(self._surface, "white", [(x * self._unit, y * self._unit) for x, y in corners])


def _diamond(where: str, pen: _Pen) -> None:
    """Draw the four buttons, the one that is meant large and full."""
    for name, (dx, dy) in _WAYS.items():
        if name == where:
            pen.disc(50 + 27 * dx, 50 + 27 * dy, 22)
        else:
            pen.disc(50 + 32 * dx, 50 + 32 * dy, 14, share=130)


def _cross(where: str, pen: _Pen) -> None:
    """Draw the cross, the arm that is meant full."""
    dx, dy = _WAYS[where]
    for x, y in _WAYS.values():
        share = 255 if (x, y) == (dx, dy) else 110
        pen.box(36 + 33 * x, 36 + 33 * y, 28, 28, 5, share=share)
    pen.box(38, 38, 24, 24, share=110)


def _stick(where: str, pen: _Pen) -> None:
    """Draw a stick from above, with an arrow to where it is pushed."""
    pen.ring(50, 50, 24, 9)
    pen.arrow(_WAYS[where], 49, 19)


def _start(pen: _Pen) -> None:
    for y in (24, 45, 66):
        pen.box(16, y, 68, 11, 5)


def _select(pen: _Pen) -> None:
    pen.frame(12, 14, 52, 46, 10)
    pen.box(40, 44, 48, 42, 8)


_PAINTERS: Mapping[Sign, Callable[[_Pen], None]] = {
    Sign.SOUTH: partial(_diamond, "south"),
    Sign.EAST: partial(_diamond, "east"),
    Sign.WEST: partial(_diamond, "west"),
    Sign.NORTH: partial(_diamond, "north"),
    Sign.CROSS_LEFT: partial(_cross, "west"),
    Sign.CROSS_RIGHT: partial(_cross, "east"),
    Sign.CROSS_UP: partial(_cross, "north"),
    Sign.CROSS_DOWN: partial(_cross, "south"),
    Sign.START: _start,
    Sign.SELECT: _select,
    Sign.STICK_LEFT: partial(_stick, "west"),
    Sign.STICK_RIGHT: partial(_stick, "east"),
    Sign.STICK_UP: partial(_stick, "north"),
    Sign.STICK_DOWN: partial(_stick, "south"),
}
