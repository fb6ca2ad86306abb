"""How strong the computer players are: python -m benchlib.strength [--quick]

Every figure comes from a `goodge simulate` that is printed with it, so that one of them can be had again by itself. Two
run at a time, each on a core of its own where there are two.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from time import monotonic

AT_ONCE = 2
SEED = 1
SIZES = (3, 4)
CARD_PLAYERS = ("random", "greedy", "expert", "clairvoyant")
MATCH_PLAYERS = ("greedy", "casual", "expert", "clairvoyant")
LEVELS = (("casual", "novice"), ("expert", "casual"))
CARD_DEALS = {3: 1100, 4: 550}  # for standard errors of about 1.5 points
LEVEL_DEALS = {3: 350, 4: 300}
GAMES = 120
QUICK = 15  # times less of everything

Rows = Mapping[str, Mapping[str, str]]  # what a table says, by bot and column


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.error:.1f}"

    @property
    def percent(self) -> str:
        return f"{100 * self.value:.0f}% ± {100 * self.error:.0f}"


@dataclass(frozen=True)
class Job:
    """One `goodge simulate`: `bot` in the first seat, `others` in all others."""

    kind: str
    players: int
    bot: str
    others: str
    games: int

    @property
    def arguments(self) -> list[str]:
        bots = ",".join([self.bot, *[self.others] * (self.players - 1)])
        counts = ["--games", str(self.games), "--seed", str(SEED)]
        ways = {"cards": ["--duplicate", "--card-play-only"], "levels": ["--duplicate"], "matches": []}
        return ["simulate", "--players", str(self.players), "--bots", bots, *counts, *ways[self.kind]]

    def run(self) -> str:
        """What it prints. Raises CalledProcessError."""
        command = [sys.executable, "-m", "goodge", *self.arguments]
        return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, encoding="utf-8").stdout


def rows_of(output: str) -> Rows:
    """The first row of each bot in a table of `goodge simulate`, by column."""
    head, *lines = (re.split(r"\s{2,}", line.strip()) for line in output.splitlines())
    found: dict[str, dict[str, str]] = {}
    for cells in lines:
        if len(cells) == len(head):
            row = dict(zip(head, cells, strict=True))
            found.setdefault(row["bot"].rstrip("*"), row)
    return found


def figure(text: str) -> Figure:
    """The figure of a cell such as `3.20 ± 0.75`; NaN where the cell says that there is none."""
    value, _, error = text.partition(" ± ")
    return Figure(*(float(part) if re.fullmatch(r"-?[0-9.]+", part) else float("nan") for part in (value, error)))


def share_of_gap(gain: Figure, low: Figure, high: Figure) -> Figure:
    """Where a gain lies between two others, as if the three had nothing to do with one another (delta method)."""
    gap = high.value - low.value
    share = (gain.value - low.value) / gap
    return Figure(share, sqrt(gain.error**2 + ((1 - share) * low.error) ** 2 + (share * high.error) ** 2) / abs(gap))


def jobs(scale: int) -> list[Job]:
    """All that is measured, the longest first; `scale` times less than usual."""

    found = []
    for players in SIZES:
        cards, levels, games = (max(2, n // scale) for n in (CARD_DEALS[players], LEVEL_DEALS[players], GAMES))
        found += [Job("cards", players, bot, "field", cards) for bot in CARD_PLAYERS]
        found += [Job("matches", players, bot, "field", games) for bot in MATCH_PLAYERS]
        found += [Job("levels", players, bot, other, levels) for bot, other in LEVELS]
    slowest = ("clairvoyant", "expert")
    return sorted(found, key=lambda job: (job.bot not in slowest, -job.games * (8 if job.kind == "matches" else 3)))


def measure(wanted: Iterable[Job]) -> dict[Job, Rows]:
    """Runs all jobs, some at once, and prints what each has printed when it ends."""
    start = monotonic()

    def run(job: Job) -> tuple[Job, Rows]:
        output = job.run()
        print(f"\n[{monotonic() - start:.0f} s] goodge {' '.join(job.arguments)}\n{output}", end="", flush=True)
        return job, rows_of(output)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return dict(pool.map(run, wanted))


def report(results: Mapping[Job, Rows]) -> list[str]:
    """All tables, as Markdown."""
    lines = []
    for players in SIZES:
        here = {job: rows for job, rows in results.items() if job.players == players}
        lines += ["", f"### {players} players", "", *_cards(here), "", *_matches(here), "", *_levels(here)]
    return lines


def _cards(results: Mapping[Job, Rows]) -> list[str]:
    rows = {job.bot: found[job.bot] for job, found in results.items() if job.kind == "cards"}
    gains = {bot: figure(row["gain"]) for bot, row in rows.items()} | {"field": Figure(0.0, 0.0)}
    lines = [
        "| card play | gain over `field` | share of the gap | blunders in 1,000 | ms p50, p95 |",
        "|---|---|---|---|---|",
    ]
    for bot in ("random", "greedy", "field", "expert", "clairvoyant"):
        share = share_of_gap(gains[bot], gains["greedy"], gains["clairvoyant"])
        row = rows.get(bot) or next(found for job, found in results.items() if job.kind == "cards")["field"]
        known = bot in ("greedy", "clairvoyant")
        shown = f"{round(share.value)}" if known else f"{share.value:.2f} ± {share.error:.2f}"
        gain = "0" if bot == "field" else str(gains[bot])
        lines.append(f"| `{bot}` | {gain} | {shown} | {row['blunders']} | {row['ms p50']}, {row['p95']} |")
    return lines


def _matches(results: Mapping[Job, Rows]) -> list[str]:
    lines = [
        "| whole games against `field` | wins | gain a round | as Goodge | made | mean bid |",
        "|---|---|---|---|---|---|",
    ]
    for job in sorted((job for job in results if job.kind == "matches"), key=lambda job: MATCH_PLAYERS.index(job.bot)):
        row = results[job][job.bot]
        contracts = f"{figure(row['as Goodge'])} | {figure(row['made']).percent} | {row['bid']}"
        lines.append(f"| `{job.bot}` | {figure(row['share']).percent} | {figure(row['gain'])} | {contracts} |")
    return lines


def _levels(results: Mapping[Job, Rows]) -> list[str]:
    lines = [
        "| level against level | gain a round | as Goodge | made | mean bid | blunders in 1,000 |",
        "|---|---|---|---|---|---|",
    ]
    for bot, others in LEVELS:
        rows = next(rows for job, rows in results.items() if (job.kind, job.bot) == ("levels", bot))
        for name in (bot, others):
            row = rows[name]
            contracts = f"{figure(row['as Goodge'])} | {figure(row['made']).percent} | {row['bid']}"
            beside = f"`{name}`, {'against' if name == bot else 'with'} `{others if name == bot else bot}`"
            lines.append(f"| {beside} | {figure(row['gain'])} | {contracts} | {row['blunders']} |")
    return lines


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--quick"]):
        print(__doc__, file=sys.stderr)
        return 2
    print(f"Strength of the computer players, seed {SEED}; ± is a standard error.")
    print(f"{AT_ONCE} runs at once, {os.cpu_count()} cores.")
    start = monotonic()
    results = measure(jobs(QUICK if arguments else 1))
    print("\n".join(report(results)))
    print(f"\n{monotonic() - start:.0f} seconds in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
