"""How well the words on a frame can be read, measured in its pixels: their ink beside the ground that it stands on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
import pytest

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.theme import CREAM, Colour, Role

from .checks import draw_all_anew

_CELL = 8  # pixels; the ground under a word need not be even
_SOLID = 235  # of a letter's pixels; paler ones are its soft edge
_text = Canvas.text


class Word(NamedTuple):
    """A text on a frame, and the contrast between its ink and the part of the ground most like it."""

    text: str
    contrast: float
    ink: tuple[int, int, int]
    ground: tuple[int, int, int]


@dataclass
class Inks:
    """The words drawn since it was made, by their texts; of a text drawn twice, the one that is harder to read."""

    words: dict[str, Word] = field(default_factory=dict)

    @classmethod
    def watching(cls, monkeypatch: pytest.MonkeyPatch) -> Inks:
        inks = cls()

        def text(
            canvas: Canvas, text: str, role: Role, rect: pygame.Rect, colour: Colour = CREAM, align: str = "center"
        ) -> pygame.Rect:
            run, surface = canvas.type.run(text, role, colour), canvas.surface
            around = rect.inflate(2 * run.get_width(), 2 * run.get_height()).clip(surface.get_rect())
            before = surface.subsurface(around).copy()
            place = _text(canvas, text, role, rect, colour, align)
            seen = place.clip(surface.get_clip())
            if text.strip() and seen == place:
                inks._note(text, run, surface.subsurface(seen), before.subsurface(seen.move(-around.x, -around.y)))
            return place

        monkeypatch.setattr(Canvas, "text", text)
        draw_all_anew(monkeypatch)
        return inks

    def _note(self, text: str, run: pygame.Surface, after: pygame.Surface, before: pygame.Surface) -> None:
        letters = pygame.mask.from_surface(run, _SOLID)
        if before.get_flags() & pygame.SRCALPHA or not letters.count():
            return  # drawn for later
        drawn = letters.to_surface(setsurface=after.convert_alpha(), unsetcolor=(0, 0, 0, 0))
        red, green, blue, _ = pygame.transform.average_color(drawn, consider_alpha=True)
        ink = red, green, blue
        word = min((Word(text, contrast(ink, ground), ink, ground) for ground in _grounds(before)), key=_contrast)
        self.words[text] = min(word, self.words.get(text, word), key=_contrast)

    def hard_to_read(self, least: float) -> list[Word]:
        return sorted((word for word in self.words.values() if word.contrast < least), key=_contrast)


def _contrast(word: Word) -> float:
    return word.contrast


def _grounds(before: pygame.Surface) -> Iterator[tuple[int, int, int]]:
    """The colours of the ground, averaged over small cells: the grain of the cloth is no ground of its own."""
    width, height = before.get_size()
    cells = pygame.transform.smoothscale(before, (max(1, width // _CELL), max(1, height // _CELL)))
    for x in range(cells.get_width()):
        for y in range(cells.get_height()):
            red, green, blue, _ = cells.get_at((x, y))
            yield red, green, blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The contrast of two colours by WCAG 2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
