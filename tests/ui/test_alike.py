"""Buttons that stand beside each other show their keys all or not at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from goodge.engine.game import Phase
from goodge.ui.drawing.theme import SMALL_STRONG
from goodge.ui.program.app import App
from goodge.ui.widgets.buttons import Button

from .checks import SIZES, resize, top
from .menus import item_of
from .reviews import show
from .sheets import won_match
from .tables import open_table, play_until


def both(app: App, *names: str) -> list[Button]:
    return [button for name in names if isinstance(button := item_of(top(app), name), Button)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_ways_to_other_mistakes_show_both_their_keys_or_neither(
    open_app: Callable[..., App], text_size: str, size: tuple[int, int]
) -> None:
    app = open_app(muted=True, text_size=text_size, speed="instant")
    show(app, won_match())
    resize(app, size)
    canvas = top(app).canvas
    shown = [button.cap for button in both(app, "previous-fault", "next-fault") if button.shows_key(canvas)]
    assert len(shown) == 2
    assert shown[0] is None or shown[1] is not None


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)], ids=str)
def test_the_ways_to_other_mistakes_show_the_arrows_that_ask_for_them(
    open_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = open_app(size, muted=True, speed="instant")
    show(app, won_match())
    app.draw()
    buttons, canvas = both(app, "previous-fault", "next-fault"), top(app).canvas
    assert [button.cap for button in buttons] == ["↑", "↓"]
    assert {button._fitting(canvas) for button in buttons} == {(SMALL_STRONG, "↑"), (SMALL_STRONG, "↓")}


def test_the_last_trick_has_room_for_its_key_beside_undo(open_app: Callable[..., App]) -> None:
    app = open_app((1280, 720), muted=True, text_size="larger", speed="instant")
    play_until(app, open_table(app, (None, "novice", "novice", "novice")), Phase.PLAY)
    app.draw()
    canvas, buttons = top(app).canvas, both(app, "last", "undo")
    assert [button.cap for button in buttons] == ["L", "U"]
    assert all(button.shows_key(canvas) for button in buttons)
    assert not buttons[0].rect.colliderect(buttons[1].rect)
