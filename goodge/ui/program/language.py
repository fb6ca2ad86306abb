"""The language that the program speaks: the one in the settings, or the system's."""

from __future__ import annotations

from pathlib import Path

import pygame.system

from ..drawing.assets import asset_bytes, assets_folder, assets_like
from ..drawing.faults import UNREADABLE, faults
from ..wording.languages import chosen, codes, own_name, speak


def speak_as_set(setting: str) -> None:
    """Speak the language of the settings from now on; English, and a fault is reported, if it cannot be read."""
    code = chosen(setting, system_languages(), _codes())
    try:
        speak(_read, code)
    except UNREADABLE as error:
        faults.add(_path(code), error)


def named_languages() -> dict[str, str]:
    """Return the languages that there are by their codes, each named in itself."""
    names = {}
    for code in _codes():
        try:
            names[code] = own_name(_read, code)
        except UNREADABLE as error:
            faults.add(_path(code), error)
    return names


def system_languages() -> list[str]:
    """Return the codes of the languages that the system's user prefers, the best first."""
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def _codes() -> list[str]:
    return codes(assets_like(_folder(), "*.mo"))


def _read(code: str) -> bytes:
    return asset_bytes(_path(code))


def _path(code: str) -> Path:
    return _folder() / f"{code}.mo"


def _folder() -> Path:
    return assets_folder() / "words"
