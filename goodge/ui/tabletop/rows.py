"""The row of tools at the foot of a table: those that run what one watches, or the ways on after a round."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, SMALL_STRONG
from ..widgets.alike import alike, by_words
from ..widgets.buttons import Button
from ..widgets.layout import columns
from .offers import Offers, tool_button
from .shown import ShownTable

ABOVE_END, END_HEIGHT = 24, 52  # the buttons at the end, and the air over them
_HEIGHT, _BELOW = 36, 3  # other buttons, and the air between them and the sentence over them
_WIDEST = 1.3  # of a button, beside its usual width
_AROUND = 16  # units by which a row may be wider than the sentence over it, at each side
_OFF_EDGE = 40  # units: from the edges of the window to a row where no hand lies


def row_of_tools(canvas: Canvas, shown: ShownTable, offers: Offers) -> Sequence[Button]:
    """Return the buttons of the row that is offered; without a hand to lie under them, they are at the lower edge."""
    below = shown.places.sentence
    is_low = not offers.is_end and not shown.view.hand and not shown.is_drawing
    row = pygame.Rect(below.left, below.bottom + canvas.px(_BELOW), below.width, canvas.px(_HEIGHT))
    if offers.is_end:
        row = pygame.Rect(below.left, below.bottom + canvas.px(ABOVE_END), below.width, canvas.px(END_HEIGHT))
    elif is_low:
        inner = canvas.rect.inflate(-2 * canvas.px(_OFF_EDGE), -2 * canvas.px(_OFF_EDGE))
        row = pygame.Rect(inner.left, inner.bottom - canvas.px(END_HEIGHT), inner.width, canvas.px(END_HEIGHT))
    widest = sum(canvas.px(_WIDEST * tool.width) + canvas.px(8) for tool in offers.row)
    row.inflate_ip(min(0, widest - row.width), 0)
    buttons: Sequence[Button] = _in_a_row(canvas, offers, row)
    if not offers.is_end and not _show_keys(canvas, buttons):
        around = canvas.px(_AROUND) if row.left > shown.places.own_plate.right else 0
        buttons = by_words(canvas, buttons, row.inflate(2 * around, 0))
    if not offers.is_end and not is_low and not offers.tools and not _show_keys(canvas, buttons):
        row.width = shown.places.tools.right - row.left
        buttons = by_words(canvas, buttons, row)
    return alike(canvas, buttons)


def _show_keys(canvas: Canvas, buttons: Sequence[Button]) -> bool:
    return all(button.shows_key(canvas) for button in buttons)


def _in_a_row(canvas: Canvas, offers: Offers, row: pygame.Rect) -> list[Button]:
    """Return the buttons of a row, all of one width while people watch."""
    shares = [tool.width if offers.is_end else 1 for tool in offers.row]
    rects = columns(row, shares, canvas.px(8)) if offers.row else []
    role = BODY_STRONG if offers.is_end else SMALL_STRONG
    return [tool_button(tool, rect, role) for tool, rect in zip(offers.row, rects, strict=True)]
