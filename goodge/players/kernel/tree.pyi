from .tallies import Branch
from .worlds import SampledWorlds

class Tree:
    """Information set Monte Carlo tree search over the worlds; new leaves are played out as `worlds.playout` does."""

    def __init__(self, worlds: SampledWorlds, seed: int, explore: float = 100.0, moves: int | None = None) -> None:
        """`explore` is the constant of the upper confidence bound, in units of what ends are worth; `moves` a mask of
        the cards to choose from (None: all that are legal). Raises ValueError without worlds, or where a world allows
        none of the moves."""
    @property
    def worlds(self) -> SampledWorlds: ...
    @property
    def tries(self) -> int:
        """Descents so far; each takes the next world, over and over."""
    @property
    def size(self) -> int:
        """Nodes so far, of 32,768; a full tree learns on, but does not grow."""
    def run(self, tries: int) -> None:
        """Make this many more descents. Slices change nothing."""
    def results(self) -> list[Branch]:
        """Return the cards that were tried first, lowest first; the most visited one is the best."""
