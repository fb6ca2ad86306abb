"""The pictures of the statistics: figures by game and name, who beat whom, and the small goals."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from goodge.engine.game import Phase
from goodge.engine.games import GAMES, MAIN_GAME
from goodge.table.archive.kept_goals import ReachedGoals, encode_reached
from goodge.table.archive.skill import Losses, ReviewedMatch, ReviewedPerson
from goodge.table.archive.statistics import Figures, Streak
from goodge.table.home import Home
from goodge.table.small_goals import ACHIEVEMENTS
from goodge.ui.scenes.statistics.goals import GoalsScene
from goodge.ui.scenes.statistics.names import NamesScene
from goodge.ui.scenes.statistics.rivals import RivalsScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from shotlib.studio import Studio, usual_seats


def statistics(studio: Studio, game: int) -> None:
    """Show the statistics after a match of each game."""
    studio.clear()
    for name in GAMES:
        studio.finish(usual_seats(name), name)
    studio.reopen()
    studio.app.reset(FinishedScene(studio.app))
    studio.settle()
    studio.scene.focus("game")
    studio.press(*["Right"] * game)


def long_names(studio: Studio) -> None:
    """Show a match of two long names among those played last."""
    studio.clear()
    long = ("Bartholomew Finn", "Wilhelmina Mercy")
    three = usual_seats(MAIN_GAME)
    studio.finish((*(replace(seat, name=name) for seat, name in zip(three, long, strict=False)), three[2]), MAIN_GAME)
    studio.finish(three, MAIN_GAME)
    studio.reopen()
    studio.app.reset(FinishedScene(studio.app))
    studio.settle()


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
    studio.finish(usual_seats(MAIN_GAME), MAIN_GAME)
    studio.reopen()
    studio.app.reset(FinishedScene(studio.app))
    studio.settle()
    studio.settle()


def empty(studio: Studio) -> None:
    """Show the statistics before any match."""
    studio.clear()
    studio.reopen()
    studio.app.reset(FinishedScene(studio.app))
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
    Home.at(studio.home).small_goals_file.write_bytes(encode_reached(ReachedGoals(found={"Ann": days})))
    scene = GoalsScene(studio.app, ["Ann"], game)
    studio.app.reset(scene)
    scene.book.wait(60)
    studio.settle()


STATISTICS_SCENES: dict[str, Callable[[Studio], None]] = {
    "statistics-rivals": rivals,
    **{f"small-goals-{game}": partial(small_goals, game=game) for game in GAMES},
    "statistics-name": lambda studio: names(studio, 0),
    "statistics-play": lambda studio: names(studio, 1),
    "statistics-long-names": long_names,
    "statistics-luck": lambda studio: names(studio, 2),
    "statistics-unreviewed": lambda studio: names(studio, 1, is_reviewed=False),
    "statistics-empty": empty,
    "statistics-one": one_match,
    "statistics": lambda studio: statistics(studio, 0),
    "statistics-teams": lambda studio: statistics(studio, 1),
    "statistics-spidge": lambda studio: statistics(studio, 3),
}
