"""build/printing.py: what comes out of a printer is the art of the game, and both sides meet."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO

import pypdfium2
import pypdfium2.raw as pdfium
import pytest
import resvg_py
from PIL import Image, ImageChops, ImageOps, ImageStat

from artlib.palette import CREAM_SHADE
from goodge.engine.games import GAMES
from printing import BACKS
from printlib.decks import (
    ACROSS,
    BLEED,
    CARD,
    DOWN,
    FRENCH_DECK,
    GOODGE_DECK,
    MARK_FROM,
    MARK_TO,
    Deck,
    corner,
    deck_sheets,
    places,
)  # fmt: skip
from printlib.leaflets import PAGES, leaflet_sheets
from printlib.pads import PADS, pad_sheets
from printlib.pictures import ASSETS
from printlib.sheets import PAPERS, POINT, Paper, Sheets
from tests.art.files import BACKS as BACKS_DRAWN

A4, LETTER = PAPERS
DOTS = 6  # to a millimetre
SIZE = round(CARD[0] * DOTS), round(CARD[1] * DOTS)
MOST_DIFFERENCE = 2.5  # of 255, on average over a card: what two good renderers differ by along edges
ALONG_A_BACK = "lattice"


def opened(sheets: Sheets) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(bytes(sheets.output()))


def drawn(page: pypdfium2.PdfPage) -> Image.Image:
    picture = page.render(scale=DOTS * POINT).to_pil()
    assert isinstance(picture, Image.Image)
    return picture.convert("RGB")


def card_at(page: Image.Image, place: tuple[float, float], paper: Paper) -> Image.Image:
    """A card out of a page, which has been drawn on whole pixels and so may be stretched by one."""
    across, down = page.width / paper.width, page.height / paper.height
    left, top, right, bottom = *place, place[0] + CARD[0], place[1] + CARD[1]
    return page.resize(SIZE, box=(left * across, top * down, right * across, bottom * down))


@cache
def leaflet(game: str, paper: Paper) -> pypdfium2.PdfDocument:
    """The rules of a game, laid out once for all tests that look at them."""
    return opened(leaflet_sheets(game, paper))


@cache
def art(name: str) -> Image.Image:
    """The picture of a card on the colour that lies under all of them."""
    svg = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    data = resvg_py.svg_to_bytes(svg_string=svg, width=SIZE[0], height=SIZE[1], skip_system_fonts=True)
    picture = Image.open(BytesIO(data)).convert("RGBA").resize(SIZE)
    return Image.alpha_composite(Image.new("RGBA", SIZE, CREAM_SHADE), picture).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one.reduce(4), other.reduce(4))).mean) / 3


def objects(document: pypdfium2.PdfDocument) -> Iterator[int]:
    """The kinds of all that is drawn in a file."""
    for page in document:
        for thing in page.get_objects(max_depth=15):
            yield thing.type


@pytest.mark.parametrize(("deck", "paper"), [(GOODGE_DECK, LETTER), (FRENCH_DECK, A4)])
def test_every_card_of_a_deck_is_printed_as_it_is_drawn_with_its_back_behind_it(deck: Deck, paper: Paper) -> None:
    document = opened(deck_sheets(deck, paper, ALONG_A_BACK))
    a_page = ACROSS * DOWN
    assert len(document) == 2 * -(-len(deck.cards) // a_page)
    back = art(f"{deck.folder}/back-{ALONG_A_BACK}")
    for number in range(0, len(document), 2):
        faces, turned = drawn(document[number]), ImageOps.mirror(drawn(document[number + 1]))
        names = deck.cards[number // 2 * a_page :][:a_page]
        for name, place in zip(names, places(paper), strict=False):
            assert difference(card_at(faces, place, paper), art(f"{deck.folder}/{name}")) < MOST_DIFFERENCE, name
            assert difference(card_at(turned, place, paper), ImageOps.mirror(back)) < MOST_DIFFERENCE, f"behind {name}"
    assert pdfium.FPDF_PAGEOBJ_IMAGE not in set(objects(document)), "there are pixels in it"


def test_the_comparison_tells_one_card_from_another() -> None:
    assert difference(art("cards/9S"), art("cards/8S")) > MOST_DIFFERENCE
    assert difference(art("cards/9S"), ImageChops.offset(art("cards/9S"), DOTS, 0)) > MOST_DIFFERENCE


def test_decks_are_whole() -> None:
    backs = set(BACKS_DRAWN)
    goodge = {path.stem for path in (ASSETS / "cards").iterdir()} - backs
    assert sorted(GOODGE_DECK.cards) == sorted(goodge)
    french = {path.stem for path in (ASSETS / "french").iterdir()} - backs
    assert sorted(FRENCH_DECK.cards) == sorted(name for name in french if "-" not in name)
    assert {f"back-{name}" for name in BACKS} == backs


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_the_marks_to_cut_by_meet_on_both_sides_where_the_cards_do(paper: Paper) -> None:
    few = replace(GOODGE_DECK, cards=GOODGE_DECK.cards[:2], fillers=())
    document = opened(deck_sheets(few, paper, ALONG_A_BACK))
    front, back = drawn(document[0]), ImageOps.mirror(drawn(document[1]))
    left, top = corner(paper)
    above, beside = top - (MARK_FROM + MARK_TO) / 2, left - (MARK_FROM + MARK_TO) / 2
    for side in (front, back):
        row = [side.getpixel((x, round(above * DOTS))) for x in range(side.width)]
        column = [side.getpixel((round(beside * DOTS), y)) for y in range(side.height)]
        assert _middles(row) == pytest.approx([(left + n * CARD[0]) * DOTS for n in range(ACROSS + 1)], abs=2)
        assert _middles(column) == pytest.approx([(top + n * CARD[1]) * DOTS for n in range(DOWN + 1)], abs=2)
    assert min(left, top) - MARK_TO > 4.2, "printers do not reach the edge of the paper"
    assert BLEED < MARK_FROM, "the marks are clear of the cards"


def _middles(line: Sequence[object]) -> list[float]:
    """Where a line of pixels is dark, the middle of each run."""
    dark = [at for at, pixel in enumerate(line) if isinstance(pixel, tuple) and sum(pixel) < 3 * 200]
    starts = [at for at in dark if at - 1 not in dark]
    ends = [at for at in dark if at + 1 not in dark]
    return [(start + end + 1) / 2 for start, end in zip(starts, ends, strict=True)]


def test_a_page_that_is_not_full_has_its_backs_behind_its_faces() -> None:
    few = replace(GOODGE_DECK, cards=GOODGE_DECK.cards[:2], fillers=())
    document = opened(deck_sheets(few, A4, ALONG_A_BACK))
    turned = ImageOps.mirror(drawn(document[1]))
    back = ImageOps.mirror(art(f"cards/back-{ALONG_A_BACK}"))
    behind = [difference(card_at(turned, place, A4), back) < MOST_DIFFERENCE for place in places(A4)]
    assert behind == [True, True] + [False] * 7


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_make_four_pages(game: str, paper: Paper) -> None:
    document = leaflet(game, paper)
    assert [page.get_size() for page in document] == [
        pytest.approx((paper.height / POINT, paper.width / POINT), abs=0.1)
    ] * (PAGES // 2)
    words = " ".join(page.get_textpage().get_text_range() for page in document)
    assert "In one minute" in words
    assert "The end" in words
    assert pdfium.FPDF_PAGEOBJ_IMAGE not in set(objects(document))


def test_the_leaflet_reads_on_when_it_is_folded() -> None:
    outer, inner = leaflet("goodge", A4)
    half = A4.height / POINT / 2
    titles = {"In one minute": (outer, True), "The end": (outer, False), "Trump": (inner, True)}
    for title, (page, is_right) in titles.items():
        text = page.get_textpage()
        found = text.search(title, match_case=True, match_whole_word=True).get_next()
        assert found is not None, title
        assert (text.get_charbox(found[0])[0] > half) == is_right, title


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_game_has_a_score_pad_of_vectors_with_words_that_stay_on_it(paper: Paper) -> None:
    document = opened(pad_sheets(paper))
    assert [pad.game for pad in PADS] == list(GAMES)
    assert len(document) == len(GAMES)
    assert pdfium.FPDF_PAGEOBJ_IMAGE not in set(objects(document))
    for page in document:
        text = page.get_textpage()
        boxes = [text.get_charbox(number) for number in range(text.count_chars())]
        assert min(box[0] for box in boxes) > 10 / POINT
        assert max(box[2] for box in boxes) < (paper.width - 10) / POINT


def test_only_our_own_letters_are_in_it_and_they_are_put_in() -> None:
    page = leaflet("goodge", A4)[0]
    fonts = {
        (thing.get_font().get_base_name().partition("+")[2], thing.get_font().is_embedded)
        for thing in page.get_objects([pdfium.FPDF_PAGEOBJ_TEXT])
    }
    assert fonts == {("GoodgeText", True), ("GoodgeTextSemibold", True), ("FrauncesSemiBold", True)}
