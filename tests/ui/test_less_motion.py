"""Less motion: cards fly short, straight and flat, and nothing bounces, shakes or runs in."""

from __future__ import annotations

import pytest

from goodge.engine.game import Phase
from goodge.ui.motion import motions
from goodge.ui.motion.motions import ENTRANCE, Motion
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene

from .conftest import OpenApp
from .motion_watch import look, play
from .tables import go_on, open_table, play_until

MOTIONS = [motion for motion in vars(motions).values() if isinstance(motion, Motion)]
LEVELS = {"goodge": (None, "novice", "novice"), "pride": (None, "novice", "novice", "novice")}


@pytest.fixture
def app(open_app: OpenApp, no_thread: None, monkeypatch: pytest.MonkeyPatch) -> App:  # noqa: ARG001
    """The program at normal speed with less motion, which draws nothing."""
    app = open_app(speed="normal", muted=True, hold_trick=False, less_motion=True)
    monkeypatch.setattr(app, "draw", lambda: None)
    return app


@pytest.mark.parametrize("motion", MOTIONS)
def test_every_motion_has_a_short_form_without_a_bounce(motion: Motion) -> None:
    calm = motion.calm()
    assert calm.seconds < motion.seconds
    assert calm.rise == calm.swing == 0
    assert not calm.is_bent
    ways = [calm.ease(share / 50) for share in range(51)]
    assert ways == sorted(ways)
    assert ways[-1] == 1


@pytest.mark.parametrize("game", LEVELS)
def test_cards_keep_flat_and_on_the_straight_way(app: App, game: str) -> None:
    scene = open_table(app, LEVELS[game], seed=4, game=game)
    flown = 0
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= 2):
        for seen in look(scene).values():
            assert seen.moment.rise == 0
            assert seen.sprite.sway == 0
            if seen.is_moving and seen.flight is not None:
                flown += 1
                start, end, now = seen.flight.start.pose, seen.flight.end.pose, seen.moment.pose
                across = (end.x - start.x) * (now.y - start.y) - (end.y - start.y) * (now.x - start.x)
                assert abs(across) < 0.01 * (1 + abs(end.x - start.x) + abs(end.y - start.y))
                for one, other, here in zip(start, end, now, strict=True):
                    assert min(one, other) - 0.01 <= here <= max(one, other) + 0.01
    assert flown > 500


def test_the_dye_is_there_at_once_and_no_call_springs_up(app: App) -> None:
    scene = open_table(app, LEVELS["goodge"], seed=4)
    for _ in play(app, scene, lambda scene: scene.shown.view.board.phase is Phase.PLAY):
        assert scene.shown.dyeing is None
        assert not scene.shown.popping
    assert scene.shown.trump is not None


def refuse_a_card(app: App, scene: TableScene) -> bool:
    """Presses a card that cannot be played; True if it shook."""
    while True:
        go_on(app, scene)
        view = scene.shown.view
        legal = {action.card for action in view.legal if hasattr(action, "card")}
        wrong = [card for card in view.hand if card not in legal]
        if wrong:
            break
        assert scene.submit(view.legal[0])
    item = scene.item(wrong[0].text)
    assert item is not None
    scene.press(item)
    swayed = []
    for _ in range(12):
        app.turn(1 / 60)
        swayed.append(scene.shown.stage.sprites[wrong[0].text].sway)
    assert scene.shown.captions.refusal is not None
    return any(swayed)


@pytest.mark.parametrize("is_calm", [False, True])
def test_a_card_that_cannot_be_played_shakes_only_with_all_motion(app: App, *, is_calm: bool) -> None:
    app.settings.less_motion = is_calm
    scene = open_table(app, LEVELS["goodge"], seed=4)
    play_until(app, scene, Phase.PLAY)
    assert refuse_a_card(app, scene) is not is_calm


def test_scenes_fade_in_a_shorter_time_and_do_not_rise() -> None:
    calm = ENTRANCE.paced(1.0, is_calm=True)
    assert 0 < calm.seconds < ENTRANCE.seconds
    assert calm.rise == 0
    assert ENTRANCE.paced(0.0, is_calm=False).seconds == 0
