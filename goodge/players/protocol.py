"""The protocol of computer players: all that the rest of the program sees of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import starmap
from typing import Protocol

from ..engine.actions import Action
from ..engine.game import AnyView
from ..engine.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Budget:
    """The time that a player may spend on one decision.

    `seconds`: about the longest thought. None stands for the usual amount of work; the answer is then a pure function
    of level, seed and view. `share`: of the usual amount of work, where that is to be less; `seconds` then only cuts
    short what takes too long, and where it does not the answer is such a function too. `yield_` is called every few
    milliseconds of thinking, so that a worker thread can let others run, or stop the thought by raising an exception,
    which passes through.
    """

    seconds: float | None = None
    yield_: Callable[[], None] | None = None
    share: float | None = None

    def part(self, share: float) -> Budget:
        """Return a budget with this part of the time; the share of the work stays."""
        return replace(self, seconds=None if self.seconds is None else self.seconds * share)


@dataclass(frozen=True, slots=True)
class Option:
    """An action that a player has weighed.

    `worth` is in points of the seat's own towards winning the match, as the player reckons them. Only differences
    between options of one decision say anything.
    """

    action: Action
    worth: float


@dataclass(frozen=True, slots=True)
class Decision:
    """The action that a player takes, and the options that it weighed over `deals` deals that fit the view.

    The options are sorted by worth, best first. The action is the first of them, or one so near to it that something
    else decides: a style's leaning, a rule of thumb, or how often each was tried. Legal actions that were not weighed
    are missing: those that equal another one, and those that were ruled out before the search.

    There are no options and no deals where nothing was weighed: for a forced move, for the only plan worth a thought,
    and at levels that decide by rules of thumb, whose numbers mean nothing beside those of a search.
    """

    action: Action
    options: tuple[Option, ...] = ()
    deals: int = 0


def weighed(action: Action, worths: Iterable[tuple[Action, float]], deals: int) -> Decision:
    """Return the decision for an action, the best of the options first; of equals the chosen one, then the earlier."""
    options = sorted(starmap(Option, worths), key=lambda option: (-option.worth, option.action != action))
    return Decision(action, tuple(options), deals)


class Player(Protocol):
    """A level of play. It is given a view and nothing else, and keeps nothing from one decision to the next."""

    level: str

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:
        """Return a legal action for the seat to act, and the options that were weighed.

        Neither the order of the seat's cards nor that of `view.legal` matters.
        """
