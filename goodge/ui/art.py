"""Pictures from SVG files, crisp at any size: rasterised at the exact pixels, in the chosen suit colours, and kept.

Rasterising a card takes milliseconds, so a thread prepares what will soon be needed (the decoder lets go of the
interpreter lock); a picture asked for before it is ready is made at once.
"""

from __future__ import annotations

import json
import queue
import re
import threading
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from functools import cache

import pygame

from ..engine.cards import Suit
from .assets import assets_folder
from .svg import rasterised
from .theme import Colour

_KEPT_BYTES = 100 << 20
Key = tuple[str, int, int]


@cache
def _palettes() -> dict[str, dict[str, dict[str, str]]]:
    return json.loads((assets_folder() / "palettes.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


class Art:
    """Pictures by name (`cards/10S`, `suits/S`, `emblems/crown`) and pixel size, in one set of suit colours."""

    def __init__(self, palette: str = "standard") -> None:
        self._lock = threading.Lock()
        self._raw: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._ready: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._wanted: queue.SimpleQueue[tuple[str, Key] | None] = queue.SimpleQueue()
        self._worker: threading.Thread | None = None
        self.palette = palette

    @property
    def palette(self) -> str:
        return self._palette

    @palette.setter
    def palette(self, name: str) -> None:
        self._palette = name
        self.forget()

    def forget(self) -> None:
        """Drops every picture, after a change of colours or of the window's size."""
        with self._lock:
            self._raw.clear()
            self._ready.clear()
            self._bytes = 0

    def ink(self, suit: Suit, *, on_felt: bool = False) -> Colour:
        """The colour in which text about a suit is set, on cream or on felt."""
        return Colour.of(_palettes()[self._palette][suit.letter]["felt" if on_felt else "ink"])

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture at that many pixels. The surface is shared: do not draw on it."""
        key = (name, *size)
        found = self._ready.get(key)
        if found is None:
            found = self._raw_picture(key).convert_alpha()
            self._keep(key, found)
        else:
            self._ready.move_to_end(key)
        return found

    def _keep(self, key: Key, picture: pygame.Surface) -> None:
        """Keeps a picture; those not asked for the longest go when they take too much memory."""
        self._ready[key] = picture
        self._bytes += _size(picture)
        while self._bytes > _KEPT_BYTES and len(self._ready) > 1:
            self._bytes -= _size(self._ready.popitem(last=False)[1])

    def faint(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture as a mark that hardly shows on the cloth."""
        key = (f"faint {name}", *size)
        if key not in self._ready:
            mark = self.picture(name, size).copy()
            mark.set_alpha(34)
            self._keep(key, mark)
        return self._ready[key]

    def has(self, name: str, size: tuple[int, int]) -> bool:
        """Whether the picture would come without rasterising."""
        key = (name, *size)
        with self._lock:
            return key in self._ready or key in self._raw

    def prefetch(self, names: Iterable[str], size: tuple[int, int]) -> None:
        """Has a thread prepare these pictures."""
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="art", daemon=True)
            self._worker.start()
        for name in names:
            self._wanted.put((self._palette, (name, *size)))

    def stop_prefetching(self) -> None:
        """Drops what the thread has not begun: it is not wanted any more."""
        with suppress(queue.Empty):
            while True:
                self._wanted.get_nowait()

    def close(self) -> None:
        """Ends the thread."""
        self.stop_prefetching()
        if self._worker is not None:
            self._wanted.put(None)
            self._worker.join()
            self._worker = None

    def _work(self) -> None:
        while (wanted := self._wanted.get()) is not None:
            palette, key = wanted
            if palette == self._palette and not self.has(key[0], key[1:]):
                self._raw_picture(key)

    def _raw_picture(self, key: Key) -> pygame.Surface:
        with self._lock:
            found = self._raw.pop(key, None)
            palette = self._palette
        if found is None:
            name, width, height = key
            found = rasterised(_source(name, palette), (width, height))
            if threading.current_thread() is self._worker:
                with self._lock:
                    if palette == self._palette:
                        self._raw[key] = found
        return found


def _size(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


@cache
def _source(name: str, palette: str) -> str:
    """The SVG text with the standard suit colours exchanged for the palette's."""
    text = (assets_folder() / f"{name}.svg").read_text(encoding="utf-8")
    if palette != "standard":
        chosen = _palettes()[palette]
        standard = _palettes()["standard"]
        exchange = {standard[suit][tone]: chosen[suit][tone] for suit in standard for tone in standard[suit]}
        text = re.sub("#[0-9a-f]{6}", lambda found: exchange.get(found[0], found[0]), text)
    return text
