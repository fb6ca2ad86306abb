"""The matches that were finished last: one is chosen, and goes by again."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ...engine.errors import RecordError
from ...table.matches import FinishedMatch, last_matches
from ...table.replay import Replay
from ..canvas import Canvas
from ..games.offers import OFFERS
from ..items.base import Item, Label
from ..items.buttons import Button
from ..scene import Scene
from ..theme import BODY, BUTTON, MUTED, SMALL, SMALL_STRONG
from .menu_parts import columns, heading, page, people, row_height

if TYPE_CHECKING:
    from ..app import App

_ROWS, _COLUMNS = 5, 2
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_LAST_DAY = 253_402_300_799_000  # of what a date can say, in milliseconds


class MatchesScene(Scene):
    """The newest first; Enter shows one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._trouble: str | None = None
        self.matches: list[FinishedMatch] = []
        try:
            self.matches = last_matches(app.home.records_file, _ROWS * _COLUMNS)
        except OSError as error:
            self._trouble = f"The finished matches cannot be read ({(error.strerror or 'an error').lower()})."

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, 1100, 664)
        title = heading(canvas, place, "Watch a match")
        foot = row_height(canvas, BUTTON, 56)
        back = pygame.Rect(place.left, place.bottom - foot, canvas.px(150), foot)
        area = pygame.Rect(place.left, title.rect.bottom + canvas.px(16), place.width, 0)
        area.height = back.top - canvas.px(18) - area.top
        note = pygame.Rect(back.right + canvas.px(24), back.top, place.right - back.right - canvas.px(24), back.height)
        words = "The matches that were finished last, the newest first"
        items: list[Item] = [
            title,
            *self._rows(canvas, area),
            Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"),
            Label(key="note", rect=note, text=words, role=SMALL, colour=MUTED, align="right"),
        ]
        if not self.matches:
            words = self._trouble or "No match has been finished yet."
            items.append(Label(key="none", rect=area, text=words, role=BODY, colour=MUTED, wraps=True))
        return items

    def _rows(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        gap = canvas.px(14)
        height = (area.height - gap * (_ROWS - 1)) // _ROWS
        sides = columns(area, (1,) * (_COLUMNS if len(self.matches) > _ROWS else 1), gap)
        items: list[Item] = []
        for number, match in enumerate(self.matches):
            side = sides[number // _ROWS]
            rect = pygame.Rect(side.left, side.top + (number % _ROWS) * (height + gap), side.width, height)
            room = rect.width - canvas.px(30)
            items.append(
                Button(
                    key=f"match-{number}",
                    rect=rect,
                    text=canvas.type.shortened(f"{people(match.winners)} beat {people(match.losers)}", BUTTON, room),
                    note=canvas.type.shortened(_about(match), SMALL_STRONG, room),
                    on_press=partial(self._watch, match),
                )
            )
        return items

    def _watch(self, match: FinishedMatch) -> None:
        from .watch import WatchScene

        try:
            record = match.record()
        except RecordError as error:
            self.app.store.log.note(f"a match cannot be watched: {error}")
            self.app.notices.add("This match cannot be watched: its record is damaged.")
            return
        self.app.push(WatchScene(self.app, Replay(record), lambda: record))


def _about(match: FinishedMatch) -> str:
    """Game, day and totals, the winner's first: `Spades · 20 Nov 2026 · 512 : 300`."""
    others = (*match.totals[: match.winner], *match.totals[match.winner + 1 :])
    totals = " : ".join(str(total).replace("-", "−") for total in (match.totals[match.winner], *others))
    parts = (OFFERS[match.game].name, _day(match.started), totals)
    return " · ".join(part for part in parts if part)


def _day(started: int | None) -> str:
    if started is None or not 0 <= started <= _LAST_DAY:
        return ""
    day = datetime.fromtimestamp(started / 1000, UTC).astimezone()
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"
