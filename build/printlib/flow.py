"""The rules as pieces of a column: each knows its height, and draws itself where it comes to stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from goodge.ui.rulebook.blocks import Block, Words
from goodge.ui.rulebook.cards import CardRow, ExampleTrick, Suits, Worth
from goodge.ui.rulebook.page import Section
from goodge.ui.rulebook.tables import Pairs, RulesTable
from goodge.ui.wording.cards import suit_name
from goodge.ui.wording.numbers import figure
from goodge.ui.wording.phrases import say
from printlib.sheets import Sheets, text_face, title_face

_SHAPE = 1.4  # of a card, its height to its width
_BACK = "lattice"  # the one that the game begins with


@dataclass(frozen=True, slots=True)
class Piece:
    """Something in a column: its height, the space under it, and what draws it with its top left corner there."""

    height: float
    draw: Callable[[float, float], None]
    gap: float


def _joined(upper: Piece, lower: Piece) -> Piece:
    """Return two pieces as one, which no page breaks."""

    def draw(x: float, y: float) -> None:
        upper.draw(x, y)
        lower.draw(x, y + upper.height + upper.gap)

    return Piece(upper.height + upper.gap + lower.height, draw, lower.gap)


class Setter:
    """Sets the rules' blocks in a column of this width, with letters of this size."""

    _SPREAD = 1.34  # from card to card of a trick, so that there is room for names

    def __init__(self, sheets: Sheets, width: float, points: float) -> None:
        self._sheets, self._width = sheets, width
        self._text, self._strong = text_face(points), text_face(points, strong=True)
        self._small, self._heading = text_face(points * 0.86, strong=True), title_face(points * 1.3)
        self._unit = self._text.line

    def section(self, section: Section) -> Iterator[Piece]:
        """Yield the pieces of a section; its title stays with the first of them, and pictures with their words."""
        title = section.title if section.number is None else f"{section.number}  {section.title}"
        head = Piece(
            self._heading.line, lambda x, y: self._sheets.words([title], self._heading, x, y), self._unit * 0.2
        )
        pieces = [head]
        is_open = True  # what comes next belongs to the last piece
        for block in section.blocks:
            piece, is_words = self._block(block), isinstance(block, Words)
            if is_open and (len(pieces) == 1 or not is_words):
                pieces[-1] = _joined(pieces[-1], piece)
            else:
                pieces.append(piece)
            is_open = is_words
        yield from pieces[:-1]
        yield replace(pieces[-1], gap=self._unit * 0.75)

    def _block(self, block: Block) -> Piece:
        match block:
            case Words():
                return self._paragraph(block.text)
            case CardRow():
                return self._row(block)
            case Suits():
                return self._suits(block)
            case Worth():
                return self._worth(block)
            case ExampleTrick():
                return self._trick(block)
            case RulesTable():
                return self._table(block)
            case Pairs():
                return self._pairs(block)
        raise TypeError(f"no way to print a {type(block).__name__}")

    def _piece(self, height: float, draw: Callable[[float, float], None]) -> Piece:
        return Piece(height, draw, self._unit * 0.4)

    def _paragraph(self, text: str) -> Piece:
        lines = self._sheets.wrapped(text, self._text, self._width)
        return self._piece(len(lines) * self._text.line, lambda x, y: self._sheets.words(lines, self._text, x, y))

    def _card(self, name: str, x: float, y: float, width: float) -> None:
        self._sheets.art(f"{name}-{_BACK}" if name.endswith("/back") else name, x, y, width)

    def _row(self, row: CardRow) -> Piece:
        card = self._unit * row.height_units / 150 * 4 / _SHAPE
        step = min(card * 1.12, (self._width - card) / max(1, len(row.names) - 1))

        def draw(x: float, y: float) -> None:
            for number, name in enumerate(row.names):
                self._card(name, x + number * step, y, card)
            wide, under = step * (len(row.names) - 1) + card, y + card * _SHAPE + 0.5
            self._sheets.words([row.first], self._small, x, under)
            self._sheets.words([row.last], self._small, x, under, wide, "R")

        return self._piece(card * _SHAPE + (self._small.line + 0.5 if row.first else 0), draw)

    def _suits(self, block: Suits) -> Piece:
        side, step = self._unit * 1.3, self._width / len(block.suits)

        def draw(x: float, y: float) -> None:
            for number, suit in enumerate(block.suits):
                left = x + number * step
                self._sheets.art(f"suits/{suit.letter}", left + (step - side) / 2, y, side)
                self._sheets.words([suit_name(suit)], self._small, left, y + side + 0.4, step, "C")

        return self._piece(side + 0.4 + self._small.line, draw)

    def _worth(self, block: Worth) -> Piece:
        card, step = self._unit * 2.4, self._width / len(block.cards)

        def draw(x: float, y: float) -> None:
            for number, (name, worth, words) in enumerate(block.cards):
                left, middle = x + number * step, y + card * _SHAPE / 2
                self._card(name, left, y, card)
                self._sheets.art(
                    f"emblems/coin-{worth}", left + card + 1.5, middle - self._unit * 1.5, self._unit * 1.4
                )
                self._sheets.words([words], self._small, left + card + 1.5, middle + 0.2)

        return self._piece(card * _SHAPE, draw)

    def _trick(self, trick: ExampleTrick) -> Piece:
        card = self._unit * 2.3
        left = len(trick.cards) * card * self._SPREAD + 2.5
        lines = self._sheets.wrapped(trick.words, self._text, self._width - left)
        cards_height = card * _SHAPE + 0.6 + self._small.line

        def draw(x: float, y: float) -> None:
            for number, (name, player) in enumerate(trick.cards):
                self._trick_card(trick, number, name, player, x + number * card * self._SPREAD, y, card)
            top = y + max(0.0, (card * _SHAPE - len(lines) * self._text.line) / 2)
            self._sheets.words(lines, self._text, x + left, top)

        return self._piece(max(cards_height, len(lines) * self._text.line), draw)

    def _trick_card(
        self, trick: ExampleTrick, number: int, name: str, player: str, x: float, y: float, card: float
    ) -> None:
        """Draw a card of a trick with its player: the winner's in a golden rim, one that counts for nothing pale."""
        if number in trick.out:
            with self._sheets.local_context(fill_opacity=0.35, stroke_opacity=0.35):
                self._card(name, x, y, card)
        else:
            self._card(name, x, y, card)
        is_winner = number == trick.winner
        if is_winner:
            self._sheets.frame(x - 0.3, y - 0.3, card + 0.6, card * _SHAPE + 0.6, 0.6, 1.2)
        says = say("rules: under the card that wins a trick", "{player} wins", player=player) if is_winner else player
        self._sheets.words([says], self._small, x, y + card * _SHAPE + 0.6, card, "C")

    def _table(self, table: RulesTable) -> Piece:
        lines = [[cell if isinstance(cell, str) else figure(cell) for cell in row] for row in (table.head, *table.rows)]
        first = self._sheets.widest([line[0] for line in lines], self._strong) + 3
        other = self._sheets.widest([cell for line in lines for cell in line[1:]], self._strong) + 8
        step = self._unit * 1.1

        def draw(x: float, y: float) -> None:
            for number, line in enumerate(lines):
                is_ruled = number == 0 or number - 1 in table.strong
                face, top = self._strong if is_ruled else self._text, y + number * step
                self._sheets.words(line[:1], face, x, top)
                for column, cell in enumerate(line[1:]):
                    self._sheets.words([cell], face, x + first + column * other, top, other, "R")
                if is_ruled:
                    end = x + first + other * (len(line) - 1)
                    self._sheets.stroke((x, top + step - 0.2), (end, top + step - 0.2), 0.2)

        return self._piece(len(lines) * step, draw)

    def _pairs(self, pairs: Pairs) -> Piece:
        right = min(self._width * 0.48, self._sheets.widest([words for _, words in pairs.rows], self._strong) + 1)
        rows = [
            (
                self._sheets.wrapped(what, self._text, self._width - right - 4),
                self._sheets.wrapped(means, self._strong, right),
            )
            for what, means in pairs.rows
        ]
        heights = [max(len(what), len(means)) * self._unit + 1 for what, means in rows]

        def draw(x: float, y: float) -> None:
            for (what, means), height in zip(rows, heights, strict=True):
                self._sheets.words(what, self._text, x, y + 0.5)
                self._sheets.words(means, self._strong, x + self._width - right, y + 0.5)
                y += height
                self._sheets.stroke((x, y), (x + self._width, y), 0.15)

        return self._piece(sum(heights), draw)
