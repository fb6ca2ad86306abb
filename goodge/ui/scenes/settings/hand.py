"""The settings of the cards in the hand, and a hand to judge by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ....engine.cards import Card, Suit, parse_cards
from ....engine.games import MAIN_GAME, game_named
from ...drawing.canvas import Canvas
from ...program.app import App
from ...tabletop.fans import CARD_RATIO
from ...tabletop.handorder import ordered, wish_of
from ...widgets.base import Drawing, Item
from ...wording.phrases import Phrase
from ...wording.settings import NAMES
from .rows import LOOKS_LIKE_THIS, SectionRow, SwitchRow, ValuesRow

_CARDS = parse_cards(["1S", "7S", "5D", "9D", "Crown", "2T", "10T", "3H", "8H", "4C"])
_CARD_HIGH, _SHOWN = 112, 0.52  # units, and at least so much of a width


class Sample(SectionRow):
    """A hand in the order that is set, with diamonds as trump."""

    def height(self, canvas: Canvas) -> int:
        return canvas.px(_CARD_HIGH + 8)

    def control(self, app: App, rect: pygame.Rect) -> Item:
        order = ordered(_CARDS, (), Suit.DIAMONDS, game_named(MAIN_GAME).hand_key, wish_of(app.settings))
        return Drawing(key=self.key, rect=rect, paint=partial(_paint, order))


def _paint(cards: Sequence[Card], canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw cards that overlap, from the left edge to the right one."""
    high = min(canvas.px(_CARD_HIGH), round(rect.width / (1 + _SHOWN * (len(cards) - 1)) / CARD_RATIO))
    wide = round(high * CARD_RATIO)
    pitch = (rect.width - wide) / (len(cards) - 1)
    for number, card in enumerate(cards):
        left = rect.left + round(number * pitch)
        canvas.picture(f"cards/{card.text}", pygame.Rect(left, rect.centery - high // 2, wide, high))


HAND_ROWS: tuple[SectionRow, ...] = (
    ValuesRow(
        key="hand_suits",
        setting="hand_suits",
        name=NAMES["hand_suits"],
        options={
            "fixed": Phrase("settings: order of the suits in the hand", "Fixed order"),
            "alternating": Phrase("settings: order of the suits in the hand", "Alternate colours"),
        },
    ),
    ValuesRow(
        key="hand_ranks",
        setting="hand_ranks",
        name=NAMES["hand_ranks"],
        options={
            "down": Phrase("settings: order of the ranks in the hand", "High to low"),
            "up": Phrase("settings: order of the ranks in the hand", "Low to high"),
        },
    ),
    ValuesRow(
        key="hand_trumps",
        setting="hand_trumps",
        name=NAMES["hand_trumps"],
        options={
            "left": Phrase("settings: place of trumps in the hand", "At the left"),
            "right": Phrase("settings: place of trumps in the hand", "At the right"),
        },
    ),
    Sample(
        key="sample",
        name=LOOKS_LIKE_THIS,
        note=Phrase("settings: a hand in the chosen order", "Here diamonds are trump."),
    ),
    SwitchRow(
        key="tap_twice",
        setting="tap_twice",
        name=NAMES["tap_twice"],
        note=Phrase(
            "settings: what Tap twice to play does", "The first tap or click lifts a card, the second plays it."
        ),
    ),
)
