"""Colours, type and measures: the look of the house, in one place. Measures are pixels at 1280x720."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

BASE_WIDTH, BASE_HEIGHT = 1280, 720
TALL_WIDTH, TALL_HEIGHT = 900, 1300  # of a page in a window that is higher than wide, with text of the usual size
SMALLEST_WINDOW = (800, 600)
RAIL = 12.0  # the width of the wooden rail at the edge of the table


class Colour(NamedTuple):
    red: int
    green: int
    blue: int
    alpha: int = 255

    @property
    def hex(self) -> str:
        """The colour as SVG writes it, without alpha."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"

    @classmethod
    def of(cls, text: str, alpha: int = 255) -> Colour:
        """Return the colour of `#rrggbb`."""
        return cls(int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16), alpha)

    def faded(self, alpha: int) -> Colour:
        return Colour(self.red, self.green, self.blue, alpha)


SHADE = Colour.of("#120d09")
PANEL = Colour.of("#1d140d")
PANEL_LIGHT = Colour.of("#3b2a1b")
PANEL_LOW = Colour.of("#2a1d13")
LIT, LIT_LOW = Colour.of("#4a3210"), Colour.of("#2a1b07")  # the plate of who has the turn
GOLD = Colour.of("#d9b25c")
GOLD_BRIGHT = Colour.of("#f3d98f")
GOLD_DARK = Colour.of("#7c5a1d")
CREAM = Colour.of("#f8efd8")
MUTED = Colour.of("#d9d1bb")
MUTED_LIT = Colour.of("#e5ddc8")  # on a lit panel, where the other would be hard to read
PAPER = Colour.of("#faf2de")
PAPER_SHADE = Colour.of("#efe2c2")
INK = Colour.of("#33241a")
INK_SOFT = Colour.of("#6b5640")
ALARM = Colour.of("#ffb4a1")
ALARM_INK = Colour.of("#a3231b")
REFUSED = Colour.of("#d4281c")  # the rim of a card
GLOW = Colour.of("#ffdf8a")

DISPLAY, TEXT, STRONG = "Fraunces-SemiBold.ttf", "SourceSerif-Regular.ttf", "SourceSerif-Semibold.ttf"


class Role(NamedTuple):  # a key of most stores of text, so it is to have a quick hash
    """The role of a piece of text, with its face and its size."""

    face: str
    size: float
    leading: float = 1.3


LEAST = 16  # nothing smaller can be read across a room


TITLE = Role(DISPLAY, 60)
HEADING = Role(DISPLAY, 36)
SUBHEADING = Role(DISPLAY, 26)
SUBNAME = Role(DISPLAY, 24)
NAME = Role(DISPLAY, 22)
NUMBER = Role(DISPLAY, 28)
BIG_NUMBER = Role(DISPLAY, 52)
BODY = Role(TEXT, 20)
BODY_STRONG = Role(STRONG, 20)
SENTENCE = Role(STRONG, 23)
SMALL = Role(TEXT, 17)
SMALL_STRONG = Role(STRONG, 17)
BUTTON = Role(STRONG, 21)
KEYCAP = Role(STRONG, 16)

LEAST_LETTERS = 14  # pixels: in a small window all text is set larger than usual beside the rest
TEXT_SCALES = {"normal": 1.0, "large": 1.15, "larger": 1.3}
CARD_SCALES = {"small": 0.88, "normal": 1.0, "large": 1.1}

_SIZES = (60, 52, 44, 36, 32, 28, 26, 24, 22, 20, 18, 17, LEAST)


@cache
def smaller(role: Role) -> tuple[Role, ...]:
    """Return the role and the smaller ones of its face, for words that are too long for their place."""
    return (role, *(Role(role.face, size, role.leading) for size in _SIZES if size < role.size))
