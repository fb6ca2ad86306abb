"""The picture of the title: the wordmark, and a hand of the five suits and the Crown, fanned on the cloth.

The parts are large, so a thread rasterises them and another turns them. Each one rises into its place when it is
ready; no frame waits for it.
"""

from __future__ import annotations

import math
from collections import deque

import pygame

from ....engine.values import dataclass
from ...drawing.art import PATIENCE, Art
from ...drawing.canvas import Canvas
from ...drawing.pile import Pile
from ...drawing.turning import leaning
from ...motion.timeline import ease_out
from .subtitle import subtitle

_HAND = ("cards/1S", "cards/10D", "cards/1T", "cards/10H", "cards/1C", "cards/Crown")
_CARD = (276, 386)
_SPREAD = 26.0
_RADIUS = 380
_PIVOT_BELOW = 396
_RISE = 26
_SINKS = 0.025 * _CARD[1]  # how far a shadow lies below its card
_SECONDS = 0.45
_LARGEST_RASTER = 1300
_SHADOW_SCALE = 5
_WORDMARK, _UNDER_NAME = "emblems/title", 400 / 420  # where the line under it stands, in heights of the wordmark


@dataclass(slots=True)
class _Part:
    """One picture: rasterised at `raster` pixels, then turned and scaled to its place.

    A card that `lies` has come to rest on those before it, and is drawn with them.
    """

    name: str
    raster: tuple[int, int]
    center: tuple[int, int]
    degrees: float = 0.0
    scale: float = 1.0
    has_shadow: bool = False
    is_asked: bool = False
    lies: bool = False
    sprite: pygame.Surface | None = None
    shadow: pygame.Surface | None = None
    share: float = 0.0

    @property
    def is_ready(self) -> bool:
        """True if nothing of it is still to be made."""
        return self.lies or self.sprite is not None

    def shown(self, drop: int = 0, sinks: int = 0) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """Return its pictures, as far as they are ready, and where they lie: this much lower than they will in the end.

        The shadow lies lower still, by what it `sinks`.
        """
        pictures = []
        for picture, lower in ((self.shadow, drop + sinks), (self.sprite, drop)):
            if picture is not None:
                picture.set_alpha(round(ease_out(self.share) * 255))
                pictures.append((picture, picture.get_rect(center=(self.center[0], self.center[1] + lower))))
        return pictures


