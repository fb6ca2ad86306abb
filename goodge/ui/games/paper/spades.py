"""Spades on paper."""

from __future__ import annotations

from ....engine.record import Record
from ...scenes.rules_page import Section
from ...sheet_rows import Scorecard
from .paper import Count, Paper
from .partners import partner_scorecard
from .spades_rules import SECTIONS


class SpadesPaper(Paper):
    """Two teams, with nil and bags."""

    id = "spades"
    counts = (Count("Contracts made", "made", "contracts"), Count("Nils made", "nils made", "nils"))

    def scorecard(self, record: Record) -> Scorecard:
        return partner_scorecard(record)

    @property
    def rules(self) -> tuple[Section, ...]:
        return SECTIONS
