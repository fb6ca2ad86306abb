"""What the sections of the rules are made of: words, cards, tricks and tables, each of which knows its height.

Heights and places are pixels, measured for one canvas and one width of column.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

from ..art import Art
from ..canvas import Canvas
from ..items.buttons import keycap
from ..theme import (
    BODY,
    BODY_STRONG,
    GOLD,
    GOLD_DARK,
    INK,
    INK_SOFT,
    KEYCAP,
    NAME,
    PAPER_SHADE,
    SMALL,
    SMALL_STRONG,
    Role,
)
from .menu_parts import PATIENCE

_SUITS = (("S", "Spades"), ("D", "Diamonds"), ("T", "Stars"), ("H", "Hearts"), ("C", "Clubs"))
_CARD_SHAPE = 250 / 350
_KEYS_GAP = 24
_WORTH_CARD = 120


class Pictures:
    """The pictures of the page: a thread makes them, and until one is there its place is a pale sheet."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._key: object = None
        self._missing: set[tuple[str, tuple[int, int]]] = set()
        self._waited = 0.0

    def want(self, canvas: Canvas, wanted: list[tuple[str, tuple[int, int]]]) -> None:
        """Has them made for this size of window and these suit colours."""
        key = (canvas.rect.size, canvas.unit, self._art.palette)
        if key != self._key:
            self._key = key
            self._missing = set(wanted)
            for name, size in wanted:
                self._art.prefetch([name], size)

    def update(self, seconds: float) -> bool:
        """True while some are missing."""
        before = len(self._missing)
        self._missing = {(name, size) for name, size in self._missing if not self._art.has(name, size)}
        self._waited = self._waited + seconds if len(self._missing) == before else 0.0
        if self._waited > PATIENCE:
            self._missing.clear()
        return before > 0

    def draw(self, canvas: Canvas, name: str, rect: pygame.Rect) -> None:
        is_card = name.startswith("cards/")
        if is_card:
            canvas.glow(rect.move(0, canvas.px(3)), INK.faded(110), radius=7, reach=6)
        if (name, rect.size) not in self._missing:
            canvas.picture(name, rect)
        elif is_card:
            canvas.panel(rect, radius=7, top=PAPER_SHADE, line=GOLD.faded(120))


class Block(Protocol):
    """A part of a section."""

    def height(self, canvas: Canvas, width: int) -> int:
        """How high it is in a column of that width."""

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        """Draws it; `place` has the column's width and the height that was asked for."""

    def least_width(self, canvas: Canvas) -> int:
        """The narrowest column in which nothing is cut."""

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        """Names and pixel sizes of the pictures it shows."""


def _card_size(canvas: Canvas, height: float) -> tuple[int, int]:
    pixels = canvas.px(height)
    return round(pixels * _CARD_SHAPE), pixels


def _longest_word(canvas: Canvas, text: str) -> int:
    return max(canvas.type.size(word, BODY)[0] for word in text.split())


