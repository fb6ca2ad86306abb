"""What a scorecard says, whatever the game: its columns, rows and sentences. No drawing here.

A game's own module (`ui/games`) fills it from a record; the drawing knows nothing but these parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ..engine.record import Record
from ..table.seats import clean_name

Sides: TypeAlias = tuple[tuple[str, ...], ...]

_LONGEST_LIST = 37  # letters of names that go into a sentence


class Tone(Enum):
    """How an entry is written."""

    PLAIN = "plain"
    STRONG = "strong"
    SMALL = "small"
    WORD = "word"
    LOSS = "loss"
    SMALL_LOSS = "small loss"


class Verdict(Enum):
    """What a round was for a side: something was made, or only kept as one should, or failed, or none of these."""

    NONE = "none"
    KEPT = "kept"
    MADE = "made"
    FAILED = "failed"


GOOD = (Verdict.MADE, Verdict.KEPT)


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in one place of a row: a small picture, a text and a mark after it, each of which may be missing.

    `is_made` sets a tick or a cross behind the text, `is_struck` strikes the text out: both with the verdict on the
    round. Until then a text that `waits` is not there; `counts` are the figures from which and to which the place
    counts while the round is being written.
    """

    text: str = ""
    tone: Tone = Tone.PLAIN
    picture: str | None = None
    is_made: bool | None = None
    is_struck: bool = False
    waits: bool = False
    counts: tuple[int, int] | None = None

    def text_at(self, count: float, *, is_judged: bool) -> str:
        """The text once that share of the round is written."""
        if is_judged:
            return self.text
        if self.counts is not None:
            start, end = self.counts
            return figure(start + round((end - start) * count))
        return "" if self.waits else self.text

    @property
    def texts(self) -> Iterator[str]:
        """The texts that its place must have room for."""
        yield self.text
        if self.counts is not None:
            yield figure(self.counts[1])


NOTHING = Entry()


@dataclass(frozen=True, slots=True)
class Field:
    """One of the places that each cell of a column has. A head lies over its own place and headless ones before it.

    `sample`: a text there is always room for; `space`: units before it; `spare`: where there is no room for all, the
    places with the highest number go first, and those with 0 stay.
    """

    head: str = ""
    sample: str = ""
    space: float = 7
    spare: int = 0
    align: str = "right"


TOTAL_FIELD = Field("total", "500", space=14)


@dataclass(frozen=True, slots=True)
class Cell:
    """One side's part of a round: an entry for each field, what the side scored, and its total then."""

    entries: tuple[Entry, ...]
    score: int
    total: int
    verdict: Verdict = Verdict.NONE

    @property
    def before(self) -> int:
        """The total before this round."""
        return self.total - self.score


@dataclass(frozen=True, slots=True)
class Row:
    """A scored round: `margin` has what concerns all, an entry for each field of the margin; a cell a side."""

    number: int
    cells: tuple[Cell, ...]
    margin: tuple[Entry, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """A failure weighs more than what others made."""
        found = {cell.verdict for cell in self.cells}
        return next((each for each in (Verdict.FAILED, *GOOD) if each in found), Verdict.NONE)


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A match as its scorecard has it.

    `sides` have the names of a player or of two partners. `fields` are those of every column, `margin` those that
    stand once a row. `is_tied`: the match would be over, but another round decides. `note`: what else there is to
    say of how things stand. `emblems` are the sides' own at the table, where they have any.
    """

    title: str
    sides: Sides
    target: int
    fields: tuple[Field, ...]
    rows: tuple[Row, ...]
    headline: str
    margin: tuple[Field, ...] = ()
    winner: int | None = None
    is_tied: bool = False
    note: str = ""
    emblems: tuple[str, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(cell.total for cell in self.rows[-1].cells) if self.rows else (0,) * len(self.sides)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays, side by side."""
        return tuple(name for side in self.sides for name in side)

    @property
    def line_up(self) -> str:
        """Who plays: 'Ann, Ben and Cleo', 'Ann and Cleo against Ben and Dan'."""
        has_teams = len(self.players) > len(self.sides)
        return " against ".join(map(joined, self.sides)) if has_teams else joined(self.players)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the highest total, none while nobody has a point; once the match is won, its winner alone."""
        if self.winner is not None:
            return (self.winner,)
        best = max(self.totals) if any(self.totals) else None
        return tuple(side for side, total in enumerate(self.totals) if total == best)

    @property
    def triumph(self) -> str:
        """Who has won; empty while nobody has."""
        return "" if self.winner is None else says(self.sides[self.winner], "wins", "win")

    @property
    def standing(self) -> str:
        """Who leads, and what that means."""
        words = self._standing()
        return f"{words} · {self.note}" if self.note else words

    def _standing(self) -> str:
        if not self.leaders:
            return f"The first to reach {figure(self.target)} wins"
        best = self.totals[self.leaders[0]]
        if self.winner is not None:
            rounds = "one round" if len(self.rows) == 1 else f"{len(self.rows)} rounds"
            return f"{counted(best, 'point')} after {rounds}"
        if self.is_tied:
            return f"{self._sharing()} share the lead with {figure(best)}: another round decides"
        if len(self.leaders) > 1:
            return f"{self._sharing()} lead with {figure(best)} of {figure(self.target)}"
        return f"{says(self.sides[self.leaders[0]], 'leads', 'lead')} with {figure(best)} of {figure(self.target)}"

    def _sharing(self) -> str:
        """Those with the highest total, by their names if these are not too long."""
        if len(self.players) > len(self.sides):
            return "Both teams"
        names = joined([self.sides[side][0] for side in self.leaders])
        return names if len(names) <= _LONGEST_LIST else f"{len(self.leaders)} players"


def names_of_sides(record: Record) -> Sides:
    """The names of each side's players, in the order of their seats."""
    names = [clean_name(name) or f"Player {seat}" for seat, name in enumerate(record.players, 1)]
    sides = record.game.sides(record.rules)
    return tuple(tuple(names[side::sides]) for side in range(sides))


def scorecard_of(
    record: Record,
    fields: Sequence[Field],
    rows: Sequence[Row],
    headline: str,
    *,
    margin: Sequence[Field] = (),
    note: str = "",
    emblems: tuple[str, ...] = (),
) -> Scorecard:
    """The scorecard of a record with these parts; `headline` says how the newest of the rows ended."""
    last = record.scored[-1].match if record.scored else None
    return Scorecard(
        record.game.title,
        names_of_sides(record),
        record.rules.target,
        tuple(fields),
        tuple(rows),
        headline if rows else "No round has been scored yet",
        margin=tuple(margin),
        winner=record.winner,
        is_tied=last is not None and last.tied_at_target and record.winner is None,
        note=note,
        emblems=emblems,
    )


def figure(number: int) -> str:
    """A number as the sheet writes it, with a real minus sign."""
    text = f"{number:,}" if abs(number) > 9_999 else str(number)
    return text.replace("-", "−")


def counted(number: int, what: str) -> str:
    """'1 point', '610 points'."""
    return f"{figure(number)} {what}" if number == 1 else f"{figure(number)} {what}s"


def joined(names: Sequence[str]) -> str:
    """Names in a sentence: 'Ann', 'Ann and Ben', 'Ann, Ben and Cleo'."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def says(side: Sequence[str], one: str, several: str) -> str:
    """A side and its verb: 'Ann wins', 'Ann and Cleo win'."""
    return f"{joined(side)} {one if len(side) == 1 else several}"
