"""The colours of the cloth: one for each trump suit, and those that one may choose for the house."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.cards import Suit
from .theme import Colour


class Dye(NamedTuple):
    """The colours of a cloth: in the light, between, in the dark at the edge, and of what is inlaid in it."""

    light: Colour
    middle: Colour
    edge: Colour
    inlay: Colour


def _dye(light: str, middle: str, edge: str, inlay: str) -> Dye:
    return Dye(Colour.of(light), Colour.of(middle), Colour.of(edge), Colour.of(inlay))


HOUSE_DYES = {
    "green": _dye("#1f6749", "#17523a", "#07231a", "#5fb28c"),
    "midnight": _dye("#343b72", "#272d5c", "#0c0f27", "#8d97d8"),
    "plum": _dye("#65366f", "#4f2859", "#210f28", "#bd86ca"),
    "slate": _dye("#4d5561", "#3c434e", "#171a20", "#99a4b3"),
}
TRUMP_DYES = {
    Suit.SPADES: _dye("#21406f", "#183158", "#060f22", "#7c9fd6"),
    Suit.HEARTS: _dye("#842a3d", "#6a1d30", "#2b0812", "#d9788b"),
    Suit.DIAMONDS: _dye("#10606f", "#0b4b5a", "#042028", "#55b4c3"),
    Suit.STARS: _dye("#744816", "#5b370f", "#261404", "#c89449"),
    Suit.CLUBS: _dye("#2c5a24", "#1f461a", "#0a1d09", "#83ba70"),
}
