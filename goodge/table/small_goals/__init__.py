"""Small goals that teach, game by game, and who has reached them in a match."""

from __future__ import annotations

from ...engine.record import Record
from ..archive.setups import AGAIN, people_in
from .achievement import Achievement
from .goodge import GOODGE_GOALS
from .partners import PRIDE_GOALS, SPADES_GOALS
from .spidge import SPIDGE_GOALS

ACHIEVEMENTS: dict[str, tuple[Achievement, ...]] = {
    "goodge": GOODGE_GOALS,
    "spades": SPADES_GOALS,
    "pride": PRIDE_GOALS,
    "spidge": SPIDGE_GOALS,
}
"""The small goals of each game that has some."""


def reached_in(record: Record) -> list[tuple[int, Achievement]]:
    """Return the goals that people have reached in the scored rounds of a match, each with their seat.

    Nobody reaches any where the cards were known, nor where a match was played by computer players alone.
    """
    rounds = record.scored
    if not rounds or record.extra.get(AGAIN):
        return []
    return [
        (seat, goal)
        for seat in sorted(people_in(record))
        for goal in ACHIEVEMENTS.get(record.game.id, ())
        if goal.is_reached(rounds, seat)
    ]
