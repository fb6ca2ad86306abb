"""The names of a side in the room that the scorecard has for them."""

from __future__ import annotations

from collections.abc import Sequence

from .canvas import Canvas
from .theme import DISPLAY, NAME, Role

SMALLER_NAMES = (NAME, Role(DISPLAY, 19), Role(DISPLAY, 17))


def fitted(canvas: Canvas, names: Sequence[str], width: int) -> tuple[Role, str]:
    """The largest role in which the names of a side are at most `width` pixels wide, and the line they make.

    Where they are too long even for the smallest one, the longest is cut first.
    """
    line = " and ".join(names)
    for role in SMALLER_NAMES:
        if canvas.type.size(line, role)[0] <= width:
            return role, line
    return SMALLER_NAMES[-1], shortened(canvas, names, SMALLER_NAMES[-1], width)


def shortened(canvas: Canvas, names: Sequence[str], role: Role, width: int) -> str:
    """The names on one line of at most `width` pixels: those longer than an even share give way."""
    room = width - (canvas.type.size(" and ", role)[0] + canvas.px(2)) * (len(names) - 1)
    shown = list(names)
    by_length = sorted(range(len(names)), key=lambda number: canvas.type.size(names[number], role)[0])
    for left, number in enumerate(by_length):
        shown[number] = canvas.type.shortened(names[number], role, room // (len(names) - left))
        room -= canvas.type.size(shown[number], role)[0]
    return " and ".join(shown)


def largest(canvas: Canvas, text: str, roles: Sequence[Role], width: int) -> Role:
    """The first role in which the text is at most that many pixels wide, else the last one."""
    return next((role for role in roles if canvas.type.size(text, role)[0] <= width), roles[-1])
