"""The finished matches at a glance, to choose one and go through it again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from ...engine import jsontext
from ...engine.errors import EngineError, RecordError
from ...engine.games import game_named
from ...engine.record import Record
from ...engine.values import dataclass
from ..seats import clean_name
from ..system import lines_of, open_plain
from .lines import read_line
from .setups import hints_among, is_given_up, known_people, started_of


@dataclass(frozen=True, slots=True)
class LinePlace:
    """The place of a line in a file, in bytes."""

    path: Path
    start: int
    length: int

    def read(self) -> bytes:
        """Return what stands there now. Raises OSError."""
        with open_plain(self.path) as file:
            file.seek(self.start)
            return file.read(self.length)


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match at a glance. `started` is in milliseconds since 1970; `people` are the seats of persons.

    Both are None where the record does not say. `hints`: how many hints were taken in it. Without a `winner` it was
    given up.
    """

    game: str
    players: tuple[str, ...]
    totals: tuple[int, ...]
    winner: int | None
    started: int | None
    place: LinePlace
    hints: int = 0
    people: frozenset[int] | None = None

    @property
    def begun(self) -> tuple[tuple[str, ...], int | None]:
        """The key that tells two matches apart: the players and the start."""
        return self.players, self.started

    @property
    def winners(self) -> tuple[str, ...]:
        """The winner, or both partners of the winning team; nobody if it was given up."""
        return () if self.winner is None else self.players[self.winner :: len(self.totals)]

    @property
    def losers(self) -> tuple[str, ...]:
        """All other players."""
        sides = len(self.totals)
        return tuple(name for seat, name in enumerate(self.players) if seat % sides != self.winner)


def last_matches(records_file: Path, most: int) -> list[FinishedMatch]:
    """Return the matches that were finished last, the newest first; lines that cannot be read are left out.

    So is a match that was given up, taken up again and finished later. Raises OSError if the file is there but cannot
    be read.
    """
    lines = deque(_placed_lines(records_file), maxlen=4 * most)
    found = (_at_a_glance(place, line) for place, line in reversed(lines))
    return list(islice(_each_once(match for match in found if match is not None), most))


def _each_once(matches: Iterable[FinishedMatch]) -> Iterator[FinishedMatch]:
    """Yield the newest line of each match; one whose record does not say when it began is not known again."""
    seen = set()
    for match in matches:
        if match.winner is not None or match.started is None or match.begun not in seen:
            yield match
        seen.add(match.begun)


def load_match(match: FinishedMatch) -> Record:
    """Return the whole match. Raises OSError, or RecordError if the file no longer holds it or it is damaged."""
    line = match.place.read()
    if _at_a_glance(match.place, line) != match:
        raise RecordError("the match stands no longer where it stood")
    return read_line(line)


def _placed_lines(path: Path) -> Iterator[tuple[LinePlace, bytes]]:
    start = 0
    for line in lines_of(path):
        yield LinePlace(path, start, len(line)), line
        start += len(line)


def _at_a_glance(place: LinePlace, line: bytes) -> FinishedMatch | None:
    try:
        value = jsontext.read_object(line.decode("utf-8", "replace"))
        game = game_named(jsontext.text(value, "game"))
        rules = game.read_rules(jsontext.mapping(value, "rules"))
        scored = [item for item in jsontext.array(value, "rounds") if isinstance(item, dict) and "totals" in item]
        sides, gave_up = game.sides(rules), is_given_up(value) and value.get("winner") is None
        nothing = {"totals": [0] * sides} if gave_up else {}
        totals = jsontext.integers(scored[-1] if scored else nothing, "totals", sides)
        players = tuple(map(clean_name, jsontext.texts(value, "players")))
        winner = None if gave_up else jsontext.place(value, "winner", sides)
    except EngineError:
        return None
    if len(players) != game.seats(rules):
        return None
    hints, people = sum(hints_among(value, len(players))), known_people(value, len(players))
    return FinishedMatch(game.id, players, totals, winner, started_of(value), place, hints, people)
