"""What is announced in the middle of the table."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import CREAM, GOLD_BRIGHT, PANEL, Role

_MEDAL, _BESIDE, _PAD = 62, 16, 30
_SIGN, _BESIDE_SIGN = 36, 12  # before each of several lines


class Banner:
    """A line in large type on a dark ground, with an emblem before it; in gold, unless it is plain.

    Or a few lines, each with an emblem of its own.
    """

    def __init__(self, emblem: str | tuple[str, ...] | None, words: str, role: Role, *, is_plain: bool) -> None:
        self._emblem = emblem
        self._words = words
        self._role = role
        self._colour = CREAM if is_plain else GOLD_BRIGHT

    def width(self, canvas: Canvas) -> int:
        """Return the width that it needs, in pixels."""
        return self._told(canvas) + 2 * canvas.px(_PAD)

    def _told(self, canvas: Canvas) -> int:
        """Return the width of the emblem and the words."""
        if isinstance(self._emblem, tuple):
            widest = max(canvas.type.size(line, self._role)[0] for line in self._words.split("\n"))
            return canvas.px(_SIGN + _BESIDE_SIGN) + widest
        before = 0 if self._emblem is None else canvas.px(_MEDAL) + canvas.px(_BESIDE)
        return before + canvas.type.size(self._words, self._role)[0]

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        canvas.panel(rect, radius=18, top=PANEL.faded(242), line=self._colour.faded(170), line_width=2)
        text = pygame.Rect(0, rect.top, self._told(canvas), rect.height)
        text.centerx = rect.centerx
        if isinstance(self._emblem, tuple):
            self._draw_lines(canvas, text, self._emblem)
            return
        if self._emblem is not None:
            medal = pygame.Rect(text.left, 0, px(_MEDAL), px(_MEDAL))
            medal.centery = rect.centery
            name = self._emblem
            if name.startswith("suits/"):
                canvas.panel(medal, radius=31, top=CREAM, line=GOLD_BRIGHT, line_width=2)
                canvas.picture(name, medal.inflate(-px(18), -px(18)))
            else:
                canvas.picture(f"emblems/{name}", medal)
        canvas.text(self._words, self._role, text, self._colour, "right")

    def _draw_lines(self, canvas: Canvas, place: pygame.Rect, emblems: tuple[str, ...]) -> None:
        """Draw the lines below each other, with their emblems below each other, too."""
        lines, step = self._words.split("\n"), max(canvas.type.line_height(self._role), canvas.px(_SIGN)) + canvas.px(6)
        line = pygame.Rect(place.left, place.centery - step * len(lines) // 2, place.width, step)
        for emblem, words in zip(emblems, lines, strict=True):
            canvas.icon(emblem, (line.left + canvas.px(_SIGN) // 2, line.centery), _SIGN)
            text = pygame.Rect(line.left + canvas.px(_SIGN + _BESIDE_SIGN), line.top, line.width, step)
            canvas.text(words, self._role, text, self._colour, "left")
            line = line.move(0, step)
