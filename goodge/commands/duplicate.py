"""Duplicate play: each deal is played in every rotation of the bots, so that luck of the deal cancels.

Two bots that go round a table of partners so change sides: each team plays both halves of the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import combinations

from goodge.engine.game import AnyGame, Rules
from goodge.engine.record import Record

from .arena import AnyEntrant, BotTally, Contest, Mean, match_seed, mean_of
from .entrants import Entrant

Keep = Callable[[Record], AbstractContextManager[None]]


class Duplicate:
    """Rounds played so far. Entrants of one name count as one bot; all rounds of a deal count as one number."""

    def __init__(
        self, game: AnyGame, rules: Rules, entrants: Sequence[AnyEntrant], seed: int, auctioneer: Entrant | None = None
    ) -> None:
        """`auctioneer` as in Contest."""
        self._game, self._rules, self._entrants, self._seed = game, rules, entrants, seed
        self._auctioneer = auctioneer
        self.tallies = {entrant.name: BotTally() for entrant in entrants}
        names = [entrant.name for entrant in entrants]
        self._turns = next(turn for turn in range(1, len(names) + 1) if names[turn:] + names[:turn] == names)

    @property
    def counted(self) -> list[BotTally]:
        """The tallies, one a bot."""
        return list(self.tallies.values())

    @property
    def rounds(self) -> int:
        """The rounds played, those thrown in included."""
        return self._turns * len(self.counted[0].scores)

    def play(self, number: int, keep: Keep) -> None:
        """Play deal `number` in every rotation of the bots; each is a game of one round, played inside `keep`.

        A deal that breaks off is not counted. Raises BotError.
        """
        seats = len(self._entrants)
        scores: dict[str, list[float]] = {name: [] for name in self.tallies}
        gains: dict[str, list[float]] = {name: [] for name in self.tallies}
        played = list[tuple[str, BotTally]]()
        for turned in range(self._turns):
            seated = [self._entrants[(seat + turned) % seats] for seat in range(seats)]
            counts = [BotTally() for _ in seated]
            self._play(seated, counts, number, keep)
            for entrant, count in zip(seated, counts, strict=True):
                scores[entrant.name] += count.scores or [0.0]  # cards thrown in score nothing
                gains[entrant.name] += count.gains or [0.0]
                played.append((entrant.name, count))
        for name, count in played:
            self.tallies[name].add_decisions(count)
        for name, tally in self.tallies.items():
            tally.scores.append(sum(scores[name]) / len(scores[name]))
            tally.gains.append(sum(gains[name]) / len(gains[name]))

    def _play(self, seated: Sequence[AnyEntrant], counts: Sequence[BotTally], number: int, keep: Keep) -> None:
        label = {"seed": self._seed, "deal": number} | ({"card_play_only": True} if self._auctioneer else {})
        contest = Contest(self._game, self._rules, seated, counts, auctioneer=self._auctioneer, simulation=label)
        match = self._game.new_match(self._rules, number % len(seated))
        with keep(contest.record):
            contest.play_round(match, match_seed(self._seed, number), 0)

    def differences(self) -> list[tuple[str, str, Mean]]:
        """For each two bots by how much the first scores more a round."""
        found = []
        for one, other in combinations(self.tallies, 2):
            pairs = zip(self.tallies[one].scores, self.tallies[other].scores, strict=True)
            difference = mean_of([first - second for first, second in pairs])
            if difference is not None:
                found.append((one, other, difference))
        return found
