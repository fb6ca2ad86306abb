"""The languages that the game speaks: beside English, one catalogue of messages each, made by build/words.py.

A catalogue is a file CODE.mo of GNU gettext; CODE is the language's code in ISO 639, in lower case.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from . import phrases
from .phrases import Phrase

Read = Callable[[str], bytes]  # gives the content of a language's catalogue by its code; raises OSError

ENGLISH = "en"
SYSTEM = "system"  # the first of the system's languages that the game speaks

_in_use = ENGLISH
_OWN_NAME = Phrase("the name of this language in itself, as one chooses it in the settings", "English")


def codes(catalogues: Iterable[Path]) -> list[str]:
    """Return the languages that there are, English first, the others by their codes."""
    return [ENGLISH, *sorted(file.stem for file in catalogues)]


@cache  # the page of settings asks at every change, and a whole catalogue is read for it
def own_name(read: Read, code: str) -> str:
    """Return the name of a language in itself: "Deutsch". Raises OSError or ValueError if its catalogue is damaged."""
    return _catalogue(read, code).pgettext(_OWN_NAME.context, _OWN_NAME.message)


def chosen(setting: str, preferred: Iterable[str], spoken: Iterable[str]) -> str:
    """Return the language to speak: the one in the settings, else the first preferred one that is spoken.

    `preferred` are the codes of the system's languages, the best first. English is spoken where nothing fits.
    """
    there = set(spoken)
    wanted = preferred if setting == SYSTEM else (setting,)
    return next((code for code in wanted if code in there), ENGLISH)


def speak(read: Read, code: str) -> None:
    """Say everything in a language from now on; the one in use is not read again.

    Raises OSError or ValueError if its catalogue cannot be read; the language in use stays as it was.
    """
    global _in_use  # noqa: PLW0603  (one language at a time, for the whole program)
    if code != _in_use:
        phrases.use(_catalogue(read, code))
        _in_use = code


def _catalogue(read: Read, code: str) -> NullTranslations:
    if code == ENGLISH:
        return NullTranslations()
    try:
        return GNUTranslations(BytesIO(read(code)))
    except struct.error as error:
        raise ValueError("the catalogue breaks off") from error
