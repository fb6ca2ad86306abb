"""What a tournament's screens share: where its rules are, what each game is part of, the signs and faces of a team."""

from __future__ import annotations

from ....engine.tournament import Pairing
from ....table.portraits import Chosen, portraits_at
from ....table.teams import Team
from ....table.tournaments import GAME, TournamentSetup
from ...program.layer import Topic
from ...program.teams import CRESTS, MOON, SUN, Occasion

RULES = Topic(GAME, 8)  # what they say of tournaments


def occasion_of(setup: TournamentSetup, pairing: Pairing) -> Occasion:
    """Return what a game is part of, to show at its table."""
    first, second = pairing.teams
    names = setup.teams[first].name, setup.teams[second].name
    emblems = emblem_of(setup, first), emblem_of(setup, second)
    return Occasion(names, pairing.stage, pairing.round + 1, emblems)


def emblem_of(setup: TournamentSetup, team: int) -> str:
    """Return the emblem of a team, the same in all its games: the sun for the people's own, a crest for others."""
    return SUN if team == setup.own else CRESTS.get(setup.teams[team].name, MOON)


def faces_of(team: Team, own: Team, chosen: Chosen) -> tuple[str, ...]:
    """Return the portraits of a team's players, none of them one of the people's `own` team.

    `chosen` are those that people have chosen.
    """
    players = own.players if team == own else (*own.players, *team.players)
    people = {place for place, player in enumerate(players) if player.is_person}
    return portraits_at([player.name for player in players], people, chosen)[-len(team.players) :]
