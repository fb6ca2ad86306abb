"""The emblem inlaid in the middle of the cloth: the trump suit's, or the Crown's."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...engine.cards import Suit
from ..drawing.canvas import Canvas
from ..drawing.theme import Colour
from .cardsize import is_roomy

_SIDE, _TALL_SHARE = 330, 0.62  # of the width of a tall window, whose middle is large
_BARE = 0.3  # the share of the dye's way at which the suit begins to come


def emblem_side(canvas: Canvas) -> int:
    """Return the usual side of the emblem in pixels."""
    return max(canvas.px(_SIDE), round(_TALL_SHARE * canvas.rect.width)) if is_roomy(canvas) else canvas.px(_SIDE)


def draw_emblem(
    canvas: Canvas, place: pygame.Rect, trump: Suit | None, ink: Callable[[Suit | None], Colour], dyed: float = 1.0
) -> None:
    """Draw the emblem in its place; as the cloth is `dyed` up to 1 the suit comes where nothing lay before."""
    strength = 1.0 if trump is None else max(0.0, (dyed - _BARE) / (1 - _BARE))
    if not strength:
        return
    mark = canvas.art.inlaid(emblem_name(trump), place.size, ink(trump))
    if strength < 1:
        mark = _paler(mark, strength)
    canvas.surface.blit(mark, place)


def prefetch_emblem(canvas: Canvas, place: pygame.Rect, trump: Suit | None) -> None:
    """Have the emblem made ready for its place, which is large: the first frame draws it, long before most cards."""
    canvas.art.prefetch_soon(emblem_name(trump), place.size)


def emblem_name(trump: Suit | None) -> str:
    """Return the name of the picture of what is inlaid under a trump, or of the Crown."""
    return f"emblems/inlay-{'crown' if trump is None else trump.letter}"


def _paler(mark: pygame.Surface, strength: float) -> pygame.Surface:
    alpha = mark.get_alpha()
    assert alpha is not None, "what is inlaid lets the cloth shine through"
    mark = mark.copy()
    mark.set_alpha(round(strength * alpha))
    return mark
