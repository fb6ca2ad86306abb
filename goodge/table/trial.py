"""A position of a match on record, played on at a table of its own; the record stays as it is."""

from __future__ import annotations

from ..coach.match_review import Place
from ..engine.record import Record
from ..engine.values import replace
from .match_table import Table
from .replay import KeptNowhere, setup_told_by
from .seats import SeatSetup, draw_players_seed

_USUAL = "casual"  # the level of those who were people then


def open_trial(record: Record, place: Place, seat: int) -> Table:
    """Return a table at which a person in this seat goes on from a place of the match, against computer players.

    Nothing of it is saved.
    """
    number, action = place
    before = setup_told_by(record)
    seats = tuple(_sitter(each, is_person=other == seat) for other, each in enumerate(before.seats))
    setup = replace(before, seats=seats, players_seed=draw_players_seed(), has_help=True)
    rounds = [*(list(states) for states in record.rounds[:number]), record.rounds[number][: action + 1]]
    people = record.extra.get("seats", [each.level for each in seats])  # who is seen as a person, as they were then
    return Table(setup, Record(record.game, record.rules, record.players, rounds, {"seats": people}), KeptNowhere())


def _sitter(seat: SeatSetup, *, is_person: bool) -> SeatSetup:
    if is_person:
        return SeatSetup(seat.name, None)
    return SeatSetup(seat.name, _USUAL) if seat.level is None else seat
