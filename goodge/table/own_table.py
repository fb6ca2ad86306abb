"""The people's own table in a tournament."""

from __future__ import annotations

from ..engine.errors import Refusal
from .match_table import Table
from .refusals import NextHasPlayed


class OwnTable(Table):
    """A table at which nothing is taken back once somebody else has acted: by then players have seen the result."""

    def _why_stands(self, place: int) -> Refusal | None:
        return super()._why_stands(place) or (NextHasPlayed() if self._others_acted_since(place) else None)

    def _others_acted_since(self, place: int) -> bool:
        """Return True if another seat has acted after the decision at this place of the round."""
        past = self.record.rounds[-1][place:-1]
        return any(state.board.turn != past[0].board.turn for state in past)
