"""Whatever is being shown, another window or other settings come between: the table shows that moment, and goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame
import pytest

from goodge.engine.events import Event
from goodge.engine.tricks import played_by
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene

from .checks import press, resize
from .conftest import OpenApp
from .tables import open_table, told

LEVELS = {"goodge": (None, "novice", "novice"), "spades": (None, "novice", "novice", "novice"),
          "pride": (None, "novice", "novice", "novice"), "spidge": (None, "novice", "novice")}  # fmt: skip
ALSO = {"goodge": ("BidMade", "GoodgeChosen", "StashTaken", "StashBuried", "TrumpNamed", "StashWon"),
        "spades": ("BidMade", "SpadesBroken"), "pride": ("DealerDrawn", "BidMade", "SpadesBroken"),
        "spidge": ("DealerDrawn", "SpadesBroken")}  # fmt: skip
State = tuple[str, bool, int, bool]
EVERY = 5


def other_size(app: App) -> None:
    resize(app, (960, 600) if app.canvas.rect.width > 960 else (1000, 640))


def full_screen(app: App) -> None:
    press(app, pygame.K_F11)


def other_settings(app: App) -> None:
    press(app, pygame.K_ESCAPE)
    app.settings.card_size = "large" if app.settings.card_size == "normal" else "normal"
    app.apply_settings()
    press(app, pygame.K_ESCAPE)


DISTURBANCES = (other_size, full_screen, other_settings)


def watch(scene: TableScene) -> Callable[[], State]:
    """Gives the event that is being shown, whether a trick is held, its cards, and whether the Stash lies open."""
    shown = [""]
    for kind, handler in scene.director._handlers.items():

        def told(event: Event, after: object, name: str = kind.__name__, show: Callable[..., object] = handler) -> None:
            shown[0] = name
            show(event, after)

        scene.director._handlers[kind] = told
    return lambda: (shown[0], scene.director.holds_trick, len(scene.shown.trick_keys()), bool(scene.shown.stage.slots))


def check(scene: TableScene) -> None:
    """Every card lies where it belongs at this moment, and none is missing."""
    assert not any(sprite.is_moving for sprite in scene.shown.stage.sprites.values())
    lying = {key: (sprite.pose, sprite.z, sprite.turn) for key, sprite in scene.shown.stage.sprites.items()}
    assert not lying or lying == scene.shown.stage.targets(scene.shown.view), (
        "once the Stash is won, nothing lies there"
    )
    record = scene.table.record
    held = record.game.hand_size(record.rules)
    board = scene.shown.view.board
    if scene.director.holds_trick and board.trick.cards:
        assert board.trick.cards == scene.table.view(0).board.tricks[-1].cards, "the whole trick lies there"
        for hand, cards in enumerate(played_by(board, len(board.captured))):
            assert len(scene.shown.stage.keys(scene.shown.view, hand)) == held - len(cards)
            assert not {card.text for card in cards} & set(scene.shown.stage.keys(scene.shown.view, hand))
    elif scene.director.holds_trick:
        assert len(lying) == len(scene.shown.stage.slots) == 3, "the Stash lies there, and nothing else"


@pytest.mark.parametrize("disturb", DISTURBANCES)
@pytest.mark.parametrize("game", LEVELS)
@pytest.mark.usefixtures("no_thread")
def test_every_moment_bears_another_window_and_other_settings(
    open_app: OpenApp, game: str, disturb: Callable[[App], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((960, 600), speed="fast", muted=True, hold_trick=True, claims=False)
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    monkeypatch.setattr(app, "draw", lambda: None)
    state, times = watch(scene), Counter[State]()
    while not isinstance(app.top, ScoreScene):
        scene.wait(120)
        app.turn(0.06)
        now = state()
        is_due = not times[now] or (len(scene.shown.trick_keys()) > 0 and times[now] % EVERY == 0)
        if is_due and not scene.director.is_idle:
            disturb(app)
            check(scene)
        elif scene.director.holds_trick:
            press(app, pygame.K_RETURN)
        elif scene.panel is not None:
            assert scene.submit(scene.table.game.harmless(scene.shown.view))
        times[now] += 1
    names = {name for name, _, _, _ in times}
    assert {"Dealt", "CardPlayed", "TrickWon", "RoundScored", *ALSO[game]} <= names
    held = {name for name, is_held, _, _ in times if is_held}
    assert held == {"TrickWon", "StashWon"} & names


@pytest.mark.parametrize("kind", ["trick_taken", "wins_stash", "names_trump"])
@pytest.mark.usefixtures("no_thread")
def test_what_is_there_to_be_read_can_be_read_as_long_whatever_the_window_does(
    open_app: OpenApp, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stood = []
    for is_disturbed in (False, True):
        app = open_app((960, 600), speed="normal", muted=True, hold_trick=False, claims=False)
        scene = open_table(app, LEVELS["goodge"], seed=4)
        monkeypatch.setattr(app, "draw", lambda: None)
        frames = 0
        while not isinstance(app.top, ScoreScene):
            scene.wait(120)
            app.turn(0.05)
            if told(scene) == kind and not any(sprite.is_moving for sprite in scene.shown.stage.sprites.values()):
                frames += 1
                if is_disturbed and frames == 5:
                    other_size(app)
            elif frames:
                break
            if scene.panel is not None:
                assert scene.submit(scene.table.game.harmless(scene.shown.view))
        stood.append(frames)
    assert stood[0] > 8
    assert abs(stood[1] - stood[0]) <= 1


@pytest.mark.usefixtures("no_thread")
def test_no_card_is_dealt_by_a_resize(app: App) -> None:
    scene = open_table(app, LEVELS["pride"], seed=4, game="pride")
    resize(app, (1000, 640))
    assert not scene.shown.stage.sprites
