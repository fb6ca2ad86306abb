"""Luck: the split of a round's score into what the cards brought and what choices did. docs/coach.md explains it.

Every part is told as points ahead of the mean of all sides, so it sums to zero over the sides; and the parts of a side
add up to the points by which its score is ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Protocol

from ..engine.game import AnyGame, AnyState, Phase
from ..engine.rng import Stream
from ..engine.values import dataclass
from ..players import Budget
from ..players.race import Clock
from .prospects import Ahead, ahead, prospects_of

_UNIT = 1000  # all is told in thousandths of a point, so that sums are exact
Thousandths = tuple[int, ...]


class Loss(Protocol):
    """A choice that was judged, and what it cost in points of one's own."""

    @property
    def seat(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def loss(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Luck:
    """The parts of a round's score, by side.

    `deal`: what the hands were worth as they were dealt, each by what its own player saw; before the deal all sides may
    expect the same. `stash`: what was found there, less the mean over what could have lain there. `lie`: how the hidden
    cards lay, up to the first card played. `own`: what one's choices cost, less the mean of all sides. `others`: what
    others let one get away with, and what came of all choices that nobody could know.
    """

    deal: Ahead
    stash: Ahead
    lie: Ahead
    others: Ahead
    own: Ahead

    @property
    def score(self) -> Ahead:
        """The points by which each side's score is ahead of the mean of all: the sum of the parts."""
        rows = [_whole(getattr(self, part.name)) for part in fields(self)]
        return _points(tuple(map(sum, zip(*rows, strict=True))))


def luck_of(
    game: AnyGame, states: Sequence[AnyState], choices: Iterable[Loss], seed: int = 0, budget: Budget | None = None
) -> Luck | None:
    """Return the luck in a round, by all its states and all its judged choices.

    None for a round that is not scored, and for a game whose card play is not known.
    """
    prospects, result = prospects_of(game, states[0]), states[-1].result
    if prospects is None or result is None:
        return None
    sides, clock = game.sides(states[0].match.rules), Clock(budget)
    stream = Stream(seed, "luck", *(card.text for card in states[0].deal.hands[0]))
    deal = _exact(prospects.of_hands(states[0], stream, clock))
    stash = _exact(prospects.of_stash(states, stream, clock))
    first = next(state for state in states if state.board.phase is Phase.PLAY)
    lie = _exact(prospects.of_cards(first, stream))
    judged = list(choices)
    losses = _losses(judged, sides)
    early = _losses((choice for choice in judged if choice.phase is not Phase.PLAY), sides)
    own = _exact(ahead([-loss for loss in losses]))
    before = _exact(ahead([-loss for loss in early]))  # what early choices did to all sides
    lie = _less(lie, deal, stash, before)
    others = _less(_exact(ahead(result.scores)), deal, stash, lie, own)
    return Luck(*map(_points, (deal, stash, lie, others, own)))


def _losses(choices: Iterable[Loss], sides: int) -> list[float]:
    losses = [0.0] * sides
    for choice in choices:
        losses[choice.seat % sides] += choice.loss
    return losses


def _exact(parts: Ahead) -> Thousandths:
    """Parts in thousandths that sum to zero: what rounding leaves over is the last side's."""
    rounded = _whole(parts)[:-1]
    return (*rounded, -sum(rounded))


def _whole(parts: Ahead) -> Thousandths:
    return tuple(round(_UNIT * part) for part in parts)


def _points(row: Thousandths) -> Ahead:
    return tuple(part / _UNIT for part in row)


def _less(row: Thousandths, *others: Thousandths) -> Thousandths:
    return tuple(part - sum(less) for part, *less in zip(row, *others, strict=True))
