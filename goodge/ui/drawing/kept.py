"""A store of pictures that are made once and kept for the next time, in limited memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


class KeptPictures(Generic[K]):
    """Pictures by key, in at most `room` bytes; the least recently used go first, but one always stays."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self._pictures: OrderedDict[K, pygame.Surface] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._pictures

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: K) -> pygame.Surface | None:
        """Return the picture of a key; None if there is none (any more)."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def keep(self, key: K, picture: pygame.Surface) -> pygame.Surface:
        """Keep a picture for a key that has none, and return it."""
        self._pictures[key] = picture
        self.bytes += bytes_of(picture)
        while self.bytes > self.room and len(self._pictures) > 1:
            self.bytes -= bytes_of(self._pictures.popitem(last=False)[1])
        return picture

    def made(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a key, made now if there is none."""
        return self.get(key) or self.keep(key, make())

    def take(self, key: K) -> pygame.Surface | None:
        """Remove and return the picture of a key; None if there is none."""
        found = self._pictures.pop(key, None)
        if found is not None:
            self.bytes -= bytes_of(found)
        return found

    def clear(self) -> None:
        """Drop every picture."""
        self._pictures.clear()
        self.bytes = 0


def bytes_of(picture: pygame.Surface) -> int:
    """Return the memory that a picture takes, in bytes."""
    return picture.get_pitch() * picture.get_height()
