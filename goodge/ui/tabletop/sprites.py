"""Cards that lie and move on the table."""

from __future__ import annotations

from dataclasses import field
from math import cos, hypot, pi, radians, sin

import pygame

from ...engine.cards import Card
from ...engine.values import dataclass, replace
from ..motion.motions import Flight, Moment, Pose

RATIO = 5 / 7
RISE = 0.06  # a card at its highest is this much larger
_REACH = 0.2  # of a card's height: its shadow, its light and the corners of a slightly turned card
_SLIGHTLY = 8.0  # degrees
_MOMENT = 4  # frames
_NEAR = 0.25  # of a card's height
WHOLE = -10_000, 10_000  # the part of its shadow that a card by itself casts


@dataclass(slots=True)
class Sprite:
    """One card on the screen. `card` is None if nobody here knows it. `turn` is 1 face up, 0 face down.

    `rise` is its height above the table, 1 the highest; `sway` how far a shake moves it aside just now. `flight` is the
    way that it is on, `share` how much of its time is gone, and `pace` how much more goes in a frame. A trump
    `is_gilded`, and one that may not be played has a red rim while it `is_refused`. Cards of one `pack` share a shadow,
    of which each casts the part within `shade`, measured from its middle. A card that `is_waiting` lies in the deck and
    is not drawn by itself. One that `is_leaving` belongs nowhere any more, and is on its way to whoever won it.
    """

    card: Card | None
    pose: Pose
    z: int = 0
    turn: float = 0.0
    dim: float = 0.0
    glow: float = 0.0
    sway: float = 0.0
    rise: float = 0.0
    is_gilded: bool = False
    is_refused: bool = False
    is_moving: bool = False
    is_waiting: bool = False
    is_leaving: bool = False
    pack: str = ""
    shade: tuple[int, int] = WHOLE
    flight: Flight | None = field(default=None, repr=False)
    share: float = field(default=0.0, repr=False)
    pace: float = field(default=0.0, repr=False)
    motion: int = field(default=0, repr=False)
    _outlined: tuple[Pose, float, float, pygame.Rect] | None = field(
        default=None, init=False, repr=False, compare=False
    )

    @property
    def moment(self) -> Moment:
        """Its present pose, as the start of a motion."""
        return Moment(self.pose, self.turn, self.rise)

    def take(self, moment: Moment) -> None:
        """Lie as at this moment of a way."""
        self.pose, self.turn, self.rise = moment

    def soon(self, frames: int = 1) -> Sprite | None:
        """Return it as it will be in the next frame, or some frames later; None if it is on no way then."""
        share = self.share + frames * self.pace
        if self.flight is None or not self.is_moving or share >= 1.0:
            return None
        pose, turn, rise = self.flight.at(share)
        return replace(self, pose=pose, turn=turn, rise=rise)

    def is_over(self, place: pygame.Rect) -> bool:
        """Return True if it is over a place, or will be in a moment."""
        soon = self.soon(_MOMENT)
        return self.bounds.colliderect(place) or (soon is not None and soon.bounds.colliderect(place))

    def has_left(self, start: Pose) -> bool:
        """Return True once it is a card's height away from where it set off, and so clear of its neighbours there."""
        return hypot(self.pose.x - start.x, self.pose.y - start.y) > start.height

    @property
    def is_over_all(self) -> bool:
        """True while it is on a way that passes over plates, words and buttons."""
        return self.is_moving and self.flight is not None and self.flight.motion.is_over_all

    @property
    def is_over_words(self) -> bool:
        """True while it is on a way for which words fade that it passes over."""
        return self.is_moving and self.flight is not None and self.flight.motion.is_over_words

    @property
    def is_travelling(self) -> bool:
        """True while it is on a way longer than itself; a card that makes room for another is on a short one."""
        return self.is_moving and self.flight is not None and self.flight.length > self.pose.height

    @property
    def is_arriving(self) -> bool:
        """True once the end of its way is so near that it slows down, and the eye can rest on it."""
        return self.flight is not None and self.flight.left(self.pose) < _NEAR * self.pose.height

    @property
    def is_face_up(self) -> bool:
        return self.turn > 0.5

    @property
    def breadth(self) -> float:
        """The share of its width that is seen: less while it turns over about its long edge."""
        turn = self.turn
        return 1.0 if turn in (0.0, 1.0) else abs(cos(pi * turn))

    @property
    def height(self) -> int:
        """The height in pixels that it is drawn with."""
        return max(8, round(self.pose.height * (1 + RISE * self.rise)))

    @property
    def middle(self) -> tuple[int, int]:
        """The pixel that its middle is drawn at."""
        return round(self.pose.x + self.sway), round(self.pose.y)

    @property
    def rect(self) -> pygame.Rect:
        """The upright outline."""
        width = self.pose.height * RATIO
        return pygame.Rect(
            round(self.pose.x - width / 2),
            round(self.pose.y - self.pose.height / 2),
            round(width),
            round(self.pose.height),
        )

    @property
    def outline(self) -> pygame.Rect:
        """A rectangle around all that is drawn of it. It is shared: do not change it."""
        known = self._outlined
        if known is None or known[0] is not self.pose or known[1:3] != (self.rise, self.sway):
            known = self._outlined = self.pose, self.rise, self.sway, self._outline()
        return known[3]

    @property
    def bounds(self) -> pygame.Rect:
        """An upright rectangle around the card alone, as it is turned and as far as it is turned over."""
        angle, high, wide = radians(self.pose.angle), self.height, self.height * RATIO * self.breadth
        across, down = abs(cos(angle)), abs(sin(angle))
        rect = pygame.Rect(0, 0, round(wide * across + high * down), round(high * across + wide * down))
        rect.center = self.middle
        return rect

    def _outline(self) -> pygame.Rect:
        height = self.height
        reach = round(height * _REACH)
        if abs(self.pose.angle) <= _SLIGHTLY:
            return self.rect.inflate(2 * reach, 2 * reach)
        side = round(1.25 * height) + 2 * reach
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.middle
        return rect
