"""Pictures that lie on one another, drawn as one."""

from __future__ import annotations

import pygame


class Pile:
    """A pile of pictures within a rectangle. It looks as if they were drawn one after another, and is drawn sooner.

    Colours are kept multiplied by their opacity: an ordinary blit would mix the edge of a picture with the colour of a
    shadow under it as if the shadow were opaque.
    """

    def __init__(self, rect: pygame.Rect) -> None:
        self._rect = rect
        self._picture: pygame.Surface | None = None

    def add(self, picture: pygame.Surface, topleft: tuple[int, int]) -> None:
        """Lay a picture with opacity per pixel on top; what is outside the rectangle is cut off."""
        if self._picture is None:
            self._picture = pygame.Surface(self._rect.size, pygame.SRCALPHA)
        place = topleft[0] - self._rect.x, topleft[1] - self._rect.y
        self._picture.blit(picture.premul_alpha(), place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all that lie there."""
        if self._picture is not None:
            surface.blit(self._picture, self._rect, special_flags=pygame.BLEND_PREMULTIPLIED)
