"""The game's art as vectors of a PDF."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from fpdf import FPDF
from fpdf.drawing import GradientPaint, GraphicsContext, PaintedPath
from fpdf.drawing_primitives import Transform
from fpdf.svg import SVGObject

ASSETS = Path(__file__).resolve().parents[2] / "assets"

logging.getLogger("fpdf.svg").setLevel(logging.ERROR)  # it warns of every attribute that it has no use for


def place(pdf: FPDF, name: str, x: float, y: float, width: float) -> None:
    """Draw a picture, such as "cards/10T", with its top left corner here, as wide as this.

    FPDF.image would do, but it puts gradients in the wrong place where one group that is moved is in another.
    """
    svg = SVGObject(_text(name))
    assert svg.viewbox is not None
    height = width * svg.viewbox[3] / svg.viewbox[2]
    _, _, drawing = svg.transform_to_rect_viewport(scale=1, width=width, height=height, ignore_svg_top_attrs=True)
    assert drawing.transform is not None
    drawing.transform = drawing.transform @ Transform.translation(x, y)
    _move_gradients(drawing, Transform.identity())
    pdf.draw_path(drawing, copy=False)


@cache
def _text(name: str) -> str:
    return (ASSETS / f"{name}.svg").read_text(encoding="utf-8")


def _move_gradients(node: GraphicsContext | PaintedPath, outer: Transform) -> None:
    """Move all gradients to where the groups around them are drawn: inner groups move first."""
    if isinstance(node, PaintedPath):
        node = node.get_graphics_context()
    here = outer if node.transform is None else node.transform @ outer
    for paint in (node.style.fill_color, node.style.stroke_color):
        if isinstance(paint, GradientPaint):
            paint.gradient_transform = paint.gradient_transform @ here
    for item in node.path_items:
        if isinstance(item, (GraphicsContext, PaintedPath)):
            _move_gradients(item, here)
