"""The bracket of eight: four quarter-finals, two semi-finals, the championship, and who has won it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ...canvas import Canvas
from ...items.base import Drawing, Item, Label
from ...theme import CREAM, GOLD, GOLD_BRIGHT, HEADING, MUTED, NAME, PANEL, SMALL, SUBHEADING

_COLUMNS = ("Quarter-finals", "Semi-finals", "Championship", "Champions")
_BOX_WIDTH, _BOX_HEIGHT = 262, 106


@dataclass(frozen=True, slots=True)
class BracketPlaces:
    """Where the games of the bracket lie: a list of rectangles a round, and that of the champions' plate."""

    heads: tuple[pygame.Rect, ...]
    rounds: tuple[tuple[pygame.Rect, ...], ...]
    plate: pygame.Rect

    @classmethod
    def within(cls, canvas: Canvas, area: pygame.Rect) -> BracketPlaces:
        """The bracket in the middle of an area."""
        head = canvas.type.line_height(SMALL) + canvas.px(8)
        box = pygame.Rect(
            0, 0, canvas.px(_BOX_WIDTH), min(canvas.px(_BOX_HEIGHT), (area.height - head) // 4 - canvas.px(12))
        )
        gap = (area.width - 4 * box.width) // 3
        lefts = [area.left + number * (box.width + gap) for number in range(4)]
        pitch = (area.height - head) // 4
        middles = [area.top + head + pitch * number + pitch // 2 for number in range(4)]
        rounds = []
        for left in lefts[:3]:
            rounds.append(tuple(_centered(box, left, middle) for middle in middles))
            middles = [(one + two) // 2 for one, two in zip(middles[::2], middles[1::2], strict=False)]
        final = rounds[2][0]
        plate = pygame.Rect(lefts[3], 0, box.width, canvas.px(196))
        plate.centery = final.centery
        heads = tuple(pygame.Rect(left, area.top, box.width, head) for left in lefts)
        return cls(heads, tuple(rounds), plate)


def _centered(box: pygame.Rect, left: int, middle: int) -> pygame.Rect:
    rect = box.copy()
    rect.midleft = (left, middle)
    return rect


def frame_items(places: BracketPlaces, champions: tuple[str, str] | None) -> list[Item]:
    """All of the bracket but its games: heads, lines and the champions' plate (their name, and who they are)."""
    whole = places.heads[0].unionall([*places.heads, *(rect for rects in places.rounds for rect in rects)])

    def paint_lines(canvas: Canvas, _: pygame.Rect) -> None:
        _draw_lines(canvas, places)

    def paint_plate(canvas: Canvas, rect: pygame.Rect) -> None:
        _draw_plate(canvas, rect, champions)

    return [
        Drawing(key="lines", rect=whole, paint=paint_lines, is_backing=True),
        *(
            Label(key=f"column-{number}", rect=rect, text=text, role=SMALL, colour=MUTED, top=True)
            for number, (rect, text) in enumerate(zip(places.heads, _COLUMNS, strict=True))
        ),
        Drawing(key="champions", rect=places.plate, paint=paint_plate),
    ]


def _draw_lines(canvas: Canvas, places: BracketPlaces) -> None:
    width = canvas.px(2)
    followers: Sequence[tuple[pygame.Rect, ...]] = (*places.rounds[1:], (places.plate,))
    for rects, nexts in zip(places.rounds, followers, strict=True):
        for number, rect in enumerate(rects):
            goal = nexts[number // 2]
            middle = (rect.right + goal.left) // 2
            for start, end in (
                (rect.midright, (middle, rect.centery)),
                ((middle, rect.centery), (middle, goal.centery)),
                ((middle, goal.centery), goal.midleft),
            ):
                pygame.draw.line(canvas.surface, GOLD[:3], start, end, width)


def _draw_plate(canvas: Canvas, rect: pygame.Rect, champions: tuple[str, str] | None) -> None:
    px = canvas.px
    canvas.panel(
        rect, radius=16, top=PANEL.faded(235), line=GOLD_BRIGHT if champions else GOLD.faded(110), line_width=2
    )
    crown = pygame.Rect(0, 0, px(84), px(84))
    crown.midtop = (rect.centerx, rect.top + px(18))
    if champions is None:
        canvas.surface.blit(canvas.art.faint("emblems/crown", crown.size), crown)
        words = pygame.Rect(rect.left, crown.bottom + px(8), rect.width, canvas.type.line_height(NAME))
        canvas.text("Who will it be?", NAME, words, MUTED)
        return
    canvas.picture("emblems/crown", crown)
    name, who = champions
    role = next((role for role in (SUBHEADING, NAME) if canvas.type.size(name, role)[0] <= rect.width - px(24)), NAME)
    words = pygame.Rect(rect.left, crown.bottom + px(6), rect.width, canvas.type.line_height(HEADING) * 3 // 4)
    canvas.text(name, role, words, GOLD_BRIGHT)
    below = pygame.Rect(rect.left, words.bottom, rect.width, canvas.type.line_height(SMALL))
    canvas.text(who, SMALL, below, CREAM)
