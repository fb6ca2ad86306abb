"""The setup of a League Spades tournament."""

from __future__ import annotations

from ..engine.rng import MAX_SEED, Stream
from ..engine.tournament import TEAMS, Pairing
from ..engine.values import dataclass
from .seats import MatchSetup
from .teams import Team, drawn_field

GAME = "pride"
_STREAM = "tournament"  # of chance


@dataclass(frozen=True, slots=True)
class TournamentSetup:
    """All that a tournament follows from, except people's decisions. `own` is the people's place among the teams.

    `number` tells it apart from any other: the moment when it was drawn, in milliseconds. `players_seed` as in
    MatchSetup.
    """

    number: int
    seed: int
    own: int
    teams: tuple[Team, ...]
    players_seed: int = 0

    def match_setup(self, pairing: Pairing) -> MatchSetup:
        """Return the setup of a game: who sits where, and its deals. The first team has seats 0 and 2."""
        first, second = (self.teams[team].players for team in pairing.teams)
        deals = Stream(self.seed, _STREAM, pairing.round, *pairing.teams)
        players = Stream(self.players_seed, _STREAM, "players", pairing.round, *pairing.teams)
        seats = (first[0], second[0], first[1], second[1])
        return MatchSetup(seats, pairing.options, deals.below(MAX_SEED), GAME, players.below(MAX_SEED))

    def owns(self, pairing: Pairing) -> bool:
        """Return True if the people's team plays in this game."""
        return self.own in pairing.teams


def draw(own: Team, level: str | None, seed: int, number: int, players_seed: int = 0) -> TournamentSetup:
    """Return a tournament of a team and seven others of a level (None: of all levels), in a drawn order."""
    stream = Stream(seed, _STREAM, "field")
    teams = stream.shuffled([own, *drawn_field(own, level, TEAMS - 1, stream)])
    return TournamentSetup(number, seed, teams.index(own), tuple(teams), players_seed)
