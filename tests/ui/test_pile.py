"""Pictures that lie on one another, drawn as one."""

from __future__ import annotations

import pygame

from goodge.ui.drawing.pile import Pile

CLOTH = (20, 90, 60)
RECT = pygame.Rect(10, 10, 60, 60)
NEAR = 2  # levels of 255 by which rounding may differ


def wedge(colour: tuple[int, int, int], most: int) -> pygame.Surface:
    """A picture that is clear at the left, and more and more opaque towards the right, up to so many levels."""
    picture = pygame.Surface((30, 30), pygame.SRCALPHA)
    for x in range(30):
        picture.fill((*colour, most * x // 29), pygame.Rect(x, 0, 1, 30))
    return picture


SHADOW, CARD, LIGHT = wedge((0, 0, 0), 130), wedge((255, 240, 200), 255), wedge((200, 0, 0), 90)
PICTURES = [(SHADOW, (14, 14)), (CARD, (22, 18)), (LIGHT, (30, 30))]


def cloth() -> pygame.Surface:
    surface = pygame.Surface((80, 80))
    surface.fill(CLOTH)
    return surface


def test_it_looks_as_if_they_were_drawn_one_after_another() -> None:
    one_by_one, at_once, pile = cloth(), cloth(), Pile(RECT)
    for picture, topleft in PICTURES:
        one_by_one.blit(picture, topleft)
        pile.add(picture, topleft)
    pile.draw(at_once)
    pairs = zip(pygame.image.tobytes(one_by_one, "RGB"), pygame.image.tobytes(at_once, "RGB"), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= NEAR
    assert pygame.image.tobytes(at_once, "RGB") != pygame.image.tobytes(cloth(), "RGB")


def test_an_empty_one_draws_nothing() -> None:
    surface = cloth()
    Pile(RECT).draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(cloth(), "RGB")


def test_what_is_outside_is_cut_off() -> None:
    surface, pile = cloth(), Pile(RECT)
    pile.add(wedge((255, 255, 255), 255), (0, 0))
    pile.draw(surface)
    assert surface.get_at((9, 15))[:3] == CLOTH
    assert surface.get_at((25, 15))[:3] != CLOTH
