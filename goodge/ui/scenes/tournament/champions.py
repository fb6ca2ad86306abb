"""The end of a tournament: who has won it, and by which way."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from ....engine.tournament import Played
from ....table.hall import Hall
from ...canvas import Canvas
from ...flakes import draw_falling
from ...items.base import Drawing, Item, Label, Panel
from ...items.buttons import Button
from ...motion.speeds import FACTORS
from ...motion.timeline import Timeline, linear
from ...scene import Scene
from ...theme import BODY_STRONG, BUTTON, CREAM, GOLD_BRIGHT, MUTED, SUBHEADING, TITLE
from ..menu_parts import columns, corners, page, row_height
from .words import round_words, team_words

if TYPE_CHECKING:
    from ...app import App

_RISE, _FALL = 0.9, 4.2
_SUN = 190


class ChampionsScene(Scene):
    """Gold leaf for the champions, whoever they are; more of it for one's own team would be unfair."""

    first_focus = "hall"

    def __init__(self, app: App, hall: Hall, on_another: Callable[[], None]) -> None:
        super().__init__(app)
        champion, setup = hall.tournament.champion, hall.setup
        if champion is None or setup is None:
            raise ValueError("the tournament is not over")
        self._setup, self._champion, self._on_another = setup, champion, on_another
        self._games = [game for game in hall.tournament.played if champion in game.pairing.teams]
        self._games.sort(key=lambda game: game.pairing.round)
        self._timeline = Timeline(FACTORS[app.settings.speed])
        self._rise = self._fall = 0.0
        self._has_begun = False

    def on_enter(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self.app.sounds.play("win")
            self._timeline.tween(0.1, _RISE, lambda share: setattr(self, "_rise", share))
            self._timeline.tween(0.1, _FALL, lambda share: setattr(self, "_fall", share), linear)
            self._timeline.advance(0)

    def update(self, seconds: float) -> bool:
        self._timeline.advance(seconds)
        return not self._timeline.is_idle

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))
        corners(canvas)

    def paint_over(self, canvas: Canvas) -> None:
        if 0 < self._fall < 1:
            draw_falling(canvas, self._fall)

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, 1000, 656)
        team = self._setup.teams[self._champion]
        sun = pygame.Rect(0, place.top, canvas.px(_SUN), canvas.px(_SUN))
        sun.centerx = place.centerx
        line = canvas.type.line_height
        title = pygame.Rect(place.left, sun.bottom, place.width, line(TITLE))
        who = pygame.Rect(place.left, title.bottom, place.width, line(SUBHEADING))
        foot = row_height(canvas, BUTTON, 56)
        path = pygame.Rect(0, who.bottom + canvas.px(18), canvas.px(760), 0)
        path.height = place.bottom - foot - canvas.px(20) - path.top
        path.centerx = place.centerx
        row = pygame.Rect(place.left, place.bottom - foot, place.width, foot)
        return [
            Drawing(key="crown", rect=sun, paint=self._paint_crown),
            Label(key="name", rect=title, text=team.name, role=TITLE, colour=GOLD_BRIGHT),
            Label(
                key="who", rect=who, role=SUBHEADING,
                text=f"{team_words(team)} are the champions",
            ),
            Panel(key="path", rect=path),
            *self._path(canvas, path.inflate(-canvas.px(56), -canvas.px(28))),
            *self._foot(canvas, row),
        ]  # fmt: skip

    def _path(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Their games, a line each."""
        height = area.height // max(1, len(self._games))
        items: list[Item] = []
        for number, game in enumerate(self._games):
            row = pygame.Rect(area.left, area.top + number * height, area.width, height)
            stage, result, points = columns(row, (230, 300, 110), canvas.px(10))
            won = game.winning_team == self._champion
            ink, gold = (CREAM, GOLD_BRIGHT) if won else (MUTED, MUTED)
            cells = (
                (stage, self._stage(game), MUTED, "left"),
                (result, self._result(game), ink, "left"),
                (points, self._points(game), gold, "right"),
            )
            items += [
                Label(key=f"{number}-{column}", rect=rect, text=text, role=BODY_STRONG, colour=colour, align=align)
                for column, (rect, text, colour, align) in enumerate(cells)
            ]
        return items

    def _stage(self, game: Played) -> str:
        words = round_words((game.pairing,))
        return words.removeprefix("The ").partition(" of ")[0].removesuffix("s").capitalize()

    def _result(self, game: Played) -> str:
        side = game.pairing.teams.index(self._champion)
        other = self._setup.teams[game.pairing.teams[1 - side]].name
        return f"{'beat' if game.winner == side else 'lost to'} {other}"

    def _points(self, game: Played) -> str:
        side = game.pairing.teams.index(self._champion)
        return f"{game.totals[side]} : {game.totals[1 - side]}".replace("-", "−")

    def _foot(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        hall, another, title = columns(row, (300, 360, 300), canvas.px(20))
        return [
            Button(key="hall", rect=hall, text="To the hall", on_press=self.app.pop, style="primary", keycap="Esc"),
            Button(key="another", rect=another, text="Another tournament", on_press=self._another),
            Button(key="title", rect=title, text="To the title", on_press=self._to_title),
        ]

    def _another(self) -> None:
        self.app.pop()
        self._on_another()

    def _to_title(self) -> None:
        from ..title import TitleScene

        self.app.reset(TitleScene(self.app))

    def _paint_crown(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The Crown in its rays, which rise."""
        crown = rect.inflate(-rect.width * 0.52, -rect.height * 0.52)
        for name, place, turn in (("sun", rect, 40), ("crown", crown, 0)):
            picture = canvas.art.picture(f"emblems/{name}", place.size)
            if self._rise < 1:
                scale = max(0.02, self._rise * (1 + 0.5 * sin(pi * self._rise)))
                picture = pygame.transform.rotozoom(picture, turn * (1 - self._rise), scale)
            canvas.surface.blit(picture, picture.get_rect(center=place.center))
