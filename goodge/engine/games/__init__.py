"""The games that the engine knows, a line each."""

from __future__ import annotations

from ..errors import EngineError
from ..game import AnyGame
from .goodge import Goodge
from .pride import Pride
from .spades import Spades
from .spidge import Spidge

MAIN_GAME = "goodge"
GOODGE, SPADES, PRIDE, SPIDGE = Goodge(), Spades(), Pride(), Spidge()
GAMES: dict[str, AnyGame] = {game.id: game for game in (GOODGE, SPADES, PRIDE, SPIDGE)}


def game_named(name: str) -> AnyGame:
    """The game of an id. Raises EngineError."""
    try:
        return GAMES[name]
    except KeyError:
        raise EngineError(f"there is no game “{name[:40]}”; there is {', '.join(GAMES)}") from None
