"""Sounds by name, and the music. The device is opened for the first of them; without it or a file there is silence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pygame

from ...table.settings import Settings
from ..drawing.assets import asset_bytes, assets_folder, assets_like
from ..drawing.faults import UNREADABLE, faults

_FADE_IN = 2_500  # milliseconds
_BUFFER = 1024  # samples, 23 ms: shorter ones would be asked for oftener, also while nothing sounds


class Sounds:
    """A player of sounds: `name.ogg`, or of `name_1.ogg`, `name_2.ogg`, ... each in turn."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._is_open: bool | None = None
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._takes: dict[str, list[Path]] = {}
        self._coming: dict[str, list[Path]] = {}
        self._last: dict[str, Path] = {}
        self._chance = random.Random()
        self._wants_music = self._has_music = False
        self._unread: list[Path] | None = None

    def warming(self, name: str) -> Iterator[None]:
        """Open the device, and read the files of a sound one by one, in steps, unless nothing is to be heard.

        Either takes longer than a frame has left in which something moves.
        """
        if self._is_heard and self._open():
            for path in self._files(name):
                yield None
                self._sound(path)

    def play(self, name: str) -> None:
        """Play a sound, unless muted, at volume 0, or without a device or its file."""
        if not self._is_heard or not self._open():
            return
        sound = self._sound(self._next_take(name))
        if sound is not None:
            sound.set_volume(self._settings.volume / 100)
            sound.play()

    def read_ahead(self) -> None:
        """Read one sound that may be needed, while nothing moves: reading it may take longer than a frame."""
        if not self._is_open:
            return
        if self._unread is None:
            self._unread = assets_like(assets_folder() / "sounds", "*.ogg")[::-1]
        if self._unread:
            self._sound(self._unread.pop())

    def start_music(self) -> None:
        """Let the music go round from now on, whenever the settings have it on."""
        self._wants_music = True
        self.apply_settings()

    def apply_settings(self) -> None:
        """Start, stop or turn up the music as the settings have it."""
        settings = self._settings
        volume = settings.music_volume if settings.music and not settings.muted else 0
        if volume == 0:
            self._stop_music()
        elif self._has_music:
            pygame.mixer.music.set_volume(volume / 100)
        elif self._wants_music:
            self._begin_music(volume)

    def heed(self, event: pygame.event.Event) -> None:
        """Follow a sound device that comes or goes; where there was none, look again whenever the window has focus."""
        if event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture and self._is_open:
            self.close()
            self.apply_settings()
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.WINDOWFOCUSGAINED) and self._is_open is False:
            self._is_open = None
            self.apply_settings()

    def close(self) -> None:
        """Let go of the device."""
        self._stop_music()
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = None
        self._loaded.clear()

    @property
    def _is_heard(self) -> bool:
        return not self._settings.muted and self._settings.volume > 0

    def _open(self) -> bool:
        if self._is_open is None:
            try:
                pygame.mixer.init(44100, -16, 2, _BUFFER)
                self._is_open = True
            except pygame.error:
                self._is_open = False
        return self._is_open

    def _begin_music(self, volume: int) -> None:
        """Begin the music; it is read as it plays, never whole."""
        if not self._open():
            return
        path = assets_folder() / "music" / "table.ogg"
        try:
            pygame.mixer.music.load(path)
        except UNREADABLE as error:
            faults.add(path, error)
            self._wants_music = False
            return
        pygame.mixer.music.set_volume(volume / 100)
        pygame.mixer.music.play(-1, fade_ms=_FADE_IN)
        self._has_music = True

    def _stop_music(self) -> None:
        if self._has_music:
            pygame.mixer.music.unload()
        self._has_music = False

    def _sound(self, path: Path) -> pygame.mixer.Sound | None:
        """Return the sound of a file; None if it is missing or damaged."""
        if path not in self._loaded:
            try:
                self._loaded[path] = pygame.mixer.Sound(BytesIO(asset_bytes(path)))
            except UNREADABLE as error:
                faults.add(path, error)
                self._loaded[path] = None
        return self._loaded[path]

    def _next_take(self, name: str) -> Path:
        """Return one of a sound's files; all of them come in turn, shuffled, and none twice in a row."""
        coming = self._coming.setdefault(name, [])
        if not coming:
            coming += self._files(name)
            self._chance.shuffle(coming)
            if coming[-1] == self._last.get(name):
                coming.reverse()
        self._last[name] = coming.pop()
        return self._last[name]

    def _files(self, name: str) -> list[Path]:
        """Return the files of a sound; looking through them all takes a twentieth of a frame."""
        if name not in self._takes:
            folder = assets_folder() / "sounds"
            self._takes[name] = assets_like(folder, f"{name}_[0-9].ogg") or [folder / f"{name}.ogg"]
        return self._takes[name]
