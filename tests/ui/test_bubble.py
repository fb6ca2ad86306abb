"""A bubble over the hand that points at a card by a line and an arrowhead."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.program.app import App
from goodge.ui.tabletop.bubble import Bubble, Leader, _led, aimed


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


@pytest.mark.parametrize("is_from_right", [True, False])
@pytest.mark.usefixtures("app")
def test_a_line_to_a_card_far_off_turns_in_a_curve(*, is_from_right: bool) -> None:
    drawn = _led((260, 13), 2, 44, is_from_right=is_from_right)
    begins, ends = (259, 0) if is_from_right else (0, 259)
    assert drawn.get_at((begins, 0))[3] > 0
    assert drawn.get_at((ends, 12))[3] > 0
    assert drawn.get_at((begins, 12))[3] == 0, "no sharp corner"
