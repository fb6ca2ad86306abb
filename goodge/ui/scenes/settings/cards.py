"""The settings of the cards, and five of them to judge by."""

from __future__ import annotations

import pygame

from ...drawing.canvas import Canvas
from ...wording.phrases import Phrase
from ...wording.settings import NAMES
from .rows import PictureRow, ValuesRow

_MOST_APART = 4  # gaps, from pack to pack
_APART = 0.42  # of a card’s width, from the middle of a pair


def _paint_backs(canvas: Canvas, rect: pygame.Rect, back: object) -> None:
    """Draw a card of each deck with this back, the five-suit deck's in front."""
    room = round((rect.width - canvas.px(8)) / (1 + 2 * _APART))
    width = min((rect.height - canvas.px(2)) * 5 // 7, room)
    height = width * 7 // 5
    for deck, shift in (("french", _APART), ("cards", -_APART)):
        place = pygame.Rect(0, 0, width, height)
        place.center = (rect.centerx + round(width * shift), rect.centery)
        canvas.picture(f"{deck}/back-{back}", place)


CARD_ROWS = (
    PictureRow(
        key="card-back",
        setting="card_back",
        name=NAMES["card_back"],
        options={
            "lattice": Phrase("settings: backs of the cards", "Lattice"),
            "scales": Phrase("settings: backs of the cards", "Scales"),
            "rays": Phrase("settings: backs of the cards", "Rays"),
            "vines": Phrase("settings: backs of the cards", "Vines"),
        },
        paint=_paint_backs,
    ),
    ValuesRow(
        key="card-size",
        setting="card_size",
        name=NAMES["card_size"],
        options={
            "small": Phrase("settings: size of cards", "Small"),
            "normal": Phrase("settings: size of cards", "Normal"),
            "large": Phrase("settings: size of cards", "Large"),
        },
    ),
    ValuesRow(
        key="suit-colours",
        setting="suit_colours",
        name=NAMES["suit_colours"],
        options={
            "standard": Phrase("settings: colours of the suits", "Standard"),
            "colour_blind": Phrase("settings: colours of the suits", "Colour-blind"),
            "high_contrast": Phrase("settings: colours of the suits", "Contrast"),
            "greyscale": Phrase("settings: colours of the suits", "Greyscale"),
        },
    ),
    ValuesRow(
        key="pack",
        setting="pack",
        name=NAMES["pack"],
        note=Phrase("settings: French pack, what it is", "The cards of Spades, League Spades and Spidge."),
        options={
            "four": Phrase("settings: French pack", "Four colours"),
            "two": Phrase("settings: French pack", "Two colours"),
        },
    ),
)

_FIVE_SUITS = ("cards/1S", "cards/10D", "cards/5T", "cards/10H", "cards/1C")
_FRENCH = ("french/AS", "french/QH", "french/KD", "french/JC")
_CARD, _AIR, _BETWEEN = (120, 168), 6, 15  # units: a card, over and under the cards, between the packs
_SHOWN = 0.52  # of the width of each but the last of its pack
_PACKS = _FIVE_SUITS, _FRENCH
_ACROSS = sum(1 + (len(pack) - 1) * _SHOWN for pack in _PACKS)  # widths of cards


def paint_cards(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw cards of both packs, one of each suit, in the chosen colours and size.

    They begin where controls begin, and if they come near to where these end, they end there.
    """
    gap, high = canvas.px(_BETWEEN), rect.height - 2 * canvas.px(_AIR)
    scale = min(canvas.card_scale, high / canvas.px(_CARD[1]), (rect.width - gap) / (_ACROSS * canvas.px(_CARD[0])))
    width, height = (round(canvas.px(side) * scale) for side in _CARD)
    left, wide = float(rect.left), sum(round((len(pack) - 1) * _SHOWN * width) + width for pack in _PACKS)
    gap = rect.width - wide if rect.width - wide <= _MOST_APART * gap else gap
    for pack in _PACKS:
        for number, name in enumerate(pack):
            place = pygame.Rect(round(left + number * _SHOWN * width), rect.centery - height // 2, width, height)
            canvas.picture(name, place)
        left = place.right + gap
