"""Where hands sit at a table, for one window size: bar, plates, calls, words. Measures are units, as everywhere."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from .cardsize import (
    ABOVE,
    ACROSS_TOP,
    AROUND,
    BAR,
    BELOW,
    BESIDE_TOP,
    BETWEEN,
    FOOT,
    OPEN_AIR,
    OPEN_EDGE,
    PLATE_AIR,
    SMALL_CARD,
    UNDER_ACROSS,
    UNDER_BAR,
    UNDER_OPEN,
    UNDER_PLATE,
    WORDS,
    Form,
    card_fit,
    form,
    is_roomy,
    over_hand,
    plate_size,
    points_room,
    reaches_sides,
    sides_end,
    trick_height,
    under_across,
)
from .fans import CARD_RATIO
from .platefaces import OUTSIDE

STASH_CARD = 74
EDGE = 36
BACKS_GAP = 12

_WORDS, _TALL_WORDS = 672, 1000  # between plate and tools
_TOOLS = 280  # beside the sentence
_WIDE_TOOL = 320  # over the plate, for larger letters
_TOOL, _LEAST_TOOL, APART_FROM_TOOL = 46, 32, 10
PLATE_LEFT = 25  # the portraits of plates at the left stand out of them, and keep off the rail

LEFT, TOP, RIGHT, BOTTOM = "left", "top", "right", "bottom"
SIDES = {3: (BOTTOM, LEFT, RIGHT), 4: (BOTTOM, LEFT, TOP, RIGHT)}
OUTWARDS = {LEFT: (-1, 0), TOP: (0, -1), BOTTOM: (0, 1), RIGHT: (1, 0)}

_APART = 0.14  # of a card's width, between the cards of a trick
_WIDEST_ACROSS = 300  # of a low plate across the table
_AIR, _TALL_AIR = 0.4, 0.2  # of what is left of the height, over the plates
_CLEAR_OF_ACROSS = 44  # under the plate across the table, of those at the sides: at most, beside a dummy's cards
_CLEAR_OF_PARTED = 18  # under that plate, of those at the sides: at most
_BESIDE_DUMMY = 28  # between backs and the portrait of a dummy at their right
_BESIDE_SIDES = 10  # between a plate across the table and those at the sides
_BUBBLE, _BUBBLE_GAP, _BUBBLE_MIDDLE, _OFF_FOOT = (92, 46), 12, 37, 4  # its middle, or foot, from a plate's edge
BACKS, PARTED_BACKS = 108, 208  # beside the plate across the table they keep to this width; beyond a trick's card
_BESIDE_CARD, _BACKS_OFF = 17, 13  # from the highest card of a trick to the plate beside it, and more to the backs
_PARTED_TOP = 9  # over that plate, so that outer cards lie as far below it as the highest below the bar
_LOW_PLATE, _LOW_LARGE_PLATE, _LOW_DUMMYS = 86, 96, 83
_WIDEST_DUMMYS = 340
_LEAST_UNDER = 6  # to the highest card of a trick


class Seating:
    """Rectangles for this many hands, seen from the hand `anchor`, which lies at the bottom.

    The hand `dummy`, if there is one, lies open in a row under the bar: over the trick, or beside its highest card.
    """

    def __init__(self, canvas: Canvas, hands: int, anchor: int, dummy: int | None = None) -> None:
        self._canvas = canvas
        self._hands = hands
        self._dummy = dummy
        self.anchor = anchor
        self._plates: dict[int, pygame.Rect] = {}  # by hand
        self.width, self.height = canvas.surface.get_size()
        px = canvas.px
        self.unit = canvas.unit
        self.bar = pygame.Rect(0, 0, self.width, px(BAR))
        fit = card_fit(canvas, hands, has_dummy=dummy is not None)
        self._rows, self._is_beside, self._form = fit.rows, fit.is_beside, form(hands)
        self.card = px(fit.height)
        self._foot = self.height - px(FOOT) + px(fit.over)
        self.hand_top = self._foot - px(fit.hand)
        self._is_parted = self._is_beside and dummy is None
        self._plate = plate_size(canvas, has_dummy=dummy is not None)
        words, over = _TALL_WORDS if is_roomy(canvas) else _WORDS, over_hand(canvas)
        self.sentence = self._centered(self.hand_top - px(WORDS), words, 34)
        self.detail = self._centered(self.sentence.bottom, words, 26)
        self.own_plate = pygame.Rect((px(PLATE_LEFT), self.hand_top - px(self._plate[1] + over)), self._plate_size)
        self._air, self._trick_top = self._heights()
        self.middle = pygame.Rect(
            px(280), self.bar.bottom, self.width - 2 * px(280), self.sentence.top - self.bar.bottom
        )
        self.tools = pygame.Rect(self.width - px(18) - px(_TOOLS), self.hand_top - px(48 + over), px(_TOOLS), px(48))
        self.panel_top = self._upper + px(14)
        self.trick_y = self._trick_top + trick_height(self._form, self.card / self.unit) * self.unit / 2
        self.stash_y = self.tools.top - px(18) - px(STASH_CARD) // 2

    @property
    def _open_side(self) -> str | None:
        return None if self._dummy is None else self.side(self._dummy)

    @property
    def own_tool(self) -> pygame.Rect:
        """The place of a tool over the plate of the hand at the bottom, and under the backs of the one at the left."""
        px, plate, room = self._canvas.px, self.own_plate, self._over_own_plate
        width = px(_WIDE_TOOL) if self._canvas.type.is_enlarged else plate.width
        height = max(px(_LEAST_TOOL), min(px(_TOOL), room - 2 * px(APART_FROM_TOOL)))
        return pygame.Rect(plate.left, plate.top - min(px(14), max(0, room - height) // 2) - height, width, height)

    @property
    def tool_at_right(self) -> pygame.Rect | None:
        """The place of that tool over the other tools, where no Stash lies.

        There it is at a table of four without a dummy, and wherever it would be squeezed between plate and backs.
        """
        px = self._canvas.px
        is_free = self._form is Form.CROSS and self._dummy is None and not is_roomy(self._canvas)
        if not is_free and self._over_own_plate >= px(_TOOL + 2 * APART_FROM_TOOL):
            return None
        rect = self.own_tool
        rect.height = px(_TOOL)
        rect.bottomright = self.tools.right, self.tools.top - px(APART_FROM_TOOL)
        return rect

    @property
    def _over_own_plate(self) -> int:
        return self.own_plate.top - self._backs_end

    @property
    def _backs_end(self) -> int:
        """The lower edge of the backs at the left; of the plate if the dummy lies there."""
        hand = (self.anchor + 1) % self._hands
        end = self.plate(hand).bottom
        return end if hand == self._dummy else end + self._canvas.px(UNDER_PLATE + SMALL_CARD + 2)

    def _heights(self) -> tuple[int, int]:
        """Return the air over the plates, and where the highest card of a trick begins."""
        px = self._canvas.px
        trick = round(trick_height(self._form, self.card / self.unit) * self.unit)
        end = self.sentence.top - px(BELOW) - (px(points_room(self._canvas)) if self._form is Form.FAN else 0)
        start, half = self.bar.bottom + px(ABOVE), (self.card + px(BETWEEN)) // 2
        if self._dummy is not None and self._is_beside:
            start = max(start, self.open_row.bottom + px(UNDER_OPEN) - half)
            if self._is_in_line:
                start = max(start, self.bar.bottom + px(ACROSS_TOP + self._plate_across[1] + _LEAST_UNDER))
        elif self._dummy is not None:
            start = self.open_row.bottom + px(UNDER_OPEN + self._plate[1] + PLATE_AIR)
        elif self._is_beside:
            start = max(start, self.bar.bottom + px(_PARTED_TOP + self._plate_across[1] + BETWEEN) - half)
        elif self._form is not Form.FAN:
            start += px(self._plate[1] + PLATE_AIR)
        else:
            start += self._plates_over
        spare = max(0, end - start - trick)
        over = (_TALL_AIR if is_roomy(self._canvas) else _AIR) if self._dummy is None else 0
        air = round(max(0, spare - px(60)) * over)
        top = start + air + (spare - air) // 2
        if self._form is Form.CROSS and reaches_sides(
            self._canvas, self.card * CARD_RATIO / self.unit, has_dummy=self._dummy is not None
        ):
            air, top = self._between_sides(air, top)
        return air, min(top, end - trick)

    def _between_sides(self, air: int, top: int) -> tuple[int, int]:
        """Return the air, and where a cross begins whose outer cards lie under the backs and over the own plate."""
        px, over = self._canvas.px, (self.card + self._canvas.px(BETWEEN)) // 2  # over the outer cards
        row = 0 if self._dummy is None else self.open_row.bottom + px(UNDER_OPEN - ACROSS_TOP) - self.bar.bottom
        backs = (
            self.bar.bottom + row + px(sides_end(self._canvas, self._form, has_dummy=self._dummy is not None) + AROUND)
        )
        last = self.own_plate.top - px(AROUND) - self.card
        air = max(0, min(air, last - backs))
        return air, max(min(top, last - over), backs + air - over)

    @property
    def _plates_over(self) -> int:
        """The height of plates at the sides and their backs that are wide enough to reach over a fan."""
        end = sides_end(self._canvas, self._form)
        return self._canvas.px(end + AROUND - ABOVE) if is_roomy(self._canvas) else 0

    @property
    def _apart(self) -> float:
        """The air between the columns of a trick: more in a wide window."""
        return _APART * self.card * CARD_RATIO + max(0.0, self.width - 1280 * self.unit) * 0.1

    @property
    def _upper(self) -> int:
        """The lower edge of what lies across the table."""
        if self._hands == 3:
            return self.bar.bottom + self._air + self._plates_over
        upper = self.plate(self.hand_across).bottom
        return upper if self._dummy is None else max(upper, self.open_row.bottom)

    @property
    def hand_across(self) -> int:
        """The hand at the other side of a table for four."""
        return (self.anchor + 2) % self._hands

    def side(self, hand: int) -> str:
        """Return the side of the table where a hand lies: bottom, left, top or right."""
        return SIDES[self._hands][(hand - self.anchor) % self._hands]

    def outwards(self, hand: int) -> tuple[int, int]:
        """Return the direction from the middle of the table to a hand, to the right and down."""
        return OUTWARDS[self.side(hand)]

    @property
    def _plate_size(self) -> tuple[int, int]:
        wide, high = self._plate
        return self._canvas.px(wide), self._canvas.px(high)

    @property
    def _is_in_line(self) -> bool:
        """True if a dummy's cards lie at the right of its plate across the table."""
        return self._open_side == TOP and self._is_beside

    def plate(self, hand: int) -> pygame.Rect:
        """Return the plate of a hand. It is asked for dozens of times as a table is laid out, so it is found once."""
        if hand not in self._plates:
            self._plates[hand] = self._found_plate(hand)
        return self._plates[hand].copy()

    def _found_plate(self, hand: int) -> pygame.Rect:
        side, px = self.side(hand), self._canvas.px
        if side == BOTTOM:
            return self.own_plate
        if side == TOP:
            return self._across
        rect = pygame.Rect((px(PLATE_LEFT), self._sides_top(side)), self._plate_size)
        if side == RIGHT:
            rect.right = self.width - px(18)
        return rect

    def _sides_top(self, side: str) -> int:
        """The upper edge of a plate at a side: with no room for a call beside the seat across, calls lie below it."""
        px = self._canvas.px
        if self._is_under_row(side):
            return self.open_row.bottom + px(UNDER_OPEN)
        if not self._is_lowered:
            return self.bar.bottom + px(UNDER_BAR) + self._air
        if self._is_parted:
            return self._under_parted
        top = self.plate(self.hand_across).bottom + px(UNDER_ACROSS)
        more = px(under_across(has_dummy=self._dummy is not None) - UNDER_ACROSS)
        backs = top + px(self._plate[1] + UNDER_PLATE + SMALL_CARD + UNDER_ACROSS)
        room = (self.own_plate if side == LEFT else self.tools).top - backs
        if self._dummy is not None and self._is_beside:  # as much air over them as under their backs
            more = max(more, min(px(_CLEAR_OF_ACROSS - UNDER_ACROSS), room // 2))
        return top + max(0, min(more, room))

    @property
    def _under_parted(self) -> int:
        """The upper edge of plates at the sides of a low one: their calls lie below it, a tool and the Stash lower."""
        px, across = self._canvas.px, self.plate(self.hand_across).bottom
        below = min(self.own_plate.top - px(_LEAST_TOOL + 1), self.tools.top - px(18 + STASH_CARD + UNDER_ACROSS))
        lowest = below - px(self._plate[1] + UNDER_PLATE + SMALL_CARD)
        highest = across + px(UNDER_ACROSS) - px(_BUBBLE_MIDDLE - _BUBBLE[1] / 2)
        return max(highest, min(across + px(_CLEAR_OF_PARTED), lowest))

    def _is_under_row(self, side: str) -> bool:
        """Return True for a plate at a side that lies as low as one over which a dummy's cards lie."""
        if self._open_side is None or not self._is_beside:
            return self._open_side is not None and (side == self._open_side or not self._is_lowered)
        return self._has_room_under_row or side == (RIGHT if self._open_side == TOP else self._open_side)

    @property
    def _has_room_under_row(self) -> bool:
        """True if both plates at the sides and their backs have room under a dummy's cards: they are a pair."""
        px = self._canvas.px
        under = self.open_row.bottom + px(UNDER_OPEN + self._plate[1] + UNDER_PLATE + SMALL_CARD + UNDER_OPEN)
        return under <= self.own_plate.top

    @property
    def open_row(self) -> pygame.Rect:
        """The place of a dummy's cards: from edge to edge, or from its side, or the right, to the highest card."""
        px, column = self._canvas.px, round(self.card * CARD_RATIO / 2) + self._canvas.px(BESIDE_TOP)
        row = pygame.Rect(px(OPEN_EDGE), self.bar.bottom + px(OPEN_AIR), self.width - 2 * px(OPEN_EDGE), self.card)
        if self._is_beside:
            row.width = self.width // 2 - column - row.left
            row.left = row.left if self._open_side == LEFT else self.width - px(OPEN_EDGE) - row.width
        return row

    @property
    def _seat_across(self) -> pygame.Rect:
        """The seat across the table, backs and all, with its plate over the middle.

        At the left of the plate there is room for a call, at its right lie the backs. Where the highest card of a trick
        lies in the same row, it lies between the two, in the middle of the table; before it is played, a call does. A
        dummy's cards lie at the right of its plate, under which that card lies, and in a tall window over the plate.
        """
        px, middle = self._canvas.px, self.width // 2
        top = self.bar.bottom + px(_PARTED_TOP if self._is_parted else ACROSS_TOP) + self._air
        wide, high = self._plate_across
        rect = pygame.Rect(0, top, px(OUTSIDE + wide + BACKS_GAP + BACKS), px(high))
        rect.left = middle - px(wide / 2) - px(OUTSIDE)
        if self._is_parted:
            rect.width = px(OUTSIDE + wide) + self._clear + px(_BACKS_OFF + PARTED_BACKS)
            rect.left = middle - self._clear // 2 - px(OUTSIDE + wide)
        elif self._open_side == TOP:
            rect.width = px(OUTSIDE + wide)
        if self._dummy is not None and not self._is_beside:
            rect.top = self.open_row.bottom + px(UNDER_OPEN)
            if self._open_side == RIGHT:
                rect.right = min(rect.right, self.width - px(18 + self._plate[0] + OUTSIDE + _BESIDE_DUMMY))
        elif self._open_side == LEFT:
            rect.left = self.width - self.open_row.right
        elif self._open_side is not None:
            rect.right = (self.open_row.left if self._is_in_line else self.width - self.open_row.left) - px(BACKS_GAP)
        return rect

    @property
    def backs_across(self) -> int:
        """The left edge of the backs across the table: beside their plate, or beside the card next to it."""
        return self._across.right + (
            self._clear + self._canvas.px(_BACKS_OFF) if self._is_parted else self._canvas.px(BACKS_GAP)
        )

    @property
    def _clear(self) -> int:
        """The width that the highest card takes between the plate and the backs, with air at both its sides."""
        return round(self.card * CARD_RATIO) + 2 * self._canvas.px(_BESIDE_CARD)

    @property
    def _across(self) -> pygame.Rect:
        """The plate across the table."""
        wide, high = (self._canvas.px(side) for side in self._plate_across)
        place = self._seat_across.move(self._canvas.px(OUTSIDE), 0).topleft
        return pygame.Rect(place, (wide, high))

    @property
    def _plate_across(self) -> tuple[int, int]:
        """The width and the height of the plate across the table in units: a low one where others need the room."""
        wide, high = self._plate
        if self._is_in_line:
            free = (self.open_row.left / self.unit) - BACKS_GAP - OUTSIDE - PLATE_LEFT - wide - _BESIDE_SIDES
            return (min(_WIDEST_DUMMYS, int(free)) if self._canvas.type.is_enlarged else wide), _LOW_DUMMYS
        if not self._is_parted:
            return wide, high
        if not self._canvas.type.is_enlarged:
            return wide, _LOW_PLATE  # the outer cards of the trick lie below it
        return self._wide_across, _LOW_LARGE_PLATE

    @property
    def _wide_across(self) -> int:
        """The width in units of a low plate across the table, from the card to the line of the plates at the left."""
        room = (self.width - self._clear) / 2 / self.unit - OUTSIDE
        return min(_WIDEST_ACROSS, int(room - PLATE_LEFT - self._plate[0] - _BESIDE_SIDES))

    @property
    def _is_lowered(self) -> bool:
        """True if the plates at the sides lie below the seat across the table, having no room beside it."""
        if self._hands == 3:
            return False
        px, seat, call = self._canvas.px, self._seat_across, self._canvas.px(_BUBBLE[0] + _BUBBLE_GAP)
        at_left, at_right = (px(edge + self._plate[0] + _BESIDE_SIDES) for edge in (PLATE_LEFT, 18))
        if self._dummy is not None:  # nothing is called; a dummy's own plate, and one under its row, is never lowered
            is_free = self._open_side if self._open_side != TOP else RIGHT if self._is_beside else None
            at_left, at_right = (0 if side == is_free else at for side, at in ((LEFT, at_left), (RIGHT, at_right)))
        elif self._is_parted:
            at_left += call
        else:  # the call of the seat across lies at its left
            at_left, at_right = at_left + 2 * call, at_right + call
        return seat.left < at_left or seat.right > self.width - at_right

    @property
    def calls_hang(self) -> bool:
        """True if the call of the seat across hangs under its plate: beside that, it would be over the next seat's."""
        return self._is_lowered and not self._is_parted and self._dummy is None

    def call(self, hand: int) -> pygame.Rect:
        """Return the bubble for the last call of a hand, by its plate, towards the middle."""
        plate, px, side = self.plate(hand), self._canvas.px, self.side(hand)
        bubble = pygame.Rect(0, 0, px(_BUBBLE[0]), px(_BUBBLE[1]))
        low = plate.bottom - px(_BUBBLE[1] / 2 + _OFF_FOOT)
        y = low if self.calls_hang else min(plate.centery, plate.top + px(_BUBBLE_MIDDLE))
        if side == TOP and self._open_side == LEFT:
            bubble.midleft = (self._seat_across.right + px(5), y)
        elif side == TOP and self._is_parted:
            bubble.center = (self.width // 2, y)
        elif side == TOP and self.calls_hang:
            bubble.midtop = (plate.centerx, plate.bottom + px(UNDER_ACROSS))
        elif side in (RIGHT, TOP):
            bubble.midright = (plate.left - px(_BUBBLE_GAP), y)
        else:
            bubble.midleft = (plate.right + px(5), y)
        return bubble

    def _centered(self, top: int, width: float, height: float) -> pygame.Rect:
        rect = pygame.Rect(0, top, self._canvas.px(width), self._canvas.px(height))
        rect.centerx = self.width // 2
        return rect
