"""The pictures of paper: scores and winners of the kin games, a score sheet, rules, the Expert, the deal of the day."""

from collections.abc import Callable
from datetime import date
from functools import partial

from goodge.engine.games import MAIN_GAME
from goodge.players import player_of
from goodge.table.archive.kept_goals import ReachedGoals, encode_reached
from goodge.table.day_book import DayBook
from goodge.table.days import DayResult, code_of
from goodge.table.home import Home
from goodge.table.small_goals import ACHIEVEMENTS, reached_in
from goodge.ui.scenes.day.scene import DayScene
from goodge.ui.scenes.expert import ExpertScene
from goodge.ui.scenes.rules import RulesScene
from goodge.ui.scenes.table.scene import TableScene
from headless import AnyView
from shotlib.kin_tables import KIN
from shotlib.studio import TEAMS, Studio, usual_seats

_LONGEST = 30  # seconds in which a thread has noted the small goals


def under_way(view: AnyView) -> bool:
    """Return True if a round has been scored, and most of the way is done."""
    return view.result is not None and 0.55 * view.rules.target < max(view.totals) < view.rules.target


def score(studio: Studio, game: str) -> None:
    """Show the score after a round, most of the way to the target."""
    studio.match(under_way, usual_seats(game), game)


def goals(studio: Studio) -> None:
    """Show the score after a round that has brought one small goal; all others were reached before."""
    studio.match(under_way)
    _table(studio).goals.wait(_LONGEST)  # or what it keeps would come after what is written here
    brought = next(goal for seat, goal in reversed(reached_in(_table(studio).table.record)) if seat == 0)
    days = {goal.id: "2026-11-10" for goal in ACHIEVEMENTS[MAIN_GAME] if goal != brought}
    Home.at(studio.home).small_goals_file.write_bytes(encode_reached(ReachedGoals(found={"Ann": days})))
    studio.match(under_way)
    studio.app.settings.goals_told = True
    _table(studio).goals.wait(_LONGEST)
    studio.settle()


def _table(studio: Studio) -> TableScene:
    return next(layer for layer in studio.app.layers if isinstance(layer, TableScene))


def winner(studio: Studio, game: str) -> None:
    """Show the winner after the last round."""
    studio.winner(usual_seats(game), game)


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


SHEET_SCENES: dict[str, Callable[[Studio], None]] = {
    **{f"score-{game}": partial(score, game=game) for game in KIN},
    **{f"winner-{game}": partial(winner, game=game) for game in KIN},
    "score-goals": goals,
    "sheet": sheet,
    "expert": expert,
    "day-new": partial(day, is_played=False),
    "day-played": partial(day, is_played=True),
    "rules-spades": lambda studio: rules(studio, "spades", 5),
    "rules-pride": lambda studio: rules(studio, "pride", 2),
    "rules-spidge": lambda studio: rules(studio, "spidge", 5),
}
