"""SVG text to pixels, by SDL's own rasteriser."""

from __future__ import annotations

import re
from io import BytesIO

import pygame

_SIZE = re.compile(r'\s(width|height)="[^"]*"')


def rasterised(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """The drawing at exactly that many pixels.

    The size is written into the root, which SDL keeps to; `load_sized_svg` sometimes adds a row.
    """
    head, _, rest = svg.partition(">")
    head = _SIZE.sub("", head) + f' width="{size[0]}" height="{size[1]}" preserveAspectRatio="none"'
    return pygame.image.load(BytesIO(f"{head}>{rest}".encode()), "drawing.svg")
