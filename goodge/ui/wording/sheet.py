"""The words of the score sheet: who plays, who leads, what is still missing, and why a picture was not saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ...table.notices import Fault
from .lists import capitalised, listed, side_by_side
from .notices import fault_opening
from .numbers import figure, points
from .phrases import Phrase, Plural, say, say_many

_LONGEST_LIST = 37  # letters of names that go into a sentence
_TEAMS_TIED = Phrase("sheet: how it stands", "Both teams share the lead with {total}: another round decides")
_NAMES_TIED = Phrase("sheet: how it stands", "{names} share the lead with {total}: another round decides")
_MANY_TIED = Plural(
    "sheet: how it stands",
    "{n} player shares the lead with {total}: another round decides",
    "{n} players share the lead with {total}: another round decides",
)
_TEAMS_LEAD = Phrase("sheet: how it stands", "Both teams lead with {total} of {target}")
_NAMES_LEAD = Phrase("sheet: how it stands, several players", "{names} lead with {total} of {target}")
_MANY_LEAD = Plural(
    "sheet: how it stands", "{n} player leads with {total} of {target}", "{n} players lead with {total} of {target}"
)


def player_words(seat: int) -> str:
    """A player without a name, counted from 1: "Player 2"."""
    return say("player without a name", "Player {number}", number=seat)


def line_up_words(sides: Sequence[Sequence[str]]) -> str:
    """The players: "Ann, Ben and Cleo", "Ann and Cleo against Ben and Dan"."""
    if all(len(side) == 1 for side in sides):
        return listed([name for side in sides for name in side])
    first, second = map(listed, sides)
    return say("sheet: who plays, two teams", "{first} against {second}", first=first, second=second)


def to_reach_words(target: int) -> str:
    """The points that a match is played to, one of several facts about it: "to 500"."""
    return say("sheet: the points that win the match", "to {target}", target=figure(target))


def chart_words() -> str:
    """The heading of the chart: what its two scales count."""
    return say("sheet: heading of the chart of points", "Total after each round")


def towards_words(target: int) -> str:
    """The heading of the bars: "Towards 500"."""
    return say("sheet: heading of the bars", "Towards {target}", target=figure(target))


def distance_words(total: int, target: int) -> str:
    """The points that a side still needs: "40 to go"."""
    if total >= target:
        return say("sheet: beside a bar", "target reached")
    return say("sheet: beside a bar", "{points} to go", points=figure(target - total))


def distance_lines(total: int, target: int) -> list[str]:
    """The same on two lines, which leave more room beside them."""
    if total >= target:
        return say("sheet: beside a bar, on two lines", "target\nreached").splitlines()
    return say("sheet: beside a bar, on two lines", "{points}\nto go", points=figure(target - total)).splitlines()


# -- how it stands --------------------------------------------------------------------------------------------


def first_to_words(target: int) -> str:
    """The words while nobody leads: "The match ends at 500: the leader wins"."""
    return say("sheet: how it stands", "The match ends at {target}: the leader wins", target=figure(target))


def won_with_words(total: int, rounds: int) -> str:
    """The winning total, and how long it took: "510 points after 9 rounds"."""
    if rounds == 1:
        return say("sheet: the winner’s total", "{points} after one round", points=points(total))
    return say_many(
        "sheet: the winner’s total",
        "{points} after {n} round",
        "{points} after {n} rounds",
        rounds,
        points=points(total),
    )


def leads_of_words(side: Sequence[str], total: int, target: int) -> str:
    """The side in the lead alone: "Ann leads with 135 of 500"."""
    return say_many(
        "sheet: how it stands, one player or several partners",
        "{names} leads with {total} of {target}",
        "{names} lead with {total} of {target}",
        len(side),
        names=listed(side),
        total=figure(total),
        target=figure(target),
    )


def team_leads_words(team: str, total: int, target: int) -> str:
    """The team in the lead, by its name: "Old Oaks lead with 135 of 250"."""
    return say(
        "sheet: how it stands, a team by its name",
        "{team} lead with {total} of {target}",
        team=team,
        total=figure(total),
        target=figure(target),
    )


def teams_lead_words(total: int, target: int, *, is_tied: bool) -> str:
    """The words where both teams have the same total; `is_tied`: it would win, and another round decides."""
    return (_TEAMS_TIED if is_tied else _TEAMS_LEAD).say(total=figure(total), target=figure(target))


def players_lead_words(names: Sequence[str], total: int, target: int, *, is_tied: bool) -> str:
    """The same for several players; they are counted where their names are too long for a sentence."""
    facts = {"names": listed(names), "total": figure(total), "target": figure(target)}
    if len(listed(names)) <= _LONGEST_LIST:
        return (_NAMES_TIED if is_tied else _NAMES_LEAD).say(**facts)
    return (_MANY_TIED if is_tied else _MANY_LEAD).say(len(names), **facts)


# -- what is beside it ----------------------------------------------------------------------------------------


def rounds_limit_words(number: int, most: int) -> str:
    """The number of the round, of the most there will be: "round 3 of 10"."""
    return say("sheet: how it stands, after who leads", "round {number} of {most}", number=number, most=most)


def time_up_words() -> str:
    """The words for a match that ended by its clock."""
    return say("sheet: how it stands, after the winner’s total", "the time was up")


def set_out_words(side: Sequence[str], times: int) -> str:
    """The words for a match that a team lost by broken contracts: "Ben and Dan were set 3 times"."""
    return say_many(
        "sheet: how it stands, after the winner’s total",
        "{names} were set {n} time",
        "{names} were set {n} times",
        times,
        names=listed(side),
    )


# -- the picture that is saved --------------------------------------------------------------------------------


def won_so_words(winners: str, result: str) -> str:
    """The end of a match at the head of the picture: "Ann wins: 510 points after 9 rounds"."""
    return say("sheet: who has won, and how", "{winners}: {result}", winners=winners, result=result)


def no_folder_words(folder: Path) -> str:
    """The sentence for when a file stands in the way of the folder for pictures."""
    return say("sheet that could not be saved", "Nothing was saved: {folder} is not a folder.", folder=folder)


def shut_folder_words(folder: Path) -> str:
    """The sentence for when the folder for pictures cannot be written to."""
    return say(
        "sheet that could not be saved", "Nothing was saved: the folder {folder} cannot be written.", folder=folder
    )


def unsaved_words(fault: Fault) -> str:
    """The sentence for any other fault: "The disk is full: nothing was saved."."""
    return say("sheet that could not be saved", "{fault}: nothing was saved.", fault=fault_opening(fault))


def undrawn_words() -> str:
    """The sentence for a sheet whose picture could not be made."""
    return say("sheet that could not be saved", "The sheet cannot be saved, because of an error in this program.")


NEXT_TIME = Phrase("winner's page: to whom nothing went well", "Better luck next time")


def close_words(lacks: int) -> str:
    """Say how little a side that has lost was behind: "Only 20 points behind"."""
    return say("winner's page: what went well", "Only {points} behind", points=points(lacks))


def best_round_words(best: int) -> str:
    """The best round of a side: "Best round: 155"."""
    return say("winner's page: what went well", "Best round: {points}", points=figure(best))


def feats_words(feats: Mapping[str, int]) -> str:
    """The feats of a side, with how often it made each: "Nil · 2 × spidge"."""
    told = [
        feat
        if times == 1
        else say("winner's page: how often something was made", "{times} × {feat}", times=figure(times), feat=feat)
        for feat, times in feats.items()
    ]
    return capitalised(side_by_side(*told))
