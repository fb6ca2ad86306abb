"""The pictures that SDL_image's nanosvg makes of the art are those that were drawn."""

import itertools
import json
import re
from io import BytesIO
from pathlib import Path

import pygame
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from goodge.ui.drawing.dyes import HOUSE_DYES, TRUMP_DYES
from goodge.ui.drawing.theme import Colour
from tests.art.colour_science import contrast
from tests.art.files import ASSETS, BACKS, DECKS, SUITS, name_of, svg_paths

FELT = (20, 82, 58, 255)
WIDTH = 150
MOST_DIFFERENCE = 2.5  # of 255, on average over a picture: what two good renderers differ by along edges

# What nanosvg knows and the art uses. Everything else it leaves out without a word.
ELEMENTS = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle"}
ATTRIBUTES = {
    "xmlns", "width", "height", "viewBox", "id", "gradientUnits", "x1", "y1", "x2", "y2", "cx", "cy", "r",
    "offset", "stop-color", "stop-opacity", "transform", "d", "x", "y", "rx", "fill", "fill-opacity",
    "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "display",
}  # fmt: skip


def size_of(svg: str) -> tuple[int, int]:
    match = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    assert match
    return int(match[1]), int(match[2])


def on_felt(picture: Image.Image) -> Image.Image:
    return Image.alpha_composite(Image.new("RGBA", picture.size, FELT), picture).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two RGB pictures, 0 to 255; steps of one or two are rounding, and not counted."""
    apart = ImageChops.difference(one, other).point(lambda step: step if step > 2 else 0)
    return sum(ImageStat.Stat(apart).mean) / 3


def by_nanosvg(svg: str, size: tuple[int, int]) -> Image.Image:
    """The picture at just this size: set in the root, for load_sized_svg now and then adds a row."""
    sized = re.sub(r'width="\d+" height="\d+"', f'width="{size[0]}" height="{size[1]}"', svg, count=1)
    surface = pygame.image.load(BytesIO(sized.encode()), "picture.svg")
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def by_resvg(svg: str, size: tuple[int, int]) -> Image.Image:
    data = resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True)
    return Image.open(BytesIO(data)).convert("RGBA")


@pytest.mark.parametrize("path", svg_paths(), ids=name_of)
def test_nanosvg_draws_what_resvg_draws(path: Path) -> None:
    svg = path.read_text(encoding="utf-8")
    width, height = size_of(svg)
    size = (WIDTH, round(WIDTH * height / width))
    ours, theirs = by_nanosvg(svg, size), by_resvg(svg, size)
    assert ours.size == theirs.size == size
    assert difference(on_felt(ours), on_felt(theirs)) < MOST_DIFFERENCE


def test_nanosvg_and_resvg_part_where_the_art_leaves_the_subset() -> None:
    """The comparison would notice: a shape drawn through <use>, which nanosvg does not know."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><defs>'
        '<circle id="o" cx="50" cy="50" r="30" fill="#ffffff"/></defs><use href="#o"/></svg>'
    )
    ours, theirs = by_nanosvg(svg, (100, 100)), by_resvg(svg, (100, 100))
    assert difference(on_felt(ours), on_felt(theirs)) > MOST_DIFFERENCE


@pytest.mark.parametrize("path", svg_paths(), ids=name_of)
def test_svg_stays_inside_what_nanosvg_knows(path: Path) -> None:
    svg = path.read_text(encoding="utf-8")
    tags = re.findall(r"<([A-Za-z]+)([^>]*)>", svg)
    assert {name for name, _ in tags} <= ELEMENTS
    attributes = {key for _, rest in tags for key in re.findall(r'([\w:-]+)="', rest)}
    assert attributes <= ATTRIBUTES
    for name, rest in tags:
        assert not name.endswith("Gradient") or 'gradientUnits="userSpaceOnUse"' in rest
        is_mood = re.fullmatch(r' id="\w+"( display="none")?', rest)
        assert name != "g" or is_mood or re.fullmatch(r' transform="[^"]+"', rest), "a group moves, or is a mood"


@pytest.mark.parametrize("path", svg_paths(), ids=name_of)
def test_colours_are_plain_and_gradients_are_there(path: Path) -> None:
    svg = path.read_text(encoding="utf-8")
    paints = re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', svg)
    assert paints
    plain = re.compile(r"none|#[0-9a-f]{6}|url\(#\w+\)")
    assert [paint for paint in paints if not plain.fullmatch(paint)] == []
    named = {paint[5:-1] for paint in paints if paint.startswith("url")}
    assert named == set(re.findall(r'Gradient id="(\w+)"', svg))


def test_every_card_is_there() -> None:
    ranks = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 11)]
    assert {path.stem for path in (ASSETS / "cards").iterdir()} == {*ranks, "Crown", *BACKS}
    assert {path.stem for path in (ASSETS / "suits").iterdir()} == set(SUITS)


