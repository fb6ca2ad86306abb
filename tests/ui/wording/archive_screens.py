"""The screens of what is kept – people, statistics, matches, goals – by name: how to come there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from goodge.engine.record import encode_record
from goodge.table.bundle import export_all
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.carry import export_scene, import_file
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.people.person import PersonScene
from goodge.ui.scenes.people.scene import PeopleScene
from goodge.ui.scenes.saved import saved_scene
from goodge.ui.scenes.statistics.goals import GoalsScene
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.names import LUCK, PLAY, RESULTS, NamesScene
from goodge.ui.scenes.statistics.opened import open_file
from goodge.ui.scenes.statistics.rivals import RivalsScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording.figures import saved_words
from tests.ui import keeping
from tests.ui.checks import press, top, type_text
from tests.ui.menus import choose
from tests.ui.sheets import LONG_NAMES, won_match
from tests.ui.test_rivals import household
from tests.ui.test_small_goals_page import opened_goals
from tests.ui.test_statistics_names import FIGURES, press_choice, reviewed

_SAVED = Path("/2026-11-22 12-30/2026-11-22 12-30") / "2026-11-22 (2)"  # no word of it is the game’s


def _real_cards(app: App, games: Sequence[str]) -> None:
    """The statistics where a match with real cards was finished."""
    keeping.keep(app, replace(keeping.sheet_of("goodge", keeping.MADE, target=100), players=LONG_NAMES[:3]))
    _finished(app, FinishedScene, *games)


def _rivals_of_real_cards(app: App) -> None:
    _real_cards(app, ())
    choose(app, top(app), "rivals", pygame.K_RETURN)
    assert isinstance(app.top, RivalsScene)


def _finished(app: App, make: Callable[[App], Scene], *games: str) -> None:
    """A screen of matches that were finished, one of each of these games."""
    records = [won_match(game) for game in games]
    app.home.records_file.write_text("".join(encode_record(record) + "\n" for record in records))
    app.push(make(app))


def _opened(app: App, games: Collection[str]) -> None:
    """What is shown of a file that was dropped on the window."""
    _finished(app, TitleScene, *games)
    open_file(app, app.home.records_file.rename(app.home.root / "Ann"))


def _import(app: App) -> None:
    """The question what to take in of everything from another machine."""
    path = app.home.root / "everything.zip"
    export_all(app.home, path)
    app.push(TitleScene(app))
    import_file(app, path)


def _finished_alone(app: App, game: str) -> None:
    _finished(app, FinishedScene, game)


def _names(app: App, game: str, page: str = RESULTS, matches: int = 3) -> None:
    scene = NamesScene(app, FIGURES, game, reviewed=reviewed(matches) if matches else [])
    app.push(scene)
    press_choice(app, scene, "page", (RESULTS, PLAY, LUCK).index(page))


def _people(app: App, count: int) -> None:
    """The house with this many people."""
    for number in range(count):
        app.household.add(f"Wilhelmina {number}")
    app.push(PeopleScene(app))


def _person(app: App, count: int) -> None:
    """Somebody new in a house of this many people."""
    _people(app, count)
    app.push(PersonScene(app))
    type_text(app, "Zoe")


def _person_changed(app: App) -> None:
    """Somebody's name is changed."""
    _people(app, 2)
    app.push(PersonScene(app, app.household.people[0]))
    type_text(app, "x")


def _person_deleted(app: App) -> None:
    """The question whether somebody is to be deleted."""
    _person_changed(app)
    press(app, pygame.K_ESCAPE)
    app.push(PersonScene(app, app.household.people[0]))
    app.draw()
    choose(app, top(app), "delete", pygame.K_RETURN)
    assert isinstance(app.top, DialogScene)


def _title_with_a_person(app: App) -> None:
    app.household.add("Wilhelmina Maria")
    app.push(TitleScene(app))


def _small_goals(app: App, game: str) -> None:
    """The small goals of a game, all of them reached."""
    opened_goals(app, game)
    assert isinstance(app.top, GoalsScene)


ARCHIVE_SCREENS: dict[str, Callable[[App], None]] = {
    "title with a person": _title_with_a_person,
    "nobody named": partial(_people, count=0),
    "people": partial(_people, count=3),
    "a full house": partial(_people, count=10),
    "the first person": partial(_person, count=0),
    "somebody new": partial(_person, count=2),
    "a nameless person": lambda app: app.push(PersonScene(app)),
    "a person changed": _person_changed,
    "a person to delete": _person_deleted,
    "no statistics": lambda app: app.push(FinishedScene(app)),
    "no matches": lambda app: app.push(MatchesScene(app)),
    "statistics": lambda app: _finished(app, FinishedScene, *FACES),
    "statistics of real cards": partial(_real_cards, games=()),
    "statistics, real cards too": partial(_real_cards, games=tuple(FACES)),
    "who beat whom, real cards too": _rivals_of_real_cards,
    "who beat whom": lambda app: app.push(RivalsScene(app, household() | household(game="spades"))),
    **{f"small goals of {game}": partial(_small_goals, game=game) for game in FACES},
    **{f"statistics of {game}": partial(_finished_alone, game=game) for game in FACES},
    **{f"statistics of a name in {game}": partial(_names, game=game) for game in FIGURES},
    **{
        f"{page} of a name in {game}": partial(_names, game=game, page=page)
        for game in FIGURES
        for page in (PLAY, LUCK)
    },
    "no review of a name": partial(_names, game="goodge", page=PLAY, matches=0),
    "matches": lambda app: _finished(app, MatchesScene, *FACES),
    "matches of a file": partial(_opened, games=FACES),
    "everything in one file": lambda app: app.push(export_scene(app)),
    "sheet saved": lambda app: app.push(saved_scene(app, saved_words(_SAVED), _SAVED)),
    "everything from a file": _import,
    "match of a file": partial(_opened, games=("goodge",)),
}
