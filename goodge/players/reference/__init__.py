"""Players to measure others by. `goodge simulate` seats them; `goodge bot` and the table on screen never do.

Three are fair: `reference_of` gives players that are handed a view and nothing else. The fourth, in clairvoyant.py, is
handed everybody's cards, is no `Player`, and cannot be had from here.
"""

from __future__ import annotations

from functools import cache

from ...engine.game import AnyView
from ...engine.games import GOODGE
from ..protocol import Budget, Decision, Player

__all__ = ["REFERENCES", "reference_of"]

REFERENCES = ("random", "greedy", "field")  # weakest first


class ByGame:
    """A player who plays the main game in one way, and the games in which tricks count in another."""

    def __init__(self, main: Player, kin: Player) -> None:
        self.level = main.level
        self._main, self._kin = main, kin

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
        """See `Player.choose`."""
        return (self._main if view.game == GOODGE.id else self._kin).choose(view, seed, budget)


@cache
def reference_of(name: str) -> Player:
    """The fair reference player of a name; loads its code on the first call. Raises ValueError for any other name."""
    if name == "random":
        from .random_player import RandomPlayer

        return RandomPlayer()
    if name == "greedy":
        from .greedy import Greedy
        from .kin import KinGreedy

        return ByGame(Greedy(), KinGreedy())
    if name == "field":
        from .field import FieldPlayer
        from .kin import KinField

        return ByGame(FieldPlayer(), KinField())
    raise ValueError(f"there is no reference player “{name}”; there is {', '.join(REFERENCES)}")
