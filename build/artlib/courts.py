"""The twelve court cards."""

from artlib import palette as p
from artlib.faces import both_ways, index, sheet
from artlib.lettering import outline
from artlib.ornament import CARD_HEIGHT, CARD_WIDTH, CENTRE, FRAME_GOLD, double_frame
from artlib.pips import great_stone
from artlib.svg import circle, document, path, placed, polygon

PANEL = polygon([
    (66, 17), (233, 17), (233, 232), (192, 232), (192, 240), (184, 240), (184, 333),
    (17, 333), (17, 118), (58, 118), (58, 110), (66, 110),
])  # fmt: skip


def court(suit: str, rank: str) -> str:
    """The SVG of one court card."""
    tones = p.STANDARD[suit]
    panel = path(PANEL, fill=tones["glint"], fill_opacity="0.35", stroke=FRAME_GOLD, stroke_width=1.4)
    half = path(outline(rank, CENTRE[0], 128, 90), fill=tones["deep"])
    disc = circle(CENTRE, 24, fill=tones["edge"], stroke=FRAME_GOLD, stroke_width=3)
    stone = placed(great_stone(suit, 2.6), CENTRE, 0.3)
    return document(
        CARD_WIDTH, CARD_HEIGHT, [sheet(), double_frame(), panel, both_ways(half + index(suit, rank)), disc, stone]
    )
