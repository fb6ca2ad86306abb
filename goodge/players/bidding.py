"""The auction, by sampled rounds: what the Stash is worth at a price, against what it costs to leave it to another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from threading import local
from typing import Any

from ..engine.cards import Card
from ..engine.game import State
from ..engine.games.goodge import BID_STEP, HIGHEST_BID, LOWEST_BID, worth
from ..engine.rng import Stream
from .calls import sorted_hand
from .claims import deals_by_calls, limit_of_hand
from .kernel import Table
from .kernel import goodge as goodge_rules
from .race import Clock
from .seam import AnyView
from .sight import kernel_mask
from .strength import Plan, plans_for
from .utility import Stakes, stakes_of

DEALS = 32
ROUNDS = 8  # played out in each deal
SAMPLING = 0.7  # of the time, where there is a limit; the rest is for weighing prices
# What a thinking Goodge captures beyond random play where others bid as well, and how far from that it may be: the
# middles of five equal parts of a normal distribution.
SKILL = {3: 8.0, 4: 6.0}
SPREAD = {3: (-34.0, -13.0, 0.0, 13.0, 34.0), 4: (-38.0, -14.0, 0.0, 14.0, 38.0)}
WAVERING = 8.0  # points by which others bid more or less than their hands are thought to be worth

_ALL_POINTS = 250


class _Tables(local):
    """Tables for playing out, by number of players, each thread's own; nothing stays on one from round to round."""

    def __init__(self) -> None:
        self.known: dict[int, Table] = {}

    def of(self, players: int) -> Table:
        if players not in self.known:
            self.known[players] = Table(goodge_rules(players))
        return self.known[players]


_tables = _Tables()


@dataclass(frozen=True, slots=True)
class Prospect:
    """One way the cards may lie. `mine` is what each seat captures if the seat to call becomes the Goodge.

    If it leaves, `rival` does, who bids up to `most` and at least what outbids the `second` highest limit; `theirs` is
    what each seat then captures. All of it as by random play.
    """

    mine: Sequence[float]
    rival: int | None
    most: float
    second: float
    theirs: Sequence[float]


class Prices:
    """What it is worth to a seat to buy at a price, and to leave."""

    def __init__(self, seat: int, stakes: Stakes, prospects: Sequence[Prospect]) -> None:
        self._seat, self._stakes, self._prospects = seat, stakes, prospects
        seats = len(stakes.totals)
        self._skill, self._spread = SKILL[seats], SPREAD[seats]

    def is_worth(self, bid: int, boldness: float) -> bool:
        """Whether to bid this is no worse than to pass, when the bid before was one step lower.

        Whoever bids is taken to be left with it: bids that only drive up another's have cost more than they won. Those
        prospects alone count in full in which somebody else would have made the bid before.
        """
        bought = left = 0.0
        for prospect in self._prospects:
            likely = 1.0 if prospect.rival is None else exp(min(0.0, prospect.most - bid + BID_STEP) / WAVERING)
            bought += likely * self._worth(prospect.mine, self._seat, bid - boldness)
            left += likely * self._left(prospect, max(LOWEST_BID, bid - BID_STEP))
        return bought >= left

    def _left(self, prospect: Prospect, lowest: int) -> float:
        """What it is worth to leave where the rival has bid, or must now bid, this."""
        if prospect.rival is None:
            return 0.0  # nobody left to take it: the cards are thrown in
        price = max(lowest, int(min(prospect.second, prospect.most)) // BID_STEP * BID_STEP)
        return self._worth(prospect.theirs, prospect.rival, min(price, HIGHEST_BID))

    def _worth(self, captured: Sequence[float], goodge: int, bid: float) -> float:
        """What a round is worth in which the Goodge captures about so much."""
        share, total = len(captured) - 1, 0.0
        for step in self._spread:
            shift = min(self._skill + step, _ALL_POINTS - captured[goodge])
            scores = [points - shift / share for points in captured]
            scores[goodge] = captured[goodge] + shift
            if scores[goodge] < bid:
                scores[goodge] = -bid
            total += self._stakes.worth(scores)
        return total / len(self._spread)


def limit_of(view: AnyView, seed: int, clock: Clock, boldness: float = 0.0) -> int:
    """The highest bid that is no worse than to leave; 0 if there is none.

    To somebody bold a bid looks so many points lower than it is.
    """
    seat = view.seat or 0
    # The same chances through a whole auction: a limit that wavered from call to call would be bid up by its own luck.
    stream = Stream(seed, "expert auction", seat, *(card.text for card in sorted_hand(view)))
    rivals = [other for other in view.board.in_auction if other != seat]
    prospects = []
    for deal in deals_by_calls(view, stream, DEALS):
        prospects.append(_prospect(deal, seat, rivals, stream))
        if clock.is_past(SAMPLING):
            break
    prices = Prices(seat, stakes_of(view, seat), prospects)
    bids = range(view.board.lowest_bid, HIGHEST_BID + 1, BID_STEP)
    good, bad = -1, len(bids)  # worth it at bids[good], not at bids[bad]
    while bad - good > 1:
        middle = (good + bad) // 2
        if prices.is_worth(bids[middle], boldness):
            good = middle
        else:
            bad = middle
    return bids[good] if good >= 0 else 0


def _prospect(deal: State[Any], seat: int, rivals: Sequence[int], stream: Stream) -> Prospect:
    mine = _played_as_goodge(deal, seat, stream)
    if not rivals:
        return Prospect(mine, None, 0.0, 0.0, ())
    limits = {other: limit_of_hand(deal.hands[other], len(deal.hands)) for other in rivals}
    rival = max(rivals, key=limits.__getitem__)
    second = max((limits[other] for other in rivals if other != rival), default=0.0)
    return Prospect(mine, rival, limits[rival], second, _played_as_goodge(deal, rival, stream))


def _played_as_goodge(deal: State[Any], goodge: int, stream: Stream) -> list[float]:
    """What each seat captures if this one takes the Stash and plays by its best plan."""
    plan = plans_for((*deal.hands[goodge], *deal.stash), len(deal.hands))[0]
    return play_plan(plan, deal.hands, deal.stash, goodge, stream.below(1 << 31))


def play_plan(
    plan: Plan, hands: Sequence[Iterable[Card]], stash: Iterable[Card], goodge: int, chance: int
) -> list[float]:
    """What each seat captures, on average over random play, in a round in which the Goodge finds this Stash."""
    masks = []
    for seat, hand in enumerate(hands):
        kept = [card for card in (*hand, *stash) if card not in plan.bury] if seat == goodge else hand
        masks.append(kernel_mask(kept, plan.trump))
    table = _tables.of(len(hands))
    buried = sum(map(worth, plan.bury))
    captured = [0] * len(hands)
    for number in range(ROUNDS):
        table.seed(chance, number)
        table.start(masks, goodge, bonus=buried)
        table.play_out()
        captured = [before + points for before, points in zip(captured, table.points(), strict=True)]
    return [points / ROUNDS for points in captured]
