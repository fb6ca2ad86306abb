from collections.abc import Sequence

from .tallies import Tally
from .worlds import SampledWorlds

class Rollouts:
    """Each card that may be played tried in each world, and the rounds played out as `worlds.playout` does."""

    def __init__(self, worlds: SampledWorlds, moves: Sequence[int], seed: int) -> None:
        """`moves`: 1 to 17 cards of the seat to act. Raises ValueError."""
    @property
    def worlds(self) -> SampledWorlds: ...
    def run(self, first: int = 0, last: int | None = None, rounds: int = 1, keep: bool = False) -> None:
        """Play `rounds` more rounds for each card in worlds `first` to `last` - 1; `keep` their outcomes.

        The random numbers of a round follow from the seed, the world, and how many rounds were played in it before,
        and are the same for each card: how a run is sliced changes nothing. A card that is not legal in a world is
        left out there. Raises ValueError for worlds that are not there, or if more than 65,536 outcomes are kept.
        """
    def results(self) -> list[Tally]:
        """Return the sums so far, by card, in the order of `moves`."""
    def outcomes(self) -> list[int]:
        """Return the outcomes that were kept, by world, round and card.

        Seat q's points are `outcome >> 8 * q & 255`. An outcome is 0xFFFFFFFF where the card was not legal.
        """
