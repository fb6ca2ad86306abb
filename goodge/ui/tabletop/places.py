"""Where everything lies on the table, for one window size. Measures are units, scaled once to the window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..canvas import Canvas
from .sprites import Pose

HAND_CARD = 190
TRICK_CARD = 152
SLOT_CARD = 152
SMALL_CARD = 66
STASH_CARD = 74
CARD_RATIO = 5 / 7
LIFT = 20

_LEFT, _TOP, _RIGHT, _BOTTOM = "left", "top", "right", "bottom"
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


class Places:
    """Rectangles and poses for so many hands, seen from the hand `anchor`, which lies at the bottom."""

    def __init__(self, canvas: Canvas, hands: int, anchor: int) -> None:
        self._canvas = canvas
        self._hands = hands
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
        upper = self._plate_top(_TOP) + px(100) if hands == 4 else self.bar.bottom
        self.panel_top = upper + px(14)
        self.trick_y = (upper + self.sentence.top) / 2 + px(4)
        self.stash_y = self.tools.top - px(26) - px(STASH_CARD) // 2

    # -- hands --------------------------------------------------------------------------------------------

    def side(self, hand: int) -> str:
        """Where a hand lies: bottom, left, top or right."""
        return _SIDES[self._hands][(hand - self.anchor) % self._hands]

    def plate(self, hand: int) -> pygame.Rect:
        """The plate of a hand."""
        side, px = self.side(hand), self._canvas.px
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
            center = (plate.right + px(112), plate.centery)
            return Fan(center, px(8.5), height, 0.05 * self._canvas.unit, 1.2)
        return Fan((plate.centerx, plate.bottom + px(12) + height / 2), px(11.5), height, 0.05 * self._canvas.unit, 1.2)

    def trick(self, hand: int) -> Pose:
        """Where a hand's card of the trick lies."""
        far = 118 if self._hands == 3 else 142
        spread = {_BOTTOM: (0, 46, 1.5), _LEFT: (-far, 2, 5.0), _TOP: (0, -40, -2.0), _RIGHT: (far, 2, -4.5)}
        dx, dy, turn = spread[self.side(hand)]
        dy -= 14 if self._hands == 3 else 0
        unit = self._canvas.unit
        return Pose(self.width / 2 + dx * unit, self.trick_y + dy * unit, self._canvas.px(TRICK_CARD), turn)

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
