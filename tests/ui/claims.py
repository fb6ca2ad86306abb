"""Tables at which the rest of a round can be claimed."""

from __future__ import annotations

from collections.abc import Iterator

from goodge.coach.claims import claim, pays
from goodge.engine.game import AnyState
from goodge.engine.games import GAMES
from goodge.engine.record import Record
from goodge.table.archive.setups import fields_of
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene
from tests.coach.rounds import played

from .tables import go_on, setup, show_table


def claims_in(game: str, least: int) -> Iterator[list[AnyState]]:
    """Rounds up to a decision at which whoever acts is sure of all tricks left, this many or more, and wants them."""
    for seed in range(80):
        states = played(GAMES[game], seed)
        for number, state in enumerate(states[:-1]):
            view = GAMES[game].view_for(state, state.board.turn)
            if len(claim(GAMES[game], view) or ()) >= least and pays(GAMES[game], view):
                yield states[: number + 1]
                break


def claimable(app: App, game: str, *others: int, least: int = 2, is_own: bool = True) -> TableScene:
    """A table at which the rest can be claimed: by a person, or by a computer player (unless it `is_own`).

    People sit at this many seats after theirs, too.
    """
    states = next(claims_in(game, least))
    seats = GAMES[game].seats(states[0].match.rules)
    turn = states[-1].board.to_act
    people = {(turn + step) % seats for step in (*([0] if is_own else []), *others)}
    made = setup(tuple(None if seat in people else "novice" for seat in range(seats)), 1, game)
    names = tuple(seat.name for seat in made.seats)
    record = Record(GAMES[game], states[0].match.rules, names, [list(states)], fields_of(made, started=1_000))
    scene = show_table(app, Table(made, record, app.store))
    go_on(app, scene, sees_claims=True)
    return scene
