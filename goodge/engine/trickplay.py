"""A game's card play as data, for whoever wants to play on quicker than by `legal` and `apply`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from .state import B, Hand, State
from .values import dataclass


@dataclass(frozen=True, slots=True)
class TrickPlay(Generic[B]):
    """Play with a fixed trump suit in which suits are followed and every trick, of fifteen at most, is worth a point.

    `suits`: the cards of each suit, low to high, whatever counts as trump among the trumps, and trump first.
    `scored_with` returns the state of a round as it would be scored if each hand had taken this many tricks in the end.
    `trump_waits`: trump is led only once one has been played, or from a hand of nothing else. `twins`: the two top
    trumps are equals; both in one trick cancel each other, and if one of them led, the first other card sets the suit.
    """

    suits: tuple[Hand, ...]
    scored_with: Callable[[State[B], tuple[int, ...]], State[B]]
    trump_waits: bool = False
    twins: bool = False
