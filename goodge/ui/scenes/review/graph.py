"""The chance to win over the match as a line, with signs at what was done badly; a click leads there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
Point = tuple[float, float]


@dataclass(slots=True, kw_only=True)
class Graph(Item):
    """The choices of one seat from left to right, as high as the chance to win after each; `at` is the one shown.

    `inset`: pixels at both ends, and at the left `named` more for the name of the line in the middle.
    """

    places: Sequence[Place]
    judged: Sequence[Choice | None]
    at: int
    inset: int
    named: int
    on_go: Callable[[int], None]

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
        middle = self._plot(canvas).centery
        name = pygame.Rect(self.rect.left, 0, self._span[0] - self.rect.left, canvas.type.line_height(KEYCAP))
        name.centery = middle
        canvas.text(chance_words(0.5), KEYCAP, name, MUTED)
        surface.fill(MUTED.faded(90)[:3], pygame.Rect(name.right, middle, self.rect.right - 2 - name.right, 1))
        for number, (one, other) in enumerate(pairwise(self.places), start=1):
            if one[0] != other[0]:
                x = round(self._x(number - 0.5))
                surface.fill(GOLD.hex, pygame.Rect(x, self.rect.top + 2, 1, canvas.px(10)))
                surface.fill(GOLD.hex, pygame.Rect(x, self.rect.bottom - canvas.px(10) - 2, 1, canvas.px(10)))
        here = pygame.Rect(0, self.rect.top + 2, canvas.px(3), self.rect.height - 4)
        here.centerx = round(self._x(self.at))
        surface.fill(GOLD_BRIGHT.hex, here)
        surface.blit(svg_surface(self._line(canvas), self.rect.size), self.rect)
        self._signs(canvas)

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

    def point(self, canvas: Canvas, number: int, choice: Choice) -> Point:
        """Return where a choice lies, in pixels."""
        plot = self._plot(canvas)
        return self._x(number), plot.bottom - plot.height * choice.judgement.taken.chance

    def _plot(self, canvas: Canvas) -> pygame.Rect:
        return self.rect.inflate(0, -canvas.px(26))

    @property
    def _span(self) -> tuple[int, int]:
        """The left end of the graph, and its width."""
        left = self.rect.left + self.inset + self.named
        return left, self.rect.right - self.inset - left

    def _x(self, number: float) -> float:
        left, width = self._span
        return left + width * (number + 0.5) / len(self.places)

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
        runs = [run for run in runs if run]
        paths = [f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in run)}"/>' for run in runs if len(run) > 1]
        gaps = ((run[-1], following[0]) for run, following in pairwise(runs))
        paths += [f'<path stroke-dasharray="{3 * canvas.unit:.1f}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'
                  for (x, y), (to_x, to_y) in gaps]  # fmt: skip
        dots = (f'<circle cx="{run[0][0]:.1f}" cy="{run[0][1]:.1f}" r="1"/>' for run in runs if len(run) == 1)
        width, height = self.rect.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><g fill="none" '
            f'stroke="{CREAM.hex}" stroke-width="{2 * canvas.unit:.2f}" stroke-linejoin="round">'
            f"{''.join(paths)}{''.join(dots)}</g></svg>"
        )
