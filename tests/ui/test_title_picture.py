"""The wordmark and the fan of cards on the title, and what may lie on them."""

from __future__ import annotations

import threading
from dataclasses import replace

import pygame
import pytest

from goodge.table.notices import SecondCopy
from goodge.ui.drawing.theme import RAIL
from goodge.ui.program.app import App
from goodge.ui.scenes.title.scene import TitleScene
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.notices import notice_words

from .checks import notice_place, resize, settle
from .conftest import OpenApp

SIZES = ((960, 600), (1280, 720))
ALL_SIZES = (*SIZES, (800, 600), (2560, 1440), (800, 1200))
INLAID = 8.0  # units from the rail to beyond the line inlaid in the cloth
SOLID = 150  # levels of 255; shadows have at most 120 each


def pictures(app: App, scene: TitleScene) -> pygame.Mask:
    """Where the wordmark and the cards are."""
    clear = pygame.Surface(app.canvas.rect.size, pygame.SRCALPHA)
    scene.picture.draw(replace(app.canvas, surface=clear))
    return pygame.mask.from_surface(clear, SOLID)


def test_the_thread_that_draws_turns_no_card(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(speed="normal", muted=True)
    turn, threads = pygame.transform.rotozoom, list[threading.Thread]()

    def noted(picture: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
        threads.append(threading.current_thread())
        return turn(picture, angle, scale)

    monkeypatch.setattr(pygame.transform, "rotozoom", noted)
    app.reset(TitleScene(app))
    settle(app)
    assert len(threads) == 6
    assert threading.current_thread() not in threads


@pytest.mark.parametrize("turns", range(0, 40, 8))
def test_no_card_of_another_size_comes_into_the_fan(open_app: OpenApp, turns: int) -> None:
    app = open_app(SIZES[1], speed="normal", muted=True)
    app.reset(TitleScene(app))
    settle(app)
    expected = pygame.image.tobytes(app.canvas.surface, "RGB")
    app = open_app(SIZES[0], speed="normal", muted=True)
    app.reset(TitleScene(app))
    for _ in range(turns):
        app.turn(1 / 60)
    resize(app, SIZES[1])
    settle(app)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == expected


def test_a_title_that_is_never_seen_has_nothing_to_wait_for(open_app: OpenApp) -> None:
    app = open_app(speed="normal", muted=True)
    assert not TitleScene(app).update(1 / 60)


@pytest.mark.parametrize("name", [None, "Wilhelmina Maria"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", ALL_SIZES)
def test_a_notice_lies_on_no_card_and_on_no_button(
    open_app: OpenApp, size: tuple[int, int], text_size: str, name: str | None
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    if name is not None:
        app.household.add(name)
        app.household.let_play(app.household.people[0])
    scene = TitleScene(app)
    app.reset(scene)
    settle(app)
    taken = pictures(app, scene)
    assert taken.count() > 0.1 * size[0] * size[1]
    for sentence in ("Undone", notice_words(SecondCopy())):
        rect = notice_place(app, sentence)
        rail = -2 * app.canvas.px(RAIL + INLAID)
        assert app.canvas.rect.inflate(rail, rail).contains(rect), "the rail and the line inlaid beside it go all round"
        assert [item.key for item in scene.items if isinstance(item, Button) and item.rect.colliderect(rect)] == []
        assert taken.overlap_area(pygame.Mask(rect.size, fill=True), rect.topleft) == 0
