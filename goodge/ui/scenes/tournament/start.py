"""The form for a new tournament: the team's name and players, and the strength of the field."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import field
from functools import partial

import pygame

from ....engine.values import dataclass
from ....players import LEVELS
from ....table.hall import Hall
from ....table.portraits import CHARACTERS, PEOPLE, Chosen, name_key
from ....table.seats import NAME_LENGTH, SeatSetup, clean_name, draw_players_seed
from ....table.teams import Team
from ....table.tournaments import GAME
from ...drawing.canvas import Canvas
from ...drawing.theme import ALARM, BODY, BODY_STRONG, GOLD, GOLD_BRIGHT, MUTED, NAME, SMALL_STRONG
from ...program.app import App
from ...program.layer import Topic
from ...widgets.base import Drawing, Item, Label
from ...widgets.commands import Command, Deeds
from ...widgets.fields import TextField
from ...widgets.layout import columns
from ...widgets.picker import Picker
from ...widgets.portraits import PortraitButton
from ...wording.phrases import say
from ...wording.players import level_name
from ...wording.portraits import character_question, character_words, choose_words, portrait_words, question_words
from ...wording.spoken import level_of, name_of_player
from ...wording.tournament import PlayerNameless, SameName, TeamNameless, TeamProblem, team_problem_words
from ..dialog import DialogAnswer, DialogScene
from ..menu_parts import row_height
from ..new_game.plan import LARGEST_DRAWN
from ..new_game.portraits import PortraitScene
from ..new_game.strength import measured
from ..page import Frame, PageScene, is_tall, lit_panel, main_button
from .steps import how_items
from .words import RULES, faces_of

_FACE, _LARGE_FACE, _LEAST_SPARE = 46, 76, 100  # units: a portrait, and what is left between three groups
_NAME = "Ann"  # until somebody has one of their own
_TALL = 640  # units: the height of a panel in a tall window


@dataclass(slots=True)
class TeamPlan:
    """The people's team as it is being filled in. `level` is the partner's, None for a person; `field_level` is
    the other teams', None for all levels. `portraits` are those chosen here for people, in their order.
    """

    name: str = field(default_factory=lambda: say("tournament: name of a team, to begin with", "The Neighbours"))
    people: list[str] = field(default_factory=lambda: [_NAME, next(iter(CHARACTERS))])
    level: str | None = "casual"
    field_level: str | None = None
    portraits: list[str | None] = field(default_factory=lambda: [None, None])

    @classmethod
    def from_last(cls, hall: Hall, name: str | None) -> TeamPlan:
        """Return the plan of the previous tournament's team, else a new one; in both plays whoever has this name."""
        if hall.setup is None:
            return cls(people=[name or _NAME, _partner_of(name)])
        team = hall.setup.teams[hall.setup.own]
        first, second = (player.name for player in team.players)
        level = team.players[1].level
        if name is not None and name_key(name) not in {name_key(first), name_key(second) if level is None else ""}:
            first, second = name, second if name_key(second) != name_key(name) else _partner_of(name)
        others = {player.level for other in hall.setup.teams if other != team for player in other.players}
        return cls(team.name, [first, second], level, others.pop() if len(others) == 1 else None)

    def problem(self) -> TeamProblem | None:
        """Return the problem that keeps the tournament from starting; None if there is none."""
        first, second = map(clean_name, self.people)
        if not first or not second:
            return PlayerNameless()
        if name_key(first) == name_key(second):
            return SameName(first)
        return None if clean_name(self.name) else TeamNameless()

    def team(self) -> Team:
        first, second = self.people
        return Team(self.name, (SeatSetup(first, None), SeatSetup(second, self.level)))

    def portraits_to_keep(self) -> dict[str, str]:
        """Return the portraits chosen here for the people of the team, by name."""
        chosen = zip(self.team().players, self.portraits, strict=True)
        return {player.name: each for player, each in chosen if player.is_person and each is not None}

    def faces(self, known: Chosen) -> tuple[str, ...]:
        """Return the portraits of the team; `known` are those that people have chosen before."""
        team = self.team()
        chosen = {name_key(name): portrait for name, portrait in self.portraits_to_keep().items()}
        return faces_of(team, team, {**known, **chosen})


def _last_name(app: App) -> str | None:
    """Return the name under which a person has played last; None if nobody has."""
    seats = [seat for setup in app.settings.last_setups[:1] for seat in setup.seats if seat.is_person]
    return seats[0].name if len(seats) == 1 else None


def _partner_of(name: str | None) -> str:
    """Return the first character of another name."""
    return next(other for other in CHARACTERS if name is None or name_key(other) != name_key(name))


