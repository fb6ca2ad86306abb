"""The names of the games: messages whose English is the engine's title of each game."""

from __future__ import annotations

from typing import Any

from ...engine.game import Game
from .phrases import Phrase

NAME = "name of a game"
RULES_NAME = "name of a game’s rules, at the head of a printed sheet"


def game_name(game: Game[Any, Any]) -> str:
    """The name that people call a game by: "Goodge"."""
    return Phrase(NAME, game.short_title).say()


def rules_name(game: Game[Any, Any]) -> str:
    """The name of a game's rules, often that of the game itself: "The Goodge Rules"."""
    return Phrase(RULES_NAME, game.title).say()
