"""What the end of a round is worth: what a side has gained on the others, and whether the match is won by it."""

from __future__ import annotations

from typing import Any

from ...engine.game import Game, Match, State

Gains = tuple[float, ...]

WINNING = 0.5  # of the target: what it is worth to win the match, beyond the points that do it


def gains_of(game: Game[Any, Any], before: Match, state: State[Any]) -> Gains:
    """What each seat has gained by a round: its side's points less the mean of the others', and the match if won."""
    after = state.match
    moved: list[float] = [
        new - old + due - was_due
        for new, old, due, was_due in zip(
            after.totals, before.totals, game.pending(after), game.pending(before), strict=True
        )
    ]
    if after.winner is not None:
        bonus = WINNING * after.rules.target
        moved = [points + (bonus if side == after.winner else 0.0) for side, points in enumerate(moved)]
    others, total = len(moved) - 1, sum(moved)
    ahead = [points - (total - points) / others for points in moved]
    return tuple(ahead[seat % len(ahead)] for seat in range(game.seats(after.rules)))


class Ends:
    """What the ends of one round are worth to each seat, by the tricks of all hands; each end is reckoned once."""

    def __init__(self, game: Game[Any, Any], state: State[Any]) -> None:
        """`state`: any of the round once the bidding is over; no hidden card counts here."""
        self._game, self._state = game, state
        self._known: dict[tuple[int, ...], Gains] = {}

    def gains(self, tricks: tuple[int, ...]) -> Gains:
        """What it is worth to each seat if the hands end with so many tricks."""
        found = self._known.get(tricks)
        if found is None:
            scored = self._game.scored_with(self._state, tricks)
            found = self._known[tricks] = gains_of(self._game, self._state.match, scored)
        return found
