"""The names of a side, fitted to the room that the scorecard has for them."""

from __future__ import annotations

from collections.abc import Sequence

from ..drawing.canvas import Canvas
from ..drawing.theme import DISPLAY, NAME, Role
from ..wording.lists import listed

SMALLER_NAMES = (NAME, Role(DISPLAY, 19), Role(DISPLAY, 17))


def fitted(canvas: Canvas, names: Sequence[str], width: int) -> tuple[Role, str]:
    """Return the largest role in which the names of a side are at most `width` pixels wide, and the line they make.

    If they are too long even for the smallest one, the longest name is cut first.
    """
    line = listed(names)
    for role in canvas.type.steps(*SMALLER_NAMES):
        if canvas.type.size(line, role)[0] <= width:
            return role, line
    return SMALLER_NAMES[-1], shortened(canvas, names, SMALLER_NAMES[-1], width)


def shortened(canvas: Canvas, names: Sequence[str], role: Role, width: int) -> str:
    """Return the names on one line of at most `width` pixels: those longer than an even share are cut short."""
    size = canvas.type.size
    if size(listed(names), role)[0] <= width:
        return listed(names)
    joints = size(listed(names), role)[0] - sum(size(name, role)[0] for name in names)
    room = width - joints - canvas.px(2) * (len(names) - 1)
    shown = list(names)
    by_length = sorted(range(len(names)), key=lambda number: size(names[number], role)[0])
    for left, number in enumerate(by_length):
        shown[number] = canvas.type.shortened(names[number], role, room // (len(names) - left))
        room -= size(shown[number], role)[0]
    return listed(shown)
