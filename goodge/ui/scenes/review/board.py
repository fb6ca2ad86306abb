"""The table as a seat saw it, standing still and laid out as in play: seats, calls, trick, open hands, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial

import pygame

from ....engine.cards import Card
from ...drawing.canvas import Canvas
from ...drawing.portrait import DUMMYS
from ...drawing.theme import BODY_STRONG, GOLD_BRIGHT, MUTED, SMALL, SMALL_STRONG
from ...motion.motions import Pose
from ...tabletop.callpill import CallPill
from ...tabletop.cardsize import USUAL_PLATE, plate_size
from ...tabletop.fans import CARD_RATIO, HIDES, ROW_SHOWN, spacing, two_rows_high
from ...tabletop.marks import lead_mark
from ...tabletop.platefaces import OUTSIDE
from ...tabletop.plates import Plate, agreed
from ...tabletop.seating import OUTWARDS, SIDES
from ...widgets.base import Drawing, Item, Label
from ...wording.review import ALL_CARDS_SEEN, why_tip
from ...wording.stash import stash_label
from ...wording.tips import held_tip
from .hand import card_in_rows, hand_items, is_crowded, rows_apart
from .painted import BESIDE, backs, emblem, ground_of
from .room import clear_height
from .seen import MOST_APART, RAISED, Cards, Marked, SeenView, marks_height, stem_height
from .trick_shape import APART, OVER, PlacedTrick, largest, trick_shape

_CALL, _GAP = (110, 46), 14
_WIDE, _TALL = 262, 340  # widths of plates, the latter in a tall window
_TALL_PLATE = 118  # the height of plates in a tall window; in others the trick needs the room
_OUTER = 20 + OUTSIDE  # how far the rail and the portraits reach
_APART = 20  # of plates, beyond which portraits stand out
_CARD, _TRICK_CARD, _OPEN_CARD, _STASH_CARD = 158, 150, 100, 84
_EMBLEM, _BACK, _BACK_PITCH = 330, 66, 11
_LARGE_EMBLEM = 1.5
_LINE_AIR = 8  # over and under what is said at the top
_LEAST_TRICK_CARD, _CLEAR_TRICK_CARD, _LEAST_SAID = 60, 124, 90
_WORTH_IT = 1.1  # so much larger, at least, are cards that lie over each other
_READABLE, _ONE_ROW_PART = 113, 0.64  # pixels of a card whose index is 16 high; of the room, for an open hand alone
_MOST_GROWN = 2.0  # how much larger cards are where a window is tall
_COLUMN = 0.27  # of the width, for an open hand at a side, where that is more than a plate
_ONE_ROW, _SEEN_OF_CARD = 7, 0.2


def board_items(canvas: Canvas, rect: pygame.Rect, seen: SeenView) -> list[Item]:
    """Return the items of the table in this rectangle; plates are low, for the trick, where their words allow it."""
    low = _TALL_PLATE if canvas.rect.height > canvas.rect.width else USUAL_PLATE[1]
    board = _Board(canvas, rect, seen, low)
    high = plate_size(canvas)[1]
    return (board if board.has_room or high <= low else _Board(canvas, rect, seen, high)).items()


class _Board:
    """Lays out the table in a rectangle: at its sides and at its top the others, the trick in the middle of them."""

    def __init__(self, canvas: Canvas, rect: pygame.Rect, seen: SeenView, plate_high: int) -> None:
        px = self._px = canvas.px
        self._canvas, self._rect, self._seen = canvas, rect, seen
        self._hands = len(seen.view.board.captured)
        self._grown = min(_MOST_GROWN, max(1.0, rect.height / px(600)))
        self._fullest = replace(seen, sees_all=seen.state is not None)
        self._line = 0 if seen.state is None else canvas.type.line_height(SMALL) + px(2)
        self._is_tall = canvas.rect.height > canvas.rect.width
        self._plate_high = plate_high
        self._plates_top = rect.top + (self._line + 2 * px(_LINE_AIR) if self._line else px(_GAP))
        open_hands = [self._fullest.open_hand(hand) for hand in range(self._hands) if self._fullest.is_open(hand)]
        longest = max(map(len, open_hands), default=0) if self._is_tall else len(seen.view.dummy or ())
        opened = two_rows_high(px(64)) if longest > _ONE_ROW else px(72 if longest else _BACK)
        marks = marks_height(canvas)
        least = px(2 * self._plate_high + 4 * _GAP) + marks + round(opened)
        card = round(min(px(_CARD) * self._grown, rect.width / 4.4 / CARD_RATIO))
        room = rect.bottom - self._plates_top - least
        self._left, self._right = rect.left + px(_OUTER), rect.right - px(_GAP)
        self._cards = seen.presenter.sorted_hand(seen.view, seen.view.hand, hand=seen.own)
        width = self._right - self._left
        self._in_two = self._is_tall and is_crowded(len(self._cards), width, min(card, room))
        self._card = max(px(_CARD) // 2, min(card, card_in_rows(canvas, room) if self._in_two else room))
        lower = px(RAISED) + rows_apart(canvas, self._card) if self._in_two else 0
        high = px(_GAP) + lower + self._card
        self._hand = pygame.Rect(self._left, rect.bottom - high, width, high)
        self._low = self._hand.top - (marks if self._is_marked(seen.own) else px(_GAP))

    def items(self) -> list[Item]:
        """Return everything on the table."""
        seen, items = self._seen, [self._emblem()]
        if seen.sees_all:
            rect = self._rect
            said = pygame.Rect(rect.left + self._px(_OUTER), rect.top + self._px(_LINE_AIR), 0, self._line)
            said.width = rect.right - self._px(_GAP) - said.left
            words = Label(key="all-seen", rect=said, text=ALL_CARDS_SEEN.say(), role=SMALL_STRONG, colour=GOLD_BRIGHT)
            items += [ground_of(self._canvas, words, said.height), words]
        items += self._plates
        for hand in range(self._hands):
            items += [*self._call(hand), *(self._open_hand(seen, hand) if seen.is_open(hand) else self._backs(hand))]
        items += [*self._stash(), *self._middle()]
        return [*items, *hand_items(self._canvas, seen, self._cards, self._hand, self._card, in_two=self._in_two)]

    @property
    def has_room(self) -> bool:
        """True if there is room for the words on the plates."""
        return all(plate.fits(self._canvas) for plate in self._plates)

    # -- seats ----------------------------------------------------------------------------------------------

    def _side(self, hand: int) -> str:
        return SIDES[self._hands][(hand - self._seen.own) % self._hands]

    def _place(self, hand: int) -> pygame.Rect:
        """Return the place of a hand's plate: its own over the cards at the left, the others in a row at the top."""
        px, side = self._px, self._side(hand)
        left, right, others = self._left, self._right, self._hands - 1
        wide = min(px(_TALL if self._is_tall else _WIDE), (right - left - px(_APART) * (others - 1)) // others)
        place = pygame.Rect(left, self._plates_top, wide, px(self._plate_high))
        if side == "bottom":
            place.bottom = self._low
        elif side == "right":
            place.right = right
        elif side == "top":
            place.left = left + (right - left - wide) // 2
        return place

    @cached_property
    def _plates(self) -> list[Plate]:
        """The plates, all laid out alike: without totals where these would be bare numbers."""
        plates = [self._plate(hand) for hand in range(self._hands)]
        layout = agreed(self._canvas, plates)
        if layout is not None and layout.is_total_short:
            for plate in plates:
                plate.facts = replace(plate.facts, total="", short_total="")
            layout = agreed(self._canvas, plates)
        for plate in plates:
            plate.layout = layout
        return plates

    def _plate(self, hand: int) -> Plate:
        seen = self._seen
        view, presenter = seen.view, seen.presenter
        portrait = DUMMYS if hand == view.board.dummy else seen.portraits[view.board.holders[hand]]
        return Plate(
            key=f"plate-{hand}", rect=self._place(hand), portrait=portrait,
            facts=presenter.plate(view, seen.names, hand, view.board.captured),
            about=(presenter.about(view, seen.names, hand),), is_turn=hand == view.board.acting,
            tip=presenter.plate_in_words(view, hand) or None, verdict=seen.verdict if hand == seen.own else None,
        )  # fmt: skip

    def _call(self, hand: int) -> list[Item]:
        """Return a hand's call, below its plate, or beside it for the viewer's own."""
        call, place = self._seen.presenter.calls(self._seen.view).get(hand), self._place(hand)
        if call is None:
            return []
        bubble = pygame.Rect(0, 0, *(self._px(measure) for measure in _CALL))
        if hand == self._seen.own:
            bubble.midleft = (place.right + self._px(_GAP), place.centery)
        else:
            bubble.midtop = (place.centerx, place.bottom + self._px(8))
        return [CallPill(key=f"call-{hand}", rect=bubble, facts=call)]

    # -- cards that lie open --------------------------------------------------------------------------------

    @property
    def _below_plates(self) -> int:
        """The upper edge of what lies under the plates of the others."""
        has_calls = any(hand != self._seen.own for hand in self._seen.presenter.calls(self._seen.view))
        return self._plates_top + self._px(self._plate_high + 10 + (_CALL[1] + 6 if has_calls else 0))

    @property
    def _sides(self) -> tuple[int, int]:
        """The inner edges of the columns at the left and at the right."""
        others = min(self._place(hand).width for hand in range(self._hands) if hand != self._seen.own)
        wide = max(others, round(self._rect.width * _COLUMN))
        return self._rect.left + self._px(_OUTER) + wide, self._rect.right - self._px(_GAP) - wide

    def _open_hand(self, seen: SeenView, hand: int) -> list[Item]:
        """Return the cards of an open hand under its plate: in one row, or in two where they would be too close."""
        side, (left_end, right_end), px = self._side(hand), self._sides, self._px
        cards, start, gap = seen.open_hand(hand), self._rect.left + px(_OUTER), px(_APART)
        spans = {"left": (start, left_end), "right": (right_end, self._rect.right - px(_GAP))}
        left, right = spans.get(side, (left_end + gap, right_end - gap))
        most, stem = px(_OPEN_CARD) * self._grown, self._stem(hand)
        room = self._place(self._seen.own).top - px(10) - self._below_plates
        if side == "top" and not seen.sees_all:
            left, right = self._between_backs
            most, room = max(most * 0.84, _READABLE), round(room * _ONE_ROW_PART)
        elif side == "top":
            most, room = most * 0.84, round(room * 0.5)
        high = round(min(most, room - stem))
        is_single = len(cards) <= _ONE_ROW or self._pitch(high, len(cards), right - left) >= _SEEN_OF_CARD * high
        if not is_single:
            high = round(min(most, (room - 2 * stem) / two_rows_high(1.0)))
        upper = 0 if is_single else len(cards) // 2
        top = self._below_plates + (0 if is_single else stem)
        pitch = self._pitch(high, len(cards) - upper, right - left)
        rows = [(cards[:upper], round(high * ROW_SHOWN), Marked.OVER), (cards[upper:], high, Marked.UNDER)]
        items: list[Item] = []
        for number, (row, shown, marked) in enumerate(rows):
            if row:
                rect = pygame.Rect(left, top, right - left, shown)
                if not stem:  # nothing stands out of the cards: beside them there is room for the trick
                    rect.width = min(rect.width, round(high * CARD_RATIO + pitch * (len(row) - 1)))
                    rect.right = right if side == "right" else rect.right
                key = f"open-{hand}-{number}"
                items.append(
                    Cards(
                        key=key, rect=rect, seen=seen, cards=row, high=high, pitch=pitch, is_mute=True,
                        marked=marked if stem else Marked.NOT,
                    )
                )  # fmt: skip
                top = rect.bottom
        return items

    @property
    def _between_backs(self) -> tuple[int, int]:
        """The ends of the row between the backs of the hands at the sides: there one hand has more room."""
        ends = {"left": self._left, "right": self._right}
        for hand in range(self._hands):
            for held in self._backs(hand):
                ends[self._side(hand)] = held.rect.right if self._side(hand) == "left" else held.rect.left
        return ends["left"] + self._px(_APART), ends["right"] - self._px(_APART)

    def _backs(self, hand: int) -> list[Item]:
        """Return the cards of another hand face down, small and under its plate; none where calls are told."""
        seen, px = self._seen, self._px
        count, place = seen.presenter.hand_sizes(seen.view)[hand], self._place(hand)
        if hand == seen.own or not count or seen.presenter.calls(seen.view):
            return []
        high = px(_BACK)
        wide, pitch = round(high * CARD_RATIO), px(_BACK_PITCH)
        rect = pygame.Rect(0, self._below_plates, min(wide + pitch * (count - 1), place.width), high)
        side = self._side(hand)
        rect.centerx = place.centerx
        if seen.view.board.dummy is not None and side in {"left", "right"}:  # the dummy's cards need the room
            rect.left = place.left if side == "left" else place.right - rect.width
        paint = backs(seen.presenter.picture(None), count)
        return [Drawing(key=f"backs-{hand}", rect=rect, paint=paint, tip=held_tip(seen.hand_name(hand), count))]

    def _emblem(self) -> Item:
        """Return the emblem in the cloth, where the trick lies."""
        side = round(self._px(_EMBLEM) * min(self._grown, _LARGE_EMBLEM))
        whole = pygame.Rect(0, 0, side, side)
        whole.center = self._fit.middle
        paint = emblem(self._seen.view.board.trump, self._seen.inlay, whole)
        return Drawing(key="emblem", rect=whole.clip(self._rect), paint=paint, is_backing=True)

    def _pitch(self, high: int, count: int, width: int) -> float:
        return spacing(width, round(high * CARD_RATIO), count, MOST_APART)

    def _stash_place(self) -> pygame.Rect | None:
        """Return the place of the Stash, where it may be looked at: at the right, over the hand."""
        if not self._fullest.stash:
            return None
        high = min(self._px(_STASH_CARD), self._place(self._seen.own).height)
        place = pygame.Rect(0, self._low - high, round(high * CARD_RATIO * (1 + HIDES * 2)), high)
        place.right = self._rect.right - self._px(_GAP)
        return place

    @property
    def _stash_label(self) -> str:
        return stash_label(self._seen.view.board.phase)

    @property
    def _stash_name(self) -> int:
        """The width of the Stash's name and of the gap between it and the cards, in pixels."""
        words = self._canvas.type.size(self._stash_label, SMALL)[0]
        return min(max(words, self._px(66)), self._rect.width // 4) + self._px(8)

    def _stash(self) -> list[Item]:
        place, px = self._stash_place(), self._px
        if place is None or not self._seen.stash:
            return []
        width = self._stash_name - px(8)
        name = pygame.Rect(place.left - self._stash_name, place.top, width, place.height)
        words = self._canvas.type.shortened(self._stash_label, SMALL, width)
        cards = Cards(
            key="open-stash", rect=place, seen=self._seen, cards=self._seen.stash, high=place.height, is_mute=True
        )
        label = Label(
            key="open-stash-name", rect=name, text=words, role=SMALL, colour=MUTED, align="right", is_mute=True
        )
        return [label, cards]

    # -- the trick, or what comes next -----------------------------------------------------------------------

    def _middle(self) -> list[Item]:
        """Return the cards of the trick, each before its player, or what comes next."""
        leader, cards = self._seen.lying
        return self._trick(leader, cards) if cards else self._coming()

    def _coming(self) -> list[Item]:
        """Return what comes next beside the own plate, over the middle of the hand where it has room; else nothing."""
        px, own, stash = self._px, self._place(self._seen.own), self._stash_place()
        left = own.right + px(_GAP) + (px(_CALL[0] + _GAP) if self._call(self._seen.own) else 0)
        right = self._right if stash is None else stash.left - self._stash_name - px(_GAP)
        rect = pygame.Rect(left, own.top, max(px(120), right - left), own.height)
        half = min(self._hand.centerx - rect.left, rect.right - self._hand.centerx)
        centred = pygame.Rect(self._hand.centerx - half, rect.top, 2 * half, rect.height)
        places = [centred, rect] if half >= px(_LEAST_SAID) else [rect]
        said = Label(key="coming", rect=rect, text=self._seen.coming, role=BODY_STRONG, wraps=True, is_mute=True)
        labels = [replace(said, rect=place.inflate(-px(2 * BESIDE), 0)) for place in places]
        labels = [label for label in labels if label.fits(self._canvas)]
        held = (label for label in labels if ground_of(self._canvas, label).rect.height <= label.rect.height)
        found = next(held, labels[0] if labels else None)
        return [ground_of(self._canvas, found), found] if found is not None and found.text else []

    @cached_property
    def _fit(self) -> PlacedTrick:
        """The places of a trick's cards by hand, as large as there is room for, and its middle, over the hand's.

        Those of a fan lie over each other where they would be too small to read.
        """
        most, clear = round(self._px(_TRICK_CARD) * self._grown), self._px(_CLEAR_TRICK_CARD)
        found = self._largest(most, APART)
        if self._hands == 3 and found.high * _WORTH_IT < clear:
            return max(found, self._largest(clear, OVER), key=lambda trick: trick.high)
        return found

    def _largest(self, most: int, apart: float) -> PlacedTrick:
        """Return the places of a trick's cards that lie so far apart, as large as there is room for."""
        least = self._px(_LEAST_TRICK_CARD)
        if (found := largest(most, least, max(1, self._px(4)), lambda high: self._placed(high, apart))) is not None:
            return found
        flat, y = self._laid(least, 0.0, APART), (self._plates_top + self._hand.top - self._px(8)) // 2
        return PlacedTrick((self._hand.centerx, y), {hand: place.move(0, y) for hand, place in flat.items()}, 0)

    def _placed(self, high: int, apart: float) -> PlacedTrick | None:
        """Return the places of a trick's cards of this height; None if there is no room.

        Where the cards at the sides of a cross have no room beside the own plate, they rise as far as the one across.
        """
        x, top, bottom = self._hand.centerx, self._plates_top, self._hand.top - self._px(8)
        middle = (top + bottom) // 2
        for rise in (0.0, 0.5, 1.0) if self._hands > 3 else (0.0,):
            places = {
                hand: place for hand, place in self._laid(high, rise, apart).items() if hand in self._seen.before_whom
            }
            y = clear_height(list(places.values()), self._taken, range(top, bottom), middle)
            if y is not None:
                return PlacedTrick((x, y), {hand: place.move(0, y) for hand, place in places.items()}, high)
        return None

    @cached_property
    def _taken(self) -> list[pygame.Rect]:
        """Where no card of a trick may lie: on plates, on marks and on cards, those included that may be looked at."""
        px, air = self._px, self._px(8)
        taken = []
        for hand in range(self._hands):
            plate = self._place(hand)
            taken.append(pygame.Rect(plate.left - px(OUTSIDE), plate.top, plate.width + px(OUTSIDE), plate.height))
            items = self._open_hand(self._fullest, hand) if self._fullest.is_open(hand) else self._backs(hand)
            if self._seen.is_open(hand):
                items = [*items, *self._open_hand(replace(self._seen, sees_all=False), hand)]
            taken += [item.rect.inflate(0, 2 * self._stem(hand)) for item in items]
        stash = self._stash_place()
        if stash is not None:
            name = self._stash_name
            taken.append(pygame.Rect(stash.left - name, stash.top, stash.width + name, stash.height))
        if self._cards:
            taken.append(self._hand.move(0, self._low - self._hand.top))
        return [each.inflate(2 * air, 2 * air) for each in taken]

    def _is_marked(self, hand: int) -> bool:
        """Return True if cards of this hand may be marked: it is the one that acts."""
        return hand == self._seen.view.board.acting

    def _stem(self, hand: int) -> int:
        """Return the room for the marks of a hand that lies open, over or under its rows; 0 without marks."""
        return stem_height(self._canvas) if hand != self._seen.own and self._is_marked(hand) else 0

    def _laid(self, high: int, rise: float, apart: float) -> dict[int, pygame.Rect]:
        return trick_shape([self._side(hand) for hand in range(self._hands)], high, rise, self._hand.centerx, apart)

    def _trick(self, leader: int, cards: Sequence[Card]) -> list[Item]:
        items, taker = list[Item](), self._seen.taker
        for number, card in enumerate(cards):
            hand = (leader + number) % self._hands
            place, outwards = self._fit.places[hand], OUTWARDS[self._side(hand)]
            press = None if self._seen.on_card is None else partial(self._seen.on_card, number)
            led = None if number else self._led_to(place, outwards)
            items.append(
                Cards(key=f"trick-{number}", rect=place, seen=self._seen, cards=[card], high=place.height,
                      led_to=led, on_press=press, is_backing=True,
                      tip=None if press is None else why_tip(self._seen.hand_name(hand)), is_mute=True,
                      has_won=number == taker, is_dim=taker is not None and number != taker)
            )  # fmt: skip
        return sorted(items, key=lambda item: item.rect.left) if self._hands == 3 else items  # no index is covered

    def _led_to(self, card: pygame.Rect, outwards: tuple[float, float]) -> tuple[float, float]:
        """Return the side of the card that was led at which its mark stands: elsewhere if something lies beyond it."""
        pose = Pose(*card.center, card.height, 0.0)
        sides = outwards, (0.3, -1.0), (-1.0, 0.0), (-0.3, 1.0), (1.0, 0.0)  # off the indices
        tags = {side: lead_mark(self._canvas, pose, side) for side in sides}
        others = [place for place in self._fit.places.values() if place != card]
        every = ((side, taken) for taken in ([*self._taken, *others], self._taken) for side in sides)
        return next((side for side, taken in every if tags[side].collidelist(taken) < 0), outwards)
