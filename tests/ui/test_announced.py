"""What is announced in the middle of the table comes once the words that stood there are gone."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.actions import Action, Bid, NameTrump
from goodge.engine.cards import Suit
from goodge.engine.game import Phase
from goodge.engine.games.goodge import HIGHEST_BID

from .checks import settle
from .conftest import OpenApp
from .tables import open_table, play_until

BRIGHT = 190  # of 255: letters are, the cloth and its emblem are not


def brightest(picture: pygame.Surface) -> int:
    grey = pygame.transform.grayscale(picture)
    return max(grey.get_at((x, y))[0] for x in range(grey.get_width()) for y in range(grey.get_height()))


@pytest.mark.usefixtures("no_thread")
@pytest.mark.parametrize(
    ("phase", "action"), [(Phase.AUCTION, Bid(HIGHEST_BID)), (Phase.TRUMP, NameTrump(Suit.HEARTS))]
)
def test_no_words_are_seen_through_others(open_app: OpenApp, phase: Phase, action: Action) -> None:
    app = open_app(speed="normal", muted=True)
    scene = open_table(app, (None, "novice", "novice"), 4)
    play_until(app, scene, phase)
    settle(app)
    place = scene.shown.places.asking(240, 90)
    place.top, place.height = place.centery, place.height // 2  # the Crown comes over its upper half
    assert scene.submit(action)
    seen = []
    while not any(item.key == "announcement" for item in scene.drawn_items):
        app.turn(1 / 60)
        scene.wait(30)
        seen.append(brightest(app.canvas.surface.subsurface(place)))
    assert max(seen) > BRIGHT > seen[-2], "those of before fade away first"
