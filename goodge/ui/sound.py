"""Sounds by name. The device is opened when the first one is played; without a device the game is silent."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame

from .assets import assets_folder


class Sounds:
    """Plays `name.ogg`, or in turn `name_1.ogg`, `name_2.ogg`, ... where there are several."""

    def __init__(self, volume: int, *, muted: bool) -> None:
        self.volume = volume
        self.muted = muted
        self._is_open: bool | None = None
        self._loaded: dict[Path, pygame.mixer.Sound] = {}
        self._turns: dict[str, itertools.cycle[Path]] = {}

    def play(self, name: str) -> None:
        """Plays a sound, unless muted, at volume 0 or without a device."""
        if self.muted or self.volume == 0 or not self._open():
            return
        path = next(self._variants(name))
        if path not in self._loaded:
            self._loaded[path] = pygame.mixer.Sound(path)
        sound = self._loaded[path]
        sound.set_volume(self.volume / 100)
        sound.play()

    def close(self) -> None:
        """Lets go of the device."""
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = None
        self._loaded.clear()

    def _open(self) -> bool:
        if self._is_open is None:
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                self._is_open = True
            except pygame.error:
                self._is_open = False
        return self._is_open

    def _variants(self, name: str) -> itertools.cycle[Path]:
        if name not in self._turns:
            folder = assets_folder() / "sounds"
            several = sorted(folder.glob(f"{name}_[0-9].ogg"))
            self._turns[name] = itertools.cycle(several or [folder / f"{name}.ogg"])
        return self._turns[name]
