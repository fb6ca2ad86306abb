"""What a League Spades tournament is set up with, and how it and its finished games are told in files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..engine import jsontext
from ..engine.errors import EngineError, TextError
from ..engine.games import game_named
from ..engine.record import Record
from ..engine.rng import MAX_SEED, Stream
from ..engine.tournament import TEAMS, Pairing, Played, Tournament
from ..players import LEVELS, STYLES
from .seats import MatchSetup, SeatSetup
from .teams import Team, drawn_field

GAME = "pride"
FORMAT = "goodge-tournament"
SETUP, RECORDS = "tournament.json", "records.jsonl"  # files of a tournament's folder
TAG = "tournament"  # the field of a game's record that says where it belongs

Key = tuple[int, tuple[int, int]]  # the round and the teams of a game


@dataclass(frozen=True, slots=True)
class TournamentSetup:
    """All that a tournament follows from, but for what people decide. `own` is the people's place among the teams.

    `number` tells it apart from any other: the moment when it was drawn, in milliseconds.
    """

    number: int
    seed: int
    own: int
    teams: tuple[Team, ...]

    def match_setup(self, pairing: Pairing) -> MatchSetup:
        """Who sits where in a game, and its deals. The first team has the seats 0 and 2."""
        first, second = (self.teams[team].players for team in pairing.teams)
        stream = Stream(self.seed, TAG, pairing.round, *pairing.teams)
        seats = (first[0], second[0], first[1], second[1])
        return MatchSetup(seats, pairing.options, stream.below(MAX_SEED), GAME)

    def tag(self, pairing: Pairing) -> dict[str, Any]:
        """What the record of a game says of where it belongs."""
        return {TAG: {"number": self.number, "round": pairing.round, "teams": list(pairing.teams)}}

    def owns(self, pairing: Pairing) -> bool:
        """Whether the people's team plays in it."""
        return self.own in pairing.teams

    def is_of(self, record: Record, pairing: Pairing) -> bool:
        """Whether this is a record of that game."""
        setup = self.match_setup(pairing)
        rules = record.game.read_rules(setup.options) if record.game.id == GAME else None
        named = tuple(seat.name for seat in setup.seats) == record.players
        return record.rules == rules and named and record.extra.get(TAG) == self.tag(pairing)[TAG]


def draw(own: Team, level: str | None, seed: int, number: int) -> TournamentSetup:
    """A tournament of a team and seven others of a level (None: of all levels), in a drawn order."""
    stream = Stream(seed, TAG, "field")
    teams = stream.shuffled([own, *drawn_field(own, level, TEAMS - 1, stream)])
    return TournamentSetup(number, seed, teams.index(own), tuple(teams))


# -- the setup as text ------------------------------------------------------------------------------------


def encode_setup(setup: TournamentSetup) -> bytes:
    return jsontext.write_object({"format": FORMAT, "version": 1, **asdict(setup)}).encode("ascii") + b"\n"


def decode_setup(data: bytes) -> TournamentSetup:
    """The setup of a file. Raises TextError."""
    value = jsontext.read_object(data.decode("utf-8", "replace"))
    jsontext.check_format(value, FORMAT)
    teams = tuple(_team(jsontext.mapping({"team": item}, "team")) for item in jsontext.array(value, "teams"))
    if len(teams) != TEAMS:
        raise TextError(f"“teams” must name {TEAMS} teams")
    seed, own = jsontext.integer(value, "seed"), jsontext.place(value, "own", TEAMS)
    return TournamentSetup(jsontext.integer(value, "number"), seed, own, teams)


def _team(value: jsontext.Object) -> Team:
    players = [_player(jsontext.mapping({"player": item}, "player")) for item in jsontext.array(value, "players")]
    if len(players) != 2:
        raise TextError("a team has two players")
    return Team(jsontext.text(value, "name"), (players[0], players[1]))


def _player(value: jsontext.Object) -> SeatSetup:
    level, style = jsontext.field(value, "level"), value.get("style")
    if level is not None and level not in LEVELS:
        raise TextError("there is no such level")
    return SeatSetup(jsontext.text(value, "name"), level, style if style in STYLES else None)


# -- finished games as text -------------------------------------------------------------------------------


def is_tagged(line: bytes, setup: TournamentSetup) -> bool:
    """Whether a line may be the record of a game of this tournament; quick."""
    return f'"{TAG}": {{"number": {setup.number},'.encode() in line


def key_of(pairing: Pairing) -> Key:
    return pairing.round, pairing.teams


def read_key(line: bytes) -> Key:
    """Which game a tagged line is the record of. Raises TextError."""
    tag = jsontext.mapping(jsontext.read_object(line.decode("utf-8", "replace")), TAG)
    teams = jsontext.integers(tag, "teams", 2)
    return jsontext.integer(tag, "round"), (teams[0], teams[1])


def read_result(line: bytes, pairing: Pairing) -> Played:
    """How the game of a line ended, as far as a glance shows. Raises an EngineError for what is no finished game."""
    value = jsontext.read_object(line.decode("utf-8", "replace"))
    game = game_named(jsontext.text(value, "game"))
    if game.id != GAME or game.read_rules(jsontext.mapping(value, "rules")) != game.read_rules(pairing.options):
        raise TextError("the game was played by other rules")
    rounds = jsontext.array(value, "rounds")
    last = jsontext.mapping({"round": rounds[-1] if rounds else None}, "round")
    totals = jsontext.integers(last, "totals", 2)
    return Played(pairing, (totals[0], totals[1]), jsontext.place(value, "winner", 2))


def results_of(
    lines: Iterable[bytes], setup: TournamentSetup, note: Callable[[str], None]
) -> tuple[Tournament, dict[Key, bytes]]:
    """How a tournament stands by these records, as far as its pairings follow from one another, and what counted.

    Of each game the first record that can be read counts; `note` takes lines for the log.
    """
    found: dict[Key, list[bytes]] = {}
    for line in lines:
        try:
            if is_tagged(line, setup):
                found.setdefault(read_key(line), []).append(line)
        except EngineError as error:
            note(f"a record of the tournament is damaged: {error}")
    tournament, counted = Tournament(), dict[Key, bytes]()
    while due := [pairing for pairing in tournament.due() if key_of(pairing) in found]:
        for pairing in due:
            for line in found.pop(key_of(pairing)):
                try:
                    result = read_result(line, pairing)
                    tournament = tournament.with_result(pairing, result.totals, result.winner)
                except (EngineError, ValueError) as error:
                    note(f"a record of the tournament is damaged: {error}")
                else:
                    counted[key_of(pairing)] = line
                    break
    return tournament, counted


def round_under_way(folder: Path) -> tuple[Pairing, ...] | None:
    """The round to which the tournament of a folder has come; None where none is under way, or none can be read."""
    records = folder / RECORDS
    try:
        setup = decode_setup((folder / SETUP).read_bytes())
        lines = records.read_bytes().splitlines(keepends=True) if records.exists() else []
    except (OSError, TextError):
        return None
    tournament, _ = results_of(lines, setup, lambda _: None)
    *_, current = tournament.rounds()
    return current if tournament.champion is None else None
