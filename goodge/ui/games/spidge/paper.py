"""Spidge on paper: the tricks of each hand, the dealer's with the dummy's beside, and what they scored."""

from __future__ import annotations

from typing import cast

from ....engine.errors import Refusal
from ....engine.game import AnyState, Phase, Result
from ....engine.games.spidge import DUMMY, SpidgeBoard, honours
from ....engine.record import Record
from ....engine.refusals import Lead, MustFollow
from ....engine.spadeplay import TRUMP
from ....engine.state import narrow
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
from ...wording.phrases import Phrase, say
from ...wording.rounds import dummys_tricks_words, honours_word, honours_words
from ...wording.told import dummys_tricks_told_words
from ..paper import Count, Paper, scorecard_by_rounds
from .rules import spidge_rules


class SpidgePaper(Paper):
    """The paper of three players and a dummy."""

    id = "spidge"
    trump = TRUMP
    counts = (
        Count(Phrase("head of a column of the statistics", "Nils"), "nil"),
        Count(Phrase("head of a column of the statistics", "Spidges"), "spidge"),
        Count(Phrase("head of a column of the statistics", "Slams"), "slam"),
        Count(Phrase("head of a column of the statistics", "Grand slams"), "grand slam"),
    )

    def scorecard(self, record: Record) -> Scorecard:
        return scorecard_by_rounds(record, _fields(), _row, _headline, legend=_legend(record))

    def rule_against(self, refusal: Refusal, phase: Phase) -> int | None:
        is_about_jokers = isinstance(refusal, MustFollow) and refusal.lead in (Lead.JOKER, Lead.JOKERS_CANCELLED)
        return 5 if is_about_jokers else super().rule_against(refusal, phase)

    @property
    def rules(self) -> tuple[Section, ...]:
        return spidge_rules()


def _fields() -> list[Field]:
    return [
        Field(has_picture=True),
        Field(say("head of a column of the sheet", "tricks"), f"9 {dummys_tricks_words(9)}", align="center"),
        Field(space=11),
        Field(say("head of a column of the sheet", "points"), "4"),
        total_field(spare=1),
    ]


def _legend(record: Record) -> list[Note]:
    """Return what the dealer's row shows, and what was made where it was."""
    rows = [honours(narrow(state, SpidgeBoard).board) for state in record.scored]
    made = {name for row in rows for names in row for name in names}
    dealt = Entry(f"4 {dummys_tricks_words(2)}", Tone.PLAIN, picture="emblems/dealer")
    meanings = (("nil", words.NO_NIL), ("spidge", words.SPIDGE), ("slam", words.SLAM))
    return [
        Note(dealt, words.DUMMY.say()),
        *(Note(Entry(honours_word((name,)), Tone.WORD), mean.say()) for name, mean in meanings if name in made),
    ]


def _row(number: int, state: AnyState) -> Row:
    board, result = cast(SpidgeBoard, state.board), cast(Result, state.result)
    cells = []
    for seat, (names, score, total) in enumerate(zip(honours(board), result.scores, result.totals, strict=True)):
        is_dealer, tricks = seat == board.dealer, board.captured[board.own_hand(seat)]
        entries = (
            Entry(picture="emblems/dealer", told=words.DEALER.say()) if is_dealer else NOTHING,
            _dealers_tricks(tricks, board.captured[DUMMY]) if is_dealer else Entry(str(tricks), counts=(0, tricks)),
            Entry(honours_word(names), Tone.WORD, waits=True),
            Entry(str(score), Tone.STRONG if score else Tone.SMALL, counts=(0, score)),
            total_entry(total - score, total),
        )
        cells.append(Cell(entries, score, total, Verdict.MADE if score else Verdict.NONE))
    return Row(number, tuple(cells))


def _dealers_tricks(own: int, dummys: int) -> Entry:
    """Return the tricks of the dealer's hand and of the dummy: '4 + 2'."""
    return Entry(f"{own} {dummys_tricks_words(dummys)}", told=f"{own}, {dummys_tricks_told_words(dummys)}")


def _headline(sides: Sides, state: AnyState) -> str:
    made = enumerate(honours(narrow(state, SpidgeBoard).board))
    return honours_words([(sides[seat][0], names) for seat, names in made if names])
