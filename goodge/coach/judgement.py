"""What a choice was worth beside the others: options with their worth, the loss, and a label for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import permutations
from math import sqrt

from ..engine.actions import Action, Bid
from ..engine.values import dataclass, replace
from .swing import Scale

WIDTH = 2.0  # standard errors that are noise
_USUAL = 3  # options that the usual noise counts for


class Grade(StrEnum):
    """The grade of a choice.

    `CLOSE`: the best is better by less than the noise. `GOOD`: it costs next to nothing. `WELL_FOUND`: the best, where
    all others are mistakes at least, and rules of thumb would have missed it.
    """

    WELL_FOUND = "well found"
    BEST = "best"
    GOOD = "good"
    CLOSE = "close"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option: its worth in points on the way to winning the match, and the chance to win it from there."""

    action: Action
    worth: float
    chance: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """The options of one decision, best first, and how the one that was taken stands among them.

    `done` is None where nobody has acted yet; there is no loss and no label then. `loss` is the smaller of what
    independent searches tell, and 0 within the noise; `error` is the standard error of a difference between two
    options. Without options nothing was weighed: the action was forced. `limit` is how far a bid in an auction may go,
    by the mean of the searches; 0 where one finds no bid worth it. Over the `ceiling` none of them does; None where no
    bid is weighed by a limit. `losses`: where nobody has acted yet, what each option would lose, as `loss` is told.
    """

    options: tuple[Weighed, ...] = ()
    done: Action | None = None
    loss: float = 0.0
    error: float = 0.0
    label: Grade | None = None
    deals: int = 0
    limit: int = 0
    ceiling: int | None = None
    losses: tuple[tuple[Action, float], ...] = ()

    @property
    def best(self) -> Weighed:
        """The best option. Raises IndexError if nothing was weighed."""
        return self.options[0]

    @property
    def is_close(self) -> bool:
        """True if the two best options differ by less than the noise."""
        return len(self.options) > 1 and self.is_noise(self.options[1])

    def is_noise(self, option: Weighed) -> bool:
        """Return True if an option differs from the best by less than the noise."""
        return self.best.worth - option.worth <= WIDTH * self.error

    def is_too_high(self, action: Action) -> bool:
        """Return True for a bid in an auction that can only be worth it if somebody bids on."""
        return self.ceiling is not None and isinstance(action, Bid) and action.amount > self.ceiling

    @property
    def taken(self) -> Weighed:
        """The option that was taken. Raises StopIteration if there is none."""
        return next(option for option in self.options if option.action == self.done)

    @property
    def gap(self) -> float:
        """By how much the option that was taken is worth less than the best, by the mean of both searches."""
        return self.best.worth - self.taken.worth

    @property
    def lead(self) -> float:
        """By how much the best option is worth more than the next one; 0 if there is none."""
        return self.best.worth - self.options[1].worth if len(self.options) > 1 else 0.0

    @property
    def told(self) -> Judgement:
        """The judgement as its figures are shown: what was taken is worth as much less than the best as its loss.

        So no figure goes against the label. What is lost within the noise stays as it is. It decides nothing: what was
        taken may seem to be within the noise here.
        """
        if not self.options or self.is_noise(self.taken) or self.gap <= self.loss:
            return self
        best, taken, share = self.best, self.taken, self.loss / self.gap
        milder = Weighed(taken.action, best.worth - self.loss, best.chance - (best.chance - taken.chance) * share)
        options = (milder if option == taken else option for option in self.options)
        return replace(self, options=tuple(sorted(options, key=lambda each: (-each.worth, each == milder))))


def loss_of(done: Action, best: Action, runs: Sequence[Mapping[Action, float]]) -> float:
    """Return the smallest of the losses that the runs tell, never below 0.

    Beside what is best on the whole, what each run alone takes for best has to prove so in the others: of many options
    some look better than they are.
    """
    told = [run[best] - run[done] for run in runs]
    told += [other[max(run, key=run.__getitem__)] - other[done] for run, other in permutations(runs, 2)]
    return max(0.0, min(told))


def error_of(runs: Sequence[Mapping[Action, float]], scale: Scale) -> float:
    """Return the standard error of a difference between two options' means over two runs.

    How far the runs are apart over all options tells it, together with what is usual in the game, since two options
    alone tell little.
    """
    one, other = runs
    apart = [one[action] - other[action] for action in one]
    middle = sum(apart) / len(apart)  # what the deals have brought all options alike is no noise
    squares = sum((gap - middle) ** 2 for gap in apart) / 2.0
    return sqrt((_USUAL * scale.noise**2 + squares) / (_USUAL + len(apart) - 1))


def label_of(judged: Judgement, scale: Scale) -> Grade:
    """Return the label of a choice that is not the only good one."""
    if judged.is_noise(judged.taken):
        return Grade.CLOSE
    grades = ((scale.blunder, Grade.BLUNDER), (scale.mistake, Grade.MISTAKE), (scale.inaccuracy, Grade.INACCURACY))
    return next((label for least, label in grades if judged.loss >= least), Grade.GOOD)
