"""The score of people who play with real cards: what they tell of each round, scored by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from ..engine.errors import EngineError, IllegalAction, Refusal
from ..engine.game import AnyGame, AnyState, Match, Rules
from ..engine.record import Record
from ..engine.told import ToldRound


class ToldError(EngineError):
    """A round that cannot have been as it is told; `round_index` counts from 0."""

    refusal: Refusal

    def __init__(self, error: IllegalAction, round_index: int) -> None:
        super().__init__()
        self.refusal, self.round_index = error.refusal, round_index


@dataclass(frozen=True)
class ScoreSheet:
    """The rounds so far; `dealer` dealt the first. There is no sheet that the rules could not have led to: ToldError.

    `by_time`: the minutes were up after the last of them. `begun`: in milliseconds since 1970, if that is known.
    `record` is the match as all sheets are drawn from it, with only the last state of each round, and no cards.
    """

    game: AnyGame
    rules: Rules
    players: tuple[str, ...]
    dealer: int
    rounds: tuple[ToldRound, ...] = ()
    by_time: bool = False
    begun: int | None = None
    record: Record = field(init=False, compare=False)

    def __post_init__(self) -> None:
        states = [[state] for state in self._scored()]
        people = {"seats": [None] * len(self.players)}
        object.__setattr__(self, "record", Record(self.game, self.rules, self.players, states, people))

    def _scored(self) -> Iterable[AnyState]:
        match, last = self.game.new_match(self.rules, self.dealer), len(self.rounds) - 1
        for index, told in enumerate(self.rounds):
            try:
                state = self.game.scored_as_told(match, told)
                if self.by_time and index == last:
                    state = self.game.end_by_time(state)[0]
            except IllegalAction as error:
                raise ToldError(error, index) from None
            yield state
            match = self.game.next_match(state)

    @property
    def winner(self) -> int | None:
        return self.record.winner

    def match_before(self, index: int) -> Match:
        """Return the match as it stood before a round."""
        if index == 0:
            return self.game.new_match(self.rules, self.dealer)
        return self.game.next_match(self.record.rounds[index - 1][-1])

    def with_round(self, index: int, told: ToldRound) -> ScoreSheet:
        """Return the sheet with this round in its place, or as the newest; who dealt later stays. Raises ToldError."""
        later = self.rounds[index + 1 :]
        if later and told.dealer != self.rounds[index].dealer:
            later = (replace(later[0], dealer=self.record.rounds[index + 1][-1].board.dealer), *later[1:])
        return replace(self, rounds=(*self.rounds[:index], told, *later))

    def without_last(self) -> ScoreSheet:
        """Return the sheet without what was entered last: that the minutes are up, or else the newest round."""
        if self.by_time:
            return replace(self, by_time=False)
        return replace(self, rounds=self.rounds[:-1])

    def ended_by_time(self) -> ScoreSheet:
        """Return the sheet once the minutes are up. Raises ToldError while the lead is shared."""
        return replace(self, by_time=True)

    def begun_again(self) -> ScoreSheet:
        """Return an empty sheet of the same people and rules; the deal goes on round the table."""
        dealer = self.match_before(len(self.rounds)).dealer
        return ScoreSheet(self.game, self.rules, self.players, dealer)
