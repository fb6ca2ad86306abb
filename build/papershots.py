"""The pictures of what is on paper: score sheets and winners of the kin games, rules and statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goodge.table.home import Home
from goodge.ui.scenes.finished import FinishedScene
from goodge.ui.scenes.rules import RulesScene
from headless import AnyView
from kinshots import TABLE, TEAMS

if TYPE_CHECKING:
    from goodge.table.seats import SeatSetup
    from shots import Studio

Seats = tuple["SeatSetup", ...]
_SEATS: dict[str, Seats] = {"spades": TEAMS, "pride": TEAMS, "spidge": TABLE}


def under_way(view: AnyView) -> bool:
    """A round has been scored, and most of the way is done."""
    return view.result is not None and 0.55 * view.rules.target < max(view.totals) < view.rules.target


def sheet(studio: Studio) -> None:
    """In the middle of a round."""
    studio.match(lambda view: view.seat == 0 and max(view.totals) > 150, TEAMS, "spades")
    studio.press("Escape", "s")


def rules(studio: Studio, game: str, title: str) -> None:
    """The rules of a game, turned to a section."""
    studio.take(None)
    scene = RulesScene(studio.app, game)
    studio.app.reset(scene)
    studio.settle()
    number = next(number for number, section in enumerate(scene.sections) if section.title == title)
    studio.click(studio.item(f"section-{number}").rect.center)


def statistics(studio: Studio, game: int) -> None:
    """After a match of each game."""
    studio.clear()
    Home.at(studio.home).records_file.unlink(missing_ok=True)
    for name in ("goodge", *_SEATS):
        studio.finish(_SEATS.get(name, TABLE), name)
    studio.reopen()
    studio.app.reset(FinishedScene(studio.app))
    studio.settle()
    studio.scene.focus("game")
    studio.press(*["Right"] * game)


PAPER_SCENES: dict[str, Callable[[Studio], None]] = {
    "score-spades": lambda studio: studio.match(under_way, TEAMS, "spades"),
    "score-pride": lambda studio: studio.match(under_way, TEAMS, "pride"),
    "score-spidge": lambda studio: studio.match(under_way, TABLE, "spidge"),
    "winner-spades": lambda studio: studio.winner(TEAMS, "spades"),
    "winner-spidge": lambda studio: studio.winner(TABLE, "spidge"),
    "sheet": sheet,
    "rules-spades": lambda studio: rules(studio, "spades", "The score"),
    "rules-pride": lambda studio: rules(studio, "pride", "Trump"),
    "rules-spidge": lambda studio: rules(studio, "spidge", "The jokers"),
    "statistics": lambda studio: statistics(studio, 0),
    "statistics-teams": lambda studio: statistics(studio, 1),
    "statistics-spidge": lambda studio: statistics(studio, 3),
}
