"""Rasterised drawings that are kept from test to test: each opens the program anew, and most want the same ones."""

from __future__ import annotations

from threading import Lock
from typing import TypeAlias

import pygame

from goodge.ui.drawing.kept import KeptPictures
from goodge.ui.drawing.svg import rasterised

_KEPT_BYTES = 256 << 20
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
