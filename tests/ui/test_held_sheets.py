"""The sheets of cards stay from table to table of a game, and go with the first table that has no use for them."""

from __future__ import annotations

import gc

import pytest

from goodge.ui.drawing.art import Art
from goodge.ui.drawing.background import Background
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene

from .conftest import OpenApp
from .tables import open_table

OLD, BOTH, NEW = "cards/2S", "cards/3S", "cards/4S"
SIZE = (40, 56)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the thread would do is done when it is asked for."""
    monkeypatch.setattr(Background, "do", lambda _, job: job())
    monkeypatch.setattr(Background, "is_here", True)


@pytest.fixture
def art(app: App) -> Art:  # noqa: ARG001  (it opens the window)
    return Art()


def there(art: Art) -> list[str]:
    return [name for name in (OLD, BOTH, NEW) if art.has_sheet(name, SIZE)]


def test_they_are_made_ready_and_stay_while_a_table_needs_them(art: Art) -> None:
    art.hold((OLD, BOTH), SIZE)
    assert there(art) == [OLD, BOTH]
    art.hold((BOTH, NEW), SIZE)
    assert there(art) == [OLD, BOTH, NEW]


def test_they_stay_until_another_table_has_no_use_for_them(art: Art) -> None:
    let_go = art.hold((OLD, BOTH, BOTH), SIZE)
    art.sheet(OLD, SIZE)
    let_go()
    assert there(art) == [OLD, BOTH], "the next table may be one of the same game"
    art.hold((BOTH, NEW), SIZE)
    assert there(art) == [BOTH, NEW]


def test_a_table_in_another_window_needs_them_in_another_size(art: Art) -> None:
    art.hold((OLD, BOTH), SIZE)()
    art.hold((OLD, BOTH), (80, 112))
    assert there(art) == []
    assert art.has_sheet(OLD, (80, 112))


def test_a_table_that_is_left_lets_go_of_its_own(open_app: OpenApp) -> None:
    app = open_app(muted=True)
    sizes = []
    for game in ("goodge", "spades"):
        scene = open_table(app, (None, *["novice"] * (2 if game == "goodge" else 3)), game=game)
        sizes.append(scene.shown._painter._upright._master)
        app.reset(Scene(app))
        del scene
        gc.collect()
    assert not app.art.has_sheet("cards/2S", sizes[0])
    assert app.art.has_sheet("french/2S", sizes[1])
