"""How long a finished trick stays to be read: longer in somebody's first matches, the longer the more it is worth."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goodge.engine.cards import parse_cards
from goodge.engine.events import TrickWon
from goodge.engine.game import Phase
from goodge.table.firsts import EARLY, Firsts
from goodge.table.match_table import Table
from goodge.ui.motion import speeds
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene

from .conftest import OpenApp
from .tables import play_until, setup, show_table

pytestmark = pytest.mark.usefixtures("no_pictures")
POOR, RICH = TrickWon(1, parse_cards(["2H", "3H", "4H"]), 0), TrickWon(1, parse_cards(["1H", "5H", "10H"]), 45)


@pytest.fixture
def app(open_app: OpenApp) -> App:
    return open_app(speed="instant", muted=True, claims=False, first_hints=True)


def playing(app: App, *, has_help: bool = True) -> TableScene:
    """A person is asked for a card, at normal speed from then on."""
    scene = show_table(
        app, Table.start(replace(setup((None, "novice", "novice"), 1, "goodge"), has_help=has_help), app.store)
    )
    play_until(app, scene, Phase.PLAY)
    app.settings.speed = "normal"
    app.apply_settings()
    app.turn(0.0)
    return scene


def rest_of(scene: TableScene, event: TrickWon) -> float:
    """For how many seconds a trick lies there."""
    seconds = 0.0
    timeline = scene.shown.timeline
    timeline.finish()
    scene.director.clear()
    scene.director.trick_won(event, scene.table.view(None))
    while not timeline.is_idle:
        timeline.advance(0.05)
        seconds += 0.05
    return seconds


def test_a_trick_stays_longer_while_it_is_new_to_somebody(app: App) -> None:
    scene = playing(app)
    poor, rich = rest_of(scene, POOR), rest_of(scene, RICH)
    assert speeds.TRICK_REST + 0.5 < poor < rich <= speeds.LONGEST_TRICK_REST + 0.1


@pytest.mark.parametrize("reason", ["experienced", "knows it all", "no help"])
def test_it_does_not_for_others(app: App, reason: str) -> None:
    if reason == "experienced":
        firsts = Firsts.load(app.home)
        for match in range(EARLY):
            firsts.note_match(match)
        firsts.save(app.home)
    app.settings.first_hints = reason != "knows it all"
    scene = playing(app, has_help=reason != "no help")
    assert rest_of(scene, RICH) == rest_of(scene, POOR) <= speeds.TRICK_REST + 0.1


def test_a_click_hurries_it(app: App) -> None:
    scene = playing(app)
    scene.panel = None
    scene.director.trick_won(RICH, scene.table.view(None))
    assert not scene.shown.timeline.is_idle
    scene.director.hurry()
    assert scene.shown.timeline.is_idle


def test_the_first_matches_are_kept_once_somebody_is_asked_and_not_while_cards_are_dealt(app: App) -> None:
    scene = show_table(app, Table.start(setup((None, "novice", "novice"), 1, "goodge"), app.store))
    app.turn(0.0)
    assert scene.director.is_new
    assert not app.home.evening.firsts_file().exists()
    play_until(app, scene, Phase.AUCTION)
    app.turn(0.0)
    assert len(Firsts.load(app.home).matches) == 1
