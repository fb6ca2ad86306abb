"""The painter that keeps cards crisp at every size and angle, lying and in flight."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

import pygame

from ...engine.cards import Card
from ..drawing.art import Art
from ..drawing.canvas import Canvas
from ..drawing.gilt import gilt_edge
from ..drawing.kept import KeptPictures
from ..drawing.theme import GLOW, MUTED, Colour
from .sprites import RATIO, Sprite

_REST_STEP, _MOVING_STEP = 0.5, 1.5
_STEPS, _CROWD_STEPS = 16, 8  # pictures of a card that grows or turns a lot on its way, alone and in a crowd
_CROWD = 6  # cards on their way at once among which nobody follows a single one
_COARSE, _COARSE_HEIGHT = 1.5, 240  # one that grows more than this, and is higher, is drawn at half its size
_CROWD_HEIGHT = 100  # as is one in a crowd that is higher than this
_KEPT_BYTES, _FLYING_BYTES, _FLAT_BYTES = 44 << 20, 14 << 20, 3 << 20
_MOST_EXPECTED = 60
_SHADOW = Colour(2, 18, 12, 120)
_SHADOW_ALPHAS = 120, 84  # of a card that lies, and of one at its highest
_SHADOW_HEIGHT = 60  # pixels; a shadow is soft enough to be drawn this small and enlarged
_SHADOW_BREADTHS, _RISES = 5, 3
_SHADOW_GROWTH = 1.12  # from one height of shadow to the next
_SHADOW_STEP = 12.0
_FINER, _LARGEST_FINER = 1.5, 300
_MASTER_STEP = (40, 56)
_BORDER = 2  # clear pixels around a card that is turned, so that its edges are filtered
_BREADTHS = 16
_SLANTED = 12.0  # degrees from which a shadow must lie as its card does
_UPRIGHT = 15.0  # degrees up to which a card that turns over can be made narrower as a picture
_ALMOST = 1.0  # degrees between a picture that is kept and one that a moving card may show as well
Picture = Callable[[Card | None], str]  # the name of a card's picture; None stands for its back


class Look(NamedTuple):
    """What a picture of a card shows, face or back."""

    name: str
    height: int
    angle: float
    dim: float
    is_gilded: bool


class FlyingLook(NamedTuple):
    """What a picture of a card in flight shows; `breadth` are sixteenths of its width, fewer as it turns over.

    `is_coarse`: it changes so much from frame to frame that half the pixels do.
    """

    name: str
    height: int
    angle: float
    dim: float
    is_gilded: bool
    breadth: int
    is_coarse: bool


class SqueezedLook(NamedTuple):
    """A card that turns over: how it looks at rest, and the size in pixels that it has just now."""

    look: Look
    size: tuple[int, int]


class FlatLook(NamedTuple):
    """What an upright picture of a card shows from which those in flight are made."""

    name: str
    size: tuple[int, int]
    is_gilded: bool


class ShadowLook(NamedTuple):
    """The shadow of a card in flight; `breadth` and `rise` are in fifths and thirds of the greatest."""

    height: int
    angle: float
    breadth: int
    rise: int


class CardPainter:
    """Draws sprites; turned cards are rendered once and kept."""

    def __init__(self, art: Art, picture: Picture) -> None:
        self._art = art
        self._picture_of = picture
        self._kept: KeptPictures[Look] = KeptPictures(_KEPT_BYTES)
        self._flying: KeptPictures[FlyingLook | SqueezedLook | ShadowLook] = KeptPictures(_FLYING_BYTES)
        self._flats: KeptPictures[FlatLook] = KeptPictures(_FLAT_BYTES)
        self._expected: deque[Sprite] = deque(maxlen=_MOST_EXPECTED)
        self._begun: tuple[Look, pygame.Surface] | None = None  # turned, and still to be made smaller
        self._is_crowded = False
        self._master = (5, 7)
        self._gilt: pygame.Surface | None = None

    def measure(self, height: int, cards: Iterable[Card]) -> None:
        """Set the height of the largest cards in use, from which all others are made, and have them rasterised."""
        self._master, self._gilt = _master_for(height), None
        self._kept.clear()
        self._flying.clear()
        self._flats.clear()
        self._expected.clear()
        self._begun = None
        prefetch_cards(self._art, height, self._picture_of, cards)

    def draw(self, canvas: Canvas, sprite: Sprite) -> None:
        """Draw one card with its shadow."""
        if sprite.is_waiting:
            return
        flies = sprite.is_moving or sprite.turn not in (0.0, 1.0)
        picture = self._in_flight(sprite) if flies else self._at_rest(sprite)
        if not sprite.glow and (flies or abs(sprite.pose.angle) > _SLANTED):
            self._flying_shadow(canvas, sprite)
        else:
            self._shadow(canvas, sprite)
        canvas.surface.blit(picture, picture.get_rect(center=sprite.middle))

    def rest(self) -> None:
        """Let go of all pictures that only cards in flight need."""
        self._flying.clear()
        self._flats.clear()

    def count(self, moving: int) -> None:
        """Note how many cards are on their way in this frame."""
        self._is_crowded = moving > _CROWD

    def expect(self, sprite: Sprite) -> None:
        """Note how a card will lie at the end of a motion."""
        self._expected.append(sprite)

    def make_ready(self) -> bool:
        """Make one expected picture, or half of one, so that a whole hand coming to rest is not drawn within one frame.

        Return False if there is none to make.
        """
        if self._begun is not None:
            self._picture(self._begun[0])
            return True
        while self._expected:
            sprite = self._expected.popleft()
            look = self._look(sprite)
            if look in self._kept:
                continue
            if look.angle and not look.dim:
                self._begun = look, self._turned(look)
            else:
                self._picture(look)
            return True
        return False

    def _name(self, sprite: Sprite) -> str:
        return self._picture_of(sprite.card if sprite.is_face_up else None)

    # -- at rest ------------------------------------------------------------------------------------------

    def _at_rest(self, sprite: Sprite) -> pygame.Surface:
        return self._picture(self._look(sprite))

    def _look(self, sprite: Sprite) -> Look:
        dim, angle = round(sprite.dim * 4) / 4, _stepped(sprite.pose.angle, _REST_STEP)
        is_gilded = sprite.is_gilded and sprite.is_face_up
        return Look(self._name(sprite), max(8, round(sprite.pose.height)), angle, dim, is_gilded)

    def _picture(self, look: Look) -> pygame.Surface:
        found = self._kept.get(look)
        if found is not None:
            return found
        if look.dim:
            found = _dimmed(self._picture(look._replace(dim=0.0)), look.dim)
        else:
            found = self._make(look)
        return self._kept.keep(look, found)

    def _make(self, look: Look) -> pygame.Surface:
        """Return a picture for a card at rest: turned while it is larger, so that edges and letters stay crisp."""
        if not look.angle:
            return self._flat(look.name, _size(look.height), look.is_gilded)
        begun, self._begun = self._begun, None
        turned = begun[1] if begun is not None and begun[0] == look else self._turned(look)
        finer = _finer(look.height)
        return turned if finer == 1.0 else _enlarged(turned, 1.0 / finer)

    def _turned(self, look: Look) -> pygame.Surface:
        """Return the picture of a card while it is larger than it will be."""
        width, height = _size(look.height)
        finer = _finer(height)
        sheet = self._flat(look.name, (round(finer * width), round(finer * height)), look.is_gilded)
        return pygame.transform.rotozoom(_bordered(sheet), look.angle, 1.0)

    def _flat(self, name: str, size: tuple[int, int], is_gilded: bool) -> pygame.Surface:
        """Return an upright card of this size, with gold on its edge if it is gilded."""
        sheet = pygame.transform.smoothscale(self._art.picture(name, self._master), size)
        if is_gilded:
            if self._gilt is None:
                self._gilt = gilt_edge(self._master)
            sheet.blit(pygame.transform.smoothscale(self._gilt, size), (0, 0))
        return sheet

    def _shadow(self, canvas: Canvas, sprite: Sprite) -> None:
        height = sprite.height
        width = round(height * RATIO * max(0.05, sprite.breadth))
        reach = max(2, height // 22)
        if sprite.glow:
            halo = MUTED.faded(110) if sprite.dim else GLOW.faded(230)  # an unusable card has no warm light
            colour, reach, drop = halo.faded(round(halo.alpha * sprite.glow)), max(4, height // 12), 0
        else:
            colour, drop = _SHADOW, max(1, height // 60)
        shape = canvas.shapes.glow((width, height), height / 22, reach, colour)
        x, y = sprite.middle
        canvas.surface.blit(shape, shape.get_rect(center=(x, y + drop)))

    # -- in flight ----------------------------------------------------------------------------------------

    def _in_flight(self, sprite: Sprite) -> pygame.Surface:
        """Return a card on its way; one that hardly turns is shown by the picture of it at rest, if there is one."""
        breadth, angle, height = max(1, round(sprite.breadth * _BREADTHS)), sprite.pose.angle, sprite.height
        look = self._look(sprite)
        if breadth == _BREADTHS and height == look.height:
            near = self._near(look, angle)
            if near is not None:
                return near
        squeezed = self._squeezed(sprite, look, breadth)
        if squeezed is not None:
            return squeezed
        key = self._flying_look(sprite, look, breadth)
        return self._flying.made(key, lambda: self._make_flying(key))

    def _flying_look(self, sprite: Sprite, look: Look, breadth: int) -> FlyingLook:
        """Return a look near enough to this moment of a flight, so that its frames and other cards can share it."""
        grown, turned, is_coarse = 0.0, 0.0, False
        if sprite.flight is not None:
            start, end = sprite.flight.start.pose, sprite.flight.end.pose
            swing = 2 * sprite.flight.motion.swing
            grown, turned = abs(end.height - start.height), abs(end.angle - start.angle) + swing
            is_coarse = sprite.height > _COARSE_HEIGHT and end.height > _COARSE * start.height
        is_coarse = is_coarse or (self._is_crowded and sprite.height > _CROWD_HEIGHT)
        steps = _CROWD_STEPS if self._is_crowded else _STEPS
        step, degrees = round(_nested(grown / steps, 2)), _nested(turned / steps, _MOVING_STEP)
        height, angle = round(sprite.height / step) * step, _stepped(sprite.pose.angle, degrees)
        return FlyingLook(look.name, height, angle, look.dim, look.is_gilded, breadth, is_coarse)

    def _near(self, look: Look, angle: float) -> pygame.Surface | None:
        """Return the kept picture of a card at rest that is turned almost as this one."""
        steps = range(-int(_ALMOST / _REST_STEP), int(_ALMOST / _REST_STEP) + 1)
        angles = sorted((look.angle + step * _REST_STEP for step in steps), key=lambda near: abs(near - angle))
        return next(
            (self._kept.get(found) for near in angles if (found := look._replace(angle=near)) in self._kept), None
        )

    def _squeezed(self, sprite: Sprite, look: Look, breadth: int) -> pygame.Surface | None:
        """Return an almost upright card that turns over, made from its picture at rest, if there is one."""
        if abs(look.angle) > _UPRIGHT or breadth == _BREADTHS:
            return None
        whole = self._near(look, look.angle)
        if whole is None:
            return None
        width, height = whole.get_size()
        grown = sprite.height / look.height
        size = max(2, round(width * grown * breadth / _BREADTHS)), round(height * grown)
        key = SqueezedLook(look, size)
        return self._flying.made(key, lambda: pygame.transform.smoothscale(whole, size))

    def _make_flying(self, look: FlyingLook) -> pygame.Surface:
        height = look.height // 2 if look.is_coarse else look.height
        width = max(2, round(height * RATIO * look.breadth / _BREADTHS))
        upright = FlatLook(look.name, (width, height), look.is_gilded)
        flat = self._flats.made(upright, lambda: _bordered(self._flat(*upright)))
        if look.dim:
            flat = _dimmed(flat, look.dim)
        turned = pygame.transform.rotozoom(flat, look.angle, 1.0)
        return _enlarged(turned, 2.0) if look.is_coarse else turned

    def _flying_shadow(self, canvas: Canvas, sprite: Sprite) -> None:
        """Draw the shadow of a card above the table: the higher, the larger, softer and farther below it."""
        height, step = sprite.height, 2 if self._is_crowded and sprite.is_moving else 1
        look = ShadowLook(
            round(_SHADOW_HEIGHT * _SHADOW_GROWTH ** _stepped(math.log(height / _SHADOW_HEIGHT, _SHADOW_GROWTH), step)),
            _stepped(sprite.pose.angle, step * _SHADOW_STEP) % 180,
            max(1, round(sprite.breadth * _SHADOW_BREADTHS)),
            round(sprite.rise * _RISES),
        )
        shape = self._flying.made(look, lambda: _cast(look))
        x, y = sprite.middle
        drop = max(1, height // 60) + round(height * 0.10 * sprite.rise)
        canvas.surface.blit(shape, shape.get_rect(center=(x + round(height * 0.03 * sprite.rise), y + drop)))


def _cast(look: ShadowLook) -> pygame.Surface:
    """Return the shadow of a card: turned while it is small, then enlarged."""
    turned = pygame.transform.rotozoom(_soft_shadow(look.breadth, look.rise), look.angle, 1.0)
    return _enlarged(turned, look.height / _SHADOW_HEIGHT)


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


def _stepped(value: float, step: float) -> float:
    """Return the multiple of a step that is nearest to a value."""
    return round(value / step) * step


def _nested(step: float, least: float) -> float:
    """Return about this step, but one of a few that divide one another, so that cards on other ways pass alike."""
    return least * 2.0 ** max(0, round(math.log2(max(step, least) / least)))


def _size(height: int) -> tuple[int, int]:
    """Return the size of an upright card of this height."""
    return round(height * RATIO), height


def _finer(height: int) -> float:
    """Return how many times larger than at rest a card of this height is turned."""
    return _FINER if height <= _LARGEST_FINER else 1.0


def _enlarged(sheet: pygame.Surface, factor: float) -> pygame.Surface:
    return pygame.transform.smoothscale(sheet, (round(sheet.get_width() * factor), round(sheet.get_height() * factor)))


def _dimmed(picture: pygame.Surface, dim: float) -> pygame.Surface:
    dark = picture.copy()
    level = round(255 * (1 - 0.42 * dim))
    dark.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def _bordered(sheet: pygame.Surface) -> pygame.Surface:
    width, height = sheet.get_size()
    border = pygame.Surface((width + 2 * _BORDER, height + 2 * _BORDER), pygame.SRCALPHA)
    border.blit(sheet, (_BORDER, _BORDER))
    return border


def prefetch_cards(art: Art, height: int, picture: Picture, cards: Iterable[Card]) -> None:
    """Have a game's cards made ready for a table on which the largest cards have this height."""
    art.prefetch(map(picture, (None, *cards)), _master_for(height))


def _master_for(height: int) -> tuple[int, int]:
    """Return a size at which cards can be turned, in steps, so that resizing seldom needs new masters."""
    if height > _LARGEST_FINER:
        return _size(height)
    steps = math.ceil(_FINER * height / _MASTER_STEP[1])
    return steps * _MASTER_STEP[0], steps * _MASTER_STEP[1]
