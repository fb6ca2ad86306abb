"""The content of a scorecard, whatever the game: its columns, rows and sentences. No drawing here.

Each game's own module (`ui/games`) fills it from a record, in the language in use; the code that draws it knows nothing
but these parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TypeAlias

from ...engine.record import Record
from ...engine.values import dataclass
from ...table.seats import clean_name
from ..wording.games import rules_name
from ..wording.lists import capitalised
from ..wording.matches import team_triumph_words, wins_words
from ..wording.numbers import figure
from ..wording.phrases import say
from ..wording.rounds import none_scored_words
from ..wording.sheet import (
    first_to_words,
    leads_of_words,
    line_up_words,
    player_words,
    players_lead_words,
    team_leads_words,
    teams_lead_words,
    won_with_words,
)

Sides: TypeAlias = tuple[tuple[str, ...], ...]


class Tone(Enum):
    """The way an entry is written."""

    PLAIN = "plain"
    STRONG = "strong"
    SMALL = "small"
    WORD = "word"
    LOSS = "loss"
    SMALL_LOSS = "small loss"


class Verdict(Enum):
    """The result of a round for a side: something made, something only kept as expected, a failure, or none."""

    NONE = "none"
    KEPT = "kept"
    MADE = "made"
    FAILED = "failed"


GOOD = (Verdict.MADE, Verdict.KEPT)


@dataclass(frozen=True, slots=True)
class Entry:
    """One place of a row: a small picture, a text and a mark after it, each of which may be missing.

    `is_made` sets a tick or a cross behind the text, and `is_failed` underlines it: with the verdict on the round.
    Until then a text that `waits` is not there; `counts` are the figures from which and to which the place counts
    while the round is being written. `tip` says what it means, and `told` is what is read of it, where that is not
    what stands there.
    """

    text: str = ""
    tone: Tone = Tone.PLAIN
    picture: str | None = None
    is_made: bool | None = None
    is_failed: bool = False
    waits: bool = False
    counts: tuple[int, int] | None = None
    tip: str = ""
    told: str = ""

    def text_at(self, count: float, *, is_judged: bool) -> str:
        """Return the text once this share of the round has been written."""
        if is_judged:
            return self.text
        if self.counts is not None:
            start, end = self.counts
            return figure(start + round((end - start) * count))
        return "" if self.waits else self.text

    @property
    def is_feat(self) -> bool:
        """True for words that come with the verdict: what was made beyond points, such as nil in Spidge."""
        return self.waits and self.tone is Tone.WORD and bool(self.text)

    @property
    def texts(self) -> Iterator[str]:
        """The texts that its place must have room for."""
        yield self.text
        if self.counts is not None:
            yield figure(self.counts[1])


NOTHING = Entry()


@dataclass(frozen=True, slots=True)
class Field:
    """One of the places in each cell of a column. A head lies over its own place and the headless ones before it.

    `sample`: a text that always fits, beside a picture or a mark if it `has_picture` or `has_mark`, so that places do
    not move as rows come; `space`: units before it; `spare`: where there is no room for all, the places with the
    highest number go first, and those with 0 stay. A field of one `partner` has that partner's name as its head. `tip`
    says what the head means, and `told` is what is read of it, where that is not the head. Before the total stand the
    figures of the round, the points last of them; behind it what else is counted over the match.
    """

    head: str = ""
    sample: str = ""
    has_picture: bool = False
    has_mark: bool = False
    space: float = 7
    spare: int = 0
    align: str = "right"
    partner: int | None = None
    tip: str = ""
    told: str = ""
    is_total: bool = False

    @property
    def shown_head(self) -> str:
        """The head as it stands over its column: it begins like a sentence, and not as within one."""
        return capitalised(self.head)

    @property
    def has_head(self) -> bool:
        return bool(self.head) or self.partner is not None


def total_field(spare: int = 0) -> Field:
    """Return the field with a side's total."""
    return Field(say("head of a column of the sheet", "total"), "500", space=14, spare=spare, is_total=True)


