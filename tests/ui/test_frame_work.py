"""The work of single frames while something moves: what is dear is done in frames of their own, and done once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.scenes.table import in_turn
from goodge.ui.scenes.table.frame import TableFrame
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.tabletop import furniture, passing
from goodge.ui.tabletop.painter import CardPainter
from goodge.ui.tabletop.stage import CardStage
from goodge.ui.tabletop.upright import CardLook

from .checks import settle
from .conftest import OpenApp
from .motion_watch import STEP, play
from .tables import open_table

LEVELS = {"goodge": (None, "novice", "novice"), "spades": (None, "novice", "novice", "novice"),
          "pride": (None, "novice", "novice", "novice"), "spidge": (None, "novice", "novice")}  # fmt: skip
TRICKS = 2
S = TypeVar("S")


@pytest.fixture
def app(open_app: OpenApp, no_thread: None) -> App:  # noqa: ARG001
    return open_app(speed="normal", muted=True, hold_trick=False)


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[int]:
    """How often a method is called: a number for each frame, the last one for the frame that is going on."""
    calls, real = [0], getattr(owner, name)

    def method(*given: Any, **named: Any) -> Any:
        calls[-1] += 1
        return real(*given, **named)

    monkeypatch.setattr(owner, name, method)
    return calls


def some_tricks(scene: TableScene) -> bool:
    return len(scene.shown.view.board.tricks) >= TRICKS


def frames(app: App, scene: TableScene, *counts: list[int]) -> Iterator[None]:
    """Each frame of some tricks; a number is added to the counts before it."""
    for _ in play(app, scene, some_tricks):
        yield
        for count in counts:
            count.append(0)


@pytest.mark.parametrize("game", LEVELS)
def test_what_moves_by_itself_is_laid_out_alone_as_if_all_were(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    take_moved: Callable[[TableFrame], bool] = TableFrame._take_moved
    moved = 0

    def checked(table: TableFrame) -> bool:
        nonlocal moved
        if not take_moved(table):
            return False
        moved += 1
        alone, table._items = table._items, None
        assert table.items == alone
        return True

    monkeypatch.setattr(TableFrame, "_take_moved", checked)
    for _ in play(app, scene, some_tricks):
        pass
    assert moved > 10


@pytest.mark.parametrize("game", ["goodge", "pride"])
def test_a_trick_that_is_gathered_does_not_lay_out_the_table_in_every_frame(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    laid = counted(monkeypatch, scene, "compose")
    gathering = [0]
    for _ in frames(app, scene, laid):
        if scene.shown.sent_worth is not None:
            gathering[-1] += laid[-1]
        elif gathering[-1]:
            gathering.append(0)
    assert len(gathering) >= TRICKS
    assert max(gathering) <= 3


@pytest.mark.parametrize("game", ["goodge", "pride"])
def test_no_frame_lays_the_table_out_in_which_something_begins_or_other_items_are_drawn(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    monkeypatch.setattr(in_turn, "BEGUN_SECONDS", -1.0)
    laid, drawn = counted(monkeypatch, scene, "compose"), counted(monkeypatch, scene._coming, "draw")
    crowded = begun = 0
    for _ in frames(app, scene, laid, drawn):
        if app.top is scene and not scene.shown.timeline.is_idle and scene.in_turn.shown is not None:
            begun += scene.in_turn.has_begun
            crowded += bool(laid[-1]) and (
                scene.in_turn.has_begun or (scene.in_turn.was_late and not scene.in_turn._is_late)
            )
    assert begun > 10
    assert not crowded


def test_what_moves_by_itself_is_drawn_at_once(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    at_once = gathered = 0
    for _ in play(app, scene, some_tricks):
        if scene.shown.sent_worth is not None and not scene.in_turn.was_late and scene._items is not None:
            gathered += 1
            at_once += scene.drawn_items is scene._items and not scene._is_stirred
    assert gathered > 10
    assert at_once >= gathered - 2 * TRICKS


def test_what_happens_next_is_put_off_by_a_frame_that_draws_but_not_for_long(app: App) -> None:
    turns = open_table(app, LEVELS["goodge"], seed=4).in_turn
    turns.was_late = False
    assert not turns.puts_off()
    turns.was_late = True
    assert [turns.puts_off() for _ in range(4)] == [True, False, True, False]


def test_where_cards_belong_is_found_out_once_for_a_view(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    settle(app)
    stage, view = scene.shown.stage, scene.shown.view
    found = counted(monkeypatch, CardStage, "_found_targets")
    stage._targets = None
    lying = dict(stage.targets(view))
    stage.settle(view)
    assert stage.targets(view) == lying
    assert found == [1]
    stage.lifted = stage.keys(view, 0)[0]
    assert stage.targets(view) != lying
    stage.lifted = None
    assert stage.targets(view) == lying


def test_the_deck_and_the_words_of_plates_are_ready_before_the_deal(
    open_app: OpenApp,
    monkeypatch: pytest.MonkeyPatch,
    no_thread: None,  # noqa: ARG001
) -> None:
    app = open_app(speed="normal", muted=True)
    app.reset(TitleScene(app))
    settle(app)
    made, agreed = list[CardLook](), counted(monkeypatch, furniture, "agreed")
    at_rest = CardPainter._at_rest

    def noted(painter: CardPainter, look: CardLook) -> Any:
        made.append(look)
        return at_rest(painter, look)

    monkeypatch.setattr(CardPainter, "_at_rest", noted)
    scene = open_table(app, LEVELS["goodge"], seed=4)
    while app.fade.is_due or not scene.shown.stage.sprites:
        app.turn(STEP)
    decks = [sprite for key, sprite in scene.shown.stage.sprites.items() if key.startswith("deck:")]
    made_before = len(made)
    assert {scene.shown._painter._look(sprite) for sprite in decks} <= set(made)
    known = agreed[-1]
    app.turn(STEP)
    assert len(made) == made_before
    assert agreed[-1] <= known + 1, "plates are laid out anew as the deal begins, and not before"


def test_what_cards_pass_is_found_out_once_for_the_items_that_are_drawn(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    found, drawn = counted(monkeypatch, passing, "kept_clear"), counted(monkeypatch, scene, "draw_over")
    for _ in frames(app, scene, found, drawn):
        pass
    assert sum(drawn) > 2 * sum(found)


def test_places_that_cards_pass_under_are_not_copied(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    settle(app)
    place = scene.shown.places.plate(1)
    part = scene.shown.stage.backdrop.part(place)
    assert part.get_parent() is scene.shown.stage.backdrop._picture
    assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(app.canvas.surface.subsurface(place), "RGB")


def test_the_place_of_a_notice_is_looked_for_while_one_is_seen(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    open_table(app, LEVELS["goodge"], seed=4)
    looked = counted(monkeypatch, TableScene, "notice_place")
    app.draw()
    assert looked == [0]
    app.notices.add("Here is a slip.")
    app.draw()
    assert looked == [1]


def test_a_sound_is_read_ahead_in_no_frame_that_draws(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    read, drawn = counted(monkeypatch, app.sounds, "read_ahead"), counted(monkeypatch, app, "draw")
    both = 0
    for _ in frames(app, scene, read, drawn):
        both += read[-1] and drawn[-1]
    assert not both
    settle(app)
    app.turn(STEP)
    assert sum(read) > 0
