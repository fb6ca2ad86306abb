"""How strong each level was measured to be; the figures are `build/dev.py bench strength`'s, which writes the file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from .assets import assets_folder

COUNTS = {2: "two", 3: "three", 4: "four"}
_MOST_OF = 9  # games, in the words for what was measured


@dataclass(frozen=True, slots=True)
class Strength:
    """One level against another in all other seats (against the other side's, where there are partners).

    It won `wins` of `games` whole games, and gained `gain` points a round (± `error`, the standard error) more than the
    others over `deals` deals, each played from every seat.
    """

    game: str
    players: int
    level: str
    against: str
    wins: int
    games: int
    gain: float
    error: float
    deals: int


@cache
def strengths() -> tuple[Strength, ...]:
    """All that was measured."""
    text = (assets_folder() / "strength.json").read_text(encoding="utf-8")
    return tuple(Strength(**entry) for entry in json.loads(text))


def strength_of(game: str, players: int, level: str) -> Strength | None:
    """What was measured of a level; None of the weakest, and where nothing was."""
    wanted = (game, players, level)
    return next((found for found in strengths() if (found.game, found.players, found.level) == wanted), None)


def measured(game: str, players: int, others: int, level: str) -> str:
    """How a level stood against so many others of the level before; empty where nothing was measured."""
    found = strength_of(game, players, level)
    if found is None:
        return ""
    won, of = _nearest(found.wins, found.games)
    often = "all" if won == of else f"{won} of {of}"
    return f"wins {often} games against {COUNTS[others]} {found.against.capitalize()}s"


def _nearest(wins: int, games: int) -> tuple[int, int]:
    """The share in small numbers that comes nearest; all is said only where it was all."""
    shares = [(won, of) for of in range(1, _MOST_OF + 1) for won in range(of + (wins == games))]
    return min(shares, key=lambda share: abs(share[0] / share[1] - wins / games))
