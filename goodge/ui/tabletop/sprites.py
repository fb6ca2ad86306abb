"""Cards that lie and move on the table, and the painter that keeps them crisp at every size and angle."""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

import pygame

from ...engine.cards import Card
from ..art import Art
from ..canvas import Canvas
from ..theme import GLOW, Colour

if TYPE_CHECKING:
    from ..games.presenter import Presenter

_RATIO = 5 / 7
_REST_STEP, _MOVING_STEP = 0.5, 2.0
_KEPT_BYTES = 64 << 20
_MOST_EXPECTED = 60
_SHADOW = Colour(2, 18, 12, 120)
_LARGEST_DOUBLED = 300
_MASTER_STEP = (40, 56)


class Pose(NamedTuple):
    """A card's middle, height and angle (degrees, anticlockwise)."""

    x: float
    y: float
    height: float
    angle: float

    def towards(self, other: Pose, share: float) -> Pose:
        """The pose part of the way to another one."""
        return Pose(*(a + (b - a) * share for a, b in zip(self, other, strict=True)))


@dataclass(slots=True)
class Sprite:
    """One card on the screen. `card` None: nobody here knows it. `turn` is 1 face up, 0 face down."""

    card: Card | None
    pose: Pose
    z: int = 0
    turn: float = 0.0
    dim: float = 0.0
    glow: float = 0.0
    is_moving: bool = False
    motion: int = field(default=0, repr=False)

    @property
    def rect(self) -> pygame.Rect:
        """The upright outline."""
        width = self.pose.height * _RATIO
        return pygame.Rect(
            round(self.pose.x - width / 2),
            round(self.pose.y - self.pose.height / 2),
            round(width),
            round(self.pose.height),
        )


class Look(NamedTuple):
    """What a picture of a card shows, face or back. `quickly`: for a frame or two in flight."""

    name: str
    height: int
    angle: float
    dim: float
    quickly: bool = False


