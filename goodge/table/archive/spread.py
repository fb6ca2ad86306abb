"""The figures of the statistics as a table for other programs: comma-separated values, one figure a line."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO

from .statistics import Figures, Outcomes

HEAD = ("game", "name", "figure", "number")
_RISKY = ("=", "+", "-", "@", "\t", "\r")


def csv_of(by_game: dict[str, list[Figures]]) -> bytes:
    """Return the figures of all names in all games, in UTF-8 with a mark that spreadsheets know it by."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(HEAD)
    for game, names in by_game.items():
        for figures in names:
            writer.writerows((game, _plain(figures.name), what, number) for what, number in _lines(figures))
    return text.getvalue().encode("utf-8-sig")


def _lines(figures: Figures) -> Iterator[tuple[str, int]]:
    yield "matches", figures.matches
    yield "won", figures.wins
    yield "matches with hints", figures.with_hints
    if figures.best is not None:
        yield "best total", figures.best
    yield "longest run of wins", figures.wins_in_turn.longest
    yield "longest run of bids made", figures.bids_in_turn.longest
    yield from sorted(figures.counts.items())
    yield from _outcomes(figures.against, "matches against", "won against")
    yield from _outcomes(figures.bids, "bids of", "bids made of")


def _outcomes(outcomes: Outcomes, every: str, good: str) -> Iterator[tuple[str, int]]:
    for kind in sorted(outcomes, key=lambda kind: (len(kind), kind)):
        yield f"{every} {kind}", outcomes[kind][0]
        yield f"{good} {kind}", outcomes[kind][1]


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_RISKY) else name
