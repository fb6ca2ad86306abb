"""Every screen in every language, in the largest text: what is written has its room."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodge.engine.actions import PlayCard
from goodge.engine.games.goodge_board import DECK
from goodge.table.hall import Hall
from goodge.table.home import Home
from goodge.ui.drawing.theme import SENTENCE, SMALL
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.tabletop.sentences import SENTENCES
from goodge.ui.wording.happenings import chooses_trump
from goodge.ui.wording.hints import next_best_words, option_words
from goodge.ui.wording.losses import gap_words
from goodge.ui.wording.prompts import HowManyTricks, asked_words
from goodge.ui.wording.stash import crown_hint
from tests.table.tournaments import player
from tests.ui.checks import assert_layout, settle, top, unseen
from tests.ui.menus import item_of
from tests.ui.tables import open_table

from .screens import SCREENS


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_has_room_for_its_words_in_the_largest_text(app: App, screen: str) -> None:
    first, *others = named_languages()
    app.settings.text_size = "larger"
    _speak(app, first)
    with unseen():
        SCREENS[screen](app)
    look_at(app)
    for code in others:
        _speak(app, code)
        assert app.settings.language == code
        look_at(app)


def test_the_words_in_the_settings_by_which_text_is_judged_have_room(app: App) -> None:
    app.settings.text_size = "larger"
    for code in named_languages():
        _speak(app, code)
        scene = SettingsScene(app, "general")
        app.reset(scene)
        settle(app)
        room, width_of = item_of(scene, "preview").rect.width, app.canvas.type.size
        assert width_of(chooses_trump("Ann"), SENTENCE)[0] <= room, code
        assert width_of(crown_hint(), SMALL)[0] <= room, code


def look_at(app: App) -> None:
    """What is written in the scene that has the input can be drawn, and has its room."""
    with unseen():
        settle(app)
    app.draw()
    assert_layout(top(app))


def test_a_tournament_has_room_for_its_words_in_the_largest_text(app: App, homes: dict[str, Path]) -> None:
    app.settings.text_size = "larger"
    for state in ("under way", "bracket", "over", "long names"):
        hall = Hall(Home.at(homes[state]), player)
        hall.set_pace(0.0001)
        for code in named_languages():
            _speak(app, code)
            scene = HallScene(app, hall)
            scenes: list[Scene] = [scene, StartScene(app, hall, scene.refresh)]
            if hall.tournament.champion is not None:
                scenes.append(ChampionsScene(app, hall, scene.refresh))
            for each in scenes:
                assert_layout(each)
            scene._turn()
            assert_layout(scene)
        hall.close()


def test_why_something_is_advised_has_room_whatever_is_second_best(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    room = open_table(app, (None, "novice", "novice")).shown.places.sentence.width
    for code in named_languages():
        _speak(app, code)
        for card in DECK:
            for points, swing in ((1.4, 300.0), (112.0, 300.0), (0.35, 1.1)):
                words = next_best_words(option_words(PlayCard(card)), gap_words(points, swing), swing)
                assert app.canvas.type.size(words, SENTENCES[-1])[0] <= room, words


def test_a_bid_of_tricks_is_asked_for_in_letters_as_large_as_any_sentence(app: App) -> None:
    app.settings.text_size = "larger"
    app.apply_settings()
    room = open_table(app, (None, "novice", "novice", "novice"), game="spades").shown.places.sentence.width
    for code in named_languages():
        _speak(app, code)
        words = asked_words(HowManyTricks(nil=True), None)
        assert app.canvas.type.size(words, SENTENCE)[0] <= room, words


def _speak(app: App, code: str) -> None:
    app.settings.language = code
    app.apply_settings()