def _paragraph(canvas: Canvas, text: str, role: Role, place: pygame.Rect, align: str = "left") -> None:
    """Wrapped text from the top of a place down."""
    step = canvas.type.line_height(role)
    for number, line in enumerate(canvas.type.wrap(text, role, place.width)):
        row = pygame.Rect(place.left, place.top + number * step, place.width, step)
        canvas.text(line, role, row, INK, align)


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph."""

    text: str

    def height(self, canvas: Canvas, width: int) -> int:
        return len(canvas.type.wrap(self.text, BODY, width)) * canvas.type.line_height(BODY)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:  # noqa: ARG002
        _paragraph(canvas, self.text, BODY, place)

    def least_width(self, canvas: Canvas) -> int:
        return _longest_word(canvas, self.text)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:  # noqa: ARG002
        return []


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, over one another where the column is narrow; words under the first and the last."""

    names: tuple[str, ...]
    height_units: float
    first: str = ""
    last: str = ""

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
    """The five suits with their names."""

    def height(self, canvas: Canvas, width: int) -> int:  # noqa: ARG002
        return canvas.px(58) + canvas.type.line_height(BODY_STRONG)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        side, step = canvas.px(52), min(canvas.px(138), place.width // len(_SUITS))
        line = canvas.type.line_height(BODY_STRONG)
        for number, (letter, name) in enumerate(_SUITS):
            cell = pygame.Rect(place.left + number * step, place.top, step, place.height)
            pictures.draw(canvas, f"suits/{letter}", pygame.Rect(cell.centerx - side // 2, cell.top, side, side))
            canvas.text(name, BODY_STRONG, pygame.Rect(cell.left, cell.bottom - line, step, line), INK)

    def least_width(self, canvas: Canvas) -> int:
        return len(_SUITS) * max(canvas.type.size(name, BODY_STRONG)[0] for _, name in _SUITS)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        side = canvas.px(52)
        return [(f"suits/{letter}", (side, side)) for letter, _ in _SUITS]


@dataclass(frozen=True, slots=True)
class Worth:
    """Cards with a number beside each, and what the number counts for."""

    cards: tuple[tuple[str, str, str], ...]

    def height(self, canvas: Canvas, width: int) -> int:  # noqa: ARG002
        return canvas.px(_WORTH_CARD)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        size = _card_size(canvas, _WORTH_CARD)
        step = min(canvas.px(200), (place.width - self._cell(canvas, -1)) // (len(self.cards) - 1))
        coin = canvas.px(46)
        line = canvas.type.line_height(BODY_STRONG)
        for number, (name, worth, words) in enumerate(self.cards):
            card = pygame.Rect((place.left + number * step, place.top), size)
            pictures.draw(canvas, name, card)
            beside = card.right + canvas.px(10)
            pictures.draw(canvas, f"emblems/coin-{worth}", pygame.Rect(beside, card.centery - coin, coin, coin))
            under = pygame.Rect(beside, card.centery + canvas.px(6), step, line)
            canvas.text(words, BODY_STRONG, under, INK, "left")

    def least_width(self, canvas: Canvas) -> int:
        ahead = max(self._cell(canvas, number) for number in range(len(self.cards) - 1)) + canvas.px(8)
        return ahead * (len(self.cards) - 1) + self._cell(canvas, -1)

    def _cell(self, canvas: Canvas, number: int) -> int:
        """The width of a card and its words."""
        return (
            _card_size(canvas, _WORTH_CARD)[0] + canvas.px(10) + canvas.type.size(self.cards[number][2], BODY_STRONG)[0]
        )

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        coin = canvas.px(46)
        cards = [(name, _card_size(canvas, _WORTH_CARD)) for name, _, _ in self.cards]
        return [*cards, *((f"emblems/coin-{worth}", (coin, coin)) for _, worth, _ in self.cards)]


@dataclass(frozen=True, slots=True)
class Trick:
    """An example: the cards in the order of play with their players, the winner marked, and what happened."""

    cards: tuple[tuple[str, str], ...]
    winner: int
    words: str

    def height(self, canvas: Canvas, width: int) -> int:
        _, words = self._parts(canvas, width)
        lines = len(canvas.type.wrap(self.words, BODY, words))
        return max(canvas.px(138) + canvas.type.line_height(SMALL_STRONG), lines * canvas.type.line_height(BODY))

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        size = _card_size(canvas, 126)
        cards_width, words_width = self._parts(canvas, place.width)
        step = size[0] + canvas.px(14)
        line = canvas.type.line_height(SMALL_STRONG)
        for number, (name, player) in enumerate(self.cards):
            card = pygame.Rect((place.left + canvas.px(6) + number * step, place.top + canvas.px(6)), size)
            if number == self.winner:
                rim = card.inflate(canvas.px(10), canvas.px(10))
                canvas.panel(rim, radius=11, top=GOLD, line=GOLD_DARK)
            pictures.draw(canvas, name, card)
            text = f"{player} wins" if number == self.winner else player
            under = pygame.Rect(card.left, card.bottom + canvas.px(6), size[0], line)
            canvas.text(text, SMALL_STRONG, under, INK)
        lines = len(canvas.type.wrap(self.words, BODY, words_width))
        words = pygame.Rect(place.left + cards_width, place.top, words_width, lines * canvas.type.line_height(BODY))
        words.centery = place.top + canvas.px(6) + size[1] // 2 if words.height < size[1] else place.centery
        _paragraph(canvas, self.words, BODY, words)

    def least_width(self, canvas: Canvas) -> int:
        return self._parts(canvas, 0)[0] + 2 * _longest_word(canvas, self.words)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        return [(name, _card_size(canvas, 126)) for name, _ in self.cards]

    def _parts(self, canvas: Canvas, width: int) -> tuple[int, int]:
        """The widths of the cards with a gap after them, and of the words."""
        cards = len(self.cards) * (_card_size(canvas, 126)[0] + canvas.px(14)) + canvas.px(26)
        return cards, width - cards


@dataclass(frozen=True, slots=True)
class Table:
    """A small table: a head, rows, and which rows stand out."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    strong: tuple[int, ...] = ()

    def height(self, canvas: Canvas, width: int) -> int:  # noqa: ARG002
        return (len(self.rows) + 1) * self._row(canvas)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:  # noqa: ARG002
        row, (first, other) = self._row(canvas), self._columns(canvas)
        for line, cells in enumerate((self.head, *self.rows)):
            top = place.top + line * row
            role = NAME if line == 0 else BODY_STRONG if line - 1 in self.strong else BODY
            for column, text in enumerate(cells):
                left = place.left + (first + (column - 1) * other if column else 0)
                cell = pygame.Rect(left, top, other if column else first, row)
                canvas.text(text, role, cell, INK, "right" if column else "left")
            if line == 0 or line - 1 in self.strong:
                rule = pygame.Rect(place.left, top + row - 1, first + other * (len(cells) - 1), max(1, canvas.px(1)))
                canvas.surface.fill(GOLD_DARK, rule)

    def least_width(self, canvas: Canvas) -> int:
        first, other = self._columns(canvas)
        return first + other * (len(self.head) - 1)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:  # noqa: ARG002
        return []

    def _columns(self, canvas: Canvas) -> tuple[int, int]:
        """The widths of the first column and of each of the others."""
        first = max(canvas.type.size(cells[0], NAME)[0] for cells in (self.head, *self.rows))
        other = max(canvas.type.size(text, NAME)[0] for cells in (self.head, *self.rows) for text in cells[1:])
        return first + canvas.px(10), other + canvas.px(40)

    def _row(self, canvas: Canvas) -> int:
        return canvas.type.line_height(NAME) + canvas.px(5)


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys and what they do, under the parts of the game in which they do it."""

    rows: tuple[tuple[str, tuple[tuple[str, ...], str]], ...]

    def height(self, canvas: Canvas, width: int) -> int:  # noqa: ARG002
        return len(self.rows) * self._row(canvas)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:  # noqa: ARG002
        row, gap = self._row(canvas), canvas.px(_KEYS_GAP)
        parts, keys, _ = self._columns(canvas)
        for number, (part, (caps, words)) in enumerate(self.rows):
            line = pygame.Rect(place.left, place.top + number * row, place.width, row)
            canvas.text(part, NAME, line, INK, "left")
            x = line.left + parts + gap
            for cap in caps:
                wide = _cap_width(canvas, cap)
                keycap(canvas, cap, pygame.Rect(x, line.top, wide, row), INK)
                x += wide + canvas.px(6)
            left = line.left + parts + keys + 2 * gap
            canvas.text(words, BODY, pygame.Rect(left, line.top, line.right - left, row), INK, "left")

    def least_width(self, canvas: Canvas) -> int:
        return sum(self._columns(canvas)) + 2 * canvas.px(_KEYS_GAP)

    def _columns(self, canvas: Canvas) -> tuple[int, int, int]:
        """The widths of the parts, the keys and the words."""
        size = canvas.type.size
        parts = max(size(part, NAME)[0] for part, _ in self.rows)
        keys = max(sum(_cap_width(canvas, cap) + canvas.px(6) for cap in caps) for _, (caps, _) in self.rows)
        return parts, keys, max(size(words, BODY)[0] for _, (_, words) in self.rows)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:  # noqa: ARG002
        return []

    def _row(self, canvas: Canvas) -> int:
        return canvas.type.line_height(BODY) + canvas.px(8)


def _cap_width(canvas: Canvas, cap: str) -> int:
    return canvas.type.size(cap, KEYCAP)[0] + canvas.px(16)
