"""Pictures turned by any angle, with smooth edges."""

from __future__ import annotations

import pygame

_BORDER = 2


def bordered(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with clear pixels around it, between which and its own a turned edge is filtered."""
    width, height = picture.get_size()
    border = pygame.Surface((width + 2 * _BORDER, height + 2 * _BORDER), pygame.SRCALPHA)
    border.blit(picture, (_BORDER, _BORDER))
    return border


def leaning(picture: pygame.Surface, degrees: float, scale: float) -> pygame.Surface:
    """Return a picture turned anticlockwise, then made smaller by a `scale` of at most 1: smoother at 1/2 than at 1."""
    turned = pygame.transform.rotozoom(bordered(picture), degrees, 1)
    return pygame.transform.smoothscale_by(turned, scale) if scale < 1 else turned
