"""The search of one card to play. Compare several by giving each the same deals and the same seed."""

from __future__ import annotations

from .kernel import Branch, SampledWorlds, Tree


class MoveSearch:
    """One card, and a tree of what may follow it in some worlds. (A `Contender`.)"""

    def __init__(self, worlds: SampledWorlds, move: int, seed: int, explore: float) -> None:
        self.move = move
        self._tree = Tree(worlds, seed, explore, 1 << move)

    def search(self, tries: int) -> None:
        """See `Contender.search`."""
        self._tree.run(tries)

    @property
    def branch(self) -> Branch:
        """The card, and what all its tries have brought. At least one must have been made."""
        return self._tree.results()[0]

    @property
    def value(self) -> float:
        """See `Contender.value`."""
        return self.branch.mean

    @property
    def deals(self) -> int:
        """The number of deals that have been searched."""
        return min(self._tree.worlds.size, self._tree.tries)
