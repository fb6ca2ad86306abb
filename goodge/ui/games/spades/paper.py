"""Spades on paper."""

from __future__ import annotations

from ....engine.errors import Refusal
from ....engine.game import Phase
from ....engine.record import Record
from ....engine.refusals import CardsSeen, NoBlindNil
from ....engine.spadeplay import TRUMP
from ...rulebook.page import Section
from ...scorecard.model import Scorecard
from ...wording.phrases import Phrase
from ..paper import Count, Paper
from ..shared.partners_paper import partner_scorecard
from .rules import spades_rules


class SpadesPaper(Paper):
    """The paper of two teams, with nil and bags."""

    id = "spades"
    trump = TRUMP
    counts = (
        Count(Phrase("head of a column of the statistics", "Contracts made"), "made", "contracts"),
        Count(Phrase("head of a column of the statistics", "Nils made"), "nils made", "nils"),
    )

    def scorecard(self, record: Record) -> Scorecard:
        return partner_scorecard(record)

    def rule_against(self, refusal: Refusal, phase: Phase) -> int | None:
        return 2 if isinstance(refusal, (NoBlindNil, CardsSeen)) else super().rule_against(refusal, phase)

    @property
    def rules(self) -> tuple[Section, ...]:
        return spades_rules()
