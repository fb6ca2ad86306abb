"""Every screen in a language of tests: nothing stays English, and longer words have their room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from gettext import NullTranslations
from pathlib import Path

import pygame
import pytest

from goodge.table.days import code_of
from goodge.ui.drawing.theme import Colour, Role
from goodge.ui.drawing.typesetting import Typesetter
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.program.licences import carried
from goodge.ui.program.reading import spoken as spoken_of
from goodge.ui.program.scene import Scene
from goodge.ui.scenes.new_game.plan import NAMES
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.tournament.champions import ChampionsScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.scenes.tournament.start import StartScene
from goodge.ui.widgets.base import Item
from goodge.ui.widgets.buttons import Button
from tests.ui.checks import assert_layout, draw_all_anew, press, settle, top, unseen
from tests.ui.sheets import LONG_NAMES
from tests.ui.test_day_scene import PLAYED
from tests.ui.tournaments import STATES, with_new_hall

from .pseudo import Pseudo, marked, plain_words, spoken
from .screens import SCREENS

ABOUT = "about"
PLAYERS = (*NAMES, *LONG_NAMES, "Wilhelmina Maria", "Maximilian Otto", "Wwwwwwwwwwwwwwww", "Mmmmmmmmmmmmmmmm")


@pytest.fixture(autouse=True)
def language() -> Iterator[None]:
    with spoken(Pseudo()):
        yield


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written from now on."""
    texts: list[str] = []
    usual = Typesetter.run

    def run(setter: Typesetter, text: str, role: Role, colour: Colour) -> pygame.Surface:
        texts.append(text)
        return usual(setter, text, role, colour)

    monkeypatch.setattr(Typesetter, "run", run)
    draw_all_anew(monkeypatch)
    return texts


def kept_back(item: Item) -> list[str]:
    """What an item says only once the mouse points at it, or it is pressed."""
    why_off = item.why_off if isinstance(item, Button) else None
    return [text for text in (item.tip, why_off) if text is not None]


def told(scene: Scene) -> list[str]:
    """What is told to those who do not see the scene: it has a title, and whatever can have the focus a name."""
    assert scene.spoken_title(), "every screen is called something"
    for item in scene.items:
        assert not item.is_focusable or spoken_of(item, scene.items).name, f"{item.key} has no name"
    page = scene.spoken_page()
    assert any(page), "something is read on every screen"
    return [scene.spoken_title(), *page, *scene.spoken_text(), *scene.spoken_on_entering(is_new=True)]


def check(app: App, drawn: list[str], names: Iterable[str]) -> None:
    """Nothing of the top scene is plain English but these names, and all of it has room."""
    with unseen():
        settle(app)
    drawn.clear()
    app._relayout()  # what looks as it did is not written again
    app.draw()
    said = [text for item in top(app).items for text in kept_back(item)]
    said += told(top(app))
    assert drawn, "something is written on every screen"
    assert plain_words([*drawn, *said], names) == []
    assert_layout(top(app))


def of_others() -> Iterator[str]:
    """What others say of their work, in their own language."""
    for work in carried().works:
        yield from (work.name, work.licence, work.site, *work.copyright, *work.texts)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_said_in_the_language_in_use_and_has_room_for_it(
    app: App, drawn: list[str], screen: str
) -> None:
    with unseen():
        SCREENS[screen](app)
    check(
        app,
        drawn,
        (*PLAYERS, code_of(PLAYED), "Zoe", *named_languages().values(), *(of_others() if screen == ABOUT else ())),
    )


@pytest.mark.parametrize("state", STATES)
def test_so_are_the_hall_of_a_tournament_and_its_champions(
    show: Callable[[str], HallScene], drawn: list[str], state: str
) -> None:
    scene = show(state)
    assert scene.hall.setup is not None
    teams = scene.hall.setup.teams
    names = [team.name for team in teams] + [player.name for team in teams for player in team.players]
    check(scene.app, drawn, names)
    if scene.hall.tournament.champion is not None:
        press(scene.app, pygame.K_RETURN)
        assert isinstance(top(scene.app), ChampionsScene)
        check(scene.app, drawn, names)


def test_so_is_the_beginning_of_a_tournament(app: App, drawn: list[str], tmp_path: Path) -> None:
    with_new_hall(app, tmp_path / "new")
    assert isinstance(top(app), StartScene)
    check(app, drawn, PLAYERS)


@pytest.mark.usefixtures("no_thread")
def test_words_follow_the_language_without_a_restart(app: App, drawn: list[str]) -> None:
    with spoken(NullTranslations()):
        app.push(SettingsScene(app, "play"))
        app.draw()
    english = {text for text in drawn if plain_words([text], named_languages().values())}
    drawn.clear()
    app.apply_settings()
    app.draw()
    assert english
    assert {marked(text) for text in english} <= set(drawn)
    assert not english & set(drawn)