class CardPainter:
    """Draws sprites; turned cards are rendered once and kept."""

    def __init__(self, art: Art, presenter: Presenter) -> None:
        self._art = art
        self._presenter = presenter
        self._kept: OrderedDict[Look, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._expected: deque[Sprite] = deque(maxlen=_MOST_EXPECTED)
        self._master = (5, 7)

    def measure(self, height: int, cards: Iterable[Card]) -> None:
        """Sets the height of the largest cards in use, from which all others are made, and has them rasterised."""
        self._master = _master_for(height)
        self._kept.clear()
        self._expected.clear()
        self._bytes = 0
        self._art.stop_prefetching()
        prefetch_cards(self._art, height, self._presenter, cards)

    def draw(self, canvas: Canvas, sprite: Sprite) -> None:
        """Draws one card with its shadow."""
        pose = sprite.pose
        height = max(8, round(pose.height))
        picture = self._turned(sprite, height) if sprite.turn not in (0.0, 1.0) else self._at_rest(sprite, height)
        self._shadow(canvas, sprite, height)
        place = picture.get_rect(center=(round(pose.x), round(pose.y)))
        canvas.surface.blit(picture, place)

    def expect(self, sprite: Sprite) -> None:
        """Says how a card will lie at the end of a motion."""
        self._expected.append(sprite)

    def make_ready(self) -> None:
        """Makes one picture that was expected: when a whole hand comes to rest, they are not all made in one frame."""
        while self._expected:
            sprite, known = self._expected.popleft(), len(self._kept)
            self._at_rest(sprite, max(8, round(sprite.pose.height)))
            if len(self._kept) > known:
                return

    def _name(self, sprite: Sprite) -> str:
        return self._presenter.picture(sprite.card if sprite.turn > 0.5 else None)

    def _at_rest(self, sprite: Sprite, height: int) -> pygame.Surface:
        """The card as it lies; in motion that picture too where there is one, else one made quickly."""
        name, dim, angle = self._name(sprite), round(sprite.dim * 4) / 4, sprite.pose.angle
        look = Look(name, height, round(angle / _REST_STEP) * _REST_STEP, dim)
        if sprite.is_moving and look not in self._kept:
            look = Look(name, _nearest(height), round(angle / _MOVING_STEP) * _MOVING_STEP, dim, quickly=True)
        return self._picture(look)

    def _picture(self, look: Look) -> pygame.Surface:
        found = self._kept.get(look)
        if found is not None:
            self._kept.move_to_end(look)
            return found
        if look.dim:
            found = self._picture(look._replace(dim=0.0)).copy()
            level = round(255 * (1 - 0.42 * look.dim))
            found.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            make = self._make_quickly if look.quickly else self._make
            found = make(look.name, look.height, look.angle)
        self._keep(look, found)
        return found

    def _make_quickly(self, name: str, height: int, angle: float) -> pygame.Surface:
        """For a frame or two in flight."""
        master = self._art.picture(name, self._master)
        if angle:
            return pygame.transform.rotozoom(master, angle, height / self._master[1])
        return pygame.transform.smoothscale(master, (round(height * _RATIO), height))

    def _make(self, name: str, height: int, angle: float) -> pygame.Surface:
        """For rest: turned at double size, so that edges and letters stay crisp."""
        master = self._art.picture(name, self._master)
        size = (round(height * _RATIO), height)
        if not angle:
            return pygame.transform.smoothscale(master, size)
        factor = 2 if height <= _LARGEST_DOUBLED else 1
        large = (factor * size[0], factor * size[1])
        border = pygame.Surface((large[0] + 4, large[1] + 4), pygame.SRCALPHA)
        border.blit(master if large == self._master else pygame.transform.smoothscale(master, large), (2, 2))
        turned = pygame.transform.rotozoom(border, angle, 1.0)
        if factor == 1:
            return turned
        return pygame.transform.smoothscale(turned, (turned.get_width() // 2, turned.get_height() // 2))

    def _turned(self, sprite: Sprite, height: int) -> pygame.Surface:
        """A card half-way between face down and face up: seen from the side, it is narrow."""
        flat = self._at_rest(replace(sprite, turn=float(sprite.turn > 0.5), pose=sprite.pose._replace(angle=0)), height)
        width = max(2, round(flat.get_width() * abs(math.cos(math.pi * sprite.turn))))
        return pygame.transform.smoothscale(flat, (width, flat.get_height()))

    def _shadow(self, canvas: Canvas, sprite: Sprite, height: int) -> None:
        width = round(height * _RATIO * max(0.05, abs(math.cos(math.pi * sprite.turn))))
        if sprite.is_moving:
            height, width = _nearest(height), _nearest(width)
        reach = max(2, height // 22)
        if sprite.glow:
            colour, reach, drop = GLOW.faded(round(230 * sprite.glow)), max(4, height // 12), 0
        else:
            colour, drop = _SHADOW, max(1, height // 60)
        shape = canvas.shapes.glow((width, height), height / 22, reach, colour)
        x, y = round(sprite.pose.x), round(sprite.pose.y)
        canvas.surface.blit(shape, shape.get_rect(center=(x, y + drop)))

    def _keep(self, key: Look, picture: pygame.Surface) -> None:
        self._kept[key] = picture
        self._bytes += picture.get_width() * picture.get_height() * 4
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            gone = self._kept.popitem(last=False)[1]
            self._bytes -= gone.get_width() * gone.get_height() * 4


def prefetch_cards(art: Art, height: int, presenter: Presenter, cards: Iterable[Card]) -> None:
    """Has a game's cards made ready for a table on which the largest are so high."""
    art.prefetch(map(presenter.picture, (None, *cards)), _master_for(height))


def _master_for(height: int) -> tuple[int, int]:
    """At least twice as large, in steps, so that resizing seldom asks for new ones."""
    if height > _LARGEST_DOUBLED:
        return round(height * _RATIO), height
    steps = math.ceil(2 * height / _MASTER_STEP[1])
    return steps * _MASTER_STEP[0], steps * _MASTER_STEP[1]


def _nearest(measure: int) -> int:
    """A measure that few frames of a flight have to themselves, at most a thirty-second part away."""
    step = max(4, 1 << (measure // 32).bit_length())
    return max(4, round(measure / step) * step)
