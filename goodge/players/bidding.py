"""The auction, by sampled rounds: the worth of the Stash at a price, against the cost of leaving it to another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from threading import local

from ..engine.actions import Bid, Pass
from ..engine.cards import Card
from ..engine.games.goodge import BID_STEP, HIGHEST_BID, LOWEST_BID, GoodgeState, GoodgeView, worth
from ..engine.rng import Stream
from ..engine.values import dataclass
from .bid_inference import deals_by_calls, limit_of_hand
from .calls import bid_towards, sorted_hand
from .kernel import Playout
from .kernel import goodge as goodge_rules
from .protocol import Decision, weighed
from .race import Clock
from .sight import kernel_mask
from .strength import Plan, best_plan
from .utility import Values, stakes_of

DEALS = 32
ROUNDS = 8  # played out in each deal
SAMPLING = 0.7  # of the time, where there is a limit; the rest is for weighing prices
# What a thinking Goodge captures beyond random play where others bid as well, and how far from that it may be: the
# middles of five equal parts of a normal distribution.
SKILL = {3: 8.0, 4: 6.0}
SPREAD = {3: (-34.0, -13.0, 0.0, 13.0, 34.0), 4: (-38.0, -14.0, 0.0, 14.0, 38.0)}
WAVERING = 8.0  # points by which others bid more or less than their hands are thought to be worth

_ALL_POINTS = 250


class _Playouts(local):
    """Rounds to play out, by number of players, each thread's own; nothing stays on one from round to round."""

    def __init__(self) -> None:
        self.known: dict[int, Playout] = {}

    def of(self, players: int) -> Playout:
        if players not in self.known:
            self.known[players] = Playout(goodge_rules(players))
        return self.known[players]


