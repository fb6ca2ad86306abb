"""The finished matches are listed, and each goes by again on the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, tzinfo
from pathlib import Path

import pygame
import pytest

from goodge.engine.record import encode_record
from goodge.ui.drawing.theme import SMALL_STRONG
from goodge.ui.program.app import App
from goodge.ui.scenes.statistics import match_button as match_button_module
from goodge.ui.scenes.statistics.match_button import day_words
from goodge.ui.scenes.statistics.matches import MatchesScene
from goodge.ui.scenes.statistics.scene import FinishedScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.widgets.buttons import Button
from goodge.ui.widgets.portraits import FacesButton
from goodge.ui.wording.matches import MATCH_DAMAGED, NONE_FINISHED
from tests.table.test_replay import finished

from .checks import SIZES, assert_layout, press, resize, top
from .menus import buttons_of, item_of, text_of

GAMES = ("goodge", "spades", "pride", "spidge")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A finished match of each game."""
    return {game: encode_record(finished(tmp_path_factory.mktemp(game), game)) for game in GAMES}


def listed(app: App, *lines: str) -> MatchesScene:
    app.home.records_file.write_text("".join(line + "\n" for line in lines))
    app.push(FinishedScene(app))
    top(app).focus("watch")
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


def test_three_lines_have_air_in_a_row_of_a_tall_window(open_app: Callable[..., App], records: dict[str, str]) -> None:
    app = open_app(muted=True, text_size="larger", speed="instant")
    scene = listed(app, *(3 * list(records.values())))
    resize(app, (800, 1200))
    canvas = scene.canvas
    spare = item_of(scene, "match-0").rect.height - 3 * canvas.type.line_height(SMALL_STRONG)
    assert spare >= 2 * canvas.px(18)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_two_columns_have_no_more_rows_than_have_air(
    open_app: Callable[..., App], records: dict[str, str], text_size: str
) -> None:
    app = open_app((1280, 720), muted=True, text_size=text_size, speed="instant")
    scene = listed(app, *(3 * list(records.values())))
    canvas = scene.canvas
    spare = item_of(scene, "match-0").rect.height - 3 * canvas.type.line_height(SMALL_STRONG)
    assert spare >= 2 * canvas.px(10)
    shown = sum(item.key.startswith("match-") for item in scene.items)
    assert shown == min(len(scene.matches), 10 if text_size == "normal" else 8)


def test_a_row_bears_all_that_can_be_done_with_its_match(app: App, records: dict[str, str]) -> None:
    scene = listed(app, records["goodge"])
    watch, review = item_of(scene, "match-0"), item_of(scene, "review-0")
    assert isinstance(watch, FacesButton)
    assert watch.ground.contains(review.rect)
    assert watch.ground.centery == review.rect.centery
    assert watch.ground.right == item_of(scene, "note").rect.right, "the right end of the page"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_every_game_goes_by_to_its_winner(app: App, records: dict[str, str], game: str) -> None:
    scene = listed(app, records[game])
    press(app, pygame.K_RETURN)
    seen = top(app)
    assert isinstance(seen, WatchScene)
    press(app, pygame.K_f, pygame.K_f)
    for turn in range(6000):
        if seen.table.is_over and seen.shown.captions.announcement is not None:
            break
        app.turn(0.1)
        if turn % 150 == 40:
            press(app, pygame.K_v)  # from behind every player
        if turn % 97 == 0:
            assert_layout(seen)
        if turn == 700:
            press(app, pygame.K_n)
    assert seen.shown.captions.announcement is not None
    assert all(name in seen.shown.captions.announcement[1] for name in scene.matches[0].winners)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_a_damaged_match_is_told_and_the_others_stay(app: App, records: dict[str, str]) -> None:
    damaged = records["pride"].replace('"actions": ["bid ', '"actions": ["bid 1', 1)
    scene = listed(app, records["goodge"], damaged)
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert app.notices.shown == MATCH_DAMAGED.say()


@pytest.mark.parametrize("others", [None, "goodge", "spades"])
def test_records_that_change_under_the_list_lead_to_no_wrong_match(
    app: App, records: dict[str, str], others: str | None
) -> None:
    scene = listed(app, records["goodge"], records["pride"])
    app.home.records_file.unlink()
    if others is not None:
        app.home.records_file.write_text(2 * (records[others] + "\n"))
    press(app, pygame.K_RETURN)
    assert top(app) is scene
    assert app.notices.shown == MATCH_DAMAGED.say()


def test_without_a_match_the_list_says_so(app: App, tmp_path: Path) -> None:  # noqa: ARG001
    app.push(MatchesScene(app))
    assert text_of(top(app), "none") == NONE_FINISHED.say()
    assert buttons_of(top(app)) == ["new", "back"]


def test_a_match_names_its_winners_and_their_total_first(app: App, records: dict[str, str]) -> None:
    scene = listed(app, *records.values())
    for number, match in enumerate(scene.matches):
        button = item_of(scene, f"match-{number}")
        assert isinstance(button, Button)
        assert match.winner is not None
        assert button.text.startswith(match.winners[0])
        totals = str(button.note).rpartition(" · ")[2].replace("−", "-").split(" : ")
        assert int(totals[0]) == match.totals[match.winner]
        assert sorted(map(int, totals)) == sorted(match.totals)


def test_days_in_words() -> None:
    assert day_words(None) == day_words(-1) == day_words(10**18) == ""
    assert day_words(1_000_000_000_000) in ("8 Sep 2001", "9 Sep 2001", "10 Sep 2001")


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the system keeps its time zone")
def test_the_last_days_that_there_are_have_words_wherever_one_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    for zone in ("UTC-14", "UTC+12", "UTC0"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        assert day_words(253_402_300_799_000) == "31 Dec 9999"
        assert day_words(40_000_000_000_000).endswith(" 3237")
    monkeypatch.undo()
    time.tzset()


def test_a_day_that_the_local_clock_does_not_know_is_told_by_the_common_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Windows(datetime):
        def astimezone(self, tz: tzinfo | None = None) -> Windows:  # noqa: ARG002
            raise OSError(22, "Invalid argument")

    monkeypatch.setattr(match_button_module, "datetime", Windows)
    assert day_words(40_000_000_000_000) == "19 Jul 3237"
