"""What the table never shows, coming back to a match, and whole matches, by people and by monkeys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from goodge.engine.actions import Bury
from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.engine.record import encode_record
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene

from .checks import pixels, press, resize, settle
from .monkeys import let_loose
from .tables import go_on, open_curtain, open_table, play_until, show_table, simple_choice, told

OpenApp = Callable[..., App]
ONE = (None, "novice", "novice")
FOUR = (None, "novice", "novice", "novice")
SHARED = (None, None, "novice")


# -- hidden cards -----------------------------------------------------------------------------------------------


def faces(scene: TableScene) -> set[Card]:
    return {sprite.card for sprite in scene.shown.stage.sprites.values() if sprite.card is not None}


def test_the_curtain_covers_the_table_until_the_next_person_is_ready(app: App) -> None:
    scene = open_table(app, SHARED, seed=3)
    seen: list[str] = []
    for _ in range(60):
        go_on(app, scene)
        if isinstance(app.top, ScoreScene):
            break
        actor = scene.table.actor
        if isinstance(app.top, CurtainScene):
            played = {
                card for card in faces(scene) if any(card in hand for hand in scene.table.record.rounds[-1][-1].hands)
            }
            assert not played, "no card that somebody holds is on the table under the curtain"
            assert scene.shown.viewer is None
            name = scene.shown.names[actor or 0]
            assert any(getattr(item, "text", "") == name for item in app.top.items)
            seen.append(name)
            resize(app, (1000, 700) if len(seen) % 2 else (1280, 720))
            app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            app.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
            open_curtain(app)
        else:
            others = [
                hand for seat, hand in enumerate(scene.table.record.rounds[-1][-1].hands) if seat != scene.shown.viewer
            ]
            assert scene.shown.viewer == actor
            assert not faces(scene) & {card for hand in others for card in hand}
            scene.submit(simple_choice(scene))
    assert {"Ann", "Ben"} <= set(seen)


def test_the_curtain_looks_the_same_whatever_the_cards(open_app: OpenApp) -> None:
    pictures = []
    for seed in (3, 4, 5, 6, 7, 8):
        app = open_app(speed="instant", muted=True)
        scene = open_table(app, (None, None, None), seed=seed)
        go_on(app, scene)
        if scene.table.actor == 0:
            settle(app)
            pictures.append(pixels(app))
    assert len(pictures) > 1
    assert len(set(pictures)) == 1


def test_one_person_meets_no_curtain(app: App) -> None:
    scene = open_table(app, ONE, seed=3)
    for _ in range(12):
        go_on(app, scene)
        assert not isinstance(app.top, CurtainScene)
        scene.submit(simple_choice(scene))


def test_a_frame_depends_on_nothing_that_the_viewer_cannot_see(app: App) -> None:
    """Two matches that differ in the others' cards alone look alike."""
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.AUCTION)
    settle(app)
    picture = pixels(app)
    state = scene.table.record.rounds[-1][-1]
    first, second, third = state.deal.hands
    swapped = type(state.deal)((first, third, second), state.deal.stash)
    scene.table.record.rounds[-1][-1] = replace(state, deal=swapped, hands=(first, third, second))
    resize(app, (1280, 720))
    settle(app)
    assert pixels(app) == picture


# -- coming back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY, Phase.SCORED])
def test_continue_lands_in_the_same_place(open_app: OpenApp, phase: Phase) -> None:
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, phase)
    settle(app)
    before, record = pixels(app), encode_record(scene.table.record)
    app = open_app(speed="instant", muted=True)
    table = Table.resume(app.store)
    assert table is not None
    assert encode_record(table.record) == record
    scene = show_table(app, table)
    go_on(app, scene)
    settle(app)
    if phase is Phase.SCORED:
        assert isinstance(app.top, ScoreScene)
    elif phase is not Phase.AUCTION:
        assert pixels(app) == before
    assert scene.shown.view == scene.table.view(0)


def test_continue_with_two_people_begins_behind_the_curtain(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True)
    scene = open_table(app, SHARED, seed=3)
    play_until(app, scene, Phase.PLAY)
    app = open_app(speed="instant", muted=True)
    table = Table.resume(app.store)
    assert table is not None
    scene = show_table(app, table)
    held = {card for hand in table.record.rounds[-1][-1].hands for card in hand}
    assert not faces(scene) & held
    go_on(app, scene)
    assert isinstance(app.top, CurtainScene)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
