"""Keep score: the game, the people and the options of a new sheet, or the way on to the one that was kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from ....engine.game import Rules
from ....engine.games import MAIN_GAME
from ....table.archive.renamings import name_now
from ....table.portraits import PEOPLE, name_key
from ....table.score_book import ScoreBook
from ....table.score_sheet import ScoreSheet
from ....table.seats import clean_name
from ...drawing.canvas import Canvas
from ...drawing.theme import ALARM, BODY_STRONG, MUTED
from ...games import FACES
from ...program.app import App
from ...program.layer import Topic
from ...widgets.base import Item, Label
from ...widgets.commands import Command, Deeds
from ...widgets.fields import TextField
from ...widgets.layout import columns, rows
from ...widgets.tabs import Tabs, lines_height
from ...wording import keep_score as words
from ...wording.lists import listed, side_by_side
from ...wording.matches import how_it_stands
from ...wording.new_game import NameMissing, problem_words
from ...wording.phrases import say
from ...wording.portraits import portrait_words, question_words
from ..dialog import DialogAnswer, DialogScene
from ..new_game.plan import MatchPlan, SeatPlan
from ..new_game.portraits import PortraitScene
from ..new_game.rules import options_panel
from ..new_game.seats import Choosers
from ..page import Frame, PageScene, foot_button, is_tall, lit_panel, main_button
from .names import NameMenu
from .paper import KeptSheetScene
from .people import people_panel
from .steps import steps_under

_TABS_APART = 12
_SHARES, _TALL_SHARES = (700, 500), (530, 470)
_INSET = 40, 32


class KeepScoreScene(PageScene):
    """The form. A game whose sheet was kept shows its people, and leads on to it."""

    first_focus = "start"
    follows_focus = True

    def __init__(self, app: App, book: ScoreBook) -> None:
        super().__init__(app)
        self._book = book
        self._offers = [face.offer.for_scores for face in FACES.values() if face.asked is not None]
        self.plans = {offer.id: self._plan_of(MatchPlan(offer, free_names=())) for offer in self._offers}
        self._dealers: dict[str, int] = {}
        self._seen: dict[str, ScoreSheet] = {}  # the sheets whose dealers are chosen in the form
        self._see_dealers()
        played = [setup.game for setup in app.settings.last_setups if setup.game in self.plans]
        self.game = next(iter((*book.sheets, *played, MAIN_GAME)))
        self._tell()

    def default_focus(self) -> str | None:
        """Return the first name that is missing, since nothing can begin without it; else the button that begins."""
        lacking = self.plan.nameless if self.kept is None else None
        return super().default_focus() if lacking is None else f"name-{lacking}"

    def _plan_of(self, plan: MatchPlan) -> MatchPlan:
        """Fill in the people and rules of the sheet that was kept, else the people who may play."""
        sheet, settings = self._book.sheets.get(plan.offer.id), self.app.settings
        names = self._people() if sheet is None else self._names_on(sheet)
        plan.known = settings.portraits
        plan.seats = [SeatPlan(name, None) for name in (*names, *[""] * len(plan.seats))[: len(plan.seats)]]
        if sheet is not None:
            plan.players = len(sheet.players)
            plan.recall(sheet.rules.as_options())
        return plan

    def _names_on(self, sheet: ScoreSheet) -> list[str]:
        """Return the names that the people on a sheet have by now."""
        return [name_now(self.app.household.renamings, name, sheet.begun) for name in sheet.players]

    def _people(self) -> list[str]:
        """Return the names to begin with: whoever plays, the other people of the house, then those who have played."""
        house = self.app.household
        sat = (seat.name for setup in self.app.settings.last_setups for seat in setup.seats if seat.is_person)
        names = {name_key(name): name for name in (*(person.name for person in house.people), *sat)}
        return house.player_first(names.values())

    @property
    def topic(self) -> Topic:
        return Topic(self.game)

    @property
    def plan(self) -> MatchPlan:
        """The sheet of the chosen game as it would begin."""
        return self.plans[self.game]

    @property
    def kept(self) -> ScoreSheet | None:
        """The sheet of the chosen game that was kept."""
        return self._book.sheets.get(self.game)

    @property
    def dealer(self) -> int:
        """The seat that deals first."""
        return min(self._dealers.get(self.game, 0), self.plan.players - 1)

    def on_enter(self) -> None:
        self._see_dealers()
        self.refresh()  # a sheet may have begun, or gone on

    def _see_dealers(self) -> None:
        """Choose who deals first as it is on each sheet that has begun, or gone on."""
        sheets = self._book.sheets
        changed = {game: sheet for game, sheet in sheets.items() if self._seen.get(game) is not sheet}
        self._dealers |= {game: sheet.dealer for game, sheet in changed.items()}
        self._seen = dict(sheets)

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        frame = Frame(canvas, words.HEADING.say())
        foot = self._foot(frame)
        lines = 2 if is_tall(canvas) else 1
        make = partial(self._games, canvas, lines=lines)
        tabs = frame.row(lines_height(canvas, frame.place.width, lines, canvas.px(_TABS_APART), make))
        if is_tall(canvas):
            left, right = rows(frame.body, _TALL_SHARES, canvas.px(16))
        else:
            left, right = columns(frame.body, _SHARES, canvas.px(16))
        inset = -canvas.px(_INSET[0]), -canvas.px(_INSET[1])
        choosers = Choosers(self._choose_players, self._choose_portrait)
        how = right.inflate(inset)
        options = options_panel(canvas, how, self.plan, self.pointed_key or self.focus_key)
        return [
            frame.title,
            self._about(frame.beside_title),
            self._games(canvas, tabs, lines),
            lit_panel("who", left),
            lit_panel("how", right),
            *people_panel(
                canvas, left.inflate(inset), self.plan, self.dealer, choosers, self._choose_dealer, self._offers_names
            ),
            *options,
            *steps_under(canvas, how, options),
            *foot,
        ]

    def _about(self, rect: pygame.Rect) -> Item:
        return Label(key="about", rect=rect, text=words.ABOUT.say(), role=BODY_STRONG, colour=MUTED, align="right")

    def _games(self, canvas: Canvas, rect: pygame.Rect, lines: int) -> Tabs:
        return Tabs(
            key="game",
            rect=rect,
            options=[(offer.id, offer.name) for offer in self._offers],
            value=self.game,
            on_change=self.choose_game,
            lines=[offer.line.say() for offer in self._offers],
            cards=[offer.cards for offer in self._offers],
            gap=canvas.px(_TABS_APART),
            rows=lines,
        )

    def _foot(self, frame: Frame) -> list[Item]:
        found, sheet = self.plan.problem(), self.kept
        problem = None if found is None else problem_words(found)
        note, colour = problem or "", MUTED if isinstance(found, NameMissing) else ALARM
        if sheet is None:
            main = main_button("start", words.BEGIN.say(), self._begin, why_off=problem, shows_enter=True)
            feet = frame.feet(self.app.pop, main=main)
        else:
            main = main_button("start", words.CONTINUE.say(), self._continue, shows_enter=True)
            new = foot_button("new", words.NEW_SHEET.say(), self._ask_for_new)
            new.why_off = problem
            feet = frame.feet(self.app.pop, new, main=main)
            if problem is None:
                note, colour = self._about_kept(sheet), MUTED
        return [*feet, *([frame.note(note, "sentence", BODY_STRONG, colour)] if note else [])]

    def _about_kept(self, sheet: ScoreSheet) -> str:
        """Return how the sheet that is kept stands, or that what was chosen now is not for that one."""
        if self._is_other(sheet):
            return words.FOR_NEW_SHEET.say()
        return side_by_side(*how_it_stands(sheet.record)[1:], listed(sheet.players))

    def _is_other(self, sheet: ScoreSheet) -> bool:
        """Return True if what is chosen cannot be for the sheet: other rules, or more or fewer players.

        Another first dealer can be, until there is a round.
        """
        chosen: Rules = sheet.game.read_rules(self.plan.options())
        return chosen != sheet.rules or (bool(sheet.rounds) and self.dealer != sheet.dealer)

    # -- changes ------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        """The scene's commands; in a text field, Enter leaves the field."""
        return {Command.ANSWER: partial(self.focus, "start")} if isinstance(self.focused, TextField) else {}

    def choose_game(self, game: object) -> None:
        """Show the form of a game, given by its id."""
        self.app.cross_fade()
        self.game = str(game)

    def _choose_players(self, players: object) -> None:
        self.app.cross_fade()
        self.plan.players = int(str(players))

    def _choose_dealer(self, seat: int) -> None:
        self._dealers[self.game] = seat

    @property
    def _offers_names(self) -> Callable[[int], None] | None:
        """The button that offers the people of the house for a seat; None if nobody is named."""
        return self._offer_names if self.app.household.people else None

    def _offer_names(self, seat: int) -> None:
        names = [person.name for person in self.app.household.people]
        self.app.push(NameMenu(self.app, names, partial(self._seat, seat)))

    def _seat(self, seat: int, name: str, portrait: str) -> None:
        """Let somebody sit here; whoever did takes the seat that they leave, if they sat at the table."""
        plan, key = self.plan, name_key(name)
        left = next((number for number, each in enumerate(plan.sitting) if name_key(each.name) == key), None)
        if left is not None:
            plan.rename(left, plan.seats[seat].name)
        plan.rename(seat, name)
        plan.show_as(seat, portrait)
        self.refresh()

    def _choose_portrait(self, seat: int) -> None:
        plan = self.plan
        offered = [(each, portrait_words(each)) for each in PEOPLE]
        question = question_words(plan.seats[seat].name)
        take = partial(plan.choose_portrait, seat)
        self.app.push(PortraitScene(self.app, question, offered, plan.portraits()[seat], take))

    # -- the ways on --------------------------------------------------------------------------------------

    def _continue(self) -> None:
        """Go on with the sheet that is kept, under the names that stand here now; an empty one, with this dealer."""
        sheet = self.kept
        if sheet is not None and self.plan.problem() is None and not self._is_other(sheet):
            sheet = replace(sheet, players=self._names(), dealer=self.dealer)
            self._keep_faces()
            if sheet != self.kept:
                self._book.keep(sheet)
            self._tell()
        if sheet is not None:
            self.app.push(KeptSheetScene(self.app, self._book, sheet, is_new=False))

    def _ask_for_new(self) -> None:
        sheet = self.kept
        if sheet is None or not sheet.rounds or sheet.winner is not None:
            self._begin()
            return
        answers = [
            DialogAnswer(words.CONTINUE_OLD.say(), self._continue, "primary"),
            DialogAnswer(words.BEGIN_NEW.say(), self._begin),
            DialogAnswer(say("button", "Back")),
        ]
        self.app.push(DialogScene(self.app, words.NEW_QUESTION.say(), words.NEW_MEANS.say(), answers))

    def _begin(self) -> None:
        game, rules = self.plan.offer.game, self.plan.options()
        self._keep_faces()
        sheet = self._book.begin(ScoreSheet(game, game.read_rules(rules), self._names(), self.dealer))
        self._tell()
        self.app.push(KeptSheetScene(self.app, self._book, sheet, is_new=False))

    def _names(self) -> tuple[str, ...]:
        return tuple(clean_name(seat.name) for seat in self.plan.sitting)

    def _keep_faces(self) -> None:
        """Keep the faces of the people here."""
        for name, portrait in self.plan.portraits_to_keep().items():
            self.app.settings.choose_portrait(name, portrait)
        self.app.apply_settings()

    def _tell(self) -> None:
        """Tell what the book has to say, once."""
        while self._book.notices:
            self.app.tell(self._book.notices.pop(0))