class TitlePicture:
    """The parts of the picture for one window size and one set of suit colours."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._key: object = None
        self._parts: list[_Part] = []
        self._done: deque[tuple[_Part, pygame.Surface, pygame.Surface | None]] = deque()
        self._lying = Pile(pygame.Rect(0, 0, 0, 0))
        self._subtitle: pygame.Surface | None = None
        self._unit, self._middle = 1.0, (0, 0)
        self._waited = 0.0

    def lay(self, canvas: Canvas, wordmark: pygame.Rect, under: str, fan: tuple[int, int], scale: float = 1.0) -> None:
        """Place the wordmark, with the words `under` it, in its rectangle, and the fan, at a scale, about its point."""
        key = (canvas.rect.size, canvas.type.least, tuple(wordmark), under, fan, scale, self._art.dress)
        if key == self._key:
            return
        self._key, self._unit, self._middle, self._waited = key, canvas.unit * scale, fan, 0.0
        self._subtitle = subtitle(canvas, under, wordmark.width)
        shown = {part.name for part in self._parts if part.share >= 1.0}
        self._art.stop_prefetching()
        self._parts = [_Part(_WORDMARK, wordmark.size, wordmark.center), *self._fan(fan)]
        self._lying = Pile(self._room_for_fan())
        for part in self._parts:
            part.share = 1.0 if part.name in shown else 0.0
            self._art.prefetch([part.name], part.raster)

    @property
    def place(self) -> pygame.Rect:
        """The place of the cards, without their shadows."""
        return fan_around(self._unit).move(self._middle)

    @property
    def is_there(self) -> bool:
        """True if every part is ready."""
        return bool(self._parts) and all(part.is_ready for part in self._parts)

    def update(self, seconds: float, factor: float) -> bool:
        """Take in at most one new part a turn, and move the parts; return True while some are still to come."""
        is_rising, flat = False, next((part for part in self._parts if not part.is_asked), None)
        self._waited += seconds
        if flat is not None and (self._waited > PATIENCE or self._art.has(flat.name, flat.raster)):
            self._have_turned(flat)
            self._waited = 0.0
        if self._done:
            made, sprite, shadow = self._done.popleft()
            made.sprite, made.shadow = sprite, shadow
        for part in self._parts:
            if part.sprite is not None and part.share < 1.0:
                part.share = min(1.0, part.share + seconds / (_SECONDS * factor)) if factor else 1.0
                is_rising = True
        return is_rising or not all(part.is_ready for part in self._parts)

    def draw(self, canvas: Canvas) -> None:
        """Draw the parts that are ready."""
        self._lay_down()
        wordmark, *cards = self._parts
        canvas.surface.blits(wordmark.shown())
        self._lying.draw(canvas.surface)
        for card in cards:
            canvas.surface.blits(card.shown(self._px((1 - ease_out(card.share)) * _RISE), self._px(_SINKS)))

    def _lay_down(self) -> None:
        """Add cards that have come to rest, from the lowest up, to the pile of all that have."""
        for card in self._parts[1:]:
            if not card.lies:
                if card.sprite is None or card.share < 1.0:
                    return
                for sprite, place in card.shown(0, self._px(_SINKS)):
                    self._lying.add(sprite, place.topleft)
                card.lies, card.sprite, card.shadow = True, None, None

    @property
    def _reach(self) -> int:
        """The pixels that a shadow is blurred by, where it is still small."""
        return max(2, self._px(3))

    def _px(self, units: float) -> int:
        return round(units * self._unit)

    def _fan(self, middle: tuple[int, int]) -> list[_Part]:
        width, height = (round(side * self._unit) for side in _CARD)
        finer = max(1.0, min(2.0, _LARGEST_RASTER / height))
        raster = (round(width * finer), round(height * finer))
        parts = []
        for number, name in enumerate(_HAND):
            degrees, across, down = _place_in_fan(number)
            center = (middle[0] + round(across * self._unit), middle[1] + round(down * self._unit))
            parts.append(_Part(name, raster, center, -degrees, 1 / finer, has_shadow=True))
        return parts

    def _room_for_fan(self) -> pygame.Rect:
        """Return where the cards of the fan lie, their shadows included."""
        beyond = _SHADOW_SCALE * (self._reach + 1) + self._px(_SINKS)
        return self.place.inflate(2 * beyond, 2 * beyond)

    def _have_turned(self, part: _Part) -> None:
        picture = self._art.picture(part.name, part.raster)
        self._art.drop(part.name, part.raster)  # large, and needed no more
        part.is_asked = True
        if part.has_shadow:
            reach = self._reach
            self._art.background.do(lambda: self._done.append((part, *_turned(picture, part, reach))))
            return
        wordmark = picture.copy()
        if self._subtitle is not None:
            middle = picture.get_width() // 2, round(_UNDER_NAME * picture.get_height())
            wordmark.blit(self._subtitle, self._subtitle.get_rect(center=middle))
        self._done.append((part, wordmark, None))


def fan_around(unit: float) -> pygame.Rect:
    """Return the place that the cards take at so many pixels a unit, about the point that they are laid about."""
    place = pygame.Rect(0, 0, 0, 0)
    for degrees, across, down in map(_place_in_fan, range(len(_HAND))):
        sine, cosine = abs(math.sin(math.radians(degrees))), math.cos(math.radians(degrees))
        wide, high = _CARD[0] * cosine + _CARD[1] * sine, _CARD[0] * sine + _CARD[1] * cosine
        card = pygame.Rect(0, 0, wide * unit, high * unit)
        card.center = round(across * unit), round(down * unit)
        place = card if not place else place.union(card)
    return place


def _place_in_fan(number: int) -> tuple[float, float, float]:
    """Return how far a card of the fan leans, and where its middle lies, in units."""
    degrees = _SPREAD * (2 * number / (len(_HAND) - 1) - 1)
    turn = math.radians(degrees)
    return degrees, math.sin(turn) * _RADIUS, _PIVOT_BELOW - math.cos(turn) * _RADIUS


def _turned(picture: pygame.Surface, part: _Part, reach: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Return a card as it lies in the fan, and its shadow, blurred by `reach` pixels while it is still small."""
    sprite = leaning(picture, part.degrees, part.scale)
    return sprite, _shadow(sprite, reach)


def _shadow(sprite: pygame.Surface, reach: int) -> pygame.Surface:
    """Return a soft dark shape of the sprite, blurred small and then enlarged."""
    width, height = sprite.get_width() // _SHADOW_SCALE, sprite.get_height() // _SHADOW_SCALE
    margin = reach + 1
    small = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    small.blit(pygame.transform.smoothscale(sprite, (width, height)), (margin, margin))
    small.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.box_blur(small, reach)
    return pygame.transform.smoothscale(soft, (soft.get_width() * _SHADOW_SCALE, soft.get_height() * _SHADOW_SCALE))
