"""The setup that a match was started with, as told by the settings, a tournament or the record of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine import jsontext
from ...engine.errors import RecordError, TextError
from ...engine.games import game_named
from ...engine.record import Record
from ...engine.rng import MAX_SEED
from ...players import LEVELS, STYLES
from ..seats import MatchSetup, SeatSetup

_NO_HELP, _HINTS, _GIVEN_UP = "no_help", "hints", "given_up"
AGAIN = "again"
"""The field of a record that is true where the cards were known, because the match was played again."""

# -- in a record ------------------------------------------------------------------------------------------


def fields_of(setup: MatchSetup, started: int) -> dict[str, Any]:
    """Return the fields of a record that say how its match was started, besides rules and names.

    `started` is in milliseconds since 1970.
    """
    styles = [seat.style for seat in setup.seats]
    return {
        "seats": [seat.level for seat in setup.seats],
        **({"styles": styles} if any(styles) else {}),
        "seed": setup.seed,
        "players_seed": setup.players_seed,
        **({} if setup.has_help else {_NO_HELP: True}),
        "started": started,
    }


def setup_of(record: Record) -> MatchSetup:
    """Return what a saved match was started with. Raises RecordError if the save does not say."""
    levels, seed = record.extra.get("seats"), record.extra.get("seed")
    if not isinstance(levels, list) or len(levels) != len(record.players):
        raise RecordError("the field “seats” must name a level, or null, for each player")
    if not all(level is None or level in LEVELS for level in levels):
        raise RecordError("“seats” names a level that this program does not have")
    if type(seed) is not int:
        raise RecordError("the field “seed” must be a whole number")
    sitters = zip(record.players, levels, _styles(record), strict=True)
    seats = tuple(SeatSetup(name, level, style) for name, level, style in sitters)
    has_help = record.extra.get(_NO_HELP) is not True
    return MatchSetup(seats, record.rules.as_options(), seed, record.game.id, _players_seed(record), has_help)


def known_setup(record: Record) -> MatchSetup | None:
    """Return what a match was started with; None if its record does not say, as one made elsewhere need not."""
    try:
        return setup_of(record)
    except RecordError:
        return None


def _players_seed(record: Record) -> int:
    """Return the seed that the computer players are asked with; 0 in saves that are too old to have one."""
    seed = record.extra.get("players_seed")
    return seed if type(seed) is int else 0


def _styles(record: Record) -> list[str | None]:
    """Return each player's style; a style that this program does not have becomes None."""
    styles = record.extra.get("styles")
    if not isinstance(styles, list) or len(styles) != len(record.players):
        return [None] * len(record.players)
    return [style if style in STYLES else None for style in styles]


def people_in(record: Record) -> frozenset[int]:
    """Return the seats at which people sit; all seats if the record does not say."""
    return people_among(record.extra, len(record.players))


def levels_among(fields: jsontext.Object, seats: int) -> tuple[str | None, ...]:
    """Return the level at each seat, None for a person; a level that this program does not have counts as a person."""
    levels = fields.get("seats")
    known = levels if isinstance(levels, list) and len(levels) == seats else [None] * seats
    return tuple(level if level in LEVELS else None for level in known)


def people_among(fields: jsontext.Object, seats: int) -> frozenset[int]:
    """Return the seats at which people sit, from the fields of a record; all seats if it does not say."""
    known = known_people(fields, seats)
    return frozenset(range(seats)) if known is None else known


def known_people(fields: jsontext.Object, seats: int) -> frozenset[int] | None:
    """Return the seats at which people sit, from the fields of a record; None if it does not say."""
    levels = fields.get("seats")
    if not isinstance(levels, list) or len(levels) != seats:
        return None
    return frozenset(seat for seat, level in enumerate(levels) if level is None)


def note_hint(record: Record, seat: int) -> None:
    """Note in a record that this seat has taken a hint."""
    taken = list(hints_among(record.extra, len(record.players)))
    taken[seat] += 1
    record.extra[_HINTS] = taken


def hints_among(fields: jsontext.Object, seats: int) -> tuple[int, ...]:
    """Return how many hints each seat has taken, from the fields of a record; none if it does not say."""
    taken = fields.get(_HINTS)
    is_told = isinstance(taken, list) and len(taken) == seats and all(type(n) is int and n >= 0 for n in taken)
    return tuple(taken) if isinstance(taken, list) and is_told else (0,) * seats


def note_given_up(record: Record) -> None:
    """Note in a record that its match was given up: it ends where it stands, won by nobody."""
    record.extra[_GIVEN_UP] = True


def take_up(record: Record) -> None:
    """Note in a record that its match goes on after it was given up."""
    record.extra.pop(_GIVEN_UP, None)


def is_given_up(fields: Mapping[str, Any]) -> bool:
    """Return True if a match was given up, by the fields of its record."""
    return fields.get(_GIVEN_UP) is True


def is_ended(record: Record) -> bool:
    """Return True if a match has been won or given up, so that it is not continued."""
    return record.winner is not None or is_given_up(record.extra)


def is_same(one: Record, other: Record) -> bool:
    """Return True if both are the same match at two moments."""
    fields = ("seed", "started")
    return one.players == other.players and all(one.extra.get(name) == other.extra.get(name) for name in fields)


def started_of(fields: jsontext.Object) -> int | None:
    """Return when a match was started, in milliseconds since 1970; None if its record does not say."""
    started = fields.get("started")
    return started if type(started) is int else None


# -- on its own --------------------------------------------------------------------------------------------


def read_setup(value: object) -> MatchSetup:
    """Return the setup in a JSON value. Raises an EngineError."""
    fields = jsontext.mapping({"setup": value}, "setup")
    game, options = game_named(jsontext.text(fields, "game")), jsontext.mapping(fields, "options")
    seats = tuple(map(read_seat, jsontext.array(fields, "seats")))
    if game.seats(game.read_rules(options)) != len(seats):
        raise TextError("the seats are not as many as play")
    seed = jsontext.integer(fields, "seed")
    if not 0 <= seed <= MAX_SEED:
        raise TextError("there is no such deal")
    has_help = fields.get("has_help") is not False
    return MatchSetup(seats, options, seed, game.id, read_players_seed(fields), has_help)


def read_seat(value: object, *, any_style: bool = False) -> SeatSetup:
    """Return the seat in a JSON value. Raises TextError.

    With `any_style`, a style that this program does not have becomes None.
    """
    fields = jsontext.mapping({"seat": value}, "seat")
    level, style = jsontext.field(fields, "level"), fields.get("style")
    if level is not None and level not in LEVELS:
        raise TextError("there is no such level")
    if style is not None and style not in STYLES:
        if not any_style:
            raise TextError("there is no such style")
        style = None
    return SeatSetup(jsontext.text(fields, "name"), level, style)


def read_players_seed(fields: jsontext.Object) -> int:
    """Return the seed that computer players are asked with; 0 in older files, which have none. Raises TextError."""
    return jsontext.integer({"players_seed": 0} | fields, "players_seed")