class StartScene(PageScene):
    """The form. Enter starts at once; `on_start` is called when the tournament has been drawn and the scene is gone."""

    first_focus = "start"

    def __init__(self, app: App, hall: Hall, on_start: Callable[[], None]) -> None:
        super().__init__(app)
        self._hall, self._on_start = hall, on_start
        self.plan = TeamPlan.from_last(hall, app.household.name or (_last_name(app) if hall.setup is None else None))

    @property
    def topic(self) -> Topic:
        return RULES

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, say("tournament: heading", "A League Spades tournament"))
        foot = self._foot(frame)
        left, right = _panels(canvas, frame.body)
        return [
            frame.title,
            lit_panel("team", left),
            lit_panel("about", right),
            *self._team(canvas, left.inflate(-canvas.px(44), -canvas.px(40))),
            *how_items(canvas, right.inflate(-canvas.px(52), -canvas.px(40))),
            *foot,
        ]

    def _team(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        """Return three groups, spread over the area with rules between them: the name, the two players, and the field.

        The players have larger portraits where there is room for them.
        """
        height, between = row_height(canvas, least=50), canvas.px(12)
        head = canvas.type.line_height(NAME) + canvas.px(6)
        note = canvas.type.line_height(SMALL_STRONG) + canvas.px(6)
        spare = area.height - 3 * head - 4 * height - between - note
        seat = height + max(0, min(canvas.px(_LARGE_FACE) - height, (spare - canvas.px(_LEAST_SPARE)) // 2))
        gap = (spare - 2 * (seat - height)) // 2
        plan = self.plan
        row = pygame.Rect(area.left, area.top + head, area.width, height)
        items = [
            _head("team-label", row, head, say("tournament: over the team’s name", "Your team")),
            self._field(
                "name",
                row,
                plan.name,
                lambda text: setattr(plan, "name", text),
                say("tournament: empty field", "Name of your team"),
            ),
        ]
        row = row.move(0, height + gap + head)
        seats = [pygame.Rect(row.left, row.top + number * (seat + between), row.width, seat) for number in (0, 1)]
        items += [
            _rule("people-rule", canvas, row.top - head - gap // 2, row),
            _head("people-label", row, head, say("tournament: over both names", "You and your partner")),
            *self._player(canvas, seats[0], 0, height),
            *self._player(canvas, seats[1], 1, height),
        ]
        row.top = seats[1].bottom + gap + head
        items += [
            _rule("field-rule", canvas, row.top - head - gap // 2, row),
            _head("field-label", row, head, say("tournament: over how strong they are", "The seven other teams")),
            Picker(
                key="field", rect=row, options=_fields(), value=plan.field_level,
                on_change=lambda value: setattr(plan, "field_level", value),
            ),
        ]  # fmt: skip
        words = _about_field(plan.field_level)
        rect = pygame.Rect(area.left, area.bottom - note + canvas.px(6), area.width, note - canvas.px(6))
        items.append(Label(key="field-note", rect=rect, text=words, role=SMALL_STRONG, colour=MUTED, align="left"))
        return items

    def _player(self, canvas: Canvas, row: pygame.Rect, number: int, height: int) -> list[Item]:
        """Return a player's portrait, as high as the row, and what is told beside it in this height."""
        plan = self.plan
        side = max(canvas.px(_FACE), row.height - canvas.px(2))
        row = pygame.Rect(row.left, row.centery - height // 2, row.width, height)
        name, level = columns(row, (1, 1), canvas.px(12))
        face = pygame.Rect(name.left, 0, side, side)
        face.centery = name.centery
        name.update(face.right + canvas.px(10), name.top, name.right - face.right - canvas.px(10), name.height)
        field = self._field(
            f"person-{number}",
            name,
            plan.people[number],
            lambda text: plan.people.__setitem__(number, text),
            say("tournament: empty field", "Name"),
        )
        field.called = name_of_player(number + 1)
        items: list[Item] = [self._portrait(face, number), field]
        if number == 0:
            words = say("tournament: between two names", "plays with")
            items.append(Label(key="with", rect=level, text=words, role=BODY, colour=MUTED, align="left", is_mute=True))
        else:
            items.append(
                Picker(
                    key="partner", rect=level, options=_partners(), value=plan.level,
                    on_change=lambda value: setattr(plan, "level", value), called=level_of(plan.people[number]),
                )
            )  # fmt: skip
        return items

    def _portrait(self, rect: pygame.Rect, number: int) -> Item:
        """Return the portrait of a player, which is pressed to choose another."""
        player, portrait = self.plan.team().players[number], self.plan.faces(self.app.settings.portraits)[number]
        return PortraitButton(
            key=f"portrait-{number}",
            rect=rect,
            text=portrait_words(portrait) if player.is_person else character_words(player.name, portrait),
            portrait=portrait,
            on_press=partial(self._choose_portrait, number),
            tip=choose_words(is_person=player.is_person),
        )

    def _choose_portrait(self, number: int) -> None:
        """Open the portraits for a person, or the characters for a computer player."""
        plan = self.plan
        now = plan.faces(self.app.settings.portraits)[number]
        if not plan.team().players[number].is_person:
            offered = [(each, character_words(name, each)) for name, each in CHARACTERS.items()]
            scene = PortraitScene(self.app, character_question(), offered, now, partial(self._become, number))
        else:
            offered = [(each, portrait_words(each)) for each in PEOPLE]
            take = partial(plan.portraits.__setitem__, number)
            scene = PortraitScene(self.app, question_words(plan.people[number]), offered, now, take)
        self.app.push(scene)

    def _become(self, number: int, portrait: str) -> None:
        """Let a computer player be the character that has this portrait."""
        self.plan.people[number] = next(name for name, theirs in CHARACTERS.items() if theirs == portrait)

    def _field(
        self, key: str, rect: pygame.Rect, value: str, on_change: Callable[[str], None], placeholder: str
    ) -> TextField:
        return TextField(
            key=key, rect=rect, value=value, on_change=on_change, placeholder=placeholder, longest=NAME_LENGTH
        )

    def _problem_words(self) -> str | None:
        problem = self.plan.problem()
        return None if problem is None else team_problem_words(problem)

    def _about_screen(self) -> str:
        if self.plan.level is None:
            return say("tournament: beside the button that begins it", "You two pass the screen to each other.")
        return say("tournament: beside the button that begins it", "Your game is saved at every move.")

    def _foot(self, frame: Frame) -> list[Item]:
        problem = self._problem_words()
        start = main_button(
            "start", say("tournament: button", "Draw the teams"), self._start, why_off=problem, shows_enter=True
        )
        foot, words = frame.feet(self.app.pop, main=start), problem or self._about_screen()
        return [*foot, frame.note(words, "sentence", BODY_STRONG, ALARM if problem else MUTED)]

    @property
    def deeds(self) -> Deeds:
        """The scene's commands; in a text field, Enter leaves the field."""
        return {Command.ANSWER: partial(self.focus, "start")} if isinstance(self.focused, TextField) else {}

    def _start(self) -> None:
        if self._hall.setup is None or self._hall.tournament.champion is not None:
            self._begin()
            return
        sentence = say(
            "tournament: a question before a new one",
            "Your tournament is not finished. Only one is kept: a new one replaces it for good.",
        )
        answers = [
            DialogAnswer(say("tournament: answer", "Continue that one"), self.app.pop, "primary"),
            DialogAnswer(say("tournament: answer", "Start the new one"), self._begin),
            DialogAnswer(say("button", "Back")),
        ]
        title = say("tournament: a question before a new one, heading", "A tournament is in progress")
        self.app.push(DialogScene(self.app, title, sentence, answers))

    def _begin(self) -> None:
        seed = random.SystemRandom().randint(1, LARGEST_DRAWN)
        for name, portrait in self.plan.portraits_to_keep().items():
            self.app.settings.choose_portrait(name, portrait)
        self.app.apply_settings()
        self._hall.begin(self.plan.team(), self.plan.field_level, seed, draw_players_seed())
        self._on_start()
        self.app.pop()


def _panels(canvas: Canvas, body: pygame.Rect) -> list[pygame.Rect]:
    """Return the places of the team and of how it goes: side by side, or one above the other in a tall window."""
    gap = canvas.px(20)
    if not is_tall(canvas):
        return columns(body, (620, 524), gap)
    height = min((body.height - gap) // 2, canvas.px(_TALL))
    upper = pygame.Rect(body.left, body.top + (body.height - gap - 2 * height) // 2, body.width, height)
    return [upper, upper.move(0, height + gap)]


def _head(key: str, row: pygame.Rect, height: int, text: str) -> Item:
    """Return the heading of a row."""
    rect = pygame.Rect(row.left, row.top - height, row.width, height)
    return Label(key=key, rect=rect, text=text, role=NAME, colour=GOLD_BRIGHT, align="left", top=True)


def _rule(key: str, canvas: Canvas, middle: int, row: pygame.Rect) -> Item:
    """Return the line between two groups."""
    rect = pygame.Rect(row.left, middle, row.width, canvas.px(1))
    return Drawing(key=key, rect=rect, paint=_paint_rule, is_backing=True)


def _paint_rule(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=0, top=GOLD.faded(60))


def _about_field(level: str | None) -> str:
    """Say how strong the other teams are, as far as that was measured."""
    if level is None:
        return say("tournament: how strong the others are", "Mixed: some teams play better than others")
    figures = measured(GAME, 4, 2, level, has_share=False)  # of two teams everybody knows it
    if figures:
        return " · ".join((level_name(level), figures))
    return say("tournament: how strong the others are", "All teams equally strong")


def _partners() -> tuple[tuple[str | None, str], ...]:
    return tuple((level, level_name(level)) for level in (None, *LEVELS))


def _fields() -> tuple[tuple[str | None, str], ...]:
    mixed = say("tournament: the others are of several levels", "Mixed")
    return ((None, mixed), *((level, level_name(level)) for level in LEVELS))
