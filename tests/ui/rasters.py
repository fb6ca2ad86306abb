"""Drawings, sizes of text and catalogues, kept from test to test: each opens the program anew, most with the same ones.

And what stands in their place where nobody looks at them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from gettext import GNUTranslations
from hashlib import sha1
from io import BytesIO
from threading import Lock
from typing import BinaryIO, Generic, TypeAlias, TypeVar

import pygame
from pygame.typing import ColorLike

from goodge.ui.drawing.assets import assets_folder
from goodge.ui.drawing.felt import FeltKind, Felts
from goodge.ui.drawing.kept import KeptPictures
from goodge.ui.drawing.svg import rasterised
from goodge.ui.drawing.theme import Colour
from goodge.ui.tabletop.upright import CardLook, Master, size_of

from .damage import ASSETS

_KEPT_BYTES = 512 << 20
_KEPT_CARD_BYTES = _KEPT_CLOTH_BYTES = 64 << 20
_KEPT_RUN_BYTES = 32 << 20
F = TypeVar("F", bound=pygame.font.Font)
K = TypeVar("K", bound=Hashable)
_Key: TypeAlias = tuple[str, tuple[int, int]]  # all that decides how a drawing looks: its text, and its size in pixels
_Card: TypeAlias = tuple[CardLook, tuple[int, int], bytes]  # how a card lies, the size of its sheet, and what is on it


class _Copies(Generic[K]):
    """A store of pictures, for several threads, of which each who asks gets a copy."""

    def __init__(self, most_bytes: int) -> None:
        self._lock = Lock()
        self._kept: KeptPictures[K] = KeptPictures(most_bytes)

    def copy(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a copy of the picture with this key, which is made where there is none."""
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            found = make()
            with self._lock:
                if key not in self._kept:
                    self._kept.keep(key, found)
        return found.copy()


class Rasters:
    """A store of rasterised drawings, of which each who asks gets a copy."""

    def __init__(self) -> None:
        self._copies: _Copies[_Key] = _Copies(_KEPT_BYTES)

    def rasterised(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the drawing at exactly this size in pixels."""
        return self._copies.copy((svg, size), lambda: rasterised(svg, size))


class Cards:
    """A store of cards as they lie at rest, of which each who asks gets a copy: turning one takes a millisecond."""

    def __init__(self) -> None:
        self._copies: _Copies[_Card] = _Copies(_KEPT_CARD_BYTES)

    def patched(
        self, make: Callable[[Master, CardLook], pygame.Surface]
    ) -> Callable[[Master, CardLook], pygame.Surface]:
        """Return a way to make a card from its sheet that makes it once for all sheets that look the same."""

        def at_rest(master: Master, look: CardLook) -> pygame.Surface:
            drawn = sha1(master.sheet.get_view("0").raw).digest()
            key = look._replace(name="", is_gilded=master.gilt is not None), master.sheet.get_size(), drawn
            return self._copies.copy(key, lambda: make(master, look))

        return at_rest


def kept_cloth(make: Callable[[Felts, FeltKind], pygame.Surface]) -> Callable[[Felts, FeltKind], pygame.Surface]:
    """Return a way to have a table's cloth at once that makes each once, but for files that a test may damage."""
    kept: KeptPictures[FeltKind] = KeptPictures(_KEPT_CLOTH_BYTES)

    def felt(felts: Felts, kind: FeltKind) -> pygame.Surface:
        if felts.has(kind) or assets_folder() != ASSETS:
            return make(felts, kind)
        found = kept.get(kind)
        if found is None:
            cloth = make(felts, kind)
            kept.keep(kind, cloth.copy())
            return cloth
        felts.keep(kind, found.copy())
        return make(felts, kind)

    return felt


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


def kept_runs(render: Callable[[F, str, bool, ColorLike], pygame.Surface]) -> Callable[..., pygame.Surface]:
    """Return a font's way to write a text that writes it once for all fonts of a face and size."""
    kept: KeptPictures[tuple[object, ...]] = KeptPictures(_KEPT_RUN_BYTES)

    def run(font: F, text: str, antialias: bool, color: ColorLike) -> pygame.Surface:
        key = font.name, font.style_name, font.point_size, text, antialias, tuple(pygame.Color(color))
        return kept.made(key, lambda: render(font, text, antialias, color)).copy()

    return run


def clear(_svg: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a drawing of this size on which nothing is."""
    return pygame.Surface(size, pygame.SRCALPHA)


def clear_glow(size: tuple[int, int], _radius: float, reach: int, _colour: Colour) -> pygame.Surface:
    """Return a light around a rectangle that cannot be seen."""
    return pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)


def clear_card(_master: Master, look: CardLook) -> pygame.Surface:
    """Return a card at rest that cannot be seen, as if it were upright."""
    return pygame.Surface(size_of(look.height), pygame.SRCALPHA)


def plain_cloth(_felts: Felts, kind: FeltKind) -> Iterator[pygame.Surface]:
    """Make a table of one colour."""
    cloth = pygame.Surface(kind.size).convert()
    cloth.fill(kind.dye.middle[:3])
    yield cloth


def kept_catalogues(file: BinaryIO) -> GNUTranslations:
    """Return the messages in a catalogue, which is taken apart once for all files with these bytes."""
    return _messages(file.read())


@cache
def _messages(catalogue: bytes) -> GNUTranslations:
    return GNUTranslations(BytesIO(catalogue))