def test_two_quick_presses_play_a_card_and_show_nobody_elses(app: App, code: int) -> None:
    """Nor do more of them, however long one goes on: the keys that play a card open no curtain."""
    scene = open_table(app, SHARED, seed=3)
    play_until(app, scene, Phase.PLAY)
    played = scene.shown.viewer
    for _ in range(60):
        press(app, code)
        app.turn(0.05)
        scene.wait(120)
        assert scene.shown.viewer in (None, played)
    assert isinstance(app.top, CurtainScene)


# -- everything together --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("levels", [ONE, FOUR, SHARED, ("novice", "novice", "novice")])
def test_a_whole_match_can_be_played(app: App, levels: tuple[str | None, ...]) -> None:
    scene = open_table(app, levels, seed=5, target=120)
    for _ in range(30):
        play_until(app, scene, Phase.SCORED)
        if scene.table.is_over:
            break
        press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert scene.table.is_over
    assert isinstance(app.top, ScoreScene)
    assert scene.table.record.totals[scene.table.record.winner or 0] == max(scene.table.record.totals)


def test_held_tricks_wait_for_a_key(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, hold_trick=True)
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    scene.submit(simple_choice(scene))
    for _ in range(50):
        app.turn(0.05)
        scene.wait(120)
    assert scene.director.holds_trick
    assert len(scene.shown.trick_keys()) == 3
    press(app, pygame.K_RETURN)
    go_on(app, scene)
    assert not scene.director.holds_trick


def test_forced_cards_play_themselves_if_wished(open_app: OpenApp) -> None:
    app = open_app(speed="instant", muted=True, auto_play_forced=True)
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, Phase.PLAY)
    while not scene.table.round_over:
        assert len(scene.shown.view.legal) > 1
        scene.submit(simple_choice(scene))
        go_on(app, scene)
        if isinstance(app.top, ScoreScene):
            break
    assert scene.table.round_over


KEYS = [
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB,
    pygame.K_p, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_s, pygame.K_d, pygame.K_t, pygame.K_h, pygame.K_c,
    pygame.K_e, pygame.K_l, pygame.K_u, pygame.K_m, pygame.K_F1, pygame.K_ESCAPE,
]  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("levels", [ONE, SHARED])
def test_a_monkey_breaks_nothing(open_app: OpenApp, levels: tuple[str | None, ...], seed: int) -> None:
    match = let_loose(open_app, "goodge", levels, seed, keys=KEYS, deeds=350)
    assert match.kept == match.played


def test_the_last_trick_turns_the_stash_up(open_app: OpenApp) -> None:
    """Rule 9: its points go to whoever wins that trick, and all see which cards they are."""
    app = open_app(speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, ("novice", "novice", "novice"))
    seen: list[set[str]] = []
    for _ in range(20_000):
        app.turn(0.1)
        if told(scene) in ("last_trick_wins_stash", "wins_stash"):
            seen.append(
                {key for key, sprite in scene.shown.stage.sprites.items() if sprite.turn == 1.0 and sprite.card}
            )
        if isinstance(app.top, ScoreScene):
            break
        scene.wait(120)
    buried = next(action for action in scene.table.record.rounds[0][-1].actions if isinstance(action, Bury))
    assert any({card.text for card in buried.cards if card is not None} <= cards for cards in seen)


def test_the_stash_is_held_where_tricks_are(open_app: OpenApp) -> None:
    app = open_app(speed="fast", muted=True, hold_trick=True, claims=False)
    scene = open_table(app, ONE, seed=3)
    for _ in range(3000):
        app.turn(0.1)
        if scene.director.holds_trick:
            if told(scene) in ("last_trick_wins_stash", "wins_stash"):
                break
            press(app, pygame.K_RETURN)
        elif scene.panel is not None and scene.shown.timeline.is_idle:
            scene.submit(simple_choice(scene))
        scene.wait(120)
    assert scene.director.holds_trick
    assert len(scene.shown.stage.sprites) == 3
    press(app, pygame.K_RETURN)
    settle(app)
    assert isinstance(app.top, ScoreScene)
