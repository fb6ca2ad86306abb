"""The pictures of the paper screens: score sheets and winners of the kin games, rules and statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date
from functools import partial
from time import sleep
from typing import TYPE_CHECKING

from goodge.engine.game import Phase
from goodge.engine.games import GAMES, MAIN_GAME, game_named
from goodge.players import player_of
from goodge.table.archive.kept_goals import ReachedGoals, encode_reached
from goodge.table.archive.skill import Losses, ReviewedMatch, ReviewedPerson
from goodge.table.archive.statistics import Figures, Streak
from goodge.table.day_book import DayBook
from goodge.table.days import DayResult, code_of
from goodge.table.home import Home
from goodge.table.small_goals import ACHIEVEMENTS
from goodge.ui.scenes.day.scene import DayScene
from goodge.ui.scenes.expert import ExpertScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.statistics.goals import GoalsScene
from goodge.ui.scenes.statistics.names import NamesScene
from goodge.ui.scenes.statistics.rivals import RivalsScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from headless import AnyView
from kinshots import TABLE, TEAMS

if TYPE_CHECKING:
    from goodge.table.seats import SeatSetup
    from shots import Studio

Seats = tuple["SeatSetup", ...]
KIN = tuple(game for game in GAMES if game != MAIN_GAME)


def under_way(view: AnyView) -> bool:
    """Return True if a round has been scored, and most of the way is done."""
    return view.result is not None and 0.55 * view.rules.target < max(view.totals) < view.rules.target


def _seats(game: str) -> Seats:
    """Return the players at a table of the game's usual size."""
    known = game_named(game)
    return TEAMS if known.seats(known.read_rules({})) == len(TEAMS) else TABLE


def score(studio: Studio, game: str) -> None:
    """Show the score after a round, most of the way to the target."""
    studio.match(under_way, _seats(game), game)


def goals(studio: Studio) -> None:
    """Show the score after a round that has brought one small goal; all others were reached before."""
    days = {goal.id: "2026-11-10" for goal in ACHIEVEMENTS[MAIN_GAME] if goal.id != "goodge-rich-stash"}
    kept = Home.at(studio.home).small_goals_file
    kept.write_bytes(encode_reached(ReachedGoals(found={"Ann": days})))
    studio.match(under_way)
    studio.app.settings.goals_told = True
    sleep(1)  # a thread looks for them
    studio.settle()
    studio.app.settings.goals_told = False
    kept.unlink()


def winner(studio: Studio, game: str) -> None:
    """Show the winner after the last round."""
    studio.winner(_seats(game), game)


def sheet(studio: Studio) -> None:
    """Show the score sheet in the middle of a round."""
    studio.match(lambda view: view.seat == 0 and max(view.totals) > 150, TEAMS, "spades")
    studio.press("Escape", "s")


def rules(studio: Studio, game: str, number: int) -> None:
    """Show the rules of a game, turned to a section."""
    studio.take(None)
    scene = RulesScene(studio.app, game)
    studio.app.reset(scene)
    studio.settle()
    studio.click(studio.item(f"section-{number}").rect.center)


def expert(studio: Studio) -> None:
    """Show a match against what the Expert makes of its rounds."""
    Home.at(studio.home).records_file.unlink(missing_ok=True)
    studio.match(under_way)
    record = studio.app.match
    assert record is not None
    scene = ExpertScene(studio.app, record)
    studio.app.push(scene)
    scene.work.wait(120)
    studio.settle()


def day(studio: Studio, *, is_played: bool) -> None:
    """Show the deal of a day, with somebody else's code once it is played."""
    studio.take(None)
    today = date(2026, 11, 22)
    book = DayBook(Home.at(studio.home))
    if is_played and book.result(today, MAIN_GAME) is None:
        table = book.sit_down(today, MAIN_GAME, "Ann")
        while not table.record.scored:
            if table.actor is None:
                table.deal_next()
                continue
            assert table.submit(player_of("casual").choose(table.view(table.actor), 1).action) is None
        book.rise(table)
    scene = DayScene(studio.app, book, lambda: today)
    scene.typed = code_of(DayResult(today, MAIN_GAME, 85)) if is_played else ""
    studio.app.reset(scene)
    studio.settle()


def statistics(studio: Studio, game: int) -> None:
    """Show the statistics after a match of each game."""
    studio.clear()
    Home.at(studio.home).records_file.unlink(missing_ok=True)
    for name in GAMES:
        studio.finish(_seats(name), name)
    studio.reopen()
    studio.app.reset(FinishedScene(studio.app))
    studio.settle()
    studio.scene.focus("game")
    studio.press(*["Right"] * game)


