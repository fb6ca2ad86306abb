"""A hint about cards to lay away: Enter first chooses its three, and each button says which cards it is about."""

from __future__ import annotations

import pygame
import pytest

from goodge.coach import Judgement
from goodge.coach.hinting import Advice
from goodge.engine.actions import Bury
from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.engine.games.goodge import worth
from goodge.table import adviser
from goodge.ui.games.goodge.exchange import ExchangePanel
from goodge.ui.program.app import App
from goodge.ui.program.language import named_languages
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.plates import Plate
from goodge.ui.widgets.buttons import Button
from goodge.ui.wording.stash import laid_away_words

from .checks import assert_layout, click, press, settle
from .conftest import OpenApp
from .tables import open_table, play_until

pytestmark = pytest.mark.usefixtures("no_pictures")

SIZES = ((800, 600), (960, 600), (1280, 720), (2560, 1440), (800, 1200), (1200, 1200))


def hinted(app: App, monkeypatch: pytest.MonkeyPatch) -> tuple[TableScene, tuple[Card, ...]]:
    """A table at which a hint has named two cards of the hand and one of the Stash."""
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    hand = scene.shown.stage.hand_order(scene.shown.view)
    cards = (hand[1], hand[4], panel_of(scene).laid[2])
    monkeypatch.setattr(adviser, "advice_for", lambda *_: Advice(Bury(cards), Judgement()))
    for _ in range(2):
        press(app, pygame.K_F2)
        scene.wait(120)
        app.turn(0.05)
    return scene, cards


def panel_of(scene: TableScene) -> ExchangePanel:
    assert isinstance(scene.panel, ExchangePanel)
    return scene.panel


def buttons(scene: TableScene) -> dict[str, str]:
    """The buttons of the panel with their labels, and "golden" after that of the main one."""
    return {
        item.key: item.text + (" (golden)" if item.style == "primary" else "")
        for item in scene.items
        if isinstance(item, Button) and item.key in ("take-hint", "lay-away")
    }


def test_enter_chooses_the_cards_of_a_hint_before_it_lays_any_away(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, cards = hinted(app, monkeypatch)
    panel, kept = panel_of(scene), panel_of(scene).slots[2]
    assert panel._worth() == laid_away_words(sum(map(worth, panel.laid)), are_others=True)
    assert buttons(scene) == {"take-hint": "Choose the hint’s three (golden)", "lay-away": "Lay away the three above"}
    assert scene.enter_key == "take-hint"
    press(app, pygame.K_RETURN)
    app.turn(0.05)
    assert scene.shown.view.board.phase is Phase.EXCHANGE, "nothing is laid away yet"
    assert set(panel.laid) == set(cards)
    assert panel.slots[2] == kept, "what lies there already stays where it is"
    assert buttons(scene) == {"lay-away": "Lay away these three (golden)"}
    press(app, pygame.K_RETURN)
    buried = next(action for action in scene.table.view(0).actions if isinstance(action, Bury))
    assert set(buried.cards) == set(cards)


def test_the_cards_that_lie_there_can_be_laid_away_all_the_same(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, _ = hinted(app, monkeypatch)
    laid = set(panel_of(scene).laid)
    button = scene.item("lay-away")
    assert button is not None
    click(app, button.rect.center)
    buried = next(action for action in scene.table.view(0).actions if isinstance(action, Bury))
    assert set(buried.cards) == laid


def test_whoever_takes_other_cards_than_the_hint_lays_them_away_with_enter(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, cards = hinted(app, monkeypatch)
    press(app, pygame.K_RETURN)
    panel, hand = panel_of(scene), scene.shown.stage.hand_order(scene.shown.view)
    own = next(card for card in hand if card not in cards and card.suit is not None)
    panel.press_card(cards[0])
    panel.press_card(own)
    app.turn(0.05)
    assert scene.enter_key == "lay-away"
    press(app, pygame.K_RETURN)
    buried = next(action for action in scene.table.view(0).actions if isinstance(action, Bury))
    assert set(buried.cards) == {own, *cards[1:]}


def test_whoever_takes_one_card_of_the_hint_is_given_the_others_by_enter(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, cards = hinted(app, monkeypatch)
    panel = panel_of(scene)
    panel.press_card(panel.laid[0])
    panel.press_card(cards[0])
    app.turn(0.05)
    assert scene.enter_key == "take-hint"
    press(app, pygame.K_RETURN)
    assert set(panel.laid) == set(cards)


def test_a_card_that_is_missing_is_chosen_by_the_hint_too(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, cards = hinted(app, monkeypatch)
    panel = panel_of(scene)
    panel.press_card(panel.laid[0])
    press(app, pygame.K_RETURN)
    assert set(panel.laid) == set(cards)


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
def test_both_buttons_have_room_in_every_language(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: str
) -> None:
    app = open_app(size, speed="instant", muted=True, text_size=text_size)
    scene, _ = hinted(app, monkeypatch)
    for code in named_languages():
        app.settings.language = code
        app.apply_settings()
        settle(app)
        assert_layout(scene)
        both = [item for item in scene.items if isinstance(item, Button) and item.key in ("take-hint", "lay-away")]
        plates = [item.rect for item in scene.items if isinstance(item, Plate)]
        assert len(both) == 2
        for button in both:
            assert button.fits(app.canvas), (code, button.text)
            assert button.rect.collidelist(plates) < 0
