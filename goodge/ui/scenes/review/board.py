"""The table as a seat saw it, standing still: plates, calls, the trick, open cards, and the hand with its marks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil

import pygame

from ....engine.actions import Action, Bury, PlayCard
from ....engine.cards import Card, in_order
from ....engine.game import AnyState, AnyView
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, GLOW, GOLD_BRIGHT, INK, SMALL, SMALL_STRONG
from ...tabletop.fans import CARD_RATIO
from ...tabletop.plates import Call, Plate
from ...tabletop.presenter import Presenter
from ...widgets.base import Item, Label, halo
from ...wording.prompts import asked_words
from ...wording.review import ALL_CARDS_SEEN, BEST, DONE, why_tip
from ...wording.stash import stash_label

_PLATE = (290, 100)
_CALL, _GAP, _EDGE, _MARKS = 46, 14, 18, 30
_APART = 20  # of plates, beyond which portraits stand out
_OUTSIDE = 30  # how far the rail and the portraits reach
_CARD, _TRICK_CARD, _ROW, _ROW_CARD = 158, 150, 58, 104
_NAME = 96
_MOST_GROWN = 1.7  # how much larger cards are where a window is tall


@dataclass(frozen=True, slots=True)
class Seen:
    """What is shown: a view, the names, and which cards were best and which were taken.

    `state` is given if all cards may be seen. With `keeps_trick` a whole trick lies there until the next card is led.
    `on_card` is called with the number of a card in the trick that is pressed.
    """

    presenter: Presenter
    view: AnyView
    names: Sequence[str]
    portraits: Sequence[str]
    best: Action | None = None
    done: Action | None = None
    state: AnyState | None = None
    keeps_trick: bool = False
    on_card: Callable[[int], None] | None = None

    @property
    def own(self) -> int:
        """The hand of the seat that looks."""
        return self.view.board.own_hand(self.view.seat or 0)

    def hand_name(self, hand: int) -> str:
        return self.presenter.hand_name(self.view, self.names, hand)

    def marks(self, card: Card) -> tuple[bool, bool]:
        """Return whether a card belongs to the best option, and to the one taken."""
        return card in _cards_of(self.best), card in _cards_of(self.done)

    def open_rows(self) -> list[tuple[str, list[Card]]]:
        """Return the hands that lie open beside the viewer's own, each with its name; the Stash where all is seen."""
        board, rows = self.view.board, list[tuple[str, list[Card]]]()
        for hand in range(len(board.captured)):
            cards = self.view.dummy if hand == board.dummy else None
            if hand != self.own and self.state is not None:
                cards = self.state.hands[hand]
            if cards:
                rows.append((self.hand_name(hand), self.presenter.sorted_hand(self.view, cards, hand=hand)))
        if self.state is not None and self.state.stash:
            rows.append((stash_label(), list(in_order(self.state.stash))))
        return rows


@dataclass(slots=True, kw_only=True)
class Cards(Item):
    """Cards in a row, each over the one before it; marked ones stand higher and say why.

    `high`: of a whole card; `on_press` where something is done with them.
    """

    seen: Seen
    cards: Sequence[Card]
    high: int
    is_marked: bool = False
    on_press: Callable[[], None] | None = None

    @property
    def is_focusable(self) -> bool:
        return self.on_press is not None

    def press(self) -> bool:
        if self.on_press is not None:
            self.on_press()
        return self.on_press is not None

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        surface, before = canvas.surface, canvas.surface.get_clip()
        if focused:
            halo(canvas, self.rect, radius=8)
        if self.high > self.rect.height:
            surface.set_clip(self.rect.clip(before))
        for card, place in zip(self.cards, self.places(canvas), strict=True):
            best, done = self.seen.marks(card) if self.is_marked else (False, False)
            if best or done:
                canvas.glow(place, (GLOW if best else CREAM).faded(230), radius=8, reach=9)
            canvas.picture(self.seen.presenter.picture(card), place)
        surface.set_clip(before)
        if self.is_marked:
            self._mark(canvas)

    def places(self, canvas: Canvas) -> list[pygame.Rect]:
        """Return where the cards lie, from left to right."""
        wide, count = round(self.high * CARD_RATIO), len(self.cards)
        pitch = min((self.rect.width - wide) / max(1, count - 1), wide * 0.8)
        left = self.rect.left + (self.rect.width - wide - pitch * (count - 1)) / 2 if self.is_marked else self.rect.left
        raised = canvas.px(_MARKS / 2) if self.is_marked else 0
        tops = [self.rect.top + (0 if any(self.seen.marks(card)) else raised) for card in self.cards]
        return [pygame.Rect(round(left + number * pitch), top, wide, self.high) for number, top in enumerate(tops)]

    def _mark(self, canvas: Canvas) -> None:
        """Write over the cards which of them are best, and which were taken."""
        for best, places in self._groups(canvas):
            words = (BEST if best else DONE).say()
            ground = pygame.Rect(0, 0, canvas.type.size(words, SMALL_STRONG)[0] + canvas.px(16), canvas.px(_MARKS - 4))
            ground.midbottom = (places[0].left + canvas.px(16), places[0].top - canvas.px(2))
            ground.clamp_ip(canvas.rect)
            canvas.panel(ground, radius=8, top=GOLD_BRIGHT if best else CREAM, line=INK)
            canvas.text(words, SMALL_STRONG, ground, INK)

    def _groups(self, canvas: Canvas) -> list[tuple[bool, list[pygame.Rect]]]:
        """Return the places of the marked cards: of those that are best, and of those that were only taken."""
        groups: dict[bool, list[pygame.Rect]] = {}
        for card, place in zip(self.cards, self.places(canvas), strict=True):
            best, done = self.seen.marks(card)
            if best or done:
                groups.setdefault(best, []).append(place)
        return list(groups.items())


