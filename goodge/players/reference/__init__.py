"""Players to measure others by. `goodge simulate` seats them; `goodge bot` and the table on screen never do.

Three are fair: `reference_of` gives players that are handed a view and nothing else. The fourth, in clairvoyant.py, is
handed everybody's cards, is no `Player`, and cannot be had from here.
"""

from __future__ import annotations

from functools import cache

from ..protocol import Player

__all__ = ["ONE_GAME", "REFERENCES", "reference_of"]

REFERENCES = ("random", "greedy", "field")  # weakest first
ONE_GAME = dict.fromkeys(("greedy", "field", "clairvoyant"), "goodge")  # those that know but one, by the game's id


@cache
def reference_of(name: str) -> Player:
    """The fair reference player of a name; loads its code on the first call. Raises ValueError for any other name."""
    if name == "random":
        from .random_player import RandomPlayer

        return RandomPlayer()
    if name == "greedy":
        from .greedy import Greedy

        return Greedy()
    if name == "field":
        from .field import FieldPlayer

        return FieldPlayer()
    raise ValueError(f"there is no reference player “{name}”; there is {', '.join(REFERENCES)}")
