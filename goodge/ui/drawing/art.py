"""Pictures from SVG files, crisp at any size: rasterised at the exact pixels, in the chosen suit colours, and kept.

A picture that can be shown in several moods has them all in its file, all but one of them hidden; its name says which
is meant: `portraits/baker#glad`.

Rasterising a card takes milliseconds, so a thread prepares what will soon be needed (the decoder releases the
interpreter lock); a picture asked for before it is ready is made at once.
"""

from __future__ import annotations

import json
import re
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache, lru_cache, partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pygame

from ...engine.cards import Suit
from .assets import asset_text, assets_folder
from .background import Background
from .faults import UNREADABLE, faults
from .kept import KeptPictures
from .standin import stand_in
from .svg import in_mood, rasterised
from .theme import INK, Colour

_KEPT_SOURCES = 160  # texts of 17 KB; a table with all its faces has some 120
_KEPT_BYTES = 128 << 20  # half of them made ahead, half shown; one table at 3840x2160 needs 36 MB
PictureKey = tuple[str, int, int]
_TWO_COLOURS = {"D": "H", "C": "S"}  # the suits that bear the colours of others in a pack of two colours
_INLAID = 78
PATIENCE = 2.5  # seconds after which a picture that the thread has not brought is made at once


@cache
def _palettes() -> dict[str, dict[str, dict[str, str]]]:
    """Return the suit colours by set, suit and tone; no sets if the file is missing or damaged."""
    path = assets_folder() / "palettes.json"
    try:
        found: dict[str, dict[str, dict[str, str]]] = json.loads(asset_text(path))
        for colours, suit in product(found.values(), Suit):
            for tone in ("ink", *found["standard"][suit.letter]):
                Colour.of(colours[suit.letter][tone])
    except (*UNREADABLE, TypeError, AttributeError, KeyError) as error:
        faults.add(path, error)
        return {}
    return found


class Dress(NamedTuple):
    """The colours of the suits, and the back of the cards.

    In a `pack` of "two" colours diamonds are as red as hearts on French cards, and clubs as dark as spades.
    """

    palette: str = "standard"
    pack: str = "four"
    back: str = "lattice"


_USUAL = Dress()


