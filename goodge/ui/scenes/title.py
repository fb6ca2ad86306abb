"""The title: where one begins, and comes back to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from ... import __version__
from ...engine.record import Record
from ...table.home import Home
from ..app import App
from ..canvas import Canvas
from ..games import MAIN_GAME
from ..games.offers import OFFERS
from ..items.base import Item, Label
from ..items.buttons import Button
from ..motion.speeds import FACTORS
from ..scene import Scene
from ..theme import BUTTON, MUTED, SMALL_STRONG
from .menu_parts import HINTS, columns, corners, key_hints, page, people, prepare_table
from .title_picture import TitlePicture


@dataclass(frozen=True, slots=True)
class Way:
    """A button; `note` makes its second line for a width in pixels."""

    key: str
    text: str
    do: Callable[[], None]
    note: Callable[[Canvas, int], str] | None = None


class TitleScene(Scene):
    """The wordmark and the ways on; a match under way comes first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._picture = TitlePicture(app.art)
        self._prepared: Canvas | None = None
        self._tournament_stands: list[str] = []

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = page(canvas, 1240, 680)
        column = pygame.Rect(frame.left + canvas.px(28), 0, canvas.px(392), 0)
        mark_width, below = canvas.px(470), canvas.px(26)
        wordmark = pygame.Rect(0, 0, mark_width, mark_width * 420 // 900)
        room = frame.height - canvas.px(44)
        rows = [[way] for way in self._ways()]
        quiet = self._quiet_ways()
        rows += [quiet[place : place + 2] for place in range(0, len(quiet), 2)]
        heights, gap = _heights(canvas, rows, room - wordmark.height - below)
        total = wordmark.height + below + sum(heights) + gap * (len(heights) - 1)
        wordmark.midtop = (column.centerx, frame.top + (room - total) // 2)
        self._picture.lay(canvas, wordmark, (frame.right - canvas.px(376), canvas.rect.centery - canvas.px(30)))
        column.top = wordmark.bottom + below
        return [*_buttons(canvas, column, rows, heights, gap), *self._foot(canvas)]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))
        corners(canvas)
        self._picture.draw(canvas)

    def update(self, seconds: float) -> bool:
        is_moving = self._picture.update(seconds, FACTORS[self.app.settings.speed])
        if self._picture.is_there and self._prepared is not self.app.canvas:
            self._prepared = self.app.canvas
            played = [setup.game for setup in self.app.settings.last_setups]
            prepare_table(self.app.canvas, next(iter(played), MAIN_GAME))
        return is_moving

    def on_enter(self) -> None:
        # What the match that was left has kept shows in the ways on.
        home = self.app.home.tournament
        self._tournament_stands = _how_a_tournament_stands(home) if home.root.exists() else []
        self.refresh()

    def on_escape(self) -> None:
        self.focus("quit")

    def _ways(self) -> list[Way]:
        """The ways to a table, the first of them the one that Enter takes."""
        new = Way("new", "New game", self._new_game)
        waiting = Way("continue", "Continue", self._continue, self._waiting)
        note = partial(_as_far_as_fits, self._tournament_stands) if self._tournament_stands else None
        tournament = Way("tournament", "Tournament", self._tournament, note)
        return [waiting, new, tournament] if self.app.store.has_saved_match else [new, tournament]

    def _quiet_ways(self) -> list[Way]:
        return [
            Way("rules", "Rules", self.app.open_rules),
            Way("settings", "Settings", self._settings),
            Way("matches", "Statistics", self._matches),
            Way("quit", "Quit", self.app.quit),
        ]

    def _waiting(self, canvas: Canvas, width: int) -> str:
        """What Continue leads to, as far as it has room: 'Spades · Round 3 · Ann and Cleo lead with 160'."""
        saved = self.app.store.saved
        if saved is None:
            return ""
        words = [OFFERS[saved.game.id].name, f"Round {len(saved.scored) + 1}", *_leader(saved)]
        return _as_far_as_fits(words, canvas, width)

    def _foot(self, canvas: Canvas) -> list[Item]:
        left, middle = canvas.px(126), canvas.rect.bottom - canvas.px(40)
        hints = key_hints(canvas, left, middle, HINTS)
        words = f"Version {__version__}"
        width, height = canvas.type.size(words, SMALL_STRONG)
        version = pygame.Rect(0, 0, width + 2, height)
        version.midright = (canvas.rect.right - left, middle)
        return [hints, Label(key="version", rect=version, text=words, role=SMALL_STRONG, colour=MUTED, align="right")]

    # -- the ways on ------------------------------------------------------------------------------------

    def _continue(self) -> None:
        from ...table.match_table import Table
        from .table import TableScene

        table = Table.resume(self.app.store)
        if table is not None:
            self.app.reset(TableScene(self.app, table))

    def _new_game(self) -> None:
        from .new_game import NewGameScene

        self.app.push(NewGameScene(self.app))

    def _tournament(self) -> None:
        from ...table.hall import Hall
        from .tournament.hall import HallScene

        hall = Hall(self.app.home, may_save=self.app.store.can_save)
        for sentence in hall.notices:
            self.app.notices.add(sentence)
        self.app.push(HallScene(self.app, hall))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _matches(self) -> None:
        from .finished import FinishedScene

        self.app.push(FinishedScene(self.app))


