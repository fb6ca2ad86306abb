"""The Goodge Rules on paper: each bid with its suit, and what everybody captured."""

from __future__ import annotations

from typing import cast

from ....engine.cards import CROWN
from ....engine.errors import Refusal
from ....engine.game import AnyState, Phase, Result
from ....engine.games.goodge import GoodgeBoard
from ....engine.record import Record
from ....engine.refusals import MustFollow
from ....engine.state import narrow
from ...rulebook.page import Section
from ...scorecard.model import NOTHING, Cell, Entry, Field, Note, Row, Scorecard, Sides, Tone, Verdict, total_field
from ...wording import legend as words
from ...wording.numbers import figure
from ...wording.phrases import Phrase, say
from ...wording.rounds import fell_short_words, made_bid_words
from ..paper import Count, Paper, scorecard_by_rounds
from .rules import goodge_rules


class GoodgePaper(Paper):
    """The paper of the main game."""

    id = "goodge"
    counts = (
        Count(Phrase("head of a column of the statistics", "Rounds as the Goodge"), "goodge"),
        Count(Phrase("head of a column of the statistics", "Bids made"), "made"),
    )

    def scorecard(self, record: Record) -> Scorecard:
        """Return the scorecard: a row for each scored round; rounds thrown in leave none."""
        return scorecard_by_rounds(record, _fields(), _row, _headline, margin=[_bid_field()], legend=_legend(record))

    def rule_against(self, refusal: Refusal, phase: Phase) -> int | None:
        is_crown = isinstance(refusal, MustFollow) and refusal.fitting == (CROWN,)
        return 7 if is_crown else super().rule_against(refusal, phase)

    @property
    def rules(self) -> tuple[Section, ...]:
        return goodge_rules()


def _fields() -> list[Field]:
    points = Field(say("head of a column of the sheet", "points"), "100")
    return [Field(), Field(spare=1), points, total_field()]


def _bid_field() -> Field:
    return Field(say("head of a column of the sheet", "Bid"), "250", align="left")


def _legend(record: Record) -> list[Note]:
    """Return what the crown means, and a figure that is struck out where there is one."""
    boards = [(narrow(state, GoodgeBoard).board, cast(Result, state.result)) for state in record.scored]
    notes = [Note(_CROWN, words.CROWN.say())]
    if any(result.points[board.goodge or 0] < board.bid for board, result in boards):
        notes.append(Note(Entry("95", Tone.SMALL, is_struck=True), words.STRUCK.say()))
    return notes


def _row(number: int, state: AnyState) -> Row:
    board, result = cast(GoodgeBoard, state.board), cast(Result, state.result)
    goodge = cast(int, board.goodge)
    is_made = result.points[goodge] >= board.bid
    figures = zip(result.points, result.scores, result.totals, strict=True)
    cells = tuple(
        (_made if is_made else _failed)(*numbers) if seat == goodge else _other(*numbers)
        for seat, numbers in enumerate(figures)
    )
    picture = None if board.trump is None else f"suits/{board.trump.letter}"  # none where nobody told it
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
    """Return the cell of a failed bid: the points captured, struck out, and the bid, taken off with the verdict."""
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
        return made_bid_words(name, board.bid, points)
    return fell_short_words([name], points, board.bid)
