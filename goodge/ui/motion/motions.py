"""The ways in which cards move, each described once: how long, how it starts and ends, how high, how it turns."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple

from ...engine.values import dataclass, replace
from . import speeds
from .timeline import ease_ends, ease_in_out, ease_middle, ease_out, ease_past

HALF_WIDTH = 5 / 14  # of a card, in its heights


class Pose(NamedTuple):
    """A card's middle, height and angle (degrees, anticlockwise)."""

    x: float
    y: float
    height: float
    angle: float


@dataclass(frozen=True, slots=True)
class Motion:
    """One kind of motion.

    `seconds` it takes at normal speed; `ease` is the way travelled by the share of time gone; `rise` is the greatest
    height above the table, 1 the highest; `swing` are the degrees that a card leans into its way; `turned` is the share
    of the time after which a card that turns over lies on its other side. One that `is_bent` goes up or down first,
    then across, then on. One that `is_over_all` passes over plates, words and buttons, as others pass under them.
    One that `is_hinged` turns over about its right edge, which in a hand lies under the next card. One that
    `goes_around` bends where a plate lies on its way. One that `is_over_words` covers them while they fade for it.
    """

    seconds: float
    ease: Callable[[float], float] = ease_out
    rise: float = 0.0
    swing: float = 0.0
    turned: float = 1.0
    is_bent: bool = False
    is_over_all: bool = False
    is_hinged: bool = False
    goes_around: bool = False
    is_over_words: bool = False

    def calm(self) -> Motion:
        """Return the same motion for those who want less of it: short, straight and flat."""
        seconds = self.seconds * speeds.CALM_SHARE
        flat = replace(self, seconds=seconds, ease=ease_out, rise=0.0, swing=0.0, is_bent=False, is_hinged=False)
        return replace(flat, goes_around=False)

    def steady(self) -> Motion:
        """Return the same motion without a lean, and without coming too far."""
        return replace(self, ease=ease_out, swing=0.0)


class Entrance(NamedTuple):
    """The way in which scenes, panels and notices come: they fade in for some seconds, and rise by some units."""

    seconds: float
    rise: float

    def paced(self, factor: float, *, is_calm: bool) -> Entrance:
        """Return the same at another speed; those who want less motion see it fade in a shorter time, and not rise."""
        if is_calm:
            return Entrance(self.seconds * factor * speeds.CALM_SHARE, 0.0)
        return self._replace(seconds=self.seconds * factor)


class Moment(NamedTuple):
    """A card at one moment of its way. `turn` is 1 face up, 0 face down; `rise` its height above the table."""

    pose: Pose
    turn: float
    rise: float


@dataclass(frozen=True, slots=True)
class Flight:
    """One card on its way: where from and where to, which side up, the motion between, and how far that bends aside."""

    start: Moment
    end: Moment
    motion: Motion
    bow: tuple[float, float] = (0.0, 0.0)  # pixels, in the middle of the way

    def at(self, share: float) -> Moment:
        """Return where the card is when this share of the time is gone."""
        if share >= 1.0:
            return self.end
        motion, high = self.motion, sin(pi * share)
        eased = motion.ease(share)
        ((x, y, height, angle), turn, rise), ((to_x, to_y, to_height, to_angle), to_turn, _) = self.start, self.end
        way = hypot(to_x - x, to_y - y) if motion.swing else 0.0
        lean = motion.swing * high * ((x - to_x) / way) if way else 0.0  # to the left on a way to the left
        across, along = (ease_middle(eased), ease_ends(eased)) if motion.is_bent else (eased, eased)
        aside, bent = self.bow, 4 * eased * (1 - eased)
        pose = Pose(
            x + (to_x - x) * across + aside[0] * bent,
            y + (to_y - y) * along + aside[1] * bent,
            height + (to_height - height) * ease_in_out(share),
            angle + (to_angle - angle) * eased + lean,
        )
        turned = turn + (to_turn - turn) * ease_in_out(min(1.0, share / motion.turned)) if turn != to_turn else turn
        if motion.is_hinged:
            pose = _hinged(pose, turned)
        return Moment(pose, turned, min(1.0, rise * (1.0 - share) + motion.rise * high))

    @property
    def length(self) -> float:
        """The length of the whole way."""
        return self.left(self.start.pose)

    def left(self, pose: Pose) -> float:
        """Return the distance from a pose to the end of the way."""
        return hypot(self.end.pose.x - pose.x, self.end.pose.y - pose.y)


def _hinged(pose: Pose, turned: float) -> Pose:
    """Return the pose of a card whose right edge stays where it is while it is this far turned over."""
    aside, angle = HALF_WIDTH * pose.height * (1 - abs(cos(pi * turned))), radians(pose.angle)
    return pose._replace(x=pose.x + aside * cos(angle), y=pose.y - aside * sin(angle))


DEAL = Motion(speeds.DEAL_FLIGHT, rise=0.5, swing=24.0, goes_around=True)
TURN_UP = Motion(speeds.FLIP, ease_in_out, rise=0.35, is_hinged=True)
TURN_OVER = Motion(speeds.FLIP, ease_in_out, rise=0.5)
PLAY = Motion(speeds.CARD_FLIGHT, ease_past, rise=1.0, swing=16.0, turned=0.8, is_over_words=True)
GOING_BACK = Motion(speeds.GO_BACK, rise=0.6, swing=10.0, turned=0.9)
TOGETHER = Motion(speeds.TRICK_TOGETHER, ease_in_out)
GATHER = Motion(speeds.TRICK_SLIDE - speeds.TRICK_TOGETHER, ease_in_out, rise=0.5, swing=10.0, turned=0.6)
SETTLING = Motion(speeds.SETTLE)
LIFTING = Motion(speeds.LIFT)
SWAPPING = Motion(
    speeds.SWAP, ease_in_out, rise=0.5, is_bent=True, is_over_all=True, goes_around=True, is_over_words=True
)
STASH_COMES = Motion(speeds.STASH_MOVE, rise=0.8, swing=10.0, turned=0.9)
STASH_GOES = Motion(speeds.STASH_MOVE, ease_in_out, rise=0.5, swing=10.0)
DRAWING = Motion(speeds.STASH_MOVE, rise=0.8, swing=14.0, turned=0.9)
SPREADING = Motion(speeds.SPREAD, ease_in_out)
TAKING_IN = Motion(speeds.TRICK_SLIDE, ease_in_out, rise=0.3)
ENTRANCE = Entrance(speeds.CROSS_FADE, 16.0)
