"""The end of a round: what was bid and won is recalled, and its cards are shown once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....coach.evening import safe_bid
from ....coach.ideas import Idea
from ....engine.game import AnyView, Trick
from ....engine.games.goodge import GoodgeBoard
from ....engine.state import narrow
from ....table.evening import PERSON
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, GOLD_BRIGHT
from ...tabletop.cardsize import is_roomy
from ...tabletop.furniture import ABOVE_END, END_HEIGHT
from ...tabletop.places import Places
from ...widgets.base import Item, Label
from ...widgets.cardfan import CardFan
from ...wording import evening as words
from .cards import CARDS

_UNDER_PLATE = 6
_OVER_FAN, _RAIL = 14, 26  # air over the cards, and under them to the window's edge, which is the rail's
_LEAST, _HIGHEST = 60, 260


def recalled(begun: AnyView, over: AnyView, names: Sequence[str]) -> str:
    """Return the sentence about a round that is over; `begun` is what the person saw before they bid."""
    board = narrow(over, GoodgeBoard).board
    assert board.goodge is not None
    name = None if board.goodge == PERSON else names[board.goodge]
    most = safe_bid(narrow(begun, GoodgeBoard))
    return words.recall_words(name, board.bid, board.captured[board.goodge], most)


def tricks_won(tricks: Sequence[Trick]) -> tuple[int, int]:
    """Return how many of these tricks the person has won, and how many there are."""
    return sum(trick.winner == PERSON for trick in tricks), len(tricks)


def at_the_end(
    canvas: Canvas, places: Places, idea: Idea, over: Sequence[Callable[[], str]], items: Sequence[Item]
) -> list[Item]:
    """Return the items with words over the sentence, and the cards that stand for the round where the hand was.

    In a tall window the sentence and the buttons stand lower for that: over them is the plate.
    """
    rect, by = places.sentence.move(0, -places.sentence.height), 0
    if over and is_roomy(canvas):
        by = max(0, places.own_plate.bottom + canvas.px(_UNDER_PLATE) - rect.top)
    for item in items:
        if item.rect.top >= places.sentence.top:
            item.rect = item.rect.move(0, by)
    said = [
        Label(key="over-sentence", rect=rect.move(0, by), text=say_it(), role=BODY_STRONG, colour=GOLD_BRIGHT)
        for say_it in over
    ]
    top = places.sentence.bottom + canvas.px(ABOVE_END + END_HEIGHT + _OVER_FAN) + by
    fan = pygame.Rect(places.sentence.left, top, places.sentence.width, canvas.rect.bottom - canvas.px(_RAIL) - top)
    fan.inflate_ip(0, -max(0, fan.height - canvas.px(_HIGHEST)))
    cards = [CardFan(key="fan", rect=fan, names=CARDS[idea])] if fan.height >= canvas.px(_LEAST) else []
    return [*items, *said, *cards]
