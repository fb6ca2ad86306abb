"""Computer players: given the name of a level and of a style, somebody who answers a view with an action."""

from __future__ import annotations

from functools import cache

from ..engine.errors import EngineError
from .seam import AnyView, Budget, Player
from .styles import BY_NAME, style_of

__all__ = ["LEVELS", "STYLES", "AnyView", "Budget", "Player", "check_played", "player_of"]

LEVELS = ("novice", "casual", "expert")  # weakest first
STYLES = tuple(BY_NAME)  # any level may have one, and is as strong with it as without
PLAYED = ("goodge",)


def check_played(game: str) -> None:
    """Raises EngineError for a game that the computer players do not know yet."""
    if game not in PLAYED:
        raise EngineError(f"no computer player knows {game} yet")


def player_of(level: str, style: str | None = None) -> Player:
    """The player of a level; loads its code on the first call.

    Raises ValueError for a level that is not in LEVELS, or a style that is not in STYLES.
    """
    return _made(level, style)


@cache
def _made(level: str, style: str | None) -> Player:
    leaning = style_of(style)
    if level == "novice":
        from .novice import Novice

        return Novice(leaning)
    if level == "casual":
        from .casual import Casual

        return Casual(leaning)
    if level == "expert":
        from .expert import Expert

        return Expert(leaning)
    raise ValueError(f"there is no level “{level}”; there is {', '.join(LEVELS)}")
