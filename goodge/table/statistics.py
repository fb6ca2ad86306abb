"""Simple figures out of the finished matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..engine import jsontext
from ..engine.errors import EngineError
from .seats import clean_name


@dataclass(slots=True)
class Figures:
    """What one name has done: `goodge` counts the rounds played as the Goodge, `made` those of them that held.

    `best` is the highest total at the end of a match.
    """

    name: str
    matches: int = 0
    wins: int = 0
    goodge: int = 0
    made: int = 0
    best: int | None = None


def statistics(records_file: Path) -> list[Figures]:
    """The figures of every name, those with most wins first. Lines that cannot be read do not count.

    Raises OSError if the file is there but cannot be read.
    """
    found: dict[str, Figures] = {}
    for line in _lines(records_file):
        try:
            _add(found, jsontext.read_object(line))
        except EngineError:
            continue
    return sorted(found.values(), key=lambda figures: (-figures.wins, -figures.matches, figures.name))


def _lines(path: Path) -> Iterator[str]:
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            yield line.decode("utf-8", "replace")


def _add(found: dict[str, Figures], record: jsontext.Object) -> None:
    """Counts a match, all of it or, where a field is amiss, nothing. Raises TextError."""
    names = [clean_name(name) for name in jsontext.texts(record, "players")]
    seats = len(names)
    winner = jsontext.place(record, "winner", seats)
    rounds = [jsontext.mapping({"round": item}, "round") for item in jsontext.array(record, "rounds")]
    scored = [each for each in rounds if not each.get("redeal")]
    results = [_result(each, seats) for each in scored]
    totals = jsontext.integers(scored[-1] if scored else {}, "totals", seats)
    for seat, name in enumerate(names):
        figures = found.setdefault(name, Figures(name))
        figures.matches += 1
        figures.wins += seat == winner
        figures.goodge += sum(goodge == seat for goodge, _ in results)
        figures.made += sum(made for goodge, made in results if goodge == seat)
        figures.best = max(totals[seat], totals[seat] if figures.best is None else figures.best)


def _result(fields: jsontext.Object, seats: int) -> tuple[int, bool]:
    """Who was the Goodge, and whether the bid was made."""
    goodge = jsontext.place(fields, "goodge", seats)
    return goodge, jsontext.integers(fields, "points", seats)[goodge] >= jsontext.integer(fields, "bid")
