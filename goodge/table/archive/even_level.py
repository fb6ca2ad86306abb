"""The level of computer players that somebody would win their share of matches against, by the results so far."""

from __future__ import annotations

from ...players import LEVELS
from .statistics import Outcomes

_AT_FIRST, _FIRST_MATCHES = "casual", 2  # results of this many matches, before there are any
_STEPS = 2.0  # levels between those who win all matches and those who win their share


def even_level(against: Outcomes, sides: int) -> str:
    """Return the level for somebody with these results in matches of this many sides.

    A linear performance rating: the mean level of the opponents, and as much more as more than the share was won.
    Matches against people do not count.
    """
    matches, total = _FIRST_MATCHES, float(_FIRST_MATCHES * LEVELS.index(_AT_FIRST))
    for place, level in enumerate(LEVELS):
        number, won = against.get(level, (0, 0))
        matches += number
        total += number * place + _STEPS * (won - number / sides)
    return LEVELS[min(max(round(total / matches), 0), len(LEVELS) - 1)]
