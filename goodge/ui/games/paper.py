"""The paper side of each game: its scorecard, its rules, and the statistics of its finished matches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from ...engine.cards import Suit
from ...engine.errors import Refusal
from ...engine.game import AnyState, Phase
from ...engine.record import Record
from ...engine.values import dataclass
from ..rulebook.page import Section
from ..scorecard.model import Field, Note, Row, Scorecard, Sides, names_of_sides, scorecard_of
from ..wording.phrases import Phrase


@dataclass(frozen=True, slots=True)
class Count:
    """A column of the statistics: the number that the game's tally has by this name, or that many of another."""

    head: Phrase
    name: str
    of: str | None = None


class Paper(ABC):
    """The paper side of one game. `counts` are the columns of its statistics, beside those that every game has.

    `trump` is the suit that is trump in every round, whose cloth its pages have.
    """

    id: ClassVar[str]
    counts: ClassVar[tuple[Count, ...]] = ()
    trump: ClassVar[Suit | None] = None

    @abstractmethod
    def scorecard(self, record: Record) -> Scorecard:
        """Return the score sheet of a match: the rounds that were scored, nothing of the one under way."""

    def rule_against(self, refusal: Refusal, phase: Phase) -> int | None:  # noqa: ARG002
        """Return the number of the rule that a refusal comes from: that of the phase, unless a game knows better."""
        return next((section.number for section in self.rules if phase in section.phases), None)

    @property
    @abstractmethod
    def rules(self) -> tuple[Section, ...]:
        """The rules in our own words, section by section, in the language in use."""


def scorecard_by_rounds(
    record: Record,
    fields: Sequence[Field],
    row: Callable[[int, AnyState], Row],
    headline: Callable[[Sides, AnyState], str],
    *,
    margin: Sequence[Field] = (),
    legend: Sequence[Note] = (),
) -> Scorecard:
    """Return the scorecard with a row for each scored round, under the headline of the newest."""
    rows = [row(number, state) for number, state in enumerate(record.scored, 1)]
    words = headline(names_of_sides(record), record.scored[-1]) if rows else ""
    return scorecard_of(record, fields, rows, words, margin=margin, legend=legend)
