"""The chance to win over the match as a line, with signs at what was done badly; a click leads there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from itertools import pairwise

import pygame

from ....coach import Choice
from ....coach.highlights import FAULTS
from ....coach.match_review import Place
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.shapes import svg_surface
from ...drawing.theme import CREAM, GOLD, GOLD_BRIGHT, KEYCAP, MUTED, PANEL, PANEL_LOW
from ...widgets.base import Item, halo
from ...wording.review import chance_words
from .signs import draw_sign

_SIGN = 18
_GREAT_TURN = 0.2  # of the chance to win, from one choice to the next
_HIGH = 96  # units, from which on the rounds have their numbers below
_BEFORE_LINE = 8  # units, from a name of a line to the line
_OFF = 11  # units, from a point to its figure, clear of a sign
Point = tuple[float, float]


@dataclass(slots=True, kw_only=True)
class Graph(Item):
    """The choices of one seat from left to right, as high as the chance to win after each; `at` is the one shown.
    Where the match has turned the line is strong. It ends at `outcome`: 1 if the match was won, 0 if it was lost, None
    if it is not over.

    `inset`: pixels at both ends, and at the left `named` more for the names of the lines. `rounds` has what is written
    below each round.
    """

    places: Sequence[Place]
    judged: Sequence[Choice | None]
    at: int
    inset: int
    named: int
    on_go: Callable[[int], None]
    rounds: Mapping[int, str] = field(default_factory=dict)
    outcome: float | None = None

    @property
    def is_focusable(self) -> bool:
        return True

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:  # noqa: ARG002
        """Go to the choice that is nearest to the mouse."""
        if self.places:
            left, width = self._span
            share = (place[0] - left) / max(1, width)
            self.on_go(round(share * len(self.places) - 0.5))
        return True

    def draw_pointed(self, canvas: Canvas) -> None:
        """Draw nothing: the graph is large, and the choice that is shown is marked."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=10)
        canvas.panel(self.rect, radius=10, top=PANEL.faded(240), bottom=PANEL_LOW.faded(240), line=GOLD.faded(120))
        if not self.places:
            return
        surface = canvas.surface
        self._scale(canvas)
        for number, (one, other) in enumerate(pairwise(self.places), start=1):
            if one[0] != other[0]:
                x = round(self._x(number - 0.5))
                surface.fill(GOLD.hex, pygame.Rect(x, self.rect.top + 2, 1, canvas.px(10)))
                surface.fill(GOLD.hex, pygame.Rect(x, self.rect.bottom - canvas.px(10) - 2, 1, canvas.px(10)))
        for text, place in self.round_names(canvas):
            canvas.text(text, KEYCAP, place, MUTED)
        surface.fill(GOLD_BRIGHT.hex, self._here(canvas))
        surface.blit(svg_surface(self._line(canvas), self.rect.size), self.rect)
        for end in self.end(canvas):
            if self._is_clear_of_signs(canvas, end):
                pygame.draw.circle(surface, CREAM.hex, (round(end[0]), round(end[1])), canvas.px(3))
        self._signs(canvas)
        for text, place in self.figures(canvas):
            canvas.text(text, KEYCAP, place, GOLD_BRIGHT)

    def round_names(self, canvas: Canvas) -> list[tuple[str, pygame.Rect]]:
        """Return the numbers of the rounds below the line, each with its place; those without room are left out."""
        if not self._has_rounds(canvas):
            return []
        line, found = canvas.type.line_height(KEYCAP), list[tuple[str, pygame.Rect]]()
        for number, text in self.rounds.items():
            own = [at for at, place in enumerate(self.places) if place[0] == number]
            left, right = round(self._x(own[0] - 0.5)), round(self._x(own[-1] + 0.5))
            if canvas.type.size(text, KEYCAP)[0] + canvas.px(6) <= right - left:
                found.append((text, pygame.Rect(left, self.rect.bottom - line - canvas.px(1), right - left, line)))
        return found

    def _has_rounds(self, canvas: Canvas) -> bool:
        """Return True if the numbers of several rounds stand below the line."""
        return len(self.rounds) > 1 and self.rect.height >= canvas.px(_HIGH)

    def _here(self, canvas: Canvas) -> pygame.Rect:
        """The place of the mark at the choice that is shown."""
        here = pygame.Rect(0, self.rect.top + 2, canvas.px(3), self.rect.height - 4)
        here.centerx = round(self._x(self.at))
        return here

    def _scale(self, canvas: Canvas) -> None:
        """Draw lines with their names at no chance, an even one and certainty; in a low graph an even one without."""
        plot, is_low = self._plot(canvas), self._is_low(canvas)
        for share in (0.5,) if is_low else (0.0, 0.5, 1.0):
            name = self._name_at(canvas, plot.bottom - plot.height * share)
            if not is_low:
                canvas.text(chance_words(share), KEYCAP, name, MUTED, "right")
            line = pygame.Rect(self._span[0], name.centery, self.rect.right - canvas.px(8) - self._span[0], 1)
            canvas.panel(line, radius=0, top=MUTED.faded(110 if share == 0.5 else 50))

    def _is_low(self, canvas: Canvas) -> bool:
        """True if the names of the lines have no room: one alone would be taken for that of the chance beside it."""
        return self._plot(canvas).height < 2 * canvas.type.line_height(KEYCAP)

    def _name_at(self, canvas: Canvas, y: float) -> pygame.Rect:
        """Return the place of a name before the graph, at this height; it ends at the right, as figures do."""
        width = self._span[0] - self.rect.left - canvas.px(_BEFORE_LINE)
        name = pygame.Rect(self.rect.left, 0, width, canvas.type.line_height(KEYCAP))
        name.centery = round(y)
        return name

    def figures(self, canvas: Canvas) -> list[tuple[str, pygame.Rect]]:
        """Return the chance at the choice that is shown and at both ends of the greatest turn, each with its place.

        One that has no room beside the others is left out. In a low graph there is the first alone, before the line.
        """
        found = list[tuple[str, pygame.Rect]]()
        shown = self.judged[self.at] if self.at < len(self.judged) else None
        if self._is_low(canvas) and shown is not None:
            before = self._name_at(canvas, self.point(canvas, self.at, shown)[1]).clamp(self.rect)
            return [(chance_words(shown.judgement.taken.chance), before)]
        if self._plot(canvas).height < 3 * canvas.type.line_height(KEYCAP):
            return found
        taken = [self._here(canvas)]
        turn = self.turns()[:1]
        for number in dict.fromkeys((self.at, *(end for pair in turn for end in reversed(pair)))):
            choice = self.judged[number] if number < len(self.judged) else None
            if choice is not None:
                text = chance_words(choice.judgement.taken.chance)
                place = self._beside(canvas, self.point(canvas, number, choice), text, taken)
                if place is not None:
                    found.append((text, place))
                    taken.append(place)
        return found

    def _beside(self, canvas: Canvas, point: Point, text: str, taken: Sequence[pygame.Rect]) -> pygame.Rect | None:
        """Return a place beside a point for its figure, clear of the line and what is taken; None without one."""
        x, y = round(point[0]), round(point[1])
        width, height, off = canvas.type.size(text, KEYCAP)[0], canvas.type.line_height(KEYCAP), canvas.px(_OFF)
        sides = (-off - width, -height // 2), (off, -height // 2), (-width // 2, -off - height), (-width // 2, off)
        line = [self.point(canvas, number, choice) for number, choice in enumerate(self.judged) if choice is not None]
        line += self.end(canvas)
        left, room = self._span
        within = pygame.Rect(left, self.rect.top, room + self.inset, self.rect.height)
        for side in sides:
            place = pygame.Rect(x + side[0], y + side[1], width, height)
            is_clear = place.collidelist(taken) < 0 and not any(place.clipline(*pair) for pair in pairwise(line))
            if is_clear and within.contains(place):
                return place
        return None

    def turns(self) -> list[tuple[int, int]]:
        """Return neighbouring choices between which the match has turned, the greatest difference first."""
        chances = {
            number: choice.judgement.taken.chance for number, choice in enumerate(self.judged) if choice is not None
        }
        changes = {
            (one, other): abs(chances[one] - chances[other]) for one, other in pairwise(chances) if other == one + 1
        }
        return sorted(
            (pair for pair, change in changes.items() if change >= _GREAT_TURN), key=lambda pair: -changes[pair]
        )

    def _signs(self, canvas: Canvas) -> None:
        """Draw the signs of what was done badly, and a dot where the way through the match is."""
        for number, choice in enumerate(self.judged):
            label = None if choice is None else choice.judgement.label
            if choice is None or label is None:
                continue
            x, y = self.point(canvas, number, choice)
            if label in FAULTS:
                draw_sign(canvas, label, (round(x), round(y)), _SIGN)
            elif number == self.at:
                pygame.draw.circle(canvas.surface, GOLD_BRIGHT, (round(x), round(y)), canvas.px(5))

    def _is_clear_of_signs(self, canvas: Canvas, end: Point) -> bool:
        """Return False if the sign of the last choice hides where the line ends, or all but the rim of its dot."""
        last = self.judged[-1]
        if last is None or last.judgement.label not in FAULTS:
            return True
        x, y = self.point(canvas, len(self.judged) - 1, last)
        return max(abs(end[0] - x), abs(end[1] - y)) > canvas.px(_SIGN)

    def point(self, canvas: Canvas, number: int, choice: Choice) -> Point:
        """Return where a choice lies, in pixels."""
        plot = self._plot(canvas)
        return self._x(number), plot.bottom - plot.height * choice.judgement.taken.chance

    def end(self, canvas: Canvas) -> list[Point]:
        """Return where the line ends, in pixels; nothing if the match or its review is not over."""
        if self.outcome is None or not self.judged or self.judged[-1] is None:
            return []
        plot = self._plot(canvas)
        return [(self._x(len(self.places) - 0.5), plot.bottom - plot.height * self.outcome)]

    def _plot(self, canvas: Canvas) -> pygame.Rect:
        plot = self.rect.inflate(0, -canvas.px(28))
        if self._has_rounds(canvas):
            plot.height -= canvas.type.line_height(KEYCAP) - canvas.px(6)
        return plot

    @property
    def _span(self) -> tuple[int, int]:
        """The left end of the graph, and its width."""
        left = self.rect.left + self.inset + self.named
        return left, self.rect.right - self.inset - left

    def _x(self, number: float) -> float:
        left, width = self._span
        return left + width * (number + 0.5) / len(self.places)

    def _turn(self, canvas: Canvas, pair: tuple[int, int]) -> str:
        """Return the strong part of the line where the match has turned."""
        left, top = self.rect.topleft
        ends = [(number, choice) for number in pair if (choice := self.judged[number]) is not None]
        points = (self.point(canvas, number, choice) for number, choice in ends)
        line = "L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in points)
        return f'<path stroke="{GOLD_BRIGHT.hex}" stroke-width="{4 * canvas.unit:.2f}" d="M{line}"/>'

    def _line(self, canvas: Canvas) -> str:
        """Return the line through all choices that have been judged, with dashes over those that were not."""
        left, top = self.rect.topleft
        runs: list[list[Point]] = [[]]
        for number, choice in enumerate(self.judged):
            if choice is None:
                runs.append([])
            else:
                x, y = self.point(canvas, number, choice)
                runs[-1].append((x - left, y - top))
        for x, y in self.end(canvas):
            runs[-1].append((x - left, y - top))
        runs = [run for run in runs if run]
        paths = [f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in run)}"/>' for run in runs if len(run) > 1]
        gaps = ((run[-1], following[0]) for run, following in pairwise(runs))
        paths += [self._turn(canvas, pair) for pair in self.turns()]
        paths += [f'<path stroke-dasharray="{3 * canvas.unit:.1f}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'
                  for (x, y), (to_x, to_y) in gaps]  # fmt: skip
        dots = (f'<circle cx="{run[0][0]:.1f}" cy="{run[0][1]:.1f}" r="1"/>' for run in runs if len(run) == 1)
        width, height = self.rect.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><g fill="none" '
            f'stroke="{CREAM.hex}" stroke-width="{2 * canvas.unit:.2f}" stroke-linejoin="round">'
            f"{''.join(paths)}{''.join(dots)}</g></svg>"
        )
