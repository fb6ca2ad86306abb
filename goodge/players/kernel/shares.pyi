from .worlds import Worlds

class Shares:
    """Exact endings, all cards known, each seat for itself: who has how much when all play their best for what the
    worlds say that points are worth to them.

    It works at the worlds' table, which must be left alone between `begin` and the end of `run`.
    """

    def __init__(self, worlds: Worlds) -> None: ...
    @property
    def worlds(self) -> Worlds: ...
    def begin(self) -> None:
        """Begins with the position on the table."""
    def run(self, nodes: int) -> bool:
        """Goes on for so many positions at most; whether the search is done."""
    def stop(self) -> None:
        """Gives a search up, and puts the position back."""
    @property
    def done(self) -> bool: ...
    @property
    def nodes(self) -> int:
        """Positions looked at, in all searches."""
    @property
    def points(self) -> list[int]:
        """Points in the end, by seat. Raises ValueError before it is done."""
    @property
    def card(self) -> int | None:
        """The card to play; None where the round is over. Raises ValueError before it is done."""
