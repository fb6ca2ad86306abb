"""Matches of Spades, League Spades and Spidge on the screen, brought to wherever a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from goodge.engine.actions import PlayCard
from goodge.engine.cards import Card, parse_cards
from goodge.engine.game import AnyView, Deal, Match, Phase
from goodge.engine.games import GAMES
from goodge.table.match_table import Table
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.curtain import CurtainScene
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.plates import Plate
from goodge.ui.widgets.base import Label

from .checks import SIZES, assert_layout, click, press, resize, unseen
from .tables import be_seen, go_on, open_curtain, open_table, setup, show_table

Levels = tuple[str | None, ...]

KIN = ("spades", "pride", "spidge")
PEOPLE: dict[str, Levels] = {
    name: (None, *["novice"] * (game.seats(game.read_rules({})) - 1)) for name, game in GAMES.items()
}
SHARED = {"spades": (None, None, "novice", "novice"), "pride": (None, None, "novice", "novice"),
          "spidge": (None, None, "novice")}  # fmt: skip

HANDS = {
    "spades": (
        "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
        "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    ),
    "pride": (
        "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
        "LittleJoker 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
        "BigJoker 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
    ),
}


def open_kin(app: App, game: str, seed: int = 1, **options: object) -> TableScene:
    """A match of one person at seat 0 against novices."""
    return open_table(app, PEOPLE[game], seed, game, **options)


def step(app: App, scene: TableScene) -> None:
    """Lets time pass, passes curtains and scores, and decides something simple for whoever is asked."""
    go_on(app, scene)
    if isinstance(app.top, CurtainScene):
        open_curtain(app)
    elif isinstance(app.top, ScoreScene):
        app.top.press(next(item for item in app.top.items if item.key == "on"))
    else:
        assert scene.submit(scene.table.game.harmless(scene.shown.view))


def play_to(app: App, scene: TableScene, is_there: Callable[[AnyView], bool], most: int = 1500) -> None:
    """Plays on until a person is asked with a view like that; only what is seen then is drawn."""
    with unseen():
        _play_to(app, scene, is_there, most)
    be_seen(app, scene)


def _play_to(app: App, scene: TableScene, is_there: Callable[[AnyView], bool], most: int) -> None:
    for _ in range(most):
        go_on(app, scene)
        if app.top is scene and scene.panel is not None and is_there(scene.shown.view):
            return
        step(app, scene)
    raise AssertionError("never came there")


def in_phase(phase: Phase) -> Callable[[AnyView], bool]:
    return lambda view: view.board.phase is phase


def behind(app: App, deficit: int, levels: Levels = (), dealer: int = 3) -> TableScene:
    """Spades in which the team of the first seat, who speaks first unless another seat deals, is that far behind."""
    return _begun(app, "spades", levels, lambda match, deal: (replace(match, totals=(0, deficit), dealer=dealer), deal))


def dealt(app: App, game: str, hands: Sequence[str], dealer: int = 0, levels: Levels = ()) -> TableScene:
    """A match whose first round is dealt like that: hands by their number, cards parted by spaces."""
    deal = Deal(tuple(parse_cards(hand.split()) for hand in hands))
    return _begun(app, game, levels, lambda match, _: (replace(match, dealer=dealer), deal))


def open_spidge(app: App, dealer: int) -> TableScene:
    """A match of Spidge in which this seat deals first, and Ann at seat 0 is the one person."""
    return _begun(app, "spidge", (), lambda match, deal: (replace(match, dealer=dealer), deal), seed=3)


def _begun(
    app: App, game: str, levels: Levels, changed: Callable[[Match, Deal], tuple[Match, Deal]], seed: int = 2
) -> TableScene:
    """A match that begins otherwise than its seed says, on the screen as if it were continued."""
    table = Table.start(setup(levels or PEOPLE[game], seed, game), app.store)
    table.flush()
    table.take_steps()
    state = table.record.rounds[0][0]
    table.record.rounds[:] = [[table.game.open_round(*changed(state.match, state.deal))[0]]]
    return show_table(app, table)


def act_by_keys(app: App, scene: TableScene) -> None:
    """Whoever is asked answers by keys alone: Enter, and before a card an arrow."""
    arrows = [pygame.K_RIGHT] if scene.shown.view.board.phase is Phase.PLAY else []
    press(app, *arrows, pygame.K_RETURN)


def act_by_mouse(app: App, scene: TableScene) -> None:
    """Whoever is asked answers by a click alone."""
    action = scene.table.game.harmless(scene.shown.view)
    keys = {Phase.LOOK: "look", Phase.BIDDING: "bid"}
    key = action.card.text if isinstance(action, PlayCard) else keys[scene.shown.view.board.phase]
    item = scene.item(key)
    assert item is not None, f"{key} is nowhere"
    click(app, item.rect.center)


def faces(scene: TableScene) -> set[Card]:
    """The cards that can be read on the screen."""
    return {sprite.card for sprite in scene.shown.stage.sprites.values() if sprite.card is not None}


def actions_done(scene: TableScene) -> list[str]:
    """All that has been done in this round."""
    return [action.text for action in scene.table.record.rounds[-1][-1].actions]


def check_every_size(app: App, scene: TableScene) -> None:
    """The layout holds in windows of every size."""
    for size in SIZES:
        resize(app, size)
        assert_layout(scene)


def plates(scene: TableScene) -> dict[str, Plate]:
    """The plates as they lie now, by key."""
    return {item.key: item for item in scene.items if isinstance(item, Plate)}


def label(scene: TableScene, key: str) -> str:
    """The words of a label."""
    return next(item.text for item in scene.items if isinstance(item, Label) and item.key == key)
