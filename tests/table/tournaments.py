"""Tournaments for tests, and a program that plays one and can be killed: `python -m tests.table.tournaments FOLDER`.

It goes on with the tournament of the folder, or begins one, and says whenever a game has ended how many have.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from threading import Condition
from typing import Any

from goodge.players import Player
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.table.seats import SeatSetup
from goodge.table.side_tables import SideTables
from goodge.table.teams import Team

from .tools import WAIT, Stub, advance, harmless, play_out

OWN = Team("The Neighbours", (SeatSetup("Ann", None), SeatSetup("Ben", "casual")))
SEED = 11


class OnlyClock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._read = Condition()
        self._times = 0

    def __call__(self) -> float:
        with self._read:
            self._times += 1
            self._read.notify_all()
            return self.seconds

    def go(self, side: SideTables, seconds: float) -> None:
        """Lets time pass and the tables play until they wait for more of it."""
        self.seconds += seconds
        before = None
        while (now := side.progress()) != before:  # between two looks at the clock they move, or wait
            before = now
            self._wait_until_read_twice()

    def _wait_until_read_twice(self) -> None:
        with self._read:
            enough = self._times + 2
            assert self._read.wait_for(lambda: self._times >= enough, WAIT)


def player(level: str, style: str | None) -> Player:  # noqa: ARG001
    """The simplest player there is, whatever the level."""
    return Stub(harmless)


def opened(folder: Path, *, begin: bool = True, pace: float | None = None) -> Hall:
    """The hall of a folder, at full speed unless told otherwise, a tournament begun if wanted."""
    folder.mkdir(exist_ok=True)
    hall = Hall(Home.at(folder), player)
    hall.set_pace(pace)
    if begin:
        hall.begin(OWN, "novice", SEED)
    return hall


def lines(folder: Path) -> list[dict[str, Any]]:
    """The finished games on record."""
    path = folder / "tournament" / "records.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def fast(hall: Hall, *, plays: bool = True) -> None:
    """One round at full speed; the people's own game too, unless nobody `plays` it."""
    hall.open_round()
    if plays and hall.own_game is not None:
        table = hall.sit_down()
        play_out(table, harmless)
        hall.rise(table)
    hall.wait(WAIT)
    hall.update()


def play_tournament(hall: Hall) -> None:
    """All that is left, round after round."""
    while hall.tournament.champion is None:
        fast(hall)


def results(hall: Hall) -> set[tuple[int, tuple[int, int], tuple[int, int], int]]:
    """Each game played: its round, its teams, its totals and its winner."""
    return {(each.pairing.round, each.pairing.teams, each.totals, each.winner) for each in hall.tournament.played}


def main(folder: Path) -> None:
    has_begun = (folder / "tournament" / "tournament.json").exists()
    hall = opened(folder, begin=not has_begun)
    said = len(hall.tournament.played)
    print(said, flush=True)
    while hall.tournament.champion is None:
        hall.open_round()
        if hall.own_game is not None:
            table = hall.sit_down()
            advance(table, 20, harmless)
            hall.rise(table)
        hall.update()
        if len(hall.tournament.played) != said:
            said = len(hall.tournament.played)
            print(said, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
