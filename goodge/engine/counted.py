"""The questions that statistics ask of a game about rounds that have been scored."""

from __future__ import annotations

from collections import Counter
from typing import Generic

from .state import B, Result


class Counted(Generic[B]):
    """A game in which nothing is counted unless it says so."""

    def tally(self, board: B, result: Result) -> tuple[Counter[str], ...]:  # noqa: ARG002
        """Return what statistics count of each seat in a scored round, by names of the game's own.

        The board need know no more than what was settled before the first card was played.
        """
        return tuple(Counter() for _ in set(board.holders))

    def bid_heights(self, board: B, result: Result) -> tuple[tuple[int, bool] | None, ...]:  # noqa: ARG002
        """Return how high each seat, or its team, had bid in a scored round, and whether that was made.

        None for who was bound to nothing. The board need know no more than in `tally`.
        """
        return (None,) * len(set(board.holders))
