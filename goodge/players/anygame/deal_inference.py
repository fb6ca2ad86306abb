"""Deals that fit what was seen, those more often that make each bid a likely one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from math import exp

from ...engine.game import AnyGame, AnyState, AnyView
from ...engine.rng import Stream
from ..race import Clock
from .deck import Deck
from .estimate import CAUTION, tricks_of

TIMES = 3  # as many deals are drawn as are kept
SPREAD = 1.0  # tricks by which a bid strays from what the hand looks good for
NIL_SPREAD = 0.7


def likely_states(game: AnyGame, view: AnyView, deck: Deck, stream: Stream, count: int, clock: Clock) -> list[AnyState]:
    """Return this many states that the view cannot tell from the real one, or fewer if time is short; at least one.

    Raises NoSuchDeal if none fits.
    """
    sampler = game.sampler(view)
    told = _told(game, view)
    drawn = [sampler.draw(stream)]
    while len(drawn) < count * (TIMES if told else 1) and not clock.is_past(0.4):
        drawn.append(sampler.draw(stream))
    if not told:
        return drawn
    weights = list(map(partial(_fit, deck, told), drawn))
    return _kept(drawn, weights, min(count, len(drawn)), stream.random())


def _told(game: AnyGame, view: AnyView) -> dict[int, float]:
    """The tricks that the other hands have bid."""
    own, bids = view.board.own_hand(view.seat or 0), game.tricks_bid(view.board)
    return {hand: tricks for hand, tricks in enumerate(bids) if tricks is not None and hand != own}


def _fit(deck: Deck, told: dict[int, float], state: AnyState) -> float:
    """A weight that grows with how well a deal explains the bids."""
    loss = 0.0
    for hand, tricks in told.items():
        off = tricks_of(deck, state.deal.hands[hand]) - tricks - CAUTION
        loss += (off / SPREAD) ** 2 if tricks else (max(0.0, off) / NIL_SPREAD) ** 2
    return exp(-loss / 2.0)


def _kept(drawn: Sequence[AnyState], weights: Sequence[float], count: int, start: float) -> list[AnyState]:
    """This many of the states, each as often as its weight asks for (systematic resampling)."""
    bounds = list(accumulate(weights))
    step, place, kept = bounds[-1] / count, 0, []
    for number in range(count):
        mark = (number + start) * step
        while place < len(drawn) - 1 and bounds[place] <= mark:
            place += 1
        kept.append(drawn[place])
    return kept
