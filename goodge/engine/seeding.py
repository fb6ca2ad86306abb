"""Where the chance in a match comes from: one number gives the first dealer and every deal, for ever."""

from __future__ import annotations

from typing import Any

from .events import DealerDrawn, Event
from .game import Deal, Game, Rules
from .rng import Stream


def first_dealer(game: Game[Any, Any], rules: Rules, seed: int) -> int:
    """The seat that deals first in the match of this number (rule 1)."""
    return draw_for_dealer(game, rules, seed)[0]


def draw_for_dealer(game: Game[Any, Any], rules: Rules, seed: int) -> tuple[int, tuple[Event, ...]]:
    """The same seat, and what all see of how it was found: nothing where chance alone names it."""
    dealer, draws = game.draw_dealer(rules, Stream(seed, game.id, "dealer"))
    return dealer, (DealerDrawn(dealer, draws),) if draws else ()


def deal_for(game: Game[Any, Any], rules: Rules, seed: int, number: int) -> Deal:
    """Deal `number` (0 is the first, thrown-in ones count) of the match of this number."""
    return game.cut_deal(rules, Stream(seed, game.id, game.seats(rules), "deal", number))
