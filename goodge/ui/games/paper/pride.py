"""League Spades on paper."""

from __future__ import annotations

from typing import cast

from ....engine.games.pride import PrideRules
from ....engine.record import Record
from ...scenes.rules_page import Section
from ...sheet_rows import Scorecard, joined, names_of_sides
from .paper import Count, Paper
from .partners import partner_scorecard
from .pride_rules import SECTIONS


class PridePaper(Paper):
    """Two teams, and the limits of a tournament."""

    id = "pride"
    counts = (Count("Contracts made", "made", "contracts"),)

    def scorecard(self, record: Record) -> Scorecard:
        return partner_scorecard(record, _note(record))

    @property
    def rules(self) -> tuple[Section, ...]:
        return SECTIONS


def _note(record: Record) -> str:
    """How many rounds there are to be, or why the match has ended before the target."""
    rules, match = cast(PrideRules, record.rules), record.rounds[-1][-1].match
    if match.winner is None:
        return f"round {match.rounds} of {rules.max_rounds}" if rules.max_rounds is not None else ""
    if match.by_time:
        return "the time was up"
    loser = 1 - match.winner
    if rules.set_limit is not None and match.sets[loser] >= rules.set_limit:
        return f"{joined(names_of_sides(record)[loser])} were set {match.sets[loser]} times"
    return ""
