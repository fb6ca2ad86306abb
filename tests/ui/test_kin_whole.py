"""Whole matches of Spades, League Spades and Spidge on the screen: by keys, by mouse, by nobody, and by monkeys."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.engine.record import encode_record
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene

from .checks import pixels, press, settle
from .kin import KIN, PEOPLE, SHARED, act_by_keys, act_by_mouse, behind, faces, in_phase, open_kin, play_to, step
from .monkeys import let_loose
from .tables import go_on, open_curtain, open_table, show_table

OpenApp = Callable[..., App]
SHORT = {"spades": {"target": 60}, "pride": {"target": 60}, "spidge": {"target": 1}}
SEEDS = {"spades": 3, "pride": 1, "spidge": 2}  # of matches that take few rounds


def play_on(app: App, scene: TableScene, act: Callable[[App, TableScene], None], rounds: int | None = None) -> None:
    """Plays until this many rounds have been scored (None: until the match is won), and the sheet lies there."""
    for _ in range(3000):
        go_on(app, scene)
        if isinstance(app.top, ScoreScene) and (scene.table.is_over or len(scene.table.record.rounds) == rounds):
            return
        if isinstance(app.top, CurtainScene):
            open_curtain(app)
        elif isinstance(app.top, ScoreScene):
            press(app, pygame.K_RETURN, pygame.K_RETURN)
        else:
            done = len(scene.table.record.rounds), len(scene.table.record.rounds[-1])
            act(app, scene)
            assert (len(scene.table.record.rounds), len(scene.table.record.rounds[-1])) > done
    raise AssertionError("no end")


@pytest.mark.parametrize("act", [act_by_keys, act_by_mouse])
@pytest.mark.parametrize("game", KIN)
def test_a_whole_match_by_keys_and_by_mouse(app: App, game: str, act: Callable[[App, TableScene], None]) -> None:
    scene = open_kin(app, game, SEEDS[game], **SHORT[game])
    play_on(app, scene, act)
    assert scene.table.is_over


@pytest.mark.parametrize("game", KIN)
def test_a_round_of_people_who_share_the_screen(app: App, game: str) -> None:
    """Nobody ever sees a card that another one holds, but for the dummy's."""
    scene = open_table(app, SHARED[game], SEEDS[game], game, **SHORT[game])

    def act(app: App, scene: TableScene) -> None:
        state = scene.table.record.rounds[-1][-1]
        board = state.board
        assert scene.shown.viewer == board.turn
        own = {board.own_hand(scene.shown.viewer or 0), board.dummy}
        assert not faces(scene) & {card for hand in range(4) if hand not in own for card in state.hands[hand]}
        act_by_keys(app, scene)

    play_on(app, scene, act, rounds=1)


@pytest.mark.parametrize("game", KIN)
def test_computer_players_alone_are_watched_to_the_end(app: App, game: str) -> None:
    levels = tuple("novice" for _ in PEOPLE[game])
    scene = open_table(app, levels, SEEDS[game], game, **SHORT[game])
    play_on(app, scene, lambda _app, _scene: None)
    assert scene.shown.viewer is None


@pytest.mark.parametrize("game", KIN)
def test_undo_takes_a_card_back(app: App, game: str) -> None:
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, lambda view: len(view.board.tricks) == 1 and len(view.legal) > 1)
    before = encode_record(scene.table.record)
    step(app, scene)
    go_on(app, scene)
    press(app, pygame.K_u)
    assert encode_record(scene.table.record) == before
    go_on(app, scene)
    assert scene.shown.view == scene.table.view(0)


@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in KIN for phase in (Phase.BIDDING, Phase.PLAY)])
def test_continue_lands_in_the_same_place(open_app: OpenApp, game: str, phase: Phase) -> None:
    app = open_app(speed="instant", muted=True)
    scene = open_kin(app, game, seed=3)
    wanted = in_phase(phase) if phase in scene.face.panels else in_phase(Phase.PLAY)
    play_to(app, scene, lambda view: wanted(view) and (not view.board.captured[0] or len(view.board.tricks) > 2))
    settle(app)
    before, record = pixels(app), encode_record(scene.table.record)
    app = open_app(speed="instant", muted=True)
    table = Table.resume(app.store)
    assert table is not None
    assert encode_record(table.record) == record
    scene = show_table(app, table)
    go_on(app, scene)
    settle(app)
    assert pixels(app) == before


def test_continue_keeps_cards_face_down_that_were_not_looked_at(app: App) -> None:
    scene = behind(app, 120)
    go_on(app, scene)
    assert in_phase(Phase.LOOK)(scene.shown.view)
    scene.catch_up()
    assert not faces(scene)


@pytest.mark.parametrize("game", KIN)
def test_held_tricks_wait_for_a_key(open_app: OpenApp, game: str) -> None:
    app = open_app(speed="instant", muted=True, hold_trick=True)
    scene = open_kin(app, game, seed=3)
    play_to(app, scene, in_phase(Phase.PLAY))
    step(app, scene)
    for _ in range(50):
        app.turn(0.05)
        scene.wait(120)
    while len(scene.shown.trick_keys()) < 4:  # a dealer plays twice to a trick
        step(app, scene)
        for _ in range(50):
            app.turn(0.05)
            scene.wait(120)
    assert scene.director.holds_trick
    press(app, pygame.K_RETURN)
    go_on(app, scene)
    assert not scene.director.holds_trick


KEYS = [
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB,
    pygame.K_n, pygame.K_b, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_s, pygame.K_l, pygame.K_u, pygame.K_m,
    pygame.K_F1, pygame.K_ESCAPE,
]  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("levels", [PEOPLE, SHARED])
@pytest.mark.parametrize("game", KIN)
def test_a_monkey_breaks_nothing(
    open_app: OpenApp, game: str, levels: dict[str, tuple[str | None, ...]], seed: int
) -> None:
    match = let_loose(open_app, game, levels[game], seed, keys=KEYS, deeds=300)
    assert match.kept == match.played
