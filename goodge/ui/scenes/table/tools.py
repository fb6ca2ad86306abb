"""The tools of a table: those in its bar, and Undo and the last trick beside the cards."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.game import Phase
from ...program.app import App
from ...tabletop.offers import Tool
from ...tabletop.shown import ShownTable
from ...widgets.commands import Command, cap
from ...wording.phrases import say
from .curtain import NO_TRICK_YET

TOOLS = _UNDO, _LAST = "undo", "last"
"""The keys of what lies beside the cards: where it can be used, a click there means it, whatever moves."""


def sound_and_rules(app: App) -> tuple[Tool, Tool]:
    """Return the tools at the right of every table's bar."""
    icon = "sound-off" if app.settings.muted else "sound-on"
    rules = say("table: tip of the rules button", "Rules · {key}", key=cap(Command.RULES))
    sound = say("table: tip of the sound button", "Sound · {key}", key=cap(Command.MUTE))
    return Tool("rules", app.open_rules, icon="help", tip=rules), Tool("mute", app.toggle_mute, icon=icon, tip=sound)


def tools_beside(
    shown: ShownTable, undo: Callable[[], None], why_no_undo: str | None, show_last_trick: Callable[[], None]
) -> tuple[Tool, ...]:
    """Return the tools; `why_no_undo` is None where something can be taken back."""
    board = shown.view.board
    back = Tool(
        _UNDO, undo, say("table: button", "Undo"), keycap=Command.UNDO, width=132, is_at_right=True,
        tip=say("table: tip of Undo", "Takes the last decision back"), why_off=why_no_undo,
    )  # fmt: skip
    if board.phase is not Phase.PLAY:
        return (back,) if why_no_undo is None else ()
    last = Tool(
        _LAST, show_last_trick, say("button", "Last trick"), keycap=Command.LAST_TRICK, width=140,
        is_at_right=not shown.has_people,
        tip=say("table: tip of Last trick", "The last trick"),
        why_off=None if board.tricks else NO_TRICK_YET.say(),
    )  # fmt: skip
    return (last, back) if shown.has_people else (last,)
