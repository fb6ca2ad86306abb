"""A bubble over the hand that points at a card by a line and an arrowhead."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.tabletop.bubble import Bubble, Leader, aimed


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("beyond", [-5, 5, 60])
def test_its_line_sets_off_from_the_end_that_is_nearer_to_the_card(app: App, side: str, beyond: int) -> None:
    ground = Bubble(key="bubble", rect=pygame.Rect(300, 100, 400, 50), to=None)
    card = pygame.Rect(0, 180, 100, 150)
    card.centerx = ground.rect.left - beyond if side == "left" else ground.rect.right + beyond
    pointing = aimed(app.canvas, ground, card, ground.rect.copy(), [])
    leader = next(item for item in pointing if isinstance(item, Leader))
    assert leader.rect.width < 60 + 30
    assert {leader.rect.left, leader.rect.right} >= {card.centerx}
