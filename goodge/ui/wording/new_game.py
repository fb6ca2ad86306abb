"""The words of New game: what keeps a match from starting, who plays it, and what it would replace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...engine.game import AnyGame
from ...engine.values import dataclass
from .games import game_name
from .lists import listed
from .numbers import figure
from .phrases import Phrase, say

_ALL_COMPUTERS = Phrase("new game: who plays, computer players alone", "{names} play: lean back and watch.")
_SEVERAL = Phrase("new game: who plays, several of them people", "{names} take turns at the screen.")
EMPTY_SEAT = Phrase("new game: where a fourth player could sit", "Empty seat")
NO_HELP = Phrase("new game: what no help means", "No hints, no warnings, no notes on the cards.")
_TEAMS = (
    Phrase("new game: who plays, computer players alone", "{first} play against {second}: lean back and watch."),
    Phrase("new game: who plays, one of them a person", "{first} play against {second}."),
    Phrase("new game: who plays, several of them people", "{first} play against {second}, taking turns at the screen."),
)


@dataclass(frozen=True, slots=True)
class NameMissing:
    """The player at this place, counted from 1, has no name."""

    player: int


@dataclass(frozen=True, slots=True)
class NameTwice:
    """Two players have the same name."""

    name: str


@dataclass(frozen=True, slots=True)
class NumberOff:
    """The number typed for an option is too small or too large; `request` asks for one that is at most {largest}."""

    request: Phrase
    largest: int


@dataclass(frozen=True, slots=True)
class DealMissing:
    """The deal is to have a number, and none is typed."""


@dataclass(frozen=True, slots=True)
class DealTooLarge:
    """The number typed for the deal is too large."""


Problem: TypeAlias = NameMissing | NameTwice | NumberOff | DealMissing | DealTooLarge


def problem_words(problem: Problem) -> str:
    """The sentence about what keeps the match from starting."""
    match problem:
        case NameMissing(player):
            return say("new game: problem", "Player {number} needs a name.", number=player)
        case NameTwice(name):
            return say("new game: problem", "Two players are called {name}: give one of them another name.", name=name)
        case NumberOff(request, largest):
            return request.say(largest=figure(largest))
        case DealMissing():
            return say("new game: problem", "Type the number of the deal, or let it be random.")
        case DealTooLarge():
            return say("new game: problem", "That deal number is too large.")


def more_words() -> str:
    """The button to all choices."""
    return say("new game: button to all choices", "More options")


def fewer_words() -> str:
    """The button back to the first choices."""
    return say("new game: button back to the first choices", "Fewer options")


def about_more() -> str:
    """Say what is behind "More options"."""
    return say("new game: tip of More", "House rules, the target, styles and the number of the deal")


def alone_words(name: str, others: Sequence[str]) -> str:
    """The players, where one is a person: "Ann plays against Ben and Cleo."."""
    return say("new game: who plays", "{name} plays against {others}.", name=name, others=listed(others))


def together_words(names: Sequence[str], persons: int) -> str:
    """The players, each for themselves, where none or several are persons."""
    phrase = _SEVERAL if persons else _ALL_COMPUTERS
    return phrase.say(names=listed(names))


def teams_words(first: Sequence[str], second: Sequence[str], persons: int) -> str:
    """The players of two teams who meet; this many of them are persons."""
    return _TEAMS[min(persons, 2)].say(first=listed(first), second=listed(second))


def unfinished_words(game: AnyGame, players: Sequence[str]) -> str:
    """The sentence about the match that a new one would replace."""
    return say(
        "new game: question",
        "{game} with {players} is not finished. Only one match of each game is kept: if you start a new one, the old "
        "one is deleted.",
        game=game_name(game),
        players=listed(players),
    )
