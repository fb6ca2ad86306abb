"""Bids and cards of any other game whose card play the engine tells as data."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import Action
from ..engine.game import AnyGame, AnyView, Match
from ..engine.rng import Stream
from ..players import kernel
from ..players.anygame.action_search import call_gains, sensible_calls
from ..players.anygame.card_search import opened_worlds, spread_of
from ..players.anygame.deal_inference import likely_states
from ..players.anygame.deck import Deck
from ..players.anygame.gains import chance_of, gain_of_nothing
from ..players.move_search import MoveSearch
from ..players.race import Clock
from .moves import moves_of
from .weighing import SearchRun, search_all

CALL_DEALS, DEALS, TRIES = 100, 150, 2500  # in each of two runs
EXPLORE = 0.5  # times the spread of what playouts bring, below each card
FEW_CALLS = 4  # with more of them each deal is played out less often: nobody waits long for a hint
ROUNDS, FEWER_ROUNDS = 4, 2


class _Standing:
    """What both weighers need to tell worths and chances, counted from how the match stands before the round."""

    def __init__(self, game: AnyGame, view: AnyView) -> None:
        self._game, self._seat = game, view.seat or 0
        self._match: Match = game.match_of(view)
        self._nothing = gain_of_nothing(game, self._match, self._seat)

    def chance(self, worth: float) -> float:
        """See `Weigher.chance`."""
        return chance_of(self._game, self._match, self._seat, worth + self._nothing)


class KinCallWeigher(_Standing):
    """What may be done before the first card: the bids near to what the hand looks good for, and all that is no bid."""

    def __init__(self, game: AnyGame, view: AnyView, deck: Deck, done: Action | None) -> None:
        super().__init__(game, view)
        self._view, self._deck = view, deck
        near = sensible_calls(view, deck)
        self.options: Sequence[Action] = near if done is None or done in near else [*near, done]

    def run(self, seed: int, clock: Clock, *, is_rough: bool = False) -> SearchRun:  # noqa: ARG002
        """See `Weigher.run`."""
        stream, rounds = Stream(seed, "calls"), ROUNDS if len(self.options) <= FEW_CALLS else FEWER_ROUNDS
        sums, deals = call_gains(
            self._game, self._view, self._deck, self.options, CALL_DEALS, stream, clock, rounds=rounds
        )
        return SearchRun({option: total / deals - self._nothing for option, total in sums.items()}, deals)


class KinCardWeigher(_Standing):
    """The cards that may be played, one for all that are equal."""

    def __init__(self, game: AnyGame, view: AnyView, deck: Deck, done: Action | None) -> None:
        super().__init__(game, view)
        self._view, self._deck = view, deck
        self._moves = moves_of(game, view, done)
        self.options: Sequence[Action] = list(self._moves.values())

    def run(self, seed: int, clock: Clock, *, is_rough: bool = False) -> SearchRun:  # noqa: ARG002
        """See `Weigher.run`."""
        stream = Stream(seed, "cards")
        states = likely_states(self._game, self._view, self._deck, stream, clock.count(DEALS), clock)
        worlds = opened_worlds(self._game, self._view, self._deck, states)
        chance = stream.word()
        rollouts = kernel.Rollouts(worlds, list(self._moves), chance)
        rollouts.run()
        spread = spread_of(rollouts.results())
        searches = [MoveSearch(worlds, move, chance, EXPLORE * spread) for move in self._moves]
        worths: dict[Action, float] = {}
        for search, value in zip(searches, search_all(searches, TRIES, clock), strict=True):
            worths[self._moves[search.move]] = value - self._nothing
        return SearchRun(worths, searches[0].deals)
