"""The worth of the end of a round: the gain of a side on the others, and the match if it is won by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp, sqrt

from ...engine.game import AnyGame, AnyState, Deal, Match, State, Trick
from ...engine.values import replace

Gains = tuple[float, ...]

WINNING = 0.5  # of the target: what it is worth to win the match, beyond the points that do it
LATE = 0.6  # of the target, from which on the chance to win is all that counts
NOISE, LEAST = 0.35, 0.2  # of the target: how far apart two sides' luck may be by the end; of the way, at least
_KEPT = 512  # rounds whose ends are remembered, those that were asked for
_LAID_OUT = 8  # rounds with all their ends in tables, a quarter of a megabyte each
_PLACES = 16  # of the kernel's table for the tricks of one hand


def gains_of(game: AnyGame, before: Match, state: AnyState) -> Gains:
    """Return the gain of each seat from a round, in points.

    Far from the end of the match that is its side's points less the mean of the others', and something for the match if
    it is won; near the end it is the chance to win, in points that are worth as much.
    """
    worth = _chances(game, state.match) if _is_late(before) else _ahead(game, before, state.match)
    return tuple(worth[seat % len(worth)] for seat in range(game.seats(before.rules)))


def chance_of(game: AnyGame, before: Match, seat: int, gain: float) -> float:
    """Return the seat's chance to win the match if a round brings it this gain."""
    target, sides = before.rules.target, len(before.totals)
    if _is_late(before):
        return min(1.0, max(0.0, gain / (4.0 * NOISE * target)))
    standing = _standing(game, before)
    moved = [points - gain / sides for points in standing]
    moved[seat % sides] += gain
    return _to_win(moved, target)[seat % sides]


def gain_of_nothing(game: AnyGame, before: Match, seat: int) -> float:
    """Return the gain of a round that leaves the seat's chance to win the match as it is."""
    shares = _to_win(_standing(game, before), before.rules.target)
    return 4.0 * NOISE * before.rules.target * shares[seat % len(shares)] if _is_late(before) else 0.0


def _is_late(before: Match) -> bool:
    """Return True if the chance to win the match is all that counts."""
    return max(before.totals) >= LATE * before.rules.target


def _ahead(game: AnyGame, before: Match, after: Match) -> list[float]:
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


def _chances(game: AnyGame, after: Match) -> list[float]:
    """Each side's chance to win from here, in points: as exp(total / noise), with less noise the nearer the end is."""
    target = after.rules.target
    odds = _odds(_standing(game, after), target)
    if after.winner is not None:
        odds = [float(side == after.winner) for side in range(len(odds))]
    return [4.0 * NOISE * target * share / sum(odds) for share in odds]


def _standing(game: AnyGame, match: Match) -> list[float]:
    """The sides' totals, what is pending counted in."""
    return [sum(pair) for pair in zip(match.totals, game.pending(match), strict=True)]


def _to_win(standing: Sequence[float], target: int) -> list[float]:
    """The sides' chances to win from these totals."""
    odds = _odds(standing, target)
    return [share / sum(odds) for share in odds]


def _odds(standing: Sequence[float], target: int) -> list[float]:
    """Numbers in proportion to the sides' chances to win from these totals."""
    most = max(standing)
    noise = NOISE * target * sqrt(min(1.0, max(LEAST, 1.0 - most / target)))
    return [exp((total - most) / noise) for total in standing]


class Ends:
    """The worth of the ends of one round to each seat, by the tricks of all hands; each end is reckoned once."""

    def __init__(self, game: AnyGame, state: AnyState) -> None:
        """`state`: any of the round once the bidding is over; no card counts here.

        Raises ValueError for a game that does not tell its card play as data.
        """
        play = game.trick_play(state.match.rules)
        if play is None:
            raise ValueError(f"{game.id} does not tell its card play as data")
        self._game, self._state, self._play = game, state, play
        self._known: dict[tuple[int, ...], Gains] = {}
        self.tricks = game.hand_size(state.match.rules)
        self.holders = state.board.holders

    def gains(self, tricks: tuple[int, ...]) -> Gains:
        """Return the worth to each seat of an end in which the hands have this many tricks."""
        found = self._known.get(tricks)
        if found is None:
            found = self._known[tricks] = self._reckoned(tricks)
        return found

    @lru_cache(maxsize=_LAID_OUT)  # noqa: B019  (so few rounds may live on in it)
    def tables(self) -> list[list[float]]:
        """Return for each hand the worth of each end to its player, as `SampledWorlds.value_ends` takes it."""
        rows = [[0.0] * _PLACES**3 for _ in self.holders]
        for end in _shares(self.tricks, len(self.holders)):
            gains = self._reckoned(end)
            place = sum(tricks * _PLACES**hand for hand, tricks in enumerate(end[:3]))
            for row, holder in zip(rows, self.holders, strict=True):
                row[place] = gains[holder]
        return rows

    def _reckoned(self, tricks: tuple[int, ...]) -> Gains:
        return gains_of(self._game, self._state.match, self._play.scored_with(self._state, tricks))


def ends_of(game: AnyGame, state: AnyState) -> Ends:
    """Return the ends of the round of this state, kept for the next decisions in it."""
    board = replace(state.board, turn=None, trick=Trick(0), tricks=(), captured=(0,) * len(state.board.captured))
    return _ends(game, State(state.match, board, Deal(()), (), ()))


@lru_cache(maxsize=_KEPT)
def _ends(game: AnyGame, state: AnyState) -> Ends:
    return Ends(game, state)


def _shares(tricks: int, hands: int) -> Iterator[tuple[int, ...]]:
    """All ways to share this many tricks among this many hands."""
    if hands == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for rest in _shares(tricks - first, hands - 1):
            yield (first, *rest)
