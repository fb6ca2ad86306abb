"""The scorecard's paper and what a pen leaves on it: the sheet with its shadow, markers, strokes and rings."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.shapes import svg_surface
from ..drawing.theme import ALARM_INK, GOLD, INK, INK_SOFT, PAPER, PAPER_SHADE, SMALL, Colour, Role
from ..program.teams import SUN
from .model import Scorecard

RULE = Colour.of("#cdbb92")
RULE_STRONG = Colour.of("#8f7a55")
MARGIN = Colour.of("#c98f7a")
MADE_WASH = Colour.of("#f3da8c")
SET_WASH = Colour.of("#f0c4b4")
_PLAYER_INKS = tuple(map(Colour.of, ("#1f3f7a", "#a3341f", "#1b6a45", "#6a3479")))
_TEAM_INKS = (Colour.of("#825000"), Colour.of("#1b3358"))
_EMBLEM = 1.2  # larger than the players' signs by this factor: they show more
DASHES = ("", "9 5", "2.2 4.4", "11 4 2.2 4")

SHADOW_REACH = 30
_SHADOW_SCALE = 6
_TILE = 256


@dataclass(frozen=True, slots=True)
class TextRun:
    """A line of text, and the rectangle that it must fit in."""

    text: str
    rect: pygame.Rect
    role: Role = SMALL
    colour: Colour = INK
    align: str = "center"

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.text, self.role, self.rect, self.colour, self.align)

    def fits(self, canvas: Canvas) -> bool:
        """Return True if the text is narrower than its rectangle, and its letters are lower."""
        width = canvas.type.size(self.text, self.role)[0]
        return width <= self.rect.width and canvas.type.font(self.role).get_ascent() <= self.rect.height * 1.15


def paper(size: tuple[int, int], unit: float, *, shadow: bool = True) -> pygame.Surface:
    """Return a sheet of this many pixels; with its shadow it is larger by `SHADOW_REACH` units on every side."""
    sheet = _sheet(size, unit)
    if not shadow:
        return sheet
    reach = round(SHADOW_REACH * unit)
    whole = _shadow(size, reach, round(9 * unit))
    whole.blit(sheet, (reach, reach))
    return whole


def _sheet(size: tuple[int, int], unit: float) -> pygame.Surface:
    w, h = size
    frame = ""
    for inset, width, opacity in ((11, 1.3, 0.75), (15, 0.7, 0.5)):
        a, stroke = inset * unit, width * unit
        frame += (
            f'<rect x="{a:.2f}" y="{a:.2f}" width="{w - 2 * a:.2f}" height="{h - 2 * a:.2f}" fill="none"'
            f' stroke="{GOLD.hex}" stroke-opacity="{opacity}" stroke-width="{stroke:.2f}"/>'
        )
    reach = (w * w + h * h) ** 0.5 / 2
    sheet = svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{w * 0.3:.1f}" y2="{h}">'
        f'<stop offset="0" stop-color="#fdf7e7"/><stop offset="0.55" stop-color="{PAPER.hex}"/>'
        f'<stop offset="1" stop-color="#f3e7c8"/></linearGradient>'
        f'<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h / 2}" r="{reach:.1f}">'
        f'<stop offset="0.7" stop-color="{PAPER_SHADE.hex}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="#d9c492" stop-opacity="0.5"/></radialGradient>'
        f'<rect width="{w}" height="{h}" rx="{4 * unit:.1f}" fill="url(#g)"/>'
        f'<rect width="{w}" height="{h}" rx="{4 * unit:.1f}" fill="url(#v)"/>{frame}</svg>',
        size,
    )
    grain = _grain()
    for x in range(0, w, _TILE):
        for y in range(0, h, _TILE):
            sheet.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return sheet


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """Return a tile of faint, fixed noise with a few fibres in it."""
    stream = random.Random(11)
    tile = pygame.image.frombuffer(bytes(grain >> 6 for grain in stream.randbytes(_TILE * _TILE)), (_TILE, _TILE), "P")
    tile.set_palette([(level, level, 2 * level) for level in range(4)] + [(0, 0, 0)] * 252)
    tile = tile.convert(32)
    for _ in range(26):
        x, y = stream.randrange(_TILE), stream.randrange(_TILE)
        dx, dy = stream.randrange(-14, 15), stream.randrange(-7, 8)
        pygame.draw.aaline(tile, (6, 8, 12), (x, y), (x + dx, y + dy))
    return tile


def _shadow(size: tuple[int, int], reach: int, drop: int) -> pygame.Surface:
    """Return a soft shadow under a sheet; it is blurred small, which takes no time and looks the same."""
    w, h = size[0] + 2 * reach, size[1] + 2 * reach
    small = pygame.Surface((w // _SHADOW_SCALE + 1, h // _SHADOW_SCALE + 1), pygame.SRCALPHA)
    small.fill((6, 20, 14, 0))
    core = [round(value / _SHADOW_SCALE) for value in (reach, reach + drop * 0.6, *size)]
    small.fill((6, 20, 14, 190), pygame.Rect(core).inflate(-2, -2))
    small = pygame.transform.gaussian_blur(small, max(1, reach // (2 * _SHADOW_SCALE)))
    return pygame.transform.smoothscale(small, (w, h))


# -- what a pen leaves -------------------------------------------------------------------------------------


def ink_of(card: Scorecard, side: int) -> Colour:
    """Return the ink of a side's lines and bars."""
    if not card.emblems:
        return _PLAYER_INKS[side % 4]
    first = card.emblems.index(SUN) if SUN in card.emblems else 0
    return _TEAM_INKS[side != first]


