"""The end of a tournament: the champions, and their games on the way."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from math import pi, sin

import pygame

from ....engine.spadeplay import TRUMP
from ....engine.tournament import Played
from ....table.hall import Hall
from ...drawing.canvas import Canvas
from ...drawing.gold_leaf import draw_falling
from ...drawing.portrait import GLAD, picture_of
from ...drawing.theme import (
    BODY_STRONG,
    BUTTON,
    CREAM,
    GOLD_BRIGHT,
    HEADING,
    KEYCAP,
    MUTED,
    SMALL_STRONG,
    SUBHEADING,
    TITLE,
)
from ...motion.speeds import FACTORS
from ...motion.timeline import Timeline, linear
from ...program.app import App
from ...program.scene import Scene
from ...widgets.base import Drawing, Item, Label, Panel, Picture
from ...widgets.buttons import Button
from ...widgets.commands import Command
from ...widgets.golden import GoldenLabel
from ...widgets.layout import columns
from ...wording.lists import side_by_side
from ...wording.matches import totals_words
from ...wording.phrases import say
from ...wording.tournament import champions_words, ending_words, game_words, placing_words, result_words
from ..menu_parts import corners, page, row_height
from ..page import is_tall
from .words import emblem_of, faces_of

_RISE, _FALL = 0.9, 4.2
_SUN, _FACE, _APART, _CROWN = 190, 124, 6, 60
_LOWER, _OVER_RIM = 18, 20  # how far the faces stand lower than the cup, and the middle of a crown over its rim


class ChampionsScene(Scene):
    """The champions' page, with gold leaf if they are the people's team: computer players are not celebrated."""

    first_focus = "hall"
    is_page = True

    def __init__(self, app: App, hall: Hall, on_another: Callable[[], None]) -> None:
        super().__init__(app)
        champion, setup = hall.tournament.champion, hall.setup
        if champion is None or setup is None:
            raise ValueError("the tournament is not over")
        self._setup, self._champion, self._on_another = setup, champion, on_another
        self._tournament = hall.tournament
        self._games = [game for game in hall.tournament.played if champion in game.pairing.teams]
        self._games.sort(key=lambda game: game.pairing.round)
        self._timeline = Timeline(FACTORS[app.settings.speed])
        self._rise = self._fall = 0.0
        self._has_begun = False

    def on_enter(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._begin()

    def _begin(self) -> None:
        if self._champion != self._setup.own:
            self._rise = 1.0
            self.app.sounds.play("round_end")
            return
        self.app.sounds.play("win")
        if self.app.settings.less_motion:
            self._rise = 1.0
            return
        self._timeline.tween(0.1, _RISE, lambda share: setattr(self, "_rise", share))
        self._timeline.tween(0.1, _FALL, lambda share: setattr(self, "_fall", share), linear)
        self._timeline.advance(0)

    def update(self, seconds: float) -> bool:
        self._timeline.advance(seconds)
        return not self._timeline.is_idle

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(TRUMP), (0, 0))
        corners(canvas)

    def paint_over(self, canvas: Canvas) -> None:
        if 0 < self._fall < 1:
            draw_falling(canvas, self._fall)

    def _own_words(self) -> str:
        """Say how far the people's own team came; empty if the page says so already."""
        placing = placing_words(self._tournament, self._setup.own)
        name = self._setup.teams[self._setup.own].name
        return (
            say("tournament: the people’s own team", "{team}: {placing}", team=name, placing=placing) if placing else ""
        )

    def spoken_title(self) -> str:
        return next((words for item in self.items if item.key == "name" for words in item.read()), "")

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, 1000, 1000 if is_tall(canvas) else 656)
        team, large = self._setup.teams[self._champion], _large(canvas)
        sun = pygame.Rect(0, place.top, canvas.px(_SUN * large), canvas.px(_SUN * large))
        sun.centerx = place.centerx
        faces = sun.inflate(2 * canvas.px((_FACE + _APART) * large), 0)
        line = canvas.type.line_height
        title = pygame.Rect(place.left, sun.bottom, place.width, line(TITLE))
        who = pygame.Rect(place.left, title.bottom, place.width, line(SUBHEADING))
        foot = row_height(canvas, BUTTON, 56)
        own_words = self._own_words()
        own = pygame.Rect(place.left, who.bottom, place.width, line(BODY_STRONG) if own_words else 0)
        path = pygame.Rect(0, own.bottom + canvas.px(14), place.width, 0)
        path.height = place.bottom - foot - canvas.px(20) - path.top
        path.centerx = place.centerx
        row = pygame.Rect(place.left, place.bottom - foot, place.width, foot)
        return [
            Drawing(key="cup", rect=faces, paint=self._paint_cup),
            *self._name(canvas, title, team.name),
            Label(
                key="who", rect=who, role=SUBHEADING,
                text=champions_words(team),
            ),
            *([Label(key="own", rect=own, text=own_words, role=BODY_STRONG, colour=MUTED)] if own_words else []),
            Panel(key="path", rect=path),
            *self._path(canvas, path.inflate(-canvas.px(56), -canvas.px(28))),
            *self._foot(canvas, row),
        ]  # fmt: skip

    def _name(self, canvas: Canvas, row: pygame.Rect, name: str) -> list[Item]:
        """Return the champions' sign, and their name as large as there is room for."""
        sign, gap = canvas.px(64), canvas.px(18)
        room = row.width - sign - gap
        role = canvas.type.fitting(name, (TITLE, HEADING, SUBHEADING), room)
        width = min(canvas.type.size(name, role)[0], room)
        icon = pygame.Rect(row.centerx - (width + sign + gap) // 2, row.centery - sign // 2, sign, sign)
        words = pygame.Rect(icon.right + gap, row.top, width, row.height)
        return [
            Picture(key="sign", rect=icon, name=f"emblems/{emblem_of(self._setup, self._champion)}"),
            GoldenLabel(key="name", rect=words, text=name, role=role, colour=GOLD_BRIGHT, is_mute=True),
        ]

    def _path(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Return the champions' games, one line each, or two in a tall window."""
        count = max(1, len(self._games))
        items: list[Item] = []
        written: list[list[Label]] = [[], [], [], []]
        for number, game in enumerate(self._games):
            top, bottom = (area.top + area.height * place // count for place in (number, number + 1))
            row = pygame.Rect(area.left, top, area.width, bottom - top)
            stage, result, why, points = _cells(canvas, row)
            side = canvas.px(26)
            sign = pygame.Rect(result.left, result.centery - side // 2, side, side)
            result.left, result.width = sign.right + canvas.px(8), result.width - side - canvas.px(8)
            other = next(team for team in game.pairing.teams if team != self._champion)
            items.append(Picture(key=f"{number}-sign", rect=sign, name=f"emblems/{emblem_of(self._setup, other)}"))
            won, ending = game.winning_team == self._champion, "right" if is_tall(canvas) else "left"
            ink, gold = (CREAM, GOLD_BRIGHT) if won else (MUTED, MUTED)
            ends = ending_words(game, game.pairing.teams.index(self._champion))
            if not ends:
                result.width = why.right - result.left
            cells = (
                (stage, game_words(game.pairing), MUTED, "left"),
                (result, self._result(game), ink, "left"),
                (why, ends, MUTED, ending),
                (points, self._points(game), gold, "right"),
            )
            told = side_by_side(*(text for _, text, _, _ in cells))
            for column, (rect, text, colour, align) in enumerate(cells):
                if not text:
                    continue
                role = canvas.type.fitting(text, (BODY_STRONG, SMALL_STRONG, KEYCAP), rect.width)
                shown = canvas.type.shortened(text, role, rect.width)  # where it names a team, and letters are large
                label = Label(
                    key=f"{number}-{column}", rect=rect, text=shown, role=role, colour=colour, align=align, called=told,
                    is_mute=column > 0,
                )  # fmt: skip
                written[column].append(label)
        for labels in written:  # those below each other are of one size
            role = min((label.role for label in labels), key=lambda role: role.size, default=KEYCAP)
            for label in labels:
                label.role = role
        return [*items, *chain.from_iterable(written)]

    def _result(self, game: Played) -> str:
        side = game.pairing.teams.index(self._champion)
        other = self._setup.teams[game.pairing.teams[1 - side]].name
        return result_words(game, side, other)

    def _points(self, game: Played) -> str:
        side = game.pairing.teams.index(self._champion)
        return totals_words((game.totals[side], game.totals[1 - side]))

    def _foot(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        title, another, hall = columns(row, (300, 360, 300), canvas.px(20))
        return [
            Button(key="title", rect=title, text=say("tournament: button", "Main menu"), on_press=self._to_title),
            Button(
                key="another",
                rect=another,
                text=say("tournament: button, or what one does", "Another tournament"),
                on_press=self._another,
            ),
            Button(
                key="hall",
                rect=hall,
                text=say("tournament: button", "Back to the hall"),
                on_press=self.app.pop,
                style="primary",
                keycap=Command.BACK,
            ),
        ]

    def _another(self) -> None:
        self.app.pop()
        self._on_another()

    def _to_title(self) -> None:
        self.app.ways.title(self.app)

    def _paint_cup(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the cup in rays, which rise, between both champions, each under a crown."""
        side = canvas.px(_SUN * _large(canvas))
        sun = pygame.Rect(rect.centerx - side // 2, rect.top, side, side)
        cup = sun.inflate(-side * 0.5, -side * 0.5)
        pictures = [("emblems/sun", sun, 40), ("emblems/cup", cup, 0)]
        teams = self._setup.teams
        champions = faces_of(teams[self._champion], teams[self._setup.own], self.app.settings.portraits)
        for portrait, (place, crown) in zip(champions, crowned(canvas, rect), strict=True):
            pictures += [(picture_of(portrait, GLAD), place, 0), ("emblems/crown", crown, 0)]
        for name, place, turn in pictures:
            picture = canvas.art.picture(name, place.size)
            if self._rise < 1:
                scale = max(0.02, self._rise * (1 + 0.5 * sin(pi * self._rise)))
                picture = pygame.transform.rotozoom(picture, turn * (1 - self._rise), scale)
            canvas.surface.blit(picture, picture.get_rect(center=place.center))


def crowned(canvas: Canvas, rect: pygame.Rect) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Return the places of both champions' faces at the ends of a rectangle, each with that of the crown on its rim."""
    face = canvas.px(_FACE * _large(canvas))
    places = [
        pygame.Rect(left, rect.centery - face // 2 + face * _LOWER // _FACE, face, face)
        for left in (rect.left, rect.right - face)
    ]
    crown = pygame.Rect(0, 0, face * _CROWN // _FACE, face * _CROWN // _FACE)
    found = []
    for place in places:
        crown.center = place.centerx, place.top - face * _OVER_RIM // _FACE
        found.append((place, crown.copy()))
    return found


def _large(canvas: Canvas) -> float:
    """Return how many times as large cup and faces are as in a wide window."""
    return 1.4 if is_tall(canvas) else 1.0


def _cells(canvas: Canvas, row: pygame.Rect) -> list[pygame.Rect]:
    """Return the places in a row for the stage of a game, its result, how it ended, and its points."""
    if not is_tall(canvas):
        return columns(row, (190, 320, 280, 120), canvas.px(10))
    line = canvas.type.line_height(BODY_STRONG)
    upper = pygame.Rect(row.left, row.centery - line, row.width, line)
    stage, points = columns(upper, (3, 1), canvas.px(10))
    result, why = columns(upper.move(0, line), (1, 1), canvas.px(10))
    return [stage, result, why, points]
