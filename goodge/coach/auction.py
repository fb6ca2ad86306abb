"""Calls in the auction of The Goodge Rules: bids at several heights and a pass, over the same likely deals."""

from __future__ import annotations

from ..engine.actions import Action, Bid, Pass
from ..engine.games.goodge import BID_STEP, HIGHEST_BID, GoodgeView
from ..players.bid_inference import limit_of_hand
from ..players.bidding import Prices, prices_of
from ..players.race import Clock
from ..players.utility import PlainPoints, Stakes, stakes_of
from .weighing import SearchRun

DEALS = 100  # in each of two runs
_STEPS = (0, 5, 10, 20, 30, 45, 60, 80, 100, 130, 160, 200)  # over the lowest bid
_ROOM = 20  # points over what the hand looks good for, up to which bids are weighed


class CallWeigher:
    """Bids, each followed by no more than is worth it, and a pass."""

    def __init__(self, view: GoodgeView, done: Action | None) -> None:
        self._view, self._lowest = view, view.board.lowest_bid
        top = max(float(self._lowest), limit_of_hand(view.hand, len(view.board.captured)) + _ROOM)
        bids = [Bid(self._lowest + step) for step in _STEPS if self._lowest + step <= min(top, HIGHEST_BID)]
        taken = [done] if isinstance(done, Bid) and done not in bids else []
        self.options: list[Action] = [Pass(), *bids, *taken]  # of equals the first is the best
        self._stakes: Stakes = stakes_of(view, view.seat or 0)

    def run(self, seed: int, clock: Clock, *, is_rough: bool = False) -> SearchRun:  # noqa: ARG002
        """See `Weigher.run`."""
        prices = prices_of(self._view, seed, clock, DEALS)
        limit = prices.limit(self._lowest, 0.0)
        worths = {option: _worth(self._view, prices, option, limit) for option in self.options}
        return SearchRun(worths, prices.deals, limit)

    def chance(self, worth: float) -> float:
        """See `Weigher.chance`."""
        return self._stakes.chance(worth)


def gaps_of(view: GoodgeView, best: Action, taken: Action, seed: int, clock: Clock) -> tuple[float, float]:
    """Return by how much one call is better than another, in worth and in points beside the mean of the others'."""
    prices = prices_of(view, seed, clock, DEALS)
    limit = prices.limit(view.board.lowest_bid, 0.0)
    plain = prices.by(PlainPoints(view.seat or 0))
    worth, points = (_worth(view, each, best, limit) - _worth(view, each, taken, limit) for each in (prices, plain))
    return worth, points


def _worth(view: GoodgeView, prices: Prices, option: Action, limit: int) -> float:
    """The worth of a call; of a bid over the limit no more than that of a pass.

    Such a bid can only win by driving others up, which they are less sure to let happen than they are thought to, so
    that nothing is counted for it: it is advised as little as an expert makes it (see `Prices`), and costs what may
    come of it where nobody goes higher.
    """
    standing = view.board.lowest_bid - BID_STEP if view.board.bid else 0
    left = prices.worth_of_pass(standing)
    if not isinstance(option, Bid):
        return left
    if option.amount <= limit:
        return prices.worth_of_bid(option.amount, limit)
    return min(left, prices.worth_of_risk(option.amount, standing))
