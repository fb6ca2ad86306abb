from collections.abc import Sequence

from .rules import Rules
from .table import Table

class Worlds:
    """Where a player stands, what points are worth to whom, and up to 1,024 deals that fit."""

    def __init__(self, rules: Rules) -> None: ...
    @property
    def table(self) -> Table:
        """The table at which rollouts and trees play; `load` puts a world on it, and its players are set there."""
    @property
    def size(self) -> int:
        """How many worlds there are."""
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
        """What all worlds share, as in Position.open; forgets the worlds before. Raises ValueError."""
    def add(self, hands: Sequence[int], bonus: int = 0) -> None:
        """A world: a mask for each seat, and the last trick's bonus. Raises ValueError as Position.lay, or if full."""
    def load(self, world: int) -> None:
        """Puts a world on the table. Raises ValueError."""
    def value(self, seat: int, scores: Sequence[Sequence[float]]) -> None:
        """What ends are worth to a seat: the sum over all seats q of scores[q][points of q], for 0 to 255 points.

        Without this an end is worth the points that the seat itself captures. Raises ValueError.
        """
    def value_ends(self, seat: int, values: Sequence[float]) -> None:
        """The same where what one seat's tricks are worth hangs on the others': all 4,096 ends one by one.

        An end's place is t0 + 16 * t1 + 256 * t2, where seat q takes tq tricks; those of the last of four seats follow
        from that. Raises ValueError for games in which other than tricks count, or with more than fifteen of them.
        """
