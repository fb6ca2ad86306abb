"""The Goodge Rules on paper: each bid with its suit, and what everybody captured."""

from __future__ import annotations

from typing import cast

from ....engine.cards import CROWN
from ....engine.errors import Refusal
from ....engine.game import AnyState, Phase, Result
from ....engine.games.goodge import GoodgeBoard
from ....engine.record import Record
from ....engine.refusals import MustFollow
from ...rulebook.page import Section
from ...scorecard.model import (
    NOTHING,
    Cell,
    Entry,
    Field,
    Note,
    Row,
    Scorecard,
    Sides,
    Tone,
    Verdict,
    total_entry,
    total_field,
)
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
        return scorecard_by_rounds(
            record, _fields(), _row, _headline, margin=_margin(), legend=[Note(_CROWN, words.CROWN.say())]
        )

    def rule_against(self, refusal: Refusal, phase: Phase) -> int | None:
        is_crown = isinstance(refusal, MustFollow) and refusal.fitting == (CROWN,)
        return 7 if is_crown else super().rule_against(refusal, phase)

    @property
    def rules(self) -> tuple[Section, ...]:
        return goodge_rules()


def _fields() -> list[Field]:
    points = Field(say("head of a column of the sheet", "points"), "−155")
    return [Field(has_picture=True), points, total_field()]


def _margin() -> list[Field]:
    """Return the places of the bid and of what the Goodge took."""
    bid = Field(say("head of a column of the sheet", "Bid"), "250", has_picture=True, has_mark=True, align="left")
    return [bid, Field(say("head of a column of the sheet", "taken"), "250", space=10, spare=1)]


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
    bid = Entry(str(board.bid), Tone.STRONG, picture=picture, is_made=is_made, is_failed=not is_made)
    taken = result.points[goodge]
    return Row(number, cells, (bid, Entry(figure(taken), Tone.SMALL, counts=(0, taken))))


_CROWN = Entry(picture="emblems/crown")


def _other(points: int, score: int, total: int) -> Cell:
    entries = (NOTHING, Entry(figure(points), counts=(0, points)), total_entry(total - score, total))
    return Cell(entries, score, total)


def _made(points: int, score: int, total: int) -> Cell:
    scored = Entry(figure(score), Tone.STRONG, counts=(0, points))
    return Cell((_CROWN, scored, total_entry(total - score, total)), score, total, Verdict.MADE)


def _failed(points: int, score: int, total: int) -> Cell:
    """Return the cell of a failed bid, which is taken off with the verdict."""
    scored = Entry(figure(score), Tone.LOSS, counts=(0, points))
    return Cell((_CROWN, scored, total_entry(total - score, total, waits=True)), score, total, Verdict.FAILED)


def _headline(sides: Sides, state: AnyState) -> str:
    board, result = cast(GoodgeBoard, state.board), cast(Result, state.result)
    goodge = cast(int, board.goodge)
    name, points = sides[goodge][0], result.points[goodge]
    if points >= board.bid:
        return made_bid_words(name, board.bid, points)
    return fell_short_words([name], points, board.bid)
