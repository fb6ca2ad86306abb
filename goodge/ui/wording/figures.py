"""The words of the statistics of one name: its bids by height, its opponents, its longest runs; and of the export."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...table.archive.statistics import PERSON
from .lists import in_a_row
from .numbers import figure
from .phrases import Phrase, say, say_many
from .players import level_name

BY_NAME = Phrase("statistics: button", "Player by player")
SAVE = Phrase("statistics: button", "Save as a table")
BIDS = Phrase("statistics of a name: over a chart", "Bids made, by size")
AGAINST = Phrase("statistics of a name: over a chart", "Matches won, by the strongest opponent")
LAST_MATCH = Phrase("statistics: over a chart of the totals", "The last match, round by round")
FILE = Phrase("statistics: name of a file", "Goodge statistics {day}")
FEW_CHANCES = Phrase("statistics of a name: beside the figures of a few bids or matches", "few so far")
_PEOPLE = Phrase("statistics of a name: the strongest opponents are people", "People")


def opponent_words(kind: str) -> str:
    """The strongest opponents in a match: a level, or people."""
    return _PEOPLE.say() if kind == PERSON else level_name(kind)


def of_words(good: int, number: int) -> str:
    """The figures beside a bar: "3 of 5"."""
    return say("statistics: how many of all", "{number} of {all}", number=good, all=number)


def heights_words(first: int, last: int) -> str:
    """The bids that a bar stands for: "100–120", or "4" alone."""
    if first == last:
        return figure(first)
    return say("statistics of a name: bids from and to", "{first}–{last}", first=first, last=last)


def won_words(name: str, wins: int, matches: int) -> str:
    """All matches of a name in a sentence: "Ann has won 12 of 23 matches"."""
    return say_many(
        "statistics of a name: in a sentence",
        "{name} has won {wins} of {n} match",
        "{name} has won {wins} of {n} matches",
        matches,
        name=name,
        wins=figure(wins),
    )


def made_words(made: int, bids: int) -> str:
    """All bids in a sentence: "50 of 92 bids made"."""
    return say_many(
        "statistics of a name: in a sentence",
        "{made} of {n} bid made",
        "{made} of {n} bids made",
        bids,
        made=figure(made),
    )


def runs_words(wins: int, bids: int, *, has_bids: bool) -> str:
    """The longest runs: "Most in a row: 3 matches won, 5 bids made"."""
    if not has_bids:
        return say("statistics of a name: longest runs", "Most matches won in a row: {wins}", wins=wins)
    return say(
        "statistics of a name: longest runs",
        "Most in a row: {wins} matches won, {bids} bids made",
        wins=wins,
        bids=bids,
    )


FEW = Phrase("statistics of a name: beside the longest runs, after few matches", "A few more matches will tell more")


def saved_words(path: Path) -> str:
    """The news that the figures are saved, and where."""
    return say("statistics: notice", "Saved as “{file}” in {folder}", file=path.name, folder=path.parent)


def with_real_cards_words(people: Sequence[tuple[str, int, int]]) -> str:
    """Names, with the matches that each has won and played with real cards; empty if there is nobody."""
    if not people:
        return ""
    told = [
        say("statistics: of matches with real cards", "{name} won {won} of {all}", name=name, won=won, all=played)
        for name, won, played in people
    ]
    return say("statistics: note", "With real cards: {people}", people=in_a_row(told))
