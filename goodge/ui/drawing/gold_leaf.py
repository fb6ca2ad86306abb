"""Flakes in the air: gold leaf that falls when a match is won or flies off a plate, and confetti on paper."""

from __future__ import annotations

import random
from math import cos, pi, sin

import pygame

from ...engine.values import dataclass
from .canvas import Canvas
from .shapes import svg_surface
from .theme import GOLD, GOLD_BRIGHT, GOLD_DARK, Colour

_PHASES = 8
Shades = tuple[tuple[Colour, Colour], ...]  # of flakes, each on its light and on its dark side
LEAF: Shades = ((GOLD_BRIGHT, GOLD), (GOLD, GOLD_DARK), (Colour.of("#fff3c9"), GOLD))
ON_PAPER: Shades = tuple(
    (Colour.of(light), Colour.of(dark))
    for light, dark in (("#c8323f", "#8e1b2a"), ("#2f78c4", "#1c4f8a"), ("#2c8a55", "#1b6a45"))
)


@dataclass(frozen=True, slots=True)
class _Flake:
    x: float
    delay: float
    sway: float
    side: float
    turn: float
    shade: int

    @property
    def shape(self) -> int:
        """The number of its shape, where there are several: each comes in every shade."""
        return int(self.turn * 97) % len(_SHAPES)


def _flakes(count: int, seed: int) -> tuple[_Flake, ...]:
    dice = random.Random(seed)
    return tuple(
        _Flake(dice.random(), 0.4 * dice.random(), dice.uniform(-1, 1), dice.uniform(7, 15), dice.random(), index % 3)
        for index in range(count)
    )


_FALLING = _flakes(70, 3)
_FLYING = _flakes(32, 5)
_LARGE, _FAR, _HIGH, _DROP = 1.7, 95, 62, 46  # of those that fly: their size, and units how far they get
_SIZES, _WIDE = (10, 16), 104  # units, of confetti: its sizes, and how far it gets off the place at most
_ARC = 1.3  # radians around each end of the place where it begins
_LATE, _TOP, _RISE = 0.4, 0.35, 1.0  # how much later some begins; when it is highest; how steep its way is


def draw_falling(canvas: Canvas, share: float) -> None:
    """Draw flakes that fall from above the window to below it; none are left at share 1."""
    width, height = canvas.rect.size
    for flake in _FALLING:
        way = (share - flake.delay) / 0.6
        if 0 < way < 1:
            x = flake.x * width + flake.sway * canvas.px(60) * sin(3 * way + 6 * flake.turn)
            _draw(canvas, flake, (x, (1.1 * way - 0.05) * height), flake.side, 3 * way)


def draw_flying(canvas: Canvas, place: pygame.Rect, share: float) -> None:
    """Draw flakes that fly off a place and vanish; none are left at share 1. Gold leaf shows on felt alone."""
    if not 0 < share < 1:
        return
    for index, flake in enumerate(_FLYING):
        angle = 2 * pi * (index + 0.5 * flake.turn) / len(_FLYING)
        way = 1 - (1 - share) ** 2
        x = place.centerx + cos(angle) * (place.width / 2 + canvas.px(_FAR) * way * (0.4 + flake.x))
        y = place.centery + sin(angle) * (place.height / 2 + canvas.px(_HIGH) * way * (0.4 + flake.x))
        _draw(canvas, flake, (x, y + canvas.px(_DROP) * share**2), _LARGE * flake.side * (1 - share**2), 2 * share)


def draw_bursting(canvas: Canvas, place: pygame.Rect, room: pygame.Rect, share: float) -> None:
    """Draw confetti that bursts upward at both ends of a place and falls beside it; none is left at share 1.

    It keeps to a room around the place, off the figures that stand beside, over and under it.
    """
    for index, flake in enumerate(_FLYING):
        way = (share - _LATE * flake.delay) / (1 - _LATE * 0.4)
        if not 0 < way < 1:
            continue
        angle = _ARC * (flake.turn - 0.5) + pi * (index % 2)
        x, y = place.centerx + cos(angle) * place.width / 2, place.centery + 0.8 * sin(angle) * place.height / 2
        reach = min(canvas.px(_WIDE), max(0, room.right - x)), min(canvas.px(_WIDE), max(0, x - room.left))
        x += (reach[0] if cos(angle) > 0 else -reach[1]) * flake.x * (1 - (1 - way) ** 2)
        y += _RISE * (1 + flake.sway) * place.height * way * (way - 2 * _TOP)
        size = _SIZES[index // 2 % len(_SIZES)] * (1 - way**2)
        _draw(canvas, flake, (x, max(room.top, y)), size, 2 * way, ON_PAPER, flake.shape)


def _draw(
    canvas: Canvas,
    flake: _Flake,
    center: tuple[float, float],
    side: float,
    turns: float,
    shades: Shades = LEAF,
    shape: int = 0,
) -> None:
    phase = int((turns + flake.turn) * _PHASES) % _PHASES
    key = canvas.px(side), phase, shades[flake.shade], shape
    sprite = canvas.shapes.drawn(("flake", *key), lambda: _sprite(*key))
    canvas.put(sprite, sprite.get_rect(center=(round(center[0]), round(center[1]))))


def _sprite(side: int, phase: int, shade: tuple[Colour, Colour], shape: int) -> pygame.Surface:
    """Return a flake at one angle of its tumbling: broad, narrow, then broad again."""
    light, dark = shade
    half = 9 * abs(cos(pi * phase / _PHASES)) + 1
    fill = light if phase < _PHASES // 2 else dark
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">'
        f'<g fill="{fill.hex}">{_SHAPES[shape](half, 180 * phase / _PHASES)}</g></svg>',
        (side, side),
    )


def _diamond(half: float, _: float) -> str:
    return f'<path d="M10 0 {10 + half:.1f} 8 10 20 {10 - half:.1f} 12Z"/>'


def _disc(half: float, _: float) -> str:
    return f'<ellipse cx="10" cy="10" rx="{0.72 * half:.1f}" ry="7.2"/>'


def _strip(_: float, degrees: float) -> str:
    return f'<rect x="1" y="7.5" width="18" height="5" rx="1" transform="rotate({degrees:.0f} 10 10)"/>'


_SHAPES = _diamond, _disc, _strip
