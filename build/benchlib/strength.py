"""The strength of the computer players: python -m benchlib.strength [--quick | --levels]

Every figure comes from a `goodge simulate` that is printed with it, so that each can be repeated by itself; here it
plays on all cores. Without --quick, assets/strength.json is written too: what the game says of its levels where one is
chosen. With --levels only what stands there is measured, over half as many deals.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic

from goodge.engine.games import GAMES
from goodge.players import LEVELS

from .simulations import SEED, Job, measure
from .standings import standings
from .strengthtables import report

FIELD = "field"
CARD_PLAYERS = ("random", "greedy", "expert", "clairvoyant")
MATCH_PLAYERS = ("greedy", "casual", "expert", "clairvoyant")
LADDER = tuple((stronger, weaker) for weaker, stronger in pairwise(LEVELS))
SLOW = ("expert", "clairvoyant")
TIMES_MORE = 3  # deals and games of quick players
QUICK, HALF = 15, 2  # times less of everything
WHERE = Path(__file__).parents[2] / "assets" / "strength.json"


@dataclass(frozen=True)
class Table:
    """The amount of play at a table: deals for card play alone (none without a field to play against), deals and whole
    games for everything else.
    """

    game: str
    players: int
    cards: int
    deals: int
    games: int


# This much fits into an hour on two cores; standard errors in card play are then below 2 points in the main game.
TABLES = (
    Table("goodge", 3, cards=800, deals=150, games=40),
    Table("goodge", 4, cards=400, deals=120, games=40),
    Table("spades", 4, cards=120, deals=120, games=16),
    Table("pride", 4, cards=120, deals=120, games=16),
    Table("spidge", 3, cards=80, deals=160, games=20),
)


def tables() -> list[Table]:
    """Return the tables to measure: those above, and one for each game that has none there."""
    known = {table.game for table in TABLES}
    others = [game for game in GAMES.values() if game.id not in known]
    return [*TABLES, *(Table(game.id, game.seats(game.read_rules({})), cards=0, deals=24, games=8) for game in others)]


def jobs(scale: int) -> list[Job]:
    """Return everything to measure, the longest first; `scale` times less than usual."""
    found = []
    for table in tables():

        def job(kind: str, bot: str, others: str, count: int, table: Table = table) -> Job:
            return Job(kind, table.game, table.players, bot, others, max(2, count // scale))

        if table.cards:
            found += [job("cards", bot, FIELD, table.cards) for bot in CARD_PLAYERS]
            found += [job("matches", bot, FIELD, table.games) for bot in MATCH_PLAYERS]
        for bot, others in LADDER:
            times = 1 if bot in SLOW else TIMES_MORE
            found += [job("deals", bot, others, times * table.deals), job("matches", bot, others, times * table.games)]
    return sorted(found, key=lambda job: (job.bot not in SLOW, -job.games * (8 if job.kind == "matches" else 3)))


def ladder_jobs() -> list[Job]:
    """Return what is to be measured of each level against the next weaker one."""
    return [job for job in jobs(HALF) if (job.bot, job.others) in LADDER]


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--quick"], ["--levels"]):
        print(__doc__, file=sys.stderr)
        return 2
    print(f"Strength of the computer players, seed {SEED}; ± is a standard error.")
    print(f"As many games at once as there are cores: {os.cpu_count()}.")
    start = monotonic()
    results = measure(ladder_jobs() if arguments == ["--levels"] else jobs(QUICK if arguments else 1))
    if arguments != ["--levels"]:
        print("\n".join(report(results)))
    if arguments != ["--quick"]:
        WHERE.write_text(standings(results), encoding="utf-8")
    print(f"\n{monotonic() - start:.0f} seconds in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
