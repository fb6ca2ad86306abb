"""The places of everything on the table, for one window size. Measures are units, scaled once to the window."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from ..drawing.theme import RAIL
from ..motion.motions import Motion, Pose
from .cardsize import IN_SIGHT, LEAST_EDGE, SMALL_CARD, UNDER_PLATE, Form, is_roomy
from .drawnplaces import DrawnPlaces
from .fans import CARD_RATIO, Fan, Rows, lies_free, on_an_arc, spacing, two_rows_high
from .seating import BACKS, BOTTOM, EDGE, LEFT, OUTWARDS, PARTED_BACKS, RIGHT, STASH_CARD, TOP

LIFT, LIFT_OTHERS, LIFT_CLOSED = 16, 6, 4
SLOTS_FOOT, _TALL_SLOTS_FOOT = 63, 90  # between the sentence and the slots, while cards are laid away

_LEAST_SLOT, _SLOTS_HEAD = 110, 148  # a slot's height, and backs and what stands over the slots
_CROSSING = 0.53  # of the height of a card in the hand and of one in a slot: between them, for one that goes across
_OVER_SLOTS, _UNDER_SLOTS = 62, 20  # words in a wide window, and the air between them and the button
_OFF_PLATE = 8  # more air over these words, where they stand right under a plate
_BACKS_END = 296  # where backs under a wide plate end
_BACK_PITCH = 11.5
_APART = 1.05  # widths from card to card of the own hand where it has room: none covers another
_OFF_CALL = 32  # at least, between the backs across the table and the call of the hand at the right
_HAND_BEND, _HAND_TURN, _BACKS_BEND = 0.14, 0.32, 0.07
_MOST_ARC, _HANG = 4, 2.5  # from the middle of a hand down to its ends, which may hang lower than a single card
_ROWS_TURN = 1.3  # from card to card of a row of two, where there is room under its ends
_BESIDE_LOW = 14  # from the lowest card of a cross to its worth
THICK = 1.6  # a card that lies in the deck
_EDGE_ACROSS, _EDGE_UP = 0.026, 0.016  # what is seen of a card in a pack under the next one, of its height
_OPEN_PITCH = 0.56  # widths from card to card of an open hand where it has room
_ROWS_EDGE = 24  # from the window's edge to two rows
_WIDEST = 1500
_LED_TO_LEFT = -1.0, 0.55  # under the foot of the card at the left, and over no index
_TURNS = {BOTTOM: 1.2, LEFT: 3.5, TOP: -1.4, RIGHT: -3.0}
_UPRIGHT = 1.1  # heights of a deck that deals from across the table, as it is turned
_DECK_TURNS = {LEFT: 82.0, TOP: -8.0, RIGHT: -82.0, BOTTOM: 8.0}


class Places(DrawnPlaces):
    """Where the cards of all hands lie, the trick, the Stash, and what is done with them."""

    def hand(self, count: int, split: int | None = None) -> Fan | Rows:
        """Return the viewer's hand, as wide as the window allows: a fan, or two rows, `split` cards in the upper.

        Two rows lie where one would cover indices, and the lower of them where one lies that does not.
        """
        px, width, room, half = self._canvas.px, self.card * CARD_RATIO, self._hand_room, max(1.0, (count - 1) / 2)
        bend = min(self._canvas.unit * _HAND_BEND, self._canvas.unit * _MOST_ARC / half**2)
        if self._rows == 2 and not lies_free(room, width, count):
            left, held = (self.width - room) / 2, count // 2 if split is None else split
            sag = max(0.0, self.height - px(RAIL) - self.hand_top - two_rows_high(self.card) - 1)
            return Rows(left, self.hand_top, room, self.card, held, turn=_ROWS_TURN, sag=sag)
        if not lies_free(room, width, count) and lies_free(self._most_room, width, count):
            room = self._most_room
        step = spacing(room, width, count, _APART)
        turn = _HAND_TURN * bend / (self._canvas.unit * _HAND_BEND)
        corner = width / 2 * math.sin(math.radians((count - 1) / 2 * turn))
        low = bend * ((count - 1) / 2) ** 2 + corner
        y = self._foot - self.card / 2 - max(0.0, low - self._canvas.unit * _HANG)  # the lowest corner is in the window
        spare = max(0.0, (room - width - (count - 1) * step) / 2)
        return Fan((self.width / 2, y), step, self.card, bend, turn, spare)

    @property
    def _hand_room(self) -> int:
        """The width that the viewer's hand has."""
        px = self._canvas.px
        return min(self.width - 2 * px(EDGE if self._rows == 1 else _ROWS_EDGE), px(_WIDEST))

    @property
    def _most_room(self) -> int:
        """The width that a hand takes whose cards lie free of each other in it, and in no less."""
        return self.width - 2 * self._canvas.px(LEAST_EDGE)

    @property
    def most_in_row(self) -> int:
        """The number of cards that a row of the viewer's hand has room for, with enough of each in sight."""
        width = self.card * CARD_RATIO
        return 1 + int((self._hand_room - width) / (width * IN_SIGHT))

    def small_hand(self, hand: int, count: int) -> Fan:
        """Return another hand, face down, by its plate: below it, or beside it across the table."""
        plate, px, bend = self.plate(hand), self._canvas.px, self._canvas.unit * _BACKS_BEND
        height, pitch = px(SMALL_CARD), float(px(_BACK_PITCH))
        if self.side(hand) == TOP:
            start, room = self._room_for_backs
            pitch = min(pitch, (room - height * CARD_RATIO) / max(1, count - 1))
            half = (height * CARD_RATIO + (count - 1) * pitch) / 2
            return on_an_arc((start + half, plate.centery), pitch, height, bend)
        return on_an_arc((plate.centerx, plate.bottom + px(UNDER_PLATE) + height / 2), pitch, height, bend)

    @property
    def plates(self) -> list[pygame.Rect]:
        """The plates of all hands."""
        return [self.plate(hand) for hand in range(self._hands)]

    def flown_around(self, motion: Motion) -> list[pygame.Rect]:
        """Return the plates that cards fly around; over all, they pass the own one to drop into the hand from above."""
        return [plate for plate in self.plates if not motion.is_over_all or plate != self.own_plate]

    @property
    def _room_for_backs(self) -> tuple[int, int]:
        """The start and the width of the place of the backs across the table.

        It is narrower where a call beside them would be taken for theirs.
        """
        px, hand = self._canvas.px, (self.anchor - 1) % self._hands
        call, across, start = self.call(hand), self.plate(self.hand_across), self.backs_across
        end = start + px(PARTED_BACKS if self._is_parted else BACKS)
        is_beside = self.side(hand) == RIGHT and hand != self._dummy and call.top < across.bottom
        return start, (min(end, call.left - px(_OFF_CALL)) if is_beside else end) - start

    def open_hand(self, count: int) -> Fan:
        """Return the dummy's hand, face up, in one row: from its side on, or from the middle of the table."""
        row, wide = self.open_row, self.card * CARD_RATIO
        pitch = min((row.width - wide) / max(1, count - 1), wide * _OPEN_PITCH)
        half, spare = (wide + (count - 1) * pitch) / 2, row.width - wide - (count - 1) * pitch
        if self._open_side == TOP and not self._is_beside:
            return Fan(row.center, pitch, self.card, 0.0, 0.0, spare / 2)
        if self._open_side == RIGHT:
            return Fan((row.right - half, row.centery), pitch, self.card, 0.0, 0.0)
        return Fan((row.left + half, row.centery), pitch, self.card, 0.0, 0.0, spare)

    def trick(self, hand: int) -> Pose:
        """Return the pose of a hand's card in the trick, before its player; no card lies on another."""
        side, column = self.side(hand), self.card * CARD_RATIO + self._apart
        (right, down), low = OUTWARDS[side], self.trick_y * 2 - self._trick_top - self.card / 2
        high = self._trick_top + self.card / 2
        if self._form is Form.FAN:
            y = low if side == BOTTOM else high
        else:
            y = self.trick_y + down * (low - high) / 2
        return Pose(self.width / 2 + right * column, y, self.card, _TURNS[side])

    def led_to(self, hand: int) -> tuple[float, float]:
        """Return the direction from the middle of a hand's card in the trick to the mark that it was led.

        At the bottom that is the free left edge: below the card are the words.
        """
        return _LED_TO_LEFT if self.side(hand) == BOTTOM else self.outwards(hand)

    @property
    def slots_foot(self) -> float:
        """The units over the sentence while cards are laid away: more in a tall window, with a higher button."""
        return _TALL_SLOTS_FOOT if is_roomy(self._canvas) else SLOTS_FOOT

    @property
    def under_slots(self) -> pygame.Rect:
        """The place of the button that lays the cards in the slots away, and of the air under it."""
        return self.over_sentence(self.slots_foot)

    def slot(self, index: int) -> Pose:
        """Return the pose of one of the Stash's three slots during the exchange, between words and a button."""
        px = self._canvas.px
        start = self.panel_top + px(_OVER_SLOTS + (_OFF_PLATE if self._is_parted else 0))
        if self._is_lowered and is_roomy(self._canvas):
            start = max(start, self.plate((self.anchor + 1) % self._hands).bottom + px(_SLOTS_HEAD))
        room = self.under_slots.top - start - px(_UNDER_SLOTS)
        between = self.width - 2 * px(_BACKS_END + 14) if self._is_lowered else self.width
        crossed = (self.hand_top - start - _CROSSING * self.card) / (1 + _CROSSING)  # with room for a card to go across
        height = max(px(_LEAST_SLOT), min(room, self.card, round(between / 3 / CARD_RATIO), int(crossed)))
        top = min(start + max(0, room - height) // 2, round(self.hand_top - _CROSSING * (self.card + height) - height))
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

    def trick_points(self, width: int = 0, *, has_own: bool = True) -> pygame.Rect:
        """Return the place for the worth of the trick, at least this wide: under a fan, or at the foot of a cross.

        There it stands in the middle, and once the hand at the bottom `has_own` card there, beside that.
        """
        px = self._canvas.px
        usual, height = (px(136), px(36)) if is_roomy(self._canvas) else (px(104), px(30))
        rect = pygame.Rect(0, 0, max(usual, width), height)
        low = self.trick(self.anchor)
        if self._form is Form.FAN:
            rect.midtop = (self.width // 2, round(low.y + low.height / 2) + px(15))
        elif not has_own:
            rect.midbottom = self.width // 2, round(low.y + low.height / 2)
        else:
            rect.bottomleft = (
                round(low.x + low.height * CARD_RATIO / 2) + px(_BESIDE_LOW), round(low.y + low.height / 2)
            )  # fmt: skip
        return rect

    def pack(self, poses: Sequence[Pose]) -> list[Pose]:
        """Return the poses of cards as a pack, in the middle between these, the lowest first; of each an edge is seen.

        It is not quite even, so that one sees that it is more than one card.
        """
        x, y = (sum(ways) / max(1, len(poses)) for ways in ([pose.x for pose in poses], [pose.y for pose in poses]))
        return self._packed([Pose(x, y, pose.height, 0.0) for pose in poses])

    def _packed(self, poses: Sequence[Pose]) -> list[Pose]:
        """Return poses in one place each as far beside the one before as the cards of a pack lie, for their height."""
        last = (len(poses) - 1) / 2
        return [
            pose._replace(
                x=pose.x + (place - last) * _EDGE_ACROSS * pose.height, y=pose.y - place * _EDGE_UP * pose.height
            )
            for place, pose in enumerate(poses)
        ]

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

    def won_pack(self, hand: int, count: int) -> list[Pose]:
        """Return the poses at which a pack that a hand has won disappears."""
        return self._packed([self.won(hand)] * count)

    def dealing(self, hand: int) -> Pose:
        """Return the pose of the deck when the owner of a hand deals: by the plate, where calls are made later."""
        (x, y), height = self.call(hand).center, self._canvas.px(SMALL_CARD)
        if self.side(hand) == TOP and self.calls_hang:
            y = self.plate(hand).bottom + self._canvas.px(UNDER_PLATE) + round(_UPRIGHT * height / 2)
        return Pose(x, y, height, _DECK_TURNS[self.side(hand)])
