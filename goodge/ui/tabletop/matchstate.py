"""The bar above the table: round and target, how the round stands, and trump."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

import pygame

from ...engine.cards import Suit
from ...engine.values import dataclass, replace
from ..drawing.canvas import Canvas
from ..drawing.theme import (
    ALARM,
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    KEYCAP,
    LEAST,
    LEAST_LETTERS,
    MUTED,
    NAME,
    PANEL,
    SMALL_STRONG,
    Colour,
    Role,
)
from ..drawing.typesetting import Typesetter
from ..widgets.base import Item
from ..wording.lists import side_by_side
from .facts import BarFacts, Piece

_EMBLEM, _BETWEEN, _NEAR, _MIDDLE, _MEDAL = 44, 30, 14, 600, 46
_MORE = 92  # the width of the lower one of two lines
_LINE_AIR = 8  # over, between and under two lines, at least
_LEAST_APART = 16  # between the words on the left and the middle
_ROLES = (NAME, BODY_STRONG, SMALL_STRONG, KEYCAP)


@dataclass(slots=True, kw_only=True)
class MatchState(Item):
    """The bar: round and target on the left, how the round stands in the middle, trump on the right."""

    is_of_pictures: ClassVar = True
    state: str
    facts: BarFacts
    left: int
    right: int
    left_out: frozenset[Piece] = frozenset()
    _measured: tuple[Typesetter, Role] | None = field(default=None, init=False, repr=False, compare=False)

    def read(self) -> Sequence[str]:
        pieces = (side_by_side(piece.words, piece.more) for piece in self.facts.pieces)
        return tuple(filter(None, (self.state, *pieces, self.facts.trump_words)))

    @property
    def notice_place(self) -> pygame.Rect:
        return pygame.Rect(self.left, self.rect.top, self.right - self.left, self.rect.height)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        px = canvas.px
        canvas.panel(self.rect, radius=0, top=PANEL.faded(245), bottom=PANEL.faded(225))
        canvas.panel(pygame.Rect(0, self.rect.bottom - px(2), self.rect.width, px(2)), radius=0, top=GOLD)
        state = pygame.Rect(self.left, self.rect.top, px(300), self.rect.height - px(2))
        canvas.text(self.state, self._state_role(canvas), state, CREAM, "left")
        self._pieces(canvas)
        if self.facts.trump is not None:
            self._trump(canvas, self.facts.trump)

    def piece_places(self, canvas: Canvas) -> list[tuple[Piece, pygame.Rect]]:
        """Return the pieces in the middle, each with its place."""
        role, found = self._role(canvas), []
        x = self._start(canvas, role)
        for piece in self.facts.pieces:
            width = _width_of(canvas, piece, role)
            found.append((piece, pygame.Rect(x, self.rect.top, width, self.rect.height - canvas.px(2))))
            x += width + _between(canvas)
        return found

    def without_news(self, was: MatchState) -> MatchState:
        """Return the bar without the pieces in the middle that it did not have before."""
        had = {replace(piece, tip="") for piece in was.facts.pieces}
        are_others = len(was.facts.pieces) != len(self.facts.pieces)
        news = frozenset(piece for piece in self.facts.pieces if are_others or replace(piece, tip="") not in had)
        return replace(self, left_out=news) if news else self

    def _pieces(self, canvas: Canvas) -> None:
        role = self._role(canvas)
        for piece, rect in self.piece_places(canvas):
            if piece in self.left_out:
                continue
            if piece.emblem is not None:
                canvas.icon(piece.emblem, (rect.left + canvas.px(18), rect.centery), 38)
            colour = ALARM if piece.is_bad else GOLD_BRIGHT if piece.is_settled else MUTED
            up, down = _two_lines(canvas, rect.height, role, _more_role(canvas, piece)) if piece.more else (0, 0)
            words = pygame.Rect(0, 0, _words_width(canvas, piece, role), rect.height)
            words.bottomright = rect.bottomright
            canvas.text(piece.words, role, words.move(0, -up), colour, "left")
            canvas.text(piece.more, _more_role(canvas, piece), words.move(0, down), MUTED, "left")

    def _role(self, canvas: Canvas) -> Role:
        """Return the type of the middle, which all else in the bar goes by: it is found once."""
        if self._measured is None or self._measured[0] is not canvas.type:
            self._measured = canvas.type, self._largest(canvas)
        return self._measured[1]

    def _largest(self, canvas: Canvas) -> Role:
        """Return the largest type in which the middle fits between the words at both sides; at least the first."""
        most, beside = canvas.px(_MIDDLE), self._span(canvas, has_trump_words=False)
        lies = [role for role in _ROLES if all(self._has_height(canvas, piece, role) for piece in self.facts.pieces)]
        wide = [role for role in lies if self._width(canvas, role) <= min(most, beside[1] - beside[0])]
        between = self._span(canvas, has_trump_words=True)
        fitting = (role for role in wide if self._width(canvas, role) <= between[1] - between[0])
        return next(fitting, wide[0] if wide else _ROLES[-1])

    def _has_height(self, canvas: Canvas, piece: Piece, role: Role) -> bool:
        """Return True if both lines of a piece, or its only one, keep off the edges and off each other."""
        lines = canvas.type.capital(role) + canvas.type.capital(_more_role(canvas, piece))
        return not piece.more or lines + 3 * canvas.px(_LINE_AIR) <= self.rect.height

    def _span(self, canvas: Canvas, *, has_trump_words: bool) -> tuple[int, int]:
        """Return the ends of the room for the middle between the words at both sides in their least type."""
        start = self.left + canvas.type.size(self.state, KEYCAP)[0] + canvas.px(_LEAST_APART)
        if self.facts.trump is None:
            return start, self.right
        words = canvas.type.size(self.facts.trump_words, KEYCAP)[0] if has_trump_words else 0
        return start, self.right - _between(canvas) - canvas.px(_MEDAL + 10) - words

    def _start(self, canvas: Canvas, role: Role) -> int:
        """Return the left edge of the middle: in the window's middle, or where that is not free between the words."""
        width, (left, right) = self._width(canvas, role), self._span(canvas, has_trump_words=True)
        centred = self.rect.centerx - width // 2
        return centred if left <= centred <= right - width else max(left, (left + right - width) // 2)

    def _width(self, canvas: Canvas, role: Role) -> int:
        pieces = self.facts.pieces
        return sum(_width_of(canvas, piece, role) for piece in pieces) + (len(pieces) - 1) * _between(canvas)

    def _trump(self, canvas: Canvas, trump: Suit) -> None:
        px, rect = canvas.px, self.trump_place(canvas)
        canvas.text(*self._trump_words(canvas), rect, CREAM, "right")
        medal = pygame.Rect(rect.left, 0, px(_MEDAL), px(_MEDAL))
        medal.centery = rect.centery
        canvas.panel(medal, radius=23, top=CREAM, bottom=Colour.of("#ecdcb4"), line=GOLD, line_width=2)
        canvas.picture(f"suits/{trump.letter}", medal.inflate(-px(14), -px(14)))

    def trump_place(self, canvas: Canvas) -> pygame.Rect:
        """Return the place of trump: its medal and its words."""
        words, role = self._trump_words(canvas)
        width = canvas.px(_MEDAL + (10 if words else 0)) + canvas.type.size(words, role)[0]
        return pygame.Rect(self.right - width, self.rect.top, width, self.rect.height - canvas.px(2))

    def _trump_words(self, canvas: Canvas) -> tuple[str, Role]:
        """Return the words beside trump's medal in a type that leaves the middle alone; none without room for them."""
        room, words = self._behind(canvas, self._role(canvas)), self.facts.trump_words
        role = canvas.type.fitting(words, (BODY_STRONG, SMALL_STRONG, KEYCAP), room)
        return (words if canvas.type.size(words, role)[0] <= room else "", role)

    def _room(self, canvas: Canvas) -> int:
        """Return the width available to the words on the left."""
        return self._beside(canvas, self._role(canvas))

    def _beside(self, canvas: Canvas, role: Role) -> int:
        """Return the width that the middle, in this type, leaves to the words on the left."""
        return self._start(canvas, role) - canvas.px(_LEAST_APART) - self.left

    def _behind(self, canvas: Canvas, role: Role) -> int:
        """Return the width that the middle, in this type, leaves to the words beside trump's medal."""
        middle = self._start(canvas, role) + self._width(canvas, role)
        return self.right - _between(canvas) - canvas.px(_MEDAL + 10) - middle

    def _state_role(self, canvas: Canvas) -> Role:
        """Return the type of the words on the left, not larger than that of the middle."""
        most = self._role(canvas).size
        roles = [role for role in (BODY_STRONG, SMALL_STRONG, KEYCAP) if role.size <= most]
        return canvas.type.fitting(self.state, (*roles, canvas.type.least), self._room(canvas))

    def fits(self, canvas: Canvas) -> bool:
        state = canvas.type.size(self.state, self._state_role(canvas))[0]
        return self._width(canvas, self._role(canvas)) <= canvas.px(_MIDDLE) and state <= self._room(canvas)


def _two_lines(canvas: Canvas, height: int, upper: Role, lower: Role) -> tuple[int, int]:
    """Return how far from the middle two lines lie that have the same air over, between and under them."""
    high, low = canvas.type.capital(upper), canvas.type.capital(lower)
    air = (height - high - low) / 3
    return round(height / 2 - air - high / 2), round(height / 2 - air - low / 2)


def _width_of(canvas: Canvas, piece: Piece, role: Role) -> int:
    return _words_width(canvas, piece, role) + (canvas.px(_EMBLEM) if piece.emblem is not None else 0)


def _words_width(canvas: Canvas, piece: Piece, role: Role) -> int:
    return max(canvas.type.size(piece.words, role)[0], canvas.type.size(piece.more, _more_role(canvas, piece))[0])


def _more_role(canvas: Canvas, piece: Piece) -> Role:
    """Return the type of the lower line: the least where it would be wide, and letters of that can be read."""
    roles = (KEYCAP, canvas.type.least) if canvas.px(LEAST) >= LEAST_LETTERS else (KEYCAP,)
    return canvas.type.fitting(piece.more, roles, canvas.px(_MORE))


def _between(canvas: Canvas) -> int:
    """Return the air between pieces, of which a window that is higher than wide has less."""
    return canvas.px(_NEAR if canvas.rect.height > canvas.rect.width else _BETWEEN)
