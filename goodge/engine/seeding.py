"""The chance in a match: one number gives the first dealer and every deal, the same on every system."""

from __future__ import annotations

from .events import DealerDrawn, Event
from .game import AnyGame, Deal, Rules
from .rng import Stream


def first_dealer(game: AnyGame, rules: Rules, seed: int) -> int:
    """The seat that deals first in the match of this number (rule 1)."""
    return draw_for_dealer(game, rules, seed)[0]


def draw_for_dealer(game: AnyGame, rules: Rules, seed: int) -> tuple[int, tuple[Event, ...]]:
    """The same seat, and what all see of how it was found: nothing where chance alone names it."""
    dealer, draws = game.draw_dealer(rules, Stream(seed, game.id, "dealer"))
    return dealer, (DealerDrawn(dealer, draws),) if draws else ()


def deal_for(game: AnyGame, rules: Rules, seed: int, number: int) -> Deal:
    """Deal `number` (0 is the first, thrown-in ones count) of the match of this number."""
    return game.cut_deal(rules, Stream(seed, game.id, game.seats(rules), "deal", number))
