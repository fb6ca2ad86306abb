"""Setting up a tournament: one's team and its name, a partner, and how strong the field is."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from ....table.hall import Hall
from ....table.seats import NAME_LENGTH, SeatSetup, clean_name
from ....table.teams import Team
from ....table.tournaments import GAME
from ...canvas import Canvas
from ...items.base import Item, Label, Panel, Picture
from ...items.buttons import Button, Choice
from ...items.fields import TextField
from ...scene import Scene, Topic
from ...strength import measured
from ...theme import ALARM, BODY, BODY_STRONG, BUTTON, GOLD_BRIGHT, MUTED, NAME, SMALL_STRONG
from ..dialog import Answer, DialogScene
from ..match_plan import LARGEST_DRAWN
from ..menu_parts import PAGE_WIDTH, columns, heading, page, row_height
from .words import RULES

if TYPE_CHECKING:
    from ...app import App

_PARTNERS = ((None, "Person"), ("novice", "Novice"), ("casual", "Casual"), ("expert", "Expert"))
_FIELDS = ((None, "Mixed"), ("novice", "Novice"), ("casual", "Casual"), ("expert", "Expert"))
_HOW = (
    "Eight teams, two by two: yours and seven of computer players.",
    "First the league: three games each. The best then meet the weakest.",
    "Then the bracket: who loses is out, and the last game is the championship.",
    "A game goes to 250 points, or ends after 10 rounds or 25 minutes of play.",
    "The championship has no clock, but three broken contracts lose it.",
)


@dataclass(slots=True)
class TeamPlan:
    """The people's team as it is being filled in. `level` is the partner's, None for a person; `field_level` the other
    teams', None for all levels.
    """

    name: str = "The Neighbours"
    people: list[str] = field(default_factory=lambda: ["Ann", "Ben"])
    level: str | None = "casual"
    field_level: str | None = None

    @classmethod
    def from_last(cls, hall: Hall) -> TeamPlan:
        """The team of the tournament before, if there was one."""
        if hall.setup is None:
            return cls()
        team = hall.setup.teams[hall.setup.own]
        first, second = team.players
        others = {player.level for other in hall.setup.teams if other != team for player in other.players}
        return cls(team.name, [first.name, second.name], second.level, others.pop() if len(others) == 1 else None)

    def problem(self) -> str | None:
        """What keeps the tournament from starting, None if nothing does."""
        first, second = map(clean_name, self.people)
        if not first or not second:
            return "Both of you need a name."
        if first.casefold() == second.casefold():
            return f"You are both called {first}: give one of you another name."
        return None if clean_name(self.name) else "Your team needs a name."

    def team(self) -> Team:
        first, second = self.people
        return Team(self.name, (SeatSetup(first, None), SeatSetup(second, self.level)))


class StartScene(Scene):
    """Enter starts at once. `on_start` is called when a new tournament has been drawn, the scene being gone."""

    first_focus = "start"

    def __init__(self, app: App, hall: Hall, on_start: Callable[[], None]) -> None:
        super().__init__(app)
        self._hall, self._on_start = hall, on_start
        self.plan = TeamPlan.from_last(hall)

    @property
    def topic(self) -> Topic:
        return RULES

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, PAGE_WIDTH, 664)
        title = heading(canvas, place, "A League Spades tournament")
        gap, foot = canvas.px(16), row_height(canvas, BUTTON, 56)
        top, bottom = title.rect.bottom + canvas.px(10), place.bottom - foot - gap
        body = pygame.Rect(place.left, top, place.width, bottom - top)
        left, right = columns(body, (620, 524), canvas.px(20))
        last = pygame.Rect(place.left, place.bottom - foot, place.width, foot)
        return [
            title,
            Panel(key="team", rect=left),
            Panel(key="about", rect=right),
            *self._team(canvas, left.inflate(-canvas.px(44), -canvas.px(40))),
            *self._about(canvas, right.inflate(-canvas.px(52), -canvas.px(40))),
            *self._foot(canvas, last),
        ]

    def _team(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Three groups, spread over the area: the name, the two who play, and the field."""
        height, between = row_height(canvas, least=50), canvas.px(12)
        head = canvas.type.line_height(NAME) + canvas.px(6)
        note = canvas.type.line_height(SMALL_STRONG) + canvas.px(6)
        gap = (area.height - 3 * head - 4 * height - between - note) // 2
        plan = self.plan
        row = pygame.Rect(area.left, area.top + head, area.width, height)
        items = [
            _head("team-label", row, head, "Your team"),
            self._field("name", row, plan.name, lambda text: setattr(plan, "name", text), "Name of your team"),
        ]
        row = row.move(0, height + gap + head)
        items += [_head("people-label", row, head, "You and your partner"), *self._player(canvas, row, 0)]
        row = row.move(0, height + between)
        items += self._player(canvas, row, 1)
        row = row.move(0, height + gap + head)
        items += [
            _head("field-label", row, head, "The seven other teams"),
            Choice(
                key="field", rect=row, options=_FIELDS, value=plan.field_level,
                on_change=lambda value: setattr(plan, "field_level", value),
            ),
        ]  # fmt: skip
        words = _about_field(plan.field_level)
        rect = pygame.Rect(area.left, area.bottom - note + canvas.px(6), area.width, note - canvas.px(6))
        items.append(Label(key="field-note", rect=rect, text=words, role=SMALL_STRONG, colour=MUTED, align="left"))
        return items

    def _player(self, canvas: Canvas, row: pygame.Rect, number: int) -> list[Item]:
        plan = self.plan
        name, level = columns(row, (212, 360), canvas.px(12))
        side = canvas.px(30)
        icon = pygame.Rect(name.left, 0, side, side)
        icon.centery = name.centery
        name.update(icon.right + canvas.px(10), name.top, name.right - icon.right - canvas.px(10), name.height)
        is_person = number == 0 or plan.level is None
        items: list[Item] = [
            Picture(key=f"icon-{number}", rect=icon, name=f"emblems/icons/{'person' if is_person else 'robot'}"),
            self._field(
                f"person-{number}",
                name,
                plan.people[number],
                lambda text: plan.people.__setitem__(number, text),
                "Name",
            ),
        ]
        if number == 0:
            words = "plays with"
            items.append(Label(key="with", rect=level, text=words, role=BODY, colour=MUTED, align="left"))
        else:
            items.append(
                Choice(
                    key="partner", rect=level, options=_PARTNERS, value=plan.level,
                    on_change=lambda value: setattr(plan, "level", value),
                )
            )  # fmt: skip
        return items

    def _field(
        self, key: str, rect: pygame.Rect, value: str, on_change: Callable[[str], None], placeholder: str
    ) -> TextField:
        return TextField(
            key=key, rect=rect, value=value, on_change=on_change, placeholder=placeholder, longest=NAME_LENGTH
        )

    def _about(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        side = canvas.px(104)
        trophy = pygame.Rect(0, area.top, side, side)
        trophy.centerx = area.centerx
        top = trophy.bottom + canvas.px(12)
        height = (area.bottom - top) // len(_HOW)
        items: list[Item] = [Picture(key="crown", rect=trophy, name="emblems/crown")]
        for number, words in enumerate(_HOW):
            rect = pygame.Rect(area.left, top + number * height, area.width, height)
            items.append(Label(key=f"how-{number}", rect=rect, text=words, role=BODY, align="left", wraps=True))
        return items

    def _foot(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        problem = self.plan.problem()
        back, words, start = columns(row, (150, 720, 250), canvas.px(22))
        sentence = problem or (
            "The screen goes round between you two." if self.plan.level is None else "Your game is saved at every move."
        )
        return [
            Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"),
            Label(
                key="sentence", rect=words, text=sentence, role=BODY_STRONG, colour=ALARM if problem else MUTED,
                wraps=True,
            ),
            Button(
                key="start", rect=start, text="Draw the teams", on_press=self._start, style="primary", why_off=problem,
                shows_enter=True,
            ),
        ]  # fmt: skip

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter in a text field is done with it."""
        is_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if is_enter and isinstance(self.focused, TextField):
            self.focus("start")
            return True
        return False

    def _start(self) -> None:
        if self._hall.setup is None or self._hall.tournament.champion is not None:
            self._begin()
            return
        sentence = "Your tournament is not finished. There is room for one: a new one takes its place for good."
        answers = [Answer("Go on with it", self.app.pop, "primary"), Answer("Start the new one", self._begin)]
        answers.append(Answer("Back"))
        self.app.push(DialogScene(self.app, "A tournament is on", sentence, answers))

    def _begin(self) -> None:
        seed = random.SystemRandom().randint(1, LARGEST_DRAWN)
        self._hall.begin(self.plan.team(), self.plan.field_level, seed)
        self._on_start()
        self.app.pop()


def _head(key: str, row: pygame.Rect, height: int, text: str) -> Item:
    """What stands over a row."""
    rect = pygame.Rect(row.left, row.top - height, row.width, height)
    return Label(key=key, rect=rect, text=text, role=NAME, colour=GOLD_BRIGHT, align="left", top=True)


def _about_field(level: str | None) -> str:
    """How strong the other teams are, as far as it was measured."""
    if level is None:
        return "Mixed: some teams play better than others"
    figures = measured(GAME, 4, 2, level)
    return f"{level.capitalize()} {figures}" if figures else "All teams of one strength"
