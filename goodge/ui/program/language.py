"""The language that the program speaks: the one in the settings, or the system's."""

from __future__ import annotations

from pathlib import Path

import pygame.system

from ..drawing.assets import assets_folder
from ..drawing.faults import UNREADABLE, faults
from ..wording.languages import chosen, codes, own_name, speak


def speak_as_set(setting: str) -> None:
    """Speak the language of the settings from now on; English, and a fault is reported, if it cannot be read."""
    code = chosen(setting, system_languages(), codes(_folder()))
    try:
        speak(_folder(), code)
    except UNREADABLE as error:
        faults.add(_folder() / f"{code}.mo", error)


def named_languages() -> dict[str, str]:
    """Return the languages that there are by their codes, each named in itself."""
    names = {}
    for code in codes(_folder()):
        try:
            names[code] = own_name(_folder(), code)
        except UNREADABLE as error:
            faults.add(_folder() / f"{code}.mo", error)
    return names


def system_languages() -> list[str]:
    """Return the codes of the languages that the system's user prefers, the best first."""
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def _folder() -> Path:
    return assets_folder() / "words"
