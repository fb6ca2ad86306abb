"""The own hand towards the end of a round: where there is room, no card covers another."""

from __future__ import annotations

from itertools import pairwise

import pytest

from goodge.ui.drawing.theme import RAIL
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


@pytest.mark.parametrize(
    ("size", "players"),
    [((960, 600), 4), *((size, players) for size in ((1280, 720), (1920, 1080), (2560, 1440)) for players in (3, 4))],
)
def test_nine_cards_lie_free_of_each_other(app: App, size: tuple[int, int], players: int) -> None:
    """A hand that can lie free in the window takes the width that it needs, inside the rail."""
    scene = open_table(app, (None, *("novice",) * (players - 1)))
    resize(app, size)
    cards = [outline(pose) for pose in scene.shown.places.hand(9).poses(9)]
    assert all(b.left - a.left >= 0.95 * a.width for a, b in pairwise(cards)), "each lower index is whole"
    assert cards[0].left >= app.canvas.px(RAIL) + 2
    assert cards[-1].right <= size[0] - app.canvas.px(RAIL) - 2
