"""The games that have players of their own. All others are played by the players for any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from ..engine.game import AnyView
from .protocol import Budget, Decision, Player
from .styles import Style


def _goodge(level: str, style: Style) -> Player:
    if level in {"beginner", "novice"}:
        from .novice import Beginner, Novice

        return Novice(style) if level == "novice" else Beginner(style)
    if level == "casual":
        from .casual import Casual

        return Casual(style)
    if level == "skilled":
        from .skilled import Skilled

        return Skilled(style)
    from .expert import Expert

    return Expert(style)


OWN: Mapping[str, Callable[[str, Style], Player]] = {"goodge": _goodge}


def has_styles(game: str) -> bool:
    """Return True if a style changes how the computer players play this game."""
    return game in OWN


@cache
def _player(game: str, level: str, style: Style) -> Player:
    if game in OWN:
        return OWN[game](level, style)
    from .anygame.levels import LEVELS

    return LEVELS[level]


class Level:
    """A level of play, in every game; the code for a game is loaded with the first view of it."""

    def __init__(self, level: str, style: Style) -> None:
        self.level = level
        self._style = style

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
        """See `Player.choose`."""
        return _player(view.game, self.level, self._style).choose(view, seed, budget)
