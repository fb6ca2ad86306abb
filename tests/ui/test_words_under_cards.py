"""Words over which a card passes that is played: they fade for it, and come back once it lies."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.game import Phase
from goodge.ui.games.goodge.exchange import ExchangePanel
from goodge.ui.scenes.table.scene import TableScene
from goodge.ui.tabletop.passing import WORTH
from goodge.ui.tabletop.sentences import GROUND
from goodge.ui.widgets.base import Label

from .conftest import OpenApp
from .motion_watch import covers, play, points_of
from .tables import open_table, play_until

PALE = 130  # of 255
FRAMES_LATE = 3  # a table may be laid out in a frame of its own


def words_of(scene: TableScene) -> list[tuple[Label, pygame.Rect]]:
    """The words between the hand and the trick, and where their letters stand."""
    found = []
    for item in scene.drawn_items:
        if isinstance(item, Label) and item.key in (WORTH, "sentence", "detail") and item.text:
            place = pygame.Rect((0, 0), scene.canvas.type.size(item.text, item.role))
            place.center = item.rect.center
            found.append((item, place))
    return found


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200)])
@pytest.mark.parametrize("is_calm", [False, True])
def test_no_words_are_seen_half_under_a_card_that_is_played(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    *,
    is_calm: bool,
) -> None:
    app = open_app(size, speed="normal", muted=True, hold_trick=False, less_motion=is_calm)
    scene = open_table(app, (None, "novice", "novice"), seed=4)
    monkeypatch.setattr(app, "draw", lambda: scene._lay(app.canvas))
    passed = since = 0
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= 4):
        flying = [sprite for sprite in scene.shown.stage.sprites.values() if sprite.is_over_words]
        since = 0 if flying else since + 1
        has_ground = any(item.key == GROUND for item in scene.drawn_items)
        for label, place in words_of(scene):
            if flying and any(covers(sprite, point) for sprite in flying for point in points_of(place)):
                passed += not has_ground
                assert has_ground or label.colour.alpha < PALE, (label.key, flying[0].share)
            elif since > FRAMES_LATE and scene.shown.sent_worth is None:
                assert label.colour.alpha == 255
        assert not flying or not scene._passed._is_passed
    assert passed > 2


def test_the_sentence_fades_while_a_card_passes_to_the_stash(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
) -> None:
    """It gets no ground of its own there: a card that passes over all would lie under it."""
    app = open_app((1280, 720), speed="normal", muted=True)
    scene = open_table(app, (None, "novice", "novice"))
    play_until(app, scene, Phase.EXCHANGE)
    scene.shown.timeline.finish()
    panel = scene.panel
    assert isinstance(panel, ExchangePanel)
    panel.press_card(panel.laid[0])
    pale = False
    for _ in range(60):
        app.turn(1 / 60)
        assert not scene._passed._is_passed
        sentence = next(label for label, _ in words_of(scene) if label.key == "sentence")
        pale = pale or sentence.colour.alpha < PALE
    assert pale
    assert sentence.colour.alpha == 255


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (800, 1200)])
def test_the_worth_of_a_trick_stands_in_the_middle_until_the_card_at_the_bottom_comes(
    open_app: OpenApp,
    no_thread: None,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
) -> None:
    """At the right of that card's empty place it would seem to be the worth of another's. It moves there unseen."""
    app = open_app(size, speed="normal", muted=True, hold_trick=False)
    scene = open_table(app, (None, *["casual"] * 3), seed=4)
    monkeypatch.setattr(app, "draw", lambda: scene._lay(app.canvas))
    seen, stood = set[bool](), None
    for _ in play(app, scene, lambda scene: len(scene.shown.view.board.tricks) >= 4):
        shown = scene.shown
        words = next((item for item in scene.drawn_items if item.key == WORTH), None)
        if words is None or shown.sent_worth is not None:
            stood = None
            continue
        assert isinstance(words, Label)
        is_beside = words.rect.left > shown.places.trick(shown.places.anchor).x
        assert stood is None or stood[0] == is_beside or max(stood[1], words.colour.alpha) < PALE, "it jumps"
        stood = is_beside, words.colour.alpha
        if shown.coming is not None:
            continue
        trick, own = shown.view.board.trick, shown.places.trick(shown.places.anchor)
        has_own = (shown.places.anchor - trick.leader) % 4 < len(trick.cards)
        seen.add(has_own)
        assert has_own == (words.rect.left > own.x)
        assert has_own or words.rect.centerx == app.canvas.rect.centerx
    assert seen == {True, False}
