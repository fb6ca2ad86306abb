"""Monkeys in the whole game: nothing that they do breaks it, loses a move, or shows a card to whom it is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchlib.monkey import Monkey, assert_hides
from benchlib.sparing import only_novices
from goodge.engine.game import Phase
from goodge.ui.program.app import App

from .tables import open_table, play_until

WAYS = ("new", "tournament", "practice", "rules", "settings", "matches")


@pytest.fixture
def monkey(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Monkey]:
    """A monkey of the seed asked for, who sees one frame of twenty."""
    with only_novices():
        found = Monkey(tmp_path, request.param, each_frame=20)
        yield found
        found.close()


@pytest.mark.parametrize(("monkey", "way"), list(enumerate(WAYS)), indirect=["monkey"])
def test_monkeys_break_nothing_wherever_they_begin(monkey: Monkey, way: str) -> None:
    monkey.go(way)
    monkey.run(300)
    assert monkey.events >= 300
    assert len(monkey.scenes) > 1


@pytest.mark.parametrize("monkey", range(20, 22), indirect=True)
def test_what_monkeys_leave_is_what_they_find(monkey: Monkey) -> None:
    for openings in range(2, 5):
        monkey.reopen()
        monkey.run(monkey.events + 80)
        assert monkey.openings >= openings


def test_a_card_that_lies_open_under_the_curtain_is_noticed(app: App) -> None:
    scene = open_table(app, (None, None, "novice"), seed=3)
    play_until(app, scene, Phase.PLAY)
    assert_hides(scene)
    other = next(seat for seat in scene.shown.people if seat != scene.shown.viewer)
    scene.shown.stage.show(scene.table.view(other))
    with pytest.raises(AssertionError, match="face up"):
        assert_hides(scene)
