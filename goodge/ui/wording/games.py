"""The names of the games, by their ids."""

from __future__ import annotations

from typing import Any

from ...engine.game import Game
from .phrases import Phrase

_NAMES = {
    "goodge": Phrase("name of a game", "Goodge"),
    "spades": Phrase("name of a game", "Spades"),
    "pride": Phrase("name of a game", "League Spades"),
    "spidge": Phrase("name of a game", "Spidge"),
}
_RULES = {
    "goodge": Phrase("name of a game’s rules, at the head of a printed sheet", "The Goodge Rules"),
    "spades": Phrase("name of a game’s rules, at the head of a printed sheet", "Spades"),
    "pride": Phrase("name of a game’s rules, at the head of a printed sheet", "League Spades"),
    "spidge": Phrase("name of a game’s rules, at the head of a printed sheet", "Spidge"),
}


def game_name(game: Game[Any, Any]) -> str:
    """The name that people call a game by: "Goodge"."""
    return _NAMES[game.id].say()


def rules_name(game: Game[Any, Any]) -> str:
    """The name of a game's rules, often that of the game itself: "The Goodge Rules"."""
    return _RULES[game.id].say()
