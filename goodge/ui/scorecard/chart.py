"""The lower part of the scorecard: each side's progress towards the target, and the match as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil, floor, log10

import pygame

from ..drawing.canvas import Canvas
from ..drawing.shapes import svg_surface
from ..drawing.theme import (
    DISPLAY,
    GOLD_DARK,
    INK,
    INK_SOFT,
    LEAST,
    NAME,
    PAPER_SHADE,
    SMALL,
    SMALL_STRONG,
    SUBHEADING,
    Role,
    smaller,
)
from ..drawing.typesetting import CUT
from ..wording.lists import listed
from ..wording.numbers import figure
from ..wording.sheet import chart_words, distance_lines, distance_words, towards_words
from .ledger import AT_REST, LedgerLook
from .lines import TotalsLine, apart, asides, lines_svg
from .model import Scorecard
from .names import SMALLER_NAMES, shortened
from .paper import DASHES, RULE, RULE_STRONG, TextRun, draw_marker, ink_of

_BAR, _UNDER, _HEAD_GAP = 11, 12, 6  # units: a bar, the air under it, and under the heading
_SIGN = 24
_BESIDE = 36
_MANY, _BETWEEN, _UNDER_LINE = 3, 14, 4  # sides; units, of bars beside names
_LEAST_BAR, _LEAST_OF_ENLARGED = 90, 56  # units; the latter leaves the chart of larger text its room
_LABEL, _LEADER = 22, 9  # units: from the end of a line to its name, and to the stroke that leads there
_SHARE_OF_NAMES, _SHARE_OF_PAIRS = 0.27, 0.36  # of the width, at most
_MOST_MARKERS, _BESIDE_MARKER = 16, 7  # and units from one to another at its side, where both stand for one total
_STEPS, _ABOVE_USUAL = 6, 1.1  # of sizes of names beside distances, a unit smaller each; least, if text is enlarged
_LEAST_CHART, _LEAST_OF_FEW = 6, 5  # lines of text: a chart lower than these, beside its title, is left out whole
_MOST_APART = 22  # units more between bars that have the chart's room


class Bars:
    """A bar for each side, from nothing to the target, in this many columns.

    Partners' names too long for one line get a line each. Where the bars of many sides stand one below another, they
    are beside the names if these are short enough, which leaves the chart more room.
    """

    def __init__(self, canvas: Canvas, rect: pygame.Rect, card: Scorecard, columns: int = 1) -> None:
        self.canvas, self.rect, self.card, self.columns = canvas, rect, card, columns
        self.is_split = _is_split(canvas, card, _column_width(canvas, rect.width, columns))
        self.is_beside = _is_beside(canvas, card, rect.width, columns)

    @staticmethod
    def height(canvas: Canvas, card: Scorecard, width: int, columns: int = 1) -> int:
        """Return the height of the bars in this width, with their heading."""
        if _is_beside(canvas, card, width, columns):
            return _bars_head(canvas) + len(card.sides) * (canvas.type.line_height(NAME) + canvas.px(_UNDER_LINE))
        names = _names_height(canvas, card, is_split=_is_split(canvas, card, _column_width(canvas, width, columns)))
        lines = ceil(len(card.sides) / columns)
        return _bars_head(canvas) + lines * (names + canvas.px(_BAR + _UNDER))

    @property
    def _spare(self) -> int:
        """How far the bars stand further apart than they need, where they have more room."""
        spare = self.rect.height - self.height(self.canvas, self.card, self.rect.width, self.columns)
        return max(0, min(self.canvas.px(_MOST_APART), spare // len(self.card.sides)))

    def _names(self, side: int) -> pygame.Rect:
        """Return the place of a side's names, above its bar or beside it."""
        height = _names_height(self.canvas, self.card, is_split=self.is_split)
        line, column = divmod(side, self.columns)
        below = self.canvas.px(_UNDER_LINE if self.is_beside else _BAR + _UNDER) + self._spare
        top = self.rect.top + _bars_head(self.canvas) + line * (height + below)
        width = _column_width(self.canvas, self.rect.width, self.columns)
        return pygame.Rect(self.rect.left + column * (width + self.canvas.px(_BESIDE)), top, width, height)

    def runs(self, share: float = 1.0) -> Iterator[TextRun]:
        """Yield every line of text, when this share of the newest round's points has been added."""
        head = pygame.Rect(self.rect.topleft, (self.rect.width, self.canvas.type.line_height(SUBHEADING)))
        yield TextRun(towards_words(self.card.target), head, SUBHEADING, INK, "left")
        lines = [[(name,) for name in names] if self.is_split else [names] for names in self.card.labels]
        role = self._role(lines)
        for side, names in enumerate(lines):
            yield from self._side_runs(side, names, role, share)

    def _role(self, lines_of: Sequence[Sequence[tuple[str, ...]]]) -> Role:
        """Return the largest role in which the lines of names of all sides fit, so that no side's are smaller."""
        most = [SMALLER_NAMES[1]] if self.is_split else [NAME]
        for side, lines in enumerate(lines_of):
            room = self._room(side)
            most += [self.canvas.type.fitting(listed(names), _roles(self.canvas), room) for names in lines]
        return min(most, key=lambda role: role.size)

    def _room(self, side: int) -> int:
        """Return the width for the names of a side beside what it still needs, which may change meanwhile."""
        words = [*self._distance(side, 0.0), *self._distance(side, 1.0)]
        return _room_for_names(self.canvas, words, self._names(side).width)

    def _side_runs(self, side: int, lines: Sequence[tuple[str, ...]], role: Role, share: float) -> Iterator[TextRun]:
        """Yield the points that a side still needs, and its names beside them, which stay as they are meanwhile."""
        place = self._names(side)
        place.height //= len(lines)
        words, room = self._distance(side, share), self._room(side)
        for number, names in enumerate(lines):
            line = place.move(0, number * place.height)
            if number < len(words):
                yield TextRun(words[number], line, SMALL, INK_SOFT, "right")
            at = pygame.Rect(line.left + self.canvas.px(_SIGN), line.top, room, line.height)
            yield TextRun(shortened(self.canvas, names, role, room), at, role, INK, "left")

    def _distance(self, side: int, share: float) -> list[str]:
        """Return the lines that say how far a side is from the target."""
        total, target = round(self._total(side, share)), self.card.target
        return distance_lines(total, target) if self.is_split else [distance_words(total, target)]

    def _total(self, side: int, share: float) -> float:
        """Return a side's total with this share of the newest round's points."""
        before = _before(self.card, side)
        return before + (self.card.totals[side] - before) * share

    def draw(self, look: LedgerLook = AT_REST) -> None:
        """Draw heading, names and bars."""
        for run in self.runs(look.lines):
            run.draw(self.canvas)
        for side in range(len(self.card.sides)):
            line = self._names(side)
            draw_marker(self.canvas, self.card, side, (line.left + self.canvas.px(10), line.centery), 18)
            self._bar(side, line, self._total(side, look.lines))

    def _bar(self, side: int, names: pygame.Rect, total: float) -> None:
        canvas = self.canvas
        track = pygame.Rect(names.left, names.bottom, names.width, canvas.px(_BAR))
        if self.is_beside:
            track.left, track.width = _place_beside(canvas, self.card, names)
            track.centery = names.centery
        canvas.panel(track, radius=_BAR / 2, top=PAPER_SHADE, line=RULE_STRONG, line_width=1)
        share = min(1.0, max(0.0, total / self.card.target))
        done = track.inflate(-canvas.px(4), -canvas.px(4))
        done.width = round(done.width * share)
        if done.width >= done.height:
            canvas.panel(done, radius=_BAR / 2, top=ink_of(self.card, side))


