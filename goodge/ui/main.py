"""Puts the program together: the window, the scenes, and the ways from one to the next.

Scenes are loaded when they are first shown, so that the title does not wait for the others.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Any

from .program.app import App
from .program.last_words import give_up, note_threads
from .program.memory import keep_one_store
from .program.screen_reader import screen_readers
from .scenes.title.scene import TitleScene
from .wording.phrases import say

import pygame  # isort: skip  (after the hints that SDL reads have been set)

from ..engine.games import MAIN_GAME
from ..engine.values import compile_ahead
from ..table.home import Home

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ..coach import Choice
    from ..engine.record import Record
    from .drawing.canvas import Canvas
    from .program.layer import RoundBack, Topic
    from .program.teams import Occasion
    from .program.ways import Writer
    from .widgets.commands import Deeds


# Seconds that a thread which thinks may keep the screen's waiting once it has Python to itself, each time.
_LONGEST_TURN = 0.0005


class Scenes:
    """The ways from scene to scene."""

    def title(self, app: App) -> None:
        app.reset(TitleScene(app))

    def rules(self, app: App, topic: Topic | None) -> None:
        from .scenes.rules import RulesScene

        if not app.shows(RulesScene):
            app.push(RulesScene(app, *(topic or ()), leads_on=isinstance(app.top, TitleScene)))

    def sheet(self, app: App, record: Record, occasion: Occasion | None, back: RoundBack | None) -> None:
        from .scenes.sheet.scene import SheetScene

        app.push(SheetScene(app, record, occasion, back))

    def settings(self, app: App) -> None:
        from .scenes.settings.scene import SettingsScene

        app.push(SettingsScene(app))

    def commands(self, app: App, deeds: Sequence[Deeds]) -> None:
        from .scenes.commands import CommandsScene

        app.push(CommandsScene(app, deeds))

    def letters(self, app: App, writer: Writer, field: str) -> None:
        from .scenes.letters import LettersScene

        app.push(LettersScene(app, writer, field))

    def own_keys(self, app: App) -> None:
        from .scenes.own_keys import OwnKeysScene

        app.push(OwnKeysScene(app))

    def about(self, app: App) -> None:
        from .scenes.about import AboutScene

        app.push(AboutScene(app))

    def new_game(self, app: App, game: str | None = None) -> None:
        from .scenes.new_game.scene import NewGameScene

        app.push(NewGameScene(app, game))

    def resume(self, app: App, game: str | None = None) -> None:
        from ..table.match_table import Table
        from .scenes.table.scene import TableScene

        table = Table.resume(app.store, game=game)
        if table is not None:
            app.reset(TableScene(app, table))

    def waiting(self, app: App) -> None:
        from .scenes.title.waiting import WaitingScene

        app.push(WaitingScene(app))

    def tournament(self, app: App) -> None:
        from ..table.hall import Hall
        from .scenes.tournament.hall import HallScene

        hall = Hall(app.home, may_save=app.store.can_save)
        for notice in hall.notices:
            app.tell(notice)
        app.push(HallScene(app, hall))

    def play_again(self, app: App, record: Record) -> None:
        from ..table.archive.setups import AGAIN, setup_of
        from ..table.match_table import Table
        from .scenes.table.scene import TableScene

        extra: dict[str, Any] = {AGAIN: True}
        app.reset(TableScene(app, Table.start(setup_of(record), app.store, **extra)))

    def take_up(self, app: App, record: Record) -> None:
        from ..table.match_table import Table
        from .scenes.table.scene import TableScene

        app.reset(TableScene(app, Table.take_up(record, app.store)))

    def against_expert(self, app: App, record: Record) -> None:
        from .scenes.expert import ExpertScene

        app.push(ExpertScene(app, record))

    def deal_of_the_day(self, app: App) -> None:
        from ..table.day_book import DayBook
        from .scenes.day.scene import DayScene

        app.push(DayScene(app, DayBook(app.home, may_save=app.store.can_save)))

    def practice(self, app: App) -> None:
        from ..table.practice import Practice
        from .scenes.practice.scene import PracticeScene

        app.push(PracticeScene(app, Practice(app.home, app.store.log.note, may_save=app.store.can_save)))

    def evening(self, app: App, game: str = MAIN_GAME) -> None:
        from ..table.evening import Evening
        from .scenes.evening.rounds import rounds
        from .scenes.evening.scene import EveningScene

        evening = Evening(app.home, rounds(), person=app.settings.person, may_save=app.store.can_save)
        app.push(EveningScene(app, evening, game))

    def keep_score(self, app: App) -> None:
        from ..table.score_book import ScoreBook
        from .scenes.keep_score.scene import KeepScoreScene

        app.push(KeepScoreScene(app, ScoreBook(app.home, app.store.check_lock)))

    def people(self, app: App) -> None:
        from .scenes.people.scene import PeopleScene

        app.push(PeopleScene(app))

    def statistics(self, app: App) -> None:
        from .scenes.statistics.scene import FinishedScene

        app.push(FinishedScene(app))

    def opened(self, app: App, file: Path) -> None:
        from .scenes.statistics.opened import open_file

        open_file(app, file)

    def trial(self, app: App, record: Record, place: tuple[int, int], seat: int) -> None:
        from .scenes.review.trial import TrialScene

        app.push(TrialScene(app, record, place, seat))

    def find(self, app: App, record: Record, questions: Sequence[Choice]) -> None:
        from .scenes.review.find import FindScene

        app.push(FindScene(app, record, questions))

    def prepare_table(self, canvas: Canvas, game: str) -> None:
        from .games import face_of
        from .tabletop.cardsize import card_height
        from .tabletop.upright import prefetch_cards

        presenter = face_of(game).presenter
        rules = presenter.game.read_rules({})
        hands = presenter.game.hands(rules)
        has_dummy = hands > presenter.game.seats(rules)
        height = card_height(canvas, hands, has_dummy=has_dummy)
        prefetch_cards(canvas.art, height, presenter.picture, presenter.game.deck)
        canvas.art.background.do(_load_table)


def _load_table() -> None:
    """Load the code of a table, so that its first frames do not wait for that."""
    from .scenes.table import scene  # noqa: F401

    compile_ahead()


def open_app(home: Home, size: tuple[int, int] | None = None, *, full_screen: bool | None = None) -> App:
    """Return the program with its window open and nothing shown yet. Raises pygame.error if there is no screen."""
    sys.setswitchinterval(_LONGEST_TURN)
    return App(home, Scenes(), size, full_screen=full_screen, voices=screen_readers)


def main(size: tuple[int, int] | None = None, *, full_screen: bool | None = None, file: Path | None = None) -> int:
    """Open the game, over it a file of records. Return the exit status: 1 if it cannot open, or cannot go on."""
    keep_one_store()
    status, afterwards = _session(size, full_screen, lambda app: None if file is None else app.ways.opened(app, file))
    while afterwards is not None:
        status, afterwards = _session(size, full_screen, partial(_tell, afterwards()))
    return status


def _tell(sentence: str, app: App) -> None:
    app.notices.add(sentence)


def _session(
    size: tuple[int, int] | None, full_screen: bool | None, first: Callable[[App], None]
) -> tuple[int, Callable[[], str] | None]:
    """Open the game until somebody quits; return the exit status, and what is to be done before it opens again."""
    home = None
    try:
        home = Home.find()
        app = open_app(home, size, full_screen=full_screen)
    except Exception as error:
        is_fault = not isinstance(error, pygame.error | OSError)
        sentence = say("the program cannot start", "Goodge cannot open its window: {error}", error=error)
        return give_up(sentence, error, home, is_fault=is_fault), None
    try:
        _show(app, first)
    except Exception as error:
        sentence = say("the program has stopped", "Goodge has stopped because of an error. What you played is saved.")
        return give_up(sentence, error, home, is_fault=True), None
    return 0, app.afterwards


def _show(app: App, first: Callable[[App], None]) -> None:
    """Show the title, what comes first over it, and whatever comes after, until somebody quits."""
    note_threads(app.store.log.note)
    try:
        app.ways.title(app)
        first(app)
        app.run()
    finally:
        app.close()