def names(studio: Studio, page: int, *, is_reviewed: bool = True) -> None:
    """Show a page of one name's figures, made up."""
    bids = {str(height): (9 - height // 25, 7 - height // 25) for height in range(75, 180, 5)}
    against = {"novice": (6, 5), "casual": (9, 4), "expert": (5, 1), "person": (3, 2)}
    counts = Counter(goodge=60, made=40)
    figures = Figures("Ann", 23, 12, 640, counts, 2, bids, against, Streak(1, 4), Streak(2, 9))
    studio.take(None)
    by_game = {"goodge": [figures], "spades": [Figures("Ann", 2)]}
    studio.app.reset(NamesScene(studio.app, by_game, "goodge", reviewed=_reviewed() if is_reviewed else []))
    studio.settle()
    studio.scene.focus("page")
    studio.press(*["Right"] * page)
    studio.scene.focus("trend" if page and is_reviewed else "page")


def _reviewed() -> list[ReviewedMatch]:
    """Return what reviews tell of a person who gets better from match to match."""
    found = []
    for number in range(9):
        fewer = 12.0 - number
        losses = {Phase.AUCTION: (6, 2.0), Phase.EXCHANGE: (2, 1.6), Phase.TRUMP: (2, 0.4), Phase.PLAY: (60, 0.8)}
        phases = {
            phase: Losses(count, count * fewer * share, count * (fewer * share) ** 2 * (4 + number % 3))
            for phase, (count, share) in losses.items()
        }
        luck = {"deal": 40.0 * (-1) ** number, "stash": 12.0, "lie": -25.0, "others": 30.0, "own": -60.0 + 9 * number}
        started = 1_760_000_000_000 + number * 260_000_000
        found.append(ReviewedMatch("goodge", started, (ReviewedPerson("Ann", phases, 6, luck),)))
    return found


def one_match(studio: Studio) -> None:
    """Show the statistics after a single match."""
    studio.clear()
    Home.at(studio.home).records_file.unlink(missing_ok=True)
    studio.finish(_seats(MAIN_GAME), MAIN_GAME)
    studio.reopen()
    studio.app.reset(FinishedScene(studio.app))
    studio.settle()
    studio.settle()


def rivals(studio: Studio) -> None:
    """Show who has beaten whom in a family of five."""
    names, found = ("Ann", "Ben", "Cleo", "Dan", "Eve"), []
    for place, one in enumerate(names):
        met = {}
        for other in names:
            if other != one and {one, other} != {"Dan", "Eve"}:
                met[other] = (9, 2 + (7 * place + 3 * names.index(other)) % 5)
        found.append(Figures(one, met=met))
    studio.take(None)
    studio.app.reset(RivalsScene(studio.app, {"goodge": found, "spades": found}))
    studio.settle()


def small_goals(studio: Studio, game: str) -> None:
    """Show the small goals of a game, every other one of which somebody has reached."""
    studio.take(None)
    days = {goal.id: f"2026-11-{10 + number}" for number, goal in enumerate(ACHIEVEMENTS[game]) if number % 2 == 0}
    home = Home.at(studio.home)
    home.small_goals_file.write_bytes(encode_reached(ReachedGoals(found={"Ann": days})))
    scene = GoalsScene(studio.app, ["Ann"], game)
    studio.app.reset(scene)
    scene.book.wait(60)
    studio.settle()
    home.small_goals_file.unlink()


PAPER_SCENES: dict[str, Callable[[Studio], None]] = {
    **{f"score-{game}": partial(score, game=game) for game in KIN},
    **{f"winner-{game}": partial(winner, game=game) for game in KIN},
    "score-goals": goals,
    "sheet": sheet,
    "statistics-rivals": rivals,
    **{f"small-goals-{game}": partial(small_goals, game=game) for game in GAMES},
    "expert": expert,
    "statistics-name": lambda studio: names(studio, 0),
    "statistics-play": lambda studio: names(studio, 1),
    "statistics-luck": lambda studio: names(studio, 2),
    "statistics-unreviewed": lambda studio: names(studio, 1, is_reviewed=False),
    "statistics-one": one_match,
    "day-new": partial(day, is_played=False),
    "day-played": partial(day, is_played=True),
    "rules-spades": lambda studio: rules(studio, "spades", 5),
    "rules-pride": lambda studio: rules(studio, "pride", 2),
    "rules-spidge": lambda studio: rules(studio, "spidge", 5),
    "statistics": lambda studio: statistics(studio, 0),
    "statistics-teams": lambda studio: statistics(studio, 1),
    "statistics-spidge": lambda studio: statistics(studio, 3),
}
