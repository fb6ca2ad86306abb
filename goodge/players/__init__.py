"""Computer players: given a level's name, somebody who answers a view with an action."""

from __future__ import annotations

from functools import cache

from ..engine.errors import EngineError
from .seam import AnyView, Budget, Player

__all__ = ["LEVELS", "AnyView", "Budget", "Player", "check_played", "player_of"]

LEVELS = ("novice", "casual", "expert")  # weakest first
PLAYED = ("goodge",)


def check_played(game: str) -> None:
    """Raises EngineError for a game that the computer players do not know yet."""
    if game not in PLAYED:
        raise EngineError(f"no computer player knows {game} yet")


@cache
def player_of(level: str) -> Player:
    """The player of a level; loads its code on the first call. Raises ValueError for a name not in LEVELS."""
    if level == "novice":
        from .novice import Novice

        return Novice()
    if level == "casual":
        from .casual import Casual

        return Casual()
    if level == "expert":
        from .expert import Expert

        return Expert()
    raise ValueError(f"there is no level “{level}”; there is {', '.join(LEVELS)}")
