"""How far to bid, as hints tell it in an auction."""

from __future__ import annotations

from typing import TypeAlias

from ....coach.hinting import Advice
from ....engine.actions import Action, Bid
from ....engine.values import dataclass

_STEADY = 10  # points: if how far to bid moves by no more between two turns, what was told stands
HintedSeat: TypeAlias = tuple[int, int] | None  # the seat and the round; None if that is nobody's seat


@dataclass(frozen=True, slots=True)
class ToldLimit:
    """How far to bid, as told at a turn, which is known by the actions before it; `is_news`: it was another before."""

    turn: tuple[Action, ...]
    most: int
    is_news: bool = False


class ToldLimits:
    """What each asker was told last in an auction."""

    def __init__(self) -> None:
        self._told: dict[HintedSeat, ToldLimit] = {}

    def before(self, who: HintedSeat) -> ToldLimit | None:
        """Return what they were told last."""
        return self._told.get(who)

    def tell(self, who: HintedSeat, limit: ToldLimit) -> None:
        """Keep what they are told now."""
        self._told[who] = limit

    def at(self, turn: tuple[Action, ...], who: HintedSeat, advice: Advice) -> ToldLimit | None:
        """Return how far to bid, as it is told at this turn: as far as before unless that has moved by much."""
        found, bid, before = advice.judgement.limit, advice.action, self.before(who)
        if not found or not isinstance(bid, Bid):
            return None
        if before is not None and before.turn == turn:
            return before
        if before is None or (abs(found - before.most) <= _STEADY and before.most >= bid.amount):
            return ToldLimit(turn, found if before is None else before.most)
        return ToldLimit(turn, found, is_news=True)
