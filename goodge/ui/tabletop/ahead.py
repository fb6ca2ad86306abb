"""Pictures that a thread makes while they are not needed yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

import pygame

from ..drawing.background import Background
from ..drawing.kept import KeptPictures

K = TypeVar("K", bound=Hashable)


class PicturesAhead(Generic[K]):
    """Has pictures made in the background; `take_in` puts those that are done into their store."""

    def __init__(self, background: Background, kept: KeptPictures[K]) -> None:
        self._background = background
        self._kept = kept
        self.forget()

    def forget(self) -> None:
        """Let what is still being made not come to the store any more."""
        self._at_work: set[K] = set()
        self._done: deque[tuple[K, pygame.Surface | None]] = deque()

    def __len__(self) -> int:
        return len(self._at_work)

    def __contains__(self, key: K) -> bool:
        return key in self._at_work

    def ask(self, key: K, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture made. No surface that `make` reads may be drawn anywhere meanwhile."""
        self._at_work.add(key)
        self._background.do(partial(_make, key, make, self._done))

    def take_in(self) -> None:
        """Keep the pictures that are done, unless they have failed or been made otherwise meanwhile."""
        while self._done:
            key, picture = self._done.popleft()
            self._at_work.discard(key)
            if picture is not None and key not in self._kept:
                self._kept.keep(key, picture)


def _make(key: K, make: Callable[[], pygame.Surface], done: deque[tuple[K, pygame.Surface | None]]) -> None:
    picture = None
    try:
        picture = make()
    finally:
        done.append((key, picture))
