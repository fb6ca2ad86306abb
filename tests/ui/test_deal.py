"""The number of a deal: shown, copied and typed; and the same deal again."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.engine.record import encode_record
from goodge.table.archive.setups import AGAIN
from goodge.table.archive.statistics import statistics
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.deal import DealScene
from goodge.ui.scenes.dialog import DialogScene
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.wording.deals import NOT_COPIED, copied_words, deal_words, refused_words
from goodge.ui.wording.numbers import figure

from .checks import assert_layout, key, let_pass, press
from .menus import buttons_of, item_of, text_of
from .sheets import Calls, won_match
from .tables import go_on, open_table, play_until

ONE = (None, "novice", "novice")
SEED = 482913007


@pytest.fixture
def pause(app: App) -> PauseScene:
    """The pause over a match, in its first round."""
    play_until(app, open_table(app, ONE, SEED), Phase.PLAY)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, PauseScene)
    return app.top


@pytest.fixture
def winner(app: App) -> ScoreScene:
    """The winner's page of a match over its table."""
    scene = open_table(app, ONE, SEED, target=5)
    while not scene.table.is_over:
        play_until(app, scene, Phase.SCORED)
        if not scene.table.is_over:
            press(app, pygame.K_RETURN)
    let_pass(app, 60)
    assert isinstance(app.top, ScoreScene)
    return app.top


def copy(app: App) -> None:
    app.handle(key(pygame.K_c, mod=pygame.KMOD_LCTRL))


def paste(app: App, text: str) -> None:
    pygame.scrap.put_text(text)
    app.handle(key(pygame.K_v, mod=pygame.KMOD_LCTRL))


def test_the_pause_shows_the_number_and_copies_it(app: App, pause: PauseScene) -> None:
    assert text_of(pause, "deal") == deal_words(SEED)
    copy(app)
    assert pygame.scrap.get_text() == str(SEED)
    assert app.notices.shown == copied_words(SEED)


@pytest.mark.parametrize("code", named_languages())
def test_its_number_has_room_in_the_largest_text(app: App, pause: PauseScene, code: str) -> None:
    app.settings.text_size, app.settings.language = "larger", code
    app.apply_settings()
    assert_layout(pause)
    assert figure(SEED) in text_of(pause, "deal")


def test_so_does_the_page_of_the_winner(app: App, winner: ScoreScene) -> None:
    assert deal_words(SEED) in [way.tip for way in winner.ways() if way.key == "deal"]
    pygame.scrap.put_text("")
    copy(app)
    assert pygame.scrap.get_text() == str(SEED)
    press(app, pygame.K_d)
    assert isinstance(app.top, DealScene)
    pygame.scrap.put_text("")
    app.top.press(item_of(app.top, "copy"))
    assert pygame.scrap.get_text() == str(SEED)


@pytest.mark.usefixtures("pause")
def test_a_clipboard_in_use_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(_: str) -> None:
        raise pygame.error("in use")

    monkeypatch.setattr(pygame.scrap, "put_text", held)
    copy(app)
    assert app.notices.shown == NOT_COPIED.say()


@pytest.mark.usefixtures("pause")
def test_a_copied_number_deals_the_same_cards(app: App) -> None:
    before = app.match
    assert before is not None
    copy(app)
    app.ways.title(app)
    scene = NewGameScene(app)
    scene.shows_more = True
    app.push(scene)
    scene.plan.players, scene.plan.has_number, scene.plan.number_text = 3, True, ""
    scene.focus("number")
    app.handle(key(pygame.K_v, mod=pygame.KMOD_LCTRL))
    assert scene.plan.problem() is None
    again = Table.start(scene.plan.setup(), app.store)
    assert again.record.rounds[0][0].deal == before.rounds[0][0].deal
    assert again.record.rounds[0][0].board.dealer == before.rounds[0][0].board.dealer
    again.close()


@pytest.mark.parametrize("nonsense", ["none of it", "Ἀθήνα ٣", "?" * 60])
def test_what_is_no_number_is_said_to_be_none(menu_app: App, nonsense: str) -> None:
    scene = NewGameScene(menu_app)
    scene.shows_more = True
    menu_app.push(scene)
    scene.plan.has_number, scene.plan.number_text = True, "42"
    scene.refresh()
    scene.focus("number")
    paste(menu_app, nonsense)
    assert scene.plan.number_text == "42"
    assert menu_app.notices.shown == refused_words(nonsense)
    paste(menu_app, "0")
    assert scene.plan.number_text == "420"


def test_the_same_deal_again_asks_before_a_match_is_given_up(app: App, pause: PauseScene) -> None:
    before, setup = app.match, pause.app.store.matches
    assert before is not None
    assert setup == {}
    press(app, pygame.K_d)
    assert isinstance(app.top, DealScene)
    app.top.press(item_of(app.top, "again"))
    assert isinstance(app.top, DialogScene)
    press(app, pygame.K_ESCAPE)
    assert app.match is before
    app.top.press(item_of(app.top, "again"))
    app.top.press(item_of(app.top, "answer-0"))
    assert isinstance(app.top, TableScene)
    table = app.top.table
    assert table.record is not before
    assert table.record.rounds[0][0].deal == before.rounds[0][0].deal
    assert table.record.players == before.players
    for field in ("seats", "seed", "players_seed"):
        assert table.record.extra[field] == before.extra[field]
    app.ways.title(app)
    assert app.store.matches["goodge"] is table.record, "the match that was given up does not come back"


def test_after_the_match_it_begins_at_once_and_does_not_count(app: App, winner: ScoreScene) -> None:
    first = winner.match
    press(app, pygame.K_d)
    scene = app.top
    scene.press(item_of(scene, "again"))  # type: ignore[attr-defined, arg-type]
    assert isinstance(app.top, TableScene)
    assert app.top.table.record.extra[AGAIN] is True
    assert app.top.table.setup.seed == SEED
    again = open_table(app, ONE, SEED, target=5)
    again.table.record.rounds[:] = first.rounds
    counted = app.home.root / "counted.jsonl"
    counted.write_text(encode_record(first) + "\n")
    assert statistics(counted)["goodge"][0].matches == 1
    again.table.record.extra[AGAIN] = True
    counted.write_text(encode_record(again.table.record) + "\n")
    assert statistics(counted) == {}


def test_the_computer_players_see_no_number_of_the_deal(app: App) -> None:
    scene = open_table(app, ONE, SEED)
    go_on(app, scene)
    for seat in range(3):
        assert str(SEED) not in repr(scene.table.view(seat))
        assert scene.table.setup.players_seed + seat != SEED


def test_a_record_that_tells_no_deal_shows_none(app: App) -> None:
    record = won_match()
    scene = Calls().scene(app, record)
    let_pass(app, 60)
    assert "deal" not in buttons_of(scene)
    press(app, pygame.K_d)
    copy(app)
    assert app.top is scene
