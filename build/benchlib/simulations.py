"""Runs of `goodge simulate`, each on all cores."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic

from goodge.engine.games import game_named

from .figures import Rows, rows_of

SEED = 1


@dataclass(frozen=True)
class Job:
    """One `goodge simulate`: `bot` in the first seat (and its partner's), `others` in all others."""

    kind: str
    game: str
    players: int
    bot: str
    others: str
    games: int

    @property
    def arguments(self) -> list[str]:
        game = game_named(self.game)
        rules = game.read_rules({})
        if "players" in rules.as_options():
            rules = game.read_rules({"players": self.players})
        sides = game.sides(rules)
        bots = ",".join(self.others if seat % sides else self.bot for seat in range(self.players))
        counts = ["--games", str(self.games), "--seed", str(SEED)]
        ways = {"cards": ["--duplicate", "--card-play-only"], "deals": ["--duplicate"], "matches": []}
        seated = ["simulate", "--game", self.game, "--players", str(self.players), "--bots", bots]
        # a bag scores a point in its round and costs ten later on, so rounds by themselves are played without
        plain = ["--rule", "bags=false"] if self.kind == "cards" and rules.as_options().get("bags") else []
        return [*seated, *counts, *ways[self.kind], *plain]

    def run(self) -> str:
        """Run the simulation and return what it prints. Raises CalledProcessError."""
        command = [sys.executable, "-m", "goodge", *self.arguments, "--jobs"]
        return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, encoding="utf-8").stdout


def measure(wanted: Iterable[Job]) -> dict[Job, Rows]:
    """Run all jobs, printing the output of each as it ends; return their rows."""
    start, found = monotonic(), {}
    for job in wanted:
        output = job.run()
        print(f"\n[{monotonic() - start:.0f} s] goodge {' '.join(job.arguments)}\n{output}", end="", flush=True)
        found[job] = rows_of(output)
    return found
