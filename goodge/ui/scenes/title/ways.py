"""The buttons of the title: rows of ways on, in one size of letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import BUTTON, GOLD, PANEL, SMALL_STRONG, smaller
from ...widgets.base import Item, Panel
from ...widgets.buttons import Button, shares_of
from ...widgets.layout import columns

APART = 12
_AIR, _NARROW_AIR = 36, 26  # beside the words of a button, with the gap to the next; at least where all are equal
_INSIDE = 20  # of a button: air beside its words, as buttons have it
_TRAY_EDGE, _TRAY = 6, 225


@dataclass(frozen=True, slots=True)
class TitleWay:
    """A button; `note` returns its second line for a width in pixels. `share` is its part of a row's width.

    One that `is_tool` leads to no match; it stands back behind those that do.
    """

    key: str
    text: str
    do: Callable[[], None]
    note: Callable[[Canvas, int], str] | None = None
    share: int = 1
    is_tool: bool = False


def as_far_as_fits(words: list[str], canvas: Canvas, width: int) -> str:
    """Return as many of the first words as fit on one line."""
    count = len(words)
    while count > 1 and canvas.type.size(" · ".join(words[:count]), SMALL_STRONG)[0] > width:
        count -= 1
    return canvas.type.shortened(" · ".join(words[:count]), SMALL_STRONG, width)


def tray_of(canvas: Canvas, ways: list[TitleWay], rect: pygame.Rect) -> list[Item]:
    """Return a tray in this place with the buttons to the matches under way; nothing if there are none."""
    if not ways:
        return []
    edge = canvas.px(_TRAY_EDGE)
    tray = Panel(key="tray", rect=rect, top=PANEL.faded(_TRAY), line=GOLD.faded(150))
    return [tray, *_in_a_row(canvas, ways, rect.inflate(-2 * edge, -2 * edge))]


def tray_height(canvas: Canvas, button: int) -> int:
    """Return the height of a tray for buttons of this height."""
    return button + 2 * canvas.px(_TRAY_EDGE)


def rows_of(
    canvas: Canvas, column: pygame.Rect, rows: list[list[TitleWay]], heights: list[int], gap: int
) -> list[Item]:
    """Return the buttons, row by row, from the top of the column down."""
    items: list[Item] = []
    top = column.top
    for row, height in zip(rows, heights, strict=True):
        items += _in_a_row(canvas, row, pygame.Rect(column.left, top, column.width, height))
        top += height + gap
    return items


def match_letters(canvas: Canvas, items: list[Item]) -> None:
    """Give all buttons the largest letters that fit in each, and the look of the main one to the first alone.

    Second lines side by side are as large as each other.
    """
    buttons = [item for item in items if isinstance(item, Button)]
    fitting = [
        canvas.type.fitting(each.text, smaller(BUTTON), each.rect.width - canvas.px(_INSIDE)) for each in buttons
    ]
    role = min(fitting, key=lambda role: role.size)
    for button in buttons:
        button.role = role
    noted = [button for button in buttons if button.note]
    notes = {button.key: button.role_of_note(canvas) for button in noted}
    for button in noted:
        beside = [notes[each.key] for each in noted if each.rect.top == button.rect.top]
        button.note_most = min(beside, key=lambda role: role.size)
    buttons[0].style = "primary"


def _in_a_row(canvas: Canvas, row: list[TitleWay], rect: pygame.Rect) -> list[Button]:
    """Return the buttons of one row."""
    places = columns(rect, _shares(canvas, row, rect.width), canvas.px(APART))
    return [
        Button(
            key=way.key, rect=place, text=way.text, on_press=way.do,
            style="faint" if way.is_tool else "plain",
            note=None if way.note is None else way.note(canvas, place.width - canvas.px(24)),
        )
        for way, place in zip(row, places, strict=True)
    ]  # fmt: skip


def _shares(canvas: Canvas, row: list[TitleWay], width: int) -> Sequence[int]:
    """Return the parts of a row's width: those of its buttons, or by their words where three are narrow."""
    widest = max(canvas.type.size(way.text, BUTTON)[0] for way in row)
    is_narrow = len(row) > 2 and (widest + canvas.px(_NARROW_AIR)) * len(row) > width
    by_words = shares_of(canvas, [way.text for way in row], BUTTON, width, air=_AIR) if is_narrow else ()
    return by_words or [way.share for way in row]
