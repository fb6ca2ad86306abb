"""The figures of the finished matches, kept beside their records so that only new ones are counted.

The file may be deleted at any time: it is made again from the records, as it is whenever the records differ from those
that were counted.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from ...engine import jsontext
from ...engine.errors import TextError
from ...engine.games import GAMES
from ..files import replace_file
from ..system import System, read_plain
from .renamings import read_renamings, renamings_fields
from .statistics import CountedFigures, Figures, Outcomes, Streak

FORMAT = "goodge-figures"
_KINDS = 3  # one more whenever more is counted
_LARGEST = 16_000_000  # bytes


def read_counted(path: Path) -> CountedFigures:
    """Return what was counted before; nothing if there is no such file or it is damaged."""
    try:
        value = jsontext.read_object(read_plain(path, _LARGEST).decode("utf-8", "replace"))
        jsontext.check_format(value, FORMAT)
        if value.get("kinds") != _KINDS:  # counted by a program that counted less
            return CountedFigures()
        games = jsontext.mapping(value, "games")
        found = {game: _named(jsontext.array(games, game)) for game in games if game in GAMES}
        size, check = jsontext.integer(value, "size"), jsontext.integer(value, "check")
        return CountedFigures(size, check, found, read_renamings(value))
    except (OSError, TextError):
        return CountedFigures()


def write_counted(system: System, path: Path, counted: CountedFigures) -> None:
    """Keep what was counted. Raises OSError."""
    games = {game: [_fields(figures) for figures in names.values()] for game, names in counted.found.items()}
    value = {
        "format": FORMAT,
        "version": 1,
        "kinds": _KINDS,
        "size": counted.size,
        "check": counted.check,
        "renamed": renamings_fields(counted.renamings),
        "games": games,
    }
    replace_file(system, path, jsontext.write_object(value).encode("ascii") + b"\n")


def _fields(figures: Figures) -> jsontext.Object:
    return {
        "name": figures.name,
        "matches": figures.matches,
        "wins": figures.wins,
        "best": figures.best,
        "with_hints": figures.with_hints,
        "bids": figures.bids,
        "against": figures.against,
        "met": figures.met,
        "runs": [[run.now, run.longest] for run in (figures.wins_in_turn, figures.bids_in_turn)],
        "counts": dict(figures.counts),
    }


def _named(values: list[object]) -> dict[str, Figures]:
    every = map(_figures, values)
    return {figures.name: figures for figures in every}


def _figures(value: object) -> Figures:
    fields = jsontext.mapping({"figures": value}, "figures")
    counts = jsontext.mapping(fields, "counts")
    return Figures(
        jsontext.text(fields, "name"),
        jsontext.integer(fields, "matches"),
        jsontext.integer(fields, "wins"),
        jsontext.integer(fields, "best"),
        Counter({name: jsontext.integer(counts, name) for name in counts}),
        jsontext.integer({"with_hints": 0} | fields, "with_hints"),
        _outcomes(jsontext.mapping(fields, "bids")),
        _outcomes(jsontext.mapping(fields, "against")),
        *_runs(jsontext.array(fields, "runs")),
        _outcomes(jsontext.mapping(fields, "met")),
    )


def _outcomes(fields: jsontext.Object) -> Outcomes:
    found: Outcomes = {}
    for kind in fields:
        number, good = _two(fields[kind])
        found[kind] = (number, good)
    return found


def _runs(values: list[object]) -> tuple[Streak, Streak]:
    if len(values) != 2:
        raise TextError("there are two runs")
    return Streak(*_two(values[0])), Streak(*_two(values[1]))


def _two(value: object) -> tuple[int, int]:
    """Return the two whole numbers of a list. Raises TextError."""
    match value:
        case [int(one), int(other)]:
            return one, other
    raise TextError("there must be two whole numbers")
