"""The program made light for long runs: few frames drawn, no picture made ahead, opponents who think briefly."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import ClassVar
from unittest.mock import patch

import pygame

from goodge import players
from goodge.table.home import Home
from goodge.ui.drawing.art import Art, Dress, PictureKey
from goodge.ui.drawing.kept import KeptPictures
from goodge.ui.main import Scenes
from goodge.ui.program.app import App


class LazyArt(Art):
    """Pictures made when they are drawn, never ahead, and kept for the next start of the program."""

    _drawn: ClassVar[KeptPictures[tuple[Dress, PictureKey]]] = KeptPictures(64 << 20)

    @classmethod
    def drop_all(cls) -> None:
        """Drop what is kept for the next start: it is not the program that holds it."""
        cls._drawn.clear()

    def prefetch(self, names: Iterable[str], size: tuple[int, int]) -> None:
        """Prepare nothing."""

    def has(self, name: str, size: tuple[int, int]) -> bool:  # noqa: ARG002
        return True

    def _raw_picture(self, key: PictureKey) -> pygame.Surface:
        return self._drawn.made((self.dress, key), partial(super()._raw_picture, key))


class SparingApp(App):
    """The program, showing only one of every `each` frames."""

    def __init__(self, home: Home, size: tuple[int, int], each: int) -> None:
        self._each, self._due = each, 0
        super().__init__(home, Scenes(), size, full_screen=False)
        if each > 1:
            self.art = self.canvas.art = LazyArt(self.art.dress)

    def draw(self) -> None:
        self._due += 1
        if self._due % self._each == 0:
            super().draw()


@contextmanager
def only_novices() -> Iterator[None]:
    """Have novices play for every level."""
    novice = players.player_of("novice")
    with patch.object(players, "_made", lambda *_: novice):
        yield
