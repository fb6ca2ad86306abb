"""The portraits on plates, and where they stand."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.portrait import draw_portrait
from ..drawing.theme import GOLD_BRIGHT
from .cardsize import is_roomy
from .facts import PlateFacts

OUTSIDE = 8
"""How far a portrait stands out of its plate, in units."""

_PORTRAIT, _MOST_PORTRAIT, _MOST_TALL = 0.77, 70, 86  # of a plate's height; units at most, and in a tall window
CROWN, _TOKEN, _SIGN = 38, 30, 25
_TOKEN_IN, _SIGN_IN = 12, 9  # from the corners of a portrait's square to their middles: the face is round, and free


def portrait_side(canvas: Canvas, height: int) -> int:
    """Return the side of the portrait on a plate of this height, in pixels."""
    most = _MOST_TALL if is_roomy(canvas) else _MOST_PORTRAIT
    return min(round(height * _PORTRAIT), canvas.px(most))


def portrait_place(canvas: Canvas, plate: pygame.Rect) -> pygame.Rect:
    """Return the place of the portrait on a plate."""
    side = portrait_side(canvas, plate.height)
    return pygame.Rect(plate.left - canvas.px(OUTSIDE), plate.centery - side // 2, side, side)


def crown_place(canvas: Canvas, plate: pygame.Rect) -> tuple[int, int]:
    """Return the middle of a crown on the head of the portrait on a plate."""
    place = portrait_place(canvas, plate)
    return place.centerx, place.top + canvas.px(1)


def draw_face(
    canvas: Canvas, plate: pygame.Rect, facts: PlateFacts, portrait: str, mood: str, *, is_turn: bool
) -> None:
    """Draw the portrait on a plate, with a crown on its head or a team's sign, and the dealer's token."""
    px, place = canvas.px, portrait_place(canvas, plate)
    draw_portrait(canvas, portrait, place, mood, is_dim=facts.is_out)
    if is_turn:
        rim = place.inflate(px(2), px(2))
        canvas.panel(rim, radius=rim.width / 2 / canvas.unit, top=GOLD_BRIGHT.faded(0), line=GOLD_BRIGHT, line_width=3)
    if facts.emblem == "crown":
        canvas.icon("crown", crown_place(canvas, plate), CROWN)
    elif facts.emblem is not None:
        canvas.icon(facts.emblem, (place.right - px(_SIGN_IN), place.bottom - px(_SIGN_IN)), _SIGN)
    if facts.is_dealer:
        canvas.icon("dealer", (place.left + px(_TOKEN_IN), place.bottom - px(_TOKEN_IN)), _TOKEN)
