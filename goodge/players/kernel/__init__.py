"""Card play at speed: bit masks, playouts, tree search, exact endings. A leaf that knows nothing of the program.

Compiled by Cython where the game was installed with a C compiler at hand, and the same files run as Python where not:
the same numbers come out of both. README.md beside this file tells how to use it.
"""

from __future__ import annotations

from .aims import TrickAim
from .deals import Deals
from .playout import Playout
from .position import COMPILED, Position
from .rollouts import Rollouts
from .rules import MOST_POINTS, TrickRules, cards_of, goodge, mask_of, pride, spades, spidge
from .solver import Solver
from .tallies import Branch, Tally
from .tree import Tree
from .trickdeals import TrickDeals
from .weights import DEFAULT, Weights
from .worlds import SampledWorlds

__all__ = [
    "DEFAULT",
    "MOST_POINTS",
    "Branch",
    "Deals",
    "Playout",
    "Position",
    "Rollouts",
    "SampledWorlds",
    "Solver",
    "Tally",
    "Tree",
    "TrickAim",
    "TrickDeals",
    "TrickRules",
    "Weights",
    "cards_of",
    "goodge",
    "is_compiled",
    "mask_of",
    "pride",
    "spades",
    "spidge",
]


def is_compiled() -> bool:
    """Return True if this runs as machine code rather than as Python."""
    return COMPILED
