"""The lines of a round that is told: a hand each, with its holder, the bid, what it took, and what that scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

import pygame

from ....engine.cards import Suit
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM, DUMMYS, draw_portrait
from ...drawing.theme import ALARM, BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, NAME, SMALL_STRONG
from ...games.asked import OneBid
from ...scorecard.model import Scorecard
from ...widgets.base import Drawing, Item, Label
from ...widgets.layout import columns
from ...wording import keep_score as words
from ...wording.lists import listed
from ...wording.numbers import signed
from ...wording.told import has_called
from ..menu_parts import row_height
from ..page import is_tall
from .draft import Draft
from .marks import MarkButton, NumberToTell, count_items, suit_button

_SHARES = (280, 250, 250, 110)  # the name, the bid, what was taken, the score
_WITHOUT_BIDS, _WITH_BLIND = (340, 20, 250, 110), (210, 360, 240, 100)
_PORTRAIT, _GAP, _FIELD = 52, 14, 230
_HIGHEST, _APART, _FARTHEST, _TALL_FARTHEST = 64, 14, 40, 110
_OVER_SUITS = 10  # clear of the tick at the suit that is chosen


class Grid:
    """The lines at their places; `card` is the scorecard once the round adds up.

    `used` is the part of the area in which they stand, in its middle.
    """

    def __init__(
        self, canvas: Canvas, area: pygame.Rect, draft: Draft, portraits: Sequence[str], card: Scorecard | None
    ) -> None:
        self._canvas, self._draft, self._portraits, self._card = canvas, draft, portraits, card
        self._is_lone = isinstance(draft.asked.bids, OneBid)
        self._shares = _shares(draft)
        head = canvas.type.line_height(SMALL_STRONG)
        lines = len(draft.hands) + self._is_lone
        farthest = _TALL_FARTHEST if is_tall(canvas) else _FARTHEST
        step = min(canvas.px(_HIGHEST + farthest), (area.height - head) // lines)
        high = min(canvas.px(_HIGHEST), max(row_height(canvas), step - canvas.px(_APART)))
        places = [pygame.Rect(area.left, area.top + number * step, area.width, high) for number in range(lines)]
        spare = (area.height - head - lines * step) // 2
        self.used = area.inflate(0, -2 * spare)
        for number, place in enumerate(places):
            place.top += spare + (head if number >= self._is_lone else 0) + (step - high) // 2
        self._lone, self._lines = places[0], places[self._is_lone :]
        self._head = pygame.Rect(area.left, self._lines[0].top - head - canvas.px(4), area.width, head)

    def items(self, choose_goodge: Callable[[int], None], choose_trump: Callable[[Suit], None]) -> list[Item]:
        """Return everything on the lines; a lone bid and its trump stand on the first one."""
        items = [*(self._lone_bid(choose_trump) if self._is_lone else []), *self._heads()]
        for hand, line in zip(self._draft.hands, self._lines, strict=True):
            name, bid, taken, score = columns(line, self._shares, self._canvas.px(_GAP))
            items += [*self._holder(hand, name), *self._bid(hand, bid, choose_goodge), *self._taken(hand, taken)]
            items += self._score(hand, score)
        return [*items, *self._rules()]

    def _rules(self) -> list[Item]:
        """Return the lines that part teams from each other."""
        hands, side_of = self._draft.hands, self._draft.side_of
        has_teams = len({side_of(hand) for hand in hands}) < len(hands)
        thin = max(1, self._canvas.px(1.5))
        return [
            Drawing(
                key=f"rule-{below}", paint=_paint_rule, is_backing=True,
                rect=pygame.Rect(low.left, (high.bottom + low.top - thin) // 2, low.width, thin),
            )
            for (above, high), (below, low) in pairwise(zip(hands, self._lines, strict=True))
            if has_teams and side_of(above) != side_of(below)
        ]  # fmt: skip

    def _heads(self) -> list[Item]:
        has_bids = self._draft.asked.bids is not None and not self._is_lone
        bid = (words.BID_OR_NIL if self._draft.may_be_nil else words.BID).say() if has_bids else ""
        bid = words.WHO_WAS.say() if self._is_lone else bid
        taken = (words.POINTS if self._is_lone else words.TRICKS).say()
        places = columns(self._head, self._shares, self._canvas.px(_GAP))
        return [
            Label(key=f"head-{text}", rect=self._field(place, place.height), text=text, role=SMALL_STRONG)
            for text, place in ((bid, places[1]), (taken, places[2]))
            if text
        ]

    def _field(self, place: pygame.Rect, height: int) -> pygame.Rect:
        rect = pygame.Rect(place.left, 0, min(place.width, self._canvas.px(_FIELD)), height)
        rect.midleft = place.midleft
        return rect

    def _holder(self, hand: int, place: pygame.Rect) -> list[Item]:
        """Return the face and the name of who holds a hand."""
        board, side = self._draft.board, self._canvas.px(_PORTRAIT)
        face = pygame.Rect(place.left, place.centery - side // 2, side, side)
        name = pygame.Rect(face.right + self._canvas.px(12), place.top, place.right - face.right, place.height)
        name.width = place.right - name.left
        portrait = DUMMYS if hand == board.dummy else self._portraits[board.holders[hand]]
        whole, type_of = self._draft.name_of(hand), self._canvas.type
        role = type_of.fitting(whole, (NAME, BODY_STRONG, SMALL_STRONG), name.width)
        text = type_of.shortened(whole, role, name.width)
        return [
            Drawing(key=f"face-{hand}", rect=face, paint=partial(_paint_face, portrait)),
            Label(key=f"name-{hand}", rect=name, text=text, role=role, colour=CREAM, align="left", called=whole),
        ]

    # -- the bids -----------------------------------------------------------------------------------------

    def _bid(self, hand: int, place: pygame.Rect, choose_goodge: Callable[[int], None]) -> list[Item]:
        draft = self._draft
        if draft.asked.bids is None:
            return []
        name = draft.name_of(hand)
        if self._is_lone:
            mark = MarkButton(
                key=f"goodge-{hand}", rect=self._field(place, place.height), text=words.GOODGE.say(),
                is_chosen=draft.goodge == hand, on_press=partial(choose_goodge, hand), role=BODY_STRONG,
                called=words.goodge_words(name),
            )  # fmt: skip
            return [mark]
        room, mark_at = columns(place, (5, 3) if self._shares == _WITH_BLIND else (1, 0), self._canvas.px(8))
        field, blind = self._field(room, place.height), list[Item]()
        if draft.may_be_blind(hand):
            blind.append(
                MarkButton(
                    key=f"blind-{hand}", rect=mark_at, text=words.BLIND.say(), is_chosen=hand in draft.blind,
                    on_press=partial(draft.turn_blind, hand), role=SMALL_STRONG, called=words.blind_words(name),
                )
            )  # fmt: skip
        most = draft.sheet.game.all_captured
        write = partial(draft.write_bid, hand)
        count = NumberToTell(f"bid-{hand}", words.bid_of_words(name), draft.bids[hand], "", write, 1, most)
        return [*count_items(self._canvas, field, count), *blind]

    def _lone_bid(self, choose_trump: Callable[[Suit], None]) -> list[Item]:
        """Return the bid of the Goodge and the five suits, on a line of their own."""
        canvas, draft = self._canvas, self._draft
        asked = draft.asked.bids
        if not isinstance(asked, OneBid):
            return []
        name, field, taken, score = columns(self._lone, self._shares, canvas.px(_GAP))
        write, most = partial(draft.write_bid, None), draft.sheet.game.all_captured
        start = asked.lowest - asked.step
        count = NumberToTell("bid", words.BID.say(), draft.bid, "", write, asked.step, most, start)
        return [
            Label(key="bid-name", rect=name, text=words.BID.say(), role=NAME, colour=GOLD_BRIGHT, align="right"),
            *count_items(canvas, self._field(field, field.height), count),
            *self._suits(asked.suits, taken.union(score), choose_trump),
        ]

    def _suits(self, suits: Sequence[Suit], room: pygame.Rect, choose_trump: Callable[[Suit], None]) -> Iterator[Item]:
        """Yield the suits, behind their heading, or under it where there is no room for it before them."""
        canvas, key, text = self._canvas, "trump-name", words.TRUMP.say()
        if is_tall(canvas):
            head = pygame.Rect(
                room.left, room.top - self._head.height - canvas.px(_OVER_SUITS), room.width, self._head.height
            )
            yield Label(key=key, rect=head, text=text, role=SMALL_STRONG, colour=GOLD_BRIGHT)
        else:
            head, room = columns(room, (1, 3), canvas.px(_GAP))
            yield Label(key=key, rect=head, text=text, role=NAME, colour=GOLD_BRIGHT, align="left")
        for suit, place in zip(suits, columns(room, (1,) * len(suits), canvas.px(8)), strict=True):
            is_chosen = suit is self._draft.trump
            yield suit_button(place, suit, is_chosen=is_chosen, on_press=partial(choose_trump, suit))

    # -- what was taken, and the score ----------------------------------------------------------------------

    def _taken(self, hand: int, place: pygame.Rect) -> list[Item]:
        draft = self._draft
        of = words.points_of_words if self._is_lone else words.tricks_of_words
        left = draft.taken_by(hand) if not draft.taken[hand] else None
        count = NumberToTell(
            f"taken-{hand}", of(draft.name_of(hand)), draft.taken[hand], "" if left is None else str(left),
            partial(draft.write_taken, hand), draft.asked.step, draft.sheet.game.all_captured,
        )  # fmt: skip
        return count_items(self._canvas, self._field(place, place.height), count)

    def _score(self, hand: int, place: pygame.Rect) -> list[Item]:
        """Return what the round scores for a hand's side, beside all hands of that side."""
        draft, card = self._draft, self._card
        if card is None:
            return []
        side = draft.side_of(hand)
        lines = [line for other, line in zip(draft.hands, self._lines, strict=True) if draft.side_of(other) == side]
        if place.top != lines[0].top:
            return []
        place = pygame.Rect(place.left, place.top, place.width, lines[-1].bottom - place.top)
        score = card.rows[-1].cells[side].score
        colour = ALARM if score < 0 else GOLD_BRIGHT
        told = has_called(listed(draft.sheet.players[side :: len(card.sides)]), signed(score))
        return [
            Label(
                key=f"score-{side}",
                rect=place,
                text=signed(score),
                role=NAME,
                colour=colour,
                align="right",
                called=told,
            )
        ]


def _shares(draft: Draft) -> tuple[int, ...]:
    if draft.asked.bids is None:
        return _WITHOUT_BIDS
    return _WITH_BLIND if any(map(draft.may_be_blind, range(len(draft.bids)))) else _SHARES


def _paint_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=0, top=GOLD.faded(70))


def _paint_face(portrait: str, canvas: Canvas, rect: pygame.Rect) -> None:
    draw_portrait(canvas, portrait, rect, CALM)
