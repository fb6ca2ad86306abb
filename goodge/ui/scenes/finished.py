"""What the finished matches come to, a line a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ...table.statistics import Figures, statistics
from ..canvas import Canvas
from ..items.base import Drawing, Item, Label
from ..items.buttons import Button
from ..scene import Scene
from ..sheet_paper import RULE, SHADOW_REACH, paper
from ..theme import BODY, BODY_STRONG, BUTTON, INK, INK_SOFT, MUTED, NAME, SMALL, Colour, Role
from .menu_parts import heading, page, row_height

if TYPE_CHECKING:
    from ..app import App

_MOST = 9
_HEADS = ("Name", "Matches", "Won", "Rounds as the Goodge", "Bids made", "Best total")
_LEFTS = (0.0, 0.26, 0.37, 0.46, 0.71, 0.85, 1.0)


class FinishedScene(Scene):
    """Those with most wins first."""

    first_focus = "back"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._trouble: str | None = None
        self._paper: tuple[tuple[int, int], pygame.Surface] | None = None
        self._figures: list[Figures] = []
        try:
            self._figures = statistics(app.home.records_file)[:_MOST]
        except OSError as error:
            self._trouble = f"The finished matches cannot be read ({(error.strerror or 'an error').lower()})."

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, 1100, 664)
        title = heading(canvas, place, "Finished matches")
        foot = row_height(canvas, BUTTON, 56)
        back = pygame.Rect(place.left, place.bottom - foot, canvas.px(150), foot)
        sheet = pygame.Rect(place.left, title.rect.bottom + canvas.px(12), place.width, 0)
        sheet.height = back.top - canvas.px(18) - sheet.top
        items: list[Item] = [title, Drawing(key="sheet", rect=sheet, paint=self._draw_paper, is_backing=True)]
        items.append(Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"))
        if not self._figures:
            words = self._trouble or "No match has been finished yet. The first one will stand here."
            items.append(Label(key="none", rect=sheet, text=words, role=BODY, colour=INK_SOFT))
            return items
        inner = sheet.inflate(-canvas.px(64), -canvas.px(36))
        height = min(canvas.px(52), inner.height // (_MOST + 1))
        for number in range(len(self._figures) + 1):
            rule = pygame.Rect(inner.left, inner.top + (number + 1) * height, inner.width, 1)
            items.append(Drawing(key=f"rule-{number}", rect=rule, paint=_draw_rule, is_backing=True))
        items += _row(inner, 0, height, _HEADS, (SMALL, SMALL), INK_SOFT)
        for number, figures in enumerate(self._figures, 1):
            items += _row(inner, number, height, _texts(figures), (NAME, BODY_STRONG), INK)
        note = pygame.Rect(back.right + canvas.px(24), back.top, place.right - back.right - canvas.px(24), back.height)
        words = "Everybody who has played a match to its end, computer players too"
        items.append(Label(key="note", rect=note, text=words, role=SMALL, colour=MUTED, align="right"))
        return items

    def _draw_paper(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self._paper is None or self._paper[0] != rect.size:
            self._paper = (rect.size, paper(rect.size, canvas.unit))
        reach = round(SHADOW_REACH * canvas.unit)
        canvas.surface.blit(self._paper[1], rect.move(-reach, -reach))


def _draw_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.surface.fill(RULE[:3], rect)


def _texts(figures: Figures) -> tuple[str, ...]:
    best = "–" if figures.best is None else str(figures.best)
    numbers = (figures.matches, figures.wins, figures.goodge, figures.made)
    return (figures.name, *map(str, numbers), best.replace("-", "−"))


def _row(
    inner: pygame.Rect, number: int, height: int, texts: tuple[str, ...], roles: tuple[Role, Role], colour: Colour
) -> list[Item]:
    """A line of the sheet: the name to the left, the figures under the right ends of their heads."""
    items: list[Item] = []
    for column, text in enumerate(texts):
        left, right = (inner.left + round(inner.width * share) for share in _LEFTS[column : column + 2])
        rect = pygame.Rect(left, inner.top + number * height, right - left, height)
        align, role = ("left", roles[0]) if column == 0 else ("right", roles[1])
        items.append(Label(key=f"{number}-{column}", rect=rect, text=text, role=role, colour=colour, align=align))
    return items
