"""How strong the computer players are: python -m benchlib.strength [--quick]

Every figure comes from a `goodge simulate` that is printed with it, so that one of them can be had again by itself. Two
run at a time, each on a core of its own where there are two. Without --quick assets/strength.json is written, too: what
the game says of its levels where one is chosen.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic

from goodge.commands.entrants import knows

from .simulations import AT_ONCE, SEED, Job, measure
from .standings import standings
from .strengthtables import report

TABLES = (("goodge", 3), ("goodge", 4), ("spades", 4), ("pride", 4), ("spidge", 3))
FIELD = "field"
CARD_PLAYERS = ("random", "greedy", "expert", "clairvoyant")
MATCH_PLAYERS = ("greedy", "casual", "expert", "clairvoyant")
LEVELS = (("casual", "novice"), ("expert", "casual"))
CARD_DEALS = {3: 1100, 4: 550}  # for standard errors of about 1.5 points
LEVEL_DEALS = {3: 350, 4: 300}
GAMES = 120
QUICK = 15  # times less of everything
WHERE = Path(__file__).parents[2] / "assets" / "strength.json"


def jobs(scale: int) -> list[Job]:
    """All that is measured, the longest first; `scale` times less than usual."""
    found = []
    for game, players in TABLES:
        cards, deals, games = (max(2, n // scale) for n in (CARD_DEALS[players], LEVEL_DEALS[players], GAMES))
        if knows(FIELD, game):
            found += [Job("cards", game, players, bot, FIELD, cards) for bot in CARD_PLAYERS]
            found += [Job("matches", game, players, bot, FIELD, games) for bot in MATCH_PLAYERS]
        found += [Job("deals", game, players, bot, other, deals) for bot, other in LEVELS]
        found += [Job("matches", game, players, bot, other, games) for bot, other in LEVELS]
    slowest = ("clairvoyant", "expert")
    return sorted(found, key=lambda job: (job.bot not in slowest, -job.games * (8 if job.kind == "matches" else 3)))


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--quick"]):
        print(__doc__, file=sys.stderr)
        return 2
    print(f"Strength of the computer players, seed {SEED}; ± is a standard error.")
    print(f"{AT_ONCE} runs at once, {os.cpu_count()} cores.")
    start = monotonic()
    results = measure(jobs(QUICK if arguments else 1))
    print("\n".join(report(results)))
    if not arguments:
        WHERE.write_text(standings(results), encoding="utf-8")
    print(f"\n{monotonic() - start:.0f} seconds in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
