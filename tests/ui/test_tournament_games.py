"""The games of a tournament: played, watched, and told of on the title."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.engine.tournament import Pairing, Stage
from goodge.table.hall import Hall
from goodge.table.refusals import NextHasPlayed
from goodge.ui.program.app import App
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.phrases import say
from goodge.ui.wording.refusals import refusal_words
from goodge.ui.wording.tournament import stage_words, unwatchable_words
from tests.table.tools import WAIT, harmless, play_out
from tests.table.tournaments import player

from .checks import SIZES, assert_layout, press, resize, top
from .conftest import OpenApp
from .menus import buttons_of, item_of, knows_the_game, leave_a_match, text_of
from .tables import go_on
from .tournaments import play_round

ROUND_1 = stage_words(Pairing(Stage.ROUND_ROBIN, 0, (0, 1)))

# -- playing and watching -------------------------------------------------------------------------------------


def test_the_own_game_is_played_at_the_table_and_leads_back_to_the_hall(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("under way")
    press(app, pygame.K_RETURN)
    table = top(app)
    assert isinstance(table, TableScene)
    assert len(table.table.record.rounds) == 2
    press(app, pygame.K_ESCAPE)
    pause = top(app)
    assert isinstance(pause, PauseScene)
    pause.focus("host")
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.own_game in scene.hall.progress(), "it is under way"
    assert item_of(scene, "on") is not None


def test_the_undo_button_of_ones_own_game_says_that_a_card_stands(app: App, show: Callable[[str], HallScene]) -> None:
    show("under way")
    press(app, pygame.K_RETURN)
    table = top(app)
    assert isinstance(table, TableScene)
    go_on(app, table)
    assert table.shown.view.board.tricks
    undo = item_of(table, "undo")
    assert isinstance(undo, Button)
    assert undo.why_off == undo.tip == refusal_words(NextHasPlayed())


@pytest.mark.usefixtures("no_thread")
def test_the_pause_of_ones_own_game_fits_every_window(
    open_app: OpenApp, homes: dict[str, Path], tmp_path: Path
) -> None:
    app = open_app(text_size="larger", muted=True, speed="instant")
    (tmp_path / "tournament").mkdir()
    for path in (homes["under way"] / "tournament").iterdir():
        (tmp_path / "tournament" / path.name).write_bytes(path.read_bytes())
    scene = HallScene(app, Hall(app.home, player))
    app.push(scene)
    press(app, pygame.K_RETURN, pygame.K_ESCAPE)
    pause = top(app)
    assert isinstance(pause, PauseScene)
    assert "host" in buttons_of(pause)
    assert app.surrender is None or app.surrender.of_match is None, "a game of a tournament is played to its end"
    for size in SIZES:
        resize(app, size)
        assert_layout(pause)


def test_the_sheet_of_a_game_that_is_over_leads_back_to_the_hall(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("under way")
    press(app, pygame.K_RETURN)
    table = top(app)
    assert isinstance(table, TableScene)
    play_out(table.table, harmless)
    table.table.flush()
    table.catch_up()
    run(app, lambda: isinstance(top(app), ScoreScene))
    for _ in range(40):  # a hasty Enter is not taken
        app.turn(0.05)
    assert text_of(top(app), "on") == scene.host_words
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert scene.hall.own_game is None
    assert len(scene.hall.tournament.played) == 1


def test_the_last_game_of_all_leads_to_the_champions(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("championship")
    play_round(scene.hall)
    scene.on_enter()
    assert isinstance(top(app), ChampionsScene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def watch(app: App, scene: HallScene, number: int = 1) -> WatchScene:
    """Watches a table of the round."""
    scene.focus(f"game-{number}")
    press(app, pygame.K_RETURN)
    found = top(app)
    assert isinstance(found, WatchScene)
    return found


def run(app: App, is_there: Callable[[], bool]) -> None:
    for _ in range(3000):
        if is_there():
            return
        app.turn(0.05)
    pytest.fail("it does not come to that")


def test_after_a_round_both_teams_stand_there_with_their_emblems_and_what_they_took(
    app: App, show: Callable[[str], HallScene]
) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene)
    while not seen.table.is_over:
        press(app, pygame.K_n)
        run(app, lambda: seen.shown.captions.announcement is not None)
        assert seen.shown.captions.announcement is not None
        if seen.table.record.winner is not None:
            break
        emblems, words = seen.shown.captions.announcement
        assert seen.occasion is not None
        sides = seen.occasion.sides
        assert emblems == tuple(seen.occasion.emblems[side] for side in sides)
        for side, line in zip(sides, words.split("\n"), strict=True):
            assert line.startswith(seen.occasion.teams[side])
            assert figure(seen.shown.view.totals[side]) in line
            assert seen.shown.presenter.taken_words(seen.shown.view, side) in line
        press(app, pygame.K_n)


def test_after_a_round_only_a_team_that_made_its_contract_is_in_gold(
    app: App, show: Callable[[str], HallScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene)
    assert seen.occasion is not None
    failed = seen.occasion.sides[1]
    monkeypatch.setattr(type(seen.shown.presenter), "has_failed", lambda _, __, side: side == failed)
    press(app, pygame.K_n)
    run(app, lambda: seen.shown.captions.announcement is not None)
    assert seen.shown.captions.pale == (1,)
    seen.shown.announce(None, str)
    assert not tuple(seen.shown.captions.pale), "of that announcement alone"


def test_a_finished_game_can_be_watched_to_its_end(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene)
    assert_layout(seen)
    run(app, lambda: len(seen.table.record.rounds[0][-1].actions) > 8)
    assert_layout(seen)
    while not seen.table.is_over:
        press(app, pygame.K_n)
    run(app, lambda: seen.shown.captions.announcement is not None)
    assert seen.shown.captions.announcement is not None
    played = next(each for each in scene.hall.tournament.played if each.totals == seen.table.record.totals)
    assert str(played.totals[played.winner]) in seen.shown.captions.announcement[1]
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_ones_own_game_can_be_watched_too(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene, 0)
    run(app, lambda: len(seen.table.record.rounds[0][-1].actions) > 12)
    setup = scene.hall.setup
    assert setup is not None
    assert {player.name for player in setup.teams[setup.own].players} <= set(seen.shown.names)


def test_watching_stops_and_goes_step_by_step(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    play_round(scene.hall)
    scene.refresh()
    seen = watch(app, scene, 0)
    running = text_of(seen, "run")
    press(app, pygame.K_SPACE)
    for _ in range(100):
        app.turn(0.05)
    count = len(seen.table.record.rounds[0][-1].actions)
    assert text_of(seen, "run") != running
    for _ in range(100):
        app.turn(0.05)
    assert len(seen.table.record.rounds[0][-1].actions) == count
    press(app, pygame.K_RIGHT)
    assert len(seen.table.record.rounds[0][-1].actions) == count + 1
    factor = seen.manner.factor
    press(app, pygame.K_f)
    assert seen.manner.factor == factor / 2
    viewer = seen.shown.viewer
    press(app, pygame.K_v)
    assert seen.shown.viewer != viewer
    assert set(seen.shown.view.hand) == set(seen.table.view(seen.shown.viewer).hand)


def test_a_game_under_way_is_followed_as_it_is_played(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    scene.hall.set_pace(0.0001)
    scene.hall.open_round()
    scene._look()
    seen = watch(app, scene)
    for _ in range(100):
        app.turn(0.05)
    early = len(seen.table.record.rounds[-1][-1].actions)
    scene.hall.set_pace(None)
    scene.hall.wait(WAIT)
    run(app, lambda: len(seen.table.record.rounds[0][-1].actions) > early + 4)
    assert top(app) is seen


def test_a_damaged_record_cannot_be_watched_and_that_is_told(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("second round")
    played = scene.hall.tournament.played[0]
    key = (played.pairing.round, played.pairing.teams)
    scene.hall._lines[key] = scene.hall._lines[key].replace(b'"actions": ["bid ', b'"actions": ["bid 1', 1)
    scene.watch(played.pairing)
    assert top(app) is scene
    assert app.notices.shown == unwatchable_words()


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.usefixtures("no_thread")
def test_the_title_says_when_a_game_waits_in_the_hall(
    open_app: OpenApp, homes: dict[str, Path], tmp_path: Path, text_size: str
) -> None:
    app = open_app(text_size=text_size, muted=True, speed="instant")
    leave_a_match(app)
    app.home.records_file.touch()
    (tmp_path / "tournament").mkdir()
    for path in (homes["under way"] / "tournament").iterdir():
        (tmp_path / "tournament" / path.name).write_bytes(path.read_bytes())
    title = TitleScene(app)
    app.push(title)
    assert getattr(item_of(title, "tournament"), "note", "").startswith(ROUND_1)
    for size in SIZES:
        resize(app, size)
        assert_layout(title)


@pytest.mark.parametrize(
    ("state", "note"),
    [
        ("under way", f"{ROUND_1} · {say('title: of the tournament', 'Your game is waiting')}"),
        ("second round", stage_words(Pairing(Stage.ROUND_ROBIN, 1, (0, 1)))),
        ("bracket", stage_words(Pairing(Stage.QUARTER_FINAL, 3, (0, 1)))),
        ("over", None),
    ],
)
def test_the_title_says_how_a_tournament_stands(
    app: App, homes: dict[str, Path], tmp_path: Path, state: str, note: str | None
) -> None:
    (tmp_path / "tournament").mkdir()
    for path in (homes[state] / "tournament").iterdir():
        (tmp_path / "tournament" / path.name).write_bytes(path.read_bytes())
    knows_the_game(app)
    title = TitleScene(app)
    app.push(title)
    assert getattr(item_of(title, "tournament"), "note", "") == note


def test_a_tournament_that_cannot_be_read_says_nothing_on_the_title(app: App, tmp_path: Path) -> None:
    (tmp_path / "tournament").mkdir()
    (tmp_path / "tournament" / "tournament.json").write_bytes(b"{")
    title = TitleScene(app)
    app.push(title)
    assert getattr(item_of(title, "tournament"), "note", "") is None