_playouts = _Playouts()


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
    """The worth to a seat of buying the Stash at a price, and of leaving it."""

    def __init__(self, seat: int, stakes: Values, prospects: Sequence[Prospect]) -> None:
        self._seat, self._stakes, self._prospects = seat, stakes, prospects
        self.deals = len(prospects)

    def by(self, stakes: Values) -> Prices:
        """Return the prices of the same rounds to somebody to whom their scores are worth something else."""
        return Prices(self._seat, stakes, self._prospects)

    def is_worth(self, bid: int, boldness: float) -> bool:
        """Return True if this bid is no worse than a pass, when the bid before was one step lower."""
        bought, left, _ = self._sums(bid, boldness)
        return bought >= left

    def worths(self, bid: int) -> tuple[float, float]:
        """Return the worth of this bid, and of a pass instead, when the bid before was one step lower."""
        bought, left, weight = self._sums(bid, 0.0)
        return bought / weight, left / weight

    def worth_of_bid(self, bid: int, limit: int) -> float:
        """Return the worth of bidding this now, and then no more than `limit` against the strongest rival."""
        return sum(self._bid(prospect, bid, limit) for prospect in self._prospects) / self.deals

    def worth_of_risk(self, bid: int, standing: int) -> float:
        """Return the worth of bidding this now where the rival's going higher counts no more than after a pass.

        `standing` is what somebody has bid before, 0 for nobody.
        """
        lowest = max(LOWEST_BID, standing)
        return sum(self._risk(prospect, bid, lowest) for prospect in self._prospects) / self.deals

    def worth_of_pass(self, standing: int) -> float:
        """Return the worth of leaving the Stash to the others, of whom one has bid `standing` (0 for nobody)."""
        lowest = max(LOWEST_BID, standing)
        return sum(self._left(prospect, lowest) for prospect in self._prospects) / self.deals

    def limit(self, lowest: int, boldness: float) -> int:
        """Return the highest bid from `lowest` on that is no worse than a pass; 0 if there is none.

        To somebody bold a bid looks this many points lower than it is.
        """
        bids = range(lowest, HIGHEST_BID + 1, BID_STEP)
        good, bad = -1, len(bids)  # worth it at bids[good], not at bids[bad]
        while bad - good > 1:
            middle = (good + bad) // 2
            if self.is_worth(bids[middle], boldness):
                good = middle
            else:
                bad = middle
        return bids[good] if good >= 0 else 0

    def _sums(self, bid: int, boldness: float) -> tuple[float, float, float]:
        """The worth of this bid, that of a pass, and the weight of the prospects: three sums over the prospects.

        Whoever bids is taken to be left with it: bids that only drive up another's have cost more than they won. Those
        prospects alone count in full in which somebody else would have made the bid before.
        """
        bought = left = weight = 0.0
        for prospect in self._prospects:
            likely = 1.0 if prospect.rival is None else exp(min(0.0, prospect.most - bid + BID_STEP) / WAVERING)
            bought += likely * self._worth(prospect.mine, self._seat, bid - boldness)
            left += likely * self._left(prospect, max(LOWEST_BID, bid - BID_STEP))
            weight += likely
        return bought, left, weight

    def _bid(self, prospect: Prospect, bid: int, limit: int) -> float:
        """The worth of a bid that the rival may overbid, and so on until one of the two has had enough."""
        over = max(bid, int(prospect.most) // BID_STEP * BID_STEP + BID_STEP)
        if prospect.rival is None or prospect.most < bid + BID_STEP or bid == HIGHEST_BID:
            return self._worth(prospect.mine, self._seat, bid)
        if over <= limit:
            return self._worth(prospect.mine, self._seat, over)
        return self._left(prospect, max(bid, limit) + BID_STEP)

    def _risk(self, prospect: Prospect, bid: int, lowest: int) -> float:
        """The worth of a bid that is not raised any more and may have driven the rival up, which counts nothing."""
        worth = self._bid(prospect, bid, bid)
        is_raised = prospect.rival is not None and prospect.most >= bid + BID_STEP and bid < HIGHEST_BID
        return min(worth, self._left(prospect, lowest)) if is_raised else worth

    def _left(self, prospect: Prospect, lowest: int) -> float:
        """The worth of leaving where the rival has bid, or must now bid, this."""
        if prospect.rival is None:
            return 0.0  # nobody left to take it: the cards are thrown in
        price = max(lowest, int(min(prospect.second, prospect.most)) // BID_STEP * BID_STEP)
        return self._worth(prospect.theirs, prospect.rival, min(price, HIGHEST_BID))

    def _worth(self, captured: Sequence[float], goodge: int, bid: float) -> float:
        """The worth of a round in which the seats capture about these points."""
        scores = likely_scores(captured, goodge, bid)
        return sum(map(self._stakes.worth, scores)) / len(scores)


def likely_scores(captured: Sequence[float], goodge: int, bid: float) -> list[list[float]]:
    """Return scores of all seats, each set as likely, where random play captures about these points."""
    seats, found = len(captured), []
    for step in SPREAD[seats]:
        shift = min(SKILL[seats] + step, _ALL_POINTS - captured[goodge])
        scores = [points - shift / (seats - 1) for points in captured]
        scores[goodge] = captured[goodge] + shift
        if scores[goodge] < bid:
            scores[goodge] = -bid
        found.append(scores)
    return found


def best_call(view: GoodgeView, seed: int, clock: Clock, boldness: float) -> Decision:
    """Return a bid towards the highest one that is no worse than to pass, or a pass.

    The options are a bid and a pass: the bid made, or the lowest one where it is a pass.
    """
    if len(view.legal) == 1:
        return Decision(view.legal[0])
    prices, lowest = prices_of(view, seed, clock), view.board.lowest_bid
    call = bid_towards(view, prices.limit(lowest, boldness))
    bid = call if isinstance(call, Bid) else Bid(lowest)
    return weighed(call, zip((bid, Pass()), prices.worths(bid.amount), strict=True), prices.deals)


def prices_of(view: GoodgeView, seed: int, clock: Clock, count: int = DEALS) -> Prices:
    """Return the prices that this many sampled deals put on the Stash for the seat to call."""
    seat = view.seat or 0
    # The same chances through a whole auction: a limit that wavered from call to call would be bid up by its own luck.
    stream = Stream(seed, "expert auction", seat, *(card.text for card in sorted_hand(view)))
    rivals = [other for other in view.board.in_auction if other != seat]
    prospects = []
    for deal in deals_by_calls(view, stream, clock.count(count), clock):
        prospects.append(_prospect(deal, seat, rivals, stream))
        if clock.is_past(SAMPLING):
            break
    return Prices(seat, stakes_of(view, seat), prospects)


def _prospect(deal: GoodgeState, seat: int, rivals: Sequence[int], stream: Stream) -> Prospect:
    mine = played_as_goodge(deal, seat, stream)
    if not rivals:
        return Prospect(mine, None, 0.0, 0.0, ())
    limits = {other: limit_of_hand(deal.hands[other], len(deal.hands)) for other in rivals}
    rival = max(rivals, key=limits.__getitem__)
    second = max((limits[other] for other in rivals if other != rival), default=0.0)
    return Prospect(mine, rival, limits[rival], second, played_as_goodge(deal, rival, stream))


def played_as_goodge(deal: GoodgeState, goodge: int, stream: Stream) -> list[float]:
    """Return the points that each seat captures if this one takes the Stash and plays by its best plan."""
    plan = best_plan((*deal.hands[goodge], *deal.stash), len(deal.hands))
    return play_plan(plan, deal.hands, deal.stash, goodge, stream.below(1 << 31))


def play_plan(
    plan: Plan, hands: Sequence[Iterable[Card]], stash: Iterable[Card], goodge: int, chance: int
) -> list[float]:
    """Return the points that each seat captures, on average over random play, if the Goodge finds this Stash."""
    masks = []
    for seat, hand in enumerate(hands):
        kept = [card for card in (*hand, *stash) if card not in plan.bury] if seat == goodge else hand
        masks.append(kernel_mask(kept, plan.trump))
    return play_hands(masks, goodge, sum(map(worth, plan.bury)), chance)


def play_hands(masks: Sequence[int], goodge: int, buried: int, chance: int, rounds: int = ROUNDS) -> list[float]:
    """Return the points that each seat captures, on average over random play, with these hands and points laid away."""
    playout = _playouts.of(len(masks))
    captured = [0] * len(masks)
    for number in range(rounds):
        playout.seed(chance, number)
        playout.start(masks, goodge, bonus=buried)
        playout.play_out()
        captured = [before + points for before, points in zip(captured, playout.points(), strict=True)]
    return [points / rounds for points in captured]


def last_tricks_won(masks: Sequence[int], goodge: int, chance: int, rounds: int = ROUNDS) -> int:
    """Return in how many rounds of random play with these hands the Goodge takes the last trick."""
    playout, won = _playouts.of(len(masks)), 0
    for number in range(rounds):
        playout.seed(chance, number)
        playout.start(masks, goodge, bonus=0)
        playout.play_out()
        won += playout.turn == goodge
    return won
