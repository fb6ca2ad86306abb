"""Files of the program that are missing or damaged: the game goes on without them, and says which."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from gettext import NullTranslations
from pathlib import Path
from threading import Thread

import pygame
import pytest

from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.ui.drawing import assets
from goodge.ui.drawing.faults import faults
from goodge.ui.drawing.theme import DISPLAY, HEADING, INK
from goodge.ui.drawing.typesetting import Typesetter
from goodge.ui.program.app import App
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.wording import phrases

from .checks import pixels, settle
from .conftest import OpenApp
from .damage import ASSETS, HARMS, forget_what_was_read
from .menus import new_game
from .tables import open_table, play_until

Spoil = Callable[[str, str], None]


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """Has the program find a copy of its files: `spoil("cards/10S.svg", "missing")`."""
    folder = tmp_path / "program" / "assets"
    shutil.copytree(ASSETS, folder)
    monkeypatch.setattr(assets, "__file__", str(tmp_path / "program" / "ui" / "drawing" / "assets.py"))
    forget_what_was_read()
    yield lambda file, harm: void(HARMS[harm](folder / file))
    forget_what_was_read()


def void(_: object) -> None:
    """Nothing of it is wanted."""


def log_of(app: App) -> list[str]:
    path = app.home.log_file
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.mark.parametrize("harm", HARMS)
def test_a_sound_that_cannot_be_read_is_silence_and_one_line_in_the_log(
    open_app: OpenApp, spoil: Spoil, harm: str
) -> None:
    spoil("sounds/error.ogg", harm)
    app = open_app()
    for _ in range(3):
        app.sounds.play("error")
    assert len([line for line in log_of(app) if "sounds/error.ogg" in line]) == 1
    assert app.notices.shown is None, "nobody misses a sound in the middle of a game"
    app.sounds.play("button")
    assert pygame.mixer.get_busy(), "the others are heard"


@pytest.mark.parametrize("harm", HARMS)
def test_a_card_that_cannot_be_read_is_a_plain_one_and_its_file_is_named(
    open_app: OpenApp, spoil: Spoil, harm: str
) -> None:
    for rank in range(1, 11):
        spoil(f"cards/{rank}D.svg", harm)
    app = open_app(muted=True, speed="instant")
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.PLAY)
    settle(app)
    assert app.notices.shown is not None
    assert "cards/" in app.notices.shown
    assert "D.svg is missing or damaged" in app.notices.shown
    files = {line.split()[2] for line in log_of(app)}
    assert len(files) == len(log_of(app)) > 1, "each once"
    plain, other = (app.art.picture(f"cards/{name}", (120, 168)) for name in ("10D", "9D"))
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(other, "RGBA"), "it says which card it is"


def test_one_notice_is_enough_for_many_files(open_app: OpenApp, spoil: Spoil) -> None:
    spoil("cards/10S.svg", "missing")
    spoil("cards/9S.svg", "missing")
    app = open_app(muted=True)
    for name in ("10S", "9S", "10S"):
        app.art.picture(f"cards/{name}", (60, 84))
    told = app.notices.shown
    assert told == "The file assets/cards/10S.svg is missing or damaged. Please install Goodge again."
    assert len(log_of(app)) == 2
    app.notices.update(60)
    told = app.notices.shown
    assert told is None, "there is no other"


def test_what_a_thread_cannot_read_is_told_in_the_next_turn(open_app: OpenApp) -> None:
    app = open_app()
    app.push(TitleScene(app))
    path = assets.assets_folder() / "palettes.json"
    thread = Thread(target=faults.add, args=(path, ValueError("cut short")))
    thread.start()
    thread.join()
    assert app.notices.shown is None, "its notices are no thread’s to change"
    app.turn(0.05)
    assert "palettes.json" in (app.notices.shown or "")
    assert len([line for line in log_of(app) if "palettes.json" in line]) == 1


def test_the_thread_that_draws_ahead_goes_on_after_a_file_that_cannot_be_read(open_app: OpenApp, spoil: Spoil) -> None:
    spoil("cards/10S.svg", "scrambled")
    app = open_app(muted=True)
    app.art.prefetch(["cards/10S", "cards/9S"], (60, 84))
    app.art._ahead.finish()
    assert app.art.has("cards/9S", (60, 84))
    assert not app.art.has("cards/10S", (60, 84))


@pytest.mark.parametrize("harm", HARMS)
def test_another_face_is_set_where_one_cannot_be_read(open_app: OpenApp, spoil: Spoil, harm: str) -> None:
    spoil(f"fonts/{DISPLAY}", harm)
    app = open_app(muted=True)
    assert pygame.mask.from_surface(Typesetter(1.0).run("Goodge", HEADING, INK)).count() > 100
    assert [DISPLAY in line for line in log_of(app)] == [True]
    app.push(TitleScene(app))
    assert pixels(app)


def test_without_any_face_of_ours_there_is_still_one(open_app: OpenApp, spoil: Spoil) -> None:
    for path in ASSETS.glob("fonts/*.ttf"):
        spoil(f"fonts/{path.name}", "missing")
    app = open_app(muted=True)
    app.push(TitleScene(app))
    app.draw()
    assert pygame.mask.from_surface(Typesetter(1.0).run("Goodge", HEADING, INK)).count() > 100


@pytest.mark.parametrize("harm", HARMS)
def test_without_suit_colours_all_is_in_plain_ink(open_app: OpenApp, spoil: Spoil, harm: str) -> None:
    spoil("palettes.json", harm)
    app = open_app(muted=True, suit_colours="colour_blind")
    assert {app.art.ink(suit) for suit in Suit} == {INK}
    app.push(SettingsScene(app))
    app.draw()
    assert ["palettes.json" in line for line in log_of(app)] == [True]


def test_suit_colours_of_another_shape_are_no_suit_colours(open_app: OpenApp, spoil: Spoil, tmp_path: Path) -> None:
    spoil("palettes.json", "empty")
    path = tmp_path / "program" / "assets" / "palettes.json"
    for text in ("[]", "{}", '{"standard": []}', '{"standard": {"S": {"ink": 3}}}', "3", '{"standard": {"S": {}}}'):
        path.write_text(text, encoding="utf-8")
        forget_what_was_read()
        assert open_app(muted=True).art.ink(Suit.SPADES) == INK


@pytest.mark.parametrize("harm", HARMS)
def test_without_measured_strengths_nothing_is_said_of_them(open_app: OpenApp, spoil: Spoil, harm: str) -> None:
    spoil("strength.json", harm)
    app = open_app(muted=True)
    app.push(new_game(app, "goodge", full=True))
    app.draw()
    assert ["strength.json" in line for line in log_of(app)] == [True]


@pytest.mark.parametrize("harm", HARMS)
def test_a_window_opens_without_its_icon(open_app: OpenApp, spoil: Spoil, harm: str) -> None:
    spoil("icon/icon.png", harm)
    app = open_app(muted=True)
    assert ["icon.png" in line for line in log_of(app)] == [True]


def test_a_translation_that_cannot_be_said_is_english_and_one_line_in_the_log(
    app: App, request: pytest.FixtureRequest
) -> None:
    class Slipping(NullTranslations):
        def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002
            return "Con {m} punti"

    request.addfinalizer(lambda: phrases.use(NullTranslations()))
    phrases.use(Slipping())
    assert {phrases.say("test", "With {n} points", n=5) for _ in range(2)} == {"With 5 points"}
    assert ["'Con {m} punti'" in line for line in log_of(app)] == [True]
