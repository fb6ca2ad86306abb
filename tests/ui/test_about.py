"""About: where it is found, and that all of every licence can be read there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from goodge.ui.drawing.canvas import Canvas
from goodge.ui.drawing.faults import faults
from goodge.ui.drawing.theme import Role
from goodge.ui.program import licences
from goodge.ui.program.app import App
from goodge.ui.scenes import about
from goodge.ui.scenes.about import AboutScene
from goodge.ui.scenes.settings.scene import SettingsScene

from .checks import press, settle, top
from .conftest import OpenApp
from .menus import choose, item_of


@pytest.fixture
def app(menu_app: App) -> App:
    return menu_app


def shown(app: App) -> AboutScene:
    scene = AboutScene(app)
    app.push(scene)
    app.draw()
    return scene


def lines(scene: AboutScene) -> list[tuple[str, Role]]:
    return scene._lines


def test_it_opens_from_the_settings_and_leads_back(app: App) -> None:
    settings = SettingsScene(app)
    app.push(settings)
    app.draw()
    choose(app, settings, "about", pygame.K_RETURN)
    assert isinstance(top(app), AboutScene)
    press(app, pygame.K_ESCAPE)
    assert top(app) is settings


def test_every_work_and_every_word_of_every_licence_is_there(app: App) -> None:
    told = " ".join(line for line, _ in lines(shown(app)))
    words = told.split()
    everything = licences.carried()
    assert all(work.name in told for work in everything.works)
    for text in everything.texts.values():
        assert " ".join(text.split()[:40]) in " ".join(words)
        assert " ".join(text.split()[-40:]) in " ".join(words)


def test_what_we_say_ourselves_takes_the_width_of_the_page(app: App) -> None:
    opening = [line for line, _ in lines(shown(app))]
    assert [line[-5:] for line in opening[: opening.index("")]] == ["t on.", "full."]


@pytest.mark.parametrize("size", [(800, 600), (2560, 1440)])
@pytest.mark.usefixtures("no_thread")
def test_every_line_has_its_room(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, text_size="larger", muted=True)
    scene = shown(app)
    page = scene.item("page")
    assert page is not None
    room = page.rect.width - app.canvas.px(34) - app.canvas.px(28)
    assert max(app.canvas.type.size(*line)[0] for line in lines(scene) if line[0]) <= room


def test_the_end_key_leads_to_the_last_line(app: App) -> None:
    scene = shown(app)
    press(app, pygame.K_END)
    settle(app)
    assert scene.scroll.offset == scene.scroll.furthest > 1_000


def test_it_opens_without_the_list(app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    damaged = tmp_path / "licences.json"
    damaged.write_bytes(b"\xff{")
    told: list[Path] = []
    monkeypatch.setattr(licences, "packed_file", lambda: damaged)
    monkeypatch.setattr(faults, "add", lambda path, _: told.append(path))
    for part in (about._carried, about._works, about._texts):
        part.cache_clear()
    try:
        assert lines(shown(app))
        assert len(told) == 1
    finally:
        for part in (about._carried, about._works, about._texts):
            part.cache_clear()


def test_contents_without_numbers_are_not_set_in_for_them(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = shown(app)
    entry = item_of(scene, "section-0")
    drawn: list[tuple[str, int]] = []
    text = Canvas.text

    def noted(canvas: Canvas, words: str, role: Role, rect: pygame.Rect, *rest: Any) -> pygame.Rect:
        place = text(canvas, words, role, rect, *rest)
        drawn.append((words, place.left))
        return place

    monkeypatch.setattr(Canvas, "text", noted)
    entry.draw(app.canvas, focused=False)
    assert dict(drawn)["The game"] - entry.rect.left <= app.canvas.px(16)
