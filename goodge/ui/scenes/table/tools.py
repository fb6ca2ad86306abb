"""The tools beside the trick of a table at which people play: Undo and the last trick."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.game import Phase
from ...tabletop.offers import Tool
from ...tabletop.shown import ShownTable
from ...widgets.commands import Command
from ...wording.phrases import say
from .curtain import NO_TRICK_YET


def tools_beside(
    shown: ShownTable, undo: Callable[[], None], why_no_undo: str | None, show_last_trick: Callable[[], None]
) -> tuple[Tool, ...]:
    """Return the tools; `why_no_undo` is None where something can be taken back."""
    board = shown.view.board
    back = Tool(
        "undo", undo, say("table: button", "Undo"), keycap=Command.UNDO, width=132, is_at_right=True,
        tip=say("table: tip of Undo", "Takes the last decision back"), why_off=why_no_undo,
    )  # fmt: skip
    if board.phase is not Phase.PLAY:
        return (back,) if why_no_undo is None else ()
    last = Tool(
        "last", show_last_trick, say("button", "Last trick"), keycap=Command.LAST_TRICK, width=140,
        is_at_right=not shown.has_people,
        tip=say("table: tip of Last trick", "The last trick"),
        why_off=None if board.tricks else NO_TRICK_YET.say(),
    )  # fmt: skip
    return (last, back) if shown.has_people else (last,)
