"""Words about whole matches: how one stands, who has won it, what has become of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from ...engine.record import Record
from .games import game_name
from .lists import listed, side_by_side
from .numbers import figure
from .phrases import Phrase, say, say_many
from .small_goals import reached_count_words

NONE_FINISHED = Phrase("finished matches", "No match has been finished yet")
WATCH = Phrase("finished matches: what a press does", "Watch")
MATCH_DAMAGED = Phrase("finished matches", "This match cannot be watched: its record is damaged.")
NO_FIGURES = Phrase("statistics", "Nobody has finished a match yet")
WHAT_WILL_STAND = Phrase(
    "statistics: while there are none",
    "This page will show how many matches each of you has played and won, which bids were made, and the best totals.",
)
WHAT_WILL_BE_WATCHED = Phrase(
    "finished matches: while there are none",
    "Once a match has been played to its end, you can watch it here again, card by card.",
)


def so_far_words(rounds: int, goals: int) -> str:
    """What there is before the first match is over: "3 rounds played so far · 1 small goal reached"."""
    played = say_many(
        "statistics: while no match is finished", "{n} round played so far", "{n} rounds played so far", rounds
    )
    reached = reached_count_words(goals)
    return side_by_side(played * bool(rounds), reached * bool(goals))


def how_it_stands(record: Record) -> list[str]:
    """The lines about a match under way: "Spades", "Round 3", "Ann and Cleo lead with 160"."""
    said = [game_name(record.game), round_words(len(record.scored) + 1)]
    best = max(record.totals)
    if record.totals.count(best) == 1:
        side, sides = record.totals.index(best), len(record.totals)
        said.append(leads_words(record.players[side::sides], best))
    return said


def time_left_words(seconds: float) -> str:
    """What is left of the time that was set for a match: "12 min left", or "last round"."""
    if not seconds:
        return say("table: no new round begins, the time is up", "last round")
    return say_many("table: minutes of play that are left", "{n} min left", "{n} min left", ceil(seconds / 60))


def round_words(number: int) -> str:
    """The round being played, or already scored: "Round 3"."""
    return say("round of a match", "Round {number}", number=number)


def leads_words(names: Sequence[str], total: int) -> str:
    """The player or partners in the lead, with their total: "Ann leads with 60", "Ann and Cleo lead with 160"."""
    return say_many(
        "match: who leads, one player or several partners",
        "{names} leads with {total}",
        "{names} lead with {total}",
        len(names),
        names=listed(names),
        total=figure(total),
    )


def wins_words(names: Sequence[str]) -> str:
    """The winner who plays alone: "Ann wins"."""
    return say_many(
        "match: who has won, one player or several partners",
        "{names} wins",
        "{names} win",
        len(names),
        names=listed(names),
    )


def team_triumph_words(team: str) -> str:
    """The team that has won, by its name: "Old Oaks win"."""
    return say("match: which team has won, by its name", "{team} win", team=team)


def team_wins_words(team: str, total: int) -> str:
    """The winning team, by its name or its players' names: "Ann and Cleo win with 512"."""
    return say("match: which team has won", "{team} win with {total}", team=team, total=figure(total))


def total_words(name: str, total: int) -> str:
    """A side and its total, one of several: "Ann 60"."""
    return say("match: a player or a team and their total", "{name} {total}", name=name, total=figure(total))


def after_round_words(team: str, taken: str, total: int) -> str:
    """A team after a round: "Early Larks · tricks 8, bid 6 · total 62"."""
    return say(
        "watching: a team after a round, the tricks it took of those it bid, and its total",
        "{team} · tricks {taken} · total {total}",
        team=team,
        taken=taken,
        total=figure(total),
    )


def beat_words(winners: Sequence[str], losers: Sequence[str]) -> str:
    """The winners and the losers: "Ann and Cleo beat Ben and Dan"."""
    return say_many(
        "finished match, one player or several partners",
        "{winners} beat {losers}",
        "{winners} beat {losers}",
        len(winners),
        winners=listed(winners),
        losers=listed(losers),
    )


def totals_words(totals: Sequence[int]) -> str:
    """The totals of a finished match, the winner's first: "512 : 300"."""
    return " : ".join(map(figure, totals))


def hints_words(hints: int) -> str:
    """The number of hints taken in a match; empty if there were none."""
    return say_many("finished match", "{n} hint", "{n} hints", hints) if hints else ""


def unreadable_words(error: OSError) -> str:
    """The reason why no finished match can be shown."""
    reason = error.strerror or type(error).__name__
    return say("finished matches", "The finished matches cannot be read: {reason}.", reason=reason)
