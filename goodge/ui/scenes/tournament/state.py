"""How a tournament stands in the round that the hall shows: its games, the bracket, the sentence about it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....engine.tournament import SEEDED_PAIRS, Pairing, Played, Stage
from ....engine.values import dataclass
from ....table.hall import Hall
from ....table.portraits import Chosen
from ....table.side_tables import TableProgress
from ....table.tournaments import TournamentSetup
from ...wording.phrases import say
from ...wording.tournament import (
    margin_words,
    meet_words,
    others_play_words,
    over_words,
    progress_words,
    team_words,
    won_words,
)
from .games import GameFacts, TeamShown
from .words import emblem_of, faces_of

KNOCK_OUT = 3  # the number of the first round of the bracket


@dataclass(frozen=True, slots=True)
class HallState:
    """A tournament with the games that are `seen` under way; `shown` is the number of the round to show,
    `portraits` are those that people have chosen.

    It is the round in progress, or the previous one until people have seen how it ended.
    """

    hall: Hall
    seen: Mapping[Pairing, TableProgress]
    shown: int
    portraits: Chosen

    @property
    def setup(self) -> TournamentSetup:
        if self.hall.setup is None:
            raise ValueError("no tournament was begun")
        return self.hall.setup

    @property
    def rounds(self) -> list[tuple[Pairing, ...]]:
        return list(self.hall.tournament.rounds())

    @property
    def round(self) -> tuple[Pairing, ...]:
        """The games of the round to show."""
        return self.rounds[self.shown]

    @property
    def is_past(self) -> bool:
        return self.shown != self.hall.round[0].round

    @property
    def reached(self) -> float:
        """The progress of the games of the round in progress, from 0 to 1; those just over may still be seen."""
        games = self.hall.round
        shares = (progress.share for pairing, progress in self.seen.items() if self._played(pairing) is None)
        return min(1.0, (self.done(games) + sum(shares)) / len(games))

    def done(self, games: Sequence[Pairing]) -> int:
        """Return the number of these games that are over."""
        return sum(self._played(pairing) is not None for pairing in games)

    @property
    def champion(self) -> TeamShown | None:
        """The team that has won the tournament."""
        champion = self.hall.tournament.champion
        return None if champion is None else self._contender(champion)

    # -- games --------------------------------------------------------------------------------------------

    def game(self, pairing: Pairing) -> GameFacts:
        """Return the facts about a game whose teams are known."""
        first, second = pairing.teams
        teams = self._contender(first), self._contender(second)
        played, progress = self._played(pairing), self.seen.get(pairing)
        status, detail = progress_words(progress, played, (teams[0].name, teams[1].name))
        is_own = self.setup.owns(pairing)
        can_watch = played is not None or (progress is not None and not is_own)
        can_play = pairing == self.hall.own_game and not self.is_past
        return GameFacts(
            teams=teams,
            totals=played.totals if played else progress.totals if progress else None,
            winner=played.winner if played else None,
            is_own=is_own,
            target=pairing.options["target"],
            status=status,
            detail=detail,
            brief=margin_words(played) if played else "",
            action=_watch_words() if can_watch else _play_words() if can_play else None,
            seeds=self._seeds(*pairing.teams) if pairing.stage is not Stage.ROUND_ROBIN else (None, None),
        )

    def open_game(self, number: int, index: int) -> GameFacts:
        """Return a game of the bracket for which at least one team is not known yet."""
        one, other = self.hall.tournament.bracket()[number][2 * index : 2 * index + 2]
        teams, seeds = tuple(map(self._contender, (one, other))), self._seeds(one, other)
        if number == 0:
            seeds = SEEDED_PAIRS[index]
            teams = tuple(TeamShown(say("tournament: a team of the bracket", "Seed {number}", number=n)) for n in seeds)
        return GameFacts((teams[0], teams[1]), None, None, self.setup.own in (one, other), 1, "", "", None, seeds)

    def _played(self, pairing: Pairing) -> Played | None:
        return next((result for result in self.hall.tournament.played if result.pairing == pairing), None)

    def _contender(self, team: int | None) -> TeamShown:
        if team is None:
            return TeamShown("")
        setup = self.setup
        who = setup.teams[team]
        faces = faces_of(who, setup.teams[setup.own], self.portraits)
        return TeamShown(who.name, team_words(who), emblem_of(setup, team), team == setup.own, faces)

    def _seeds(self, *teams: int | None) -> tuple[int | None, int | None]:
        """Return the seeds of two teams; None for a team without one."""
        seeds = self.hall.tournament.seeds or ()
        one, other = (seeds.index(team) + 1 if team in seeds else None for team in teams)
        return one, other

    # -- words --------------------------------------------------------------------------------------------

    @property
    def sentence(self) -> str:
        """Where the tournament is."""
        hall, setup = self.hall, self.setup
        own = hall.own_game
        if self.champion is not None:
            return won_words(self.champion.name)
        if self.is_past:
            standings = hall.tournament.standings()
            place = next(number for number, each in enumerate(standings) if each.team == setup.own)
            return over_words(self.round[0], place)
        if own is not None:
            return meet_words(setup.teams[next(team for team in own.teams if team != setup.own)])
        return others_play_words(self.round[0])


def _watch_words() -> str:
    return say("tournament: what a press on a game does", "Watch")


def _play_words() -> str:
    return say("tournament: what a press on a game does", "Play")
