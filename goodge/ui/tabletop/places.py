"""Where everything lies on the table, for one window size. Measures are units, scaled once to the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from ..canvas import Canvas
from .sprites import Pose

HAND_CARD = 190
TRICK_CARD = 152
SLOT_CARD = 152
TOP_CARD, SIDE_CARD = 112, 140  # of the dummy, across the table and at its sides
DRAWN_CARD = 116
SMALL_CARD = 66
STASH_CARD = 74
CARD_RATIO = 5 / 7
LIFT, LIFT_OTHERS = 20, 6
STRIP = 34
OPEN_WIDTH = 394

_LEFT, _TOP, _RIGHT, _BOTTOM = "left", "top", "right", "bottom"
_ROW_SHOWN = 0.56
_CROSS_TRICK, _LOW_TRICK = 0.92, 0.8  # sizes of four cards in a cross, and under an open hand
_SIDES = {3: (_BOTTOM, _LEFT, _RIGHT), 4: (_BOTTOM, _LEFT, _TOP, _RIGHT)}


def hand_card(canvas: Canvas) -> int:
    """The height of a card in the own hand: none is larger."""
    return canvas.px(HAND_CARD * canvas.card_scale)


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side along a gentle arc."""

    center: tuple[float, float]
    pitch: float
    height: int
    bend: float
    turn: float

    def pose(self, index: int, count: int) -> Pose:
        """Where card `index` of `count` lies."""
        off = index - (count - 1) / 2
        return Pose(
            self.center[0] + off * self.pitch, self.center[1] + off * off * self.bend, self.height, -off * self.turn
        )


@dataclass(frozen=True)
class Rows:
    """Cards in two rows, `split` of them in the upper one, which the lower one covers in part."""

    left: float
    top: float
    width: float
    height: int
    split: int

    def pose(self, index: int, count: int) -> Pose:
        """Where card `index` of `count` lies."""
        is_lower = index >= self.split
        place = index - self.split if is_lower else index
        wide = self.height * CARD_RATIO
        longest = max(self.split, count - self.split)
        pitch = min((self.width - wide) / max(1, longest - 1), wide * 0.72)
        y = self.top + self.height * (_ROW_SHOWN if is_lower else 0.0)
        return Pose(self.left + wide / 2 + place * pitch, y + self.height / 2, self.height, 0.0)