def total_entry(before: int, total: int, *, waits: bool = False) -> Entry:
    """Return a side's total after a round; one that `waits` stays as it was until the verdict."""
    tone = Tone.SMALL_LOSS if total < 0 else Tone.SMALL
    return Entry(figure(total), tone, counts=(before, before if waits else total))


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the legend: an entry as it stands in the rows, and what it means."""

    sample: Entry
    words: str


@dataclass(frozen=True, slots=True)
class Cell:
    """One side's part of a round: an entry for each field, the side's score, and its total after the round."""

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
    """A scored round: `margin` has what concerns all sides, an entry for each of its fields; `cells` has one a side."""

    number: int
    cells: tuple[Cell, ...]
    margin: tuple[Entry, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """The round's verdict: a failure outweighs what others made."""
        found = {cell.verdict for cell in self.cells}
        return next((each for each in (Verdict.FAILED, *GOOD) if each in found), Verdict.NONE)


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A match as its scorecard has it.

    `sides` have the names of a player or of two partners. `fields` are those of every column; `margin` are those that
    stand once in a row. `is_tied`: the match would be over, but another round decides. `note`: what else there is to
    say of how things stand; `occasion`: what the match is part of, and `teams` the names of the sides in it. `emblems`
    are the sides' own at the table, where they have any. `portraits` are those of the players, side by side as in
    `sides`; none where nobody is shown. `legend` explains the entries, the most needed first.
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
    occasion: str = ""
    teams: tuple[str, ...] = ()
    portraits: Sides = ()
    legend: tuple[Note, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(cell.total for cell in self.rows[-1].cells) if self.rows else (0,) * len(self.sides)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays, side by side."""
        return tuple(name for side in self.sides for name in side)

    @property
    def line_up(self) -> str:
        """The players: 'Ann, Ben and Cleo', 'Ann and Cleo against Ben and Dan'."""
        return line_up_words(self.sides)

    @property
    def labels(self) -> Sides:
        """The name of each side beside its bar: its team's, else those of its players."""
        return tuple((team,) for team in self.teams) or self.sides

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the highest total; none while nobody has a point; once the match is won, only its winner."""
        if self.winner is not None:
            return (self.winner,)
        best = max(self.totals) if any(self.totals) else None
        return tuple(side for side, total in enumerate(self.totals) if total == best)

    @property
    def triumph(self) -> str:
        """The words for who has won; empty while nobody has."""
        if self.winner is None:
            return ""
        return team_triumph_words(self.teams[self.winner]) if self.teams else wins_words(self.sides[self.winner])

    @property
    def standing(self) -> str:
        """The words for who leads, and what that means."""
        words = self._standing()
        return f"{words} · {self.note}" if self.note else words

    def _standing(self) -> str:
        if not self.leaders:
            return first_to_words(self.target)
        best = self.totals[self.leaders[0]]
        if self.winner is not None:
            return won_with_words(best, len(self.rows))
        if len(self.leaders) == 1:
            leader = self.leaders[0]
            if self.teams:
                return team_leads_words(self.teams[leader], best, self.target)
            return leads_of_words(self.sides[leader], best, self.target)
        if len(self.players) > len(self.sides):
            return teams_lead_words(best, self.target, is_tied=self.is_tied)
        names = [self.sides[side][0] for side in self.leaders]
        return players_lead_words(names, best, self.target, is_tied=self.is_tied)


def names_of_sides(record: Record) -> Sides:
    """Return the names of each side's players, in the order of their seats."""
    names = [clean_name(name) or player_words(seat) for seat, name in enumerate(record.players, 1)]
    return side_by_side(names, record)


def side_by_side(seats: Sequence[str], record: Record) -> Sides:
    """Return what each seat has as what each side has."""
    sides = record.game.sides(record.rules)
    return tuple(tuple(seats[side::sides]) for side in range(sides))


def scorecard_of(
    record: Record,
    fields: Sequence[Field],
    rows: Sequence[Row],
    headline: str,
    *,
    margin: Sequence[Field] = (),
    note: str = "",
    emblems: tuple[str, ...] = (),
    legend: Sequence[Note] = (),
) -> Scorecard:
    """Return the scorecard of a record with these parts; `headline` says how the newest of the rows ended."""
    last = record.scored[-1].match if record.scored else None
    return Scorecard(
        rules_name(record.game),
        names_of_sides(record),
        record.rules.target,
        tuple(fields),
        tuple(rows),
        headline if rows else none_scored_words(),
        margin=tuple(margin),
        winner=record.winner,
        is_tied=last is not None and last.tied_at_target and record.winner is None,
        note=note,
        emblems=emblems,
        legend=tuple(legend) if rows else (),
    )
