"""A League Spades tournament: eight teams, three round-robin games each, then a seeded knock-out bracket.

Teams are numbers from 0 on, their places in the draw. The first team of a pairing sits at the seats 0 and 2. Rounds are
played one after the other, the games of a round in any order. Rule numbers are those of docs/rules-pride.md (rule 8).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import chain
from typing import cast

from .values import dataclass

TEAMS = 8
ROUND_ROBIN_ROUNDS = 3
TABLES = TEAMS // 2

LEAGUE_OPTIONS = {"target": 250, "max_rounds": 10, "minutes": 25}
CHAMPIONSHIP_OPTIONS = {"target": 250, "set_limit": 3}

SEEDED_PAIRS = ((1, 8), (4, 5), (2, 7), (3, 6))  # neighbours' winners meet in the semi-finals


class Stage(StrEnum):
    """A part of the tournament, by the name people know it by."""

    ROUND_ROBIN = "round robin"
    QUARTER_FINAL = "quarter-final"
    SEMI_FINAL = "semi-final"
    CHAMPIONSHIP = "championship"

    def __repr__(self) -> str:
        return f"Stage.{self.name}"


class Ending(StrEnum):
    """The reason why a game was over: points reached, rounds or minutes up, or a team set too often."""

    TARGET = "target"
    ROUNDS = "rounds"
    TIME = "time"
    SETS = "sets"

    def __repr__(self) -> str:
        return f"Ending.{self.name}"


_KNOCK_OUT = (Stage.QUARTER_FINAL, Stage.SEMI_FINAL, Stage.CHAMPIONSHIP)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two teams that meet. `round` counts from 0 over the whole tournament: three of the round robin, then three."""

    stage: Stage
    round: int
    teams: tuple[int, int]

    @property
    def options(self) -> dict[str, int]:
        """The rule options of this game, others having their defaults."""
        return dict(CHAMPIONSHIP_OPTIONS if self.stage is Stage.CHAMPIONSHIP else LEAGUE_OPTIONS)


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game: `totals` and `winner` by side, side 0 being the first team of the pairing."""

    pairing: Pairing
    totals: tuple[int, int]
    winner: int
    ending: Ending = Ending.TARGET

    @property
    def winning_team(self) -> int:
        return self.pairing.teams[self.winner]


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """A team's round robin: `difference` is its points less those made against it, `points` all that it made."""

    team: int
    wins: int
    losses: int
    difference: int
    points: int

    @property
    def order(self) -> tuple[int, int, int, int]:
        """The sort key by which teams are ranked: wins, then difference, then points, then the place in the draw."""
        return -self.wins, -self.difference, -self.points, self.team


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament so far: the games played, in the order in which they ended.

    >>> tournament = Tournament()
    >>> [pairing.teams for pairing in tournament.due()]
    [(7, 0), (1, 6), (2, 5), (3, 4)]
    >>> tournament = tournament.with_result(tournament.due()[0], totals=(180, 250), winner=1)
    >>> tournament.standings()[0]
    TeamStanding(team=0, wins=1, losses=0, difference=70, points=250)
    >>> len(tournament.due())
    3
    """

    played: tuple[Played, ...] = ()

    # -- what is to be played -----------------------------------------------------------------------------

    def rounds(self) -> Iterator[tuple[Pairing, ...]]:
        """The rounds whose pairings are settled, in order; each follows from the results of those before it."""
        for number in range(ROUND_ROBIN_ROUNDS):
            yield _round_robin(number)
            if len(self._of_round(number)) < TABLES:
                return
        for number, (stage, teams) in enumerate(zip(_KNOCK_OUT, self.bracket(), strict=False), ROUND_ROBIN_ROUNDS):
            settled = [team for team in teams if team is not None]
            if len(settled) < len(teams):
                return
            yield tuple(Pairing(stage, number, pair) for pair in zip(settled[::2], settled[1::2], strict=True))

    def bracket(self) -> tuple[tuple[int | None, ...], ...]:
        """The teams that have come to each round of the bracket, and the champion: eight, four, two, and one.

        Neighbours meet, and the winner goes to its half of the place; None where a game is still to be played.
        """
        seeds = self.seeds
        teams = [None if seeds is None else seeds[seed - 1] for seed in chain.from_iterable(SEEDED_PAIRS)]
        rounds: list[tuple[int | None, ...]] = [tuple(teams)]
        for number in range(ROUND_ROBIN_ROUNDS, ROUND_ROBIN_ROUNDS + len(_KNOCK_OUT)):
            won = {pairing.teams: result.winning_team for pairing, result in self._of_round(number).items()}
            pairs = zip(rounds[-1][::2], rounds[-1][1::2], strict=True)
            rounds.append(tuple(won.get(cast("tuple[int, int]", pair)) for pair in pairs))
        return tuple(rounds)

    def due(self) -> tuple[Pairing, ...]:
        """The games of the round in progress that have not been played; none once there is a champion."""
        *_, current = self.rounds()
        done = {result.pairing for result in self.played}
        return tuple(pairing for pairing in current if pairing not in done)

    def _of_round(self, number: int) -> dict[Pairing, Played]:
        return {result.pairing: result for result in self.played if result.pairing.round == number}

    # -- how it goes on -----------------------------------------------------------------------------------

    def with_result(
        self, pairing: Pairing, totals: tuple[int, int], winner: int, ending: Ending = Ending.TARGET
    ) -> Tournament:
        """The tournament after one of the games that are due; `totals` and `winner` as its record has them.

        Raises ValueError for any other game, and for a winner who cannot have won with these totals: only in the
        championship can a team lose that has as many points or more, by being set too often.
        """
        if pairing not in self.due():
            raise ValueError("this game is not due")
        if winner not in (0, 1):
            raise ValueError("the winner must be side 0 or 1")
        if pairing.stage is not Stage.CHAMPIONSHIP and totals[winner] <= totals[1 - winner]:
            raise ValueError("the winner must have more points")
        return Tournament((*self.played, Played(pairing, totals, winner, ending)))

    # -- how it stands ------------------------------------------------------------------------------------

    def standings(self) -> tuple[TeamStanding, ...]:
        """The round robin so far, the best team first; once it is over, the order of the seeds."""
        games = [result for result in self.played if result.pairing.stage is Stage.ROUND_ROBIN]
        return tuple(sorted((_standing(team, games) for team in range(TEAMS)), key=lambda standing: standing.order))

    @property
    def seeds(self) -> tuple[int, ...] | None:
        """The teams by seed, the first seed first; None before the round robin is over."""
        is_over = len(self.played) >= ROUND_ROBIN_ROUNDS * TABLES
        return tuple(standing.team for standing in self.standings()) if is_over else None

    @property
    def champion(self) -> int | None:
        """The team that won the championship; None before it has been played."""
        last = self.played[-1] if self.played else None
        return last.winning_team if last is not None and last.pairing.stage is Stage.CHAMPIONSHIP else None


def _round_robin(number: int) -> tuple[Pairing, ...]:
    """Round `number` by the circle method: the last team stays, the others move round it."""
    ring = TEAMS - 1
    pairs = [(ring, number), *(((number + step) % ring, (number - step) % ring) for step in range(1, TABLES))]
    return tuple(Pairing(Stage.ROUND_ROBIN, number, pair) for pair in pairs)


def _standing(team: int, games: list[Played]) -> TeamStanding:
    wins = losses = made = given = 0
    for game in games:
        if team in game.pairing.teams:
            side = game.pairing.teams.index(team)
            wins += game.winner == side
            losses += game.winner != side
            made += game.totals[side]
            given += game.totals[1 - side]
    return TeamStanding(team, wins, losses, made - given, made)