def _marker(seat: int, side: int) -> pygame.Surface:
    """Return a player's sign: circle, square, triangle or diamond, each in its ink with a paper edge."""
    shape = (
        '<circle cx="10" cy="10" r="6.4"/>',
        '<rect x="4.2" y="4.2" width="11.6" height="11.6" rx="1"/>',
        '<path d="M10 2.6 17.6 16.2H2.4Z"/>',
        '<path d="M10 1.8 17 10 10 18.2 3 10Z"/>',
    )[seat % 4]
    ink = _PLAYER_INKS[seat % 4].hex
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">'
        f'<g fill="{ink}" stroke="{PAPER.hex}" stroke-width="1.6">{shape}</g></svg>',
        (side, side),
    )


def draw_marker(canvas: Canvas, card: Scorecard, side: int, center: tuple[int, int], measure: float) -> None:
    """Draw the sign of a side around a point: its emblem, or a player's own; `measure` in units."""
    if card.emblems:
        canvas.icon(card.emblems[side], center, measure * _EMBLEM)
        return
    key = side, canvas.px(measure)
    sign = canvas.shapes.drawn(("marker", *key), lambda: _marker(*key))
    canvas.surface.blit(sign, sign.get_rect(center=center))


def draw_ring(canvas: Canvas, around: pygame.Rect, ink: Colour) -> None:
    """Draw a ring by hand around a number."""
    width = max(1.5, 2.2 * canvas.unit)
    line = canvas.shapes.drawn(("ring", around.size, width, ink), lambda: _ring(around.size, width, ink))
    canvas.surface.blit(line, around)


def _ring(size: tuple[int, int], width: float, ink: Colour) -> pygame.Surface:
    """Return a ring whose ends do not quite meet."""
    w, h = size
    m = width
    path = (
        f"M{w * 0.60:.1f} {m:.1f}C{w * 0.2:.1f} {m * 0.6:.1f} {m:.1f} {h * 0.25:.1f} {m:.1f} {h * 0.53:.1f}"
        f"C{m:.1f} {h * 0.86:.1f} {w * 0.26:.1f} {h - m:.1f} {w * 0.53:.1f} {h - m:.1f}"
        f"C{w * 0.82:.1f} {h - m:.1f} {w - m:.1f} {h * 0.8:.1f} {w - m:.1f} {h * 0.48:.1f}"
        f"C{w - m:.1f} {h * 0.2:.1f} {w * 0.74:.1f} {h * 0.1:.1f} {w * 0.47:.1f} {h * 0.13:.1f}"
    )
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{path}"'
        f' fill="none" stroke="{ink.hex}" stroke-opacity="{ink.alpha / 255:.2f}" stroke-width="{width:.2f}"'
        f' stroke-linecap="round"/></svg>',
        size,
    )


def _stroke(size: tuple[int, int], width: float) -> pygame.Surface:
    """Return a line as a red pen draws it: slightly bent, and rising a little."""
    w, h = size
    return svg_surface(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<path d="M{width:.1f} {h * 0.7:.1f}Q{w * 0.45:.1f} {h * 0.35:.1f} {w - width:.1f} {h * 0.4:.1f}"'
        f' fill="none" stroke="{ALARM_INK.hex}" stroke-width="{width:.2f}" stroke-linecap="round"/></svg>',
        size,
    )


def underline(canvas: Canvas, below: pygame.Rect, share: float = 1.0) -> None:
    """Underline a figure in the room below its letters; `share` is how far the pen has come."""
    place = pygame.Rect(below.left, below.top + canvas.px(2), below.width, max(4, canvas.px(6)))
    place.inflate_ip(canvas.px(6), 0)
    width = max(1.5, 2.2 * canvas.unit)
    line = canvas.shapes.drawn(("stroke", place.size, width), lambda: _stroke(place.size, width))
    canvas.surface.blit(line, place, pygame.Rect(0, 0, round(place.width * share), place.height))


def inked_icon(canvas: Canvas, name: str, center: tuple[int, int], measure: float, ink: Colour = INK_SOFT) -> None:
    """Draw a one-colour emblem in a colour of our own; `measure` in units."""
    side = canvas.px(measure)
    tinted = canvas.art.inked(f"emblems/{name}", (side, side), ink)
    canvas.surface.blit(tinted, tinted.get_rect(center=center))
