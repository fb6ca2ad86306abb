"""Whist, as small as a game can be: spades are trump, and each trick over six is a point for the team."""

from __future__ import annotations

from typing import ClassVar

from goodge.engine.events import Event
from goodge.engine.game import Match, Phase, Rules, State, Trick
from goodge.engine.spadeplay import HANDS, TRUMP, SpadeBoard, SpadeGame
from goodge.engine.values import dataclass

BOOK = 6  # tricks that count for nothing


@dataclass(frozen=True, slots=True)
class WhistRules(Rules):
    """The first team with as many points as the target wins."""

    target: int = 5


class Whist(SpadeGame[WhistRules, SpadeBoard]):
    """Two teams of partners who sit across the table; nobody bids."""

    id: ClassVar[str] = "whist"
    title: ClassVar[str] = "Whist"
    trump_waits: ClassVar[bool] = False
    rules_type = WhistRules

    def check_rules(self, rules: WhistRules) -> None:
        """Do nothing: there is no option but the target."""

    def sides(self, rules: Rules) -> int:  # noqa: ARG002
        return 2

    def open_board(self, match: Match) -> SpadeBoard:
        first = (match.dealer + 1) % HANDS
        return SpadeBoard(match.dealer, Phase.PLAY, first, Trick(first), (), (0,) * HANDS, TRUMP, broken=True)

    def score(self, state: State[SpadeBoard]) -> tuple[State[SpadeBoard], tuple[Event, ...]]:
        tricks = state.board.captured
        scores = tuple(max(0, sum(tricks[side::2]) - BOOK) for side in range(2))
        return self.finish_round(state, tricks, scores)
