"""Decks of cards to be cut out: nine to a page, behind each page of faces the page of their backs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from artlib.palette import CREAM_SHADE
from goodge.ui.games import face_of
from goodge.ui.rulebook.cards import Worth
from printlib.sheets import INK, Paper, Sheets, text_face, title_face

CARD = 62.0, 86.8  # what leaves room for the marks on either paper; it fits the sleeves of poker cards
ACROSS, DOWN = 3, 3
BLEED = 1.5  # the colour of the cards' edge goes on around them, so that a cut beside the mark shows no white
MARK_FROM, MARK_TO = 2.0, 5.0  # from the cards; what is left of the margin is what printers cannot reach

_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_HOW = "Print at 100 %, on both sides, turned at the long edge."

Drawn = Callable[[Sheets, float, float], None]
"""Draws one card with its top left corner here."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: the name of its file, its title, its folder in assets/, its cards, and what fills the last page."""

    name: str
    title: str
    folder: str
    cards: tuple[str, ...]
    fillers: tuple[Drawn, ...] = ()


def card(name: str) -> Drawn:
    """Return what draws a picture from assets/ as a card."""
    return lambda sheets, x, y: sheets.art(name, x, y, CARD[0])


def worth_of_cards(sheets: Sheets, x: float, y: float) -> None:
    """Draw a card that says what cards are worth, for whoever plays Goodge the first time."""
    rules = face_of("goodge").paper.rules
    worth = next(block for section in rules for block in section.blocks if isinstance(block, Worth))
    sheets.frame(x + 3, y + 3, CARD[0] - 6, CARD[1] - 6, 0.5, 2)
    sheets.art("emblems/crown", x + CARD[0] / 2 - 7, y + 5.5, 14)
    top = y + 21
    for _, points, words in worth.cards:
        sheets.art(f"emblems/coin-{points}", x + 9, top, 12)
        sheets.words([words], text_face(13, strong=True), x + 24, top + 3)
        top += 14.5
    total = sum(int(points) * (1 if "Crown" in name else 5) for name, points, _ in worth.cards)
    sheets.words([str(total)], title_face(11), x, top - 0.5, CARD[0], "C")


GOODGE_DECK = Deck(
    "goodge-deck",
    "The Goodge deck",
    "cards",
    (*(f"{rank}{suit}" for suit, rank in product("SDTHC", range(1, 11))), "Crown"),
    (worth_of_cards,) * 3,
)
FRENCH_DECK = Deck(
    "french-deck",
    "The French deck",
    "french",
    (*(f"{rank}{suit}" for suit, rank in product("SHDC", _RANKS)), "BigJoker", "LittleJoker"),
)
DECKS = (GOODGE_DECK, FRENCH_DECK)


def deck_sheets(deck: Deck, paper: Paper, back: str) -> Sheets:
    """Return the pages of a deck: faces, their backs, faces, their backs, and so on."""
    sheets = Sheets(paper, deck.title)
    faces = [*(card(f"{deck.folder}/{name}") for name in deck.cards), *deck.fillers]
    a_page = ACROSS * DOWN
    pages = [faces[start : start + a_page] for start in range(0, len(faces), a_page)]
    behind = card(f"{deck.folder}/back-{back}")
    for number, page in enumerate(pages, 1):
        _lay_out(sheets, page, paper)
        _footer(sheets, f"{number} of {len(pages)}. {_HOW}", paper)
        _lay_out(sheets, [behind] * len(page), paper, is_back=True)
    return sheets


def places(paper: Paper, *, is_back: bool = False) -> Iterator[tuple[float, float]]:
    """Yield the top left corners of a page's cards; those of backs run from right to left, as they are seen turned."""
    left, top = corner(paper)
    for row, column in product(range(DOWN), range(ACROSS)):
        yield left + (ACROSS - 1 - column if is_back else column) * CARD[0], top + row * CARD[1]


def corner(paper: Paper) -> tuple[float, float]:
    """Return where the cards begin: they lie in the middle of the paper, so that both sides meet."""
    return (paper.width - ACROSS * CARD[0]) / 2, (paper.height - DOWN * CARD[1]) / 2


def _lay_out(sheets: Sheets, cards: Sequence[Drawn], paper: Paper, *, is_back: bool = False) -> None:
    sheets.add_page()
    left, top = corner(paper)
    wide, high = ACROSS * CARD[0], DOWN * CARD[1]
    sheets.panel(left - BLEED, top - BLEED, wide + 2 * BLEED, high + 2 * BLEED, CREAM_SHADE)
    for draw, (x, y) in zip(cards, places(paper, is_back=is_back), strict=False):
        draw(sheets, x, y)
    for x in (left + column * CARD[0] for column in range(ACROSS + 1)):
        _mark(sheets, (x, top), (0, -1))
        _mark(sheets, (x, top + high), (0, 1))
    for y in (top + row * CARD[1] for row in range(DOWN + 1)):
        _mark(sheets, (left, y), (-1, 0))
        _mark(sheets, (left + wide, y), (1, 0))


def _mark(sheets: Sheets, edge: tuple[float, float], way: tuple[int, int]) -> None:
    """Draw a mark for the knife, away from a point of the cards' edge."""
    near, far = ((edge[0] + way[0] * away, edge[1] + way[1] * away) for away in (MARK_FROM, MARK_TO))
    sheets.stroke(near, far, 0.15, INK)


def _footer(sheets: Sheets, words: str, paper: Paper) -> None:
    """Say under the faces what page this is, and how it is printed."""
    face = text_face(5.5)
    left, top = corner(paper)
    sheets.words([words], face, left + CARD[0], top + DOWN * CARD[1] + MARK_FROM, CARD[0], "C")