def _as_far_as_fits(words: list[str], canvas: Canvas, width: int) -> str:
    """As many of the words, from the first on, as have room on one line."""
    count = len(words)
    while count > 1 and canvas.type.size(" · ".join(words[:count]), SMALL_STRONG)[0] > width:
        count -= 1
    return canvas.type.shortened(" · ".join(words[:count]), SMALL_STRONG, width)


def _how_a_tournament_stands(home: Home) -> list[str]:
    """What there is to say of one that is under way: 'League round 1 of 3', 'Your game waits'."""
    from ...table.tournaments import round_under_way
    from .tournament.words import round_words

    current = round_under_way(home.root)
    words = [round_words(current)] if current is not None else []
    return [*words, "Your game waits"] if home.save_file.exists() else words


def _buttons(canvas: Canvas, column: pygame.Rect, rows: list[list[Way]], heights: list[int], gap: int) -> list[Item]:
    """The rows from the top of the column down; the first button is the one to press."""
    items: list[Item] = []
    top = column.top
    for row, height in zip(rows, heights, strict=True):
        places = columns(pygame.Rect(column.left, top, column.width, height), (1,) * len(row), gap)
        for way, rect in zip(row, places, strict=True):
            style = "plain" if items else "primary"
            note = None if way.note is None else way.note(canvas, rect.width - canvas.px(24))
            items.append(Button(key=way.key, rect=rect, text=way.text, on_press=way.do, style=style, note=note))
        top += height + gap
    return items


def _heights(canvas: Canvas, rows: list[list[Way]], room: int) -> tuple[list[int], int]:
    """Of each row of buttons, and of the gap between them: lower where there are many, all in that much room."""
    notes = [canvas.type.line_height(SMALL_STRONG) if any(way.note for way in row) else 0 for row in rows]
    least = canvas.type.line_height(BUTTON) + canvas.px(8)
    spare = room - sum(notes) - least * len(rows)
    gap = min(canvas.px(12), spare // (2 * len(rows)))
    height = min(max(least, canvas.px(52)), least + (spare - gap * (len(rows) - 1)) // len(rows))
    return [height + note for note in notes], gap


def _leader(record: Record) -> list[str]:
    """Who leads and with how much, if somebody does alone."""
    best = max(record.totals)
    if record.totals.count(best) > 1:
        return []
    side, sides = record.totals.index(best), len(record.totals)
    names = record.players[side::sides]
    return [f"{people(names)} {'leads' if len(names) == 1 else 'lead'} with {best}".replace("-", "−")]
