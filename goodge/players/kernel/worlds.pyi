from collections.abc import Sequence

from .playout import Playout
from .rules import TrickRules

class SampledWorlds:
    """Where a player stands, what points are worth to whom, and up to 1,024 deals that fit."""

    def __init__(self, rules: TrickRules) -> None: ...
    @property
    def playout(self) -> Playout:
        """The position that rollouts and trees play out; `load` sets it to a world. How the seats play is set there."""
    @property
    def size(self) -> int:
        """The number of worlds."""
    @property
    def turn(self) -> int:
        """The seat to act."""
    def open(
        self,
        leader: int,
        tricks: int,
        trick: Sequence[int] = (),
        captured: Sequence[int] | None = None,
        broken: bool = False,
    ) -> None:
        """Set up all that the worlds share, as in Position.open, and forget the worlds before. Raises ValueError."""
    def add(self, hands: Sequence[int], bonus: int = 0) -> None:
        """Add a world: a mask for each seat, and the last trick's bonus. Raises ValueError as `lay`, or if full."""
    def load(self, world: int) -> None:
        """Set `playout` to a world, by its number from 0. Raises ValueError."""
    def value(self, seat: int, scores: Sequence[Sequence[float]]) -> None:
        """Set the worth of ends to a seat: the sum over all seats q of scores[q][points of q], for 0 to 255 points.

        Without this an end is worth the points that the seat itself captures. Raises ValueError.
        """
    def value_ends(self, seat: int, values: Sequence[float]) -> None:
        """Set the same where the worth of one seat's tricks depends on the others': all 4,096 ends one by one.

        An end's place is t0 + 16 * t1 + 256 * t2, where seat q takes tq tricks; those of the last of four seats follow
        from that. Raises ValueError for games in which other than tricks count, or with more than fifteen of them.
        """
