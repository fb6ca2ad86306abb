"""The two jokers: a pair, the big one in gold, the little one in silver."""

from artlib import palette as p
from artlib.crown import mark
from artlib.faces import both_ways, sheet
from artlib.lettering import outline
from artlib.ornament import CARD_HEIGHT, CARD_WIDTH, CENTRE, double_frame, rich_frame
from artlib.svg import document, path, placed


def joker(*, is_big: bool) -> str:
    """The SVG of a joker."""
    paint = p.GOLD_DEEP if is_big else "#4c5560"
    letters = "".join(path(outline(letter, 34, 60 + 30 * i, 26), fill=paint) for i, letter in enumerate("JOKER"))
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [sheet(), rich_frame() if is_big else double_frame(), both_ways(letters), placed(mark(paint), CENTRE, 1.2)],
    )  # fmt: skip