def exposed(poses: Sequence[Pose]) -> list[pygame.Rect]:
    """The parts of cards, laid down in this order, that those laid down later leave to be seen."""
    rects = []
    for pose in poses:
        rect = pygame.Rect(0, 0, round(pose.height * CARD_RATIO), round(pose.height))
        rect.center = (round(pose.x), round(pose.y))
        rects.append(rect)
    for rect, following in pairwise(rects):
        if following.left > rect.left:
            rect.width = min(rect.width, following.left - rect.left)
    for rect in rects:
        rect.height = min(
            [rect.height, *(low.top - rect.top for low in rects if low.top > rect.top + rect.height // 3)]
        )
    return rects


class Places:
    """Rectangles and poses for so many hands, seen from the hand `anchor`, which lies at the bottom.

    The hand `dummy`, if there is one, lies open: it has more room than others and a narrow plate.
    """

    def __init__(self, canvas: Canvas, hands: int, anchor: int, dummy: int | None = None) -> None:
        self._canvas = canvas
        self._hands = hands
        self._dummy = dummy
        self.anchor = anchor
        self.width, self.height = canvas.surface.get_size()
        px = canvas.px
        self.unit = canvas.unit
        self.bar = pygame.Rect(0, 0, self.width, px(56))
        self.card = hand_card(canvas)
        hand_top = self.height - px(14) - min(self.card, px(HAND_CARD))
        self.hand_y = hand_top + self.card / 2  # large cards reach below the window's edge, where little is lost
        self.sentence = self._centered(hand_top - px(88), 704, 36)
        self.detail = self._centered(self.sentence.bottom, 704, 26)
        self.middle = pygame.Rect(
            px(280), self.bar.bottom, self.width - 2 * px(280), self.sentence.top - self.bar.bottom
        )
        self.own_plate = pygame.Rect(px(18), hand_top - px(126), px(250), px(100))
        self.tools = pygame.Rect(self.width - px(18) - px(264), hand_top - px(74), px(264), px(48))
        self._is_low = dummy is not None and self.side(dummy) == _TOP  # the trick has to make room
        self._upper = self.bar.bottom
        if hands == 4:
            self._upper = self._strip_top + px(STRIP) if self._is_low else self._plate_top(_TOP) + px(100)
        self.panel_top = self._upper + px(14)
        self.trick_y = (self._upper + self.sentence.top) / 2 + px(4)
        self.stash_y = self.tools.top - px(26) - px(STASH_CARD) // 2

    # -- hands --------------------------------------------------------------------------------------------

    def side(self, hand: int) -> str:
        """Where a hand lies: bottom, left, top or right."""
        return _SIDES[self._hands][(hand - self.anchor) % self._hands]

    def plate(self, hand: int) -> pygame.Rect:
        """The plate of a hand."""
        side, px = self.side(hand), self._canvas.px
        if hand == self._dummy:
            return self._strip(side)
        if side == _BOTTOM:
            return self.own_plate
        rect = pygame.Rect(px(18), self._plate_top(side), px(250), px(100))
        if side == _RIGHT:
            rect.right = self.width - px(18)
        elif side == _TOP:
            rect.centerx = self.width // 2
        return rect

    def call(self, hand: int) -> pygame.Rect:
        """The bubble with what was last said there, beside its plate, towards the middle."""
        plate, px = self.plate(hand), self._canvas.px
        bubble = pygame.Rect(0, 0, px(92), px(46))
        if self._hands == 4 and self.side(hand) in (_LEFT, _RIGHT):  # the top hand's fan lies beside those plates
            plate = plate.move(0, px(92))
        if self.side(hand) in (_RIGHT, _TOP):
            bubble.midright = (plate.left - px(12), plate.centery)
        else:
            bubble.midleft = (plate.right + px(12), plate.centery)
        return bubble

    def _strip(self, side: str) -> pygame.Rect:
        """The narrow plate of the dummy: under its cards across the table, above them at the sides."""
        px = self._canvas.px
        rect = pygame.Rect(px(18), self.bar.bottom + px(16), px(OPEN_WIDTH), px(STRIP))
        if side == _RIGHT:
            rect.right = self.width - px(18)
        elif side == _TOP:
            rect.midtop = (self.width // 2, self._strip_top)
        return rect

    @property
    def _strip_top(self) -> int:
        return self.bar.bottom + self._canvas.px(TOP_CARD + 12)

    def _plate_top(self, side: str) -> int:
        px = self._canvas.px
        if side == _TOP:
            return self.bar.bottom + px(10)
        return self.bar.bottom + px(30)

    def panel(self, width: float, height: float) -> pygame.Rect:
        """A ground in the middle of the table, for what a phase asks."""
        rect = pygame.Rect(0, 0, self._canvas.px(width), self._canvas.px(height))
        low, high = self.panel_top, self.sentence.top - self._canvas.px(8)
        rect.center = (self.width // 2, (low + high) // 2)
        rect.top = max(rect.top, low)
        return rect

    # -- cards --------------------------------------------------------------------------------------------

    def hand(self, count: int) -> Fan:
        """The own hand: as wide as the window allows, each card's corner in sight."""
        px = self._canvas.px
        width = self.card * CARD_RATIO
        room = min(self.width - 2 * px(36), px(1500)) - width
        pitch = min(room / max(1, count - 1), width * 0.86)
        bend = px(100) / 100 * 0.22
        top = self.hand_y - bend * ((count - 1) / 2) ** 2 * 0.5
        return Fan((self.width / 2, top), pitch, self.card, bend, 0.45)

    def small_hand(self, hand: int) -> Fan:
        """Another hand, face down, by its plate."""
        plate, px = self.plate(hand), self._canvas.px
        height = px(SMALL_CARD)
        if self.side(hand) == _TOP:
            is_crowded = self._dummy is not None and self.side(self._dummy) == _RIGHT
            center = (plate.left - px(112) if is_crowded else plate.right + px(112), plate.centery)
            return Fan(center, px(8.5), height, 0.05 * self._canvas.unit, 1.2)
        return Fan((plate.centerx, plate.bottom + px(12) + height / 2), px(11.5), height, 0.05 * self._canvas.unit, 1.2)

    def open_hand(self, hand: int, split: int) -> Fan | Rows:
        """The dummy's hand, face up: one row across the table, two at its sides."""
        px, side = self._canvas.px, self.side(hand)
        if side == _TOP:
            return Fan((self.width / 2, self.bar.bottom + px(6) + px(TOP_CARD) / 2), px(46), px(TOP_CARD), 0.0, 0.0)
        strip = self._strip(side)
        return Rows(strip.left, strip.bottom + px(10), strip.width, px(SIDE_CARD), split)

    def drawn(self, hand: int) -> Pose:
        """Where a card drawn for the first deal lies, before the owner of a hand."""
        px, side, plate = self._canvas.px, self.side(hand), self.plate(hand)
        height = px(DRAWN_CARD)
        if side == _BOTTOM:
            return Pose(self.width / 2, self.hand_y, height, 0.0)
        return Pose(plate.centerx, plate.bottom + px(14) + height / 2, height, 0.0)

    def spread(self, index: int, count: int) -> Pose:
        """A card of the pack that lies spread out in the middle."""
        unit, off = self._canvas.unit, index - (count - 1) / 2
        y = self.sentence.top - (DRAWN_CARD / 2 + 24 - off * off * 0.3) * unit
        return Pose(self.width / 2 + off * 16 * unit, y, self._canvas.px(DRAWN_CARD * 0.72), -off * 1.5)

    def trick(self, hand: int) -> Pose:
        """Where a hand's card of the trick lies: whichever of two partners' lies on top, both can be read."""
        unit, three = self._canvas.unit, self._hands == 3
        far, aside = (118, 0) if three else (144, 22)
        across, down, turn = {
            _BOTTOM: (-aside, 1, 1.5), _LEFT: (-far, 0, 5.0), _TOP: (aside, -1, -2.0), _RIGHT: (far, 0, -4.5),
        }[self.side(hand)]  # fmt: skip
        if three:
            y = self.trick_y + (32 if down else -12) * unit
            return Pose(self.width / 2 + across * unit, y, self._canvas.px(TRICK_CARD), turn)
        size = _LOW_TRICK if self._is_low else _CROSS_TRICK
        height = self._canvas.px(TRICK_CARD * size)
        room = self.sentence.top - self._upper - self._canvas.px(10)
        apart = min((room - height) / 2, height / 2 + self._canvas.px(6))
        return Pose(self.width / 2 + across * unit * size, self.trick_y + down * apart, height, turn)

    def slot(self, index: int) -> Pose:
        """One of the three slots of the Stash while it is exchanged; words and a button fit below them."""
        px = self._canvas.px
        height = px(SLOT_CARD if self._hands == 3 else SLOT_CARD - 42)
        room = self.sentence.top - self.panel_top - height - px(134)
        top = self.panel_top + px(34) + max(0, room // 2)
        return Pose(self.width / 2 + (index - 1) * px(132), top + height / 2, height, 0)

    def stash(self, index: int) -> Pose:
        """A card of the Stash, face down, set aside."""
        px = self._canvas.px
        x = self.tools.right - px(60) + (index - 1) * px(22)
        return Pose(x, self.stash_y, px(STASH_CARD), (1 - index) * 5)

    def stash_label(self) -> pygame.Rect:
        """Where the Stash is named, beside it."""
        px = self._canvas.px
        rect = pygame.Rect(self.tools.right - px(250), 0, px(124), px(26))
        rect.centery = round(self.stash_y)
        return rect

    @property
    def upper_part(self) -> pygame.Rect:
        """All above the own hand, where a card of it may be dropped to be played."""
        return pygame.Rect(0, 0, self.width, self.sentence.bottom)

    @property
    def trick_area(self) -> pygame.Rect:
        """The middle, where a card of the dummy may be dropped to be played."""
        area = pygame.Rect(0, 0, self._canvas.px(420), self.sentence.bottom - self.panel_top)
        area.midtop = (self.width // 2, self.panel_top)
        return area

    def trick_points(self) -> pygame.Rect:
        """Where the worth of the trick is said, under its right side."""
        rect = pygame.Rect(0, 0, self._canvas.px(104), self._canvas.px(30))
        rect.center = (self.width // 2 + self._canvas.px(124), round(self.trick_y + self._canvas.px(104)))
        return rect

    def home(self, hand: int) -> Pose:
        """Where cards that a hand has won disappear."""
        x, y = self.plate(hand).center
        return Pose(x, y, self._canvas.px(SMALL_CARD * 0.7), 0)

    def dealing(self, hand: int) -> Pose:
        """Where cards come from when the owner of a hand deals."""
        x, y = self.plate(hand).center
        return Pose(x, y, self._canvas.px(SMALL_CARD), 0)

    def _centered(self, top: int, width: float, height: float) -> pygame.Rect:
        rect = pygame.Rect(0, top, self._canvas.px(width), self._canvas.px(height))
        rect.centerx = self.width // 2
        return rect
