"""The files of a League Spades tournament: who plays, and its finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...engine import jsontext
from ...engine.errors import EngineError, TextError
from ...engine.games import game_named
from ...engine.record import Record
from ...engine.tournament import TEAMS, Ending, Pairing, Played, Tournament
from ..system import lines_of, read_plain
from ..teams import Team
from ..tournaments import GAME, TournamentSetup
from .lines import read_line
from .setups import read_players_seed, read_seat

FORMAT = "goodge-tournament"
SETUP, RECORDS, TABLES = "tournament.json", "records.jsonl", "tables.jsonl"  # files of a tournament's folder
_TAG = "tournament"  # the field of a game's record that says where it belongs
_LARGEST_SETUP = 1_000_000  # bytes

GameKey = tuple[int, tuple[int, int]]  # the round and the teams of a game

# -- the setup --------------------------------------------------------------------------------------------


def encode_setup(setup: TournamentSetup) -> bytes:
    """Return the content of a setup's file."""
    return jsontext.write_object({"format": FORMAT, "version": 1, **asdict(setup)}).encode("ascii") + b"\n"


def read_setup(folder: Path) -> TournamentSetup:
    """Return the setup of the tournament in a folder. Raises OSError and TextError."""
    return decode_setup(read_plain(folder / SETUP, _LARGEST_SETUP))


def decode_setup(data: bytes) -> TournamentSetup:
    """Return the setup in the content of a file. Raises TextError."""
    value = jsontext.read_object(data.decode("utf-8", "replace"))
    jsontext.check_format(value, FORMAT)
    teams = tuple(_team(jsontext.mapping({"team": item}, "team")) for item in jsontext.array(value, "teams"))
    if len(teams) != TEAMS:
        raise TextError(f"“teams” must name {TEAMS} teams")
    seed, own = jsontext.integer(value, "seed"), jsontext.place(value, "own", TEAMS)
    return TournamentSetup(jsontext.integer(value, "number"), seed, own, teams, read_players_seed(value))


def _team(value: jsontext.Object) -> Team:
    players = [read_seat(item, any_style=True) for item in jsontext.array(value, "players")]
    if len(players) != 2:
        raise TextError("a team has two players")
    return Team(jsontext.text(value, "name"), (players[0], players[1]))


# -- the games --------------------------------------------------------------------------------------------


def tag_of(setup: TournamentSetup, pairing: Pairing) -> dict[str, Any]:
    """Return what the record of a game says of where it belongs."""
    return {_TAG: {"number": setup.number, "round": pairing.round, "teams": list(pairing.teams)}}


def is_of(record: Record, setup: TournamentSetup, pairing: Pairing) -> bool:
    """Return True if this is a record of that game."""
    match = setup.match_setup(pairing)
    rules = record.game.read_rules(match.options) if record.game.id == GAME else None
    named = tuple(seat.name for seat in match.seats) == record.players
    return record.rules == rules and named and record.extra.get(_TAG) == tag_of(setup, pairing)[_TAG]


def is_tagged(line: bytes, setup: TournamentSetup) -> bool:
    """Return True if a line may be the record of a game of this tournament; a quick check."""
    return f'"{_TAG}": {{"number": {setup.number},'.encode() in line


def number_of(fields: jsontext.Object) -> int | None:
    """Return the number of the tournament that a record belongs to, by its fields; None for any other match."""
    tag = fields.get(_TAG)
    number = tag.get("number") if isinstance(tag, dict) else None
    return number if type(number) is int else None


def key_of(pairing: Pairing) -> GameKey:
    """Return the key under which a game is kept."""
    return pairing.round, pairing.teams


def read_key(line: bytes) -> GameKey:
    """Return the key of the game that a tagged line is the record of. Raises TextError."""
    tag = jsontext.mapping(jsontext.read_object(line.decode("utf-8", "replace")), _TAG)
    teams = jsontext.integers(tag, "teams", 2)
    return jsontext.integer(tag, "round"), (teams[0], teams[1])


def read_result(line: bytes, pairing: Pairing) -> Played:
    """Return how the game on a line ended, at a glance. Raises an EngineError if it is not a finished game."""
    value = jsontext.read_object(line.decode("utf-8", "replace"))
    game = game_named(jsontext.text(value, "game"))
    if game.id != GAME or game.read_rules(jsontext.mapping(value, "rules")) != game.read_rules(pairing.options):
        raise TextError("the game was played by other rules")
    rounds = jsontext.array(value, "rounds")
    last = jsontext.mapping({"round": rounds[-1] if rounds else None}, "round")
    totals = jsontext.integers(last, "totals", 2)
    winner = jsontext.place(value, "winner", 2)
    return Played(pairing, (totals[0], totals[1]), winner, _ending(line, value, pairing, totals[winner]))


def _ending(line: bytes, value: jsontext.Object, pairing: Pairing, best: int) -> Ending:
    """Return why the game on a line was over. Sets are counted in the whole record where they matter."""
    if pairing.options.get("set_limit") is not None:
        match = read_line(line).rounds[-1][-1].match
        return Ending.SETS if max(match.sets) >= pairing.options["set_limit"] else Ending.TARGET
    if value.get("ended") == "time":
        return Ending.TIME
    return Ending.TARGET if best >= pairing.options["target"] else Ending.ROUNDS


def results_of(
    lines: Iterable[bytes], setup: TournamentSetup, note: Callable[[str], None]
) -> tuple[Tournament, dict[GameKey, bytes]]:
    """Return the tournament that follows from these records, and the lines that counted in it.

    Pairings must follow from one another. Of the records of a game, the first that can be read counts; `note` takes
    lines for the log.
    """
    found: dict[GameKey, list[bytes]] = {}
    for line in lines:
        try:
            if is_tagged(line, setup):
                found.setdefault(read_key(line), []).append(line)
        except EngineError as error:
            note(f"a record of the tournament is damaged: {error}")
    tournament, counted = Tournament(), dict[GameKey, bytes]()
    while due := [pairing for pairing in tournament.due() if key_of(pairing) in found]:
        for pairing in due:
            for line in found.pop(key_of(pairing)):
                try:
                    result = read_result(line, pairing)
                    tournament = tournament.with_result(pairing, result.totals, result.winner, result.ending)
                except (EngineError, ValueError) as error:
                    note(f"a record of the tournament is damaged: {error}")
                else:
                    counted[key_of(pairing)] = line
                    break
    return tournament, counted


def round_under_way(folder: Path) -> tuple[Pairing, ...] | None:
    """Return the current round of the tournament in a folder; None if none is under way or none can be read."""
    try:
        setup = read_setup(folder)
        tournament, _ = results_of(lines_of(folder / RECORDS), setup, lambda _: None)
    except (OSError, TextError):
        return None
    *_, current = tournament.rounds()
    return current if tournament.champion is None else None
