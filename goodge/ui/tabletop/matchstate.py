"""The bar above the table: round and target, how the round stands, and trump."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar, NamedTuple

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
from .cardsize import is_roomy
from .facts import BarFacts, Piece

_EMBLEM, _BETWEEN, _NEAR, _MIDDLE, _MEDAL = 44, 26, 17, 600, 46
_OFF_GROUND = 12  # from the ground of a team to trump's medal
_BESIDE, _BESIDE_LEAST = 10, 4  # the ground of a team; in a tall window with long words
_EDGE, _OWN_EDGE = 1, 2  # of that ground, and of that of the viewer's own
_LINES_AIR, _OVER_LINES = 9.0, 4.0  # over, between and under two lines; and over enlarged ones more, for an f or a b
_AT_EDGES = 0.75  # of that air
_LEAST_APART = 16  # between the words on the left and the middle
_ROLES = (NAME, BODY_STRONG, SMALL_STRONG, KEYCAP)


class _Roles(NamedTuple):
    """The type of the words in the middle, of the lower line that some have, which words there are, and their air."""

    words: Role
    more: Role
    state: str
    is_short: bool
    has_turns: bool
    beside: int  # units beside what stands on the ground of a team


@dataclass(slots=True, kw_only=True)
class MatchState(Item):
    """The bar: round and target on the left, how the round stands in the middle, trump on the right."""

    is_of_pictures: ClassVar = True
    state: str
    facts: BarFacts
    left: int
    right: int
    short_state: str = ""
    left_out: frozenset[Piece] = frozenset()
    _measured: tuple[Typesetter, _Roles] | None = field(default=None, init=False, repr=False, compare=False)

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
        canvas.text(self._roles(canvas).state, self._state_role(canvas), state, CREAM, "left")
        self._pieces(canvas)
        if self.facts.trump is not None:
            self._trump(canvas, self.facts.trump)

    def piece_places(self, canvas: Canvas) -> list[tuple[Piece, pygame.Rect]]:
        """Return the pieces in the middle, each with its place."""
        roles, found = self._roles(canvas), []
        x = self._start(canvas, roles)
        for piece in self.facts.pieces:
            width = self._width_of(canvas, piece, roles)
            found.append((piece, pygame.Rect(x, self.rect.top, width, self.rect.height - canvas.px(2))))
            x += width + _between(canvas)
        return found

    def stands_like(self, canvas: Canvas, other: MatchState) -> bool:
        """Return True if all words of the bar are as large as in another one, those in the middle at the same place."""
        return (
            self.piece_places(canvas) == other.piece_places(canvas)
            and self._trump_words(canvas) == other._trump_words(canvas)
            and self._roles(canvas) == other._roles(canvas)
        )

    def without_news(self, was: MatchState) -> MatchState:
        """Return the bar without the pieces in the middle that it did not have before."""
        had = {replace(piece, tip="") for piece in was.facts.pieces}
        are_others = len(was.facts.pieces) != len(self.facts.pieces)
        news = frozenset(piece for piece in self.facts.pieces if are_others or replace(piece, tip="") not in had)
        return replace(self, left_out=news) if news else self

    def _pieces(self, canvas: Canvas) -> None:
        roles = self._roles(canvas)
        for piece, rect in self.piece_places(canvas):
            if self._is_team(piece):
                canvas.panel(rect, radius=0, top=GOLD.faded(64 if piece.is_own else 14), line=None)
                wide = canvas.px(_OWN_EDGE if piece.is_own else _EDGE)
                for left in (rect.left, rect.right - wide):
                    edge = pygame.Rect(left, rect.top, wide, rect.height)
                    ink = GOLD_BRIGHT.faded(230) if piece.is_own else GOLD.faded(70)
                    canvas.panel(edge, radius=0, top=ink, line=None)
                rect.inflate_ip(-2 * canvas.px(roles.beside), 0)
            if piece in self.left_out:
                continue
            colour = ALARM if piece.is_bad else GOLD_BRIGHT if piece.is_settled else MUTED
            up, down = _two_lines(canvas, rect.height, roles) if piece.more else (0, 0)
            words = pygame.Rect(0, 0, _words_width(canvas, piece, roles), rect.height)
            words.midbottom = rect.midbottom
            if piece.emblem is not None:  # emblem and words stand in the middle of their ground together
                off = max(0, rect.width - canvas.px(_EMBLEM) - words.width) // 2
                words.left, rect.left = rect.left + canvas.px(_EMBLEM) + off, rect.left + off
                canvas.icon(piece.emblem, (rect.left + canvas.px(18), rect.centery), 38)
            canvas.text(_said(piece, roles), roles.words, words.move(0, -up), colour, "left")
            canvas.text(piece.more, roles.more, words.move(0, down), MUTED, "left")

    def _roles(self, canvas: Canvas) -> _Roles:
        """Return the types of the middle, which all else in the bar goes by: it is found once."""
        if self._measured is None or self._measured[0] is not canvas.type:
            self._measured = canvas.type, self._largest(canvas)
        return self._measured[1]

    def _largest(self, canvas: Canvas) -> _Roles:
        """Return the largest types in which the middle fits between the words at both sides; at least the first.

        Words that have a shorter form take it before they are much smaller. The lower line is in the least type where
        it would be too wide, and letters of that can be read.
        """
        lower = (KEYCAP, canvas.type.least) if canvas.px(LEAST) >= LEAST_LETTERS else (KEYCAP,)
        ways = [
            _Roles(words, more, state, is_short, has_turns, beside)
            for state in filter(None, (self.state, self.short_state))
            for more in lower
            for beside in ((_BESIDE, _BESIDE_LEAST) if is_roomy(canvas) else (_BESIDE,))
            for types in (_ROLES[:2], _ROLES[2:])
            for has_turns in (True, False)
            for is_short in (False, True)
            for words in types
        ]
        lies = [roles for roles in ways if all(self._has_height(canvas, piece, roles) for piece in self.facts.pieces)]
        wide = [roles for roles in lies if self._has_room(canvas, roles, has_trump_words=False)]
        fitting = (roles for roles in wide if self._has_room(canvas, roles, has_trump_words=True))
        return next(fitting, wide[0] if wide else ways[-1])

    def _has_room(self, canvas: Canvas, roles: _Roles, *, has_trump_words: bool) -> bool:
        start, end = self._span(canvas, roles, self.facts.trump_words if has_trump_words else "")
        return self._width(canvas, roles) <= min(canvas.px(_MIDDLE), end - start)

    def _has_height(self, canvas: Canvas, piece: Piece, roles: _Roles) -> bool:
        """Return True if both lines of a piece, or its only one, keep off the edges and off each other."""
        air = _lines_air(canvas, self.rect.height - canvas.px(2), roles)
        return not piece.more or air >= _LINES_AIR * canvas.unit

    def _span(self, canvas: Canvas, roles: _Roles, trump_words: str) -> tuple[int, int]:
        """Return the ends of the room for the middle between the words at both sides in their least type."""
        start = self.left + canvas.type.size(roles.state, KEYCAP)[0] + canvas.px(_LEAST_APART)
        if self.facts.trump is None:
            return start, self.right
        words = canvas.type.size(trump_words, KEYCAP)[0]
        return start, self.right - _between(canvas) - canvas.px(_MEDAL + 10) - words

    def _start(self, canvas: Canvas, roles: _Roles) -> int:
        """Return the left edge of the middle: in the window's middle, or as near as the words at both sides allow."""
        width, (left, right) = self._width(canvas, roles), self._span(canvas, roles, self._widest(canvas))
        return max(left, min(self.rect.centerx - width // 2, right - width))

    def _width(self, canvas: Canvas, roles: _Roles) -> int:
        pieces = self.facts.pieces
        return sum(self._width_of(canvas, piece, roles) for piece in pieces) + (len(pieces) - 1) * _between(canvas)

    def _width_of(self, canvas: Canvas, piece: Piece, roles: _Roles) -> int:
        """Return the width of a piece: both teams have that of the wider, so that what is between them stays there."""
        if not self._is_team(piece):
            return _least_width(canvas, piece, roles)
        widest = max(_least_width(canvas, one, roles) for one in self.facts.pieces if self._is_team(one))
        return widest + 2 * canvas.px(roles.beside)

    def _is_team(self, piece: Piece) -> bool:
        return piece.emblem is not None and len(self.facts.pieces) > 1

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
        room, words = self._behind(canvas, self._roles(canvas)), self.facts.trump_words
        role = canvas.type.fitting(self._widest(canvas), (BODY_STRONG, SMALL_STRONG, KEYCAP), room)
        return (words if canvas.type.size(words, role)[0] <= room else "", role)

    def _widest(self, canvas: Canvas) -> str:
        """Return the widest of the words that may stand beside trump in a round."""
        words = self.facts.trump_words, *self.facts.trump_turns
        return max(words, key=lambda each: canvas.type.size(each, BODY_STRONG)[0])

    def _room(self, canvas: Canvas) -> int:
        """Return the width available to the words on the left."""
        return self._beside(canvas, self._roles(canvas))

    def _beside(self, canvas: Canvas, roles: _Roles) -> int:
        """Return the width that the middle, in these types, leaves to the words on the left."""
        return self._start(canvas, roles) - canvas.px(_LEAST_APART) - self.left

    def _behind(self, canvas: Canvas, roles: _Roles) -> int:
        """Return the width that the middle, in these types, leaves to the words beside trump's medal."""
        middle, has_teams = self._start(canvas, roles) + self._width(canvas, roles), len(self.facts.pieces) > 1
        apart = canvas.px(_OFF_GROUND) if has_teams else _between(canvas)
        return self.right - apart - canvas.px(_MEDAL + 10) - middle

    def _state_role(self, canvas: Canvas) -> Role:
        """Return the type of the words on the left, not larger than that of the middle."""
        chosen = self._roles(canvas)
        roles = [role for role in (BODY_STRONG, SMALL_STRONG, KEYCAP) if role.size <= chosen.words.size]
        return canvas.type.fitting(chosen.state, (*roles, canvas.type.least), self._room(canvas))

    def fits(self, canvas: Canvas) -> bool:
        state = canvas.type.size(self._roles(canvas).state, self._state_role(canvas))[0]
        return self._width(canvas, self._roles(canvas)) <= canvas.px(_MIDDLE) and state <= self._room(canvas)


def _two_lines(canvas: Canvas, height: int, roles: _Roles) -> tuple[int, int]:
    """Return how far from the middle two lines lie: closer to each other than to the edges."""
    high, low, air = (
        canvas.type.capital(roles.words),
        canvas.type.capital(roles.more),
        _lines_air(canvas, height, roles),
    )
    upper = _over_lines(canvas) + air * _AT_EDGES / 2 + high / 2
    lower = upper + high / 2 + air * (1 - _AT_EDGES) + _over_lines(canvas) + low / 2
    return round(height / 2 - upper), round(lower - height / 2)


def _lines_air(canvas: Canvas, height: int, roles: _Roles) -> float:
    """Return the air that two lines leave in this height, over them and under the letters that reach lowest."""
    lines = canvas.type.capital(roles.words) + canvas.type.capital(roles.more) + canvas.type.below(roles.more)
    return height - lines - 2 * _over_lines(canvas)


def _over_lines(canvas: Canvas) -> float:
    return _OVER_LINES * canvas.unit if canvas.type.is_enlarged else 0.0


def _least_width(canvas: Canvas, piece: Piece, roles: _Roles) -> int:
    beside = canvas.px(_EMBLEM) if piece.emblem is not None else 0
    turns = piece.turns if roles.has_turns else ()
    return beside + max(_words_width(canvas, one, roles) for one in (piece, *turns))


def _words_width(canvas: Canvas, piece: Piece, roles: _Roles) -> int:
    return max(canvas.type.size(_said(piece, roles), roles.words)[0], canvas.type.size(piece.more, roles.more)[0])


def _said(piece: Piece, roles: _Roles) -> str:
    return piece.short if roles.is_short and piece.short else piece.words


def _between(canvas: Canvas) -> int:
    """Return the air between pieces, of which a window that is higher than wide has less."""
    return canvas.px(_NEAR if is_roomy(canvas) else _BETWEEN)
