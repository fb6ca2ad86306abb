"""The tricks of a line of cards, one below the other: those that have been, the one being played, and those to come."""

from __future__ import annotations

from functools import partial

import pygame

from ....engine.cards import Card
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, GLOW, MUTED, SMALL, SMALL_STRONG
from ...tabletop.fans import CARD_RATIO
from ...widgets.base import Drawing, Item, Label
from ...wording.bar import short_trick_words
from .line import MadeLine
from .seen import SeenView

_LEAST, _MOST = 56, 88  # units: the height of a card
_APART, _BETWEEN, _BESIDE, _AROUND = 6, 12, 14, 14  # units: of cards, of rows, from words to cards, above and below
_ROWS = 3  # at least, before cards are larger than the least
_REACH = 7


@dataclass(frozen=True, slots=True)
class LineTrick:
    """A trick of a line: its cards, and the number on the line of the first of them; below 0 before the line."""

    number: int
    first: int
    cards: tuple[Card, ...]


def tricks_of(line: MadeLine) -> list[LineTrick]:
    """Return the tricks of a line; the first with the cards that lay there when the line begins."""
    tricks = list[LineTrick]()
    for at in range(len(line.cards)):
        board, card = line.positions[at].board, line.card(at)
        if card is None:
            continue
        number = len(board.tricks) + 1
        if not tricks or tricks[-1].number != number:
            tricks.append(LineTrick(number, at - len(board.trick.cards), tuple(board.trick.cards)))
        last = tricks.pop()
        tricks.append(LineTrick(number, last.first, (*last.cards, card)))
    return tricks


def tricks_below(canvas: Canvas, room: pygame.Rect, line: MadeLine, at: int, seen: SeenView) -> list[Item]:
    """Return as many tricks of a line as have room, the one being played among them; nothing without room for one."""
    tricks, around, between = tricks_of(line), canvas.px(_AROUND), canvas.px(_BETWEEN)
    high = room.height - 2 * around + between
    count = min(len(tricks), high // (canvas.px(_LEAST) + between))
    if count < 1:
        return []
    card = min(canvas.px(_MOST), high // min(count, _ROWS) - between)
    count = min(count, high // (card + between))
    now = next((place for place, trick in enumerate(tricks) if at < trick.first + len(trick.cards)), len(tricks) - 1)
    start = min(max(0, now - count // 2), len(tricks) - count)
    words = [short_trick_words(trick.number) for trick in tricks]
    wide = max(canvas.type.size(text, SMALL_STRONG)[0] for text in words) + 2
    items = list[Item]()
    for place, trick in enumerate(tricks[start : start + count]):
        row = pygame.Rect(room.left, room.top + around + place * (card + between), room.width, card)
        is_now = start + place == now
        label = pygame.Rect(row.left, row.top, wide, card)
        cards = pygame.Rect(label.right + canvas.px(_BESIDE), row.top, 0, card)
        cards.width = row.right - cards.left
        role, colour = (SMALL_STRONG, CREAM) if is_now else (SMALL, MUTED)
        text = words[start + place]
        items += [
            Label(
                key=f"trick-name-{place}", rect=label, text=text, role=role, colour=colour, align="left", is_mute=True
            ),
            Drawing(key=f"trick-cards-{place}", rect=cards, paint=partial(_draw, seen, trick, at)),
        ]
    return items


def _draw(seen: SeenView, trick: LineTrick, at: int, canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the cards of a trick from left to right: those played in the shade, and the next one in a glow."""
    wide = round(rect.height * CARD_RATIO)
    pitch = min(wide + canvas.px(_APART), (rect.width - wide) // max(1, len(trick.cards) - 1))
    for number, card in enumerate(trick.cards):
        place = pygame.Rect(rect.left + number * pitch, rect.top, wide, rect.height)
        if trick.first + number < at:
            seen.draw_past(canvas, card, place)
            continue
        if trick.first + number == at:
            canvas.glow(place, GLOW.faded(230), radius=6, reach=_REACH)
        canvas.picture(seen.presenter.picture(card), place)
