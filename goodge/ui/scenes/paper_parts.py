"""Parts of the scenes that show figures on a sheet of paper: the sheet, its ruled lines and their columns."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import Colour, Role
from ..scorecard.paper import RULE, SHADOW_REACH, paper
from ..widgets.base import Item, Label

NAMES_SHARE = 0.25  # of the width


class PaperGround:
    """A sheet of paper with its shadow, kept as long as its size stays."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[int, int], pygame.Surface] | None = None

    def draw(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self._kept is None or self._kept[0] != rect.size:
            self._kept = (rect.size, paper(rect.size, canvas.unit))
        reach = round(SHADOW_REACH * canvas.unit)
        canvas.surface.blit(self._kept[1], rect.move(-reach, -reach))


def draw_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.surface.fill(RULE[:3], rect)


def ledger_row(
    line: pygame.Rect,
    key: str,
    texts: Sequence[str],
    roles: tuple[Role, Role],
    colour: Colour,
    *,
    wraps: bool = False,
    indent: int = 0,
    gap: int = 0,
    told: str = "",
) -> list[Item]:
    """Return a line of the sheet: the name at the left, after the `indent`, each figure under the end of its head.

    A `gap` is left free before each of the others. All of it is `told` by the name; a line of heads tells nothing.
    """
    first = round(line.width * NAMES_SHARE)
    step = (line.width - first) / (len(texts) - 1)
    edges = [line.left, *(line.left + first + round(step * number) for number in range(len(texts)))]
    items: list[Item] = []
    for column, text in enumerate(texts):
        rect = pygame.Rect(edges[column], line.top, edges[column + 1] - edges[column], line.height)
        align, role = ("left", roles[0]) if column == 0 else ("right", roles[1])
        if column == 0:
            rect.left, rect.width = rect.left + indent, rect.width - indent
        else:
            rect.left, rect.width = rect.left + gap, rect.width - gap
        name = f"{key}-{column}"
        label = Label(key=name, rect=rect, text=text, role=role, colour=colour, align=align, wraps=wraps)
        label.called, label.is_mute = told, bool(column) or not told
        items.append(label)
    return items
