"""SVG text to pixels, with SDL's own rasteriser."""

from __future__ import annotations

import re
from io import BytesIO

import pygame

_SIZE = re.compile(r'\s(width|height)="[^"]*"')


def rasterised(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the drawing at exactly this size in pixels.

    The size is written into the root, which SDL keeps to; `load_sized_svg` sometimes adds a row.
    """
    head, _, rest = svg.partition(">")
    head = _SIZE.sub("", head) + f' width="{size[0]}" height="{size[1]}" preserveAspectRatio="none"'
    return pygame.image.load(BytesIO(f"{head}>{rest}".encode()), "drawing.svg")


def in_mood(svg: str, mood: str) -> str:
    """Return the drawing with its group of this name shown instead of the one that it shows by itself."""
    hidden = f'<g id="{mood}" display="none">'
    if hidden not in svg:
        return svg
    return re.sub(r'<g id="(\w+)">', r'<g id="\1" display="none">', svg).replace(hidden, f'<g id="{mood}">')
