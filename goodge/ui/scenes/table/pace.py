"""How long a computer player's answer takes at the least, so that people can follow."""

from __future__ import annotations

from ....table.match_table import Table
from ...motion import speeds
from ...tabletop.shown import ShownTable


def shortest_answer(shown: ShownTable, table: Table, *, is_hurried: bool) -> float:
    """Return the shortest time that a computer player's answer takes, in seconds."""
    factor = shown.timeline.factor
    if is_hurried or shown.presenter.is_last_trick(shown.view):
        return speeds.LAST_CARD_EACH * factor
    if factor and table.is_last_chance:
        return max(speeds.TAKE_BACK_AT_LEAST, speeds.TAKE_BACK_REST * factor)
    return speeds.THINK_AT_LEAST * factor
