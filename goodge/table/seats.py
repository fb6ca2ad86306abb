"""Who sits at the table, and what a match is started with."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import field
from typing import Any

from ..engine.values import dataclass

NAME_LENGTH = 16
_PLAYERS_SEEDS = 1 << 53  # what any JSON reader can hold


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat: a person (`level` None), or a computer player of a level and a style. The name is cleaned for display."""

    name: str
    level: str | None
    style: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name) or (self.level or "Player").capitalize())

    @property
    def is_person(self) -> bool:
        return self.level is None


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Everything that a match follows from, except the decisions made in it. `options` are rule options by name.

    The deals follow from `seed`. The computer player in seat s is asked with `players_seed` + s: another number, from
    which no hand can be worked out. `has_help`: hints and the like may be asked for.
    """

    seats: tuple[SeatSetup, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    game: str = "goodge"
    players_seed: int = 0
    has_help: bool = True


def draw_players_seed() -> int:
    """Return a random number to ask the computer players of a new match with."""
    return int.from_bytes(os.urandom(8), "little") % _PLAYERS_SEEDS


def clean_name(text: str) -> str:
    """Return the name as it can be shown; empty if nothing is left.

    It has no control characters or lone surrogates, single spaces, and 16 characters at most.

    >>> clean_name("  Ann\\tof the\\n  long  name")
    'Ann of the long'
    """
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: 8 * NAME_LENGTH])
    return " ".join(shown.split())[:NAME_LENGTH].rstrip()
