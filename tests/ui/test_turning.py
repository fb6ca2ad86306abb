"""Cards that lean on menus are turned once, not for every frame."""

from __future__ import annotations

import pygame
import pytest

from .checks import settle
from .conftest import OpenApp


@pytest.mark.parametrize("page", ["deal_of_the_day", "keep_score", "new_game"])
def test_no_card_is_turned_again(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    app = open_app(muted=True)
    turn, angles = pygame.transform.rotozoom, list[float]()

    def noted(picture: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
        angles.append(angle)
        return turn(picture, angle, scale)

    monkeypatch.setattr(pygame.transform, "rotozoom", noted)
    getattr(app.ways, page)(app)
    settle(app)
    turned = len(angles)
    assert turned
    app.draw()
    assert len(angles) == turned
