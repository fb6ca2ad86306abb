"""Cards of the exchange drop into the hand from above, and rise out of it."""

from __future__ import annotations

import pytest

from goodge.engine.cards import Card
from goodge.ui.scenes.table.scene import TableScene

from .checks import settle
from .conftest import OpenApp
from .motion_watch import STEP
from .test_motion_order import exchange

SIZES = ((1280, 720), (800, 600), (960, 600), (800, 1200), (1920, 1080))


def press_on(scene: TableScene, card: Card) -> None:
    item = scene.item(card.text)
    assert item is not None
    scene.press(item)


@pytest.mark.usefixtures("no_thread")
@pytest.mark.parametrize("size", SIZES)
def test_a_card_crosses_no_other_of_the_hand_on_its_way(open_app: OpenApp, size: tuple[int, int]) -> None:
    """It goes across above the hand, and moves over those that lie upon it in the hand only where it is clear."""
    app = open_app(size, speed="normal", muted=True)
    scene = exchange(app)
    stage, passed = scene.shown.stage, 0
    for slot, place in ((0, 1), (2, 2), (1, 0), (0, -1), (2, 7)):
        out, back = stage.hand_order(scene.shown.view)[place], stage.slots[slot]
        assert isinstance(back, Card)
        press_on(scene, out)
        settle(app)
        lay = stage.sprites[out.text]
        lows = {out.text: (lay.pose.x, lay.z)}
        press_on(scene, back)
        pose, z, _ = stage.targets(scene.shown.view)[back.text]
        lows[back.text] = pose.x, z
        others = [stage.sprites[card.text] for card in stage.hand_order(scene.shown.view) if card != back]
        rests = [(other, other.z) for other in others]
        while app.turn(STEP):
            for key, (x, low) in lows.items():
                sprite = stage.sprites[key]
                body = sprite.bounds.inflate(*[-sprite.height // 6] * 2)
                upon = [other for other, rest in rests if rest > low and body.colliderect(other.bounds)]
                if sprite.is_moving and upon:
                    passed += 1
                    assert abs(sprite.pose.x - x) < 0.1 * sprite.height, "it goes up or down there"
                    assert sprite.z == low, "it stays between its neighbours"
    assert passed > 10
