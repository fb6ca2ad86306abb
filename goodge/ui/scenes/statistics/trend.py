"""Figures from match to match as lines on paper, with the band of their error; one point at a time is read out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil, floor, log10

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.shapes import svg_surface
from ...drawing.theme import GOLD, GOLD_DARK, INK_SOFT, SMALL, Colour
from ...scorecard.lines import apart
from ...scorecard.paper import RULE, RULE_STRONG, TextRun
from ...widgets.base import Item, halo
from ...widgets.commands import Command, Deeds
from ...wording.skill import tick_words

_GROUND = Colour.of("#fdf8ea")
_MOST_TICKS = 4
_EDGE = 10
_LABELS = 0.36  # of the width, at most
_LEADERS, _LEADER_GAP = 22, 4  # from the plot to the words at its right, and between leaders and words
_INSET = 16
_STEPS = (1, 2, 2.5, 5, 10)
_OVER_NOTHING = 0.15  # of the height, where all lies below


@dataclass(frozen=True, slots=True)
class TrendLine:
    """Figures in the order of matches; `errors` make a band around them, `label` stands at the end."""

    values: tuple[float, ...]
    ink: Colour
    label: str = ""
    dash: str = ""
    errors: tuple[float, ...] = ()

    @property
    def ends(self) -> list[tuple[float, float]]:
        """The low and the high end of each figure's band."""
        errors = self.errors or (0.0,) * len(self.values)
        return [(value - error, value + error) for value, error in zip(self.values, errors, strict=True)]


