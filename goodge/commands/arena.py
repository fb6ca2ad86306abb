"""Matches between computer players, and the counts that are kept of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from goodge.engine.game import Game, Match, Phase, Rules
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for, first_dealer

from .entrants import Entrant, EntrantError

_MATCH_SEEDS = 1 << 53  # what any JSON reader can hold


class BotError(Exception):
    """A bot ended the run; one sentence that names its seat."""


@dataclass(slots=True)
class Tally:
    """What is counted of one bot. `scores` has one number a round."""

    wins: int = 0
    scores: list[float] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def seconds_a_decision(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error, which is None where one number is all there is."""

    value: float
    error: float | None

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {'?' if self.error is None else format(self.error, '.2f')}"


def mean_of(numbers: Sequence[float]) -> Mean | None:
    """The mean of independent numbers; None without any."""
    if not numbers:
        return None
    mean = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return Mean(mean, None)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return Mean(mean, sqrt(variance / len(numbers)))


def match_seed(seed: int, number: int) -> int:
    """The number that gives the deals of game `number` of a run."""
    return Stream(seed, "simulate", number).below(_MATCH_SEEDS)


class Contest:
    """One match under way between entrants, one a seat; `record` is always what has been played so far."""

    def __init__(
        self, game: Game[Any, Any], rules: Rules, entrants: Sequence[Entrant], tallies: Sequence[Tally], **extra: object
    ) -> None:
        self.record = Record(game, rules, tuple(entrant.name for entrant in entrants), extra=extra)
        self._entrants = entrants
        self._tallies = tallies

    def play_match(self, seed: int, max_rounds: int) -> None:
        """Plays until the match is won, or for `max_rounds` rounds. Raises BotError."""
        game, rules = self.record.game, self.record.rules
        match = game.new_match(rules, first_dealer(game, rules, seed))
        for number in range(max_rounds):
            match = self.play_round(match, seed, number)
            if match.winner is not None:
                self._count_win(match.winner)
                return

    def play_round(self, match: Match, seed: int, number: int) -> Match:
        """Plays deal `number` of a match; returns how the match stands then. Raises BotError."""
        game = self.record.game
        state, _ = game.open_round(match, deal_for(game, match.rules, seed, number))
        self.record.rounds.append([state])
        while not state.board.is_over:
            seat = state.board.turn
            action = self._ask(seat, game.view_for(state, seat))
            reason = game.why_illegal(state, action)
            if reason is not None:
                raise self._fault(seat, f"answered “{action.text}”, which is not allowed: {reason}")
            state, _ = game.apply(state, action)
            self.record.rounds[-1] = [state]
        if state.board.phase is Phase.SCORED:
            for tally, score in zip(self._tallies, game.outcome(state), strict=True):
                tally.scores.append(score)
        return game.next_match(state)

    def _count_win(self, winner: int) -> None:
        sides = self.record.game.sides(self.record.rules)
        for seat, tally in enumerate(self._tallies):
            tally.wins += seat % sides == winner  # partners sit across the table

    def _ask(self, seat: int, view: Any) -> Any:
        tally = self._tallies[seat]
        start = perf_counter()
        try:
            return self._entrants[seat].decide(view)
        except EntrantError as error:
            raise self._fault(seat, str(error)) from None
        finally:
            tally.seconds += perf_counter() - start
            tally.decisions += 1

    def _fault(self, seat: int, what: str) -> BotError:
        return BotError(f"the bot in seat {seat} ({self._entrants[seat].name}) {what}")
