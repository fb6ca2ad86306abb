"""The plates of the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from ...engine.values import dataclass, replace
from ..drawing.canvas import Canvas
from ..drawing.portrait import ASKED, CALM, GLAD, HURT
from ..drawing.theme import (
    ALARM,
    BODY,
    BODY_STRONG,
    CREAM,
    GOLD,
    GOLD_BRIGHT,
    KEYCAP,
    LIT,
    LIT_LOW,
    MUTED,
    NAME,
    PANEL,
    PANEL_LOW,
    SMALL,
    SMALL_STRONG,
    SUBNAME,
    Role,
    smaller,
)
from ..widgets.base import Item
from ..wording.lists import side_by_side
from .cardsize import is_roomy
from .facts import PlateFacts
from .platefaces import OUTSIDE, draw_face, portrait_place, portrait_side
from .platelayouts import FOOT, GAP, LAST, LEAST_GAP, MIDDLE_LINE, TOP, Layout, ways_to_lay_out

_NAMES = (SUBNAME, NAME, BODY_STRONG, SMALL_STRONG)
_LETTERS = 5  # letters of a name that must be readable before it is cut short
_THREE_HIGH, _FOUR_HIGH = 100, 110  # of plates with three enlarged lines, and with a fourth line
_APART, _APART_TALL, _MARGIN = 6, 9, 12  # air around words
_AIR = 0.83  # of the figure's capitals, between those of two lines
_LOWER, _LEAST_LARGE = 0.85, 95  # of enlarged text on a lower plate, whose lines would touch each other
_INSIDE, _INSIDE_LOW = 10, 9  # from the edge to the capitals of outer lines
_NAME_PART, _TAKEN_PART, _TOTAL_PART, _NOTE_PART, _DOING_PART = range(5)  # the words on a plate
LIGHT = 15  # around the plate of who has the turn
_BESIDE, _BESIDE_CAPTION = 7, 16  # between a figure and its caption; after that, where other words can be smaller


def _capitals(canvas: Canvas, role: Role) -> int:
    """Return the height of capital letters in pixels."""
    return 2 * canvas.type.baseline(role)


def agreed(canvas: Canvas, plates: Sequence[Plate]) -> Layout | None:
    """Return the layout that fits all these plates with most words in the largest type.

    The text about the hand goes first, then its place, then the total's words, then the note's. None if no layout fits
    all. Where plates have a last line, the note has it to itself, unless it has room enough beside the total.
    """
    has_last_line = any(plate.has_last_line(canvas) for plate in plates)
    is_alone = any(plate.facts.has_own_line and plate.facts.total and plate.is_high(canvas) for plate in plates)
    ordered = ways_to_lay_out(canvas.type.least, has_last_line=has_last_line, is_alone=is_alone)
    found = next((way for way, gap in ordered if all(plate.has_room(canvas, way, gap) for plate in plates)), None)
    if found is None:
        return None
    players = [plate for plate in plates if not plate.facts.played_by]
    found = found._replace(air=min((plate.most_air(canvas) for plate in players or plates), default=0.0))
    if found.total == TOP:
        return found
    most = max((len(plate.about) for plate in plates), default=0)
    abouts = (found._replace(about=text, about_line=line) for text in range(most) for line in (TOP, MIDDLE_LINE))
    return next((way for way in abouts if all(plate.tells_about(canvas, way) for plate in plates)), found)


@dataclass(slots=True, kw_only=True)
class Plate(Item):
    """A hand: the portrait and name of its player, what it has taken in this round, its total, and what it needs.

    `about` says how its game or its player is doing, the longest text first, and `doing` what its player does now, in
    place of that. `layout`: that of all plates of the table. The portrait is None for a hand that nobody holds.
    `has_won`: a trick is on its way here. `verdict`: something good, or bad, is being told of it. `left_out`: which of
    its words are not drawn.
    """

    is_of_pictures: ClassVar = True
    facts: PlateFacts
    about: tuple[str, ...]
    is_turn: bool
    portrait: str | None = None
    has_won: bool = False
    verdict: bool | None = None
    shift: int = 0
    doing: str = ""
    layout: Layout | None = None
    left_out: frozenset[int] = frozenset()

    def without_news(self, was: Plate) -> Plate:
        """Return the plate without the words that have taken the place of others; without any, where lines move."""
        words = list(zip(self._texts, was._texts, strict=True))
        moves = self.layout != was.layout or any(bool(new) != bool(old) for new, old in words[1:-1])
        news = frozenset(part for part, (new, old) in enumerate(words) if moves or new != old)
        return replace(self, left_out=news) if words != [(new, new) for new, _ in words] else self

    def counts_on(self, was: Plate) -> bool:
        """Return True if its figure has begun to grow: another one, or another note, stands by the same words."""
        facts, before = self.facts, was.facts
        is_other = (facts.figure, facts.note) != (before.figure, before.note)
        return is_other and bool(before.figure) and facts.caption == before.caption

    @property
    def _texts(self) -> tuple[str, ...]:
        """The words: the name, what the hand has taken, its foot, what it needs, and what it is doing or still has."""
        facts, aside = self.facts, self.doing or side_by_side(*self.about)
        return facts.name, f"{facts.figure} {facts.caption}".strip(), self.foot, self._note, aside

    @property
    def foot(self) -> str:
        """The total, or who plays a hand that nobody holds."""
        return self.facts.total or self.facts.played_by

    def _shown(self, part: int, text: str) -> str:
        return "" if part in self.left_out else text

    def read(self) -> Sequence[str]:
        name, taken, total, *_ = self._texts
        return (side_by_side(name, *self.about[:1], taken, total, self.facts.note, self.doing),)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        facts, rect = self.facts, self.rect.move(self.shift, 0)
        if self.is_turn:
            canvas.glow(rect, GOLD_BRIGHT, radius=14, reach=LIGHT)
            if self.portrait is not None:
                face = portrait_place(canvas, rect)
                canvas.glow(face, GOLD_BRIGHT, radius=face.width / 2 / canvas.unit, reach=LIGHT)
        line = GOLD_BRIGHT if self.is_turn else GOLD.faded(40 if facts.is_out else 95)
        ground, low = (PANEL.faded(130), None) if facts.is_out else (PANEL.faded(236), PANEL_LOW.faded(236))
        if self.is_turn:
            ground, low = LIT, LIT_LOW
        canvas.panel(rect, top=ground, bottom=low, line=line, line_width=3 if self.is_turn else 2)
        self._words(canvas, self._inner(canvas).move(self.shift, 0))
        if self.portrait is not None:
            draw_face(canvas, rect, self.facts, self.portrait, self.mood, is_turn=self.is_turn)

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

    def _inner(self, canvas: Canvas) -> pygame.Rect:
        """Return the place for words beside the portrait."""
        px, inner = canvas.px, self.rect.inflate(-canvas.px(2 * _MARGIN), -canvas.px(12))
        if self.portrait is not None:
            apart = px(_APART_TALL if is_roomy(canvas) else _APART)
            taken = portrait_side(canvas, self.rect.height) + apart - px(OUTSIDE) - px(_MARGIN)
            inner = pygame.Rect(inner.left + taken, inner.top, inner.width - taken, inner.height)
        return inner

    def _words(self, canvas: Canvas, inner: pygame.Rect) -> None:
        """Draw three lines: the name; what the hand has taken, and who plays it; its total and what it needs."""
        facts, px = self.facts, canvas.px
        ink, bright = (MUTED, GOLD) if facts.is_out else (CREAM, GOLD_BRIGHT)
        role = self._name_role(canvas)
        layout = self._own_way(canvas, self._layout(canvas))
        top, middle, foot, *_ = lines = self._lines(canvas, inner, layout)
        name = self._shown(_NAME_PART, canvas.type.shortened(facts.name, role, top.width))
        canvas.text(name, role, top, ink, "left")
        inked = ALARM if facts.has_failed else bright
        large, lower = self._set(canvas, NAME), self._caption_role(canvas)
        figure = canvas.text(self._shown(_TAKEN_PART, facts.figure), large, middle, inked, "left")
        below = canvas.type.baseline(large) - canvas.type.baseline(lower) if facts.figure else 0
        caption = middle.move(figure.width + px(_BESIDE) if facts.figure else 0, below)
        canvas.text(self._shown(_TAKEN_PART, facts.caption), lower, caption, MUTED, "left")
        small = self._lower(canvas, layout.role)
        total = canvas.type.shortened(self._at_foot(canvas, layout), small, foot.width)
        under, faint = (self._regular(small), MUTED) if self._is_apart(layout) else (small, ink)
        canvas.text(self._shown(_TOTAL_PART, total), under, foot, faint, "left")
        if layout.total == TOP:
            canvas.text(self._shown(_TOTAL_PART, self._total(layout)), self._set(canvas, SMALL), top, MUTED, "right")
        if beside := self._beside_figure(canvas, layout):
            role = self._beside_role(canvas, beside)
            below = canvas.type.baseline(large) - canvas.type.baseline(role)
            canvas.text(self._shown(_TOTAL_PART, beside), role, middle.move(0, below), MUTED, "right")
        noted = ALARM if facts.is_bad else MUTED if facts.is_quiet else GOLD_BRIGHT
        line = lines[min(layout.note, len(lines) - 1)]
        note = self._shown(_NOTE_PART, self._note)
        is_alone = layout.note == LAST or (layout.note == FOOT and not total)
        canvas.text(note, small, line, noted, "left" if is_alone else "right")
        about = self._shown(_DOING_PART, self._about(canvas, layout))
        canvas.text(about, self._set(canvas, SMALL), lines[layout.about_line], MUTED, "right")

    def _lines(self, canvas: Canvas, inner: pygame.Rect, layout: Layout) -> list[pygame.Rect]:
        """Return the places of the lines, whose block stands in the middle of the plate; a last one only if used.

        Between the capitals of lines is the same air. Where a line has no words, others close up.
        """
        roles, used = self._line_roles(canvas, layout.role), self._used_lines(canvas, layout)
        high = [_capitals(canvas, role) if is_used else 0 for role, is_used in zip(roles, used, strict=False)]
        air = min(layout.air, self._room_for_air(canvas, roles, sum(used)))
        top = self.rect.top + (self.rect.height - sum(high) - air * (sum(used) - 1)) / 2
        lines = [pygame.Rect(inner.left, 0, inner.width, canvas.px(26)) for _ in used]
        for line, height, is_used in zip(lines, high, used, strict=True):
            line.centery = round(top + height / 2)
            top += height + air if is_used else 0
        return lines

    def _used_lines(self, canvas: Canvas, layout: Layout) -> list[bool]:
        """Return which lines have words, from the top."""
        facts, note = self.facts, layout.note if self._note else None
        has_last = note == LAST and self.has_last_line(canvas)
        has_middle = bool(facts.figure or facts.caption) or note == MIDDLE_LINE
        has_foot = bool(self._at_foot(canvas, layout)) or note == FOOT or (note == LAST and not has_last)
        return [True, has_middle, has_foot, True][: None if has_last else LAST]

    def _line_roles(self, canvas: Canvas, lower: Role) -> list[Role]:
        return [SUBNAME, self._set(canvas, NAME), self._lower(canvas, lower), self._lower(canvas, lower)]

    def _lower(self, canvas: Canvas, role: Role) -> Role:
        """Return the type of the lines under the figure: hardly larger than usual where they have little room."""
        if not canvas.type.is_enlarged or self.is_high(canvas):
            return role
        least = role.size / canvas.type.enlarged_by if canvas.type.enlarged_by > 1 else 0.0
        low = self._set(canvas, Role(role.face, min(role.size, SMALL_STRONG.size), role.leading))
        return low._replace(size=max(low.size, least))

    def most_air(self, canvas: Canvas) -> float:
        """Return the air between as many lines as there may be, however many there are now."""
        count = LAST + 1 if self.has_last_line(canvas) else LAST
        return self._room_for_air(canvas, self._line_roles(canvas, SMALL_STRONG), count)

    def _room_for_air(self, canvas: Canvas, roles: Sequence[Role], count: int) -> float:
        inside = _INSIDE if self.is_high(canvas) else _INSIDE_LOW
        high = [_capitals(canvas, role) for role in roles]
        room = self.rect.height - 2 * canvas.px(inside) - sum(high[:count])
        return min(_AIR * high[MIDDLE_LINE], room / max(1, count - 1))

    def has_last_line(self, canvas: Canvas) -> bool:
        """Return True if there is a line of its own for what the player needs."""
        return self.rect.height >= canvas.px(_FOUR_HIGH)

    def is_high(self, canvas: Canvas) -> bool:
        """Return True if the last line of enlarged text, of three or four, has room for letters as large as others."""
        return self.rect.height >= canvas.px(_THREE_HIGH)

    def _set(self, canvas: Canvas, role: Role) -> Role:
        """Return the role in which words under the name are set: smaller where enlarged lines would touch."""
        if not self._is_close(canvas):
            return role
        lower = max(_LOWER, 1 / canvas.type.enlarged_by) if canvas.type.enlarged_by > 1 else _LOWER
        return Role(role.face, max(canvas.type.least.size, lower * role.size), role.leading)

    def _at_foot(self, canvas: Canvas, layout: Layout) -> str:
        """Return the words at the left of the line under the figure: the total, or who plays a hand nobody holds."""
        if self.facts.total:
            return self._total(layout) if layout.total == FOOT and self._tells_total(canvas, layout) else ""
        return "" if self._plays_beside_figure(canvas) else self.facts.played_by

    def _plays_beside_figure(self, canvas: Canvas) -> bool:
        """Return True if who plays a hand is told beside its figure, on a low plate with enlarged text."""
        facts, size = self.facts, canvas.type.size
        if not canvas.type.is_enlarged or self.has_last_line(canvas) or not facts.played_by:
            return False
        taken = size(facts.figure, NAME)[0] + size(facts.caption, BODY)[0] + canvas.px(_BESIDE + LEAST_GAP)
        return taken + size(facts.played_by, SMALL)[0] <= self._inner(canvas).width

    def _beside_figure(self, canvas: Canvas, layout: Layout) -> str:
        if layout.total == MIDDLE_LINE and self.facts.total:
            return self._total(layout)
        return self.facts.played_by if self._plays_beside_figure(canvas) else ""

    def _beside_role(self, canvas: Canvas, words: str) -> Role:
        """Return the largest type in which words have room at the right of the figure and what it counts."""
        free = self._free(canvas, MIDDLE_LINE) - canvas.px(_BESIDE_CAPTION - LEAST_GAP)
        return canvas.type.fitting(words, smaller(self._set(canvas, SMALL)), free)

    def _is_apart(self, layout: Layout) -> bool:
        """Return True if the line over the last one is quieter, so that the note stands out on its own line."""
        has_own_line = layout.note == LAST or layout.total != FOOT
        return has_own_line and (self.facts.has_own_line or bool(self.facts.played_by))

    @staticmethod
    def _regular(role: Role) -> Role:
        """Return a type as large, and no bolder than a caption."""
        return Role(BODY.face, role.size, role.leading)

    def _is_close(self, canvas: Canvas) -> bool:
        """Return True where enlarged lines have little room."""
        is_low = canvas.type.is_enlarged and self.rect.height < canvas.px(_LEAST_LARGE)
        return is_low and not self._plays_beside_figure(canvas)

    def _own_way(self, canvas: Canvas, layout: Layout) -> Layout:
        """Return the layout with the note beside other words where only other plates have a line of its own for it."""
        if self._tells_total(canvas, layout):
            return layout
        lines = [line for line in (FOOT, MIDDLE_LINE) if layout.about is None or line != layout.about_line]
        shorts = dict.fromkeys((layout.is_total_short, True))
        ways = [layout._replace(note=line, is_total_short=is_short) for is_short in shorts for line in lines]
        airy = ((gap, way) for gap in (GAP, LEAST_GAP) for way in ways)
        return next((way for gap, way in airy if self.has_room(canvas, way, gap)), layout)

    def _tells_total(self, canvas: Canvas, layout: Layout) -> bool:
        """Return False where the note has the total's place, for want of another."""
        return layout.note != LAST or not self._note or self.has_last_line(canvas)

    def _caption_role(self, canvas: Canvas) -> Role:
        """Return the largest type in which the caption has room beside the figure."""
        roles = [self._set(canvas, role) for role in (BODY, SMALL, KEYCAP, canvas.type.least)]
        return canvas.type.fitting(self.facts.caption, roles, self._inner(canvas).width - self._figure(canvas))

    def _figure(self, canvas: Canvas) -> int:
        """Return the width of the figure, with the air before its caption, if it has one."""
        beside = canvas.px(_BESIDE) if self.facts.caption else 0
        return canvas.type.size(self.facts.figure, self._set(canvas, NAME))[0] + beside if self.facts.figure else 0

    def _layout(self, canvas: Canvas) -> Layout:
        alone = Layout(is_total_short=True, role=canvas.type.least, note=FOOT, air=self.most_air(canvas))
        return self.layout or agreed(canvas, (self,)) or alone

    def _name_role(self, canvas: Canvas) -> Role:
        """Return the largest type in which the whole name fits; the smallest if it fits in none."""
        return canvas.type.fitting(self.facts.name, (*_NAMES, canvas.type.least), self._inner(canvas).width)

    def _name_is_told(self, canvas: Canvas) -> bool:
        """Return True if there is room for the name, or for enough of its letters."""
        shown = canvas.type.shortened(self.facts.name, self._name_role(canvas), self._inner(canvas).width)
        return shown == self.facts.name or len(shown) > _LETTERS

    def _about(self, canvas: Canvas, layout: Layout) -> str:
        """Return the text at the right: what the player is doing, if there is room for it, else one about the hand."""
        if self.doing and self._has_room_for(canvas, layout, self.doing):
            return self.doing
        return "" if layout.about is None else self._told(layout.about)

    def _told(self, number: int) -> str:
        return self.about[min(number, len(self.about) - 1)] if self.about else ""

    def tells_about(self, canvas: Canvas, layout: Layout) -> bool:
        """Return True if a layout has room for its text about the hand."""
        assert layout.about is not None
        return self._has_room_for(canvas, layout, self._told(layout.about))

    def _has_room_for(self, canvas: Canvas, layout: Layout, words: str) -> bool:
        is_free = (layout.about_line != layout.note or not self._note) and layout.about_line != layout.total
        line = layout.about_line if self.facts.figure or self.facts.caption else TOP  # the name has come to the middle
        return not words or (
            is_free and canvas.type.size(words, self._set(canvas, SMALL))[0] <= self._free(canvas, line)
        )

    @property
    def _note(self) -> str:
        return self.facts.short_note or self.facts.note

    def _total(self, layout: Layout) -> str:
        return (layout.is_total_short and self.facts.short_total) or self.facts.total

    def _free(self, canvas: Canvas, line: int, role: Role = SMALL_STRONG, total: str = "") -> int:
        """Return the room on a line at the right of what stands there."""
        facts, size = self.facts, canvas.type.size
        if line == FOOT:
            taken = size(total, role)[0]
        elif line == LAST:
            taken = -canvas.px(LEAST_GAP)
        elif line == TOP:
            taken = size(facts.name, self._name_role(canvas))[0]
        else:
            taken = self._figure(canvas) + size(facts.caption, self._caption_role(canvas))[0]
        return self._inner(canvas).width - taken - canvas.px(LEAST_GAP)

    def has_room(self, canvas: Canvas, layout: Layout, gap: float = LEAST_GAP) -> bool:
        """Return True if a layout has room for the total and the note, this many units apart."""
        total, note, size = self._total(layout), self._note, canvas.type.size
        role = self._lower(canvas, layout.role)
        line = layout.note if layout.total == FOOT else LAST  # where the total is beside the figure, the note is alone
        free = self._free(canvas, line, role, total) - (0 if line == LAST else canvas.px(gap) - canvas.px(LEAST_GAP))
        has_note = not note or size(note, role)[0] <= free
        if layout.total == FOOT:
            return has_note and size(total, role)[0] <= self._inner(canvas).width
        beside = self._free(canvas, layout.total) + canvas.px(LEAST_GAP) - canvas.px(gap)
        small = self._set(canvas, SMALL) if layout.total == TOP else smaller(self._set(canvas, SMALL))[-1]
        return has_note and (not total or size(total, small)[0] <= beside)

    def fits(self, canvas: Canvas) -> bool:
        is_told = self._name_is_told(canvas) and self._free(canvas, MIDDLE_LINE) + canvas.px(LEAST_GAP) >= 0
        return is_told and self.has_room(canvas, self._layout(canvas))
