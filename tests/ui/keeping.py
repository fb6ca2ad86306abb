"""Keep score, ready to be opened: sheets that were kept, and the ways to its screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from goodge.engine.actions import Bid
from goodge.engine.cards import Suit
from goodge.engine.games import GAMES
from goodge.engine.told import ToldRound
from goodge.table.home import Home
from goodge.table.score_book import ScoreBook
from goodge.table.score_sheet import ScoreSheet
from goodge.ui.games import FACES
from goodge.ui.program.app import App
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.keep_score.entry import EntryScene
from goodge.ui.scenes.keep_score.names import NameMenu
from goodge.ui.scenes.keep_score.paper import KeptSheetScene
from goodge.ui.scenes.keep_score.scene import KeepScoreScene
from goodge.ui.scenes.title.scene import TitleScene

from .checks import let_pass, press, type_text
from .menus import choose, knows_the_game

NAMES = ("Ann", "Ben", "Cleo", "Dan")
MADE = ToldRound((115, 85, 50), (Bid(100), None, None), Suit.STARS)
FAILED = ToldRound((80, 110, 60), (None, Bid(120), None), Suit.HEARTS)
ENTER = pygame.K_RETURN
SIZES = ((1280, 720), (800, 600), (2560, 1440), (800, 1280))


def sheet_of(game: str, *rounds: ToldRound, dealer: int = 0, **options: int) -> ScoreSheet:
    rules = GAMES[game].read_rules(options)
    return ScoreSheet(GAMES[game], rules, NAMES[: GAMES[game].seats(rules)], dealer, rounds)


def keep(app: App, *sheets: ScoreSheet) -> None:
    book = ScoreBook(app.home)
    for sheet in sheets:
        book.keep(sheet)


def kept(app: App, game: str = "goodge") -> ScoreSheet:
    return ScoreBook(Home.at(app.home.root)).sheets[game]


def form(app: App) -> KeepScoreScene:
    knows_the_game(app)
    app.reset(TitleScene(app))
    app.ways.keep_score(app)
    scene = app.top
    assert isinstance(scene, KeepScoreScene)
    return scene


def paper(app: App, *sheets: ScoreSheet) -> KeptSheetScene:
    """The sheet that was kept, gone on with."""
    keep(app, *sheets)
    form(app)
    press(app, ENTER)
    return shown(app)


def shown(app: App) -> KeptSheetScene:
    scene = app.top
    assert isinstance(scene, KeptSheetScene)
    scene.hurry()
    let_pass(app, 60)
    return scene


def entry(app: App) -> EntryScene:
    scene = app.top
    assert isinstance(scene, EntryScene)
    return scene


def told(app: App, *steps: str | int) -> None:
    """Types texts and presses keys, one after another."""
    for step in steps:
        if isinstance(step, str):
            type_text(app, step)
        else:
            press(app, step)


BEHIND = ToldRound((1, 4, 1, 7), (Bid(4), Bid(4), Bid(4), Bid(5)))  # the first team by 172


def _form(app: App, game: str, *, is_kept: bool) -> None:
    if is_kept:
        keep(app, sheet_of(game))
    scene = form(app)
    scene.game = game
    scene.refresh()


def _question(app: App) -> None:
    keep(app, sheet_of("goodge", MADE))
    choose(app, form(app), "new", ENTER)
    assert isinstance(app.top, DialogScene)


def _names(app: App) -> None:
    for name in (*NAMES, "Wilhelmina Grace", "Maximilian-Jakob", "WWWWWWWWWWWWWWWW", "Bo", "Eve", "Zoe"):
        app.household.add(name)
    choose(app, form(app), "house-1", ENTER)
    assert isinstance(app.top, NameMenu)


def _entry(app: App, sheet: ScoreSheet, *typed: str) -> None:
    """A round while it is told: what is typed, one thing after another."""
    paper(app, sheet)
    press(app, ENTER)
    for text in typed:
        told(app, text, ENTER)
    entry(app)


def _change(app: App) -> None:
    choose(app, paper(app, sheet_of("goodge", MADE, FAILED)), "change", ENTER)
    entry(app)


def _paper(app: App, sheet: ScoreSheet) -> None:
    paper(app, sheet)


SCREENS: dict[str, Callable[[App], None]] = {
    **{f"keep score of {game}": partial(_form, game=game, is_kept=False) for game in FACES},
    "keep score, a sheet is kept": partial(_form, game="goodge", is_kept=True),
    "keep score, a new sheet?": _question,
    "keep score, who sits here?": _names,
    **{f"a round of {game} to tell": partial(_entry, sheet=sheet_of(game)) for game in FACES},
    "a round of spades to tell, far behind": partial(_entry, sheet=sheet_of("spades", BEHIND)),
    "a round to change": _change,
    **{f"kept sheet of {game}, empty": partial(_paper, sheet=sheet_of(game)) for game in FACES},
    "kept sheet": partial(_paper, sheet=sheet_of("goodge", MADE, FAILED)),
    "kept sheet with minutes": partial(
        _paper, sheet=sheet_of("pride", ToldRound((3, 3, 3, 4), (Bid(3), Bid(3), Bid(3), Bid(4))), minutes=25)
    ),
    "kept sheet, won": partial(_paper, sheet=sheet_of("goodge", MADE, target=100)),
}
