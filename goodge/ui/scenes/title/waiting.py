"""The matches in progress, one for each game: choose one to go on with it."""

from __future__ import annotations

from functools import partial

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BUTTON, MUTED, SMALL, SMALL_STRONG
from ...program.app import App
from ...program.scene import Scene
from ...widgets.base import Item, Label
from ...widgets.buttons import Button
from ...wording.lists import listed
from ...wording.matches import how_it_stands
from ...wording.phrases import say
from ..menu_parts import back_button, heading, page, row_height

_ROW = 60


class WaitingScene(Scene):
    """A list of the matches in progress, the last played first; Enter goes on with one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._matches = list(app.store.matches.values())

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        foot, gap = row_height(canvas, BUTTON, 56), canvas.px(14)
        high = row_height(canvas, BUTTON, _ROW) + canvas.type.line_height(SMALL_STRONG)
        units = (high + gap) * len(self._matches) / canvas.px(1)
        place = page(canvas, 820, units + 200)
        title = heading(canvas, place, say("waiting matches: heading", "Matches under way"))
        rows = pygame.Rect(place.left, title.rect.bottom + canvas.px(18), place.width, 0)
        rows.height = place.bottom - foot - canvas.px(18) - rows.top
        back = pygame.Rect(place.left, place.bottom - foot, canvas.px(150), foot)
        note = pygame.Rect(back.right + canvas.px(24), back.top, place.right - back.right - canvas.px(24), back.height)
        words = say("waiting matches: note", "Each game keeps one match; the one played last comes first")
        return [
            title,
            *self._rows(canvas, rows, min(high, (rows.height + gap) // len(self._matches) - gap), gap),
            back_button(back, self.app.pop),
            Label(key="note", rect=note, text=words, role=SMALL, colour=MUTED, align="right"),
        ]

    def _rows(self, canvas: Canvas, area: pygame.Rect, height: int, gap: int) -> list[Item]:
        items: list[Item] = []
        for number, record in enumerate(self._matches):
            game, *stand = how_it_stands(record)
            about = " · ".join([*stand, listed(record.players)])
            items.append(
                Button(
                    key=f"match-{record.game.id}",
                    rect=pygame.Rect(area.left, area.top + number * (height + gap), area.width, height),
                    text=game,
                    note=canvas.type.shortened(about, SMALL_STRONG, area.width - canvas.px(30)),
                    style="plain" if number else "primary",
                    on_press=partial(self.app.ways.resume, self.app, record.game.id),
                )
            )
        return items
