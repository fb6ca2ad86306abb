"""The measured strength of each level, read from the file that `build/dev.py bench strength` writes."""

from __future__ import annotations

import json
from functools import cache

from ....engine.values import dataclass
from ...drawing.assets import asset_text, assets_folder
from ...drawing.faults import UNREADABLE, faults
from ...wording.players import beside_share, strength_words

_OF = 100  # games, in the words for what was measured


@dataclass(frozen=True, slots=True)
class Strength:
    """The result of one level against another in all other seats (in the other side's seats if there are partners).

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
    """Return all measurements; none if the file is missing or damaged."""
    path = assets_folder() / "strength.json"
    try:
        return tuple(Strength(**entry) for entry in json.loads(asset_text(path)))
    except (*UNREADABLE, TypeError) as error:
        faults.add(path, error)
        return ()


def strength_of(game: str, players: int, level: str) -> Strength | None:
    """Return the measurement of a level; None for the weakest, and for a level that was not measured."""
    wanted = (game, players, level)
    return next((found for found in strengths() if (found.game, found.players, found.level) == wanted), None)


def measured(game: str, players: int, others: int, level: str, *, has_share: bool = True) -> str:
    """Say how a level did against this many players of the level before; empty if it was not measured.

    If it `has_share`, it says what one of that level would have won, too: 45 of 100 are few of two, and many of three.
    """
    found = strength_of(game, players, level)
    if found is None:
        return ""
    most = _OF if found.wins == found.games else _OF - 1  # "all" only if every game was won
    won = min(most, round(_OF * found.wins / found.games))
    wins = strength_words(won, _OF, others, found.against)
    return beside_share(wins, _OF * (players - others) // players) if has_share and won < _OF else wins
