"""Somebody who plays for the person at a screen, and how fast that must look."""

import json
import sys
from pathlib import Path
from typing import Any

from goodge.players import player_of
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.scenes.table import TableScene
from headless import Screen

PERSON = (SeatSetup("Ann", None), SeatSetup("Ben", "casual"), SeatSetup("Cleo", "casual"))
COMPUTERS = tuple(SeatSetup(name, "novice") for name in ("Ann", "Ben", "Cleo"))


def begin(screen: Screen, seats: tuple[SeatSetup, ...], target: int = 500) -> TableScene:
    """A match, its first card about to be dealt."""
    setup = MatchSetup(seats, {"players": len(seats), "target": target}, 1)
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


def tell(values: dict[str, Any]) -> None:
    json.dump(values, sys.stdout)
