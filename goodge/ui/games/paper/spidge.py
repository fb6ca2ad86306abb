"""Spidge on paper: the tricks of each hand, the dealer's with the dummy's beside, and what they scored."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from ....engine.game import Result
from ....engine.games.spidge import DUMMY, SpidgeBoard, honours
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
    joined,
    names_of_sides,
    scorecard_of,
)
from .paper import Count, Paper
from .spidge_rules import SECTIONS

_FIELDS = (
    Field(),
    Field("tricks", "9"),
    Field(space=5, align="left"),
    Field(space=11),
    Field("points", "4"),
    replace(TOTAL_FIELD, spare=1),
)
_LONGEST_HEADLINE = 60  # letters

_IN_WORDS = {
    (): "",
    ("nil",): "nil",
    ("nil", "nil"): "two nils",
    ("spidge",): "spidge",
    ("slam",): "slam",
    ("grand slam",): "grand slam",
}


class SpidgePaper(Paper):
    """Three players and a dummy."""

    id = "spidge"
    counts = (
        Count("Nils", "nil"),
        Count("Spidges", "spidge"),
        Count("Slams", "slam"),
        Count("Grand slams", "grand slam"),
    )

    def scorecard(self, record: Record) -> Scorecard:
        rows = [_row(number, state) for number, state in enumerate(record.scored, 1)]
        headline = _headline(names_of_sides(record), record.scored[-1]) if rows else ""
        return scorecard_of(record, _FIELDS, rows, headline)

    @property
    def rules(self) -> tuple[Section, ...]:
        return SECTIONS


def _row(number: int, state: AnyState) -> Row:
    board, result = cast(SpidgeBoard, state.board), cast(Result, state.result)
    cells = []
    for seat, (names, score, total) in enumerate(zip(honours(board), result.scores, result.totals, strict=True)):
        is_dealer, tricks = seat == board.dealer, board.captured[board.own_hand(seat)]
        entries = (
            Entry(picture="emblems/dealer") if is_dealer else NOTHING,
            Entry(str(tricks), counts=(0, tricks)),
            Entry(f"+ {board.captured[DUMMY]}") if is_dealer else NOTHING,
            Entry(_IN_WORDS[names], Tone.WORD, waits=True),
            Entry(str(score), Tone.STRONG if score else Tone.SMALL, counts=(0, score)),
            Entry(figure(total), Tone.SMALL, counts=(total - score, total)),
        )
        cells.append(Cell(entries, score, total, Verdict.MADE if score else Verdict.NONE))
    return Row(number, tuple(cells))


def _headline(sides: Sides, state: AnyState) -> str:
    scored = [(sides[seat][0], names) for seat, names in enumerate(honours(state.board)) if names]
    if not scored:
        return "Nobody took none, nobody took ten or more"
    words = joined([f"{name} made {'a ' * ('slam' in names[0])}{_IN_WORDS[names]}" for name, names in scored])
    return words if len(words) <= _LONGEST_HEADLINE else f"{len(scored)} players scored in this round"
