"""The picture of the title: the wordmark, and a hand of the five suits and the Crown, fanned on the cloth.

The parts are large, so a thread rasterises them. Each one rises into its place when it is ready; no frame waits
for it.
"""

from __future__ import annotations

import math

import pygame

from ....engine.values import dataclass
from ...drawing.art import PATIENCE, Art
from ...drawing.canvas import Canvas
from ...motion.timeline import ease_out
from .subtitle import subtitle

_HAND = ("cards/1S", "cards/10D", "cards/1T", "cards/10H", "cards/1C", "cards/Crown")
_CARD = (276, 386)
_SPREAD = 26.0
_RADIUS = 380
_PIVOT_BELOW = 396
_RISE = 26
_SECONDS = 0.45
_LARGEST_RASTER = 1300
_SHADOW_SCALE = 5
_WORDMARK, _UNDER_NAME = "emblems/title", 400 / 420  # where the line under it stands, in heights of the wordmark


@dataclass(slots=True)
class _Part:
    """One picture: rasterised at `raster` pixels, then turned and scaled to its place."""

    name: str
    raster: tuple[int, int]
    center: tuple[int, int]
    degrees: float = 0.0
    scale: float = 1.0
    has_shadow: bool = False
    sprite: pygame.Surface | None = None
    shadow: pygame.Surface | None = None
    share: float = 0.0


class TitlePicture:
    """The parts of the picture for one window size and one set of suit colours."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._key: object = None
        self._parts: list[_Part] = []
        self._subtitle: pygame.Surface | None = None
        self._unit = 1.0
        self._waited = 0.0

    def lay(self, canvas: Canvas, wordmark: pygame.Rect, under: str, fan: tuple[int, int], scale: float = 1.0) -> None:
        """Place the wordmark, with the words `under` it, in its rectangle, and the fan, at a scale, about its point."""
        key = (canvas.rect.size, canvas.type.least, tuple(wordmark), under, fan, scale, self._art.dress)
        if key == self._key:
            return
        self._key, self._unit, self._waited = key, canvas.unit * scale, 0.0
        self._subtitle = subtitle(canvas, under, wordmark.width)
        shown = {part.name for part in self._parts if part.share >= 1.0}
        self._art.stop_prefetching()
        self._parts = [_Part(_WORDMARK, wordmark.size, wordmark.center), *self._fan(fan)]
        for part in self._parts:
            part.share = 1.0 if part.name in shown else 0.0
            self._art.prefetch([part.name], part.raster)

    @property
    def is_there(self) -> bool:
        """True if every part is ready."""
        return bool(self._parts) and all(part.sprite is not None for part in self._parts)

    def update(self, seconds: float, factor: float) -> bool:
        """Take in at most one new part a turn, and move the parts; return True while some are still to come."""
        missing = next((part for part in self._parts if part.sprite is None), None)
        self._waited += seconds
        if missing is not None and (self._waited > PATIENCE or self._art.has(missing.name, missing.raster)):
            self._finish(missing)
            self._waited = 0.0
        coming = False
        for part in self._parts:
            if part.sprite is not None and part.share < 1.0:
                part.share = min(1.0, part.share + seconds / (_SECONDS * factor)) if factor else 1.0
                coming = True
        return coming or missing is not None

    def draw(self, canvas: Canvas) -> None:
        """Draw the parts that are ready."""
        for part in self._parts:
            if part.sprite is None:
                continue
            share = ease_out(part.share)
            drop = round((1 - share) * _RISE * self._unit) if part.has_shadow else 0
            x, y = part.center
            for sprite, down in ((part.shadow, 0.025), (part.sprite, 0.0)):
                if sprite is not None:
                    sprite.set_alpha(round(share * 255))
                    sinks = drop + round(down * _CARD[1] * self._unit)
                    canvas.surface.blit(sprite, sprite.get_rect(center=(x, y + sinks)))

    def _fan(self, middle: tuple[int, int]) -> list[_Part]:
        width, height = (round(side * self._unit) for side in _CARD)
        finer = max(1.0, min(2.0, _LARGEST_RASTER / height))
        raster = (round(width * finer), round(height * finer))
        parts = []
        for number, name in enumerate(_HAND):
            degrees = _SPREAD * (2 * number / (len(_HAND) - 1) - 1)
            across = math.sin(math.radians(degrees)) * _RADIUS
            down = _PIVOT_BELOW - math.cos(math.radians(degrees)) * _RADIUS
            center = (middle[0] + round(across * self._unit), middle[1] + round(down * self._unit))
            parts.append(_Part(name, raster, center, -degrees, 1 / finer, has_shadow=True))
        return parts

    def _finish(self, part: _Part) -> None:
        picture = self._art.picture(part.name, part.raster)
        self._art.drop(part.name, part.raster)  # large, and needed no more
        if not part.has_shadow:
            part.sprite = picture.copy()
            if self._subtitle is not None:
                middle = picture.get_width() // 2, round(_UNDER_NAME * picture.get_height())
                part.sprite.blit(self._subtitle, self._subtitle.get_rect(center=middle))
            return
        bordered = pygame.Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA)
        bordered.blit(picture, (2, 2))
        turned = pygame.transform.rotozoom(bordered, part.degrees, 1)
        part.sprite = pygame.transform.smoothscale_by(turned, part.scale) if part.scale < 1 else turned
        part.shadow = _shadow(part.sprite, max(2, round(3 * self._unit)))


def _shadow(sprite: pygame.Surface, reach: int) -> pygame.Surface:
    """Return a soft dark shape of the sprite, blurred small and then enlarged."""
    width, height = sprite.get_width() // _SHADOW_SCALE, sprite.get_height() // _SHADOW_SCALE
    margin = 3 * reach
    small = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    small.blit(pygame.transform.smoothscale(sprite, (width, height)), (margin, margin))
    small.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.box_blur(small, reach)
    return pygame.transform.smoothscale(soft, (soft.get_width() * _SHADOW_SCALE, soft.get_height() * _SHADOW_SCALE))
