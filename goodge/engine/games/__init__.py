"""The games that the engine knows, a line each."""

from __future__ import annotations

from typing import Any

from ..errors import EngineError
from ..game import Game
from .goodge import Goodge
from .pride import Pride
from .spades import Spades
from .spidge import Spidge

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (Goodge(), Spades(), Pride(), Spidge())}


def game_named(name: str) -> Game[Any, Any]:
    """The game of an id. Raises EngineError."""
    try:
        return GAMES[name]
    except KeyError:
        raise EngineError(f"there is no game “{name[:40]}”; there is {', '.join(GAMES)}") from None
