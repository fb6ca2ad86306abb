from collections.abc import Callable, Sequence

from .position import Position

class Solver:
    """Exact endings, all cards known: the points of one side, the others being all against it.

    It works at the position it was given, which must be left alone between `begin` and the end of `run`, and finds it
    as it was afterwards. What it has learnt it keeps for other positions of the same game. (Positions are told apart
    by 64 random bits: two that are taken for one are to be expected once in some 10 billion searches.)
    """

    def __init__(self, position: Position) -> None: ...
    @property
    def position(self) -> Position: ...
    def begin(self, side: int, low: int = -1, high: int = 256, weights: Sequence[int] | None = None) -> None:
        """Begin to seek the points that the seats in the mask `side` have in the end, those captured before and the
        bonus included. Only whether they are at most `low`, at least `high`, or how many in between: (bid - 1, bid)
        asks whether a bid is made, many times quicker. With `weights` the side is out for another sum: the points of
        each seat count that many times. Raises ValueError."""
    def run(self, nodes: int) -> bool:
        """Search on for this many positions at most. Return True once `value` is there."""
    def stop(self) -> None:
        """Give a search up, and put the position back."""
    @property
    def done(self) -> bool: ...
    @property
    def value(self) -> int:
        """The result of the last search: exact if between `low` and `high`; else a bound on that side of the window."""
    @property
    def nodes(self) -> int:
        """Positions looked at, in all searches."""
    def solve(
        self,
        side: int,
        low: int = -1,
        high: int = 256,
        pause: Callable[[], object] | None = None,
        weights: Sequence[int] | None = None,
    ) -> int:
        """`begin` and `run` to the end; `pause` is called every millisecond or two of the search."""
    def values(self, side: int, pause: Callable[[], object] | None = None) -> dict[int, int]:
        """Return the value that each of the position's distinct cards leads to, by card."""
