"""The tools that a table offers beside its cards: chosen by whoever opens the table, laid out by the furniture."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...engine.values import dataclass
from ..drawing.theme import SMALL_STRONG, Role
from ..widgets.buttons import Button
from ..widgets.commands import Command


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that can be done: a button of this width in card units, or a button with only an icon.

    Beside the icon stands its `word` where the bar has room. `why_off`: the reason why it cannot be done now; None if
    it can. `is_main`: it is what most people do next.
    """

    key: str
    do: Callable[[], None]
    text: str = ""
    icon: str | None = None
    word: str = ""
    keycap: Command | None = None
    tip: str | None = None
    why_off: str | None = None
    width: float = 0.0
    is_at_right: bool = False
    is_main: bool = False


@dataclass(frozen=True, slots=True)
class Offers:
    """The tools of a table: the way out at the left of the bar; others at its right, from the corner inwards; those
    beside the trick; one over the plate of the viewer's own hand; and, in place of the line under the sentence, a row
    where people only watch, or where the hand was if it `is_end`.
    """

    way_out: Tool
    at_right: tuple[Tool, ...]
    tools: tuple[Tool, ...] = ()
    row: tuple[Tool, ...] = ()
    own: Tool | None = None
    is_end: bool = False


def tool_button(tool: Tool, rect: pygame.Rect, role: Role = SMALL_STRONG) -> Button:
    """Return the button of a tool."""
    return Button(
        key=tool.key, rect=rect, role=role, text=tool.text, on_press=tool.do, keycap=tool.keycap,
        why_off=tool.why_off, tip=tool.why_off or tool.tip, style="primary" if tool.is_main else "plain",
    )  # fmt: skip


def tool_icon(tool: Tool, rect: pygame.Rect, *, has_word: bool = False) -> Button:
    """Return the button of a tool that is shown by its icon, alone or with its word."""
    text = tool.word if has_word else ""
    return Button(
        key=tool.key, rect=rect, icon=tool.icon, style="quiet", on_press=tool.do, tip=tool.tip, text=text,
        called=tool.tip or "", role=SMALL_STRONG,
    )  # fmt: skip
