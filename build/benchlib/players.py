"""Matches for the measurements, somebody who plays for the person at a screen, and how large this process is."""

import json
import sys
from ctypes import CDLL
from pathlib import Path
from typing import Any

from goodge.engine.games import game_named
from goodge.players import player_of
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.scenes.table import TableScene
from headless import Screen

_NAMES = ("Ann", "Ben", "Cleo", "Dan")


def with_person(game: str) -> MatchSetup:
    """A match of a person, in the first seat, with casual computer players."""
    return MatchSetup(_seats(game, [None, *["casual"] * 3]), {}, 1, game)


def of_computers(game: str) -> MatchSetup:
    """A match of novices, over when anybody has a point."""
    return MatchSetup(_seats(game, ["novice"] * 4), {"target": 1}, 1, game)


def _seats(game: str, levels: list[str | None]) -> tuple[SeatSetup, ...]:
    known = game_named(game)
    seats = known.seats(known.read_rules({}))
    return tuple(map(SeatSetup, _NAMES[:seats], levels[:seats]))


def begin(screen: Screen, setup: MatchSetup) -> TableScene:
    """The match, its first card about to be dealt."""
    scene = TableScene(screen.app, Table.start(setup, screen.app.store))
    screen.app.reset(scene)
    return scene


def play_for_person(scene: TableScene) -> None:
    """Acts if the person is asked to."""
    seat = scene.table.actor
    if scene.panel is not None and seat is not None:
        scene.submit(player_of("casual").choose(scene.table.view(seat), scene.table.seed + seat))


def resident() -> float | None:
    """This process's resident memory in MB; None where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


def give_back() -> None:
    """Lets the C library hand back to the system what it only keeps for later, where it can (glibc)."""
    trim = getattr(CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def tell(values: dict[str, Any]) -> None:
    json.dump(values, sys.stdout)
