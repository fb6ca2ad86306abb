"""The form for a new match: the game, the players, the rules and the deal."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import pygame

from ....engine.games import MAIN_GAME
from ....table.archive.finished import FinishedMatches
from ....table.evening import Progress, progress_in
from ....table.match_table import Table
from ....table.portraits import CHARACTERS, PEOPLE
from ...drawing.canvas import Canvas
from ...drawing.theme import ALARM, BODY_STRONG, MUTED
from ...games import FACES
from ...program.app import App
from ...program.layer import Topic
from ...widgets.base import Item
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...widgets.fields import TextField
from ...widgets.layout import columns, rows
from ...widgets.tabs import Tabs, lines_height
from ...wording.deals import refused_words
from ...wording.evening import ABOUT, new_to_words
from ...wording.new_game import about_more, fewer_words, more_words, problem_words, unfinished_words
from ...wording.phrases import say
from ...wording.portraits import character_question, character_words, portrait_words, question_words
from ..dialog import DialogAnswer, DialogScene
from ..menu_parts import key_hints, row_height
from ..page import Frame, PageScene, foot_button, is_tall, lit_panel, main_button
from ..table.scene import TableScene
from .places import leading_keys, places_panel
from .plan import MatchPlan
from .portraits import PortraitScene
from .rows import rows_panel
from .rules import rules_panel
from .seats import Choosers, seats_panel

_TABS_APART = 12


class NewGameScene(PageScene):
    """The form. Enter starts at once; the form remembers its choices, and shows the game asked for, or the one last
    played, first.

    At first it asks for the game and the players alone. All else is behind "More options", which is open from the start
    where it was left open, or where something behind it is not as usual.
    """

    first_focus = "start"
    follows_focus = True

    def __init__(self, app: App, game: str | None = None) -> None:
        super().__init__(app)
        settings = app.settings
        self.plans = {
            game: MatchPlan.like(offer, settings.last_setup(game), settings.last_setups)
            for game, offer in ((face.id, face.offer) for face in FACES.values())
        }
        for plan in self.plans.values():
            plan.known = settings.portraits
            if app.household.name is not None:
                plan.welcome(app.household.name)
            if settings.even_levels:
                plan.even_out()
        self._played = [last.game for last in settings.last_setups]
        self._progress = Progress()
        self.plan = self.plans[game or next(iter(self._played), MAIN_GAME)]
        self.shows_more = settings.more_choices or not self.plan.is_usual

    @property
    def topic(self) -> Topic:
        return Topic(self.plan.offer.id)

    # -- layout -----------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, say("new game: heading", "New game"))
        rules_of = say("what a key does", "Rules of {game}", game=self.plan.offer.name)
        hint = key_hints(canvas, 0, frame.head.centery, [(Command.RULES, rules_of)])
        more = self._more_button(canvas, frame.beside_title)
        hint.rect.right = more.rect.left - canvas.px(22)
        foot = self._foot(frame)
        lines = 2 if is_tall(canvas) else 1
        make = partial(self._games, canvas, lines=lines)
        tabs = frame.row(lines_height(canvas, frame.place.width, lines, canvas.px(_TABS_APART), make))
        body = frame.body
        return [
            frame.title,
            hint,
            self._games(canvas, tabs, lines),
            *(self._all_choices(canvas, body) if self.shows_more else self._first_choices(canvas, body)),
            more,
            *foot,
        ]

    def _more_button(self, canvas: Canvas, room: pygame.Rect) -> Button:
        rect = pygame.Rect(0, 0, canvas.px(236), row_height(canvas))
        rect.midright = room.midright
        return Button(
            key="more",
            rect=rect,
            text=fewer_words() if self.shows_more else more_words(),
            on_press=self._turn_more,
            keycap=Command.PAGE_UP if self.shows_more else Command.PAGE_DOWN,
            tip=None if self.shows_more else about_more(),
            role=BODY_STRONG,
        )

    def _first_choices(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        """Return the players around their table."""
        area, dye, panel = body.inflate(-canvas.px(40), -canvas.px(32)), self.app.dye(), lit_panel("who", body)
        if is_tall(canvas):
            return [panel, *rows_panel(canvas, area, self.plan, self._choosers)]
        return [panel, *places_panel(canvas, area, self.plan, dye, self._choosers)]

    def _all_choices(self, canvas: Canvas, body: pygame.Rect) -> list[Item]:
        """Return the players one below another, and beside or under them everything else that can be chosen."""
        if is_tall(canvas):
            left, right = rows(body, (530, 470), canvas.px(16))
        else:
            left, right = columns(body, (736, 464), canvas.px(16))
        inset = -canvas.px(40 if is_tall(canvas) else 32), -canvas.px(32)
        attended = self.pointed_key or self.focus_key
        return [
            lit_panel("who", left),
            lit_panel("how", right),
            *seats_panel(canvas, left.inflate(inset), self.plan, self._choosers),
            *rules_panel(canvas, right.inflate(inset), self.plan, attended, self._choose_deal, self._refuse_number),
        ]

    def _games(self, canvas: Canvas, rect: pygame.Rect, lines: int) -> Tabs:
        return Tabs(
            key="game",
            rect=rect,
            options=[(offer.id, offer.name) for offer in [face.offer for face in FACES.values()]],
            value=self.plan.offer.id,
            on_change=self.choose_game,
            lines=[offer.line.say() for offer in [face.offer for face in FACES.values()]],
            cards=[offer.cards for offer in [face.offer for face in FACES.values()]],
            gap=canvas.px(_TABS_APART),
            rows=lines,
        )

    def _foot(self, frame: Frame) -> list[Item]:
        found = self.plan.problem()
        problem = None if found is None else problem_words(found)
        start = main_button("start", say("new game: button", "Start"), self._start, why_off=problem, shows_enter=True)
        foot = frame.feet(self.app.pop, *self._for_newcomers(), main=start)
        colour = ALARM if problem else MUTED
        return [*foot, frame.note(problem or self.plan.summary(), "sentence", BODY_STRONG, colour)]

    def _for_newcomers(self) -> list[Button]:
        """Return the way to the first evening of a game that was never played, unless it is over or more is open."""
        offer, progress = self.plan.offer, self._progress
        is_known = progress.has_all(offer.id) or (progress.knows and offer.id == MAIN_GAME)
        if self.shows_more or offer.id in self._played or is_known:
            return []
        go = partial(self.app.ways.evening, self.app, offer.id)
        return [foot_button("evening", new_to_words(offer.name), go, tip=ABOUT.say())]

    # -- players and portraits ---- -----------------------------------------------------------------------------------

    @property
    def _choosers(self) -> Choosers:
        return Choosers(self._choose_players, self._choose_portrait)

    def _choose_players(self, players: object) -> None:
        self.app.cross_fade()
        self.plan.players = int(str(players))

    def _choose_portrait(self, number: int) -> None:
        """Open the portraits for a person, or the characters for a computer player."""
        plan, seat = self.plan, self.plan.seats[number]
        if seat.level is None:
            question, offered = question_words(seat.name), [(each, portrait_words(each)) for each in PEOPLE]
        else:
            question = character_question()
            offered = [(each, character_words(name, each)) for name, each in CHARACTERS.items()]
        take = partial(plan.choose_portrait, number)
        self.app.push(PortraitScene(self.app, question, offered, plan.portraits()[number], take))

    # -- changes ----------------------------------------------------------------------------------------

    def on_enter(self) -> None:
        super().on_enter()
        self._progress = progress_in(self.app.home, self.app.settings.person)
        self._take_results()
        self.refresh()

    def _take_results(self) -> None:
        """Let the plans know how people have done against each level; without the file nobody has played yet."""
        finished = FinishedMatches(self.app.home, may_save=self.app.store.can_save)
        with suppress(OSError):
            for game, figures in finished.figures().items():
                self.plans[game].against = {each.name: each.against for each in figures}

    @property
    def deeds(self) -> Deeds:
        """The scene's commands; in a text field, Enter leaves the field."""
        deeds: Deeds = {
            Command.PAGE_DOWN: partial(self._show_more, True),
            Command.PAGE_UP: partial(self._show_more, False),
        }
        if not self.shows_more and not is_tall(self.canvas):
            down, up = leading_keys(self.plan.players)
            deeds = {**deeds, Command.DOWN: partial(self._lead, down), Command.UP: partial(self._lead, up)}
        if isinstance(self.focused, TextField):
            deeds = {**deeds, Command.ANSWER: partial(self.focus, "start")}
        return deeds

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event of the mouse; once a game has been clicked, Enter starts it."""
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.focus_key == "game":
            under = self.item_at(event.pos)
            if under is not None and under.key == "game":
                self.focus("start")

    def handle_text(self, text: str) -> None:
        """Send digits typed at the choice of deal to the field for its number."""
        if self.item("number") is not None and self.focus_key == "deal" and text.isdigit():
            self.focus("number")
        super().handle_text(text)

    def _lead(self, ways: dict[str, str]) -> bool:
        """Move the focus along one of these ways; return False if none begins where it is."""
        goal = ways.get(self.focus_key or "")
        if goal is not None:
            self.focus(goal)
        return goal is not None

    def _turn_more(self) -> None:
        self._show_more(not self.shows_more)

    def _show_more(self, shows_more: bool) -> None:
        """Show all that can be chosen, or only the game and the players, and keep it so for the next time."""
        if shows_more != self.shows_more:
            self.shows_more = self.app.settings.more_choices = shows_more
            self.app.apply_settings()
            self.app.cross_fade()

    def choose_game(self, game: object) -> None:
        """Choose a game; show its house rules if it was last played with any."""
        self.app.cross_fade()
        self.plan = self.plans[str(game)]
        self.shows_more = self.shows_more or not self.plan.is_usual
        self.app.ways.prepare_table(self.app.canvas, str(game))

    def _choose_deal(self, has_number: object) -> None:
        self.plan.has_number = bool(has_number)
        if has_number:
            self.focus("number")

    def _refuse_number(self, words: str) -> None:
        self.app.notices.add(refused_words(words))

    def _start(self) -> None:
        saved = self.app.store.matches.get(self.plan.offer.id)
        if saved is None:
            self._begin()
            return
        answers = [
            DialogAnswer(
                say("new game: answer", "Continue it"),
                partial(self.app.ways.resume, self.app, saved.game.id),
                "primary",
            ),
            DialogAnswer(say("new game: answer", "Start the new one"), self._begin),
            DialogAnswer(say("button", "Back")),
        ]
        title = say("new game: question", "An unfinished match")
        self.app.push(DialogScene(self.app, title, unfinished_words(saved.game, saved.players), answers))

    def _begin(self) -> None:
        setup = self.plan.setup()
        self.app.settings.remember(setup)
        self.app.settings.even_levels = self.plan.is_even
        for name, portrait in self.plan.portraits_to_keep().items():
            self.app.settings.choose_portrait(name, portrait)
        self.app.apply_settings()
        self.app.reset(TableScene(self.app, Table.start(setup, self.app.store)))
