"""What there is to tell of a person before a match is over."""

from __future__ import annotations

from ....engine.record import Record
from ....engine.values import replace
from ....table.archive.finished import FinishedMatches
from ....table.archive.kept_goals import read_reached
from ....table.archive.renamings import name_now
from ....table.archive.setups import people_in, started_of
from ...program.app import App
from ...wording.matches import so_far_words
from .skill import lost_so_far


def found_so_far(app: App) -> str:
    """Say what there is before the first match is over: the rounds played in those under way, and small goals."""
    name, matches = app.household.name, app.store.matches.values()
    rounds = sum(len(record.scored) for record in matches if name is None or name in _people(app, record))
    reached = read_reached(app.home.small_goals_file).found
    mine = [reached.get(name, {})] if name is not None else reached.values()
    return so_far_words(rounds, sum(map(len, mine)))


def _people(app: App, record: Record) -> list[str]:
    """Return the people in a match, by the names they have now."""
    known, begun = app.household.renamings, started_of(record.extra)
    return [name_now(known, record.players[seat], begun) for seat in people_in(record)]


def lost_under_way(app: App, finished: FinishedMatches) -> str:
    """Say what is known of the choices of whoever plays in a match under way, the one played last if it is of several.

    Nothing is written, as this is found on the thread that draws.
    """
    playing, found = app.household.name, replace(finished, may_save=False).reviewed()
    reviewed = {match.started: match for match in found}
    for record in app.store.matches.values():
        started = started_of(record.extra)
        match = None if started is None else reviewed.get(started)
        people = () if match is None else match.people
        said = (lost_so_far(record.game.id, person) for person in people if playing in (None, person.name))
        if told := next(filter(None, said), ""):
            return told
    return ""
