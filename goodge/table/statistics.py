"""Simple figures out of the finished matches, game by game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine import jsontext
from ..engine.errors import EngineError, TextError
from ..engine.game import Game
from ..engine.games import GAMES, game_named
from .seats import clean_name


@dataclass(slots=True)
class Figures:
    """What one name has done in one game: `counts` are those of the game's own `tally`, all rounds together.

    A match of two teams is won by both partners. `best` is the highest total at the end of a match, the name's own or
    its team's.
    """

    name: str
    matches: int = 0
    wins: int = 0
    best: int | None = None
    counts: Counter[str] = field(default_factory=Counter)


def statistics(records_file: Path) -> dict[str, list[Figures]]:
    """By game, for those that people have played: the figures of every name, those with most wins first.

    A seat counts unless its record says that a computer player sat there. Lines that cannot be read do not count.
    Raises OSError if the file is there but cannot be read.
    """
    found: dict[str, dict[str, Figures]] = {game: {} for game in GAMES}
    for line in _lines(records_file):
        try:
            record = jsontext.read_object(line)
            game = game_named(jsontext.text(record, "game"))
            _add(found[game.id], game, record)
        except EngineError:
            continue
    return {
        game: sorted(names.values(), key=lambda figures: (-figures.wins, -figures.matches, figures.name))
        for game, names in found.items()
        if names
    }


def _lines(path: Path) -> Iterator[str]:
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            yield line.decode("utf-8", "replace")


def _add(found: dict[str, Figures], game: Game[Any, Any], record: jsontext.Object) -> None:
    """Counts a match, all of it or, where a field is amiss, nothing. Raises an EngineError."""
    rules = game.read_rules(jsontext.mapping(record, "rules"))
    names, seats = [clean_name(name) for name in jsontext.texts(record, "players")], game.seats(rules)
    if len(names) != seats:
        raise TextError(f"“players” must name {seats} players")
    sides = game.sides(rules)
    winner = jsontext.place(record, "winner", sides)
    rounds = [jsontext.mapping({"round": item}, "round") for item in jsontext.array(record, "rounds")]
    scored = [each for each in rounds if not each.get("redeal")]
    tallies = [game.tally(rules, each) for each in scored]
    totals = jsontext.integers(scored[-1] if scored else {}, "totals", sides)
    for seat, name in _people(record, names):
        figures, total = found.setdefault(name, Figures(name)), totals[seat % sides]
        figures.matches += 1
        figures.wins += seat % sides == winner
        figures.best = total if figures.best is None else max(figures.best, total)
        for tally in tallies:
            figures.counts.update(tally[seat])


def _people(record: jsontext.Object, names: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The seats with their names, but for those of computer players; a record that says nothing of levels has none."""
    levels = record.get("seats")
    known = levels if isinstance(levels, list) and len(levels) == len(names) else [None] * len(names)
    return ((seat, name) for seat, (name, level) in enumerate(zip(names, known, strict=True)) if level is None)
