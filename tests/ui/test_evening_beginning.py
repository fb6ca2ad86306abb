"""Where a round of the first evening begins on the screen, and how it is begun once more."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach.ideas import Idea
from goodge.ui.program.app import App
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording import evening as words

from .checks import click, press
from .evenings import as_told, go_on, play_on, sat_down
from .menus import item_of, text_of


@pytest.mark.parametrize("idea", [Idea.TRICKS, Idea.PARTNERS])
def test_nothing_is_taken_back_from_before_the_round_is_ones_own(app: App, idea: Idea) -> None:
    table = sat_down(app, idea)
    before, why = table.shown.view, words.NO_UNDO.say()
    undo = item_of(table, "undo")
    assert isinstance(undo, Button)
    assert undo.why_off == why
    press(app, pygame.K_u)
    assert text_of(table, "sentence") == why
    click(app, undo.rect.center)
    assert text_of(table, "sentence") == why
    assert table.table.view(0) == before
    assert not app.notices.shown
    play_on(app, table, as_told)
    table.undo()
    go_on(app, table)
    assert table.table.view(0) == before