class Chart:
    """The totals after every round as lines, with the names of each side at the end of its line.

    There is none before the first round, nor where the lines would lie too close together to be told apart. The
    names are left out where nothing would be left of one but a sign that it is cut, and those of teams where one would
    be cut at all, which leaves the lines more room: these have marks, too, the same as stand beside the bars. Without a
    `title` of its own, it says what its scales count.
    """

    def __init__(self, canvas: Canvas, rect: pygame.Rect, card: Scorecard, title: str | None = None) -> None:
        self.canvas, self.rect, self.card, self.title = canvas, rect, card, title
        self.series = [[0, *(row.cells[side].total for row in card.rows)] for side in range(len(card.sides))]
        top, bottom = max(map(max, self.series)), min(map(min, self.series))
        self.has_target = card.target <= 2.5 * max(top, 200)
        low, high = min(0, bottom), max(top, card.target) if self.has_target else max(top, 50)
        self.ticks = _ticks(low, high, has_top=self.has_target)
        self.low, self.high = min(low, self.ticks[0]), max(high, self.ticks[-1])
        sizes, line = canvas.type.size, canvas.type.line_height
        figures = [*self.ticks, card.target] if self.has_target else self.ticks
        left = max(sizes(figure(tick), SMALL_STRONG)[0] for tick in figures) + canvas.px(10)
        widest = max(sizes(listed(names), SMALL)[0] for names in card.labels)
        share = _SHARE_OF_PAIRS if len(card.players) > len(card.sides) else _SHARE_OF_NAMES
        self.label_width = min(widest, round(rect.width * share))
        texts = [shortened(canvas, names, SMALL, self.label_width) for names in card.labels]
        is_telling = not any(CUT in (text if card.emblems else text.split()) for text in texts)
        self.labels = texts if is_telling else []
        right = self.label_width + canvas.px(_LABEL + 2) if is_telling else canvas.px(_LABEL)
        least = self.least_height(canvas, sides=0 if title is None else len(card.sides))
        self.has_title = rect.height >= least
        self.is_shown = bool(card.rows) and rect.height >= least - line(SUBHEADING)
        above = line(SUBHEADING) * self.has_title + line(SMALL) // 2
        self.plot = pygame.Rect(rect.left + left, rect.top + above, rect.width - left - right, 0)
        self.plot.height = rect.height - above - line(SMALL) - canvas.px(6)
        self._picture: pygame.Surface | None = None

    @staticmethod
    def least_height(canvas: Canvas, *, sides: int = 0) -> int:
        """Return the least height of a chart with its title; with one of its own it is lower for a few `sides`."""
        lines = _LEAST_OF_FEW if 0 < sides <= _MANY else _LEAST_CHART
        return lines * canvas.type.line_height(SMALL) + canvas.type.line_height(SUBHEADING)

    def place(self, number: int, total: float) -> tuple[float, float]:
        """Return the place of a total after this many rounds, in pixels."""
        x = self.plot.left + self.plot.width * number / max(1, len(self.card.rows))
        return x, self.plot.bottom - self.plot.height * (total - self.low) / (self.high - self.low)

    # -- text ---------------------------------------------------------------------------------------------

    def runs(self) -> Iterator[TextRun]:
        """Yield every line of text."""
        if not self.is_shown:
            return
        title = pygame.Rect(self.rect.topleft, (self.rect.width, self.canvas.type.line_height(SUBHEADING)))
        if self.has_title:
            words = self.title or chart_words()
            role = self.canvas.type.fitting(words, smaller(SUBHEADING), title.width)
            yield TextRun(words, title, role, INK, "left")
        height = self.canvas.type.line_height(SMALL)
        yield from self._tick_runs(height)
        yield from self._round_runs(height)
        left = self.plot.right + self.canvas.px(_LABEL)
        for side, text in enumerate(self.labels):
            y = self._label_heights(height)[side]
            place = pygame.Rect(left, y - height // 2, self.rect.right - left, height)
            yield TextRun(text, place, SMALL, ink_of(self.card, side), "left")

    def _tick_runs(self, height: int) -> Iterator[TextRun]:
        """Yield the target's figure, and those of the grid."""
        width = self.plot.left - self.rect.left - self.canvas.px(8)
        figures = [(tick, y, SMALL, INK_SOFT) for tick, y in self._told_ticks()]
        if self.has_target:
            target = self.card.target
            figures.append((target, round(self.place(0, target)[1]), SMALL_STRONG, GOLD_DARK))
        for tick, y, role, colour in figures:
            place = pygame.Rect(self.rect.left, y - height // 2, width, height)
            yield TextRun(figure(tick), place, role, colour, "right")

    def _told_ticks(self) -> list[tuple[int, int]]:
        """Return the figures of the grid that have room beside the target's and each other, and how high they are."""
        height, told = self.canvas.type.line_height(SMALL), list[tuple[int, int]]()
        target = [round(self.place(0, self.card.target)[1])] if self.has_target else []
        for tick in sorted(self.ticks, key=abs):
            y = round(self.place(0, tick)[1])
            if all(abs(y - other) >= height for other in (*target, *(each for _, each in told))):
                told.append((tick, y))
        return told

    def _round_runs(self, height: int) -> Iterator[TextRun]:
        count = len(self.card.rows)
        width = self.canvas.type.size(str(count), SMALL)[0]
        most = min(7, self.plot.width // (width + self.canvas.px(14)))
        for number in _numbered(count, most):
            text = str(number)
            width = self.canvas.type.size(text, SMALL)[0]
            x = round(self.place(number, 0)[0])
            place = pygame.Rect(x - width // 2, self.plot.bottom + self.canvas.px(5), width, height)
            yield TextRun(text, place, SMALL, INK_SOFT)

    def _label_heights(self, height: int) -> list[int]:
        """Return the middles of the end labels, moved apart where they would overlap."""
        ends = sorted((self.place(0, totals[-1])[1], side) for side, totals in enumerate(self.series))
        middles = apart([y for y, _ in ends], height, self.plot.top, self.plot.bottom)
        places = {side: y for y, (_, side) in zip(middles, ends, strict=True)}
        return [places[side] for side in range(len(ends))]

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, look: LedgerLook = AT_REST) -> None:
        """Draw grid, lines and labels."""
        if not self.is_shown:
            return
        self._grid()
        for run in self.runs():
            run.draw(self.canvas)
        self._lines(look.lines)
        if look.lines >= 1 and self.labels:
            self._leaders()

    def _leaders(self) -> None:
        """Lead from the end of each line to its name, where that had to give way to another."""
        canvas, x = self.canvas, self.plot.right
        near, far = x + canvas.px(_LEADER), x + canvas.px(_LABEL - 4)
        for side, y in enumerate(self._label_heights(canvas.type.line_height(SMALL))):
            end = round(self.place(len(self.card.rows), self.series[side][-1])[1])
            if abs(end - y) > canvas.px(3):
                pygame.draw.aaline(canvas.surface, ink_of(self.card, side)[:3], (near, end), (far, y))

    def _grid(self) -> None:
        surface, thin = self.canvas.surface, max(1, round(self.canvas.unit))
        for tick, y in self._told_ticks():
            surface.fill((RULE_STRONG if tick == 0 else RULE)[:3], (self.plot.left, y, self.plot.width, thin))
        surface.fill(RULE_STRONG[:3], (self.plot.left, self.plot.top, thin, self.plot.height))
        if self.has_target:
            y, dash = round(self.place(0, self.card.target)[1]), self.canvas.px(7)
            for x in range(self.plot.left, self.plot.right, 2 * dash):
                surface.fill(GOLD_DARK[:3], (x, y, min(dash, self.plot.right - x), 2 * thin))

    def _lines(self, share: float) -> None:
        """Draw all lines as one picture, up to where the newest round has been drawn."""
        margin = self.canvas.px(10)
        frame = self.plot.inflate(2 * margin, 2 * margin)
        count = max(1, len(self.card.rows))
        seen = round(self.plot.width * (count - 1 + share) / count) + (2 * margin if share >= 1 else margin)
        if self._picture is None:
            lines = [
                TotalsLine(totals, ink_of(self.card, side), DASHES[side % 4]) for side, totals in enumerate(self.series)
            ]
            self._picture = svg_surface(
                lines_svg(lines, partial(self._in, frame), frame.size, self.canvas.unit), frame.size
            )
        self.canvas.surface.blit(self._picture, frame, pygame.Rect(0, 0, seen, frame.height))
        every = ceil(count / _MOST_MARKERS)
        step = self.canvas.px(_BESIDE_MARKER)
        for number in range(count % every or every, len(self.card.rows) + (share >= 1), every):
            totals = [series[number] for series in self.series]
            for side, aside in enumerate(asides(totals)):
                x, y = self.place(number, totals[side])
                draw_marker(self.canvas, self.card, side, (round(x + aside * step), round(y)), 12)

    def _in(self, frame: pygame.Rect, number: int, total: int) -> tuple[float, float]:
        x, y = self.place(number, total)
        return x - frame.left, y - frame.top


def _column_width(canvas: Canvas, width: int, columns: int) -> int:
    return (width - (columns - 1) * canvas.px(_BESIDE)) // columns


def _bars_head(canvas: Canvas) -> int:
    return canvas.type.line_height(SUBHEADING) + canvas.px(_HEAD_GAP)


def _is_split(canvas: Canvas, card: Scorecard, width: int) -> bool:
    """Return True if some side's names are too long for one line."""
    rooms = [
        _room_for_names(canvas, [distance_words(points, card.target) for points in (_before(card, side), total)], width)
        for side, total in enumerate(card.totals)
    ]
    smallest = SMALLER_NAMES[-1]
    return any(
        len(names) > 1 and canvas.type.size(listed(names), smallest)[0] > room
        for names, room in zip(card.labels, rooms, strict=True)
    )


def _is_beside(canvas: Canvas, card: Scorecard, width: int, columns: int) -> bool:
    """Return True if the bars stand beside the names of their sides."""
    bar = _place_beside(canvas, card, pygame.Rect(0, 0, width, 0))[1]
    least = canvas.px(_LEAST_OF_ENLARGED if canvas.type.enlarged_by > 1 else _LEAST_BAR)
    return columns == 1 and len(card.sides) >= _MANY and bar >= least


def _place_beside(canvas: Canvas, card: Scorecard, names: pygame.Rect) -> tuple[int, int]:
    """Return the left end and the length of a bar between the longest name and the longest distance."""
    name = max(canvas.type.size(listed(names), NAME)[0] for names in card.labels)
    totals = [total for side in range(len(card.sides)) for total in (_before(card, side), card.totals[side])]
    distance = max(canvas.type.size(distance_words(total, card.target), SMALL)[0] for total in totals)
    left = names.left + canvas.px(_SIGN) + name + canvas.px(_BETWEEN)
    return left, names.right - distance - canvas.px(_BETWEEN) - left


def _before(card: Scorecard, side: int) -> int:
    """Return a side's total before the newest round."""
    return card.rows[-1].cells[side].before if card.rows else 0


def _room_for_names(canvas: Canvas, words: Sequence[str], width: int) -> int:
    """Return the width that a side's sign and the words on its right leave for the names."""
    return width - canvas.px(_SIGN) - max(canvas.type.size(line, SMALL)[0] for line in words) - canvas.px(10)


def _roles(canvas: Canvas) -> tuple[Role, ...]:
    """Return the roles for names beside distances; enlarged, they may still shrink to almost their usual least size."""
    usual = SMALLER_NAMES[-1].size
    least = min(usual, _ABOVE_USUAL * usual * canvas.type.least.size / LEAST)
    return (*SMALLER_NAMES, *(Role(DISPLAY, max(least, usual - step)) for step in range(1, _STEPS)))


def _names_height(canvas: Canvas, card: Scorecard, *, is_split: bool) -> int:
    """Return the height of one line in the largest role for names, or of several in a smaller one."""
    if is_split:
        return max(map(len, card.labels)) * canvas.type.line_height(SMALLER_NAMES[1])
    return canvas.type.line_height(NAME)


def _numbered(count: int, most: int) -> list[int]:
    """Return the rounds that the axis names: `most` at most, a round step apart."""
    every = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, count + 1) if count // step <= most)
    return list(range(every, count + 1, every)) or [count]


def _ticks(low: int, high: int, *, has_top: bool) -> list[int]:
    """Return figures at even, round steps, about five of them, 0 included, up to `high` or above.

    Where the scale `has_top`, a figure of its own, that is one of them if a round step leads to it, else they end below
    it. They begin at `low` or below, unless that would leave more than half a step empty.
    """
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    steps = [max(1, round(factor * power)) for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough][:2]
    first = {step: floor(low / step + 0.5) * step for step in steps}
    even = [step for step in steps if has_top and high % step == 0 and first[step] <= max(low, first[steps[0]])]
    step = even[0] if even else steps[0]
    last = high if has_top else ceil(high / step) * step
    return list(range(first[step], last + 1, step))
