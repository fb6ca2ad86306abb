"""A stand-in for a missing picture: a plain card with its name, a head and shoulders, or an empty frame."""

from __future__ import annotations

import pygame

from .svg import rasterised
from .theme import DISPLAY, GOLD, GOLD_DARK, INK, INK_SOFT, PAPER, Role
from .typesetting import Typesetter

_CARDS = ("cards", "french")
_NOBODY = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">'
    f'<circle cx="100" cy="100" r="95" fill="{PAPER.hex}" stroke="{GOLD.hex}" stroke-width="8"/>'
    f'<circle cx="100" cy="82" r="36" fill="{INK_SOFT.hex}"/>'
    f'<path d="M36 162Q100 92 164 162A89 89 0 0 1 36 162Z" fill="{INK_SOFT.hex}"/></svg>'
)


def stand_in(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a plain picture of this size in pixels for `cards/10S`, `suits/S`, `emblems/crown` and the like."""
    folder, _, short = name.partition("/")
    if folder == "portraits":
        return rasterised(_NOBODY, size)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    frame, radius = picture.get_rect(), min(size) // 12
    if folder in _CARDS:
        pygame.draw.rect(picture, PAPER, frame, border_radius=radius)
        _write(picture, short, frame.inflate(-2 * radius, 0), size[1] / 6, at_corner=True)
    if folder in (*_CARDS, "suits"):
        _write(picture, short, frame.inflate(-2 * radius, 0), size[1] / 3)
    pygame.draw.rect(picture, GOLD_DARK, frame, width=max(1, min(size) // 40), border_radius=radius)
    return picture


def _write(picture: pygame.Surface, words: str, room: pygame.Rect, height: float, *, at_corner: bool = False) -> None:
    """Write the words in the middle, or at the corner that shows in a fan of cards; smaller if they are too wide."""
    setter = Typesetter(1.0)
    role = setter.fitting(words, [Role(DISPLAY, height / part) for part in (1, 1.5, 2, 3)], room.width)
    run = setter.run(words, role, INK)
    picture.blit(run, room.topleft if at_corner else run.get_rect(center=room.center))
