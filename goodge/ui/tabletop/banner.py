"""What is announced in the middle of the table."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import CREAM, GOLD_BRIGHT, PANEL, Role


class Banner:
    """A line in large type on a dark ground, with an emblem before it; in gold, unless it is plain."""

    def __init__(self, emblem: str | None, words: str, role: Role, *, is_plain: bool) -> None:
        self._emblem = emblem
        self._words = words
        self._role = role
        self._colour = CREAM if is_plain else GOLD_BRIGHT

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        canvas.panel(rect, radius=18, top=PANEL.faded(242), line=self._colour.faded(170), line_width=2)
        text = rect.copy()
        if self._emblem is not None:
            medal = pygame.Rect(rect.left + px(20), 0, px(62), px(62))
            medal.centery = rect.centery
            name = self._emblem
            if name.startswith("suits/"):
                canvas.panel(medal, radius=31, top=CREAM, line=GOLD_BRIGHT, line_width=2)
                canvas.picture(name, medal.inflate(-px(18), -px(18)))
            else:
                canvas.picture(f"emblems/{name}", medal)
            text.left, text.width = medal.right, rect.right - medal.right
        canvas.text(self._words, self._role, text, self._colour)
