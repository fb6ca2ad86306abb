"""The places of the cards that are drawn for the first deal, and of the pack that they come from. In units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from itertools import product

import pygame

from ..motion.motions import Pose
from .cardsize import is_roomy
from .fans import CARD_RATIO, outline
from .middle import MiddlePlaces
from .platefaces import OUTSIDE
from .seating import BOTTOM, LEFT, RIGHT, TOP

DRAWN_RAISED = 1.14  # the highest of the cards that are drawn
_LARGEST, _LEAST, _STEP = 152, 60, 4
_OFF_PLATE, _OFF_SIDE = 12, 20  # from plates to a card that is raised, and from those at its side
_LEANS = {BOTTOM: 2.0, LEFT: 3.5, TOP: -2.0, RIGHT: -3.0}
_OFF_EDGE = 16  # from the window's lower edge to one
PACK = 21  # of its cards are seen
_PACK_CARD, _PACK_PITCH, _TALL_PACK = 108, 16, 1.5
_BEND, _TURN = 0.16, 0.95  # of the pack's arc, for the distance of a card from the middle
_OVER_WORDS, _OVER_PLATE = 18, 12  # the ends of the pack


class DrawnPlaces(MiddlePlaces):
    """Where the cards lie by which the first dealer is found: each towards the middle from its owner's plate."""

    def drawn(self, hand: int) -> Pose:
        """Return the pose of a card drawn for the first deal, in front of the owner of a hand."""
        return self._drawn[hand]

    @cached_property
    def _drawn(self) -> dict[int, Pose]:
        """The poses of all drawn cards: as large as all can be with none on a plate, even raised."""
        hands = [hand for hand in range(self._hands) if hand != self._dummy]
        hands.sort(key=lambda hand: self.side(hand) != TOP)  # the others find another place more easily
        largest = min(_LARGEST, int(self.card / DRAWN_RAISED / self.unit))
        for height, is_under in product(range(largest, _LEAST, -_STEP), (False, True)):
            if (poses := self._laid_out(hands, height, is_under=is_under)) is not None:
                return poses
        return {hand: self._ways_to_lie(hand, _LEAST, is_under=True)[0] for hand in hands}

    def _laid_out(self, hands: Sequence[int], height: float, *, is_under: bool) -> dict[int, Pose] | None:
        """Return where cards of this height lie; None where one, raised, would touch plate, card, bar or words."""
        off, poses = self._canvas.px(_OFF_PLATE) - 2, dict[int, Pose]()
        taken = [self.sentence, *(self.plate(hand).inflate(2 * off, 2 * off) for hand in hands)]
        taken += (outline(self.spread(index)) for index in range(PACK))
        for hand in hands:
            ways = [(pose, _raised(pose)) for pose in self._ways_to_lie(hand, height, is_under=is_under)]
            free = [way for way in ways if way[1].top > self.bar.bottom + off and way[1].collidelist(taken) < 0]
            if not free:
                return None
            poses[hand] = free[0][0]
            taken.append(pygame.Rect(free[0][1]))
        return poses

    def _ways_to_lie(self, hand: int, height: float, *, is_under: bool) -> list[Pose]:
        """Return the poses of a card of this height before a hand, the best first.

        At both sides it lies beside the plate, or if `is_under` under it.
        """
        px, side, plate = self._canvas.px, self.side(hand), self.plate(hand)
        high, lean = px(height), _LEANS[side]
        taken = _raised(Pose(0, 0, high, lean))
        half, wide = taken.height / 2, taken.width / 2
        if side == BOTTOM:
            y = min(self.hand_top + self.card / 2, self.height - px(_OFF_EDGE) - half)
            return [Pose(self.width / 2, y, high, lean)]
        over = self.bar.bottom if side == TOP or not self._is_lowered else self.plate(self.hand_across).bottom
        y = max(plate.centery, over + px(_OFF_PLATE) + half)
        at_left = Pose(plate.left - px(OUTSIDE + _OFF_SIDE) - wide, y, high, lean)
        at_right = Pose(plate.right + px(_OFF_SIDE) + wide, y, high, lean)
        under = Pose(plate.centerx, plate.bottom + px(_OFF_PLATE) + half, high, lean)
        if side == TOP and self._is_parted:
            return [at_right._replace(x=self.width / 2)]
        if side == TOP:
            return [under, at_right, at_left]
        return [under if is_under else at_right if side == LEFT else at_left]

    def spread(self, index: int) -> Pose:
        """Return the pose of a card of the pack that is spread out in the middle, between what lies over and under."""
        scale = _TALL_PACK if is_roomy(self._canvas) else 1.0
        unit, off, last = self.unit * scale, index - (PACK - 1) / 2, (PACK - 1) / 2
        half, sag, pitch = _PACK_CARD * unit / 2, last * last * _BEND * unit, _PACK_PITCH * unit
        y = self.sentence.top - self._canvas.px(_OVER_WORDS) - sag - half
        if is_roomy(self._canvas):
            y = min(y, self.trick_y)
        if self.width / 2 - last * pitch - half < self.own_plate.right:
            y = min(y, self.own_plate.top - self._canvas.px(_OVER_PLATE) - sag - half)
        return Pose(self.width / 2 + off * pitch, y + off * off * _BEND * unit, round(2 * half), -off * _TURN)


def _raised(pose: Pose) -> pygame.FRect:
    """Return what a drawn card takes once it is raised."""
    high, lean = pose.height * DRAWN_RAISED, math.radians(abs(pose.angle))
    wide = high * CARD_RATIO
    rect = pygame.FRect(
        0, 0, wide * math.cos(lean) + high * math.sin(lean), high * math.cos(lean) + wide * math.sin(lean)
    )
    rect.center = pose.x, pose.y
    return rect
