"""Words can be read on every felt: measured in the pictures, 4.5:1 as WCAG 2 asks for text (level AA)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from goodge.ui.drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye
from goodge.ui.drawing.felt import FeltKind, Felts
from goodge.ui.drawing.theme import CREAM, SENTENCE
from goodge.ui.program.app import App
from goodge.ui.scenes.new_game.scene import NewGameScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene

from .checks import resize, settle
from .inks import Inks
from .wording.screens import SCREENS

LEAST = 4.5
HOUSE, DYES = tuple(HOUSE_DYES.values()), (*HOUSE_DYES.values(), *TRUMP_DYES.values())
TABLES = (
    "goodge in auction", "goodge in exchange", "goodge in trump", "goodge after a trick", "spades in bidding",
    "spades in look", "pride after a trick", "spidge after a trick", "last trick of goodge", "curtain",
    "pause at the table", "spidge in play", "review of play", "could it be made: later",
)  # fmt: skip
MENUS = (
    "title", "title with matches", "waiting", "question", "new goodge", "portraits", "rules of goodge", "statistics",
    "matches", "full goodge", "new spades", "characters", "sheet of goodge-3", "score of goodge-3", "winner of pride",
    "luck in a match", "keep score of goodge", "keep score of spades", "keep score of pride",
    "a round of goodge to tell", "a round of spades to tell", "a round of pride to tell",
    "first evening", "practice",
    "deal of the day", "played deal of the day", "people", "a person changed", "a nameless person",
    *(name for name in SCREENS if name.startswith("settings")),
)  # fmt: skip
_felts: dict[FeltKind, pygame.Surface] = {}
_felt = Felts.felt


@pytest.fixture
def dyed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Dye], None]:
    """Lays this felt under everything; felts are kept from test to test."""

    def felt(felts: Felts, kind: FeltKind) -> pygame.Surface:
        if kind not in _felts:
            _felts[kind] = _felt(felts, kind)
        return _felts[kind]

    def dye(chosen: Dye) -> None:
        monkeypatch.setattr(App, "dye", lambda *_: chosen)

    monkeypatch.setattr(Felts, "felt", felt)
    return dye


def measure(app: App, monkeypatch: pytest.MonkeyPatch, dyed: Callable[[Dye], None], dyes: tuple[Dye, ...]) -> list[str]:
    """What is hard to read on these felts."""
    inks = Inks.watching(monkeypatch)
    for dye in dyes:
        dyed(dye)
        app.redraw()
        app.draw()
    assert len(inks.words) > 2
    return [f"{word.contrast:.1f} {word.text!r} {word.ink} on {word.ground}" for word in inks.hard_to_read(LEAST)]


@pytest.mark.parametrize("name", TABLES)
def test_words_at_a_table_can_be_read_on_every_felt(
    app: App, monkeypatch: pytest.MonkeyPatch, dyed: Callable[[Dye], None], name: str
) -> None:
    SCREENS[name](app)
    settle(app)
    assert measure(app, monkeypatch, dyed, DYES) == []


def test_a_refusal_can_be_read_on_every_felt(
    app: App, monkeypatch: pytest.MonkeyPatch, dyed: Callable[[Dye], None]
) -> None:
    SCREENS["goodge in auction"](app)
    settle(app)
    scene = app.top
    assert isinstance(scene, TableScene)
    scene.shown.refuse(str, "This cannot be done")
    assert measure(app, monkeypatch, dyed, DYES) == []


@pytest.mark.parametrize("name", MENUS)
def test_words_of_a_menu_can_be_read_on_every_felt_of_the_house(
    app: App, monkeypatch: pytest.MonkeyPatch, dyed: Callable[[Dye], None], name: str
) -> None:
    SCREENS[name](app)
    settle(app)
    assert measure(app, monkeypatch, dyed, HOUSE) == []


@pytest.mark.parametrize("size", [(1280, 720), (800, 1200)])
@pytest.mark.parametrize("game", ["goodge", "spades", "pride"])
def test_words_on_the_lit_panels_of_a_new_game_can_be_read(
    app: App, monkeypatch: pytest.MonkeyPatch, dyed: Callable[[Dye], None], game: str, size: tuple[int, int]
) -> None:
    resize(app, size)
    scene = NewGameScene(app, game)
    app.push(scene)
    scene.plan.seats[1].level = "expert"
    for scene.shows_more in (False, True):
        scene.refresh()
        assert measure(app, monkeypatch, dyed, HOUSE) == []


def test_words_of_the_hall_can_be_read_on_every_felt_of_the_house(
    app: App, monkeypatch: pytest.MonkeyPatch, dyed: Callable[[Dye], None], show: Callable[[str], HallScene]
) -> None:
    hall = show("begun").hall
    assert measure(app, monkeypatch, dyed, HOUSE) == []
    app.push(StartScene(app, hall, lambda: None))
    assert measure(app, monkeypatch, dyed, HOUSE) == []


def test_what_cannot_be_read_is_found(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word in the colour of what is inlaid in the cloth is hard to read on it; a cream one is not."""
    inks, cloth = Inks.watching(monkeypatch), app.felts.felt(app.felt_kind())
    app.canvas.surface.blit(cloth, (0, 0))
    app.canvas.text("inlaid", SENTENCE, pygame.Rect(500, 300, 200, 40), app.dye().inlay)
    app.canvas.text("cream", SENTENCE, pygame.Rect(500, 360, 200, 40), CREAM)
    assert [word.text for word in inks.hard_to_read(LEAST)] == ["inlaid"]
    assert inks.words["cream"].contrast < 10, "measured, not taken for granted"
