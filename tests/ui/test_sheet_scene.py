"""The score sheet in the middle of a round: a key shows it, and back it goes to the table."""

from __future__ import annotations

from dataclasses import replace
from gettext import NullTranslations

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.table.replay import Replay
from goodge.ui.program.app import App
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.table.watch import WatchScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording import phrases
from goodge.ui.wording.rounds import none_scored_words

from .checks import SIZES, click, key, press, resize, top
from .menus import item_of
from .sheets import assert_laid_out, match_of, sheet_of, shown
from .tables import go_on, open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")


def test_s_shows_the_sheet_so_far_and_leads_back(app: App) -> None:
    table = open_table(app, (None, "novice", "novice"))
    play_until(app, table, Phase.SCORED)
    top(app).press(item_of(top(app), "on"))
    go_on(app, table)
    press(app, pygame.K_s)
    scene = top(app)
    assert isinstance(scene, SheetScene)
    assert [row.number for row in scene.card.rows] == [1]
    assert_laid_out(scene)
    for back in (pygame.K_s, pygame.K_ESCAPE, pygame.K_RETURN):
        press(app, back)
        assert top(app) is table
        press(app, pygame.K_s)
    click(app, (3, 3))
    assert top(app) is table


def test_before_the_first_score_there_is_an_empty_sheet_and_nothing_to_save(app: App) -> None:
    table = open_table(app, (None, "novice", "novice"))
    go_on(app, table)
    press(app, pygame.K_s)
    scene = top(app)
    assert isinstance(scene, SheetScene)
    assert [item.key for item in scene.items if item.is_focusable] == ["on"]
    assert getattr(item_of(scene, "head-0"), "text", "") == none_scored_words()
    for size in SIZES:
        resize(app, size)
        assert_laid_out(scene)


def test_where_a_phase_wants_the_key_it_is_the_phases(app: App) -> None:
    """S chooses spades while trump is being named."""
    table = open_table(app, (None, "novice", "novice"))
    play_until(app, table, Phase.TRUMP)
    press(app, pygame.K_s)
    assert top(app) is table


@pytest.mark.parametrize("by_key", [False, True])
def test_the_pause_offers_the_sheet_too(app: App, *, by_key: bool) -> None:
    table = open_table(app, (None, "novice", "novice"))
    go_on(app, table)
    press(app, pygame.K_ESCAPE)
    pause: Scene = top(app)
    assert isinstance(pause, PauseScene)
    pause.focus("sheet")
    press(app, pygame.K_s if by_key else pygame.K_RETURN)
    assert isinstance(top(app), SheetScene)
    top(app).on_escape()
    assert "resume" in [item.key for item in top(app).items]


def test_without_a_match_there_is_no_sheet(app: App) -> None:
    app.push(TitleScene(app))
    app.push(PauseScene(app))
    assert "sheet" not in [item.key for item in top(app).items]
    press(app, pygame.K_s)
    assert isinstance(top(app), PauseScene)


@pytest.mark.parametrize("kind", ["spades", "spidge"])
def test_it_scrolls_and_saves_as_after_a_round(app: App, kind: str) -> None:
    app.push(TitleScene(app))
    scene = SheetScene(app, match_of(kind, 60))
    app.push(scene)
    press(app, pygame.K_HOME)
    assert sheet_of(scene).sheet.ledger.shown[0].number == 1
    scene.focus("save")
    press(app, pygame.K_RETURN)
    scene.finish_saving()
    assert len(list(app.home.pictures_dir.iterdir())) == 1
    press(app, pygame.K_ESCAPE)
    app.handle(key(pygame.K_s, mod=pygame.KMOD_LCTRL))
    scene.finish_saving()
    assert len(list(app.home.pictures_dir.iterdir())) == 2
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene


def test_after_a_round_s_alone_neither_saves_nor_leads_on(slow_app: App) -> None:
    scene = shown(slow_app, match_of("goodge-3", 5))
    press(slow_app, pygame.K_s)
    assert slow_app.top is scene
    assert not scene.is_waiting


def test_while_watching_the_sheet_tells_no_more_than_was_seen(app: App) -> None:
    record = match_of("pride", 5)
    record = replace(record, extra={"seats": [None] * 4, "seed": 1})
    replay = Replay(record)
    app.push(TitleScene(app))
    app.push(WatchScene(app, replay, lambda: record))
    replay.skip_round()
    replay.step()
    press(app, pygame.K_s)
    scene = top(app)
    assert isinstance(scene, SheetScene)
    assert [row.number for row in scene.card.rows] == [1]


class _Loud(NullTranslations):
    """A language in which every message begins with a sign of its own."""

    def pgettext(self, context: str, message: str) -> str:
        return f"¡{super().pgettext(context, message)}"


def test_another_language_reaches_a_sheet_that_lies_open(slow_app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = shown(slow_app, match_of("goodge-3", 5))
    assert not any(run.text.startswith("¡") for run in sheet_of(scene).sheet.runs())
    monkeypatch.setattr(phrases, "_translations", _Loud())
    scene.refresh()
    heads = [place.field.head for place in sheet_of(scene).sheet.ledger.places if place.field.head]
    assert [head for head in heads if not head.startswith("¡")] == []
    assert "¡" in scene.card.headline
