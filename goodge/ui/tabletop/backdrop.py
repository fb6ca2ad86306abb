"""The table under the cards that move: a picture that is kept, and redrawn only where it has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from ...engine.values import replace
from ..drawing.canvas import Canvas, Put
from ..drawing.places import area, gathered, joined
from ..drawing.typesetting import Typesetter
from .sprites import Sprite

_MOST = 0.6  # of the window: where more than this has changed, all of it is drawn
PaintSprite = Callable[[Canvas, Sprite], None]


class _Kept(NamedTuple):
    """A card as it lies in the picture; it is held, so that no other can have its identity.

    `puts` is what is put down for it, once it has been drawn.
    """

    card: Sprite
    looks: Hashable
    outline: pygame.Rect
    puts: list[Put]


class Backdrop:
    """The ground with the cards that lie on it, as a picture of the whole window."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._is_empty = True
        self._kept: dict[int, _Kept] = {}
        self._type: Typesetter | None = None  # another one for every size and every setting that drawing depends on
        self._unseen: list[pygame.Rect] = []  # where it was redrawn, and has not been shown yet

    def make_room(self, canvas: Canvas) -> pygame.Surface:
        """Return the picture, a new and empty one if there is none of the window's size."""
        if self._picture is None or self._picture.get_size() != canvas.surface.get_size():
            self._picture = _roomy(canvas.surface)
            self._picture.fill((0, 0, 0))
            self._is_empty = True
            self._kept.clear()
        return self._picture

    def lay(
        self,
        canvas: Canvas,
        changed: Sequence[pygame.Rect],
        ground: Callable[[Canvas], None],
        cards: Sequence[Sprite],
        paint: PaintSprite,
    ) -> Sequence[Sprite]:
        """Take in the ground and the cards, given the lowest first; return those that are to be drawn over the picture.

        `changed` are the places where the ground looks different from the frame before. `ground` draws it on a canvas,
        of which only the clipping rectangle counts.
        """
        lying, above = _parted(cards)
        picture = self.make_room(canvas)
        if self._is_empty or canvas.type is not self._type:
            self._is_empty, self._type, changed = False, canvas.type, [canvas.rect]
        if canvas.rect in changed:
            self._kept.clear()  # the cards may look different as well: in size, in dress, in the shade of the cloth
        left, new = self._take_in(lying)
        places = [*changed, *left]
        has_new_on_top = self._lie_on_top(new, lying, places)
        if not has_new_on_top:
            places += (self._kept[id(card)].outline for card in new)
        onto = replace(canvas, surface=picture)
        parts = joined(places, canvas.rect)
        parts = parts if area(parts) < _MOST * area([canvas.rect]) else [canvas.rect]
        self._unseen += parts
        for place in parts:
            picture.set_clip(place)
            ground(onto)
            self._draw(onto, [card for card in lying if self._kept[id(card)].outline.colliderect(place)], paint)
        picture.set_clip(None)
        if has_new_on_top:
            self._draw(onto, new, paint)
            self._unseen += (self._kept[id(card)].outline for card in new)
        return above

    def _draw(self, canvas: Canvas, cards: Sequence[Sprite], paint: PaintSprite) -> None:
        """Draw cards that lie; what is put down for each is found out once, as one may lie in many parts.

        The light around a card, which it puts down first, lies under all cards: it would pale those beside it.
        """
        lights: list[Put] = []
        puts: list[Put] = []
        for card in cards:
            known = self._kept[id(card)].puts
            if not known:
                paint(replace(canvas, noted=known), card)
            lights += known[:1] if card.glow else []
            puts += known[1:] if card.glow else known
        canvas.surface.fblits([*lights, *puts])

    def copy(self, place: pygame.Rect) -> pygame.Surface | None:
        """Return a part of the picture; None if cards lie there."""
        if self._picture is None or self._is_empty or not self._picture.get_rect().contains(place):
            return None
        if any(kept.outline.colliderect(place) for kept in self._kept.values()):
            return None
        return self._picture.subsurface(place).copy()

    def part(self, place: pygame.Rect) -> pygame.Surface:
        """Return a part of the picture, with the cards that lie there. It is shared: do not draw on it."""
        assert self._picture is not None
        return self._picture.subsurface(place)

    def show(self, canvas: Canvas) -> None:
        """Draw the picture."""
        assert self._picture is not None
        canvas.surface.blit(self._picture, (0, 0))
        self._unseen.clear()

    def show_changes(self, canvas: Canvas, covered: Sequence[pygame.Rect]) -> Sequence[pygame.Rect]:
        """Draw the picture where it has changed since it was drawn, or has been covered; return those parts."""
        assert self._picture is not None
        parts = gathered([*self._unseen, *covered], canvas.rect)
        canvas.surface.fblits([(self._picture.subsurface(part), part) for part in parts])
        self._unseen.clear()
        return parts

    def _take_in(self, lying: Sequence[Sprite]) -> tuple[list[pygame.Rect], list[Sprite]]:
        """Note how the cards lie now; return the places of those that lay otherwise before, and the cards to draw."""
        before, self._kept = self._kept, {}
        for card in lying:
            was, looks = before.get(id(card)), _looks(card)
            if was is None or was.looks != looks:
                was = _Kept(card, looks, card.outline, [])
            self._kept[id(card)] = was
        gone = [was.outline for key, was in before.items() if self._kept.get(key) is not was]
        new = [now.card for key, now in self._kept.items() if before.get(key) is not now]
        return gone, new

    def _lie_on_top(self, new: Sequence[Sprite], lying: Sequence[Sprite], places: Sequence[pygame.Rect]) -> bool:
        """Return True if new cards can be painted over the picture.

        None is under another, with its light if it has any, or lies where more changes.
        """
        known = {id(card) for card in new}
        old = [(card.z, self._kept[id(card)].outline) for card in lying if id(card) not in known]
        for card in new:
            outline = self._kept[id(card)].outline
            if outline.collidelist(places) >= 0:
                return False
            if any((z >= card.z or card.glow) and outline.colliderect(other) for z, other in old):
                return False
        return True


def _roomy(like: pygame.Surface) -> pygame.Surface:
    """Return a picture of the size of a surface, between whose rows lie an odd number of pixels.

    Where rows of both begin at a multiple of 16 bytes, SDL 2 copies a part past the processor's cache. That takes up to
    six times as long as a plain copy, and what is drawn there next waits for it.
    """
    width, height = like.get_size()
    return pygame.Surface((width | 1, height), 0, like).subsurface((0, 0, width, height))


def _parted(cards: Sequence[Sprite]) -> tuple[list[Sprite], list[Sprite]]:
    """Return the cards that lie and are covered by none that moves, and the others."""
    lying: list[Sprite] = []
    above: list[Sprite] = []
    outlines: list[pygame.Rect] = []
    for card in cards:
        outline = card.outline
        if card.is_moving or card.sway or outline.collidelist(outlines) >= 0:
            above.append(card)
            outlines.append(outline)
        else:
            lying.append(card)
    return lying, above


def _looks(card: Sprite) -> Hashable:
    """Return all that decides how a card at rest is drawn."""
    return card.card, card.pose, card.z, card.turn, card.dim, card.glow, card.is_gilded, card.is_refused, card.shade
