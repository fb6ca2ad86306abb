"""The plates of the players, their calls, and the bar above the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pygame

from ...engine.cards import Suit
from ..drawing.canvas import Canvas
from ..drawing.portrait import ASKED, CALM, GLAD, HURT, draw_portrait
from ..drawing.theme import (
    ALARM,
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    INK,
    KEYCAP,
    MUTED,
    NAME,
    NUMBER,
    PANEL,
    PANEL_LOW,
    SMALL,
    SMALL_STRONG,
    SUBNAME,
    Colour,
    Role,
)
from ..widgets.base import Item
from .facts import BarFacts, CallFacts, Piece, PlateFacts

_EMBLEM, _BETWEEN, _MIDDLE, _MEDAL = 44, 30, 480, 46
_ROLES = (NAME, BODY_STRONG, SMALL_STRONG)
_NAMES = (SUBNAME, NAME, BODY_STRONG, SMALL_STRONG)
_LETTERS = 5  # letters of a name that must be readable before it is cut short
_LEAST_HIGH = 60
_PORTRAIT, _SMALL_PORTRAIT = 70, 64
OUTSIDE, _APART, _MARGIN = 8, 6, 12  # how far a portrait stands out at the left, and the air around the words
CROWN, _TOKEN, _SIGN = 38, 24, 28
_TOP, _MIDDLE_LINE, _FOOT = range(3)  # the lines of a plate
_NOTE_WAYS = (
    (SMALL_STRONG, _FOOT),
    (SMALL_STRONG, _MIDDLE_LINE),
    (KEYCAP, _FOOT),
    (KEYCAP, _MIDDLE_LINE),
    (SMALL_STRONG, _TOP),
    (KEYCAP, _TOP),
)
_BESIDE, _GAP = 7, 8  # between a figure and its caption, and at least between other words of a line


def portrait_side(canvas: Canvas) -> int:
    """Return the side of a portrait in pixels; enlarged text leaves it a little less room."""
    return canvas.px(_SMALL_PORTRAIT if canvas.type.is_enlarged else _PORTRAIT)


def portrait_place(canvas: Canvas, plate: pygame.Rect) -> pygame.Rect:
    """Return the place of the portrait on a plate."""
    side = portrait_side(canvas)
    return pygame.Rect(plate.left - canvas.px(OUTSIDE), plate.centery - side // 2, side, side)


def has_portrait(canvas: Canvas, plate: pygame.Rect) -> bool:
    """Return True for a plate that is high enough for one; a lower one has one line."""
    return plate.height >= canvas.px(_LEAST_HIGH)


def crown_place(canvas: Canvas, plate: pygame.Rect) -> tuple[int, int]:
    """Return the middle of a crown on the head of the portrait on a plate."""
    place = portrait_place(canvas, plate)
    return place.centerx, place.top + canvas.px(1)


@dataclass(slots=True, kw_only=True)
class Plate(Item):
    """A hand: the portrait and name of its player, what it has taken in this round, its total, and what it needs.

    `about` says who plays it (level, style, cards), the longest text first; the first one that fits is shown. The
    portrait is None for a hand that nobody holds. `has_won`: a trick is on its way here. `verdict`: something good, or
    bad, is being told of it.
    """

    is_of_pictures: ClassVar = True
    facts: PlateFacts
    about: tuple[str, ...]
    is_turn: bool
    portrait: str | None = None
    has_won: bool = False
    verdict: bool | None = None
    shift: int = 0

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        facts, px = self.facts, canvas.px
        rect = self.rect.move(self.shift, 0)
        has_face = self.portrait is not None and has_portrait(canvas, rect)
        if self.is_turn:
            canvas.glow(rect, GOLD_BRIGHT.faded(235), radius=14, reach=11)
            if has_face:
                canvas.glow(portrait_place(canvas, rect), GOLD_BRIGHT.faded(235), radius=_PORTRAIT / 2, reach=11)
        line = GOLD_BRIGHT if self.is_turn else GOLD.faded(40 if facts.is_out else 95)
        ground, low = (PANEL.faded(130), None) if facts.is_out else (PANEL.faded(236), PANEL_LOW.faded(236))
        canvas.panel(rect, top=ground, bottom=low, line=line, line_width=2)
        if not has_portrait(canvas, rect):
            self._on_one_line(canvas, rect.inflate(-px(26), 0))
            return
        self._words(canvas, self._inner(canvas).move(self.shift, 0))
        if self.portrait is not None:
            self._face(canvas, self.portrait, rect)

    @property
    def mood(self) -> str:
        """The mood of the portrait: up at who asks, else by what has happened."""
        if self.verdict is not None:
            return GLAD if self.verdict else HURT
        if self.is_turn:
            return ASKED
        if self.facts.is_bad or self.facts.has_failed:
            return HURT
        return GLAD if self.facts.has_made or self.has_won else CALM

    def _face(self, canvas: Canvas, portrait: str, rect: pygame.Rect) -> None:
        """Draw the portrait, with a crown on its head or a team's sign, and the dealer's token."""
        px, place = canvas.px, portrait_place(canvas, rect)
        draw_portrait(canvas, portrait, place, self.mood, is_dim=self.facts.is_out)
        if self.is_turn:
            rim = place.inflate(px(2), px(2))
            canvas.panel(rim, radius=_PORTRAIT / 2, top=GOLD_BRIGHT.faded(0), line=GOLD_BRIGHT, line_width=3)
        if self.facts.emblem == "crown":
            canvas.icon("crown", crown_place(canvas, rect), CROWN)
        elif self.facts.emblem is not None:
            canvas.icon(self.facts.emblem, (place.right - px(12), place.bottom - px(10)), _SIGN)
        if self.facts.is_dealer:
            canvas.icon("dealer", (place.left + px(12), place.bottom - px(9)), _TOKEN)

    def _inner(self, canvas: Canvas) -> pygame.Rect:
        """Return the place for words beside the portrait."""
        px, inner = canvas.px, self.rect.inflate(-canvas.px(2 * _MARGIN), -canvas.px(16))
        if self.portrait is not None and has_portrait(canvas, self.rect):
            taken = portrait_side(canvas) + px(_APART) - px(OUTSIDE) - px(_MARGIN)
            inner = pygame.Rect(inner.left + taken, inner.top, inner.width - taken, inner.height)
        return inner

    def _words(self, canvas: Canvas, inner: pygame.Rect) -> None:
        """Draw three lines: the name; what the hand has taken, and who plays it; its total and what it needs."""
        facts, px = self.facts, canvas.px
        ink, bright = (MUTED, GOLD) if facts.is_out else (CREAM, GOLD_BRIGHT)
        role = self._name_role(canvas)
        top = pygame.Rect(inner.left, inner.top - px(1), inner.width, px(30))
        name = canvas.text(canvas.type.shortened(facts.name, role, top.width), role, top, ink, "left")
        middle = pygame.Rect(inner.left, inner.top + px(30), inner.width, px(26))
        figure = canvas.text(facts.figure, NAME, middle, ALARM if facts.has_failed else bright, "left")
        caption = middle.move(figure.width + px(_BESIDE) if facts.figure else 0, px(1))
        taken = canvas.text(facts.caption, SMALL, caption, MUTED, "left")
        foot = pygame.Rect(inner.left, inner.bottom - px(25), inner.width, px(26))
        total, note, role, line = self._foot(canvas)
        canvas.text(total, role, foot, ink, "left")
        noted = ALARM if facts.is_bad else GOLD_BRIGHT
        canvas.text(note, role, (top.move(0, px(2)), middle, foot)[line], noted, "right")
        free = [(top.move(0, px(2)), name.right), (middle.move(0, px(1)), taken.right)]
        self._who(canvas, [room for number, room in enumerate(free) if number != line])

    def _name_role(self, canvas: Canvas) -> Role:
        """Return the largest type in which the whole name fits; the smallest if it fits in none."""
        return canvas.type.fitting(self.facts.name, (*_NAMES, canvas.type.least), self._inner(canvas).width)

    def _name_is_told(self, canvas: Canvas) -> bool:
        """Return True if there is room for the name, or for enough of its letters."""
        shown = canvas.type.shortened(self.facts.name, self._name_role(canvas), self._inner(canvas).width)
        return shown == self.facts.name or len(shown) > _LETTERS

    def _who(self, canvas: Canvas, lines: list[tuple[pygame.Rect, int]]) -> None:
        """Write who plays the hand at the right of the first of these lines that has room for it behind its words."""
        for rect, end in lines:
            words = self._about(canvas, rect.right - end)
            if words:
                canvas.text(words, SMALL, rect, MUTED, "right")
                return

    def _about(self, canvas: Canvas, room: int) -> str:
        """Return the longest text about the hand that fits; empty if none does."""
        room -= canvas.px(_GAP)
        return next((words for words in self.about if canvas.type.size(words, SMALL)[0] <= room), "")

    def _foot(self, canvas: Canvas) -> tuple[str, str, Role, int]:
        """Return total and note, in the longest wording and largest type that fit, and the line of the note.

        The total keeps its words if it can: where both do not fit into the last line, the note stands beside what the
        hand has taken, or beside the name.
        """
        facts = self.facts
        short_total, short_note = facts.short_total or facts.total, facts.short_note or facts.note
        full = [(facts.total, short_note, role, line) for role, line in _NOTE_WAYS]
        ways = [(facts.total, facts.note, SMALL_STRONG, _FOOT), *full]
        ways += [(facts.total, short_note, canvas.type.least, line) for line in (_FOOT, _MIDDLE_LINE, _TOP)]
        ways += [(short_total, short_note, role, line) for role, line in _NOTE_WAYS]
        least = (short_total, short_note, canvas.type.least, _FOOT)
        return next((way for way in ways if self._foot_fits(canvas, *way)), least)

    def _foot_fits(self, canvas: Canvas, total: str, note: str, role: Role, line: int) -> bool:
        inner, gap = self._inner(canvas).width, canvas.px(_GAP if note else 0)
        words = [canvas.type.size(text, role)[0] for text in (total, note)]
        if line == _FOOT:
            return sum(words) + gap <= inner
        beside = canvas.type.size(self.facts.name, self._name_role(canvas))[0]
        if line == _MIDDLE_LINE:
            figure = canvas.type.size(self.facts.figure, NAME)[0] + canvas.px(_BESIDE)
            beside = figure + canvas.type.size(self.facts.caption, SMALL)[0]
        return words[0] <= inner and beside + gap + words[1] <= inner

    def fits(self, canvas: Canvas) -> bool:
        is_strip = not has_portrait(canvas, self.rect)
        return self._foot_fits(canvas, *self._foot(canvas)) and (is_strip or self._name_is_told(canvas))

    def _on_one_line(self, canvas: Canvas, rect: pygame.Rect) -> None:
        name = canvas.text(self.facts.name, NAME, rect, CREAM, "left")
        figure = f"{self.facts.figure} {self.facts.caption}"
        end = canvas.text(figure, BODY_STRONG, rect, GOLD_BRIGHT, "right")
        middle = pygame.Rect(name.right, rect.top, end.left - name.right, rect.height)
        canvas.text(self._about(canvas, middle.width), SMALL, middle, MUTED)


@dataclass(slots=True, kw_only=True)
class Call(Item):
    """The last call at a seat; only the call that stands is bright."""

    is_of_pictures: ClassVar = True
    facts: CallFacts

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        facts = self.facts
        if facts.stands:
            canvas.panel(self.rect, radius=23, top=GOLD_BRIGHT, bottom=Colour.of("#cf9f45"))
        elif facts.is_number:
            canvas.panel(self.rect, radius=23, top=PANEL.faded(225), line=GOLD.faded(150))
        else:
            canvas.panel(self.rect, radius=23, top=PANEL.faded(190), line=MUTED.faded(70))
        canvas.text(facts.text, self._role(canvas), self.rect, INK if facts.stands else MUTED)

    def _role(self, canvas: Canvas) -> Role:
        roles = (NUMBER,) if self.facts.is_number else (BODY_STRONG, SMALL_STRONG, KEYCAP)
        return canvas.type.fitting(self.facts.text, roles, self.rect.width - canvas.px(12))


@dataclass(slots=True, kw_only=True)
class MatchState(Item):
    """The bar: round and target on the left, how the round stands in the middle, trump on the right."""

    is_of_pictures: ClassVar = True
    state: str
    facts: BarFacts
    left: int
    right: int

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
        x = self.rect.centerx - self._width(canvas, role) // 2
        for piece in self.facts.pieces:
            width = canvas.type.size(piece.words, role)[0] + (canvas.px(_EMBLEM) if piece.emblem is not None else 0)
            found.append((piece, pygame.Rect(x, self.rect.top, width, self.rect.height - canvas.px(2))))
            x += width + canvas.px(_BETWEEN)
        return found

    def _pieces(self, canvas: Canvas) -> None:
        role = self._role(canvas)
        for piece, rect in self.piece_places(canvas):
            if piece.emblem is not None:
                canvas.icon(piece.emblem, (rect.left + canvas.px(18), rect.centery), 38)
            canvas.text(piece.words, role, rect, GOLD_BRIGHT if piece.is_settled else MUTED, "right")

    def _role(self, canvas: Canvas) -> Role:
        """Return the largest type in which the middle fits and leaves enough room for the words on the left."""
        most, state = canvas.px(_MIDDLE), canvas.type.size(self.state, KEYCAP)[0]
        fitting = (role for role in _ROLES if self._width(canvas, role) <= most and state <= self._beside(canvas, role))
        return next(fitting, _ROLES[-1])

    def _width(self, canvas: Canvas, role: Role) -> int:
        pieces = self.facts.pieces
        emblems = sum(piece.emblem is not None for piece in pieces) * canvas.px(_EMBLEM)
        words = sum(canvas.type.size(piece.words, role)[0] for piece in pieces)
        return emblems + words + (len(pieces) - 1) * canvas.px(_BETWEEN)

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
        middle = self.rect.centerx + self._width(canvas, self._role(canvas)) // 2
        room, words = self.right - canvas.px(_MEDAL + 20) - middle, self.facts.trump_words
        role = canvas.type.fitting(words, (BODY_STRONG, SMALL_STRONG, KEYCAP), room)
        return (words if canvas.type.size(words, role)[0] <= room else "", role)

    def _room(self, canvas: Canvas) -> int:
        """Return the width available to the words on the left."""
        return self._beside(canvas, self._role(canvas))

    def _beside(self, canvas: Canvas, role: Role) -> int:
        """Return the width that the middle, in this type, leaves to the words on the left."""
        return self.rect.centerx - self._width(canvas, role) // 2 - canvas.px(10) - self.left

    def _state_role(self, canvas: Canvas) -> Role:
        return canvas.type.fitting(self.state, (BODY_STRONG, SMALL_STRONG, KEYCAP), self._room(canvas))

    def fits(self, canvas: Canvas) -> bool:
        state = canvas.type.size(self.state, self._state_role(canvas))[0]
        return self._width(canvas, self._role(canvas)) <= canvas.px(_MIDDLE) and state <= self._room(canvas)
