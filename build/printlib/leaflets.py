"""The rules of a game as a leaflet: one sheet, printed on both sides and folded once to four pages."""

from __future__ import annotations

from collections.abc import Sequence

from goodge.engine.games import game_named
from goodge.ui.games import face_of
from goodge.ui.rulebook.page import Section
from goodge.ui.rulebook.tables import Keys
from goodge.ui.wording.games import rules_name
from printlib.flow import Piece, Setter
from printlib.sheets import Paper, Sheets, text_face, title_face

PAGES = 4
SIDES = ((4, 1), (2, 3))  # the pages on each side of the sheet, as they lie before it is folded
_LARGEST, _SMALLEST, _STEP = 12.0, 7.5, 0.25
_EDGE, _FOLD, _TOP, _BOTTOM = 12.0, 11.0, 11.0, 14.0
_HEAD = 25.0  # of the first page


def leaflet_sheets(game: str, paper: Paper) -> Sheets:
    """Return both sides of a game's leaflet, in the largest letters that leave it at four pages."""
    lying = Paper(paper.name, paper.height, paper.width)
    title = rules_name(game_named(game))
    sheets = Sheets(paper, title, lying=True)
    sections = [section for section in face_of(game).paper.rules if not _is_about_the_program(section)]
    sheets.add_page()  # words can be measured only on a page
    pages = _fitted(sheets, sections, lying)
    for place, side in enumerate(SIDES):
        if place:
            sheets.add_page()
        for number, page in enumerate(side):
            left = lying.width / 2 + _FOLD if number else _EDGE
            _page(sheets, pages[page - 1], page, left, lying, (game, title))
    return sheets


def _is_about_the_program(section: Section) -> bool:
    return any(isinstance(block, Keys) for block in section.blocks)


def _width(lying: Paper) -> float:
    return lying.width / 2 - _EDGE - _FOLD


def _fitted(sheets: Sheets, sections: Sequence[Section], lying: Paper) -> list[list[Piece]]:
    """Return the pieces of each page. Raises ValueError if even the smallest letters need more than four."""
    room = lying.height - _TOP - _BOTTOM
    points = _LARGEST
    while points >= _SMALLEST:
        setter = Setter(sheets, _width(lying), points)
        pages = _paged([piece for section in sections for piece in setter.section(section)], room)
        if len(pages) <= PAGES:
            return [*pages, *([] for _ in range(PAGES - len(pages)))]
        points -= _STEP
    raise ValueError("the rules take more than four pages")


def _paged(pieces: Sequence[Piece], room: float) -> list[list[Piece]]:
    """Return the pieces, page by page; the first page has a head."""
    pages: list[list[Piece]] = [[]]
    used = _HEAD
    for piece in pieces:
        if used + piece.height > room:
            pages.append([])
            used = 0.0
        pages[-1].append(piece)
        used += piece.height + piece.gap
    return pages


def _page(
    sheets: Sheets, pieces: Sequence[Piece], number: int, left: float, lying: Paper, named: tuple[str, str]
) -> None:
    game, title = named
    width, y = _width(lying), _TOP
    if number == 1:
        _head(sheets, game, title, left, width)
        y += _HEAD
    for piece in pieces:
        piece.draw(left, y)
        y += piece.height + piece.gap
    foot = lying.height - _BOTTOM
    face, middle = text_face(8), left + width / 2
    sheets.words([str(number)], face, left, foot + 4, width, "C")
    for way in (-1, 1):
        y = foot + 4 + face.line / 2
        sheets.stroke((middle + way * 3, y), (middle + way * 12, y), 0.25)


def _head(sheets: Sheets, game: str, title: str, left: float, width: float) -> None:
    """Set the name of the game, the suits under it."""
    sheets.words([title], title_face(26), left, _TOP - 2, width, "C")
    suits = "SDTHC" if game == "goodge" else "SHDC"
    for number, suit in enumerate(suits):
        x = left + width / 2 + (number - len(suits) / 2) * 9
        sheets.art(f"suits/{suit}", x + 1.5, _TOP + 11.5, 6)
