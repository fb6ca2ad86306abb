"""The Goodge Rules on paper: who bid what in which suit, and what everybody captured."""

from __future__ import annotations

from typing import cast

from ....engine.cards import Suit
from ....engine.game import Result
from ....engine.games.goodge import GoodgeBoard
from ....engine.record import AnyState, Record
from ...scenes.rules_page import Section
from ...sheet_rows import (
    NOTHING,
    TOTAL_FIELD,
    Cell,
    Entry,
    Field,
    Row,
    Scorecard,
    Sides,
    Tone,
    Verdict,
    figure,
    names_of_sides,
    scorecard_of,
)
from .goodge_rules import SECTIONS
from .paper import Count, Paper

_MARGIN = (Field("Bid", "250", align="left"),)
_FIELDS = (Field(), Field(spare=1), Field("points", "100"), TOTAL_FIELD)


class GoodgePaper(Paper):
    """The main game."""

    id = "goodge"
    counts = (Count("Rounds as the Goodge", "goodge"), Count("Bids made", "made"))

    def scorecard(self, record: Record) -> Scorecard:
        """A row for each scored round; cards thrown in leave none."""
        rows = [_row(number, state) for number, state in enumerate(record.scored, 1)]
        headline = _headline(names_of_sides(record), record.scored[-1]) if rows else ""
        return scorecard_of(record, _FIELDS, rows, headline, margin=_MARGIN)

    @property
    def rules(self) -> tuple[Section, ...]:
        return SECTIONS


def _row(number: int, state: AnyState) -> Row:
    board, result = cast(GoodgeBoard, state.board), cast(Result, state.result)
    suit, goodge = cast(Suit, board.trump), cast(int, board.goodge)
    is_made = result.points[goodge] >= board.bid
    figures = zip(result.points, result.scores, result.totals, strict=True)
    cells = tuple(
        (_made if is_made else _failed)(*numbers) if seat == goodge else _other(*numbers)
        for seat, numbers in enumerate(figures)
    )
    picture = f"suits/{suit.letter}"
    bid = Entry(str(board.bid), Tone.STRONG, picture=picture, is_made=is_made, is_struck=not is_made)
    return Row(number, cells, (bid,))


_CROWN = Entry(picture="emblems/crown")


def _total(before: int, total: int) -> Entry:
    return Entry(figure(total), Tone.SMALL, counts=(before, total))


def _other(points: int, score: int, total: int) -> Cell:
    entries = (NOTHING, NOTHING, Entry(figure(points), counts=(0, points)), _total(total - score, total))
    return Cell(entries, score, total)


def _made(points: int, score: int, total: int) -> Cell:
    scored = Entry(figure(score), Tone.STRONG, counts=(0, points))
    return Cell((_CROWN, NOTHING, scored, _total(total - score, total)), score, total, Verdict.MADE)


def _failed(points: int, score: int, total: int) -> Cell:
    """The points captured, struck out, and the bid as a loss: it comes off the total with the verdict."""
    taken = Entry(figure(points), Tone.SMALL, is_struck=True, waits=True)
    scored = Entry(figure(score), Tone.LOSS, counts=(0, points))
    before = total - score
    after = Entry(figure(total), Tone.SMALL, counts=(before, before))
    return Cell((_CROWN, taken, scored, after), score, total, Verdict.FAILED)


def _headline(sides: Sides, state: AnyState) -> str:
    board, result = cast(GoodgeBoard, state.board), cast(Result, state.result)
    goodge = cast(int, board.goodge)
    name, points = sides[goodge][0], result.points[goodge]
    if points >= board.bid:
        return f"{name} made {board.bid} with {points} points"
    return f"{name} fell short: {points} of {board.bid}"
