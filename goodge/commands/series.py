"""Games of one kind, one after the other, and what is counted of them: whole matches, or deals in duplicate play."""

from __future__ import annotations

from collections.abc import Sequence

from goodge.engine.game import Rules
from goodge.engine.games import game_named

from ..engine.values import dataclass
from .arena import AnyEntrant, BotTally, Contest, match_seed
from .duplicate import Duplicate, Keep
from .entrants import Auctioneer


@dataclass(frozen=True, slots=True)
class RunPlan:
    """The games that a run plays. It can be handed to another process."""

    game: str
    rules: Rules
    names: tuple[str, ...]
    seed: int
    max_rounds: int
    is_duplicate: bool
    card_play_only: bool


class Matches:
    """Whole matches, counted by seat."""

    def __init__(self, plan: RunPlan, entrants: Sequence[AnyEntrant], auctioneer: Auctioneer | None) -> None:
        self._plan, self._entrants, self._auctioneer = plan, entrants, auctioneer
        self.counted = [BotTally() for _ in entrants]

    def play(self, number: int, keep: Keep) -> None:
        """Play match `number` inside `keep`; one that breaks off is not counted. Raises BotError."""
        plan, counts = self._plan, [BotTally() for _ in self._entrants]
        label = {"seed": plan.seed, "game": number} | ({"card_play_only": True} if self._auctioneer else {})
        contest = Contest(
            game_named(plan.game), plan.rules, self._entrants, counts, auctioneer=self._auctioneer, simulation=label
        )
        with keep(contest.record):
            contest.play_match(match_seed(plan.seed, number), plan.max_rounds)
        for tally, count in zip(self.counted, counts, strict=True):
            tally.add(count)


GameSeries = Matches | Duplicate


def series_of(plan: RunPlan, entrants: Sequence[AnyEntrant]) -> GameSeries:
    """Return the games of a plan, none of which has been played."""
    auctioneer = Auctioneer(plan.seed) if plan.card_play_only else None
    if plan.is_duplicate:
        return Duplicate(game_named(plan.game), plan.rules, entrants, plan.seed, auctioneer)
    return Matches(plan, entrants, auctioneer)
