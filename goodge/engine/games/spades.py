"""Spades: two teams, a contract of tricks, nil and blind nil.

Rule numbers in comments are those of docs/rules-spades.md.
"""

from __future__ import annotations

from typing import ClassVar, cast

from ..errors import Refusal, RulesError
from ..game import Match, Rules
from ..partners import BLIND_NIL_DEFICIT, MOST_TRICKS, SIDES, PartnerBoard, PartnerGame, opened
from ..refusals import NoSuchBid
from ..spadeplay import HANDS
from ..values import dataclass


@dataclass(frozen=True, slots=True)
class SpadesRules(Rules):
    """Without `nil` there is no blind nil either, whatever `blind_nil` says."""

    target: int = 500
    bags: bool = True
    nil: bool = True
    blind_nil: bool = True


class Spades(PartnerGame[SpadesRules]):
    """The game as the engine knows it."""

    id: ClassVar[str] = "spades"
    title: ClassVar[str] = "Spades"
    rules_type = SpadesRules

    def check_rules(self, rules: SpadesRules) -> None:
        for name in ("bags", "nil", "blind_nil"):
            if type(getattr(rules, name)) is not bool:
                raise RulesError(f"{name} must be true or false")

    def counts_bags(self, rules: Rules) -> bool:
        return cast(SpadesRules, rules).bags

    def open_board(self, match: Match) -> PartnerBoard:
        rules = cast(SpadesRules, match.rules)
        may_go_blind = rules.nil and rules.blind_nil
        behind = [match.totals[side] <= match.totals[1 - side] - BLIND_NIL_DEFICIT for side in range(SIDES)]
        face_down = tuple(seat for seat in range(HANDS) if may_go_blind and behind[seat % SIDES])
        return opened(match, face_down=face_down, nil=rules.nil)

    def lowest_bid(self, board: PartnerBoard) -> int:  # noqa: ARG002
        return 1

    def why_no_bid(self, board: PartnerBoard, amount: int) -> Refusal:  # noqa: ARG002
        return NoSuchBid(self.lowest_bid(board), MOST_TRICKS, board.nil)
