"""What tells cards of a hand from others: gold on the edge of trumps, and a tick on the one chosen for the Stash."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.actions import Bury, NameTrump
from goodge.engine.cards import CROWN, Card
from goodge.engine.game import Phase
from goodge.engine.tricks import suit_of
from goodge.ui.drawing.gilt import gilt_edge
from goodge.ui.games.goodge.exchange import ExchangePanel
from goodge.ui.program.app import App
from goodge.ui.scenes.table.scene import TableScene

from .checks import click, press, settle
from .kin import in_phase, open_kin, play_to
from .menus import item_of
from .tables import go_on, open_table, play_until

ONE = (None, "novice", "novice")


def table_in(app: App, phase: Phase) -> TableScene:
    scene = open_table(app, ONE, seed=3)
    play_until(app, scene, phase)
    settle(app)
    return scene


def gilded(scene: TableScene) -> set[Card]:
    return {sprite.card for sprite in scene.shown.stage.sprites.values() if sprite.is_gilded and sprite.card}


def at_corner(app: App, scene: TableScene, card: Card) -> pygame.Color:
    """The colour in the margin beside a card's rank, a little below its upper corner."""
    pose = scene.shown.stage.sprites[card.text].pose
    step = pygame.Vector2(-0.488 * pose.height * 5 / 7, -0.36 * pose.height).rotate(-pose.angle)
    return app.canvas.surface.get_at((round(pose.x + step.x), round(pose.y + step.y)))


def is_gold(colour: pygame.Color) -> bool:
    return colour.r - colour.b > 90


# -- trumps ---------------------------------------------------------------------------------------------------


def test_trumps_and_the_crown_have_a_gold_edge_once_trump_is_named(app: App) -> None:
    scene = table_in(app, Phase.TRUMP)
    app.draw()
    assert not gilded(scene)
    suit = next(card.suit for card in scene.shown.view.hand if card.suit is not None)
    assert scene.submit(NameTrump(suit))
    go_on(app, scene)
    settle(app)
    view = scene.shown.view
    trumps = {card for card in view.hand if suit_of(card, view.board.trump) is view.board.trump}
    assert trumps - {CROWN}
    assert gilded(scene) & set(view.hand) == trumps
    for card in view.hand:
        assert is_gold(at_corner(app, scene, card)) == (card in trumps), card


def test_in_games_of_spades_every_spade_and_no_other_card_is_gilded(app: App) -> None:
    scene = open_kin(app, "spades")
    play_to(app, scene, in_phase(Phase.PLAY))
    settle(app)
    view = scene.shown.view
    assert gilded(scene) & set(view.hand) == {card for card in view.hand if card.text.endswith("S")}


@pytest.mark.usefixtures("app")
def test_the_gold_lies_on_the_edge_and_ends_before_the_far_corner() -> None:
    edge = gilt_edge((250, 350))
    assert edge.get_at((4, 100)).a > 250
    assert edge.get_at((100, 4)).a > 250
    assert edge.get_bounding_rect(200).right < 240
    assert edge.get_bounding_rect(20).bottom < 260
    assert edge.get_at((40, 40)).a == 0, "where the rank stands"


# -- the chosen card ------------------------------------------------------------------------------------------


def choose_first(app: App, scene: TableScene) -> Card:
    card = scene.shown.stage.hand_order(scene.shown.view)[0]
    click(app, item_of(scene, card.text).rect.center)
    settle(app)
    return card


def chosen(scene: TableScene) -> str | None:
    return scene.shown.stage.chosen


def away_with_the_mouse(app: App) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 330), rel=(1, 1), buttons=(0, 0, 0)))


