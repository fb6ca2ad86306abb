"""What each game puts on paper: its scorecard, its rules, and what is counted of its finished matches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from ....engine.record import Record
from ...scenes.rules_page import Section
from ...sheet_rows import Scorecard


@dataclass(frozen=True, slots=True)
class Count:
    """A column of the statistics: what the game's tally names so, or that many of another."""

    head: str
    name: str
    of: str | None = None


class Paper(ABC):
    """The paper side of one game. `counts` are the columns of its statistics, beside those that every game has."""

    id: ClassVar[str]
    counts: ClassVar[tuple[Count, ...]] = ()

    @abstractmethod
    def scorecard(self, record: Record) -> Scorecard:
        """All that the score sheet of a match shows: of the rounds that were scored, nothing of the one under way."""

    @property
    @abstractmethod
    def rules(self) -> tuple[Section, ...]:
        """The rules in our own words, section by section."""
