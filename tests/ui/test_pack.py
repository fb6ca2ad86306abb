"""The French pack in four colours or in two."""

from __future__ import annotations

import pygame
import pytest

from goodge.ui.drawing.art import Art, Dress
from goodge.ui.program.app import App

SIZE = (100, 140)
CORNER = pygame.Rect(6, 7, 22, 40)
"""The rank and the suit's mark."""


def corner(art: Art, name: str) -> pygame.Color:
    return pygame.Color(*pygame.transform.average_color(art.picture(name, SIZE), CORNER))


def apart(one: pygame.Color, other: pygame.Color) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("palette", ["standard", "colour_blind", "high_contrast"])
@pytest.mark.usefixtures("app")
def test_two_colours_make_diamonds_red_and_clubs_dark(palette: str) -> None:
    four, two = Art(Dress(palette)), Art(Dress(palette, "two"))
    for suit, like in (("D", "H"), ("C", "S")):
        assert apart(corner(four, f"french/10{suit}"), corner(two, f"french/10{suit}")) > 15
        assert apart(corner(two, f"french/10{suit}"), corner(two, f"french/10{like}")) < 12
        assert corner(two, f"french/10{like}") == corner(four, f"french/10{like}")


@pytest.mark.usefixtures("app")
def test_the_cards_of_five_suits_keep_their_colours() -> None:
    for suit in "SDTHC":
        assert corner(Art(Dress(pack="two")), f"cards/7{suit}") == corner(Art(), f"cards/7{suit}")


def test_another_pack_is_seen_at_once(app: App) -> None:
    before = corner(app.art, "french/KD")
    app.settings.pack = "two"
    app.apply_settings()
    assert corner(app.art, "french/KD") != before
