"""Pictures of cards in flight and their shadows: as many are new as a frame has room for, others of the frame before.

Turning a large card takes a millisecond. So a thread turns a card as it will be in the next frame, if that comes when
it should. Where a picture is missing or many turn at once, some are seen for a frame or two as they were, at the place
where they are; how far off they may be is told by their looks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple, TypeAlias, TypeVar

import pygame

from ..drawing.background import Background
from ..drawing.kept import KeptPictures
from ..drawing.theme import Colour
from ..drawing.turning import bordered
from .ahead import PicturesAhead
from .sprites import RATIO, Sprite
from .upright import CardLook, Dim, Master, UprightCards, dimmed, enlarged, stepped

_MOVING_STEP = 1.5
_STEPS, _CROWD_STEPS = 16, 8  # pictures of a card that grows or turns a lot on its way, alone and in a crowd
_CROWD = 6  # cards that travel at once, among which nobody follows a single one
_COARSE, _COARSE_HEIGHT = 1.5, 240  # one that grows more than this, and is higher, is drawn at half its size on the way
_FLYING_BYTES, _FLAT_BYTES = 14 << 20, 3 << 20
_ROOM = 40_000  # pixels
_MOST_AHEAD = 6  # cards that a thread turns for the next frame
_STALE_ANGLE, _STALE_GROWTH, _STALE_BREADTH = 8.0, 1.08, 0.15
_SHADOW = Colour(2, 18, 12, 120)
_SHADOW_ALPHAS = 120, 84  # of a card that lies, and of one at its highest
_SHADOW_HEIGHT = 60  # pixels; a shadow is soft enough to be drawn this small and enlarged
_SHADOW_BREADTHS, _RISES = 5, 3
_FAINTEST = 2  # the least alpha of a shadow that can be seen
_SHADOW_GROWTH = 1.12  # from one height of shadow to the next
_SHADOW_STEP = 12.0
_BREADTHS = 16
_ALIKE = 64  # part of a card's height by which one on its way may be shown larger or smaller than it is
_KNOWN = 256  # numbers that are not worked out again in every frame
_UPRIGHT = 15.0  # degrees up to which a card that turns over can be made narrower as a picture
Near = Callable[[CardLook, float], pygame.Surface | None]


class FlyingLook(NamedTuple):
    """What a picture of a card in flight shows; `breadth` are sixteenths of its width, fewer as it turns over.

    `is_coarse`: it changes so much from frame to frame that half the pixels do.
    """

    name: str
    height: int
    angle: float
    dim: Dim | None
    is_gilded: bool
    breadth: int
    is_coarse: bool

    @property
    def drawn_size(self) -> tuple[int, int]:
        """The size in pixels that it is drawn with before it is turned."""
        height = self.height // 2 if self.is_coarse else self.height
        return max(2, round(height * RATIO * self.breadth / _BREADTHS)), height

    def is_like(self, other: FlyingLook) -> bool:
        """Return True if one can be shown for the other for a frame."""
        return (
            (self.name, self.dim, self.is_gilded) == (other.name, other.dim, other.is_gilded)
            and abs(self.angle - other.angle) <= _STALE_ANGLE
            and abs(self.breadth - other.breadth) <= _STALE_BREADTH * _BREADTHS
            and 1 / _STALE_GROWTH <= self.height / other.height <= _STALE_GROWTH
        )


class SqueezedLook(NamedTuple):
    """A card that turns over: how it looks at rest, and the size in pixels that it has just now."""

    look: CardLook
    size: tuple[int, int]

    def is_like(self, other: SqueezedLook) -> bool:
        """Return True if one can be shown for the other for a frame."""
        height = self.size[1]
        return (
            (self.look.name, self.look.dim, self.look.is_gilded)
            == (other.look.name, other.look.dim, other.look.is_gilded)
            and abs(self.look.angle - other.look.angle) <= _STALE_ANGLE
            and abs(self.size[0] - other.size[0]) <= _STALE_BREADTH * height * RATIO
            and 1 / _STALE_GROWTH <= height / other.size[1] <= _STALE_GROWTH
        )


class ShadowLook(NamedTuple):
    """The shadow of a card in flight; `breadth` and `rise` are in fifths and thirds of the greatest."""

    height: int
    angle: float
    breadth: int
    rise: int

    def is_like(self, other: ShadowLook) -> bool:
        """Return True if one can be shown for the other for a frame."""
        return (
            (self.angle - other.angle) % 180 in (0.0, _SHADOW_STEP, 180.0 - _SHADOW_STEP)
            and abs(self.breadth - other.breadth) <= 1
            and abs(self.rise - other.rise) <= 1
            and 1 / _SHADOW_GROWTH**1.5 <= self.height / other.height <= _SHADOW_GROWTH**1.5
        )


class FlatLook(NamedTuple):
    """What an upright picture of a card shows from which those in flight are made."""

    name: str
    size: tuple[int, int]
    is_gilded: bool


L = TypeVar("L", FlyingLook, SqueezedLook, ShadowLook)
_Any: TypeAlias = FlyingLook | SqueezedLook | ShadowLook
_Seen: TypeAlias = dict[tuple[int, type[_Any]], tuple[Sprite, _Any]]  # by a card's identity and the kind of picture


class Room:
    """The room that a frame has for new pictures."""

    def __init__(self) -> None:
        self._left = _ROOM

    def begin(self) -> None:
        """Begin a frame."""
        self._left = _ROOM

    def take(self, picture: pygame.Surface) -> None:
        """Take the room for a new picture, even if there is none."""
        self._left -= picture.get_width() * picture.get_height()

    @property
    def is_there(self) -> bool:
        return self._left > 0


class FlyingCards:
    """The pictures that only cards in flight need, and their shadows."""

    def __init__(self, cards: UprightCards, room: Room, background: Background) -> None:
        self._cards = cards
        self._room = room
        self._kept: KeptPictures[_Any] = KeptPictures(_FLYING_BYTES)
        self._ahead = PicturesAhead(background, self._kept)
        self._flats: KeptPictures[FlatLook] = KeptPictures(_FLAT_BYTES)
        self.is_crowded = False
        self._before: _Seen = {}
        self._now: _Seen = {}

    def begin(self, travelling: int) -> None:
        """Begin a frame in which this many cards travel."""
        self.is_crowded = travelling > _CROWD
        self._before, self._now = self._now, {}
        self._ahead.take_in()

    def clear(self) -> None:
        """Let go of all pictures."""
        self._ahead.forget()
        self._kept.clear()
        self._flats.clear()
        self._before, self._now = {}, {}

    def card(self, sprite: Sprite, look: CardLook, near: Near) -> pygame.Surface:
        """Return a card on its way. `near` finds the kept picture of one at rest that is turned almost as this one.

        One that hardly turns is shown by that picture; one that is almost upright and turns over is made from it.
        """
        breadth = _breadth(sprite)
        whole = _whole(sprite, look, breadth, near)
        if whole is not None:
            return whole if breadth == _BREADTHS else self._squeezed(sprite, look, whole, breadth)
        key = self._flying_look(sprite, look, breadth)
        if (
            not self._room.is_there
            and key not in self._kept
            and (at_start := _at_start(sprite, look, near)) is not None
        ):
            return at_start
        return self._made(sprite, key, self._make)

    def make_ahead(self, moving: Sequence[Sprite], look_of: Callable[[Sprite], CardLook], near: Near) -> None:
        """Have the thread turn cards as they will probably be in the next frame; in a crowd few are turned anew."""
        for sprite in moving if not self.is_crowded else ():
            soon = sprite.soon()
            if soon is None or len(self._ahead) >= _MOST_AHEAD:
                continue
            look, breadth = look_of(soon), _breadth(soon)
            key = self._flying_look(soon, look, breadth)
            is_known = key in self._kept or key in self._ahead or _whole(soon, look, breadth, near) is not None
            if not is_known and self._cards.has(key.name):
                master = self._cards.master(key.name, is_gilded=key.is_gilded)
                self._ahead.ask(key, partial(_from_master, key, master))

    def shadow(self, sprite: Sprite) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the shadow of a card and its place: the higher the card, the larger, softer and farther below."""
        height, rise, step = sprite.height, sprite.rise, 2 if self.is_crowded and sprite.is_moving else 1
        look = ShadowLook(
            _shadow_height(height, step),
            stepped(sprite.pose.angle, step * _SHADOW_STEP) % 180,
            round(sprite.breadth * _SHADOW_BREADTHS) or 1,
            round(rise * _RISES),
        )
        shape = self._made(sprite, look, _cast)
        x, y = sprite.middle
        drop = max(1, height // 60) + round(height * 0.10 * rise)
        return shape, shape.get_rect(center=(x + round(height * 0.03 * rise), y + drop))

    def _made(self, sprite: Sprite, look: L, make: Callable[[L], pygame.Surface]) -> pygame.Surface:
        """Return a picture; where a frame has no more room, of a card on its way the one of the frame before."""
        found, key, shown = self._kept.get(look), (id(sprite), type(look)), look
        if found is None and sprite.is_moving and (not self._room.is_there or look in self._ahead):
            seen = self._before.get(key)
            if seen is not None and seen[0] is sprite and look.is_like(seen[1]):  # type: ignore[arg-type]
                found, shown = self._kept.get(seen[1]), seen[1]  # type: ignore[assignment]
        if found is None:
            found, shown = self._kept.keep(look, make(look)), look
            self._room.take(found)
        self._now[key] = sprite, shown
        return found

    def _squeezed(self, sprite: Sprite, look: CardLook, whole: pygame.Surface, breadth: int) -> pygame.Surface:
        """Return a card that turns over, made from its picture at rest."""
        width, height = whole.get_size()
        grown = sprite.height / look.height
        size = max(2, round(width * grown * breadth / _BREADTHS)), round(height * grown)
        return self._made(sprite, SqueezedLook(look, size), lambda _: pygame.transform.smoothscale(whole, size))

    def _flying_look(self, sprite: Sprite, look: CardLook, breadth: int) -> FlyingLook:
        """Return a look near enough to this moment of a flight, so that its frames and other cards can share it."""
        grown, turned, flight = 0.0, 0.0, sprite.flight
        if flight is not None:
            start, end = flight.start.pose, flight.end.pose
            grown, turned = abs(end.height - start.height), abs(end.angle - start.angle) + 2 * flight.motion.swing
        steps = _CROWD_STEPS if self.is_crowded else _STEPS
        step, degrees = round(_nested(grown / steps, 2)), _nested(turned / steps, _MOVING_STEP)
        height, angle = round(sprite.height / step) * step, stepped(sprite.pose.angle, degrees)
        return FlyingLook(look.name, height, angle, look.dim, look.is_gilded, breadth, self._is_coarse(sprite))

    def _is_coarse(self, sprite: Sprite) -> bool:
        """Return True if half the pixels do: of one that flies alone and grows far from its end."""
        if self.is_crowded or sprite.flight is None or sprite.height <= _COARSE_HEIGHT:
            return False
        start, end = sprite.flight.start.pose, sprite.flight.end.pose
        return end.height > _COARSE * start.height and not sprite.is_arriving

    def _make(self, look: FlyingLook) -> pygame.Surface:
        upright = FlatLook(look.name, look.drawn_size, look.is_gilded)
        flat = self._flats.made(
            upright, lambda: bordered(self._cards.card(upright.name, upright.size, is_gilded=upright.is_gilded))
        )
        return _turned(look, flat)


def _breadth(sprite: Sprite) -> int:
    return round(sprite.breadth * _BREADTHS) or 1


def _whole(sprite: Sprite, look: CardLook, breadth: int, near: Near) -> pygame.Surface | None:
    """Return the picture of a card at rest by which one on its way is shown, or from which it is made; None if none."""
    if breadth == _BREADTHS and abs(sprite.height - look.height) <= look.height // _ALIKE:
        return near(look, sprite.pose.angle)
    if breadth < _BREADTHS and abs(look.angle) <= _UPRIGHT:
        return near(look, look.angle)
    return None


def _at_start(sprite: Sprite, look: CardLook, near: Near) -> pygame.Surface | None:
    """Return the picture by which a card was shown where it set off, if it looks almost like that still."""
    if sprite.flight is None or sprite.flight.start.turn != sprite.turn:
        return None
    start = sprite.flight.start.pose
    if abs(start.angle - sprite.pose.angle) > _STALE_ANGLE:
        return None
    if not 1 / _STALE_GROWTH <= start.height / sprite.height <= _STALE_GROWTH:
        return None
    return near(look._replace(height=max(8, round(start.height)), angle=start.angle), start.angle)


def _from_master(look: FlyingLook, master: Master) -> pygame.Surface:
    return _turned(look, bordered(master.upright(look.drawn_size)))


def _turned(look: FlyingLook, flat: pygame.Surface) -> pygame.Surface:
    """Return a card in flight, made from an upright one."""
    turned = pygame.transform.rotozoom(dimmed(flat, look.dim) if look.dim else flat, look.angle, 1.0)
    return enlarged(turned, 2.0) if look.is_coarse else turned


def _cast(look: ShadowLook) -> pygame.Surface:
    """Return the shadow of a card: turned while it is small, then enlarged."""
    turned = pygame.transform.rotozoom(_soft_shadow(look.breadth, look.rise), look.angle, 1.0)
    return enlarged(_seen_part(turned), look.height / _SHADOW_HEIGHT)


def _seen_part(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture without its margins in which nothing can be seen, with its middle where it was."""
    whole, seen = picture.get_rect(), picture.get_bounding_rect(_FAINTEST)
    across = min(seen.left, whole.right - seen.right)
    down = min(seen.top, whole.bottom - seen.bottom)
    return picture.subsurface(whole.inflate(-2 * across, -2 * down))


def make_shadows() -> None:
    """Make the small shadows of which all others are made, if they are not there yet: blurring one takes long."""
    for breadth in range(1, _SHADOW_BREADTHS + 1):
        for rise in range(_RISES + 1):
            _soft_shadow(breadth, rise)


@cache
def _soft_shadow(breadth: int, rise: int) -> pygame.Surface:
    """Return a small upright shadow; there are few."""
    high = rise / _RISES
    reach = round(_SHADOW_HEIGHT * (0.05 + 0.10 * high))
    width = max(2, round(_SHADOW_HEIGHT * RATIO * breadth / _SHADOW_BREADTHS))
    sheet = pygame.Surface((width + 4 * reach + 4, _SHADOW_HEIGHT + 4 * reach + 4), pygame.SRCALPHA)
    sheet.fill((*_SHADOW[:3], 0))
    lying, highest = _SHADOW_ALPHAS
    place = pygame.Rect(2 * reach + 2, 2 * reach + 2, width, _SHADOW_HEIGHT)
    alpha = round(lying + (highest - lying) * high)
    pygame.draw.rect(sheet, (*_SHADOW[:3], alpha), place, border_radius=_SHADOW_HEIGHT // 20)
    return pygame.transform.gaussian_blur(sheet, max(1, reach))


@lru_cache(maxsize=_KNOWN)
def _shadow_height(height: int, step: int) -> int:
    """Return a height near that of a card which many cards share."""
    steps = stepped(math.log(height / _SHADOW_HEIGHT, _SHADOW_GROWTH), step)
    return round(_SHADOW_HEIGHT * math.pow(_SHADOW_GROWTH, steps))


@lru_cache(maxsize=_KNOWN)  # it is the same in all frames of a flight
def _nested(step: float, least: float) -> float:
    """Return about this step, but one of a few that divide one another, so that cards on other ways pass alike."""
    return least * 2.0 ** max(0, round(math.log2(max(step, least) / least)))
