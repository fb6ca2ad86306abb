"""Cards as the kernel searches them: one for all that are equal, each in a tree of its own."""

from __future__ import annotations

from ..players.kernel import Position, SampledWorlds, Tree, TrickRules, cards_of


def moves_of(rules: TrickRules, legal: int, parting: int, taken: int) -> list[int]:
    """Return some of the legal cards, one for all that no card of `parting` parts; if `taken` is a card, it is there.

    All three are masks.
    """
    position = Position(rules)
    moves = position.merged(legal, parting)
    if taken & ~moves:
        alike = next(
            1 << move for move in cards_of(moves) if position.merged(1 << move | taken, parting).bit_count() == 1
        )
        moves ^= alike | taken
    return list(cards_of(moves))


class MoveSearch:
    """One card, and a tree of what may follow it in some worlds. (A `Contender`.)"""

    def __init__(self, worlds: SampledWorlds, move: int, seed: int, explore: float) -> None:
        self.move = move
        self._tree = Tree(worlds, seed, explore, 1 << move)

    def search(self, tries: int) -> None:
        """See `Contender.search`."""
        self._tree.run(tries)

    @property
    def value(self) -> float:
        """See `Contender.value`."""
        return self._tree.results()[0].mean

    @property
    def deals(self) -> int:
        """The number of deals that have been searched."""
        return min(self._tree.worlds.size, self._tree.tries)
