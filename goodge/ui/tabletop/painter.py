"""The painter that keeps cards crisp at every size and angle, lying and in flight."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from weakref import finalize

import pygame

from ...engine.cards import CROWN, Card
from ..drawing.art import Art
from ..drawing.canvas import Canvas
from ..drawing.dyes import HOUSE_DYES
from ..drawing.kept import KeptPictures
from ..drawing.shapes import Glow
from ..drawing.theme import GLOW, MUTED, Colour
from .ahead import PicturesAhead
from .flying import FlyingCards, Room, make_shadows
from .marks import draw_rim
from .packs import shade_of
from .sprites import RATIO, Sprite
from .upright import CardLook, Dim, PictureName, UprightCards, dimmed, hold_cards, stepped

_REST_STEP = 0.5
_KEPT_BYTES, _LIGHT_BYTES = 44 << 20, 4 << 20
_MOST_EXPECTED, _MOST_AT_ONCE = 150, 3
_SHADOW = Colour(2, 18, 12, 120)
_SLANTED = 12.0  # degrees from which a shadow must lie as its card does
_DARK_DIM = 0.5  # of the shade on paper lies on the Crown, which is nearly black itself
_NEAR_STEPS = 2  # between a picture that is kept and a moving card that may show it


class CardPainter:
    """Draws sprites; turned cards are rendered once and kept.

    How a card will lie at the end of a motion is known when it begins, so a thread makes that picture meanwhile: a
    whole hand comes to rest within a few frames, and turning one card takes as long as all else in a frame.
    """

    def __init__(self, art: Art, picture: PictureName) -> None:
        self._art = art
        self._picture_of = picture
        self._upright = UprightCards(art)
        self._room = Room()
        self._flying = FlyingCards(self._upright, self._room, art.background)
        self._kept: KeptPictures[CardLook] = KeptPictures(_KEPT_BYTES)
        self._expected: deque[Sprite] = deque(maxlen=_MOST_EXPECTED)
        self._ahead = PicturesAhead(art.background, self._kept)
        self._lights: KeptPictures[Glow] = KeptPictures(_LIGHT_BYTES)
        self._lights_ahead = PicturesAhead(art.background, self._lights)
        self._sheets: finalize[[], CardPainter] | None = None  # lets go of them, at the latest with the painter
        self.cloth = HOUSE_DYES["green"].light

    def measure(self, height: int, cards: Iterable[Card]) -> None:
        """Set the height of the largest cards in use, from which all others are made, and have them rasterised."""
        self._upright.measure(height)
        self._kept.clear()
        self._flying.clear()
        self._expected.clear()
        self._ahead.forget()
        self._lights.clear()
        self._lights_ahead.forget()
        self._art.background.do(make_shadows)
        if self._sheets is not None:
            self._sheets()
        self._sheets = finalize(self, hold_cards(self._art, height, self._picture_of, cards))
        self._sheets.atexit = False

    def begin(self, travelling: int) -> None:
        """Begin a frame in which this many cards travel."""
        self._room.begin()
        self._flying.begin(travelling)
        self._ahead.take_in()
        self._lights_ahead.take_in()

    def draw(self, canvas: Canvas, sprite: Sprite) -> None:
        """Draw one card with its shadow; where light is around it, that first."""
        if sprite.is_waiting:
            return
        if sprite.glow:
            canvas.put(*self._around(sprite, _light(sprite), 0))
        flies = sprite.is_moving or sprite.turn not in (0.0, 1.0)
        look = self._look(sprite)
        picture = self._flying.card(sprite, look, self._near) if flies else self._picture(look)
        if flies or abs(sprite.pose.angle) > _SLANTED:
            shadow = self._flying.shadow(sprite)
        else:
            shadow = self._around(sprite, _cast(sprite), max(1, sprite.height // 60))
        if (cast := shade_of(sprite, *shadow)) is not None:
            canvas.put(*cast)
        canvas.put(picture, picture.get_rect(center=sprite.middle))
        if sprite.is_refused:
            draw_rim(canvas, sprite.middle, sprite.height, stepped(sprite.pose.angle, _REST_STEP))

    def lying(self, sprite: Sprite) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the picture of a card as it lies, and its place."""
        picture = self._picture(self._look(sprite))
        return picture, picture.get_rect(center=sprite.middle)

    def rest(self) -> None:
        """Let go of all pictures that only cards in flight need."""
        self._flying.clear()

    def expect(self, sprite: Sprite) -> None:
        """Note how a card will lie at the end of a motion."""
        self._expected.append(sprite)

    def make_ahead(self, moving: Sequence[Sprite]) -> None:
        """Have the thread make what these cards will need in the next frame, and a few expected pictures."""
        self._flying.make_ahead(moving, self._look, self._near)
        while len(self._ahead) < _MOST_AT_ONCE and self._expected:
            look = self._look(self._expected[0])
            if not self._upright.has(look.name):
                return
            light = _cast(self._expected.popleft())
            if light not in self._lights and light not in self._lights_ahead:
                self._lights_ahead.ask(light, light.made)
            if look not in self._kept and look not in self._ahead:
                master = self._upright.master(look.name, is_gilded=look.is_gilded)
                self._ahead.ask(look, partial(master.at_rest, look))

    def make_ready(self) -> bool:
        """Make one expected picture now; return False if there is none to make."""
        while self._expected:
            look = self._look(self._expected.popleft())
            if look not in self._kept:
                self._picture(look)
                return True
        return False

    def _look(self, sprite: Sprite) -> CardLook:
        """Return how a card looks at rest."""
        is_face_up, (_, _, height, angle) = sprite.is_face_up, sprite.pose
        name = self._picture_of(sprite.card if is_face_up else None)
        is_dark = is_face_up and sprite.card == CROWN
        level = round(sprite.dim * (_DARK_DIM if is_dark else 1.0) * 4) / 4 if sprite.dim else 0.0
        dim = Dim(level, self.cloth) if level else None
        return CardLook(
            name, max(8, round(height)), stepped(angle, _REST_STEP), dim, is_gilded=sprite.is_gilded and is_face_up
        )

    def _picture(self, look: CardLook) -> pygame.Surface:
        found = self._kept.get(look)
        if found is not None:
            return found
        found = dimmed(self._picture(look._replace(dim=None)), look.dim) if look.dim else self._at_rest(look)
        self._room.take(found)
        return self._kept.keep(look, found)

    def _at_rest(self, look: CardLook) -> pygame.Surface:
        return self._upright.master(look.name, is_gilded=look.is_gilded).at_rest(look)

    def _near(self, look: CardLook, angle: float) -> pygame.Surface | None:
        """Return the kept picture of a card at rest that is turned almost as this one."""
        middle = stepped(look.angle, _REST_STEP)
        step = _REST_STEP if angle > middle else -_REST_STEP
        for number in range(_NEAR_STEPS + 1):
            for one in (middle + number * step, middle - number * step) if number else (middle,):
                found = self._kept.get(look._replace(angle=one))
                if found is not None:
                    return found
        return None

    def _around(self, sprite: Sprite, light: Glow, drop: int) -> tuple[pygame.Surface, pygame.Rect]:
        """Return what lies around a card that is upright, its shadow or its light, and its place."""
        shape = self._lights.made(light, light.made)
        x, y = sprite.middle
        return shape, shape.get_rect(center=(x, y + drop))


def _cast(sprite: Sprite) -> Glow:
    """Return the shadow of a card that lies upright."""
    height = sprite.height
    return Glow(_outer(sprite), height / 22, max(2, height // 22), _SHADOW)


def _light(sprite: Sprite) -> Glow:
    """Return the light around a card; there is no warm one around a card that cannot be used."""
    height, halo = sprite.height, MUTED.faded(110) if sprite.dim else GLOW
    return Glow(_outer(sprite), height / 22, max(5, height // 9), halo.faded(round(halo.alpha * sprite.glow)))


def _outer(sprite: Sprite) -> tuple[int, int]:
    return round(sprite.height * RATIO * max(0.05, sprite.breadth)), sprite.height
