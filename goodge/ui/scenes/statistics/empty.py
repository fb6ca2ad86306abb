"""A page on which nothing stands yet: a slip of paper that says what will, and offers a match."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BUTTON, INK, INK_SOFT, SUBHEADING
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button
from ...wording.phrases import say
from ..family import FACE, paint_faces
from ..menu_parts import row_height
from ..paper_parts import PaperGround

_WIDTH, _HEIGHT, _PADDING = 760, 340, 44


def empty_page(
    canvas: Canvas, area: pygame.Rect, paper: PaperGround, words: str, more: str, on_new: Callable[[], None] | None
) -> list[Item]:
    """Return the slip in the middle of an area: why nothing stands here, what will, and a button to a new match."""
    px, line = canvas.px, canvas.type.line_height
    rect = pygame.Rect(0, 0, min(area.width, px(_WIDTH)), min(area.height, px(_HEIGHT)))
    rect.center = area.center
    inner = rect.inflate(-2 * px(_PADDING), -2 * px(_PADDING))
    faces = pygame.Rect(inner.left, inner.top, inner.width, px(FACE))
    button = pygame.Rect(0, 0, px(240), row_height(canvas, BUTTON, 52))
    button.midbottom = (inner.centerx, inner.bottom)
    head = pygame.Rect(inner.left, faces.bottom + px(14), inner.width, line(SUBHEADING))
    last = button.top - px(12) if on_new is not None else inner.bottom
    about = pygame.Rect(inner.left, head.bottom, inner.width, last - head.bottom)
    items: list[Item] = [
        Drawing(key="sheet", rect=rect, paint=paper.draw, is_backing=True),
        Drawing(key="faces", rect=faces, paint=paint_faces),
        Label(key="none", rect=head, text=words, role=SUBHEADING, colour=INK),
        Label(key="more", rect=about, text=more, role=BODY, colour=INK_SOFT, wraps=True),
    ]
    if on_new is not None:
        text = say("button", "New game")
        items.append(Button(key="new", rect=button, text=text, on_press=on_new, style="primary", shows_enter=True))
    return items