def board_items(canvas: Canvas, rect: pygame.Rect, seen: Seen) -> list[Item]:
    """Return the items of the table in this rectangle."""
    px = canvas.px
    grown = min(_MOST_GROWN, max(1.0, rect.height / px(600)))
    items, below = _plates(canvas, rect, seen)
    needed = len(seen.open_rows()) * px(_ROW + 6) + px(_PLATE[1] + _MARKS + 6)
    if seen.state is not None:
        said = pygame.Rect(
            rect.left + px(_OUTSIDE), below, rect.width - px(2 * _OUTSIDE), canvas.type.line_height(SMALL)
        )
        items.append(Label(key="all-seen", rect=said, text=ALL_CARDS_SEEN.say(), role=SMALL_STRONG, colour=GOLD_BRIGHT))
        below = said.bottom + px(6)
    card = round(min(px(_CARD) * grown, rect.width / 4.4 / CARD_RATIO))
    card = min(card, max(px(_CARD) // 2, rect.bottom - px(_MARKS / 2) - needed - below))
    hand = pygame.Rect(rect.left, rect.bottom - card - px(_MARKS / 2), rect.width, card + px(_MARKS / 2))
    hand.inflate_ip(-2 * px(_EDGE), 0)
    middle = pygame.Rect(rect.left, below, rect.width, hand.top - px(_MARKS) - below)
    rows, middle = _open_rows(canvas, middle, seen)
    own = pygame.Rect((rect.left + px(_OUTSIDE), 0), (px(_PLATE[0]), px(_PLATE[1])))
    own.bottom = middle.bottom
    right = pygame.Rect(own.right + px(_GAP), middle.top, middle.right - own.right - px(2 * _GAP), middle.height)
    items += [*rows, *_plate(canvas, own, seen, seen.own), *_trick(canvas, right, seen, grown)]
    cards = seen.presenter.sorted_hand(seen.view, seen.view.hand, hand=seen.own)
    if cards:
        items.append(Cards(key="hand", rect=hand, seen=seen, cards=cards, high=card, is_marked=True))
    return items


def _plates(canvas: Canvas, rect: pygame.Rect, seen: Seen) -> tuple[list[Item], int]:
    """Return the plates of the other hands in a row, in the order of play from the left, and where they end."""
    px, hands = canvas.px, len(seen.view.board.captured)
    others = [(seen.own + step) % hands for step in range(1, hands)]
    row = pygame.Rect(rect.left + px(_OUTSIDE), rect.top + px(_GAP), rect.width - px(_OUTSIDE + _GAP), px(_PLATE[1]))
    wide = min(px(_PLATE[0]), (row.width - px(_APART) * (len(others) - 1)) // len(others))
    items: list[Item] = []
    for number, hand in enumerate(others):
        left = row.left + (row.width - wide) * number // (len(others) - 1)
        place = pygame.Rect(left, row.top, wide, row.height)
        items += _plate(canvas, place, seen, hand)
    calls = max((item.rect.bottom for item in items), default=rect.top)
    return items, calls + px(_GAP)


def _plate(canvas: Canvas, place: pygame.Rect, seen: Seen, hand: int) -> list[Item]:
    """Return a hand's plate, and its call below it, or beside it for the viewer's own."""
    view, presenter = seen.view, seen.presenter
    portrait = None if hand == view.board.dummy else seen.portraits[view.board.holders[hand]]
    facts = presenter.plate(view, seen.names, hand, view.board.captured)
    about = presenter.about(view, seen.names, hand)
    items: list[Item] = [
        Plate(
            key=f"plate-{hand}", rect=place, facts=facts, about=(about,), is_turn=hand == view.board.acting,
            tip=presenter.plate_in_words(view, hand) or None, portrait=portrait,
        )
    ]  # fmt: skip
    call = presenter.calls(view).get(hand)
    if call is not None:
        bubble = pygame.Rect(0, 0, canvas.px(110), canvas.px(_CALL))
        if hand == seen.own:
            bubble.midleft = (place.right + canvas.px(_GAP), place.centery)
        else:
            bubble.midtop = (place.centerx, place.bottom + canvas.px(8))
        items.append(Call(key=f"call-{hand}", rect=bubble, facts=call))
    return items


def _open_rows(canvas: Canvas, middle: pygame.Rect, seen: Seen) -> tuple[list[Item], pygame.Rect]:
    """Return the hands that lie open, a row each with its upper part in sight, and the room that is left below."""
    px, rows, items = canvas.px, seen.open_rows(), list[Item]()
    room = (middle.height - px(_PLATE[1] + 6)) // max(1, len(rows)) - px(6)
    top, high = middle.top, min(px(_ROW), room)
    for number, (name, cards) in enumerate(rows):
        row = pygame.Rect(middle.left + px(_OUTSIDE), top, middle.width - 2 * px(_OUTSIDE), high)
        words = pygame.Rect(row.left, row.top, px(_NAME), row.height)
        text = canvas.type.shortened(name, SMALL_STRONG, words.width)
        items.append(Label(key=f"open-name-{number}", rect=words, text=text, role=SMALL_STRONG, align="left"))
        row.left, row.width = words.right + px(8), row.width - words.width - px(8)
        items.append(Cards(key=f"open-{number}", rect=row, seen=seen, cards=cards, high=px(_ROW_CARD)))
        top = row.bottom + px(6)
    return items, pygame.Rect(middle.left, top, middle.width, middle.bottom - top)


def _trick(canvas: Canvas, room: pygame.Rect, seen: Seen, grown: float) -> list[Item]:
    """Return the cards of the trick in order of play, each under the name of its player; or what is asked."""
    board, px = seen.view.board, canvas.px
    trick = board.tricks[-1] if seen.keeps_trick and board.tricks and not board.trick.cards else board.trick
    cards, hands = trick.cards, len(board.captured)
    line = canvas.type.line_height(SMALL)
    if not cards:
        if seen.own in seen.presenter.calls(seen.view):
            room = pygame.Rect(room.left + px(110 + _GAP), room.top, room.width - px(110 + _GAP), room.height)
        words = asked_words(seen.presenter.prompt(seen.view), None)
        place = pygame.Rect(room.left, 0, room.width, min(room.height, 4 * line))
        place.centery = room.bottom - px(_PLATE[1]) // 2
        place.clamp_ip(room)
        return [Label(key="asked", rect=place, text=words, role=BODY_STRONG, colour=CREAM, wraps=True)]
    broad = (room.width - px(8) * (hands - 1)) // hands
    high = max(px(60), min(round(px(_TRICK_CARD) * grown), room.height - line - px(6), int(broad / CARD_RATIO)))
    wide = ceil(high * CARD_RATIO)
    pitch = min((room.width - wide) // max(1, hands - 1), wide + px(26))
    left = room.centerx - (pitch * (len(cards) - 1) + wide) // 2
    items: list[Item] = []
    for number, card in enumerate(cards):
        name = seen.hand_name((trick.leader + number) % hands)
        place = pygame.Rect(left + number * pitch, room.bottom - high, wide, high)
        over = pygame.Rect(0, place.top - line - px(4), pitch - px(6), line)
        over.centerx = place.centerx
        text = canvas.type.shortened(name, SMALL, over.width)
        items.append(Label(key=f"played-{number}", rect=over, text=text, role=SMALL, colour=CREAM))
        press = None if seen.on_card is None else partial(seen.on_card, number)
        tip = None if press is None else why_tip(name)
        items.append(
            Cards(key=f"trick-{number}", rect=place, seen=seen, cards=[card], high=high, on_press=press, tip=tip)
        )
    return items


def _cards_of(action: Action | None) -> Collection[Card]:
    match action:
        case PlayCard(card):
            return (card,)
        case Bury(cards):
            return cards
        case _:
            return ()
