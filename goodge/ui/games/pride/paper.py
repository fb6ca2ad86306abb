"""League Spades on paper."""

from __future__ import annotations

from typing import cast

from ....engine.errors import Refusal
from ....engine.game import Phase
from ....engine.games.pride import PrideRules
from ....engine.record import Record
from ....engine.refusals import Lead, MustFollow
from ....engine.spadeplay import TRUMP
from ...rulebook.page import Section
from ...scorecard.model import Scorecard, names_of_sides
from ...wording.phrases import Phrase
from ...wording.sheet import rounds_limit_words, set_out_words, time_up_words
from ..paper import Count, Paper
from ..shared.partners_paper import partner_scorecard
from .rules import pride_rules


class PridePaper(Paper):
    """The paper of two teams, with the limits of a tournament."""

    id = "pride"
    trump = TRUMP
    counts = (Count(Phrase("head of a column of the statistics", "Contracts made"), "made", "contracts"),)

    def scorecard(self, record: Record) -> Scorecard:
        return partner_scorecard(record, _note(record))

    def rule_against(self, refusal: Refusal, phase: Phase) -> int | None:
        is_joker = isinstance(refusal, MustFollow) and refusal.lead is Lead.JOKER
        return 2 if is_joker else super().rule_against(refusal, phase)

    @property
    def rules(self) -> tuple[Section, ...]:
        return pride_rules()


def _note(record: Record) -> str:
    """Return the most rounds there will be, or the reason why the match ended before the target."""
    if not record.rounds:
        return ""
    rules, match = cast(PrideRules, record.rules), record.rounds[-1][-1].match
    if match.winner is None:
        return rounds_limit_words(match.rounds, rules.max_rounds) if rules.max_rounds is not None else ""
    if match.by_time:
        return time_up_words()
    loser = 1 - match.winner
    if rules.set_limit is not None and match.sets[loser] >= rules.set_limit:
        return set_out_words(names_of_sides(record)[loser], match.sets[loser])
    return ""
