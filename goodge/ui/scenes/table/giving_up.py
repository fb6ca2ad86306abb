"""The ways to give up what is played at a table, for the pause to offer."""

from __future__ import annotations

from ...program.layer import Surrender
from ...wording.claims import MATCH_ENDED, round_words
from .frame import TableFrame
from .rest import RestOfRound


def ways_to_give_up(frame: TableFrame, rest: RestOfRound) -> Surrender | None:
    """Return them; None if there are none. A match that counts elsewhere, as in a tournament, is played to its end."""
    app, table = frame.app, frame.table

    def give_up_match() -> None:
        table.give_up()
        app.ways.title(app)
        app.notices.add(MATCH_ENDED.say())

    is_own = app.host is None and app.store.can_save and not table.is_over
    if not is_own and not rest.may_be_given_up:
        return None
    words = round_words(has_help=table.setup.has_help, is_shared=frame.shown.is_shared)
    return Surrender(rest.give_up if rest.may_be_given_up else None, words, give_up_match if is_own else None)
