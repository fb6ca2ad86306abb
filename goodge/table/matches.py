"""The finished matches, to choose one from and go through it again."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path

from ..engine import jsontext
from ..engine.errors import EngineError
from ..engine.games import game_named
from ..engine.record import Record, decode_record
from .seats import clean_name


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match at a glance. `started` is in milliseconds since 1970, None where the record does not say."""

    game: str
    players: tuple[str, ...]
    totals: tuple[int, ...]
    winner: int
    started: int | None
    line: str

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won: a player, or both partners of a team."""
        return self.players[self.winner :: len(self.totals)]

    @property
    def losers(self) -> tuple[str, ...]:
        """All others."""
        sides = len(self.totals)
        return tuple(name for seat, name in enumerate(self.players) if seat % sides != self.winner)

    def record(self) -> Record:
        """The whole match. Raises RecordError."""
        return decode_record(self.line)


def last_matches(records_file: Path, most: int) -> list[FinishedMatch]:
    """The matches that were finished last, the newest first; lines that cannot be read are left out.

    Raises OSError if the file is there but cannot be read.
    """
    if not records_file.exists():
        return []
    with records_file.open("rb") as file:
        lines = deque((line.decode("utf-8", "replace").rstrip("\n") for line in file), maxlen=4 * most)
    found = (_at_a_glance(line) for line in reversed(lines))
    return [match for match in found if match is not None][:most]


def _at_a_glance(line: str) -> FinishedMatch | None:
    try:
        value = jsontext.read_object(line)
        game = game_named(jsontext.text(value, "game"))
        rules = game.read_rules(jsontext.mapping(value, "rules"))
        scored = [item for item in jsontext.array(value, "rounds") if isinstance(item, dict) and "totals" in item]
        totals = jsontext.integers(scored[-1] if scored else {}, "totals", game.sides(rules))
        players = tuple(map(clean_name, jsontext.texts(value, "players")))
        winner, started = jsontext.place(value, "winner", len(totals)), value.get("started")
    except EngineError:
        return None
    if len(players) != game.seats(rules):
        return None
    return FinishedMatch(game.id, players, totals, winner, started if type(started) is int else None, line)
