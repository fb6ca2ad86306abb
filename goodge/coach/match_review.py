"""A match on record gone through choice by choice."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import TypeAlias

from ..engine.actions import Action, Bid
from ..engine.game import AnyState, Phase
from ..engine.played_out import played_out_in
from ..engine.record import Record
from ..engine.values import dataclass, replace
from ..players import Budget
from ..players.race import Clock
from .costs import costs_of
from .judge import Judge
from .judgement import Judgement
from .luck import Luck, luck_of

EDITION = 16  # raised whenever judgements or luck come out otherwise: what was kept is then made again

Place: TypeAlias = tuple[int, int]  # of an action: the round, and the action in it, both from 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that somebody made, and what it was worth."""

    round: int
    action: int
    seat: int
    phase: Phase
    judgement: Judgement

    @property
    def loss(self) -> float:
        """The points that the choice cost."""
        return self.judgement.loss

    @property
    def told(self) -> Choice:
        """The choice with its judgement as its figures are shown."""
        return replace(self, judgement=self.judgement.told)


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A round that was scored: the luck in it, and the scores by side."""

    round: int
    luck: Luck
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchReview:
    """The end of a review: for each seat the number of its choices, their mean loss and the standard error of that.

    The mean of no choice at all is 0.
    """

    choices: tuple[int, ...]
    mean_loss: tuple[float, ...]
    error: tuple[float, ...]


Reviewed: TypeAlias = Choice | RoundReview | MatchReview


def review(
    record: Record,
    seed: int = 0,
    budget: Budget | None = None,
    known: Mapping[Place, Choice] | None = None,
    known_rounds: Mapping[int, RoundReview] | None = None,
) -> Iterator[Reviewed]:
    """Yield each choice of a match, in order, after those of a round the luck in it, and at last what they come to.

    It thinks when it is asked for the next one, so it can be left at any time. To go on later, hand in the choices and
    the rounds that are `known`: they are yielded as they are. Of an auction each seat's last bid and its last call are
    judged.
    """
    judge, losses = Judge(record.game, plays_on=True), [list[float]() for _ in record.players]
    for number in range(len(record.rounds)):
        choices = []
        for place in choices_of(record, number):
            choice = (known or {}).get((number, place)) or choice_at(record, judge, (number, place), seed, budget)
            if choice.judgement.options:
                losses[choice.seat].append(choice.loss)
                choices.append(choice)
                yield choice
        found = (known_rounds or {}).get(number) or round_review(record, number, choices, seed, budget)
        if found is not None:
            yield found
    yield _summed(losses)


def round_review(
    record: Record, number: int, choices: Sequence[Choice], seed: int = 0, budget: Budget | None = None
) -> RoundReview | None:
    """Return the luck in a round whose choices are all judged; None if it was not scored."""
    states = record.rounds[number]
    if states[-1].result is None:
        return None
    # A bid that was overbid has cost nothing in what became of the round.
    calls = _calls_in(states)
    stopped = _last_of_each(states, calls)
    counting = [choice for choice in choices if choice.action not in calls or choice.action in stopped]
    costs = costs_of(record.game, states, counting, seed, Clock(budget))
    luck, result = luck_of(record.game, states, costs, seed, budget), states[-1].result
    return None if luck is None or result is None else RoundReview(number, luck, result.scores)


def choices_of(record: Record, number: int) -> list[int]:
    """Return the places of the actions in a round of a match that are judged: what was played out, nobody chose."""
    played_out = played_out_in(record.extra)
    return [place for place in choices_in(record.rounds[number]) if (number, place) not in played_out]


def choices_in(states: Sequence[AnyState]) -> list[int]:
    """Return the places of the actions in a round, given by all its states, that are judged if there was a choice.

    Of an auction those are each seat's last bid and its last call: how far it went, and where it stopped.
    """
    calls = _calls_in(states)
    bids = (place for place in calls if isinstance(states[-1].actions[place], Bid))
    judged = {*_last_of_each(states, calls), *_last_of_each(states, bids)}
    return [*sorted(judged), *(place for place in range(len(states) - 1) if place not in calls)]


def _calls_in(states: Sequence[AnyState]) -> range:
    """Return the places of the calls in a round, with which it begins."""
    return range(
        next((place for place, state in enumerate(states) if state.board.phase is not Phase.AUCTION), len(states) - 1)
    )


def _last_of_each(states: Sequence[AnyState], places: Iterable[int]) -> Collection[int]:
    """Return of these places in a round the last one at which each seat acted."""
    return {states[place].board.to_act: place for place in places}.values()


def choice_at(record: Record, judge: Judge, where: Place, seed: int = 0, budget: Budget | None = None) -> Choice:
    """Return the choice at a place of a match; without options in its judgement if there was nothing to choose."""
    number, place = where
    before, done = record.rounds[number][place], _action(record, number, place)
    seat = before.board.to_act
    judgement = judge.judge(record.game.view_for(before, seat), done, seed, budget)
    return Choice(number, place, seat, before.board.phase, judgement)


def _action(record: Record, number: int, place: int) -> Action:
    action: Action = record.rounds[number][-1].actions[place]
    return action


def _summed(losses: Sequence[Sequence[float]]) -> MatchReview:
    counts = tuple(map(len, losses))
    means = tuple(sum(some) / len(some) if some else 0.0 for some in losses)
    return MatchReview(counts, means, tuple(map(_error, losses, means)))


def _error(losses: Sequence[float], mean: float) -> float:
    """The standard error of a mean; 0 for less than two numbers."""
    number = len(losses)
    return sqrt(sum((loss - mean) ** 2 for loss in losses) / (number - 1) / number) if number > 1 else 0.0
