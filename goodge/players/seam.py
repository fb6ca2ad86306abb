"""What the rest of the program sees of a computer player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from ..engine.actions import Action
from ..engine.game import View

AnyView: TypeAlias = View[Any]


@dataclass(frozen=True, slots=True)
class Budget:
    """How a player may spend his time on one decision.

    `seconds`: he answers within about this long; None: he thinks his usual measure, and his answer is then a pure
    function of level, seed and view. `yield_` is called every few milliseconds of thinking, so that a worker thread
    can let others run, or stop the thought by raising an exception, which passes through.
    """

    seconds: float | None = None
    yield_: Callable[[], None] | None = None


class Player(Protocol):
    """A level of play. It is given a view and nothing else, and keeps nothing from one decision to the next."""

    level: str

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Action:
        """A legal action for the seat to act; neither the order of its cards nor that of `legal` matters."""
