"""Every screen in the widest words of all languages, in the largest text: what is written has its room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from gettext import NullTranslations

import pytest
from PIL import ImageFont

import words
from goodge.ui.drawing.assets import assets_folder
from goodge.ui.program.app import App
from tests.ui.checks import assert_layout, settle, top

from .pseudo import spoken
from .screens import SCREENS


class Widest(NullTranslations):
    """Whoever asks for a message gets the translation that takes most room, or the English if that is it."""

    def pgettext(self, context: str, message: str) -> str:
        return _widest(context, message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return _widest(context, msgid1) if n == 1 else max(msgid2, _widest(context, msgid1), key=_width)


@pytest.fixture(autouse=True)
def language() -> Iterator[None]:
    with spoken(Widest()):
        yield


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_has_room_for_the_widest_words_in_the_largest_text(app: App, screen: str) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    SCREENS[screen](app)
    settle(app)
    assert_layout(top(app))


@cache
def _translations() -> dict[tuple[str, str], list[str]]:
    found = dict[tuple[str, str], list[str]]()
    for code in words.codes():
        for entry in words.catalogue(code):
            texts = [entry.msgstr, *entry.msgstr_plural.values()]
            found.setdefault((entry.msgctxt or "", entry.msgid), []).extend(filter(None, texts))
    return found


@cache
def _widest(context: str, message: str) -> str:
    return max([message, *_translations()[context, message]], key=_width)


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(assets_folder() / "fonts" / "SourceSerif-Regular.ttf", 20)


def _width(text: str) -> float:
    return _font().getlength(text)
