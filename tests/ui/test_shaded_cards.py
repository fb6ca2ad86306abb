"""Cards that may not be played: they lie in the shade of their cloth, and all on them can still be read."""

from __future__ import annotations

import pygame
import pytest

from goodge.engine.cards import Card, Suit
from goodge.ui.drawing.dyes import HOUSE_DYES, TRUMP_DYES, Dye
from goodge.ui.drawing.theme import PAPER
from goodge.ui.motion.motions import Pose
from goodge.ui.program.app import App
from goodge.ui.tabletop.painter import CardPainter
from goodge.ui.tabletop.sprites import Sprite
from goodge.ui.tabletop.upright import Dim, UprightCards, dimmed

from .test_plates import luminance

DYES = {**HOUSE_DYES, **{suit.name: dye for suit, dye in TRUMP_DYES.items()}}
SIZE = 146, 204
INDEX = pygame.Rect(10, 10, 26, 30)


def lights(picture: pygame.Surface) -> list[float]:
    """The luminances at the index of a card."""
    places = ((x, y) for x in range(INDEX.left, INDEX.right) for y in range(INDEX.top, INDEX.bottom))
    return [luminance(tuple(picture.get_at(place))) for place in places]


@pytest.mark.parametrize("dye", DYES.values(), ids=DYES)
def test_the_index_of_a_shaded_card_can_be_read_on_every_cloth(app: App, dye: Dye) -> None:
    cards = UprightCards(app.art)
    cards.measure(SIZE[1])
    for suit in Suit:
        bright = cards.card(f"cards/8{suit.letter}", SIZE, is_gilded=False)
        shaded = dimmed(bright, Dim(1.0, dye.light))
        plain, dark = lights(bright), lights(shaded)
        assert (max(dark) + 0.05) / (min(dark) + 0.05) >= 4.5, f"the index of {suit}"
        assert max(plain) > 1.6 * max(dark), "and the shade is seen"


def test_paper_in_the_shade_takes_the_colour_of_its_cloth() -> None:
    """Cream would look like khaki there: it is grey, with a touch of the cloth, on blue ones as well."""
    paper = pygame.Surface((1, 1), pygame.SRCALPHA)
    paper.fill(PAPER[:3])
    found = {name: dimmed(paper, Dim(1.0, dye.light)).get_at((0, 0))[:3] for name, dye in DYES.items()}
    assert len(set(found.values())) == len(DYES)
    for name, tones in found.items():
        assert tones.index(max(tones)) == list(DYES[name].light[:3]).index(max(DYES[name].light[:3]))
        assert max(tones) - min(tones) < 0.13 * max(tones), "less than cream has in the light of brown"


def test_a_card_half_in_the_shade_is_between() -> None:
    paper = pygame.Surface((1, 1), pygame.SRCALPHA)
    paper.fill("white")
    cloth = HOUSE_DYES["green"].light
    half, whole = (dimmed(paper, Dim(level, cloth)).get_at((0, 0)) for level in (0.5, 1.0))
    assert all(255 > one > other for one, other in zip(half[:3], whole[:3], strict=True))
    assert half.a == whole.a == 255


def test_the_dark_face_of_the_crown_lies_in_half_the_shade_and_jokers_in_that_of_paper(app: App) -> None:
    painter = CardPainter(app.art, lambda card: "backs/1" if card is None else f"cards/{card.text}")
    pose = Pose(100.0, 100.0, 150.0, 0.0)
    for text, level in (("Crown", 0.5), ("BigJoker", 1.0), ("LittleJoker", 1.0), ("AS", 1.0), ("KS", 1.0)):
        look = painter._look(Sprite(Card.parse(text), pose, turn=1.0, dim=1.0))
        assert look.dim is not None
        assert look.dim.level == level, text
    assert painter._look(Sprite(Card.parse("Crown"), pose, turn=1.0)).dim is None
