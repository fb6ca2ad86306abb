"""What lies in assets/ is what the scripts draw today."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest
from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import Image

from artlib.catalogue import all_files
from tests.art.files import ASSETS, name_of, svg_paths

DRAWN = all_files()
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
USED_SIGNS = "– — … ’ ‘ “ ” × · • − é Ł ž ß"


@pytest.mark.parametrize("name", DRAWN)
def test_committed_file_is_what_the_script_draws(name: str) -> None:
    assert (ASSETS / name).read_bytes() == DRAWN[name].encode(), "run build/art.py"


def test_no_drawing_is_left_over() -> None:
    assert {name_of(path) for path in svg_paths()} == {name for name in DRAWN if name.endswith(".svg")}


def test_drawings_are_small() -> None:
    assert max(len(text) for text in DRAWN.values()) < 60_000


@pytest.mark.parametrize("name", ["icon.png", "icon.ico", "icon.icns"])
def test_icon_pictures_open(name: str) -> None:
    with Image.open(ASSETS / "icon" / name) as picture:
        picture.load()
        assert picture.width == picture.height >= 256


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_fonts_have_the_letters_and_lining_digits(path: Path) -> None:
    font = TTFont(path)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    assert [sign for sign in USED_SIGNS if ord(sign) not in names] == []
    heights = []
    for digit in "0123456789":
        bounds = BoundsPen(glyphs)
        glyphs[names[ord(digit)]].draw(bounds)
        bottom, top = bounds.bounds[1], bounds.bounds[3]
        assert bottom > -0.05 * font["head"].unitsPerEm, "an old-style digit hangs below the line"
        heights.append(top)
    assert max(heights) - min(heights) < 0.06 * font["head"].unitsPerEm


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_counter_of_a_4_is_closed(path: Path) -> None:
    pygame.font.init()
    ink = pygame.font.Font(BytesIO(path.read_bytes()), 120).render("4", True, "white")
    holes = pygame.mask.from_surface(ink, 60)
    holes.invert()
    parts = [part.count() for part in holes.connected_components(50)]
    assert len(parts) > 1, "what is around the figure, and the counter"


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_pygame_draws_the_fonts(path: Path) -> None:
    pygame.font.init()
    font = pygame.font.Font(BytesIO(path.read_bytes()), 24)
    assert font.render("Goodge 10", True, "white").get_bounding_rect().width > 80
    if path.stem.startswith("SourceSerif"):
        advances = {font.size(digit * 20)[0] - font.size(digit * 10)[0] for digit in "0123456789"}
        assert len(advances) == 1, "digits of the text face are tabular"


def test_every_font_has_its_licence() -> None:
    for family in {path.stem.split("-")[0] for path in FONTS}:
        assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / f"{family}-OFL.txt").read_text(encoding="utf-8")
    manifest = (ASSETS / "MANIFEST.md").read_text(encoding="utf-8")
    assert all(f"fonts/{path.name}" in manifest for path in FONTS)
