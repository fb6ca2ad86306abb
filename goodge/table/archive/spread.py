"""The figures of the statistics as a table for other programs: comma-separated values, one figure a line."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from io import StringIO

from .skill import PARTS, Losses, ReviewedMatch, ReviewedPerson, of_name
from .statistics import Figures, Outcomes

HEAD = ("game", "name", "figure", "number")
_DECIMALS = 3
_RISKY = ("=", "+", "-", "@", "\t", "\r")


def csv_of(by_game: dict[str, list[Figures]], reviewed: Sequence[ReviewedMatch] = ()) -> bytes:
    """Return the figures of all names in all games, and what reviews tell of them.

    In UTF-8, with a mark that spreadsheets know it by.
    """
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(HEAD)
    for game, names in by_game.items():
        for figures in names:
            found = of_name(reviewed, game, figures.name)
            lines = (*_lines(figures), *_skill_lines(found))
            writer.writerows((game, _plain(figures.name), what, number) for what, number in lines)
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


def _skill_lines(found: Sequence[tuple[int | None, ReviewedPerson]]) -> Iterator[tuple[str, float]]:
    """Yield what reviews tell: all matches together, then each one separately."""
    people = [person for _, person in found]
    yield from _losses("", sum((person.losses for person in people), Losses()))
    for phase in sorted({phase for person in people for phase in person.phases}):
        yield from _losses(f" in {phase.value}", sum((each.phases.get(phase, Losses()) for each in people), Losses()))
    if rounds := sum(person.rounds for person in people):
        yield "rounds whose luck is known", rounds
        for part in PARTS:
            yield f"points by {part}", round(sum(person.luck.get(part, 0.0) for person in people), _DECIMALS)
    for number, (started, person) in enumerate(found, start=1):
        of = f" of match {number}{_day(started)}"
        yield from _losses(of, person.losses)
        if person.rounds:
            yield f"points ahead{of}", round(person.score, _DECIMALS)
            yield f"points ahead by own play{of}", round(person.luck.get("own", 0.0), _DECIMALS)


def _losses(of: str, losses: Losses) -> Iterator[tuple[str, float]]:
    if losses.number:
        yield f"choices reviewed{of}", losses.number
        yield f"points lost per choice{of}", round(losses.mean, _DECIMALS)
        yield f"standard error of points lost{of}", round(losses.error, _DECIMALS)


def _day(started: int | None) -> str:
    """Return the day in UTC, if it is known and the calendar goes so far."""
    try:
        return "" if started is None else f" on {datetime.fromtimestamp(started / 1000, UTC).date().isoformat()}"
    except (OverflowError, OSError, ValueError):
        return ""


def _outcomes(outcomes: Outcomes, every: str, good: str) -> Iterator[tuple[str, int]]:
    for kind in sorted(outcomes, key=lambda kind: (len(kind), kind)):
        yield f"{every} {kind}", outcomes[kind][0]
        yield f"{good} {kind}", outcomes[kind][1]


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(_RISKY) else name
