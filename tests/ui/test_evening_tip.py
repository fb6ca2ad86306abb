"""The tip of a bubble over the hand, where not every card may be played."""

from __future__ import annotations

import pytest

from goodge.coach.ideas import IDEAS, Spot
from goodge.engine.actions import PlayCard
from goodge.ui.program.app import App
from goodge.ui.scenes.evening.table import EveningTable
from goodge.ui.tabletop.bubble import Bubble

from .evenings import as_told, play_on, sat_down
from .menus import item_of

pytestmark = pytest.mark.usefixtures("no_pictures")


def _playable(table: EveningTable) -> set[str]:
    return {action.card.text for action in table.shown.view.legal if isinstance(action, PlayCard)}


@pytest.mark.parametrize("game", IDEAS)
def test_it_points_between_the_cards_that_may_be_played(app: App, game: str) -> None:
    seen = 0
    for idea in IDEAS[game]:
        table = sat_down(app, idea)
        while not table.is_told:
            own, playable = {card.text for card in table.shown.view.hand}, _playable(table)
            if table.line is not None and table.line.at.spot is Spot.HAND and playable and playable < own:
                bubble = item_of(table, "bubble")
                assert isinstance(bubble, Bubble)
                places = [item_of(table, key).rect for key in playable]
                x = item_of(table, "bubble-arrow").rect.centerx if bubble.to is None else bubble.to[0]
                assert min(place.left for place in places) <= x <= max(place.right for place in places)
                seen += 1
            play_on(app, table, as_told)
        app.pop()
    assert seen > 0
