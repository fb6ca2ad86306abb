"""The mouse that points and the focus of the keys are two things, and one button alone is golden: Enter's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import median

import pygame
import pytest

from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.game import Phase
from goodge.ui.drawing.canvas import Canvas
from goodge.ui.games.goodge.trump import TrumpPanel
from goodge.ui.program import scene as scene_module
from goodge.ui.program.app import App
from goodge.ui.scenes.pause import PauseScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.scenes.tournament.hall import HallScene
from goodge.ui.tabletop.panels.play import PlayPanel

from .checks import click, key, pixels, press, settle
from .menus import SCENES, golden, item_of, text_of
from .tables import PHASES, go_on, open_table, play_until

ONE = (None, "novice", "novice")


def point(app: App, place: tuple[int, int]) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
    settle(app)


def table_in(app: App, phase: Phase) -> TableScene:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, phase)
    settle(app)
    return scene


# -- pointing -------------------------------------------------------------------------------------------------


def test_pointing_at_a_button_leaves_enter_to_the_one_with_the_focus(app: App) -> None:
    scene = table_in(app, Phase.AUCTION)
    wanted, place = text_of(scene, "bid").lower(), len(scene.table.record.rounds[-1][-1].actions)
    point(app, item_of(scene, "step+25").rect.center)
    assert scene.focus_key == "bid"
    press(app, pygame.K_RETURN)
    assert scene.table.record.rounds[-1][-1].actions[place].text == wanted


def test_what_is_pointed_at_is_lit_and_not_as_the_focus_is(app: App) -> None:
    scene = table_in(app, Phase.AUCTION)
    resting = pixels(app)
    point(app, item_of(scene, "pass").rect.center)
    pointed = pixels(app)
    point(app, (5, app.canvas.rect.height // 2))
    assert pixels(app) == resting
    scene.focus("pass")
    settle(app)
    assert len({resting, pointed, pixels(app)}) == 3


def test_a_press_takes_the_focus(app: App) -> None:
    scene = SCENES["settings play"](app)
    app.push(scene)
    place = item_of(scene, "hold_trick").rect.center
    point(app, place)
    assert scene.focus_key == "section"
    click(app, place)
    assert scene.focus_key == "hold_trick"


def test_tips_come_to_the_mouse_until_a_key_is_used(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    tips: list[str] = []

    def note(canvas: Canvas, text: str, *_: object) -> None:  # noqa: ARG001
        tips.append(text)

    monkeypatch.setattr(scene_module, "draw_tip", note)
    scene = table_in(app, Phase.PLAY)
    point(app, item_of(scene, "pause").rect.center)
    assert tips[-1].startswith("Pause")
    press(app, pygame.K_RIGHT)
    tips.clear()
    app.draw()
    assert not tips


def test_a_card_that_cannot_be_played_hardly_rises(app: App) -> None:
    scene = table_in(app, Phase.PLAY)
    while scene.panel is None or not scene.panel.dimmed():
        go_on(app, scene)
        assert scene.panel is not None
        if not scene.panel.dimmed():
            assert scene.submit(scene.table.game.harmless(scene.shown.view))
    settle(app)
    stage, closed = scene.shown.stage, scene.panel.dimmed()
    low = {card.text: stage.sprites[card.text].pose.y for card in scene.shown.view.hand}
    rises = {}
    for card in scene.shown.view.hand:
        point(app, item_of(scene, card.text).rect.center)
        settle(app)
        rises[card.text] = low[card.text] - stage.sprites[card.text].pose.y
    least = min(rise for card, rise in rises.items() if card not in closed)
    assert 0 < max(rises[card] for card in closed) < 0.4 * least


def test_the_card_that_is_pointed_at_rises_and_says_what_it_is_beside_the_one_with_the_focus(app: App) -> None:
    scene = table_in(app, Phase.PLAY)
    press(app, pygame.K_RIGHT)
    settle(app)
    focused = scene.focus_key
    panel = scene.panel
    assert isinstance(panel, PlayPanel)
    other = next(card.text for card in scene.shown.view.hand if card.text != focused)
    low = scene.shown.stage.sprites[other].pose.y
    point(app, item_of(scene, other).rect.center)
    assert scene.focus_key == focused
    assert (scene.shown.stage.lifted, scene.shown.stage.pointed) == (focused, other)
    assert scene.shown.stage.sprites[other].pose.y < low
    glows = scene.shown.stage.sprites[focused or ""].glow, scene.shown.stage.sprites[other].glow
    assert glows[0] > glows[1] > 0
    assert text_of(scene, "detail") == panel.detail(Card.parse(other))
    press(app, pygame.K_END)
    settle(app)
    assert scene.shown.stage.pointed is None


@pytest.mark.parametrize("name", SCENES)
def test_passing_over_everything_moves_no_focus(menu_app: App, name: str) -> None:
    scene = SCENES[name](menu_app)
    menu_app.push(scene)
    menu_app.draw()
    before = scene.focus_key
    for item in list(scene.items):
        point(menu_app, item.rect.center)
        assert scene.focus_key == before


# -- the golden button ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENES)
def test_no_button_is_golden_but_what_enter_presses(menu_app: App, name: str) -> None:
    scene = SCENES[name](menu_app)
    menu_app.push(scene)
    for item in [item for item in scene.items if item.is_focusable]:
        scene.focus(item.key)
        assert set(golden(scene)) <= {item.key}


def test_in_the_pause_gold_goes_with_the_focus(menu_app: App) -> None:
    menu_app.push(SCENES["title"](menu_app))
    scene = PauseScene(menu_app)
    menu_app.push(scene)
    assert golden(scene) == ["resume"]
    resting = menu_app.canvas.surface.get_at(item_of(scene, "resume").rect.move(0, 6).midtop)
    press(menu_app, pygame.K_DOWN)
    assert golden(scene) == []
    assert menu_app.canvas.surface.get_at(item_of(scene, "resume").rect.move(0, 6).midtop) != resting


def test_in_the_hall_gold_goes_with_the_focus(app: App, show: Callable[[str], HallScene]) -> None:
    scene = show("begun")
    on = [item for item in scene.items if item.key == "on"]
    assert [item.is_off for item in on] == [False]
    assert golden(scene) == ["on"]
    press(app, pygame.K_TAB)
    assert golden(scene) == []


def test_no_bid_is_golden_before_a_number_is_chosen(app: App) -> None:
    scene = table_in(app, Phase.AUCTION)
    assert (scene.focus_key, golden(scene)) == ("bid", []), "Enter bids, but the lowest bid is no advice"
    press(app, pygame.K_UP)
    assert golden(scene) == ["bid"]


def test_no_suit_is_golden_before_one_is_chosen(app: App) -> None:
    scene = table_in(app, Phase.TRUMP)
    assert isinstance(scene.panel, TrumpPanel)
    assert scene.panel.chosen is not None
    assert (scene.focus_key, golden(scene)) == (f"suit-{scene.panel.chosen.letter}", []), "the longest is no advice"
    assert scene.panel.trump is None, "nor is the cloth dyed"
    press(app, pygame.K_LEFT)
    assert golden(scene) == ["name"]
    assert scene.panel.trump is scene.panel.chosen


def test_of_two_suits_as_long_enter_names_the_higher_one(app: App) -> None:
    scene = table_in(app, Phase.TRUMP)
    assert isinstance(scene.panel, TrumpPanel)
    hand = parse_cards(["2S", "3S", "4S", "9C", "8C", "7C", "10D", "9D"])
    scene.shown.view = replace(scene.shown.view, hand=hand)
    assert TrumpPanel(scene.shown, scene).chosen is Suit.CLUBS


def test_the_suit_that_enter_names_has_a_golden_rim_and_once_chosen_a_tick(app: App) -> None:
    scene = table_in(app, Phase.TRUMP)
    assert isinstance(scene.panel, TrumpPanel)
    suits = [item for item in scene.items if item.key.startswith("suit-")]
    card, unit = scene.shown.view.hand[0], app.canvas.unit

    def unlike(left: int, down: int) -> list[str]:
        """The suits that look unlike the others at a place beside their upper right corner."""
        app.draw()
        places = {suit.key: suit.rect.move(-left * unit, down * unit).topright for suit in suits}
        seen = {key: sum(app.canvas.surface.get_at(place)[:3]) for key, place in places.items()}
        return [key for key, light in seen.items() if abs(light - median(seen.values())) > 90]

    for is_chosen in (False, True):
        if is_chosen:
            press(app, pygame.K_LEFT)
        assert scene.panel.chosen is not None
        ready = [f"suit-{scene.panel.chosen.letter}"]
        scene.focus(card.text)
        assert unlike(3, 80) == ready, "wherever the focus is"
        assert unlike(7, -3) == (ready if is_chosen else []), "a tick is for what was chosen on purpose"


@pytest.mark.parametrize(("phase", "name"), [(Phase.AUCTION, "bid"), (Phase.TRUMP, "name")])
def test_with_the_focus_on_a_card_what_enter_does_is_golden(app: App, phase: Phase, name: str) -> None:
    scene = table_in(app, phase)
    scene.focus(scene.shown.view.hand[0].text)
    assert golden(scene) == [name]
    scene.focus("pause")
    assert golden(scene) == []
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, PauseScene), "and Enter presses what has the focus"


# -- arrows, Home and End -------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
def test_no_arrow_leads_from_the_cards_to_the_bar(app: App, phase: Phase) -> None:
    scene = table_in(app, phase)
    for item in [item for item in scene.items if item.is_focusable and not scene.shown.places.bar.contains(item.rect)]:
        scene.focus(item.key)
        press(app, pygame.K_UP)
        assert app.top is scene
        assert scene.focus_key not in ("pause", "mute", "rules")
        scene.refresh()


def test_home_and_end_go_to_the_first_and_the_last_card_that_may_be_played(app: App) -> None:
    scene = table_in(app, Phase.PLAY)
    assert isinstance(scene.panel, PlayPanel)
    legal = [card.text for card in scene.panel.legal_cards()]
    for code, wanted in ((pygame.K_END, legal[-1]), (pygame.K_HOME, legal[0]), (pygame.K_END, legal[-1])):
        app.handle(key(code))
        assert scene.focus_key == wanted


def test_home_and_end_go_to_the_ends_of_the_hand_in_the_exchange(app: App) -> None:
    scene = table_in(app, Phase.EXCHANGE)
    order = [card.text for card in scene.shown.stage.hand_order(scene.shown.view)]
    app.handle(key(pygame.K_HOME))
    assert scene.focus_key == order[0]
    app.handle(key(pygame.K_END))
    assert scene.focus_key not in order[:-1]
