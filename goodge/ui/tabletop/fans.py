"""The poses of cards that lie side by side: in a fan or in two rows. Beside a raised card its neighbours part."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from ...engine.values import dataclass
from ..motion.motions import Pose

CARD_RATIO = 5 / 7

ROW_SHOWN = 0.56
HIDES, CLEARS = 0.73, 0.955  # widths from card to card that cover the lower index, or leave it free
_LOOSE = 0.985  # widths from card to card of two rows: they touch
_MOST_TURN = 0.8  # from card to card of backs that lie close
_SEEN, _STILL_SEEN = 0.86, 0.3  # widths of the raised card and of those beside it that stay in sight
_ASIDE = 0.07
_KNOWN = 24  # fans


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side along a gentle arc; there is `spare` room beyond each of its ends."""

    center: tuple[float, float]
    pitch: float
    height: float
    bend: float
    turn: float
    spare: float = 0.0

    def pose(self, index: int, count: int) -> Pose:
        """Return the pose of card `index` of `count` while none is raised."""
        off = index - (count - 1) / 2
        return Pose(
            self.center[0] + off * self.pitch, self.center[1] + off * off * self.bend, self.height, -off * self.turn
        )

    def poses(self, count: int, raised: int | None = None) -> list[Pose]:
        """Return the poses of all cards."""
        return _parted([self.pose(index, count) for index in range(count)], raised, self.spare)


def on_an_arc(center: tuple[float, float], pitch: float, height: float, bend: float) -> Fan:
    """Return a fan whose cards stand upright on its arc: of one turned further, a corner would look out of the fan."""
    turn = min(_MOST_TURN, math.degrees(2 * bend / max(1.0, pitch)))
    return Fan(center, pitch, height, math.radians(turn) * pitch / 2, turn)


@dataclass(frozen=True, slots=True)
class Rows:
    """Cards in two rows: `split` of them in the upper row, of whose height the lower row leaves a share in sight.

    Rows stand in the middle of the width, each along the arc that its cards' turning makes, its ends at most `sag`
    below its middle. Cards lie no farther apart than they touch: between those of the lower row one would see the upper
    one. That reaches no farther than the lower one: beyond it, the lower index of its last card would be seen.
    """

    left: float
    top: float
    width: float
    height: float
    split: int
    turn: float
    sag: float

    def pose(self, index: int, count: int) -> Pose:
        """Return the pose of card `index` of `count` while none is raised."""
        is_lower = index >= self.split
        place, held = (index - self.split, count - self.split) if is_lower else (index, self.split)
        wide, pitch = self.height * CARD_RATIO, self._pitches(count)[is_lower]
        left = self.left + (self.width - wide - (held - 1) * pitch) / 2
        off = place - (held - 1) / 2
        bend, turn = self._arc(pitch, held)
        y = self.top + self.height * (ROW_SHOWN if is_lower else 0.0) + off * off * bend
        return Pose(left + wide / 2 + place * pitch, y + self.height / 2, self.height, -off * turn)

    def poses(self, count: int, raised: int | None = None) -> list[Pose]:
        """Return the poses of all cards."""
        every, upper = [self.pose(index, count) for index in range(count)], min(self.split, count)
        in_lower = None if raised is None or raised < upper else raised - upper
        in_upper = None if raised is None or raised >= upper else raised
        return [*_parted(every[:upper], in_upper, 0.0), *_parted(every[upper:], in_lower, 0.0)]

    def _arc(self, pitch: float, held: int) -> tuple[float, float]:
        """Return the bend of a row's arc, and the turn from card to card on it."""
        bend = min(pitch * math.radians(self.turn) / 2, self.sag / max(0.5, (held - 1) / 2) ** 2)
        return bend, math.degrees(2 * bend / pitch)

    def _pitches(self, count: int) -> tuple[float, float]:
        """Return the pitches of the upper and of the lower row: as loose as they have room."""
        wide, held = self.height * CARD_RATIO, count - self.split
        upper = min((self.width - wide) / max(1, self.split - 1), wide * _LOOSE)
        lower = spacing(self.width, wide, held, _LOOSE)
        return (min(upper, lower * (held - 1) / max(1, self.split - 1)) if held > 1 else upper), lower


def spacing(room: float, wide: float, count: int, most: float) -> float:
    """Return how far apart cards lie in a row of this width, at most `most` of their own.

    Of no card a part of the lower index peeps out: it is free, or covered.
    """
    found = min((room - wide) / max(1, count - 1), wide * most)
    return found if found >= CLEARS * wide else min(found, HIDES * wide)


def lies_free(room: float, wide: float, count: int) -> bool:
    """Return True if a row of this width has room for cards that leave each other's indices free."""
    return wide * (1 + CLEARS * (count - 1)) <= room


def two_rows_high(height: float) -> float:
    """Return the height of two rows of cards of this height."""
    return height * (1 + ROW_SHOWN)


def exposed(poses: Sequence[Pose], raised: int | None = None) -> list[pygame.Rect]:
    """Return the visible part of each card when cards are laid down in this order.

    To a raised card belongs as well what its neighbour on the left has given free: there, that one would be pointed at,
    come back, and be left again.
    """
    rects = [outline(pose) for pose in poses]
    for rect, following in pairwise(rects):
        if following.left > rect.left:
            rect.width = min(rect.width, following.left - rect.left)
    lowest = max((rect.top for rect in rects), default=0)
    for rect in rects:
        if lowest > rect.top + rect.height // 3:
            rect.height = min(
                [rect.height, *(low.top - rect.top for low in rects if low.top > rect.top + rect.height // 3)]
            )
    if raised is not None:
        _widen(rects, raised, round(_ASIDE * poses[raised].height * CARD_RATIO))
    return rects


def _widen(rects: list[pygame.Rect], raised: int, aside: int) -> None:
    rect = rects[raised]
    rect.left, rect.width = rect.left - aside, rect.width + aside
    if raised and rects[raised - 1].right > rect.left > rects[raised - 1].left:
        rects[raised - 1].width = rect.left - rects[raised - 1].left


def outline(pose: Pose) -> pygame.Rect:
    """Return the upright outline of a card."""
    rect = pygame.Rect(0, 0, round(pose.height * CARD_RATIO), round(pose.height))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def _parted(poses: list[Pose], raised: int | None, spare: float) -> list[Pose]:
    """Return the poses with room beside the raised card, which stays where it is: the others draw together."""
    if raised is None or len(poses) < 2:
        return poses
    wide, pitch = poses[0].height * CARD_RATIO, poses[1].x - poses[0].x
    after, before = len(poses) - 1 - raised, raised
    wish = max(0.0, _SEEN * wide - pitch)
    last = min(wish, spare)
    first = min(wish, last + (after - 1) * max(0.0, pitch - _STILL_SEEN * wide))
    aside = min(_ASIDE * wide, wish)
    shifts = [-aside * (1 - (step - 1) / max(1, before - 1)) if before > 1 else 0.0 for step in range(before, 0, -1)]
    shifts += [0.0, *(first + (last - first) * step / max(1, after - 1) for step in range(after))]
    return [pose._replace(x=pose.x + shift) for pose, shift in zip(poses, shifts, strict=True)]


@lru_cache(maxsize=_KNOWN)
def fanned(fan: Fan | Rows, count: int, raised: int | None = None) -> tuple[Pose, ...]:
    """Return the poses of this many cards, which mostly lie there already."""
    return tuple(fan.poses(count, raised))
