"""Spades on paper."""

from __future__ import annotations

from ....engine.record import Record
from ...sheet_rows import Scorecard
from .paper import Paper
from .partners import partner_scorecard


class SpadesPaper(Paper):
    """Two teams, with nil and bags."""

    id = "spades"

    def scorecard(self, record: Record) -> Scorecard:
        return partner_scorecard(record)
