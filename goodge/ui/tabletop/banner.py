"""What is announced in the middle of the table."""

from __future__ import annotations

import pygame

from ..drawing.canvas import Canvas
from ..drawing.portrait import CALM, draw_portrait
from ..drawing.theme import CREAM, GOLD_BRIGHT, PANEL, Role
from ..wording.lists import apart

_MEDAL, _BESIDE, _PAD = 62, 16, 30
_SIGN, _BESIDE_SIGN = 36, 12  # before each of several lines
_BETWEEN = 34  # of the columns of several lines


class Banner:
    """A line in large type on a dark ground, with an emblem or a face before it; in gold, unless it is plain.

    Or a few lines, each with an emblem of its own; what stands side by side in all of them stands in columns. Those
    that are `pale`, by their numbers, are not in gold.
    """

    def __init__(
        self,
        emblem: str | tuple[str, ...] | None,
        words: str,
        role: Role,
        *,
        is_plain: bool,
        face: str | None = None,
        mood: str = CALM,
        pale: tuple[int, ...] = (),
    ) -> None:
        self._emblem = emblem
        self._face = face if emblem is None else None
        self._mood = mood
        self.is_plain = is_plain
        self._words = words
        self._role = role
        self._pale = pale
        self._colour = CREAM if is_plain else GOLD_BRIGHT

    def of(self, portrait: str, mood: str) -> Banner:
        """Return the banner with this portrait before it, in this mood."""
        return Banner(self._emblem, self._words, self._role, is_plain=self.is_plain, face=portrait, mood=mood)

    def width(self, canvas: Canvas) -> int:
        """Return the width that it needs, in pixels."""
        return self._told(canvas) + 2 * canvas.px(_PAD)

    def _told(self, canvas: Canvas) -> int:
        """Return the width of the emblem and the words."""
        if isinstance(self._emblem, tuple):
            widths = self._widths(canvas)
            return canvas.px(_SIGN + _BESIDE_SIGN) + sum(widths) + canvas.px(_BETWEEN) * (len(widths) - 1)
        before = canvas.px(_MEDAL) + canvas.px(_BESIDE) if self._emblem is not None or self._face is not None else 0
        return before + canvas.type.size(self._words, self._role)[0]

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        canvas.panel(rect, radius=18, top=PANEL.faded(242), line=self._colour.faded(170), line_width=2)
        text = pygame.Rect(0, rect.top, self._told(canvas), rect.height)
        text.centerx = rect.centerx
        if isinstance(self._emblem, tuple):
            self._draw_lines(canvas, text, self._emblem)
            return
        medal = pygame.Rect(text.left, 0, px(_MEDAL), px(_MEDAL))
        medal.centery = rect.centery
        if self._face is not None:
            draw_portrait(canvas, self._face, medal, self._mood)
        elif self._emblem is not None:
            name = self._emblem
            if name.startswith("suits/"):
                canvas.panel(medal, radius=31, top=CREAM, line=GOLD_BRIGHT, line_width=2)
                canvas.picture(name, medal.inflate(-px(18), -px(18)))
            else:
                canvas.picture(f"emblems/{name}", medal)
        canvas.text(self._words, self._role, text, self._colour, "right")

    def _draw_lines(self, canvas: Canvas, place: pygame.Rect, emblems: tuple[str, ...]) -> None:
        """Draw the lines below each other, with their emblems below each other, too."""
        lines, step = self._lines, max(canvas.type.line_height(self._role), canvas.px(_SIGN)) + canvas.px(6)
        line = pygame.Rect(place.left, place.centery - step * len(lines) // 2, place.width, step)
        for line_number, (emblem, parts) in enumerate(zip(emblems, lines, strict=True)):
            colour = CREAM if line_number in self._pale else self._colour
            canvas.icon(emblem, (line.left + canvas.px(_SIGN) // 2, line.centery), _SIGN)
            left = line.left + canvas.px(_SIGN + _BESIDE_SIGN)
            for number, (words, width) in enumerate(zip(parts, self._widths(canvas), strict=True)):
                text = pygame.Rect(left, line.top, width, step)
                canvas.text(words, self._role, text, colour, "right" if number else "left")
                left += width + canvas.px(_BETWEEN)
            line = line.move(0, step)

    @property
    def _lines(self) -> list[list[str]]:
        """The parts of each line; a line is one part where not all have as many."""
        lines = [apart(line) for line in self._words.split("\n")]
        return lines if len({len(parts) for parts in lines}) == 1 else [[line] for line in self._words.split("\n")]

    def _widths(self, canvas: Canvas) -> list[int]:
        """Return the widths of the columns, in pixels."""
        return [
            max(canvas.type.size(text, self._role)[0] for text in texts) for texts in zip(*self._lines, strict=True)
        ]
