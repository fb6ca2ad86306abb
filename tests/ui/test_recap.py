"""Several people at one screen: whoever takes it sees what happened since they last had it, and nothing hidden."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.cards import Card
from goodge.engine.game import Phase
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.ui.program.app import App
from goodge.ui.scenes.sheet.scene import SheetScene
from goodge.ui.scenes.sheet.score import ScoreScene
from goodge.ui.scenes.table.curtain import NO_TRICK_YET, CurtainScene
from goodge.ui.scenes.table.last_trick import LastTrickScene
from goodge.ui.scenes.table.latch import DEAF_SECONDS
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.wording.bar import goodge_words

from .checks import click, press, top
from .menus import text_of
from .tables import go_on, open_curtain, open_table, play_until, simple_choice

pytestmark = pytest.mark.usefixtures("no_pictures")

SHARED = (None, "novice", None)


def faces(scene: TableScene) -> set[Card]:
    return {sprite.card for sprite in scene.shown.stage.sprites.values() if sprite.card is not None}


def cards_played(scene: TableScene) -> list[str]:
    """The cards of the round in the order of play."""
    board = scene.table.view(None).board
    return [card.text for trick in (*board.tricks, board.trick) for card in trick.cards]


def is_asked(scene: TableScene) -> bool:
    return scene.panel is not None


def watch(app: App, scene: TableScene) -> list[str]:
    """The cards that come to lie in a trick until the viewer is asked, in their order."""
    lain = list(scene.shown.trick_keys())
    held = {card for seat, hand in enumerate(scene.table.record.rounds[-1][-1].hands) for card in hand
            if seat != scene.shown.viewer}  # fmt: skip
    for _ in range(4000):
        app.turn(0.02)
        lain += [key for key in scene.shown.trick_keys() if key not in lain]
        assert not faces(scene) & held, "no card that somebody else holds is shown"
        if scene.panel is not None or app.top is not scene:
            return lain
        scene.wait(120)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("levels", [SHARED, (None, None, None), (None, "novice", None, None)])
def test_whoever_takes_the_screen_sees_what_was_played_since(app: App, levels: tuple[str | None, ...]) -> None:
    scene = open_table(app, levels, seed=3)
    play_until(app, scene, Phase.PLAY)
    had_it: dict[int, int] = {}
    missed_tricks = 0
    for _ in range(40):
        go_on(app, scene)
        if isinstance(app.top, ScoreScene):
            break
        if isinstance(app.top, CurtainScene):
            before = cards_played(scene)
            tricks = len(scene.table.view(None).board.tricks)
            open_curtain(app)
            lain = watch(app, scene)
            assert scene.shown.viewer is not None
            missed = before[had_it.get(scene.shown.viewer, 0) :]
            assert lain[-len(missed) :] == missed
            assert scene.shown.view.board == scene.table.view(scene.shown.viewer).board
            missed_tricks += tricks > 0 and len(scene.shown.view.board.trick.cards) < len(missed)
        assert scene.shown.viewer is not None
        assert scene.submit(simple_choice(scene))
        viewer = scene.shown.viewer
        go_on(app, scene)
        had_it[viewer] = len(cards_played(scene))
    assert missed_tricks > 2


def test_a_key_passes_over_it_and_plays_nothing(slow_app: App) -> None:
    app = slow_app
    scene = open_table(app, (None, None, None), seed=3)
    play_until(app, scene, Phase.PLAY)
    for _ in range(2):
        assert scene.submit(simple_choice(scene))
        go_on(app, scene)
        open_curtain(app)
    assert not is_asked(scene)
    done = cards_played(scene)
    assert len(scene.shown.view.board.trick.cards) < len(done), "it is being told"
    press(app, pygame.K_RETURN)
    app.turn(0.0)
    assert scene.shown.view.board.trick.cards == scene.table.view(None).board.trick.cards
    go_on(app, scene)
    assert is_asked(scene)
    assert cards_played(scene) == done


def test_calls_are_not_told_again(slow_app: App) -> None:
    app = slow_app
    scene = open_table(app, (None, None, None), seed=3)
    for _ in range(4):
        go_on(app, scene)
        assert isinstance(app.top, CurtainScene)
        open_curtain(app)
        app.turn(0.0)
        assert is_asked(scene), "they stand beside the seats"
        assert scene.submit(simple_choice(scene))


def test_who_becomes_the_goodge_sees_the_stash_turned_up(slow_app: App) -> None:
    app = slow_app
    scene = open_table(app, (None, None, None), seed=3)
    for _ in range(200):
        go_on(app, scene)
        if isinstance(app.top, CurtainScene):
            open_curtain(app)
            if scene.table.view(None).board.phase is Phase.EXCHANGE:
                break
        else:
            assert scene.submit(simple_choice(scene, wants=scene.shown.viewer == 0))
    assert scene.shown.view.board.phase is Phase.AUCTION
    said = set()
    while not is_asked(scene):
        app.turn(0.05)
        said.add(scene.shown.captions.announcement)
    board = narrow(scene.table.view(None), GoodgeBoard).board
    assert board.goodge is not None
    assert (None, goodge_words(scene.shown.names[board.goodge], board.bid)) in said  # the crown flies by itself
    assert scene.shown.view.stash is not None


# -- what all may see -----------------------------------------------------------------------------------------


@pytest.fixture
def at_curtain(app: App) -> TableScene:
    """The curtain after the first trick."""
    scene = open_table(app, (None, None, None), seed=3)
    play_until(app, scene, Phase.PLAY)
    while not (isinstance(app.top, CurtainScene) and scene.table.view(None).board.tricks):
        if isinstance(app.top, CurtainScene):
            open_curtain(app)
            go_on(app, scene)
        assert scene.submit(simple_choice(scene))
        go_on(app, scene)
    app.turn(DEAF_SECONDS)
    return scene


@pytest.mark.parametrize(
    ("code", "name", "kind"), [(pygame.K_l, "last", LastTrickScene), (pygame.K_s, "sheet", SheetScene)]
)
@pytest.mark.usefixtures("at_curtain")
def test_the_curtain_leads_to_the_last_trick_and_the_sheet(app: App, code: int, name: str, kind: type) -> None:
    curtain = top(app)
    press(app, code)
    assert isinstance(app.top, kind)
    press(app, pygame.K_ESCAPE)
    assert app.top is curtain
    button = curtain.item(name)
    assert button is not None
    click(app, button.rect.center)
    assert isinstance(app.top, kind)


def test_before_the_first_trick_the_curtain_says_that_there_is_none(app: App) -> None:
    scene = open_table(app, (None, None, None), seed=3)
    go_on(app, scene)
    app.turn(DEAF_SECONDS)
    press(app, pygame.K_l)
    assert isinstance(app.top, CurtainScene)
    assert text_of(app.top, "how") == NO_TRICK_YET.say()
