"""While the cards are dealt: the bar says so, and nobody seems to be asked yet."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.engine.games import GAMES
from goodge.table.match_table import Table
from goodge.table.seats import MatchSetup, SeatSetup
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.matchstate import MatchState
from goodge.ui.wording.happenings import deals

from .checks import SIZES, resize
from .kin import PEOPLE, label, plates
from .tables import open_table, play_until, setup, show_table

OpenApp = Callable[..., App]

pytestmark = pytest.mark.usefixtures("no_pictures")


def bar_of(scene: TableScene) -> MatchState:
    (bar,) = (item for item in scene.items if isinstance(item, MatchState))
    return bar


def until_dealt(scene: TableScene) -> bool:
    """Lets a frame pass; False once the deal begins."""
    scene.app.turn(1 / 60)
    scene.wait(120)
    return not scene.shown.captions.is_in_bar


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_says_who_deals_and_nobody_is_asked(open_app: OpenApp, game: str) -> None:
    scene = open_table(open_app(speed="fast", muted=True), PEOPLE[game], 4, game)
    while until_dealt(scene):
        pass
    words, frames = deals(scene.shown.names[scene.table.view(None).board.dealer]), 0
    while scene.shown.captions.is_in_bar:
        assert [piece.words for piece in bar_of(scene).facts.pieces if piece.emblem is None] == [words]
        assert not [key for key, plate in plates(scene).items() if plate.is_turn]
        assert not label(scene, "sentence"), "cards fly there"
        frames += 1
        until_dealt(scene)
    assert frames > 20
    assert words not in [piece.words for piece in bar_of(scene).facts.pieces]
    assert [key for key, plate in plates(scene).items() if plate.is_turn]


def is_said_alone(scene: TableScene, dealer: int) -> bool:
    """Return True if the bar says that this seat deals, and nobody seems to be asked."""
    words = [piece.words for piece in bar_of(scene).facts.pieces if piece.emblem is None]
    return words == [deals(scene.shown.names[dealer])] and not any(plate.is_turn for plate in plates(scene).values())


@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize("game", ["goodge", "spades"])
def test_so_it_is_from_the_first_moment_of_a_match(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, game: str, speed: str
) -> None:
    """Also while the deal is not on disk yet, and so cannot be shown."""
    app = open_app(speed=speed, muted=True)
    with monkeypatch.context() as slow:
        slow.setattr(Table, "take_steps", lambda _: [])
        scene = show_table(app, Table.start(setup(PEOPLE[game], 4, game), app.store))
        for _ in range(4):
            app.turn(1 / 60)
            assert is_said_alone(scene, scene.table.view(None).board.dealer)
    for _ in range(400):
        until_dealt(scene)
    assert not scene.shown.captions.is_in_bar


def test_so_it_is_once_the_next_round_is_dealt(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(app, PEOPLE["goodge"], 4)
    play_until(app, scene, Phase.SCORED)
    assert isinstance(app.top, ScoreScene)
    item = app.top.item("on")
    assert item is not None
    monkeypatch.setattr(Table, "take_steps", lambda _: [])
    app.top.press(item)
    for _ in range(4):
        app.turn(1 / 60)
        assert is_said_alone(scene, scene.table.view(None).board.dealer)


@pytest.mark.parametrize("game", GAMES)
def test_the_words_have_room_in_the_bar(open_app: OpenApp, game: str) -> None:
    app = open_app(speed="instant", muted=True, text_size="larger")
    names = ("Wilhelmina Maria", "Maximilian Moritz", "Gwendolyn Wimmer", "Wolfgang Amadeus")
    seats = tuple(SeatSetup(name, level) for name, level in zip(names, PEOPLE[game], strict=False))
    scene = show_table(app, Table.start(MatchSetup(seats, {}, 3, game), app.store))
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        for size in SIZES:
            resize(app, size)
            for name in names:
                scene.shown.report_in_bar(deals, name)
                assert bar_of(scene).fits(app.canvas), (code, size, name)


@pytest.mark.parametrize("before", [0.1, 0.3, 1.1, 2.3, 7.7])
def test_a_card_that_has_turned_up_lies_between_its_neighbours(open_app: OpenApp, before: float) -> None:
    """Whatever the time is rounded to at which it begins to turn."""
    scene = open_table(open_app((800, 1200), speed="normal", muted=True), PEOPLE["goodge"], 4)
    shown, seen = scene.shown, 0
    shown.timeline.advance(before)
    while until_dealt(scene):
        pass
    while shown.captions.is_in_bar:
        targets = shown.stage.targets(shown.view)
        lying = [key for key, card in shown.stage.sprites.items() if card.turn == 1.0 and not card.is_moving]
        assert all(shown.stage.sprites[key].z == targets[key][1] for key in lying)
        seen += len(lying)
        until_dealt(scene)
    assert seen > 50


def distance(point: tuple[int, int], rect: pygame.Rect) -> float:
    x, y = point
    return hypot(max(rect.left - x, 0, x - rect.right), max(rect.top - y, 0, y - rect.bottom))


@pytest.mark.parametrize("game", ["goodge", "spades", "pride", "spidge"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_cards_fly_around_the_plates(open_app: OpenApp, game: str, size: tuple[int, int]) -> None:
    """Under one, a card would be seen in two halves."""
    scene = open_table(open_app(size, speed="normal", muted=True), PEOPLE[game], 4, game)
    while until_dealt(scene):
        pass
    shown, seen = scene.shown, 0
    while shown.captions.is_in_bar:
        for sprite in shown.stage.sprites.values():
            if sprite.is_travelling and not sprite.is_waiting:
                apart = min(distance(sprite.middle, plate) for plate in shown.places.plates)
                assert apart > 0.33 * sprite.height, "more than its corner comes under a plate"
                seen += 1
        until_dealt(scene)
    assert seen > 200
