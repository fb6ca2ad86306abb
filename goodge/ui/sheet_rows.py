"""What the scorecard says: the figures and sentences of a match, taken from its record. No drawing here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from ..engine.cards import Suit
from ..engine.game import Result
from ..engine.games.goodge import GoodgeBoard
from ..engine.record import AnyState, Record
from ..table.seats import clean_name

_LONGEST_LIST = 36  # letters of names that go into a sentence


@dataclass(frozen=True, slots=True)
class Cell:
    """One player's part of a round: points captured, what they scored, and the total after it."""

    points: int
    score: int
    total: int
    is_goodge: bool = False
    is_set: bool = False

    @property
    def before(self) -> int:
        """The total before this round."""
        return self.total - self.score

    @property
    def texts(self) -> tuple[str, ...]:
        """What stands in the cell: the points struck out if the bid failed, the score, the total."""
        figures = (self.score, self.total)
        return tuple(map(figure, (self.points, *figures) if self.is_set else figures))


@dataclass(frozen=True, slots=True)
class Row:
    """A scored round; `number` counts from 1, `goodge` is the seat that bid, a cell a seat."""

    number: int
    goodge: int
    bid: int
    trump: Suit
    cells: tuple[Cell, ...]

    @property
    def is_made(self) -> bool:
        return not self.cells[self.goodge].is_set


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A match as its scorecard has it. `is_tied`: the target is reached, and another round decides."""

    title: str
    names: tuple[str, ...]
    target: int
    rows: tuple[Row, ...]
    winner: int | None = None
    is_tied: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(cell.total for cell in self.rows[-1].cells) if self.rows else (0,) * len(self.names)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest total, in order."""
        return tuple(seat for seat, total in enumerate(self.totals) if total == max(self.totals))

    @property
    def headline(self) -> str:
        """How the newest round ended."""
        if not self.rows:
            return "No round has been scored yet"
        row = self.rows[-1]
        name, points = self.names[row.goodge], row.cells[row.goodge].points
        if row.is_made:
            return f"{name} made {row.bid} with {points} points"
        return f"{name} fell short: {points} of {row.bid}"

    @property
    def standing(self) -> str:
        """Who leads, and what that means."""
        best, names = figure(max(self.totals)), joined([self.names[seat] for seat in self.leaders])
        if len(self.leaders) > 1 and len(names) > _LONGEST_LIST:
            names = f"{len(self.leaders)} players"
        if self.winner is not None:
            rounds = "one round" if len(self.rows) == 1 else f"{len(self.rows)} rounds"
            return f"{best} points after {rounds}"
        if self.is_tied:
            return f"{names} share the lead with {best}: another round decides"
        verb = "leads" if len(self.leaders) == 1 else "lead"
        return f"{names} {verb} with {best} of {figure(self.target)}"


def rows(record: Record) -> tuple[Row, ...]:
    """A row for each scored round, in order; cards thrown in leave none."""
    return tuple(_row(number, state) for number, state in enumerate(record.scored, 1))


def scorecard(record: Record) -> Scorecard:
    """All that the sheet of a match shows."""
    names = tuple(clean_name(name) or f"Player {seat}" for seat, name in enumerate(record.players, 1))
    scored = record.scored
    is_tied = bool(scored) and scored[-1].match.tied_at_target
    return Scorecard(record.game.title, names, record.rules.target, rows(record), record.winner, is_tied)


def _row(number: int, state: AnyState) -> Row:
    board, result = cast(GoodgeBoard, state.board), cast(Result, state.result)
    goodge = cast(int, board.goodge)
    cells = tuple(
        Cell(points, score, total, seat == goodge, seat == goodge and points < board.bid)
        for seat, (points, score, total) in enumerate(zip(result.points, result.scores, result.totals, strict=True))
    )
    return Row(number, goodge, board.bid, cast(Suit, board.trump), cells)


def figure(number: int) -> str:
    """A number as the sheet writes it, with a real minus sign."""
    text = f"{number:,}" if abs(number) > 9_999 else str(number)
    return text.replace("-", "−")


def joined(names: Sequence[str]) -> str:
    """Names in a sentence: 'Ann', 'Ann and Ben', 'Ann, Ben and Cleo'."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
