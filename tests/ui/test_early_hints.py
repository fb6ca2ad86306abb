"""A hint that was asked for before it was somebody's turn."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.ui.drawing.theme import ALARM, CREAM, Colour
from goodge.ui.program.app import App
from goodge.ui.widgets.base import Label
from goodge.ui.wording import hints

from .checks import press
from .tables import go_on, open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")


def test_a_hint_that_was_asked_for_after_the_last_card_is_not_given_in_the_next_round(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    while app.top is scene:
        is_last_choice = len(scene.shown.view.hand) == 2  # the last card of all is played by itself
        assert scene.submit(scene.shown.view.legal[0])
        scene.table.flush()
        app.turn(0.05)
        is_told = scene.shown.captions.refusal
        if is_last_choice:
            press(app, pygame.K_h)
            assert scene.shown.captions.is_put_off
            is_told = scene.shown.captions.refusal
        go_on(app, scene)
    assert is_told == hints.NOT_NOW.say()
    play_until(app, scene, Phase.AUCTION)
    assert len(scene.table.record.rounds) == 2
    assert not scene.shown.captions.hint
    assert "hints" not in scene.table.record.extra


def test_a_hint_that_comes_later_is_not_told_as_if_it_were_refused(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    scene.director.holds_trick = True

    def colour() -> Colour:
        app.turn(0.05)
        sentence = next(item for item in scene.items if item.key == "sentence")
        assert isinstance(sentence, Label)
        return sentence.colour

    scene.shown.put_off(hints.NOT_NOW.say)
    assert colour() == CREAM
    scene.shown.refuse(hints.NO_HELP.say)
    assert colour() == ALARM
