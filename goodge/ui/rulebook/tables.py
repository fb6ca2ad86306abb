"""Blocks in columns: figures, what counts for how much, and keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, BODY_STRONG, GOLD_DARK, INK, KEYCAP, NAME
from ..program.key_table import KeyPart, key_names
from ..widgets.buttons import keycap
from ..wording.lists import in_a_row
from ..wording.numbers import figure
from ..wording.spoken import in_sentences, name_with_value
from ..wording.told import in_a_line
from .blocks import Pictures, longest_word, paragraph

_KEYS_GAP, _KEYS_LEADING, _KEYS_A_LINE = 24, 8, 3
_KEYS_INDENT, _OVER_PART = 12, 12  # of the keys under the title of their part; and air over that
_Row: TypeAlias = tuple[str, tuple[str, ...], str]  # the part of the game, the names of the keys, and what they do


@dataclass(frozen=True, slots=True)
class RulesTable:
    """A small table: a head, rows of words and numbers, and which rows stand out."""

    head: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]
    strong: tuple[int, ...] = ()

    @property
    def words(self) -> str:
        return " ".join(text for cells in self._lines() for text in cells)

    @property
    def told(self) -> Sequence[str]:
        (_, *heads), *rows = self._lines()
        return [in_a_line(name, heads, figures) for name, *figures in rows]

    def height(self, canvas: Canvas, width: int) -> int:  # noqa: ARG002
        return (len(self.rows) + 1) * self._row(canvas)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:  # noqa: ARG002
        row, (first, other) = self._row(canvas), self._columns(canvas)
        for line, cells in enumerate(self._lines()):
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
        """Return the widths of the first column and of each of the others."""
        first = max(canvas.type.size(cells[0], NAME)[0] for cells in self._lines())
        other = max(canvas.type.size(text, NAME)[0] for cells in self._lines() for text in cells[1:])
        return first + canvas.px(10), other + canvas.px(40)

    def _lines(self) -> list[list[str]]:
        """Return the head and the rows as they are read."""
        return [
            [cell if isinstance(cell, str) else figure(cell) for cell in cells] for cells in (self.head, *self.rows)
        ]

    def _row(self, canvas: Canvas) -> int:
        return canvas.type.line_height(NAME) + canvas.px(5)


@dataclass(frozen=True, slots=True)
class Pairs:
    """Things that may happen, and what they mean: two columns of words, with a line under each pair."""

    rows: tuple[tuple[str, str], ...]

    @property
    def words(self) -> str:
        return " ".join(text for row in self.rows for text in row)

    @property
    def told(self) -> Sequence[str]:
        return [name_with_value(first, second) for first, second in self.rows]

    def height(self, canvas: Canvas, width: int) -> int:
        return sum(self._heights(canvas, width))

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        top, inset, thin = place.top, canvas.px(6), max(1, canvas.px(1))
        left, right = self._columns(canvas, place.width)
        for (first, second), height in zip(self.rows, self._heights(canvas, place.width), strict=True):
            paragraph(canvas, first, BODY, pygame.Rect(place.left, top + inset, left, height), pictures.sought)
            at = pygame.Rect(place.right - right, top + inset, right, height)
            paragraph(canvas, second, BODY_STRONG, at, pictures.sought)
            top += height
            canvas.surface.fill(GOLD_DARK[:3], (place.left, top - thin, place.width, thin))

    def least_width(self, canvas: Canvas) -> int:
        texts = [text for row in self.rows for text in row]
        return canvas.px(30) + 2 * max(longest_word(canvas, text, BODY_STRONG) for text in texts)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:  # noqa: ARG002
        return []

    def _columns(self, canvas: Canvas, width: int) -> tuple[int, int]:
        """Return the widths of both columns: the second takes what it needs, at most half of the room."""
        room = width - canvas.px(30)
        right = min(room // 2, 1 + max(canvas.type.size(text, BODY_STRONG)[0] for _, text in self.rows))
        return room - right, right

    def _heights(self, canvas: Canvas, width: int) -> list[int]:
        left, right = self._columns(canvas, width)
        line = canvas.type.line_height(BODY)
        return [
            line * max(len(canvas.type.wrap(first, BODY, left)), len(canvas.type.wrap(second, BODY_STRONG, right)))
            + canvas.px(12)
            for first, second in self.rows
        ]


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys and what they do, under the parts of the game in which they do it."""

    parts: tuple[KeyPart, ...]

    @property
    def words(self) -> str:
        return " ".join(f"{part} {' '.join(caps)} {words}" for part, caps, words in self.rows)

    @property
    def told(self) -> Sequence[str]:
        return [in_sentences([part, name_with_value(in_a_row(caps), words)]) for part, caps, words in self.rows]

    @property
    def rows(self) -> list[_Row]:
        """The title of a part on its first line, the names of the keys, and what they do; no line without a key."""
        found: list[_Row] = []
        for part in self.parts:
            lines = [(caps, line.words.say()) for line in part.lines if (caps := key_names(line))]
            titles = (part.title.say(), *("" for _ in lines))
            found += [(title, caps, words) for title, (caps, words) in zip(titles, lines, strict=False)]
        return found

    def height(self, canvas: Canvas, width: int) -> int:
        return sum(self._heights(canvas, width, self.rows))

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        row, top, rows = self._row(canvas), place.top, self.rows
        left_of_keys, left_of_words = (place.left + width for width in _lefts(canvas, rows))
        for (part, caps, words), height in zip(rows, self._heights(canvas, place.width, rows), strict=True):
            over = _over(canvas, part)
            canvas.text(part, NAME, pygame.Rect(place.left, top, place.width, over), INK, "left")
            top, height = top + over, height - over
            for line, some in enumerate(_in_lines(caps)):
                x = left_of_keys
                for cap in some:
                    wide = _cap_width(canvas, cap)
                    keycap(canvas, cap, pygame.Rect(x, top + line * row, wide, row), INK)
                    x += wide + canvas.px(6)
            inset = canvas.px(_KEYS_LEADING) // 2
            beside = pygame.Rect(left_of_words, top + inset, place.right - left_of_words, height)
            paragraph(canvas, words, BODY, beside, pictures.sought)
            top += height

    def least_width(self, canvas: Canvas) -> int:
        rows = self.rows
        return _lefts(canvas, rows)[1] + max(longest_word(canvas, words, BODY) for _, _, words in rows)

    def _heights(self, canvas: Canvas, width: int, rows: Sequence[_Row]) -> list[int]:
        room, line = width - _lefts(canvas, rows)[1], canvas.type.line_height(BODY)
        return [
            _over(canvas, part)
            + max(
                len(canvas.type.wrap(words, BODY, room)) * line + canvas.px(_KEYS_LEADING),
                len(_in_lines(caps)) * self._row(canvas),
            )
            for part, caps, words in rows
        ]

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:  # noqa: ARG002
        return []

    def _row(self, canvas: Canvas) -> int:
        return canvas.type.line_height(BODY) + canvas.px(_KEYS_LEADING)


def _lefts(canvas: Canvas, rows: Sequence[_Row]) -> tuple[int, int]:
    """Return where the keys and the words begin, measured from the left edge."""
    lines = [line for _, caps, _ in rows for line in _in_lines(caps)]
    keys = max(sum(_cap_width(canvas, cap) + canvas.px(6) for cap in line) for line in lines)
    indent = canvas.px(_KEYS_INDENT)
    return indent, indent + keys + canvas.px(_KEYS_GAP)


def _over(canvas: Canvas, part: str) -> int:
    """Return the height of the title of a part over its first line; 0 without one."""
    return canvas.type.line_height(NAME) + canvas.px(_OVER_PART) if part else 0


def _in_lines(caps: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the keys in lines of at most three."""
    return [caps[start : start + _KEYS_A_LINE] for start in range(0, len(caps), _KEYS_A_LINE)]


def _cap_width(canvas: Canvas, cap: str) -> int:
    return canvas.type.size(cap, KEYCAP)[0] + canvas.px(16)
