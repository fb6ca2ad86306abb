"""The tables of `bench strength`, as Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from goodge.engine.games import GAMES, game_named
from goodge.players import LEVELS

from .figures import Figure, Rows, figure, share_of_gap
from .simulations import Job

Results = Mapping[Job, Rows]

COUNTED = "gain a round | as Goodge | made | mean bid"
_PLAYERS = ("random", "greedy", "field", *LEVELS, "clairvoyant")


def report(results: Results) -> list[str]:
    """Return all tables, by game and number of players."""
    lines = []
    for game, players in dict.fromkeys((job.game, job.players) for job in sorted(results, key=_place)):
        here = {job: rows for job, rows in results.items() if (job.game, job.players) == (game, players)}
        lines += ["", f"### {game_named(game).title}, {players} players", ""]
        if any(job.kind == "cards" for job in here):
            lines += [*_cards(here), "", *_matches(here), ""]
        lines += _levels(here)
    return lines


def without_empty_columns(table: Sequence[str]) -> list[str]:
    """Return a table without the columns that hold nothing but dashes, such as bids in a game without a Goodge."""
    rows = [line.strip("|").split("|") for line in table]
    columns = zip(*rows[2:], strict=True)
    kept = [number for number, cells in enumerate(columns) if any(cell.strip() != "-" for cell in cells)]
    return ["|" + "|".join(row[number] for number in kept) + "|" for row in rows]


def matches_like(results: Results, job: Job) -> tuple[Job, Rows]:
    """Return the whole games between the same bots at the same table."""
    matches = ((other, rows) for other, rows in results.items() if other.kind == "matches")
    return next((other, rows) for other, rows in matches if replace(other, kind=job.kind, games=job.games) == job)


def _place(job: Job) -> tuple[int, int]:
    return list(GAMES).index(job.game), job.players


def _contracts(row: Mapping[str, str]) -> str:
    """Return the cells of bids and their results, with a dash for each in a game without a Goodge."""
    if row.get("bid", "-") == "-":
        return "- | - | -"
    return f"{figure(row['as Goodge'])} | {figure(row['made']).percent} | {row['bid']}"


def _cards(results: Results) -> list[str]:
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
        lines.append(f"| `{bot}` | {gain} | {shown} | {row.get('blunders', '-')} | {row['ms p50']}, {row['p95']} |")
    return without_empty_columns(lines)


def _matches(results: Results) -> list[str]:
    """Return whole games against the reference player that the card play was also measured against."""
    lines = [f"| whole games against `field` | wins | {COUNTED} |", "|---|---|---|---|---|---|"]
    for job in sorted((job for job in results if job.kind == "matches"), key=lambda job: _PLAYERS.index(job.bot)):
        if job.others == "field":
            row = results[job][job.bot]
            wins = figure(row["share"]).percent
            lines.append(f"| `{job.bot}` | {wins} | {figure(row['gain'])} | {_contracts(row)} |")
    return without_empty_columns(lines)


def _levels(results: Results) -> list[str]:
    lines = [f"| level against level | wins | {COUNTED} | blunders in 1,000 |", "|---|---|---|---|---|---|---|"]
    for job, rows in sorted(results.items(), key=lambda item: _PLAYERS.index(item[0].bot)):
        if job.kind != "deals":
            continue
        _, matches = matches_like(results, job)
        wins = figure(matches[job.bot]["share"]).percent
        for name, row in rows.items():
            beside = f"against `{job.others}` | {wins}" if name == job.bot else f"with `{job.bot}` | "
            shown = f"{figure(row['gain'])} | {_contracts(row)} | {row.get('blunders', '-')}"
            lines.append(f"| `{name}`, {beside} | {shown} |")
    return without_empty_columns(lines)
