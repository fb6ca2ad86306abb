"""Matches between computer players, and the counts that are kept of them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from math import sqrt
from typing import cast

from goodge.engine.actions import Action
from goodge.engine.errors import IllegalAction
from goodge.engine.game import AnyGame, AnyState, AnyView, Match, Phase, Result, Rules
from goodge.engine.record import Record
from goodge.engine.rng import Stream
from goodge.engine.seeding import deal_for, first_dealer
from goodge.players.blunders import Blunder, blunder_in, is_judged
from goodge.ui.wording.refusals import refusal_words

from ..engine.values import dataclass
from .entrants import Entrant, EntrantError, Witness

AnyEntrant = Entrant | Witness

_MATCH_SEEDS = 1 << 53  # what any JSON reader can hold


class BotError(Exception):
    """A bot ended the run; one sentence that names its seat."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A round as the Goodge: what was bid, and what the round scored (minus the bid where it failed)."""

    bid: int
    score: int

    @property
    def is_made(self) -> bool:
        return self.score >= 0


@dataclass(slots=True)
class BotTally:
    """The counts that are kept of one bot.

    `scores` and `gains` have one number a round (a deal in duplicate play): its own score, and that less the mean of
    the other sides'. `seconds` has one a decision. `choices` are the cards played where there was more than one,
    `counts` what the game's own statistics count in the `rounds` of each seat.
    """

    wins: int = 0
    scores: list[float] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)
    contracts: list[Contract] = field(default_factory=list)
    rounds: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    seconds: array[float] = field(default_factory=lambda: array("d"))
    choices: int = 0
    blunders: Counter[Blunder] = field(default_factory=Counter)

    def add(self, other: BotTally) -> None:
        """Count all that another tally has counted as well."""
        self.wins += other.wins
        self.scores += other.scores
        self.gains += other.gains
        self.add_decisions(other)

    def add_decisions(self, other: BotTally) -> None:
        """Count another tally's decisions, contracts and counts as well; not its wins, scores and gains."""
        self.contracts += other.contracts
        self.rounds += other.rounds
        self.counts += other.counts
        self.seconds += other.seconds
        self.choices += other.choices
        self.blunders += other.blunders

    def milliseconds(self, share: float) -> float:
        """Return a percentile of the time a decision took: `share` of all took no longer; 0 without any."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def gain_of(scores: Sequence[int], seat: int, sides: int) -> float:
    """Return a seat's score of a round less the mean of the other sides' (seat s is of side s % sides)."""
    others = [scores[side] for side in range(sides) if side != seat % sides]
    return scores[seat] - sum(others) / len(others)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error, which is None where one number is all there is."""

    value: float
    error: float | None

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {'?' if self.error is None else format(self.error, '.2f')}"


def mean_of(numbers: Sequence[float]) -> Mean | None:
    """Return the mean of independent numbers; None without any."""
    if not numbers:
        return None
    mean = sum(numbers) / len(numbers)
    if len(numbers) == 1:
        return Mean(mean, None)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return Mean(mean, sqrt(variance / len(numbers)))


def match_seed(seed: int, number: int) -> int:
    """Return the number that gives the deals of game `number` of a run."""
    return Stream(seed, "simulate", number).below(_MATCH_SEEDS)


class Contest:
    """One match under way between entrants, one a seat; `record` is always what has been played so far.

    An `auctioneer` decides for every seat whatever comes before the first card, and no tally counts that.
    """

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        entrants: Sequence[AnyEntrant],
        tallies: Sequence[BotTally],
        *,
        auctioneer: Entrant | None = None,
        **extra: object,
    ) -> None:
        self.record = Record(game, rules, tuple(entrant.name for entrant in entrants), extra=extra)
        self._entrants = entrants
        self._tallies = tallies
        self._auctioneer = auctioneer

    def play_match(self, seed: int, max_rounds: int) -> None:
        """Play until the match is won, or for `max_rounds` rounds. Raises BotError."""
        game, rules = self.record.game, self.record.rules
        match = game.new_match(rules, first_dealer(game, rules, seed))
        for number in range(max_rounds):
            match = self.play_round(match, seed, number)
            if match.winner is not None:
                self._count_win(match.winner)
                return

    def play_round(self, match: Match, seed: int, number: int) -> Match:
        """Play deal `number` of a match, and return how the match stands then. Raises BotError."""
        game = self.record.game
        state, _ = game.open_round(match, deal_for(game, match.rules, seed, number))
        self.record.rounds.append([state])
        while not state.board.is_over:
            action = self._decide(state)
            try:
                state, _ = game.apply(state, action)
            except IllegalAction as error:
                why = f"answered “{action.text}”, which is not allowed: {refusal_words(error.refusal)}"
                raise self._fault(state.board.to_act, why) from None
            self.record.rounds[-1] = [state]
        if state.board.phase is Phase.SCORED:
            self._count_round(state)
        return game.next_match(state)

    def _decide(self, state: AnyState) -> Action:
        seat = state.board.to_act
        view = self.record.game.view_for(state, seat)
        if self._auctioneer is not None and view.board.phase is not Phase.PLAY:
            return self._auctioneer.decide(view)
        action = self._ask(seat, view, state)
        tally = self._tallies[seat]
        if is_judged(view):
            tally.choices += 1
            blunder = blunder_in(view, action)
            if blunder is not None:
                tally.blunders[blunder] += 1
        return action

    def _ask(self, seat: int, view: AnyView, state: AnyState) -> Action:
        """The action that the entrant of a seat wants. A witness is shown the state, everybody else the view alone."""
        entrant = self._entrants[seat]
        start = entrant.clock()
        try:
            if isinstance(entrant, Witness):
                return entrant.decide_seeing(self.record.game, state)
            return entrant.decide(view)
        except EntrantError as error:
            raise self._fault(seat, str(error)) from None
        finally:
            self._tallies[seat].seconds.append(entrant.clock() - start)

    def _count_round(self, state: AnyState) -> None:
        game = self.record.game
        scores, sides = game.outcome(state), game.sides(self.record.rules)
        counted = game.tally(state.board, cast(Result, state.result))
        for seat, tally in enumerate(self._tallies):
            tally.scores.append(scores[seat])
            tally.gains.append(gain_of(scores, seat, sides))
            tally.rounds += 1
            tally.counts.update(counted[seat])
        alone = game.lone_bid(state.board)
        if alone is not None:
            seat, bid = alone
            self._tallies[seat].contracts.append(Contract(bid, scores[seat]))

    def _count_win(self, winner: int) -> None:
        sides = self.record.game.sides(self.record.rules)
        for seat, tally in enumerate(self._tallies):
            tally.wins += seat % sides == winner  # partners sit across the table

    def _fault(self, seat: int, what: str) -> BotError:
        """Return what is wrong, with its place in the record, counted from 0 as the referee does."""
        rounds = self.record.rounds
        place = f"round {len(rounds) - 1}, action {len(rounds[-1][-1].actions)}"
        return BotError(f"the bot in seat {seat} ({self._entrants[seat].name}) {what} ({place})")
