"""How long a computer player's answer takes at the least, and how long a question hears no hasty answer."""

from __future__ import annotations

from ....engine.game import Phase
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


def deaf_seconds(shown: ShownTable) -> float:
    """Return for how many seconds a question takes no press: that was meant to hurry on what lay there before.

    Only cards are played at the pace of the table; where nothing moves, there is nothing to hurry.
    """
    factor = shown.timeline.factor
    if is_quick(shown):
        return speeds.DEAF_AFTER_ASKING * factor
    return speeds.DEAF_AFTER_ASKING if factor else 0.0


def is_quick(shown: ShownTable) -> bool:
    """Return True where people answer by habit, card by card, and a mouse waits over the card for its turn."""
    return shown.view.board.phase is Phase.PLAY
