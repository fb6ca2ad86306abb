"""The own hand towards the end of a round: where there is room, no card covers another."""

from __future__ import annotations

from itertools import pairwise

import pytest

from goodge.ui.program.app import App
from goodge.ui.tabletop.fans import outline

from .checks import SIZES, resize
from .tables import open_table

pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.mark.parametrize("size", SIZES)
def test_few_cards_lie_side_by_side_in_the_window(app: App, size: tuple[int, int]) -> None:
    scene = open_table(app, (None, "novice", "novice"))
    resize(app, size)
    for count in range(1, 6):
        cards = [outline(pose) for pose in scene.shown.places.hand(count).poses(count)]
        assert app.canvas.rect.left <= cards[0].left
        assert cards[-1].right <= app.canvas.rect.right
        is_roomy = sum(card.width for card in cards) * 1.1 < app.canvas.rect.width - 2 * app.canvas.px(26)
        assert all(a.right <= b.left for a, b in pairwise(cards)) or not is_roomy
    many = scene.shown.places.hand(16).poses(16)
    assert many[1].x - many[0].x < outline(many[0]).width, "of many, each covers a part of the one before"
