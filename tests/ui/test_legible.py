"""No text is too small to be read, on any screen and in small windows too: measured as it is written."""

from __future__ import annotations

from operator import lt

import pygame
import pytest

from goodge.ui.drawing.theme import Colour, Role
from goodge.ui.drawing.typesetting import Typesetter
from goodge.ui.program.app import App

from .checks import resize, settle, unseen
from .wording.screens import SCREENS

LEAST = {(1280, 720): 16, (960, 600): 14, (800, 1200): 14}  # the size of a font, in pixels
LEAST_AT_A_TABLE = {(1280, 720): 16, (960, 600): 12, (800, 1200): 14}  # where a plate has little room for long words
LEAST_IF_CUT = 11  # of a name too long for its plate even so
SMALLER = {  # on which screens larger text leaves less room to which words
    "small goals of goodge": "More goals",  # a heading, and if text is larger only the button that leads there
    "first time: last_tricks": "Start the trick: play any card",  # the sentence, and then the line below another one
    "first time: dummy_yours": "The dummy’s turn: play one of its clubs",  # likewise
    "review of": "Wilhelmina Grace played by Wilhelmi… WWWW… nil possible 0 1 point points",  # on four narrow plates
    "review ": "25% Big mistake Mistake Inaccuracy",  # a headline, and in small letters the graph or its key
    "could it be made": "Wilhelmina Grace",
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The size of all that is written from now on."""
    texts: dict[str, int] = {}
    usual = Typesetter.run

    def run(setter: Typesetter, text: str, role: Role, colour: Colour) -> pygame.Surface:
        texts[text] = min(setter.font(role).point_size, texts.get(text, 99))
        return usual(setter, text, role, colour)

    monkeypatch.setattr(Typesetter, "run", run)
    return texts


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("screen", SCREENS)
def test_all_text_is_large_enough(app: App, written: dict[str, int], screen: str) -> None:
    with unseen():
        SCREENS[screen](app)
    is_page = app.top.is_page and app.top.is_opaque
    for size, least in (LEAST if is_page else LEAST_AT_A_TABLE).items():
        with unseen():
            resize(app, size)
            settle(app)
        written.clear()
        app._relayout()  # what looks as it did is not written again
        app.draw()
        assert written
        small = {text: points for text, points in written.items() if points < least}
        assert {text: points for text, points in small.items() if text[-1:] != "…" or points < LEAST_IF_CUT} == {}, size


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("screen", SCREENS)
def test_larger_text_is_nowhere_smaller(app: App, written: dict[str, int], screen: str) -> None:
    """Word by word, since lines are broken elsewhere."""
    with unseen():
        SCREENS[screen](app)
    sizes = {}
    for text_size in ("normal", "larger"):
        app.settings.text_size = text_size
        with unseen():
            app._relayout()
            settle(app)
        written.clear()
        app._relayout()
        app.draw()
        sizes[text_size] = _by_word(written)
    usual, larger = sizes["normal"], sizes["larger"]
    excused = " ".join(words for where, words in SMALLER.items() if where in screen).split()
    smaller = {
        word: (usual[word], larger[word])
        for word in usual.keys() & larger.keys() - set(excused)
        if len(usual[word]) == len(larger[word]) and any(map(lt, larger[word], usual[word]))
    }
    assert smaller == {}


def _by_word(written: dict[str, int]) -> dict[str, list[int]]:
    """The sizes in which each word is set, the smallest first."""
    words: dict[str, list[int]] = {}
    for text, points in written.items():
        for word in text.split():
            words.setdefault(word, []).append(points)
    return {word: sorted(sizes) for word, sizes in words.items()}
