"""The matches in progress, one for each game: choose one to go on with it."""

from __future__ import annotations

from functools import partial

import pygame

from ....table.archive.setups import people_in
from ....table.portraits import portraits_of
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM
from ...program.app import App
from ...widgets.base import Item
from ...widgets.portraits import FacesButton
from ...wording.lists import listed
from ...wording.matches import how_it_stands
from ...wording.phrases import say
from ..page import Frame, PageScene

_HIGHEST = 150


class WaitingScene(PageScene):
    """A list of the matches in progress, the last played first; Enter goes on with one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._matches = list(app.store.matches.values())

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, say("waiting matches: heading", "Matches under way"))
        words = say("waiting matches: note", "Each game keeps one match; the one played last comes first")
        foot = [*frame.feet(self.app.pop), frame.note(words)]
        gap = frame.gap
        high = min(canvas.px(_HIGHEST), (frame.body.height + gap) // len(self._matches) - gap)
        return [frame.title, *self._rows(frame.body, high, gap), *foot]

    def _rows(self, area: pygame.Rect, height: int, gap: int) -> list[Item]:
        items: list[Item] = []
        for number, record in enumerate(self._matches):
            game, *stand = how_it_stands(record)
            about = " · ".join([*stand, listed(record.players)])
            items.append(
                FacesButton(
                    key=f"match-{record.game.id}",
                    rect=pygame.Rect(area.left, area.top + number * (height + gap), area.width, height),
                    text=game,
                    note=about,
                    portraits=portraits_of(record.players, people_in(record), self.app.settings.portraits),
                    mood=CALM,
                    deed=say("waiting matches: what a press does", "Continue"),
                    places=max(len(each.players) for each in self._matches),
                    on_press=partial(self.app.ways.resume, self.app, record.game.id),
                )
            )
        return items
