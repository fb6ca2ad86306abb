"""Parts that the menu scenes share: the felt with its gold corners, the page, its measures and its foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, GOLD, KEYCAP, MUTED, SMALL, SMALL_STRONG, Role
from ..widgets.base import Drawing, Item
from ..widgets.buttons import Button, cap_width, keycap
from ..widgets.commands import Command, cap, key_name
from ..widgets.device import in_use
from ..wording.phrases import say

_CORNER, _CORNER_EDGE = 92, 30  # units: the measure of an ornament, and its distance from the edges of the window


def page(canvas: Canvas, width: float, height: float) -> pygame.Rect:
    """Return a rectangle in the middle of the window, at most this large in units, with a margin around it."""
    room = canvas.rect.inflate(-canvas.px(64), -canvas.px(48))
    rect = pygame.Rect(0, 0, min(room.width, canvas.px(width)), min(room.height, canvas.px(height)))
    rect.center = canvas.rect.center
    return rect


def row_height(canvas: Canvas, role: Role = BODY_STRONG, least: float = 44) -> int:
    """The height of a control with one line of text."""
    return max(canvas.px(least), canvas.type.line_height(role) + canvas.px(12))


def back_button(rect: pygame.Rect, do: Callable[[], None]) -> Button:
    """Return a button that leads one step back, as Esc does."""
    return Button(key="back", rect=rect, text=say("button", "Back"), on_press=do, keycap=Command.BACK)


def draw_progress(canvas: Canvas, rect: pygame.Rect, share: float) -> None:
    """Draw a bar with round ends that is filled up to this share."""
    radius = rect.height / 2 / canvas.unit
    canvas.panel(rect, radius=radius, top=MUTED.faded(60))
    done = pygame.Rect(rect.left, rect.top, round(rect.width * share), rect.height)
    if done.width > rect.height:
        canvas.panel(done, radius=radius, top=GOLD)


def corners(canvas: Canvas) -> None:
    """Draw a gold ornament in both upper corners of the window; at the foot they would be beside the buttons."""
    side, edge = canvas.px(_CORNER), canvas.px(_CORNER_EDGE)
    ornament = canvas.art.picture("emblems/corner", (side, side))
    canvas.surface.blit(ornament, (edge, edge))
    canvas.surface.blit(pygame.transform.flip(ornament, True, False), (canvas.rect.width - edge - side, edge))


def which_shown(first: int, end: int, count: int) -> str:
    """Say which part of a list of names is shown, and which keys lead to the rest."""
    shown = say(
        "statistics: which names are shown", "{first} to {last} of {all}",
        first=first + 1, last=min(end, count), all=count,
    )  # fmt: skip
    up, down = key_name(Command.PAGE_UP), key_name(Command.PAGE_DOWN)
    return f"{shown} · {say('statistics: which names are shown', '{up}, {down}: all of them', up=up, down=down)}"


def common_hints() -> list[tuple[Command, str]]:
    """The commands whose keys mean the same everywhere, each with what it does; for a pad, where to find them."""
    if in_use.is_pad:
        return [(Command.MENU, say("what a key does", "All commands"))]
    return [
        (Command.RULES, say("what a key does", "Rules")),
        (Command.FULL_SCREEN, say("what a key does", "Full screen")),
        (Command.MUTE, say("what a key does", "Sound on or off")),
    ]


def key_hints(
    canvas: Canvas, left: int, centery: int, hints: Sequence[tuple[Command, str]], key: str = "hints"
) -> Item:
    """Return a quiet line that starts at `left`, with the commands' keys and what they do."""
    caps = [(cap(command), words) for command, words in hints]
    gap, between = canvas.px(8), canvas.px(26)
    widths = [_hint_width(canvas, name, words) for name, words in caps]
    height = max(canvas.type.line_height(KEYCAP), canvas.type.line_height(SMALL)) + canvas.px(6)
    rect = pygame.Rect(left, 0, sum(widths) + between * (len(caps) - 1), height)
    rect.centery = centery

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        x = rect.left
        for (name, words), width in zip(caps, widths, strict=True):
            wide = cap_width(canvas, name)
            keycap(canvas, name, pygame.Rect(x, rect.top, wide, rect.height), MUTED)
            words_at = pygame.Rect(x + wide + gap, rect.top, width - wide - gap, rect.height)
            canvas.text(words, SMALL_STRONG, words_at, MUTED, "left")
            x += width + between

    return Drawing(key=key, rect=rect, paint=paint)


def _hint_width(canvas: Canvas, name: str, words: str) -> int:
    return cap_width(canvas, name) + canvas.px(8) + canvas.type.size(words, SMALL_STRONG)[0]
