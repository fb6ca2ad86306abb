"""The dark ground of a sentence that cards pass, while other words come or none are left."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from goodge.ui.drawing.theme import SENTENCE
from goodge.ui.program.app import App
from goodge.ui.tabletop.passing import Passing
from goodge.ui.widgets.base import Item, Label

from .checks import apart

WHOLE, STEP = 0.3, 0.02
FELT = (60, 140, 90)
WORDS = "Ann is to bid"


def sentence(words: str) -> list[Item]:
    return [Label(key="sentence", rect=pygame.Rect(100, 100, 900, 40), text=words, role=SENTENCE)]


def drawn(app: App, passed: Passing, items: list[Item], *, is_passed: bool) -> pygame.Surface:
    """A frame of nothing but the ground and its words."""
    app.canvas.surface.fill(FELT)
    passed.take(items, app.canvas)
    passed.draw_over(app.canvas, lambda _: is_passed, lambda _: False)
    return app.canvas.surface.subsurface((100, 80, 900, 80)).copy()


@pytest.fixture
def passed(app: App) -> Passing:
    """A sentence that a card passes, on its whole ground."""
    found, items = Passing(), sentence(WORDS)
    while True:
        drawn(app, found, items, is_passed=True)
        if not found.is_fading:
            return found
        found.advance(STEP, WHOLE)


@pytest.mark.parametrize("words", ["", "It is up to Ben to say what is trump in this round"])
@pytest.mark.parametrize("is_passed", [False, True])
def test_the_ground_does_not_cut_where_its_words_go(app: App, passed: Passing, words: str, *, is_passed: bool) -> None:
    items, way = sentence(words), [drawn(app, passed, sentence(WORDS), is_passed=True)]
    for _ in range(round(WHOLE / STEP) + 2):
        way.append(drawn(app, passed, items, is_passed=is_passed))
        passed.advance(STEP, WHOLE)
    changes = [apart(one, other) for one, other in pairwise(way)]
    assert changes[0] == 0, "it begins with what was there"
    assert max(changes) < 0.35 * apart(way[0], way[-1])
    assert changes[-1] == 0
    assert not passed.is_fading, "no more frames are asked for"


def test_the_same_words_keep_their_ground(app: App, passed: Passing) -> None:
    """The items are laid out anew whenever anything changes."""
    before = drawn(app, passed, sentence(WORDS), is_passed=True)
    assert apart(before, drawn(app, passed, sentence(WORDS), is_passed=True)) == 0
    assert not passed.is_fading
