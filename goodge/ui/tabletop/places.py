"""The places of everything on the table, for one window size. Measures are units, scaled once to the window."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..motion.motions import Pose
from .cardsize import (
    ABOVE,
    BAR,
    BELOW,
    BETWEEN,
    FOOT,
    PLATE_ROW,
    POINTS,
    SIDE_BLOCK,
    WORDS,
    Form,
    Opening,
    card_fit,
    form,
    open_row_height,
    trick_height,
)
from .fans import CARD_RATIO, Fan, Rows
from .plates import OUTSIDE

SLOT_CARD, LEAST_SLOT = 204, 110
SIDE_CARD = 140  # of a dummy at a side
DRAWN_CARD, PACK_CARD = 138, 91
SMALL_CARD = 66
STASH_CARD = 74
LIFT, LIFT_OTHERS = 16, 6
STRIP = 34
OPEN_WIDTH = 394
PLATE = (251, 100)
_PLATE_LEFT = 25  # the portraits of plates at the left stand out of them, and keep off the rail

_LEFT, _TOP, _RIGHT, _BOTTOM = "left", "top", "right", "bottom"
_SIDES = {3: (_BOTTOM, _LEFT, _RIGHT), 4: (_BOTTOM, _LEFT, _TOP, _RIGHT)}
_ONE_ROW = 7  # cards at most that lie in one row where there is room for two
_EDGE, _WIDEST = 36, 1500
_APART = 0.14  # of a card's width, between the cards of a trick
_TURNS = {_BOTTOM: 1.2, _LEFT: 3.5, _TOP: -1.4, _RIGHT: -3.0}
_IN_ROW = {_LEFT: (-1.5, 0.0), _TOP: (-0.5, -0.5), _BOTTOM: (0.5, 0.5), _RIGHT: (1.5, 0.0)}
_DECK_TURNS = {_LEFT: 82.0, _TOP: -8.0, _RIGHT: -82.0, _BOTTOM: 8.0}
_OUTWARDS = {_LEFT: (-1, 0), _TOP: (0, -1), _BOTTOM: (0, 1), _RIGHT: (1, 0)}


class Places:
    """Rectangles and poses for this many hands, seen from the hand `anchor`, which lies at the bottom.

    The hand `dummy`, if there is one, lies open: it has more room than the others and a narrow plate.
    """

    def __init__(self, canvas: Canvas, hands: int, anchor: int, dummy: int | None = None) -> None:
        self._canvas = canvas
        self._hands = hands
        self._dummy = dummy
        self.anchor = anchor
        self.width, self.height = canvas.surface.get_size()
        px = canvas.px
        self.unit = canvas.unit
        self.bar = pygame.Rect(0, 0, self.width, px(BAR))
        fit = card_fit(canvas, hands, has_dummy=dummy is not None)
        self._rows, self._form = fit.rows, form(canvas, hands, self._opening, fit)
        self.card = px(fit.height)
        self._foot = self.height - px(FOOT) + round(fit.sunk * self.card)
        self.hand_top = self._foot - px(fit.hand)
        self.sentence = self._centered(self.hand_top - px(WORDS), 704, 36)
        self.detail = self._centered(self.sentence.bottom, 704, 26)
        self._air, self._trick_top = self._heights()
        self.middle = pygame.Rect(
            px(280), self.bar.bottom, self.width - 2 * px(280), self.sentence.top - self.bar.bottom
        )
        self.own_plate = pygame.Rect((px(_PLATE_LEFT), self.hand_top - px(126)), self._plate_size)
        self.tools = pygame.Rect(self.width - px(18) - px(264), self.hand_top - px(74), px(264), px(48))
        self.panel_top = self._upper + px(14)
        self.trick_y = self._trick_top + trick_height(self._form, self.card / self.unit) * self.unit / 2
        self.stash_y = self.tools.top - px(26) - px(STASH_CARD) // 2

    @property
    def _opening(self) -> Opening:
        if self._dummy is None:
            return Opening.NONE
        return Opening.ACROSS if self.side(self._dummy) == _TOP else Opening.ASIDE

    def _heights(self) -> tuple[int, int]:
        """Return the air over the plates, and where the highest card of a trick begins."""
        px = self._canvas.px
        trick = round(trick_height(self._form, self.card / self.unit) * self.unit)
        end = self.sentence.top - px(BELOW) - (px(POINTS) if self._form is Form.FAN else 0)
        start = self.bar.bottom + px(ABOVE)
        if self._opening is Opening.ACROSS:
            start = self._strip_top + px(STRIP + ABOVE)
        elif self._form is Form.HIGH_CROSS:
            start += px(PLATE_ROW)
        spare = max(0, end - start - trick)
        air = round(max(0, spare - px(60)) * 0.4) if self._opening is Opening.NONE else 0
        top = start + air + (spare - air) // 2
        if self._opening is Opening.ASIDE and self._reaches_side:
            top = max(top, px(SIDE_BLOCK + 56) - self.card // 2)
        return air, min(top, end - trick)

    @property
    def _reaches_side(self) -> bool:
        """True if the cards of a trick would lie on the open hand at a side."""
        arm = self.card * CARD_RATIO * 1.5 + self._apart
        return self.width / 2 - arm < self._canvas.px(18 + OPEN_WIDTH + 16)

    @property
    def _apart(self) -> float:
        """The air between the columns of a trick: more in a wide window."""
        return _APART * self.card * CARD_RATIO + max(0.0, self.width - 1280 * self.unit) * 0.1

    @property
    def _upper(self) -> int:
        """The lower edge of what lies across the table."""
        if self._hands == 3:
            return self.bar.bottom + self._air
        return self._strip_top + self._canvas.px(STRIP) if self._opening is Opening.ACROSS else self._across.bottom

    # -- hands --------------------------------------------------------------------------------------------

    def side(self, hand: int) -> str:
        """Return the side of the table where a hand lies: bottom, left, top or right."""
        return _SIDES[self._hands][(hand - self.anchor) % self._hands]

    def outwards(self, hand: int) -> tuple[int, int]:
        """Return the direction from the middle of the table to a hand, to the right and down."""
        return _OUTWARDS[self.side(hand)]

    @property
    def _plate_size(self) -> tuple[int, int]:
        return self._canvas.px(PLATE[0]), self._canvas.px(PLATE[1])

    def plate(self, hand: int) -> pygame.Rect:
        """Return the plate of a hand."""
        side, px = self.side(hand), self._canvas.px
        if hand == self._dummy:
            return self._strip(side)
        if side == _BOTTOM:
            return self.own_plate
        if side == _TOP:
            return self._across
        rect = pygame.Rect((px(_PLATE_LEFT), self.bar.bottom + px(30) + self._air), self._plate_size)
        if side == _RIGHT:
            rect.right = self.width - px(18)
        return rect

    @property
    def _across(self) -> pygame.Rect:
        """The plate across the table: over the trick, or beside its upper card where there is little room."""
        px = self._canvas.px
        rect = pygame.Rect((0, self.bar.bottom + px(10) + self._air), self._plate_size)
        rect.centerx = self.width // 2
        if self._form is not Form.HIGH_CROSS:
            beside = round(self.card * CARD_RATIO / 2) + px(18)
            rect.centerx += (rect.width // 2 + beside) * (1 if self._open_side == _LEFT else -1)
        return rect

    @property
    def _open_side(self) -> str | None:
        return None if self._dummy is None else self.side(self._dummy)

    def call(self, hand: int) -> pygame.Rect:
        """Return the bubble for the last call of a hand, beside its plate, towards the middle."""
        plate, px, side = self.plate(hand), self._canvas.px, self.side(hand)
        bubble = pygame.Rect(0, 0, px(92), px(46))
        if self._hands == 4 and side in (_LEFT, _RIGHT):  # the plate across the table lies beside those plates
            plate = plate.move(0, px(92))
        if side == _RIGHT or (side == _TOP and self._form is Form.HIGH_CROSS):
            bubble.midright = (plate.left - px(12), plate.centery)
        else:
            bubble.midleft = (plate.right + px(5), plate.centery)
        return bubble

    def _strip(self, side: str) -> pygame.Rect:
        """Return the dummy's narrow plate: below its cards when it lies across the table, above them at the sides."""
        px = self._canvas.px
        rect = pygame.Rect(px(18), self.bar.bottom + px(16), px(OPEN_WIDTH), px(STRIP))
        if side == _RIGHT:
            rect.right = self.width - px(18)
        elif side == _TOP:
            rect.midtop = (self.width // 2, self._strip_top)
        return rect

    @property
    def _strip_top(self) -> int:
        return self.bar.bottom + self._canvas.px(open_row_height(self._canvas) + 12)

    @property
    def occasion(self) -> pygame.Rect:
        """The place for what the match is part of, over the plate at the left, or at the right where that is wider."""
        px = self._canvas.px
        left = self.width // 2 - px(PLATE[0] / 2) if self._hands == 3 else self._across.left
        beside = self.width // 2 + round(self.card * CARD_RATIO / 2)
        right = self.width - (left if self._form is Form.FAN else max(self._across.right, beside))
        edge = px(_PLATE_LEFT)
        place = pygame.Rect(edge, self.bar.bottom + px(2) + self._air, max(left, right) - px(12) - edge, px(26))
        if right > left:
            place.right = self.width - px(18)
        return place

    def panel(self, width: float, height: float) -> pygame.Rect:
        """Return the panel in the middle of the table, for what a phase asks."""
        rect = pygame.Rect(0, 0, self._canvas.px(width), self._canvas.px(height))
        low, high = self.panel_top, self.sentence.top - self._canvas.px(8)
        rect.center = (self.width // 2, (low + high) // 2)
        rect.top = max(rect.top, low)
        return rect

    # -- cards --------------------------------------------------------------------------------------------

    def hand(self, count: int, split: int | None = None) -> Fan | Rows:
        """Return the viewer's hand, as wide as the window allows: a fan, or two rows, `split` cards in the upper."""
        px, width = self._canvas.px, self.card * CARD_RATIO
        room = min(self.width - 2 * px(_EDGE), px(_WIDEST))
        if self._rows == 2 and count > _ONE_ROW:
            left, held = (self.width - room) / 2, (count + 1) // 2 if split is None else split
            return Rows(left, self.hand_top, room, self.card, held, is_centred=True)
        pitch = min((room - width) / max(1, count - 1), width * 0.86)
        bend = px(100) / 100 * 0.22
        y = self._foot - self.card / 2 - bend * ((count - 1) / 2) ** 2 * 0.5
        spare = max(0.0, (room - width - (count - 1) * pitch) / 2)
        return Fan((self.width / 2, y), pitch, self.card, bend, 0.45, spare)

    def small_hand(self, hand: int) -> Fan:
        """Return another hand, face down, by its plate."""
        plate, px = self.plate(hand), self._canvas.px
        height = px(SMALL_CARD)
        if self.side(hand) == _TOP:
            return Fan(self._backs_across(plate), px(7.5), height, 0.05 * self._canvas.unit, 1.2)
        return Fan((plate.centerx, plate.bottom + px(12) + height / 2), px(11.5), height, 0.05 * self._canvas.unit, 1.2)

    def _backs_across(self, plate: pygame.Rect) -> tuple[float, float]:
        """Return the middle of the backs across the table, at the other side of the upper card."""
        if self._form is Form.HIGH_CROSS:
            aside = self._canvas.px(80)
            is_left = self._open_side == _RIGHT
            return plate.left - aside - self._canvas.px(OUTSIDE) if is_left else plate.right + aside, plate.centery
        aside = self._canvas.px(68)
        reach = self.width / 2 - (plate.right if plate.right < self.width / 2 else self.width - plate.left)
        side = 1 if plate.centerx < self.width / 2 else -1
        return self.width / 2 + side * (reach + aside), plate.centery

    def open_hand(self, hand: int, split: int) -> Fan | Rows:
        """Return the dummy's hand, face up: one row across the table, two rows at the sides."""
        px, side = self._canvas.px, self.side(hand)
        if side == _TOP:
            height = px(open_row_height(self._canvas))
            pitch = min(height * 0.41, (self.width - 2 * px(288) - height * CARD_RATIO) / 12)
            return Fan((self.width / 2, self.bar.bottom + px(6) + height / 2), pitch, height, 0.0, 0.0)
        strip = self._strip(side)
        return Rows(strip.left, strip.bottom + px(10), strip.width, px(SIDE_CARD), split)

    def drawn(self, hand: int) -> Pose:
        """Return the pose of a card drawn for the first deal, in front of the owner of a hand."""
        px, side, plate = self._canvas.px, self.side(hand), self.plate(hand)
        height = px(DRAWN_CARD)
        if side == _BOTTOM:
            return Pose(self.width / 2, self.hand_top + self.card / 2, height, 0.0)
        if side == _TOP and self._form is not Form.HIGH_CROSS:
            return Pose(self.width / 2, plate.top + height / 2, height, 0.0)
        return Pose(plate.centerx, plate.bottom + px(14) + height / 2, height, 0.0)

    def spread(self, index: int, count: int) -> Pose:
        """Return the pose of a card of the pack that is spread out in the middle."""
        unit, off = self._canvas.unit, index - (count - 1) / 2
        y = self.sentence.top - (PACK_CARD / 2 + 24 - off * off * 0.16) * unit
        return Pose(self.width / 2 + off * 19 * unit, y, self._canvas.px(PACK_CARD), -off * 0.95)

    def trick(self, hand: int) -> Pose:
        """Return the pose of a hand's card in the trick, before its player; no card lies on another."""
        side, column = self.side(hand), self.card * CARD_RATIO + self._apart
        (right, down), low = _OUTWARDS[side], self.trick_y * 2 - self._trick_top - self.card / 2
        high = self._trick_top + self.card / 2
        if self._form is Form.FAN:
            x, y = right * column, low if side == _BOTTOM else high
        elif self._form is Form.ROW:
            columns, share = _IN_ROW[side]
            x, y = columns * column, self.trick_y + share * (low - high)
        else:
            x, y = right * column, self.trick_y + down * (self.card + self._canvas.px(BETWEEN)) / 2
            y = max(y, self._across.bottom + self._canvas.px(10) + self.card / 2) if right else y
        return Pose(self.width / 2 + x, y, self.card, _TURNS[side])

    def slot(self, index: int) -> Pose:
        """Return the pose of one of the Stash's three slots during the exchange; words and a button fit below them."""
        px = self._canvas.px
        room = self.sentence.top - self.panel_top - px(134)
        height = max(px(LEAST_SLOT), min(room, self.card))
        top = self.panel_top + px(34) + max(0, room - height) // 2
        apart = max(px(132), round(height * CARD_RATIO) + px(14))
        return Pose(self.width / 2 + (index - 1) * apart, top + height / 2, height, 0)

    def stash(self, index: int) -> Pose:
        """Return the pose of a card of the Stash, face down, set aside."""
        px = self._canvas.px
        x = self.tools.right - px(60) + (index - 1) * px(22)
        return Pose(x, self.stash_y, px(STASH_CARD), (1 - index) * 5)

    def stash_label(self) -> pygame.Rect:
        """Return the place for the Stash's name, beside it."""
        px = self._canvas.px
        rect = pygame.Rect(self.tools.right - px(250), 0, px(124), px(26))
        rect.centery = round(self.stash_y)
        return rect

    @property
    def upper_part(self) -> pygame.Rect:
        """Everything above the viewer's hand, where a card can be dropped to play it."""
        return pygame.Rect(0, 0, self.width, self.sentence.bottom)

    @property
    def trick_area(self) -> pygame.Rect:
        """The middle, where a card of the dummy can be dropped to play it."""
        area = pygame.Rect(0, 0, self._canvas.px(420), self.sentence.bottom - self.panel_top)
        area.midtop = (self.width // 2, self.panel_top)
        return area

    def trick_points(self) -> pygame.Rect:
        """Return the place for the worth of the trick: under a fan, in a cross beside the lowest card."""
        px = self._canvas.px
        rect = pygame.Rect(0, 0, px(104), px(30))
        low = self.trick(self.anchor)
        if self._form is Form.FAN:
            rect.midtop = (self.width // 2, round(low.y + low.height / 2) + px(15))
        else:
            rect.midleft = (round(low.x + low.height * CARD_RATIO / 2) + px(20), round(low.y + low.height * 0.26))
        return rect

    def home(self, hand: int) -> Pose:
        """Return the pose at which cards that a hand has won disappear."""
        x, y = self.plate(hand).center
        return Pose(x, y, self._canvas.px(SMALL_CARD * 0.7), 0)

    def won(self, hand: int) -> Pose:
        """Return the pose at which cards that a hand has won disappear: small, under the edge of its plate."""
        height = self._canvas.px(SMALL_CARD * 0.5)
        place = self.plate(hand)
        place = place.inflate(-min(place.width, height), -min(place.height, height))
        x = min(max(self.width // 2, place.left), place.right)
        y = min(max(round(self.trick_y), place.top), place.bottom)
        return Pose(x, y, height, 0)

    def dealing(self, hand: int) -> Pose:
        """Return the pose of the deck when the owner of a hand deals: beside the plate, where calls are made later."""
        x, y = self.call(hand).center
        return Pose(x, y, self._canvas.px(SMALL_CARD), _DECK_TURNS[self.side(hand)])

    def _centered(self, top: int, width: float, height: float) -> pygame.Rect:
        rect = pygame.Rect(0, top, self._canvas.px(width), self._canvas.px(height))
        rect.centerx = self.width // 2
        return rect
