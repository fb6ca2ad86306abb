"""A panel is shown once its pictures have been made, a few in each frame; the table goes on as it was until then."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from goodge.ui.drawing.shapes import Shapes
from goodge.ui.program.itemfade import Laid
from goodge.ui.scenes.table import in_turn
from goodge.ui.scenes.table.in_turn import ItemsInTurn
from goodge.ui.tabletop.callpill import CallPill
from goodge.ui.tabletop.facts import CallFacts
from goodge.ui.widgets.base import Item, Panel

from .checks import settle
from .conftest import OpenApp
from .tables import open_table

STEP = 1 / 60


def panels(*keys: str) -> Laid:
    items: list[Item] = [Panel(key=key, rect=pygame.Rect(0, 0, 40, 30)) for key in keys]
    return Laid(items, None, None, None)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of the items that are drawn unseen, of which a frame has time for one."""
    monkeypatch.setattr(in_turn, "READY_SECONDS", -1.0)
    return []


@pytest.fixture
def turns(drawn: list[str]) -> ItemsInTurn:
    turns = ItemsInTurn(lambda item, _: drawn.append(item.key))
    assert not turns.take(panels("bar"), is_new=True, moves=False, may_wait=True), "the first are shown at once"
    return turns


def test_what_comes_waits_for_its_pictures(turns: ItemsInTurn, drawn: list[str]) -> None:
    coming = panels("bar", "question", "yes", "no")
    waited = 0
    while turns.take(coming, is_new=not waited, moves=False, may_wait=True):
        assert turns.shown == panels("bar")
        waited += 1
        turns.begin()
    assert drawn == ["question", "yes", "no"]
    assert waited == len(drawn)
    assert turns.shown == coming


def test_what_is_laid_out_comes_a_frame_after_its_pictures_are_made(
    turns: ItemsInTurn, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_turn, "READY_SECONDS", 60.0)
    coming = panels("bar", "question", "yes")
    assert turns.take(coming, is_new=True, moves=False, may_wait=True)
    assert drawn == ["question", "yes"]
    turns.begin()
    assert not turns.take(coming, is_new=False, moves=False, may_wait=True)
    assert turns.shown == coming


def test_a_call_waits_for_its_pictures_and_those_of_the_plates(turns: ItemsInTurn, drawn: list[str]) -> None:
    call = CallPill(key="call-1", rect=pygame.Rect(0, 0, 40, 30), facts=CallFacts("3", is_number=True))
    now = panels("bar")
    now = now._replace(items=[*(replace(item, rect=item.rect.move(5, 0)) for item in now.items), call])
    assert turns.take(now, is_new=True, moves=False, may_wait=True)
    turns.begin()
    assert turns.take(now, is_new=False, moves=False, may_wait=True)
    assert drawn == ["bar", "call-1"]
    turns.begin()
    assert not turns.take(now, is_new=False, moves=False, may_wait=True)


def test_it_waits_no_longer_than_a_blink(turns: ItemsInTurn, drawn: list[str]) -> None:
    coming, waited = panels("bar", *map(str, range(100))), 0
    while turns.take(coming, is_new=not waited, moves=False, may_wait=True):
        waited += 1
        turns.begin()
    assert len(drawn) == 100
    assert waited < 10


@pytest.mark.parametrize("keys", [("bar",), ()], ids=["changed", "gone"])
def test_where_nothing_comes_nothing_waits(turns: ItemsInTurn, drawn: list[str], keys: tuple[str, ...]) -> None:
    now = panels(*keys)
    for item in now.items:
        item.rect = item.rect.move(5, 0)
    assert not turns.take(now, is_new=True, moves=False, may_wait=True)
    assert (turns.shown, drawn) == (now, [])


def test_at_instant_nothing_waits(turns: ItemsInTurn, drawn: list[str]) -> None:
    assert not turns.take(panels("bar", "question"), is_new=True, moves=False, may_wait=False)
    assert not drawn


def test_the_first_question_of_a_table_comes_with_its_pictures_made(
    open_app: OpenApp,
    monkeypatch: pytest.MonkeyPatch,
    no_thread: None,  # noqa: ARG001
) -> None:
    """The frame in which it begins to be seen rasterises none of its shapes."""
    app = open_app(speed="normal", muted=True)
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    monkeypatch.setattr(in_turn, "READY_SECONDS", -1.0)
    monkeypatch.setattr(in_turn, "_LONGEST_WAIT", 60)
    made = [0]
    drawn = Shapes.drawn

    def counted(shapes: Shapes, key: tuple[object, ...], make: object) -> pygame.Surface:
        made[-1] += scene.panel is not None and key not in shapes.kept
        return drawn(shapes, key, make)  # type: ignore[arg-type]

    monkeypatch.setattr(Shapes, "drawn", counted)
    while not any(item.key == "pass" for item in (scene.in_turn.shown or scene.laid()).items):
        made.append(0)
        app.turn(STEP)
    assert sum(made[:-1]) > 2
    assert made[-1] == 0
    settle(app)
