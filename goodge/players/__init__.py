"""Computer players: given the name of a level and of a style, somebody who answers a view with an action."""

from __future__ import annotations

from functools import cache

from ..engine.game import AnyView
from .levels import Level, has_styles
from .protocol import Budget, Decision, Option, Player
from .styles import BY_NAME, style_of

__all__ = ["LEVELS", "STYLES", "AnyView", "Budget", "Decision", "Option", "Player", "has_styles", "player_of"]

LEVELS = ("beginner", "novice", "casual", "skilled", "expert")  # weakest first
STYLES = tuple(BY_NAME)  # any level may have one, and is as strong with it as without


def player_of(level: str, style: str | None = None) -> Player:
    """Return the player of a level; it plays every game.

    Raises ValueError for a level that is not in LEVELS, or a style that is not in STYLES.
    """
    return _made(level, style)


@cache
def _made(level: str, style: str | None) -> Player:
    if level not in LEVELS:
        raise ValueError(f"there is no level “{level}”; there is {', '.join(LEVELS)}")
    return Level(level, style_of(style))
