"""What the screen for a new game says of each game: a line about it, two of its cards, and the rules to choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ....engine.game import Game
from ....engine.games import game_named

LARGEST_TARGET = 1_000_000
LARGEST_LIMIT = 9_999


@dataclass(frozen=True, slots=True)
class Pick:
    """One of a few values; `own`: or a whole number that is typed, up to that one.

    `name` is the rule option, `values` have what the control calls them, `words` says in a sentence what a value means.
    """

    name: str
    title: str
    values: tuple[tuple[Any, str], ...]
    words: Callable[[Any], str]
    own: int | None = None


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off; `needs` is another switch that must be on, and `why_off` says so. An empty sentence is left out."""

    name: str
    title: str
    on_words: str
    off_words: str
    needs: str | None = None
    why_off: str | None = None


@dataclass(frozen=True, slots=True)
class Limit:
    """A whole number from 1 on, or none at all; `about` says what it is good for, `words` what a value means."""

    name: str
    title: str
    about: str
    words: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Limits:
    """Some numbers side by side."""

    title: str
    limits: tuple[Limit, ...]


Option = Pick | Switch | Limits


@dataclass(frozen=True, slots=True)
class Offer:
    """A game as it can be chosen.

    `line` is told on two lines, `cards` are pictures; `tables`: how many may sit at it, the usual number first;
    `seating` says how they sit, where that is no choice; `main_rules` is what one must know before any option.
    """

    id: str
    name: str
    line: str
    cards: tuple[str, str]
    tables: tuple[int, ...]
    options: tuple[Option, ...]
    seating: str = ""
    main_rules: str = ""

    @property
    def game(self) -> Game[Any, Any]:
        return game_named(self.id)
