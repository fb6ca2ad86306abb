"""Upright cards of any size, from which those that are turned are made."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from ...engine.cards import Card
from ..drawing.art import Art
from ..drawing.gilt import gilt_edge
from ..drawing.theme import Colour
from ..drawing.turning import bordered
from .sprites import RATIO

_FINER, _LARGEST_FINER = 1.5, 300
_MASTER_STEP = (40, 56)
_SHADE, _TINT, _DEEP = 0.73, 0.12, 0.8  # of an unusable card: its light, the cloth's share in it, and of its inks
_GREY, _COOL = 0.25, (0.925, 0.967, 1.084)  # how far its colours fade; a cool light, in which its cream paper is grey
PictureName = Callable[[Card | None], str]  # the name of a card's picture; None stands for its back


class Dim(NamedTuple):
    """How far a card lies in the shade, to 1, and the colour in the light of the cloth that it lies on."""

    level: float
    cloth: Colour


class CardLook(NamedTuple):
    """What a picture of a card shows, face or back."""

    name: str
    height: int
    angle: float
    dim: Dim | None
    is_gilded: bool


class Master(NamedTuple):
    """The largest picture of a card, and the gold for its edge if it is gilded."""

    sheet: pygame.Surface
    gilt: pygame.Surface | None

    def upright(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the upright card of this size."""
        sheet = pygame.transform.smoothscale(self.sheet, size)
        if self.gilt is not None:
            sheet.blit(pygame.transform.smoothscale(self.gilt, size), (0, 0))
        return sheet

    def at_rest(self, look: CardLook) -> pygame.Surface:
        """Return a card at rest: turned while it is larger, so that edges and letters stay crisp."""
        found = self._turned(look) if look.angle else self.upright(size_of(look.height))
        return dimmed(found, look.dim) if look.dim else found

    def _turned(self, look: CardLook) -> pygame.Surface:
        width, height = size_of(look.height)
        larger = finer(height)
        sheet = self.upright((round(larger * width), round(larger * height)))
        turned = pygame.transform.rotozoom(bordered(sheet), look.angle, 1.0)
        return turned if larger == 1.0 else enlarged(turned, 1.0 / larger)


class UprightCards:
    """Makes upright cards from the largest one in use, which is rasterised once."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._master = (5, 7)
        self._gilt: pygame.Surface | None = None

    def measure(self, height: int) -> None:
        """Set the height of the largest cards in use."""
        self._master, self._gilt = _master_for(height), None

    def card(self, name: str, size: tuple[int, int], *, is_gilded: bool) -> pygame.Surface:
        """Return an upright card of this size, with gold on its edge if it is gilded."""
        return self.master(name, is_gilded=is_gilded).upright(size)

    def has(self, name: str) -> bool:
        """Return True if the master of a card is there."""
        return self._art.has_sheet(name, self._master)

    def master(self, name: str, *, is_gilded: bool) -> Master:
        """Return what a card is made from, by a thread if need be."""
        if is_gilded and self._gilt is None:
            self._gilt = gilt_edge(self._master)
        return Master(self._art.sheet(name, self._master), self._gilt if is_gilded else None)


def prefetch_cards(art: Art, height: int, picture: PictureName, cards: Iterable[Card]) -> None:
    """Have a game's cards made ready for a table on which the largest cards have this height."""
    art.prefetch(map(picture, (None, *cards)), _master_for(height))


def hold_cards(art: Art, height: int, picture: PictureName, cards: Iterable[Card]) -> Callable[[], None]:
    """Have them made ready and kept for such a table; return what says that it needs them no more."""
    return art.hold(map(picture, (None, *cards)), _master_for(height))


def size_of(height: int) -> tuple[int, int]:
    """Return the size of an upright card of this height."""
    return round(height * RATIO), height


def finer(height: int) -> float:
    """Return how many times larger than at rest a card of this height is turned."""
    return _FINER if height <= _LARGEST_FINER else 1.0


def stepped(value: float, step: float) -> float:
    """Return the multiple of a step that is nearest to a value."""
    return round(value / step) * step


def enlarged(sheet: pygame.Surface, factor: float) -> pygame.Surface:
    """Return a picture this many times as large."""
    return pygame.transform.smoothscale(sheet, (round(sheet.get_width() * factor), round(sheet.get_height() * factor)))


def dimmed(picture: pygame.Surface, dim: Dim) -> pygame.Surface:
    """Return a picture in the cool shade of its cloth, in whose colour paper lies, while inks are the deeper for it."""
    found, grey = picture.copy(), pygame.transform.grayscale(picture)
    grey.set_alpha(round(255 * _GREY * dim.level))
    found.blit(grey, (0, 0))
    ink = found.copy()
    ink.blit(found, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    ink.set_alpha(round(255 * _DEEP * dim.level))
    found.blit(ink, (0, 0))
    brightest = max(dim.cloth[:3])
    tints = (1 - _TINT + _TINT * tone / brightest for tone in dim.cloth[:3])
    shares = (_SHADE * cool * tint for cool, tint in zip(_COOL, tints, strict=True))
    found.fill([round(255 * (1 - (1 - share) * dim.level)) for share in shares], special_flags=pygame.BLEND_RGB_MULT)
    return found


def _master_for(height: int) -> tuple[int, int]:
    """Return a size at which cards can be turned, in steps, so that resizing seldom needs new masters."""
    if height > _LARGEST_FINER:
        return size_of(height)
    steps = math.ceil(_FINER * height / _MASTER_STEP[1])
    return steps * _MASTER_STEP[0], steps * _MASTER_STEP[1]
