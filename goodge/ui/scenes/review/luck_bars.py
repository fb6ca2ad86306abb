"""The bars of luck: where nothing lies in a column, how long a bar is, and where its figure stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import ALARM_INK, GOLD_DARK, Colour
from ...scorecard.paper import RULE_STRONG

_OFF_BAR, _LEAST_BARS = 7, 60  # from a bar to its figure, and the shortest that both longest bars may be together

PlacedBar = tuple[pygame.Rect, pygame.Rect, Literal["left", "right"]]
"""The place of a bar, that of its figure, and to which side this is aligned."""


@dataclass(frozen=True, slots=True)
class LuckBars:
    """Bars on both sides of a line that is in the same place in all columns, so that they use the full width of each.

    Each figure stands at the end of its bar, which `is_beyond`; where that would leave bars no room, at the other side
    of the line. `low` and `high` are the largest amounts below and above 0; `widest`, the width of the widest figure,
    `width`, that of a column, and `off`, the air beside a bar, are in pixels.
    """

    low: float
    high: float
    widest: int
    is_beyond: bool
    width: int
    off: int

    @classmethod
    def of(cls, canvas: Canvas, amounts: Iterable[float], width: int, widest: int) -> LuckBars:
        """Return the bars of these amounts in columns of a width, with figures none of which is wider than `widest`."""
        every, off = [0.0, *amounts], canvas.px(_OFF_BAR)
        is_beyond = width - 2 * (off + widest) >= canvas.px(_LEAST_BARS)
        return cls(-min(every), max(every), widest, is_beyond, width, off)

    @property
    def axis(self) -> int:
        """The distance of the line from the left edge of a column."""
        if not self.is_beyond:
            return self.width // 2
        return round(self.off + self.widest + self._unit * self.low)

    @property
    def _unit(self) -> float:
        """The length of a bar of 1, in pixels."""
        if not self.is_beyond:
            return (self.width // 2 - self.off) / (max(self.low, self.high) or 1.0)
        return (self.width - 2 * (self.off + self.widest)) / (self.low + self.high or 1.0)

    def placed(self, canvas: Canvas, cell: pygame.Rect, amount: float) -> PlacedBar:
        """Return the places of a bar and its figure in a cell: right of the line for what is above 0."""
        is_above, foot = amount >= 0, cell.left + self.axis
        length = max(round(abs(amount) * self._unit), canvas.px(3 if amount else 1))
        bar = pygame.Rect(foot, 0, length, round(min(cell.height * 0.5, canvas.px(26))))
        bar.centery = cell.centery
        width = self.widest if self.is_beyond else self.width // 2 - self.off
        number = pygame.Rect(0, cell.top, width, cell.height)
        apart = length + self.off if self.is_beyond else self.off
        is_right = is_above == self.is_beyond
        if is_right:
            number.left = foot + apart
        else:
            number.right = foot - apart
        if not is_above:
            bar.right = foot
        return bar, number, "left" if is_right else "right"

    def centred(self, cell: pygame.Rect, width: int) -> pygame.Rect:
        """Return a place of this width over the line of a cell, as far as there is room."""
        width = min(width, cell.width)
        left = max(0, min(self.width - width, self.axis - width // 2))
        return pygame.Rect(cell.left + left, cell.top, width, cell.height)


def draw_luck(canvas: Canvas, rect: pygame.Rect, *, is_above: bool, is_nothing: bool) -> None:
    """Draw a bar with a line at its foot, which is left for what is above 0 and right for what is below."""
    axis = pygame.Rect(0, 0, max(1, canvas.px(1.5)), rect.height + canvas.px(6))
    axis.center = (rect.left if is_above else rect.right, rect.centery)
    colour: Colour = GOLD_DARK if is_above else ALARM_INK
    if not is_nothing:
        canvas.surface.fill(colour[:3], rect)
    canvas.surface.fill(RULE_STRONG[:3], axis)
