"""Sheets of paper that are drawn on with the game's own art and fonts. All lengths are millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal

from fpdf import FPDF
from fpdf.enums import MethodReturnValue

from artlib.palette import CREAM, GOLD_DARK, GOLD_DEEP
from goodge.engine.values import dataclass
from printlib.pictures import ASSETS, place

INK = "#161b36"
POINT = 25.4 / 72
Align = Literal["L", "C", "R"]

_LINE = 1.28  # of the size of the letters
_BASELINE = 0.74  # of a line, from its top
_MADE = datetime(2020, 1, 1, tzinfo=UTC)  # the same bytes each time


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper: its name, and how wide and high it is when it stands."""

    name: str
    width: float
    height: float


PAPERS = (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))


@dataclass(frozen=True, slots=True)
class Face:
    """A cut and size of letters, and their colour."""

    family: str
    points: float
    colour: str = INK

    @property
    def line(self) -> float:
        """The height of a line."""
        return self.points * POINT * _LINE


def text_face(points: float, *, strong: bool = False) -> Face:
    return Face("strong" if strong else "text", points)


def title_face(points: float) -> Face:
    return Face("title", points, GOLD_DARK)


class Sheets(FPDF):
    """The pages of one file."""

    def __init__(self, paper: Paper, title: str, *, lying: bool = False) -> None:
        super().__init__("landscape" if lying else "portrait", "mm", (paper.width, paper.height))
        self.set_auto_page_break(False)
        self.set_margin(0)
        self.c_margin = 0
        self.set_title(title)
        self.set_creator("Goodge")
        self.set_lang("en")
        self.set_creation_date(_MADE)
        for family, file in (
            ("text", "SourceSerif-Regular"),
            ("strong", "SourceSerif-Semibold"),
            ("title", "Fraunces-SemiBold"),
        ):
            self.add_font(family, fname=ASSETS / "fonts" / f"{file}.ttf")

    def art(self, name: str, x: float, y: float, width: float) -> None:
        """Draw a picture of the game, such as "cards/10T", as wide as this."""
        place(self, name, x, y, width)

    def panel(self, x: float, y: float, width: float, height: float, colour: str = CREAM) -> None:
        """Fill an oblong."""
        self.set_fill_color(colour)
        self.rect(x, y, width, height, style="F")

    def frame(self, x: float, y: float, width: float, height: float, thick: float, radius: float) -> None:
        """Draw a golden frame with round corners."""
        self.set_draw_color(GOLD_DEEP)
        self.set_line_width(thick)
        self.rect(x, y, width, height, style="D", round_corners=True, corner_radius=radius)

    def stroke(
        self, start: tuple[float, float], end: tuple[float, float], thick: float, colour: str = GOLD_DEEP
    ) -> None:
        self.set_draw_color(colour)
        self.set_line_width(thick)
        self.line(*start, *end)

    def wrapped(self, words: str, face: Face, width: float) -> list[str]:
        """Return the lines that words take in a column."""
        self._take(face)
        lines = self.multi_cell(width, face.line, words, align="L", dry_run=True, output=MethodReturnValue.LINES)
        assert isinstance(lines, list)
        return lines

    def widest(self, texts: Sequence[str], face: Face) -> float:
        """Return the width of the widest of some texts."""
        self._take(face)
        return max(self.get_string_width(text) for text in texts)

    def words(self, lines: Sequence[str], face: Face, x: float, y: float, width: float = 0, align: Align = "L") -> None:
        """Set lines of text one under the other, the first of them with its top here."""
        self._take(face)
        for number, line in enumerate(lines):
            slack = width - self.get_string_width(line)
            left = x + {"L": 0, "C": slack / 2, "R": slack}[align]
            self.text(left, y + (number + _BASELINE) * face.line, line)

    def _take(self, face: Face) -> None:
        self.set_font(face.family, size=face.points)
        self.set_text_color(face.colour)
