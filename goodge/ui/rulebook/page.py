"""The page that the rules are set on: sections one after another, each with titles and blocks."""

from __future__ import annotations

import pygame

from ...engine.game import Phase
from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD_DARK, SUBHEADING
from .blocks import Block, Pictures, marked


@dataclass(frozen=True, slots=True)
class Section:
    """A rule, or something that goes with the rules: its title, its number if it has one, and its blocks.

    `phases` are the phases of play in which the rules open at this section.
    """

    title: str
    number: int | None
    blocks: tuple[Block, ...]
    phases: tuple[Phase, ...] = ()

    @property
    def words(self) -> str:
        """All that it says, its title among it."""
        return " ".join((self.title, *(block.words for block in self.blocks)))


@dataclass(frozen=True, slots=True)
class Placed:
    """A section's title or a block, in its place on the page, measured from its top left corner."""

    rect: pygame.Rect
    section: Section
    block: Block | None


def lay_out(canvas: Canvas, sections: tuple[Section, ...], width: int) -> tuple[list[Placed], int]:
    """Return everything on a page of this width, from the top down, and the height of the page."""
    hang, gap = canvas.px(56), canvas.px(14)
    placed: list[Placed] = []
    y = canvas.px(30)
    for section in sections:
        title = pygame.Rect(0, y, width, canvas.type.line_height(SUBHEADING))
        placed.append(Placed(title, section, None))
        y = title.bottom + canvas.px(8)
        for block in section.blocks:
            rect = pygame.Rect(hang, y, width - hang, block.height(canvas, width - hang))
            placed.append(Placed(rect, section, block))
            y = rect.bottom + gap
        y += canvas.px(22)
    return placed, y


def draw_placed(canvas: Canvas, placed: Placed, place: pygame.Rect, pictures: Pictures) -> None:
    """Draw a title or a block in its place."""
    if placed.block is not None:
        placed.block.draw(canvas, place, pictures)
        return
    hang = canvas.px(56)
    if placed.section.number is not None:
        number = pygame.Rect(place.left, place.top, hang - canvas.px(16), place.height)
        canvas.text(str(placed.section.number), SUBHEADING, number, GOLD_DARK, "right")
    title = pygame.Rect(place.left + hang, place.top, place.width - hang, place.height)
    marked(canvas, placed.section.title, SUBHEADING, title, pictures.sought)
