"""Matches for the measurements, somebody who plays for the person at a screen, and the size of this process."""

import json
import sys
from pathlib import Path
from typing import Any

from goodge.engine.games import game_named
from goodge.players import player_of
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.scenes.table.scene import TableScene
from headless import Screen

_NAMES = ("Ann", "Ben", "Cleo", "Dan")


def with_person(game: str) -> MatchSetup:
    """Return a match of a person, in the first seat, with casual computer players."""
    return MatchSetup(_seats(game, [None, *["casual"] * 3]), {}, 1, game)


def with_people(count: int) -> MatchSetup:
    """Return a match of Goodge in which the first seats are of people at one screen, the others of casuals."""
    return MatchSetup(_seats("goodge", [*[None] * count, *["casual"] * 4]), {}, 1, "goodge")


def of_computers(game: str) -> MatchSetup:
    """Return a match of novices, over when anybody has a point."""
    return MatchSetup(_seats(game, ["novice"] * 4), {"target": 1}, 1, game)


def _seats(game: str, levels: list[str | None]) -> tuple[SeatSetup, ...]:
    known = game_named(game)
    seats = known.seats(known.read_rules({}))
    return tuple(map(SeatSetup, _NAMES[:seats], levels[:seats]))


def begin(screen: Screen, setup: MatchSetup) -> TableScene:
    """Show the match, its first card about to be dealt; return its scene."""
    scene = TableScene(screen.app, Table.start(setup, screen.app.store))
    screen.app.reset(scene)
    return scene


def play_for_person(scene: TableScene) -> None:
    """Act for the person if they are asked to."""
    seat = scene.table.actor
    if scene.panel is not None and seat is not None:
        scene.submit(player_of("casual").choose(scene.table.view(seat), scene.table.seed + seat).action)


def resident() -> float | None:
    """Return this process's resident memory in MB; None if the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def tell(values: dict[str, Any]) -> None:
    json.dump(values, sys.stdout)
