"""Blocks of cards: rows of them, the suits, what they are worth, and tricks as examples."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.cards import Card, Suit
from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, BODY_STRONG, GOLD, GOLD_DARK, INK, INK_SOFT, PAPER, SMALL, SMALL_STRONG
from ..wording.cards import card_name, suit_name
from ..wording.lists import in_a_row
from ..wording.phrases import say
from ..wording.spoken import in_sentences, name_with_value
from ..wording.told import has_played
from .blocks import Pictures, longest_word, paragraph

_CARD_SHAPE = 250 / 350
_WORTH_CARD, _BETWEEN = 120, 14
_TRICK_CARD = 126


def _card_size(canvas: Canvas, height: float) -> tuple[int, int]:
    pixels = canvas.px(height)
    return round(pixels * _CARD_SHAPE), pixels


def _called(picture: str) -> str:
    """Return the name of the card on a picture."""
    return card_name(Card.parse(picture.rpartition("/")[2].partition("-")[0]))


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, overlapping where the column is narrow, with words under the first and the last."""

    names: tuple[str, ...]
    height_units: float
    first: str = ""
    last: str = ""

    @property
    def words(self) -> str:
        return f"{self.first} {self.last}"

    @property
    def told(self) -> Sequence[str]:
        if not self.first:
            return ()
        first, *others, last = map(_called, self.names)
        return (in_a_row([name_with_value(self.first, first), *others, name_with_value(self.last, last)]),)

    def height(self, canvas: Canvas, width: int) -> int:  # noqa: ARG002
        words = canvas.type.line_height(SMALL) + canvas.px(4) if self.first else 0
        return canvas.px(self.height_units) + words

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        size = _card_size(canvas, self.height_units)
        step = min(size[0] + canvas.px(14), (place.width - size[0]) // max(1, len(self.names) - 1))
        for number, name in enumerate(self.names):
            pictures.draw(canvas, name, pygame.Rect((place.left + number * step, place.top), size))
        line = canvas.type.line_height(SMALL)
        words = pygame.Rect(place.left, place.bottom - line, step * (len(self.names) - 1) + size[0], line)
        if self.first:
            canvas.text(self.first, SMALL_STRONG, words, INK_SOFT, "left")
            canvas.text(self.last, SMALL_STRONG, words, INK_SOFT, "right")

    def least_width(self, canvas: Canvas) -> int:
        size = _card_size(canvas, self.height_units)
        return size[0] + (len(self.names) - 1) * size[0] // 2

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        return [(name, _card_size(canvas, self.height_units)) for name in self.names]


@dataclass(frozen=True, slots=True)
class Suits:
    """Suits with their names."""

    suits: tuple[Suit, ...]

    @property
    def words(self) -> str:
        return " ".join(map(suit_name, self.suits))

    @property
    def told(self) -> Sequence[str]:
        return (in_a_row([suit_name(suit) for suit in self.suits]),)

    def height(self, canvas: Canvas, width: int) -> int:  # noqa: ARG002
        return canvas.px(58) + canvas.type.line_height(BODY_STRONG)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        side, step = canvas.px(52), min(canvas.px(138), place.width // len(self.suits))
        line = canvas.type.line_height(BODY_STRONG)
        for number, suit in enumerate(self.suits):
            cell = pygame.Rect(place.left + number * step, place.top, step, place.height)
            pictures.draw(canvas, _picture(suit), pygame.Rect(cell.centerx - side // 2, cell.top, side, side))
            canvas.text(suit_name(suit), BODY_STRONG, pygame.Rect(cell.left, cell.bottom - line, step, line), INK)

    def least_width(self, canvas: Canvas) -> int:
        return len(self.suits) * max(canvas.type.size(suit_name(suit), BODY_STRONG)[0] for suit in self.suits)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        side = canvas.px(52)
        return [(_picture(suit), (side, side)) for suit in self.suits]


def _picture(suit: Suit) -> str:
    return f"suits/{suit.letter}"


@dataclass(frozen=True, slots=True)
class Worth:
    """Cards with a number beside each, and the words for what the number counts, in two rows where it is narrow."""

    cards: tuple[tuple[str, str, str], ...]

    @property
    def words(self) -> str:
        return " ".join(f"{worth} {words}" for _, worth, words in self.cards)

    @property
    def told(self) -> Sequence[str]:
        return [name_with_value(words, worth) for _, worth, words in self.cards]

    def height(self, canvas: Canvas, width: int) -> int:
        rows = len(self.cards) // self._across(canvas, width)
        return rows * canvas.px(_WORTH_CARD) + (rows - 1) * canvas.px(_BETWEEN)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        size = _card_size(canvas, _WORTH_CARD)
        across, down = self._across(canvas, place.width), canvas.px(_WORTH_CARD + _BETWEEN)
        last = max(self._cell(canvas, number) for number in range(across - 1, len(self.cards), across))
        step = min(canvas.px(200), (place.width - last) // (across - 1))
        coin = canvas.px(46)
        line = canvas.type.line_height(BODY_STRONG)
        for number, (name, worth, words) in enumerate(self.cards):
            card = pygame.Rect((place.left + number % across * step, place.top + number // across * down), size)
            pictures.draw(canvas, name, card)
            beside = card.right + canvas.px(10)
            pictures.draw(canvas, f"emblems/coin-{worth}", pygame.Rect(beside, card.centery - coin, coin, coin))
            under = pygame.Rect(beside, card.centery + canvas.px(6), step, line)
            canvas.text(words, BODY_STRONG, under, INK, "left")

    def least_width(self, canvas: Canvas) -> int:
        return self._width(canvas, len(self.cards) // 2)

    def _across(self, canvas: Canvas, width: int) -> int:
        """Return the number of cards in a row of this width: all, or half of them."""
        count = len(self.cards)
        return count if self._width(canvas, count) <= width else count // 2

    def _width(self, canvas: Canvas, across: int) -> int:
        """Return the least width of rows of this many cards."""
        cells = [self._cell(canvas, number) for number in range(len(self.cards))]
        ahead = max(cell for number, cell in enumerate(cells, 1) if number % across)
        return (ahead + canvas.px(8)) * (across - 1) + max(cells[across - 1 :: across])

    def _cell(self, canvas: Canvas, number: int) -> int:
        """Return the width of a card and its words."""
        return (
            _card_size(canvas, _WORTH_CARD)[0] + canvas.px(10) + canvas.type.size(self.cards[number][2], BODY_STRONG)[0]
        )

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        coin = canvas.px(46)
        cards = [(name, _card_size(canvas, _WORTH_CARD)) for name, _, _ in self.cards]
        return [*cards, *((f"emblems/coin-{worth}", (coin, coin)) for _, worth, _ in self.cards)]


@dataclass(frozen=True, slots=True)
class ExampleTrick:
    """An example trick: the cards in order of play with their players, the winner marked, and what happened.

    `out`: the places of cards that count for nothing.
    """

    cards: tuple[tuple[str, str], ...]
    winner: int
    words: str
    out: tuple[int, ...] = ()

    @property
    def told(self) -> Sequence[str]:
        played = [has_played(player, _called(name)) for name, player in self.cards]
        return (in_sentences([*played, self._won(self.cards[self.winner][1]), self.words]),)

    def height(self, canvas: Canvas, width: int) -> int:
        _, words = self._parts(canvas, width)
        lines = len(canvas.type.wrap(self.words, BODY, words))
        return max(canvas.px(138) + canvas.type.line_height(SMALL_STRONG), lines * canvas.type.line_height(BODY))

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        size = _card_size(canvas, _TRICK_CARD)
        cards_width, words_width = self._parts(canvas, place.width)
        step = size[0] + canvas.px(14)
        line = canvas.type.line_height(SMALL_STRONG)
        for number, (name, player) in enumerate(self.cards):
            card = pygame.Rect((place.left + canvas.px(6) + number * step, place.top + canvas.px(6)), size)
            if number == self.winner:
                rim = card.inflate(canvas.px(10), canvas.px(10))
                canvas.panel(rim, radius=11, top=GOLD, line=GOLD_DARK)
            pictures.draw(canvas, name, card)
            if number in self.out:
                canvas.panel(card, radius=7, top=PAPER.faded(165))
            under = pygame.Rect(card.left, card.bottom + canvas.px(6), size[0], line)
            canvas.text(self._won(player) if number == self.winner else player, SMALL_STRONG, under, INK)
        lines = len(canvas.type.wrap(self.words, BODY, words_width))
        words = pygame.Rect(place.left + cards_width, place.top, words_width, lines * canvas.type.line_height(BODY))
        words.centery = place.top + canvas.px(6) + size[1] // 2 if words.height < size[1] else place.centery
        paragraph(canvas, self.words, BODY, words, pictures.sought)

    def least_width(self, canvas: Canvas) -> int:
        return self._parts(canvas, 0)[0] + 2 * longest_word(canvas, self.words)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        return [(name, _card_size(canvas, _TRICK_CARD)) for name, _ in self.cards]

    def _won(self, player: str) -> str:
        return say("rules: under the card that wins a trick", "{player} wins", player=player)

    def _parts(self, canvas: Canvas, width: int) -> tuple[int, int]:
        """Return the widths of the cards with a gap after them, and of the words."""
        cards = len(self.cards) * (_card_size(canvas, _TRICK_CARD)[0] + canvas.px(14)) + canvas.px(26)
        return cards, width - cards