@dataclass(slots=True, kw_only=True)
class Trend(Item):
    """A chart; Left and Right lead from point to point, as does a click. `marks` are heights with a name.

    A mark far above all figures is left out. `days` stand below the first point and the last.
    """

    lines: Sequence[TrendLine]
    at: int
    on_go: Callable[[int], None]
    days: tuple[str, str] = ("", "")
    marks: Sequence[tuple[float, str]] = ()

    @property
    def is_focusable(self) -> bool:
        return True

    @property
    def count(self) -> int:
        """The number of points."""
        return len(self.lines[0].values)

    @property
    def deeds(self) -> Deeds:
        return {
            Command.LESS: partial(self._step, -1),
            Command.MORE: partial(self._step, 1),
            Command.FIRST: partial(self.on_go, 0),
            Command.LAST: partial(self.on_go, self.count - 1),
        }

    def _step(self, by: int) -> bool:
        is_there = 0 <= self.at + by < self.count
        if is_there:
            self.on_go(self.at + by)
        return is_there

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:  # noqa: ARG002
        """Go to the point that is nearest to the mouse."""
        share = (place[0] - self.rect.left) / max(1, self.rect.width)
        self.on_go(min(self.count - 1, max(0, round(share * (self.count - 1)))))
        return True

    def draw_pointed(self, canvas: Canvas) -> None:
        """Draw nothing: the chart is large, and the point that is read out is marked."""

    # -- where things lie ---------------------------------------------------------------------------------

    @property
    def _range(self) -> tuple[float, float]:
        """The least and the greatest height that is shown."""
        ends = [end for line in self.lines for both in line.ends for end in both]
        top = max(*ends, 0.0)
        near = [height for height, _ in self.marks if height <= 2 * top]
        above = [height for height, _ in self.marks if top <= height <= 3 * top]
        low, high = min(0.0, *(line_end for line_end in ends)), max([top, *near, *above[:1]])
        if self.marks:
            low = 0.0
        if low < 0.0 >= high:
            high = -low * _OVER_NOTHING
        return low, high if high > low else low + 1.0

    def ticks(self) -> list[float]:
        """Return figures at even, round steps, nothing included."""
        low, high = self._range
        rough = (high - low) / _MOST_TICKS
        power = 10.0 ** floor(log10(rough))
        step = next(factor for factor in _STEPS if factor * power >= rough * 0.999) * power
        return [step * number for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]

    def plot(self, canvas: Canvas) -> pygame.Rect:
        """Return the place of the lines."""
        sizes, line = canvas.type.size, canvas.type.line_height(SMALL)
        left = max(sizes(tick_words(tick), SMALL)[0] for tick in self.ticks()) + canvas.px(10 + _EDGE)
        labels = [sizes(label, SMALL)[0] for label in self._labels()]
        beside = canvas.px(_LEADERS) + canvas.px(_EDGE)
        right = min(max(labels), round(_LABELS * self.rect.width)) + beside if labels else canvas.px(_EDGE)
        top = self.rect.top + line // 2 + canvas.px(6)
        return pygame.Rect(
            self.rect.left + left, top, self.rect.width - left - right, self.rect.bottom - line - canvas.px(12) - top
        )

    def _labels(self) -> list[str]:
        return [label for _, label, _ in self._named()]

    def _named(self) -> list[tuple[float, str, Colour]]:
        """Return what stands at the right: heights, words and their colours, the highest first."""
        high = self._range[1]
        named = [(line.values[-1], line.label, line.ink) for line in self.lines if line.label]
        named += [(height, name, GOLD_DARK) for height, name in self.marks if height <= high]
        return sorted(named, key=lambda each: -each[0])

    def point(self, canvas: Canvas, number: int, value: float) -> tuple[float, float]:
        """Return the place of a figure, in pixels."""
        plot, (low, high) = self.plot(canvas), self._range
        inset = canvas.px(_INSET)
        share = number / (self.count - 1) if self.count > 1 else 0.5
        x = plot.left + inset + (plot.width - 2 * inset) * share
        return x, plot.bottom - plot.height * (min(high, max(low, value)) - low) / (high - low)

    # -- words --------------------------------------------------------------------------------------------

    def runs(self, canvas: Canvas) -> Iterator[TextRun]:
        """Yield every line of text."""
        height, plot = canvas.type.line_height(SMALL), self.plot(canvas)
        width = plot.left - self.rect.left - canvas.px(8)
        for tick in self.ticks():
            y = round(self.point(canvas, 0, tick)[1])
            rect = pygame.Rect(self.rect.left, y - height // 2, width, height)
            yield TextRun(tick_words(tick), rect, SMALL, INK_SOFT, "right")
        left = plot.right + canvas.px(_LEADERS)
        room = pygame.Rect(left, 0, self.rect.right - canvas.px(_EDGE) - left, height)
        for y, text, ink in self._label_places(canvas):
            shown = canvas.type.shortened(text, SMALL, room.width)
            yield TextRun(shown, room.move(0, y - height // 2), SMALL, ink, "left")
        yield from self._day_runs(canvas, pygame.Rect(plot.left, plot.bottom + canvas.px(6), plot.width, height))

    def _day_runs(self, canvas: Canvas, row: pygame.Rect) -> Iterator[TextRun]:
        first, last = self.days
        widths = [canvas.type.size(day, SMALL)[0] for day in self.days]
        if self.count == 1 or sum(widths) + canvas.px(20) > row.width:
            shown = canvas.type.shortened(last, SMALL, row.width)
            yield TextRun(shown, row, SMALL, INK_SOFT, "center" if self.count == 1 else "right")
            return
        yield TextRun(first, row, SMALL, INK_SOFT, "left")
        yield TextRun(last, row, SMALL, INK_SOFT, "right")

    def _label_places(self, canvas: Canvas) -> list[tuple[int, str, Colour]]:
        """Return the words at the right, moved apart where they would overlap; names that coincide stand once."""
        height, named, plot = canvas.type.line_height(SMALL), self._named(), self.plot(canvas)
        middles = apart([self.point(canvas, 0, value)[1] for value, _, _ in named], height, plot.top, plot.bottom)
        return [(y, text, ink) for y, (_, text, ink) in zip(middles, named, strict=True)]

    def leaders(self, canvas: Canvas) -> list[tuple[tuple[int, int], tuple[int, int], Colour]]:
        """Return from where to where lines lead to the words at the right, from the height that each of them names."""
        left, right = self.plot(canvas).right, self.plot(canvas).right + canvas.px(_LEADERS - _LEADER_GAP)
        heights = [round(self.point(canvas, 0, value)[1]) for value, _, _ in self._named()]
        places = zip(heights, self._label_places(canvas), strict=True)
        return [((left, height), (right, y), ink) for height, (y, _, ink) in places]

    def fits(self, canvas: Canvas) -> bool:
        return all(run.fits(canvas) for run in self.runs(canvas))

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=8)
        canvas.panel(self.rect, radius=8, top=_GROUND, line=GOLD_DARK if focused else RULE)
        self._grid(canvas)
        for run in self.runs(canvas):
            run.draw(canvas)
        frame = self.plot(canvas).inflate(0, 2 * canvas.px(6))
        frame.width += canvas.px(_LEADERS)
        leads = tuple(self.leaders(canvas))
        key = ("trend", frame.size, canvas.unit, tuple(self.lines), tuple(self.marks), leads, self.rect.topleft)
        canvas.surface.blit(canvas.shapes.drawn(key, lambda: svg_surface(self._svg(canvas, frame), frame.size)), frame)
        self._here(canvas)

    def _grid(self, canvas: Canvas) -> None:
        surface, thin, plot = canvas.surface, max(1, round(canvas.unit)), self.plot(canvas)
        for tick in self.ticks():
            y = round(self.point(canvas, 0, tick)[1])
            surface.fill((RULE_STRONG if tick == 0 else RULE)[:3], (plot.left, y, plot.width, thin))
        surface.fill(RULE_STRONG[:3], (plot.left, plot.top, thin, plot.height))
        high, dash = self._range[1], canvas.px(7)
        for y in (round(self.point(canvas, 0, height)[1]) for height, _ in self.marks if height <= high):
            for x in range(plot.left, plot.right, 2 * dash):
                surface.fill(GOLD_DARK[:3], (x, y, min(dash, plot.right - x), thin))

    def _here(self, canvas: Canvas) -> None:
        """Mark the point that is read out."""
        plot = self.plot(canvas)
        x = round(self.point(canvas, self.at, 0)[0])
        thin = max(1, canvas.px(1.5))
        canvas.surface.fill(GOLD[:3], (x - thin // 2, plot.top, thin, plot.height))
        for line in self.lines:
            place = self.point(canvas, self.at, line.values[self.at])
            dot = canvas.shapes.disc(canvas.px(12), line.ink, GOLD)
            canvas.surface.blit(dot, dot.get_rect(center=(round(place[0]), round(place[1]))))

    def _svg(self, canvas: Canvas, frame: pygame.Rect) -> str:
        """Return the bands, the lines and what leads to the words; a single figure gets its error as a stroke."""
        parts = [
            f'<path d="M{start[0] - frame.left} {start[1] - frame.top + 0.5}L{end[0] - frame.left} '
            f'{end[1] - frame.top + 0.5}" fill="none" stroke="{ink.hex}" stroke-width="{canvas.unit:.2f}"/>'
            for start, end, ink in self.leaders(canvas)
        ]
        for line in self.lines:
            places = [self._in(canvas, frame, number, value) for number, value in enumerate(line.values)]
            lows, highs = (
                [self._in(canvas, frame, number, both[which]) for number, both in enumerate(line.ends)]
                for which in (0, 1)
            )
            stroke, width = line.ink.hex, 2.4 * canvas.unit
            if line.errors and self.count > 1:
                around = "L".join([*highs, *reversed(lows)])
                parts.append(f'<path d="M{around}Z" fill="{stroke}" fill-opacity="0.2"/>')
            elif line.errors:
                thick = f'stroke="{stroke}" stroke-opacity="0.4" stroke-width="{3 * width:.1f}"'
                parts.append(f'<path d="M{lows[0]}L{highs[0]}" {thick}/>')
            dash = " ".join(f"{float(part) * canvas.unit:.1f}" for part in line.dash.split())
            dashes = f' stroke-dasharray="{dash}"' if dash else ""
            parts.append(
                f'<path d="M{"L".join(places)}" fill="none" stroke="{stroke}" stroke-width="{width:.2f}"'
                f' stroke-linejoin="round" stroke-linecap="round"{dashes}/>'
            )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{frame.width}" height="{frame.height}"'
            f' viewBox="0 0 {frame.width} {frame.height}">{"".join(parts)}</svg>'
        )

    def _in(self, canvas: Canvas, frame: pygame.Rect, number: int, value: float) -> str:
        x, y = self.point(canvas, number, value)
        return f"{x - frame.left:.1f} {y - frame.top:.1f}"
