"""Card play at speed: bit masks, playouts, tree search, exact endings. A leaf that knows nothing of the program.

Compiled by Cython where the game was installed with a C compiler at hand, and the same files run as Python where not:
the same numbers come out of both. README.md beside this file tells how to use it.
"""

from __future__ import annotations

from .aims import Aim
from .deals import Deals
from .position import COMPILED, Position
from .rollouts import Rollouts
from .rules import MOST_POINTS, Rules, cards_of, goodge, mask_of, pride, spades, spidge
from .shares import Shares
from .solver import Solver
from .table import Table
from .tallies import Branch, Tally
from .tree import Tree
from .weights import DEFAULT, Weights
from .worlds import Worlds

__all__ = [
    "DEFAULT",
    "MOST_POINTS",
    "Aim",
    "Branch",
    "Deals",
    "Position",
    "Rollouts",
    "Rules",
    "Shares",
    "Solver",
    "Table",
    "Tally",
    "Tree",
    "Weights",
    "Worlds",
    "cards_of",
    "goodge",
    "is_compiled",
    "mask_of",
    "pride",
    "spades",
    "spidge",
]


def is_compiled() -> bool:
    """Whether this runs as machine code rather than as Python."""
    return COMPILED
