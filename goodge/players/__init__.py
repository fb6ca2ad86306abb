"""Computer players: given a level's name, somebody who answers a view with an action."""

from __future__ import annotations

from functools import cache

from .seam import AnyView, Budget, Player

__all__ = ["LEVELS", "AnyView", "Budget", "Player", "player_of"]

LEVELS = ("novice", "casual", "expert")  # weakest first


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