def test_the_card_chosen_for_the_stash_stays_raised_and_ticked_until_it_is_taken_back(app: App) -> None:
    scene = table_in(app, Phase.EXCHANGE)
    low = scene.shown.stage.targets(scene.shown.view)
    card = choose_first(app, scene)
    away_with_the_mouse(app)
    scene.focus(scene.shown.stage.hand_order(scene.shown.view)[-1].text)
    settle(app)
    stage = scene.shown.stage
    assert chosen(scene) == card.text
    assert card.text not in (stage.lifted, stage.pointed)
    assert stage.sprites[card.text].pose.y < low[card.text][0].y - 10
    ticked = app.canvas.surface.copy()
    stage.chosen = None
    app.draw()
    rect = stage.sprites[card.text].rect
    assert pygame.transform.average_color(ticked, rect) != pygame.transform.average_color(app.canvas.surface, rect)
    stage.chosen = card.text
    scene.focus(card.text)
    press(app, pygame.K_SPACE)
    scene.focus(scene.shown.stage.hand_order(scene.shown.view)[-1].text)
    settle(app)
    assert chosen(scene) is None
    assert stage.sprites[card.text].pose.y == low[card.text][0].y
    assert not scene.shown.captions.news


def test_the_chosen_card_changes_places_with_the_one_of_the_stash_that_is_pressed(app: App) -> None:
    scene = table_in(app, Phase.EXCHANGE)
    panel = scene.panel
    assert isinstance(panel, ExchangePanel)
    card, other = choose_first(app, scene), panel.laid[1]
    click(app, item_of(scene, other.text).rect.center)
    settle(app)
    assert panel.laid[1] == card
    assert chosen(scene) is None
    assert other in scene.shown.stage.hand_order(scene.shown.view)


def test_nothing_is_chosen_any_more_after_the_exchange(app: App) -> None:
    scene = table_in(app, Phase.EXCHANGE)
    choose_first(app, scene)
    assert scene.submit(Bury(scene.shown.view.stash or ()))  # as whoever lets the rest be played does it
    settle(app)
    assert chosen(scene) is None
    press(app, pygame.K_u)
    settle(app)
    assert chosen(scene) is None


# -- light ----------------------------------------------------------------------------------------------------


def test_the_light_of_a_card_lies_on_the_cloth_and_under_the_cards_beside_it(app: App) -> None:
    scene = table_in(app, Phase.PLAY)
    left, lit = scene.shown.stage.hand_order(scene.shown.view)[1:3]
    beside, pose = (scene.shown.stage.sprites[card.text].pose for card in (left, lit))
    edge = round(pose.x - pose.height * 5 / 14)
    on_card = pygame.Rect(edge - 12, round(beside.y - 20), 10, 40)
    on_cloth = pygame.Rect(edge + 20, round(pose.y - pose.height / 2) - 12, 40, 8)

    def light() -> tuple[int, int]:
        app.draw()
        found = (pygame.transform.average_color(app.canvas.surface.subsurface(place)) for place in (on_card, on_cloth))
        card, cloth = (sum(colour[:3]) for colour in found)
        return card, cloth

    before = light()
    scene.shown.lit.add(lit.text)
    app.redraw()
    after = light()
    assert abs(after[0] - before[0]) <= 1
    assert after[1] > before[1] + 20


# -- a card that may not be played ----------------------------------------------------------------------------


@pytest.mark.parametrize("is_calm", [False, True])
def test_a_card_that_is_refused_has_a_red_rim_for_half_a_second(app: App, *, is_calm: bool) -> None:
    scene = table_in(app, Phase.PLAY)
    assert scene.panel is not None
    while not scene.panel.dimmed():
        assert scene.submit(scene.shown.view.legal[0])
        go_on(app, scene)
    app.settings.speed, app.settings.less_motion = "normal", is_calm
    app.apply_settings()
    settle(app)
    card = min(scene.panel.dimmed())
    item, seen = scene.item(card), list[bool]()
    assert item is not None
    scene.press(item)
    for _ in range(60):
        app.turn(1 / 60)
        app.draw()
        sprite = scene.shown.stage.sprites[card]
        step = pygame.Vector2(-0.5 * sprite.pose.height * 5 / 7 + 1, 0).rotate(-sprite.pose.angle)
        edge = app.canvas.surface.get_at((round(sprite.middle[0] + step.x), round(sprite.middle[1] + step.y)))
        seen.append(edge.r - edge.g > 90 and edge.r - edge.b > 90)
    assert 28 < sum(seen) < 45
    assert not any(seen[45:])
    assert scene.shown.captions.refusal is not None, "the words stay"