@pytest.mark.parametrize("back", BACKS)
@pytest.mark.parametrize("deck", DECKS)
def test_back_is_the_same_either_way_up(deck: str, back: str) -> None:
    svg = (ASSETS / deck / f"{back}.svg").read_text(encoding="utf-8")
    # Only light on gold and glints may tell: they come from the top left, as on a real relief.
    picture = on_felt(by_nanosvg(svg, (150, 210)))
    turned = picture.transpose(Image.Transpose.ROTATE_180)
    assert difference(picture, turned) < 4.0


@pytest.mark.parametrize("back", BACKS)
@pytest.mark.parametrize("deck", DECKS)
def test_the_edge_of_a_small_back_can_be_seen_on_every_felt(deck: str, back: str) -> None:
    """It lies slightly turned; its edge is two pixels wide, so that turning does not blur it away."""
    svg = (ASSETS / deck / f"{back}.svg").read_text(encoding="utf-8")
    turned = by_nanosvg(svg, (47, 66)).rotate(3, Image.Resampling.BILINEAR, expand=True)
    for felt in (colour for dye in (*HOUSE_DYES.values(), *TRUMP_DYES.values()) for colour in dye[:3]):
        lying = Image.alpha_composite(Image.new("RGBA", turned.size, felt), turned)
        row = lying.convert("RGB").crop((0, lying.height // 2, lying.width // 2, lying.height // 2 + 1)).tobytes()
        apart = [contrast(Colour(*row[at : at + 3]).hex, felt.hex) for at in range(0, len(row), 3)]
        edge = next(x for x, ratio in enumerate(apart) if ratio > 1.3)
        assert min(apart[edge : edge + 2]) >= 3


@pytest.mark.parametrize("deck", DECKS)
def test_corners_of_cards_are_clear_and_their_edges_are_not(deck: str) -> None:
    for path in (ASSETS / deck).iterdir():
        picture = by_nanosvg(path.read_text(encoding="utf-8"), (250, 350))
        cover = picture.getchannel("A")
        assert [cover.getpixel(spot) for spot in ((1, 1), (248, 1), (1, 348), (248, 348))] == [0] * 4
        assert [cover.getpixel(spot) for spot in ((125, 1), (1, 175), (248, 175), (125, 348))] == [255] * 4


@pytest.mark.parametrize("deck", DECKS)
def test_a_fan_tells_every_card_from_every_other(deck: str) -> None:
    """In a hand of sixteen only the left third of a card shows; its upper half is enough to know the card by."""
    strips = {}
    for path in (ASSETS / deck).iterdir():
        picture = on_felt(by_nanosvg(path.read_text(encoding="utf-8"), (110, 154)))
        strips[path.stem] = picture.crop((0, 0, 37, 72))
    near = {(a, b): difference(strips[a], strips[b]) for a, b in itertools.combinations(sorted(strips), 2)}
    assert min(near.values()) > 4.0, min(near, key=lambda pair: near[pair])


@pytest.mark.parametrize("deck", DECKS)
def test_the_index_stands_clear_of_the_pips(deck: str) -> None:
    """So that nobody counts its mark: it is small, and a strip of bare paper parts it from the nearest column."""
    for suit, rank in itertools.product(SUITS, range(4, 11)):
        path = ASSETS / deck / f"{rank}{suit}.svg"
        if path.exists():
            card = by_nanosvg(path.read_text(encoding="utf-8"), (250, 350)).convert("RGB")
            strip = card.crop((59, 76, 67, 240)).convert("L").tobytes()
            assert min(strip) > 180, f"{path.name}: something stands between the index and the pips"


@pytest.mark.parametrize("suit", SUITS)
def test_suits_on_cream_are_seen_as_spades_near_black_and_diamonds_blue(suit: str) -> None:
    base = json.loads((ASSETS / "palettes.json").read_text(encoding="utf-8"))["standard"][suit]["base"]
    red, green, blue = (int(base[place : place + 2], 16) for place in (1, 3, 5))
    assert (max(red, green, blue) < 90) == (suit == "S"), "spades alone are near black"
    assert (blue > 200 and blue - red > 150 and green - red > 60) == (suit == "D"), "diamonds alone are a clear blue"


def mask(suit: str, side: int) -> list[bool]:
    """Which pixels of a suit's mark are more than half covered, at this size."""
    svg = (ASSETS / "suits" / f"{suit}.svg").read_text(encoding="utf-8")
    return [value > 127 for value in by_nanosvg(svg, (side, side)).getchannel("A").tobytes()]


@pytest.mark.parametrize(("one", "other"), [(a, b) for a in SUITS for b in SUITS if a < b])
def test_suits_differ_in_shape_at_16_pixels(one: str, other: str) -> None:
    """Laid over each other, two marks leave at least a fifth of their joint area uncovered by one of them."""
    pairs = list(zip(mask(one, 16), mask(other, 16), strict=True))
    joint, shared = sum(a or b for a, b in pairs), sum(a and b for a, b in pairs)
    assert shared / joint < 0.8
