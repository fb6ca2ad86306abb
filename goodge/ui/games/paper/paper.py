"""What each game puts on paper: its scorecard, its rules, and what is counted of its finished matches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ....engine.record import Record
from ...scenes.rules_page import Section
from ...sheet_rows import Scorecard


class Paper(ABC):
    """The paper side of one game."""

    id: ClassVar[str]

    @abstractmethod
    def scorecard(self, record: Record) -> Scorecard:
        """All that the score sheet of a match shows: of the rounds that were scored, nothing of the one under way."""

    @property
    @abstractmethod
    def rules(self) -> tuple[Section, ...]:
        """The rules in our own words, section by section."""
