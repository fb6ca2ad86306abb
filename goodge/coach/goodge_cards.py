"""Cards of The Goodge Rules: each searched for itself over the same likely deals."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.games import GOODGE
from ..engine.games.goodge import GoodgeView
from ..engine.rng import Stream
from ..players.card_search import sampled_worlds
from ..players.move_search import MoveSearch
from ..players.race import Clock
from ..players.sight import sight_of
from ..players.utility import stakes_of
from .moves import moves_of
from .weighing import SearchRun, search_all

TRIES, MOST_TRIES = 5000, 42_000  # of a card, and of all cards together: nobody waits long for a hint
EXPLORE = 50.0  # points: with more, an option is told by what its followers try out, not by what serves them
ROUGH = 300.0  # points: as somebody searches who finds less of what would punish a card
FEW_CARDS = 6  # in a hand: from here on nobody who thinks plays roughly


class GoodgeCardWeigher:
    """The cards that may be played, one for all that are equal."""

    def __init__(self, view: GoodgeView, done: Action | None) -> None:
        self._view, self._sight = view, sight_of(view)
        self._stakes = stakes_of(view, self._sight.seat)
        self._moves = moves_of(GOODGE, view, done)
        self.options = list(self._moves.values())

    def run(self, seed: int, clock: Clock, *, is_rough: bool = False) -> SearchRun:
        """See `Weigher.run`."""
        stream = Stream(seed, "cards")
        worlds = sampled_worlds(self._view, self._sight, stream, clock)
        chance = stream.below(1 << 62)
        explore = ROUGH if is_rough and len(self._view.hand) > FEW_CARDS else EXPLORE
        searches = [MoveSearch(worlds, move, chance, explore) for move in self._moves]
        tries = min(TRIES, MOST_TRIES // len(searches))
        found = zip(searches, search_all(searches, tries, clock), strict=True)
        return SearchRun({self._moves[search.move]: value for search, value in found}, searches[0].deals)

    def chance(self, worth: float) -> float:
        """See `Weigher.chance`."""
        return self._stakes.chance(worth)
