"""Every screen in every language, in the largest text: what is written has its room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.wording.languages import ENGLISH
from tests.ui.checks import assert_layout, settle, top

from .screens import SCREENS


@pytest.fixture(autouse=True)
def english_again(app: App) -> Iterator[None]:
    yield
    _speak(app, ENGLISH)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_has_room_for_its_words_in_the_largest_text(app: App, screen: str) -> None:
    first, *others = named_languages()
    app.settings.text_size = "larger"
    _speak(app, first)
    SCREENS[screen](app)
    settle(app)
    assert_layout(top(app))
    for code in others:
        _speak(app, code)
        settle(app)
        assert app.settings.language == code
        assert_layout(top(app))


def _speak(app: App, code: str) -> None:
    app.settings.language = code
    app.apply_settings()
