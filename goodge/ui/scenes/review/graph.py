"""The chance to win over the match as a line, with signs at what was done badly; a click leads there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from ....coach import Choice
from ....coach.highlights import FAULTS
from ....coach.review import Place
from ...drawing.canvas import Canvas
from ...drawing.shapes import svg_surface
from ...drawing.theme import CREAM, GOLD, GOLD_BRIGHT, MUTED, PANEL, PANEL_LOW
from ...widgets.base import Item, halo
from .signs import draw_sign

_SIGN = 18
Point = tuple[float, float]


@dataclass(slots=True, kw_only=True)
class Graph(Item):
    """The choices of one seat from left to right, as high as the chance to win after each; `at` is the one shown.

    `inset`: pixels at both ends."""

    places: Sequence[Place]
    judged: Sequence[Choice | None]
    at: int
    inset: int
    on_go: Callable[[int], None]

    @property
    def is_focusable(self) -> bool:
        return True

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:  # noqa: ARG002
        """Go to the choice that is nearest to the mouse."""
        if self.places:
            share = (place[0] - self.rect.left - self.inset) / max(1, self.rect.width - 2 * self.inset)
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
        surface.fill(MUTED.faded(90)[:3], pygame.Rect(self.rect.left + 2, middle, self.rect.width - 4, 1))
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

    def _x(self, number: float) -> float:
        return self.rect.left + self.inset + (self.rect.width - 2 * self.inset) * (number + 0.5) / len(self.places)

    def _line(self, canvas: Canvas) -> str:
        """Return the line through all choices that have been judged, as far as they are neighbours."""
        left, top = self.rect.topleft
        runs: list[list[Point]] = [[]]
        for number, choice in enumerate(self.judged):
            if choice is None:
                runs.append([])
            else:
                x, y = self.point(canvas, number, choice)
                runs[-1].append((x - left, y - top))
        paths = (f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in run)}"/>' for run in runs if len(run) > 1)
        dots = (f'<circle cx="{run[0][0]:.1f}" cy="{run[0][1]:.1f}" r="1"/>' for run in runs if len(run) == 1)
        width, height = self.rect.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><g fill="none" '
            f'stroke="{CREAM.hex}" stroke-width="{2 * canvas.unit:.2f}" stroke-linejoin="round">'
            f"{''.join(paths)}{''.join(dots)}</g></svg>"
        )
