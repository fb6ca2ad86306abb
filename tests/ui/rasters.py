"""Drawings and sizes of text, kept from test to test: each opens the program anew, and most want the same ones."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TypeAlias, TypeVar

import pygame

from goodge.ui.drawing.kept import KeptPictures
from goodge.ui.drawing.svg import rasterised

_KEPT_BYTES = 512 << 20
F = TypeVar("F", bound=pygame.font.Font)
_Key: TypeAlias = tuple[str, tuple[int, int]]  # all that decides how a drawing looks: its text, and its size in pixels


class Rasters:
    """A store of rasterised drawings, of which each who asks gets a copy."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: KeptPictures[_Key] = KeptPictures(_KEPT_BYTES)

    def rasterised(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the drawing at exactly this size in pixels."""
        key = svg, size
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            found = rasterised(svg, size)
            with self._lock:
                if key not in self._kept:
                    self._kept.keep(key, found)
        return found.copy()


def kept_sizes(measure: Callable[[F, str], tuple[int, int]]) -> Callable[[F, str], tuple[int, int]]:
    """Return a font's way to measure a text that measures it once for all fonts of a face and size."""
    known: dict[tuple[str, str, int, str], tuple[int, int]] = {}

    def size(font: F, text: str) -> tuple[int, int]:
        key = font.name, font.style_name, font.point_size, text
        found = known.get(key)
        if found is None:
            found = known[key] = measure(font, text)
        return found

    return size
