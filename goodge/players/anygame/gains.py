"""What the end of a round is worth: what a side has gained on the others, and whether the match is won by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import exp, sqrt
from typing import Any

from ...engine.game import Deal, Game, Match, State, Trick

Gains = tuple[float, ...]

WINNING = 0.5  # of the target: what it is worth to win the match, beyond the points that do it
LATE = 0.6  # of the target, from which on the chance to win is all that counts
NOISE, LEAST = 0.35, 0.2  # of the target: how far apart two sides' luck may be by the end; of the way, at least
_KEPT = 32  # rounds whose ends are remembered, those that were asked for
_LAID_OUT = 8  # rounds with all their ends in tables, a quarter of a megabyte each
_PLACES = 16  # of the kernel's table for the tricks of one hand


def gains_of(game: Game[Any, Any], before: Match, state: State[Any]) -> Gains:
    """What each seat has gained by a round.

    Far from the end of the match that is its side's points less the mean of the others', and something for the match if
    it is won; near the end it is the chance to win, in points that are worth as much.
    """
    target = before.rules.target
    worth = _chances(game, state.match) if max(before.totals) >= LATE * target else _ahead(game, before, state.match)
    return tuple(worth[seat % len(worth)] for seat in range(game.seats(before.rules)))


def _ahead(game: Game[Any, Any], before: Match, after: Match) -> list[float]:
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
    return [points - (total - points) / others for points in moved]


def _chances(game: Game[Any, Any], after: Match) -> list[float]:
    """Each side's chance to win from here: as exp(total / noise), with less noise the nearer the end is."""
    target, standing = after.rules.target, [sum(pair) for pair in zip(after.totals, game.pending(after), strict=True)]
    most = max(standing)
    noise = NOISE * target * sqrt(min(1.0, max(LEAST, 1.0 - most / target)))
    odds = [exp((total - most) / noise) for total in standing]
    if after.winner is not None:
        odds = [float(side == after.winner) for side in range(len(odds))]
    return [4.0 * NOISE * target * share / sum(odds) for share in odds]


class Ends:
    """What the ends of one round are worth to each seat, by the tricks of all hands; each end is reckoned once."""

    def __init__(self, game: Game[Any, Any], state: State[Any]) -> None:
        """`state`: any of the round once the bidding is over; no card counts here."""
        self._game, self._state = game, state
        self._known: dict[tuple[int, ...], Gains] = {}
        self.tricks = game.hand_size(state.match.rules)
        self.holders = state.board.holders

    def gains(self, tricks: tuple[int, ...]) -> Gains:
        """What it is worth to each seat if the hands end with so many tricks."""
        found = self._known.get(tricks)
        if found is None:
            found = self._known[tricks] = self._reckoned(tricks)
        return found

    @lru_cache(maxsize=_LAID_OUT)  # noqa: B019  (so few rounds may live on in it)
    def tables(self) -> list[list[float]]:
        """For each hand what each end is worth to who plays it, as the kernel wants it."""
        rows = [[0.0] * _PLACES**3 for _ in self.holders]
        for end in _shares(self.tricks, len(self.holders)):
            gains = self._reckoned(end)
            place = sum(tricks * _PLACES**hand for hand, tricks in enumerate(end[:3]))
            for row, holder in zip(rows, self.holders, strict=True):
                row[place] = gains[holder]
        return rows

    def _reckoned(self, tricks: tuple[int, ...]) -> Gains:
        return gains_of(self._game, self._state.match, self._game.scored_with(self._state, tricks))


def ends_of(game: Game[Any, Any], state: State[Any]) -> Ends:
    """The ends of the round of this state, kept for the next decisions in it."""
    board = replace(state.board, turn=None, trick=Trick(0), tricks=(), captured=(0,) * len(state.board.captured))
    return _ends(game, State(state.match, board, Deal(()), (), ()))


@lru_cache(maxsize=_KEPT)
def _ends(game: Game[Any, Any], state: State[Any]) -> Ends:
    return Ends(game, state)


def _shares(tricks: int, hands: int) -> Iterator[tuple[int, ...]]:
    """All ways to share so many tricks among so many hands."""
    if hands == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for rest in _shares(tricks - first, hands - 1):
            yield (first, *rest)
