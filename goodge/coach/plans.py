"""The Stash and the trump of The Goodge Rules: plans, each searched for itself over the same likely deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ..engine.actions import Action, Bury, NameTrump
from ..engine.cards import Card, Suit, in_order
from ..engine.games.goodge import GoodgeView
from ..engine.rng import Stream
from ..players.bid_inference import deals_by_calls
from ..players.exchange import EXPLORE, plans_worth_a_search, searches_for
from ..players.race import Clock, race
from ..players.strength import Plan, plan_with
from ..players.utility import stakes_of
from .goodge_cards import ROUGH
from .weighing import SearchRun, search_all

DEALS, TRIES = 200, 5000  # in each of two runs
_FIRST_DEALS = 32  # of the race for the plans that are then weighed
_TRUMPS_TRIED = 2  # with the three cards that were laid away


class PlanWeigher:
    """Options, each with one plan or more; an option is worth what its best plan is."""

    def __init__(self, view: GoodgeView, plans: Sequence[tuple[Action, Plan]], buried: Sequence[Card] | None) -> None:
        self._view, self._plans, self._buried = view, plans, buried
        self._stakes = stakes_of(view, view.seat or 0)
        self.options: Sequence[Action] = list(dict.fromkeys(option for option, _ in plans))

    def run(self, seed: int, clock: Clock, *, is_rough: bool = False) -> SearchRun:
        """See `Weigher.run`."""
        stream = Stream(seed, "plans")
        deals, chance = deals_by_calls(self._view, stream, clock.count(DEALS), clock), stream.word()
        explore = ROUGH if is_rough else EXPLORE
        plans = ((plan, plan.bury if self._buried is None else self._buried) for _, plan in self._plans)
        searches = searches_for(self._view, plans, deals, chance, clock, explore)
        worths: dict[Action, float] = {}
        for (option, _), value in zip(self._plans, search_all(searches, TRIES, clock), strict=True):
            worths[option] = max(value, worths.get(option, value))
        return SearchRun(worths, searches[0].deals)

    def chance(self, worth: float) -> float:
        """See `Weigher.chance`."""
        return self._stakes.chance(worth)


def burials(view: GoodgeView, done: Action | None, seed: int, clock: Clock) -> PlanWeigher:
    """Return the weigher of what might be laid away: the plans that come out of a race, and the one taken."""
    hand, players = in_order(view.hand), len(view.board.captured)
    stream = Stream(seed, "race of plans")
    deals, chance = deals_by_calls(view, stream, _FIRST_DEALS, clock), stream.word()
    tried = ((plan, plan.bury) for plan in plans_worth_a_search(hand, players))
    found = race(searches_for(view, tried, deals, chance, clock), clock)
    plans: list[tuple[Action, Plan]] = [(Bury(in_order(search.plan.bury)), search.plan) for search in found]
    if isinstance(done, Bury):
        likely = sorted(
            (plan_with(hand, trump, done.cards, players) for trump in Suit), key=lambda plan: -plan.expected
        )
        known = {(plan.trump, option) for option, plan in plans}
        taken = Bury(in_order(done.cards))
        plans += [(taken, plan) for plan in islice(likely, _TRUMPS_TRIED) if (plan.trump, taken) not in known]
    return PlanWeigher(view, plans, None)


def trumps(view: GoodgeView) -> PlanWeigher:
    """Return the weigher of the five trump suits, once three cards are laid away."""
    buried = in_order(view.stash or ())
    hand = (*in_order(view.hand), *buried)
    plans = [(NameTrump(trump), plan_with(hand, trump, buried, len(view.board.captured))) for trump in Suit]
    return PlanWeigher(view, plans, buried)
