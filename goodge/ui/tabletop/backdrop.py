"""The table under the cards that move: drawn once, and kept from frame to frame while nothing on it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

import pygame

from ..drawing.canvas import Canvas
from .sprites import Sprite

_REACH = 0.2  # of a card's height: its shadow, its light and the corners of a slightly turned card
_SLIGHTLY = 8.0  # degrees
Paint = Callable[[Canvas, Sprite], None]


class Backdrop:
    """The ground with the cards that lie on it, as a picture of the whole window.

    The first frame after a change is drawn straight to the window, as the next one may be different again; the second
    one makes the picture. A card that comes to rest is added to it; one that leaves it has it made anew.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._state: Hashable = None
        self._kept: dict[int, tuple[Sprite, Hashable]] = {}
        self._has_picture = False

    def draw(
        self, canvas: Canvas, state: Hashable, ground: Callable[[Canvas], None], cards: Sequence[Sprite], paint: Paint
    ) -> Sequence[Sprite]:
        """Draw the ground and some of the cards, given the lowest first; return the others, to be drawn over them."""
        lying, above = _parted(cards)
        if self._has_picture and state == self._state and self._take_in(canvas, lying, paint):
            assert self._picture is not None
            canvas.surface.blit(self._picture, (0, 0))
            return above
        is_new, self._state, self._has_picture = state != self._state, state, False
        ground(canvas)
        for card in lying:
            paint(canvas, card)
        if not is_new:
            self._keep(canvas.surface, lying)
        return above

    def _keep(self, surface: pygame.Surface, lying: Sequence[Sprite]) -> None:
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = surface.copy()
        else:
            self._picture.blit(surface, (0, 0))
        self._kept = {id(card): (card, _looks(card)) for card in lying}
        self._has_picture = True

    def _take_in(self, canvas: Canvas, lying: Sequence[Sprite], paint: Paint) -> bool:
        """Add the cards that have come to rest; return False if the picture has to be made anew."""
        assert self._picture is not None
        if self._picture.get_size() != canvas.surface.get_size():
            return False
        looks = {id(card): _looks(card) for card in lying}
        if any(looks.get(key) != look for key, (_, look) in self._kept.items()):
            return False
        new = [card for card in lying if id(card) not in self._kept]
        kept = [card for card, _ in self._kept.values()]
        if any(card.z > one.z and outline_of(card).colliderect(outline_of(one)) for one in new for card in kept):
            return False
        onto = replace(canvas, surface=self._picture)
        for card in new:
            paint(onto, card)
            self._kept[id(card)] = card, looks[id(card)]
        return True


def _parted(cards: Sequence[Sprite]) -> tuple[list[Sprite], list[Sprite]]:
    """Return the cards that lie and are covered by none that moves, and the others."""
    lying: list[Sprite] = []
    above: list[Sprite] = []
    outlines: list[pygame.Rect] = []
    for card in cards:
        outline = outline_of(card)
        if card.is_moving or card.sway or outline.collidelist(outlines) >= 0:
            above.append(card)
            outlines.append(outline)
        else:
            lying.append(card)
    return lying, above


def outline_of(card: Sprite) -> pygame.Rect:
    """Return a rectangle around all that is drawn of a card."""
    reach = round(card.height * _REACH)
    rect = card.rect.inflate(2 * reach, 2 * reach)
    if abs(card.pose.angle) > _SLIGHTLY:
        side = round(1.25 * card.height) + 2 * reach
        rect = pygame.Rect(0, 0, side, side)
        rect.center = card.middle
    return rect


def _looks(card: Sprite) -> Hashable:
    """Return all that decides how a card at rest is drawn."""
    return card.card, card.pose, card.z, card.turn, card.dim, card.glow, card.is_gilded