class Art:
    """Pictures by name (`cards/10S`, `suits/S`, `emblems/crown`) and pixel size, in the dress that was chosen.

    `cards/back` and `french/back` are the backs of that dress. What else is made of pictures can be made in its
    `background`.
    """

    def __init__(self, dress: Dress = _USUAL, room: int = _KEPT_BYTES) -> None:
        self._lock = threading.Lock()
        self._raw: KeptPictures[PictureKey] = KeptPictures(room // 2)
        self._ready: KeptPictures[PictureKey] = KeptPictures(room // 2)
        self._held: Counter[PictureKey] = Counter()  # how many tables need a sheet
        self._left: deque[list[PictureKey]] = deque()  # what tables need no more, since the last one came
        self._ahead = Background("art")
        self.background = Background("pictures")
        self._dress = dress

    @property
    def dress(self) -> Dress:
        """The colours and the back; setting them drops all pictures if they change."""
        return self._dress

    @dress.setter
    def dress(self, dress: Dress) -> None:
        if dress != self._dress:
            self._dress = dress
            self.forget()

    @property
    def bytes(self) -> int:
        """The memory that its pictures take, in bytes."""
        return self._raw.bytes + self._ready.bytes

    def forget(self) -> None:
        """Drop every picture, as the colours have changed or none is needed any more."""
        with self._lock:
            self._raw.clear()
            self._ready.clear()

    def ink(self, suit: Suit) -> Colour:
        """Return the colour of text about a suit, on cream."""
        colours = _palettes().get(self.dress.palette)
        return INK if colours is None else Colour.of(colours[suit.letter]["ink"])

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture at this size in pixels; a plain one if its file is missing or damaged.

        The surface is shared: do not draw on it.
        """
        key = (name, *size)
        return self._ready.made(key, lambda: self._readable(key))

    def sheet(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the same for threads to make others of: while one reads it, it cannot be drawn. Do not draw it."""
        return self._ready.made(_sheet_key(name, size), lambda: self._readable((name, *size)))

    def _readable(self, key: PictureKey) -> pygame.Surface:
        try:
            return self._raw_picture(key)
        except UNREADABLE as error:
            faults.add(_path(_worn(key[0], self._dress)), error)
            return stand_in(key[0], key[1:]).convert_alpha()

    def inlaid(self, name: str, size: tuple[int, int], ink: Colour) -> pygame.Surface:
        """Return a picture of one colour as it looks inlaid in the cloth, in another colour."""
        return self._ready.made((f"inlaid {ink.hex} {name}", *size), lambda: self._inlaid(name, size, ink))

    def _inlaid(self, name: str, size: tuple[int, int], ink: Colour) -> pygame.Surface:
        mark = self._inked(name, size, ink)
        mark.set_alpha(_INLAID)
        return mark

    def inked(self, name: str, size: tuple[int, int], ink: Colour) -> pygame.Surface:
        """Return a picture of one colour in another colour."""
        return self._ready.made((f"{ink.hex} {name}", *size), lambda: self._inked(name, size, ink))

    def _inked(self, name: str, size: tuple[int, int], ink: Colour) -> pygame.Surface:
        tinted = self.picture(name, size).copy()
        tinted.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
        tinted.fill(ink[:3], special_flags=pygame.BLEND_RGB_ADD)
        return tinted

    def drop(self, name: str, size: tuple[int, int]) -> None:
        """Let go of a picture that is not needed any more."""
        with self._lock:
            self._raw.take((name, *size))
        self._ready.take((name, *size))

    def has(self, name: str, size: tuple[int, int]) -> bool:
        """Return True if the picture would come without rasterising."""
        key = (name, *size)
        with self._lock:
            return key in self._ready or key in self._raw

    def has_sheet(self, name: str, size: tuple[int, int]) -> bool:
        """Return True if the sheet would come without rasterising."""
        with self._lock:
            return _sheet_key(name, size) in self._ready or (name, *size) in self._raw

    def prefetch(self, names: Iterable[str], size: tuple[int, int]) -> None:
        """Have a thread prepare these pictures at this size."""
        for name in names:
            self._ahead.do(partial(self._rasterise, self._dress, (name, *size)))

    def prefetch_soon(self, name: str, size: tuple[int, int]) -> None:
        """Have the other thread prepare a picture that is needed before a whole deck of cards has been rasterised."""
        self.background.do(partial(self._rasterise, self._dress, (name, *size)))

    def hold(self, names: Iterable[str], size: tuple[int, int]) -> Callable[[], None]:
        """Have a thread prepare sheets for a table; return what says that it needs them no more.

        They stay for the next table, and go as soon as one does not need them.
        """
        keys = [(name, *size) for name in names]
        self._held.update(keys)
        while self._left:
            self._held.subtract(self._left.popleft())
        for key in [key for key, tables in self._held.items() if not tables]:
            del self._held[key]
            with self._lock:
                self._raw.take(key)
            self._ready.take(_sheet_key(key[0], key[1:]))
        self.prefetch((name for name, *_ in keys), size)
        return partial(self._left.append, keys)

    def stop_prefetching(self) -> None:
        """Drop the pictures that the thread has not begun, as they are not needed any more."""
        self._ahead.drop()

    def rest(self) -> None:
        """Let go of the texts of pictures, which are not needed until some are made in another size or dress."""
        _source.cache_clear()

    def close(self) -> None:
        """End the threads and drop every picture."""
        for thread in (self._ahead, self.background):
            thread.drop()
            thread.finish()
        self.forget()

    def _rasterise(self, dress: Dress, key: PictureKey) -> None:
        name, size = key[0], key[1:]
        if dress == self._dress and not (self.has(name, size) or self.has_sheet(name, size)):
            with suppress(*UNREADABLE):  # whoever draws it meets the same fault and reports it
                self._raw_picture(key)

    def _raw_picture(self, key: PictureKey) -> pygame.Surface:
        with self._lock:
            found = self._raw.take(key)
            dress = self._dress
        if found is None:
            name, width, height = key
            found = rasterised(_source(_worn(name, dress), dress.palette, dress.pack), (width, height)).convert_alpha()
            if self._ahead.is_here or self.background.is_here:
                with self._lock:
                    is_there = key in self._ready or _sheet_key(name, (width, height)) in self._ready
                    if dress == self._dress and not is_there:
                        self._raw.keep(key, found)
        return found


def _sheet_key(name: str, size: tuple[int, int]) -> PictureKey:
    return (f"sheet {name}", *size)


def _worn(name: str, dress: Dress) -> str:
    """Return the name of the file that a picture has in this dress."""
    return f"{name}-{dress.back}" if name.endswith("/back") else name


def _path(name: str) -> Path:
    return assets_folder() / f"{name.partition('#')[0]}.svg"


@lru_cache(maxsize=_KEPT_SOURCES)
def _source(name: str, palette: str, pack: str) -> str:
    """Return the SVG text in the mood that is meant, with the standard suit colours exchanged for those chosen."""
    text = asset_text(_path(name))
    if not text.rstrip().endswith("</svg>"):
        raise ValueError("it is cut short")
    text = in_mood(text, name.partition("#")[2])
    chosen = _palettes().get(palette)
    shared = _TWO_COLOURS if pack == "two" and name.startswith("french/") else {}
    if chosen is not None and (palette != "standard" or shared):
        standard = _palettes()["standard"]
        exchange = {
            standard[suit][tone]: chosen[shared.get(suit, suit)][tone] for suit in standard for tone in standard[suit]
        }
        text = re.sub("#[0-9a-f]{6}", lambda found: exchange.get(found[0], found[0]), text)
    return text
