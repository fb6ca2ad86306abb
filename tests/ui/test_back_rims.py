"""The rim of a back parts it from every felt: measured in the pictures, 3:1 as WCAG 2 asks of what is no text."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from goodge.table.settings import CHOICES
from goodge.ui.drawing.art import Dress
from goodge.ui.drawing.dyes import HOUSE_DYES, TRUMP_DYES
from goodge.ui.drawing.felt import FeltKind
from goodge.ui.motion.motions import Pose
from goodge.ui.program.app import App
from goodge.ui.tabletop.cardsize import SMALL_CARD
from goodge.ui.tabletop.painter import CardPainter
from goodge.ui.tabletop.seating import STASH_CARD
from goodge.ui.tabletop.sprites import RATIO, Sprite

from .inks import contrast

LEAST = 3.0
DYES = {**HOUSE_DYES, **{suit.letter: dye for suit, dye in TRUMP_DYES.items()}}
SMALLEST_SCALE = 600 / 720  # of the smallest window
HEIGHTS = (round(SMALL_CARD * SMALLEST_SCALE), SMALL_CARD, STASH_CARD, 204)
ANGLES = (0.0, 3.5)
REACH = 4  # pixels on either side of the edge


def colour_at(surface: pygame.Surface, place: tuple[int, int]) -> tuple[int, int, int]:
    red, green, blue, _ = surface.get_at(place)
    return red, green, blue


def runs_over_edges(app: App, painter: CardPainter, pose: Pose) -> Iterator[tuple[tuple[int, int, int], list[float]]]:
    """At each of the four edges of a back: how the felt looks there, and the contrast of what comes to lie on it."""
    surface, felt = app.canvas.surface, app.canvas.surface.copy()
    painter.draw(app.canvas, Sprite(None, pose))
    across, down = round(pose.height * RATIO / 2), round(pose.height / 2)
    x, y = round(pose.x), round(pose.y)
    for right, below in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        places = [(x + right * (across + step), y + below * (down + step)) for step in range(-REACH, 2)]
        under = pygame.transform.average_color(felt.subsurface(pygame.Rect(places[0], (1, 1)).inflate(8, 8)))[:3]
        yield under, [contrast(colour_at(surface, place), under) for place in places]
    surface.blit(felt, (0, 0))


@pytest.mark.parametrize("back", CHOICES["card_back"])
@pytest.mark.parametrize("deck", ["cards", "french"])
def test_a_rim_parts_every_back_from_every_felt(app: App, deck: str, back: str) -> None:
    app.art.dress = Dress(back=back)
    painter = CardPainter(app.art, lambda _: f"{deck}/back")
    painter.measure(max(HEIGHTS), ())
    size, seen = app.canvas.surface.get_size(), 0
    for name, dye in DYES.items():
        app.canvas.surface.blit(app.felts.felt(FeltKind(size, dye, app.canvas.unit)), (0, 0))
        for place, (height, angle) in enumerate((height, angle) for height in HEIGHTS for angle in ANGLES):
            pose = Pose(200 + 120.0 * place, size[1] / 2, float(height), angle)
            for _, contrasts in runs_over_edges(app, painter, pose):
                seen += 1
                assert max(contrasts) >= LEAST, (name, height, angle, contrasts)
    assert seen == 4 * len(DYES) * len(HEIGHTS) * len(ANGLES)
