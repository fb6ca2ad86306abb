"""Grey tiles that darken a colour: the weave of cloth, the grain of wood."""

from __future__ import annotations

from io import BytesIO

import pygame

from .assets import asset_bytes, assets_folder
from .faults import UNREADABLE, faults

_PLAIN = (229, 229, 229)


def texture(name: str) -> pygame.Surface:
    """Return a tile; a plain one if its file is missing or damaged."""
    path = assets_folder() / "textures" / f"{name}.png"
    try:
        return pygame.image.load(BytesIO(asset_bytes(path)), path.name).convert()
    except UNREADABLE as error:
        faults.add(path, error)
        plain = pygame.Surface((8, 8)).convert()
        plain.fill(_PLAIN)
        return plain
