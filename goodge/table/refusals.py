"""The reasons why a table, apart from the rules of its game, does not allow something."""

from __future__ import annotations

from ..engine.errors import Refusal


class NextHasPlayed(Refusal):
    """In a tournament, a card stands once the next player has played."""

    __slots__ = ()
