"""The parts of the rules' sections: blocks, each of which knows its height, and the plainest block, words.

Heights and places are in pixels, measured for one canvas and one width of column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from ...engine.values import dataclass
from ..drawing.art import PATIENCE, Art
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY, GOLD, INK, PAPER_SHADE, Role
from ..drawing.typesetting import words_of
from .search import Sought

_NO_CARDS = ("suits/", "emblems/")


class Pictures:
    """The pictures of the page: a thread makes them, and until one is ready a pale sheet takes its place.

    `sought` is what the reader looks for; it is marked in the words of the page.
    """

    def __init__(self, art: Art) -> None:
        self._art = art
        self._key: object = None
        self._missing: set[tuple[str, tuple[int, int]]] = set()
        self._waited = 0.0
        self.sought = Sought()

    def want(self, canvas: Canvas, wanted: list[tuple[str, tuple[int, int]]]) -> None:
        """Have these made for this window size and these suit colours, if that has not been done yet."""
        key = (canvas.rect.size, canvas.unit, self._art.dress, tuple(wanted))
        if key != self._key:
            self._key = key
            self._missing = set(wanted)
            for name, size in wanted:
                self._art.prefetch([name], size)

    def update(self, seconds: float) -> bool:
        """Take note of the pictures that are ready; return True if some were still missing before."""
        before = len(self._missing)
        self._missing = {(name, size) for name, size in self._missing if not self._art.has(name, size)}
        self._waited = self._waited + seconds if len(self._missing) == before else 0.0
        if self._waited > PATIENCE:
            self._missing.clear()
        return before > 0

    def draw(self, canvas: Canvas, name: str, rect: pygame.Rect) -> None:
        is_card = not name.startswith(_NO_CARDS)
        if is_card:
            canvas.glow(rect.move(0, canvas.px(3)), INK.faded(110), radius=7, reach=6)
        if (name, rect.size) not in self._missing:
            canvas.picture(name, rect)
        elif is_card:
            canvas.panel(rect, radius=7, top=PAPER_SHADE, line=GOLD.faded(120))


class Block(Protocol):
    """A part of a section."""

    @property
    def words(self) -> str:
        """All that it says, for those who look for words."""

    @property
    def told(self) -> Sequence[str]:
        """Its text for those who do not see it, piece by piece; empty if it is only an ornament."""

    def height(self, canvas: Canvas, width: int) -> int:
        """Return its height in a column of this width."""

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        """Draw the block; `place` has the column's width and the height that was asked for."""

    def least_width(self, canvas: Canvas) -> int:
        """Return the narrowest width of column in which nothing is cut."""

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:
        """Return the names and pixel sizes of the pictures it shows."""


def longest_word(canvas: Canvas, text: str, role: Role = BODY) -> int:
    """Return the width of a text's longest word: no column may be narrower."""
    return max(canvas.type.size(word, role)[0] for word in words_of(text))


def marked(canvas: Canvas, line: str, role: Role, row: pygame.Rect, sought: Sought) -> None:
    """Draw a line of text, and a marker's stroke under what is sought."""
    for start, end in sought.spans(line):
        left, right = (row.left + canvas.type.size(line[:place], role)[0] for place in (start, end))
        stroke = pygame.Rect(left, row.top, right - left, row.height).inflate(canvas.px(4), -canvas.px(3))
        canvas.panel(stroke, radius=4, top=GOLD.faded(110), line=None)
    canvas.text(line, role, row, INK, "left")


def paragraph(canvas: Canvas, text: str, role: Role, place: pygame.Rect, sought: Sought) -> None:
    """Draw wrapped text from the top of a place down."""
    step = canvas.type.line_height(role)
    for number, line in enumerate(canvas.type.wrap(text, role, place.width)):
        row = pygame.Rect(place.left, place.top + number * step, place.width, step)
        marked(canvas, line, role, row, sought)


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph."""

    text: str

    @property
    def words(self) -> str:
        return self.text

    @property
    def told(self) -> Sequence[str]:
        return (self.text,)

    def height(self, canvas: Canvas, width: int) -> int:
        return len(canvas.type.wrap(self.text, BODY, width)) * canvas.type.line_height(BODY)

    def draw(self, canvas: Canvas, place: pygame.Rect, pictures: Pictures) -> None:
        paragraph(canvas, self.text, BODY, place, pictures.sought)

    def least_width(self, canvas: Canvas) -> int:
        return longest_word(canvas, self.text)

    def pictures(self, canvas: Canvas) -> list[tuple[str, tuple[int, int]]]:  # noqa: ARG002
        return []
