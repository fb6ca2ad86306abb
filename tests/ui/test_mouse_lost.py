"""The mouse holds nothing any more once its button has come up where the scene did not see it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goodge.engine.actions import PlayCard
from goodge.engine.game import Phase
from goodge.ui.program.app import App
from goodge.ui.scenes.settings.scene import SettingsScene
from goodge.ui.scenes.title.scene import TitleScene

from .checks import click, press, settle, top
from .menus import item_of
from .tables import open_table, play_until

OpenApp = Callable[..., App]


def button_down(app: App, place: tuple[int, int]) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))


def button_up(app: App, place: tuple[int, int]) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def pass_over(app: App, place: tuple[int, int], *, held: bool = False) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(int(held), 0, 0)))
    app.turn(0.02)


def test_a_slider_follows_no_mouse_that_let_go_of_it_on_another_page(open_app: OpenApp) -> None:
    app = open_app(muted=False)
    app.push(TitleScene(app))
    scene = SettingsScene(app, "sound")
    app.push(scene)
    slider = item_of(scene, "volume").rect
    button_down(app, slider.center)
    press(app, pygame.K_F1)
    button_up(app, slider.center)
    press(app, pygame.K_ESCAPE)
    assert top(app) is scene
    volume = app.settings.volume
    pass_over(app, slider.midleft)
    assert app.settings.volume == volume > 0


def test_a_card_that_is_held_while_the_pause_comes_falls_back_and_is_not_played(app: App) -> None:
    scene = open_table(app, (None, "novice", "novice"), seed=3)
    play_until(app, scene, Phase.PLAY)
    action = scene.shown.view.legal[0]
    assert isinstance(action, PlayCard)
    card = item_of(scene, action.card.text).rect.center
    sprite = scene.shown.stage.sprites[action.card.text]
    at_rest, middle = sprite.pose.x, scene.shown.places.middle.center
    button_down(app, card)
    pass_over(app, middle, held=True)
    assert sprite.pose.x != at_rest
    press(app, pygame.K_ESCAPE)
    assert top(app) is not scene
    button_up(app, middle)
    press(app, pygame.K_ESCAPE)
    settle(app)
    assert sprite.pose.x == at_rest
    done = len(scene.table.record.rounds[-1])
    pass_over(app, middle)
    assert sprite.pose.x == at_rest
    click(app, middle)
    assert len(scene.table.record.rounds[-1]) == done


def test_a_press_ends_one_whose_end_was_not_seen(open_app: OpenApp) -> None:
    app = open_app(muted=False)
    app.push(TitleScene(app))
    scene = SettingsScene(app, "sound")
    app.push(scene)
    slider = item_of(scene, "volume").rect
    button_down(app, slider.center)
    volume = app.settings.volume
    button_down(app, (2, 2))
    pass_over(app, slider.midleft)
    assert app.settings.volume == volume > 0
