"""The words of a tournament: its rounds and games, who meets whom, how far a team has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ...engine.tournament import LEAGUE_OPTIONS, ROUND_ROBIN_ROUNDS, Ending, Pairing, Played, Stage, Tournament
from ...engine.values import dataclass
from .lists import listed
from .numbers import figure, points
from .phrases import Phrase, say, say_many
from .players import level_name

if TYPE_CHECKING:  # the title screen tells only the round and loads no tables
    from ...table.side_tables import TableProgress
    from ...table.teams import Team

_ROUNDS = {
    Stage.ROUND_ROBIN: Phrase("tournament: round, at the head of the screen", "League round {number} of {rounds}"),
    Stage.QUARTER_FINAL: Phrase("tournament: round, at the head of the screen", "The quarter-finals"),
    Stage.SEMI_FINAL: Phrase("tournament: round, at the head of the screen", "The semi-finals"),
    Stage.CHAMPIONSHIP: Phrase("tournament: round, at the head of the screen", "The championship"),
}
_GAMES = {
    Stage.ROUND_ROBIN: Phrase("tournament: a game", "League round {number}"),
    Stage.QUARTER_FINAL: Phrase("tournament: a game", "Quarter-final"),
    Stage.SEMI_FINAL: Phrase("tournament: a game", "Semi-final"),
    Stage.CHAMPIONSHIP: Phrase("tournament: a game", "Championship"),
}
_MEETINGS = {
    Stage.ROUND_ROBIN: Phrase("tournament: two teams meet", "{first} v {second}, league round {number}"),
    Stage.QUARTER_FINAL: Phrase("tournament: two teams meet", "{first} v {second}, quarter-final"),
    Stage.SEMI_FINAL: Phrase("tournament: two teams meet", "{first} v {second}, semi-final"),
    Stage.CHAMPIONSHIP: Phrase("tournament: two teams meet", "{first} v {second}, championship"),
}
_OVER = {
    Stage.ROUND_ROBIN: Phrase("tournament: a round is over", "League round {number} of {rounds} is over."),
    Stage.QUARTER_FINAL: Phrase("tournament: a round is over", "The quarter-finals are over."),
    Stage.SEMI_FINAL: Phrase("tournament: a round is over", "The semi-finals are over."),
    Stage.CHAMPIONSHIP: Phrase("tournament: a round is over", "The championship is over."),
}
_ON_TO = {
    Stage.ROUND_ROBIN: Phrase("tournament: button to the next round", "On to round {number}"),
    Stage.QUARTER_FINAL: Phrase("tournament: button to the next round", "On to the quarter-finals"),
    Stage.SEMI_FINAL: Phrase("tournament: button to the next round", "On to the semi-finals"),
    Stage.CHAMPIONSHIP: Phrase("tournament: button to the next round", "On to the championship"),
}
_OTHERS_PLAY = {
    Stage.ROUND_ROBIN: Phrase("tournament: what is on", "The others play league round {number} of {rounds}."),
    Stage.QUARTER_FINAL: Phrase("tournament: what is on", "Your team is out. The others play the quarter-finals."),
    Stage.SEMI_FINAL: Phrase("tournament: what is on", "Your team is out. The others play the semi-finals."),
    Stage.CHAMPIONSHIP: Phrase("tournament: what is on", "Your team is out. The others play the championship."),
}
_OUT = {
    Stage.QUARTER_FINAL: Phrase("tournament: how far a team came", "out in the quarter-finals"),
    Stage.SEMI_FINAL: Phrase("tournament: how far a team came", "out in the semi-finals"),
    Stage.CHAMPIONSHIP: Phrase("tournament: how far a team came", "second in the championship"),
}
_STANDS = (
    Phrase("tournament: the place of the people’s team", "You stand 1st."),
    Phrase("tournament: the place of the people’s team", "You stand 2nd."),
    Phrase("tournament: the place of the people’s team", "You stand 3rd."),
    Phrase("tournament: the place of the people’s team", "You stand {place}th."),
)
_IN_THE_LEAGUE = (
    Phrase("tournament: how far a team came", "1st in the league"),
    Phrase("tournament: how far a team came", "2nd in the league"),
    Phrase("tournament: how far a team came", "3rd in the league"),
    Phrase("tournament: how far a team came", "{place}th in the league"),
)
_WON_BY = {
    Ending.TARGET: Phrase("tournament: under who has won a game", "by {points}"),
    Ending.ROUNDS: Phrase("tournament: under who has won a game", "by {points}, {rounds} rounds"),
    Ending.TIME: Phrase("tournament: under who has won a game", "by {points}, time up"),
    Ending.SETS: Phrase("tournament: under who has won a game", "losers broke 3 contracts"),
}
_WON_BY_ONE = {
    Ending.TARGET: Phrase("tournament: under who has won a game", "by a point"),
    Ending.ROUNDS: Phrase("tournament: under who has won a game", "by a point, {rounds} rounds"),
    Ending.TIME: Phrase("tournament: under who has won a game", "by a point, time up"),
    Ending.SETS: Phrase("tournament: under who has won a game", "losers broke 3 contracts"),
}


# -- rounds and games -----------------------------------------------------------------------------------------


def stage_words(pairing: Pairing) -> str:
    """The round that a game is part of: "League round 1 of 3", "The semi-finals"."""
    return _said(_ROUNDS, pairing)


def game_words(pairing: Pairing) -> str:
    """The name of a game: "League round 1", "Semi-final"."""
    return _said(_GAMES, pairing)


def meeting_words(first: str, second: str, stage: Stage, number: int) -> str:
    """The teams that meet, and their round, counted from 1: "Night Owls v Blue Teapots, league round 1"."""
    return _MEETINGS[stage].say(first=first, second=second, number=number)


def short_meeting_words(first: str, second: str) -> str:
    """The teams that meet, where there is no room for the round: "Night Owls v Blue Teapots"."""
    return say("tournament: two teams meet", "{first} v {second}", first=first, second=second)


def on_to_words(pairing: Pairing) -> str:
    """The button that leads to the round of a game: "On to round 2"."""
    return _said(_ON_TO, pairing)


def _said(phrases: dict[Stage, Phrase], pairing: Pairing) -> str:
    return phrases[pairing.stage].say(number=pairing.round + 1, rounds=ROUND_ROBIN_ROUNDS)


# -- where the tournament is ----------------------------------------------------------------------------------


def won_words(team: str) -> str:
    """The sentence once the tournament is over: "Old Oaks have won the tournament."."""
    return say("tournament: where it is", "{team} have won the tournament.", team=team)


def over_words(pairing: Pairing, place: int) -> str:
    """The sentences after the round of a game; `place` is the people's team's among the eight, counted from 0."""
    if pairing.stage is not Stage.ROUND_ROBIN:
        return _said(_OVER, pairing)
    is_last = pairing.round == ROUND_ROBIN_ROUNDS - 1
    over = say("tournament: a round is over", "The league is over.") if is_last else _said(_OVER, pairing)
    return f"{over} {_placed(_STANDS, place)}"


def meet_words(others: Team) -> str:
    """The team that the people meet: "You meet Old Oaks (Casual)."."""
    level = level_name(others.players[0].level)
    return say("tournament: where it is", "You meet {names} ({level}).", names=others.name, level=level)


def others_play_words(pairing: Pairing) -> str:
    """The sentence for when the people have no game in the round of this one."""
    return _said(_OTHERS_PLAY, pairing)


def games_played_words(done: int, games: int) -> str:
    """The progress of a round: "1 of 4 games played"."""
    if games == 1:
        return say("tournament: where it is", "The championship is under way")
    return say("tournament: where it is", "{done} of {games} games played", done=done, games=games)


def undecided_words() -> str:
    """The words in the place of a team that is not known yet."""
    return say("tournament: a team of the bracket, not known yet", "Still open")


def unwatchable_words() -> str:
    """The notice in place of a game whose record is damaged."""
    return say("notice", "This game cannot be watched: its record is damaged.")


# -- teams ----------------------------------------------------------------------------------------------------


def team_words(team: Team) -> str:
    """The players of a team: "Walt and Edith"."""
    return listed([player.name for player in team.players])


def champions_words(team: Team) -> str:
    """The champions by their names: "Walt and Edith are the champions"."""
    return say("tournament: under the champions’ name", "{names} are the champions", names=team_words(team))


def placing_words(tournament: Tournament, team: int) -> str:
    """The place of a team that is out: "6th in the league · out in the semi-finals"; empty while it is still in."""
    played = [game for game in tournament.played if team in game.pairing.teams and team != game.winning_team]
    out = next((_OUT[game.pairing.stage].say() for game in played if game.pairing.stage in _OUT), None)
    if out is None:
        return ""
    place = next(number for number, each in enumerate(tournament.standings()) if each.team == team)
    return f"{_placed(_IN_THE_LEAGUE, place)} · {out}"


def _placed(phrases: tuple[Phrase, ...], place: int) -> str:
    return phrases[min(place, len(phrases) - 1)].say(place=place + 1)


# -- how a game stands ----------------------------------------------------------------------------------------


def progress_words(progress: TableProgress | None, played: Played | None, names: tuple[str, str]) -> tuple[str, str]:
    """The state of a game, in two short lines."""
    if played is not None:
        return say("tournament: a game", "{team} won", team=names[played.winner]), _won_by(played)
    if progress is None:
        return say("tournament: a game", "Waiting to begin"), ""
    status = [say("tournament: a game under way", "Round {number}", number=progress.rounds + 1)]
    if progress.sets:
        first, second = progress.sets
        status.append(
            say("tournament: a game under way", "broken contracts {first} : {second}", first=first, second=second)
        )
    elif progress.tricks:
        status.append(say("tournament: a game under way", "trick {number}", number=progress.tricks + 1))
    detail = [] if progress.seconds_left is None else [time_words(progress.seconds_left)]
    target = figure(progress.pairing.options["target"])
    detail.append(say("tournament: the points that win a game", "to {target}", target=target))
    return " · ".join(status), " · ".join(detail)


def _won_by(played: Played) -> str:
    return _by_margin(played, played.ending)


def margin_words(played: Played) -> str:
    """By how much a game was won, where there is no room for why it was over; empty if contracts broke."""
    return "" if played.ending is Ending.SETS else _by_margin(played, Ending.TARGET)


def _by_margin(played: Played, ending: Ending) -> str:
    margin = played.totals[played.winner] - played.totals[1 - played.winner]
    phrases = _WON_BY_ONE if margin == 1 else _WON_BY
    return phrases[ending].say(points=points(margin), rounds=LEAGUE_OPTIONS["max_rounds"])


def result_words(played: Played, side: int, other: str) -> str:
    """The result of a game for a side: "beat Old Oaks", "lost to Old Oaks"."""
    if played.winner == side:
        return say("tournament: how a game of the champions ended", "beat {team}", team=other)
    return say("tournament: how a game of the champions ended", "lost to {team}", team=other)


def ending_words(played: Played, side: int) -> str:
    """The reason why a game ended, to follow its result for a side; empty if the target was reached."""
    match played.ending:
        case Ending.TARGET:
            return ""
        case Ending.ROUNDS:
            rounds = LEAGUE_OPTIONS["max_rounds"]
            return say_many("tournament: why a game was over", "after {n} round", "after {n} rounds", rounds)
        case Ending.TIME:
            return say("tournament: why a game was over", "when time was up")
    if side == played.winner:
        return say("tournament: why a game was over, after whom the champions beat", "who broke three contracts")
    return say("tournament: why a game was over, after to whom the champions lost", "three broken contracts")


def time_words(seconds: float) -> str:
    """The playing time that is left: "12 minutes left"."""
    if seconds == 0:
        return say("tournament: the clock of a game", "The last round")
    minutes = max(1, round(seconds / 60))
    return say_many("tournament: the clock of a game", "A minute left", "{n} minutes left", minutes)


# -- what keeps a tournament from starting --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerNameless:
    """One of the two who play together has no name."""


@dataclass(frozen=True, slots=True)
class SameName:
    """Both have the same name."""

    name: str


@dataclass(frozen=True, slots=True)
class TeamNameless:
    """The team has no name."""


TeamProblem: TypeAlias = PlayerNameless | SameName | TeamNameless


def team_problem_words(problem: TeamProblem) -> str:
    """The sentence about what keeps the tournament from starting."""
    match problem:
        case PlayerNameless():
            return say("tournament: problem", "Both of you need a name.")
        case SameName(name):
            return say("tournament: problem", "You are both called {name}: give one of you another name.", name=name)
        case TeamNameless():
            return say("tournament: problem", "Your team needs a name.")
