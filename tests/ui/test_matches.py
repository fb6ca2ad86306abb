"""The finished matches are listed, and each goes by again on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goodge.engine.record import encode_record
from goodge.ui.app import App
from goodge.ui.items.buttons import Button
from goodge.ui.scene import Scene
from goodge.ui.scenes.finished import FinishedScene
from goodge.ui.scenes.matches import MatchesScene, _day
from goodge.ui.scenes.watch import WatchScene
from tests.table.test_replay import finished

from .checks import SIZES, assert_layout, press, resize
from .menus import buttons_of, item_of, text_of

GAMES = ("goodge", "spades", "pride", "spidge")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A finished match of each game."""
    return {game: encode_record(finished(tmp_path_factory.mktemp(game), game)) for game in GAMES}


def top(app: App) -> Scene:
    return app.top


def listed(app: App, *lines: str) -> MatchesScene:
    app.home.records_file.write_text("".join(line + "\n" for line in lines))
    app.push(FinishedScene(app))
    app.top.focus("watch")
    press(app, pygame.K_RETURN)
    scene = top(app)
    assert isinstance(scene, MatchesScene)
    return scene


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_the_list_fits_every_window(open_app: Callable[..., App], records: dict[str, str], text_size: str) -> None:
    app = open_app(muted=True, text_size=text_size, speed="instant")
    scene = listed(app, *(3 * list(records.values())))
    assert len(scene.matches) == 10
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_every_game_goes_by_to_its_winner(app: App, records: dict[str, str], game: str) -> None:
    scene = listed(app, records[game])
    press(app, pygame.K_RETURN)
    seen = top(app)
    assert isinstance(seen, WatchScene)
    press(app, pygame.K_f, pygame.K_f)
    for turn in range(6000):
        if seen.table.is_over and seen.announcement is not None:
            break
        app.turn(0.1)
        if turn % 150 == 40:
            press(app, pygame.K_v)  # from behind every player
        if turn % 97 == 0:
            assert_layout(seen)
        if turn == 700:
            press(app, pygame.K_n)
    assert seen.announcement is not None
    assert all(name in seen.announcement[1] for name in scene.matches[0].winners)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_a_damaged_match_is_told_and_the_others_stay(app: App, records: dict[str, str]) -> None:
    damaged = records["pride"].replace('"actions": ["bid ', '"actions": ["bid 1', 1)
    scene = listed(app, records["goodge"], damaged)
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert app.notices.shown == "This match cannot be watched: its record is damaged."


def test_without_a_match_the_list_says_so(app: App, tmp_path: Path) -> None:  # noqa: ARG001
    app.push(MatchesScene(app))
    assert text_of(app.top, "none") == "No match has been finished yet."
    assert buttons_of(app.top) == ["back"]


def test_a_match_names_its_winners_and_their_total_first(app: App, records: dict[str, str]) -> None:
    scene = listed(app, *records.values())
    for number, match in enumerate(scene.matches):
        button = item_of(scene, f"match-{number}")
        assert isinstance(button, Button)
        assert button.text.startswith(match.winners[0])
        totals = str(button.note).rpartition(" · ")[2].replace("−", "-").split(" : ")
        assert int(totals[0]) == match.totals[match.winner]
        assert sorted(map(int, totals)) == sorted(match.totals)


def test_days_in_words() -> None:
    assert _day(None) == _day(-1) == _day(10**18) == ""
    assert _day(1_000_000_000_000) in ("8 Sep 2001", "9 Sep 2001", "10 Sep 2001")
