"""Who sits at the table, and what a match is started with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

NAME_LENGTH = 16


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
    """All that a match follows from, but for what is decided in it. `options` are rule options by name."""

    seats: tuple[SeatSetup, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    game: str = "goodge"


def clean_name(text: str) -> str:
    """The name as it can be shown: no control characters or lone surrogates, single spaces, 16 characters at most.

    Empty where nothing is left.
    """
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: 8 * NAME_LENGTH])
    return " ".join(shown.split())[:NAME_LENGTH].rstrip()
