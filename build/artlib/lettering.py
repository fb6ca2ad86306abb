"""Letters as outlines, from the display face, since nanosvg draws no text."""

from functools import cache
from pathlib import Path
from typing import Any

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from artlib.svg import num

DISPLAY_FACE = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "Fraunces-SemiBold.ttf"

DIGIT_HEIGHT = 0.7
"""Height of a 1 in em: what ``size`` must be divided by to get a wanted height."""

Transform = tuple[float, float, float, float, float, float]


@cache
def _face() -> tuple[Any, dict[int, str], int]:
    font = TTFont(DISPLAY_FACE)
    return font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm


def _runs(text: str, tracking: float) -> tuple[list[tuple[str, float]], float, float]:
    """Return the glyph names with their x in font units, then the ink's left and right edges."""
    glyphs, names, units = _face()
    runs: list[tuple[str, float]] = []
    x, left, right = 0.0, float("inf"), float("-inf")
    for letter in text:
        name = names[ord(letter)]
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        if bounds.bounds:
            left, right = min(left, x + bounds.bounds[0]), max(right, x + bounds.bounds[2])
        runs.append((name, x))
        x += glyphs[name].width + tracking * units
    return runs, left, right


def outline(
    text: str, x: float, baseline: float, height: float, *, tracking: float = 0.0,
    widest: float | None = None, digits: int = 1,
) -> str:  # fmt: skip
    """Return path data of a line of text, its ink centred on x, its digits ``height`` units high.

    ``tracking`` is extra space between letters in em; ink wider than ``widest`` is narrowed to it.
    """
    glyphs, _, units = _face()
    scale = height / DIGIT_HEIGHT / units
    runs, left, right = _runs(text, tracking)
    across = scale
    if widest is not None:
        across = min(across, widest / (right - left))
    start = x - (left + right) / 2 * across
    pen = SVGPathPen(glyphs, ntos=lambda value: num(value, digits))
    for name, offset in runs:
        moved: Transform = (across, 0, 0, -scale, start + offset * across, baseline)
        glyphs[name].draw(TransformPen(pen, moved))
    return str(pen.getCommands())
