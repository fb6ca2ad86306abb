"""The Stash and the trump suit: plans raced against one another, each by a tree search over the same likely deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine.actions import Action, Bury, NameTrump
from ..engine.cards import Card, Suit, in_order
from ..engine.games.goodge import DECK, STASH_SIZE, GoodgeState, GoodgeView, worth
from ..engine.rng import Stream
from . import kernel
from .bid_inference import deals_by_calls
from .calls import players_in, sorted_hand
from .kernel import SampledWorlds, Tree
from .protocol import Decision, weighed
from .race import Clock, race
from .sight import kernel_mask
from .strength import Plan, plan_with, plans_for
from .utility import value_rows

DEALS = 32
MOST_PLANS = 10
EXPLORE = 100.0  # points
_FAR_BEHIND = 30.0  # points below the best plan's that a plan with another trump may be expected to bring


class PlanSearch:
    """A plan, and a tree of the play that would follow."""

    def __init__(
        self,
        view: GoodgeView,
        plan: Plan,
        buried: Sequence[Card],
        deals: Sequence[GoodgeState],
        seed: int,
        explore: float = EXPLORE,
    ) -> None:
        self.plan = plan
        seat, seats = view.seat or 0, players_in(view)
        worlds = SampledWorlds(kernel.goodge(seats))
        worlds.open(seat, (len(DECK) - STASH_SIZE) // seats)
        for other, rows in enumerate(value_rows(view.totals, view.rules.target, seat, view.board.bid)):
            worlds.value(other, rows)
        kept = kernel_mask((card for card in view.hand if card not in buried), plan.trump)
        bonus = sum(map(worth, buried))
        for deal in deals:
            hands = [kernel_mask(hand, plan.trump) for hand in deal.hands]
            hands[seat] = kept
            worlds.add(hands, bonus)
        self._worlds = worlds
        self._tree = Tree(worlds, seed, explore)

    def search(self, tries: int) -> None:
        """See `Contender.search`."""
        self._tree.run(tries)

    @property
    def value(self) -> float:
        """See `Contender.value`."""
        branches = self._tree.results()
        return sum(branch.value for branch in branches) / self._tree.tries

    @property
    def deals(self) -> int:
        """The number of deals that have been searched."""
        return min(self._worlds.size, self._tree.tries)


def searches_for(
    view: GoodgeView,
    plans: Iterable[tuple[Plan, Sequence[Card]]],
    deals: Sequence[GoodgeState],
    seed: int,
    clock: Clock,
    explore: float = EXPLORE,
) -> list[PlanSearch]:
    """Return a search for each of some plans with what is laid away."""
    searches = []
    for plan, buried in plans:
        searches.append(PlanSearch(view, plan, buried, deals, seed, explore))
        clock.let_others_run()
    return searches


def best_bury(view: GoodgeView, stream: Stream, clock: Clock) -> Decision:
    """Return the three cards to lay away; each option stands with the best trump found for it."""
    plans = plans_worth_a_search(sorted_hand(view), players_in(view))
    deals, seed = deals_by_calls(view, stream, DEALS, clock.untimed()), stream.word()
    best = race(searches_for(view, [(plan, plan.bury) for plan in plans], deals, seed, clock), clock)
    return _decided([(Bury(search.plan.bury), search) for search in best])


def best_trump(view: GoodgeView, stream: Stream, clock: Clock) -> Decision:
    """Return the trump to name, once three cards are laid away."""
    buried = in_order(view.stash or ())
    hand = (*sorted_hand(view), *buried)
    plans = sorted(
        (plan_with(hand, trump, buried, players_in(view)) for trump in Suit), key=lambda plan: -plan.expected
    )
    likely = [plan for plan in plans if plan.expected > plans[0].expected - _FAR_BEHIND]
    deals, seed = deals_by_calls(view, stream, DEALS, clock.untimed()), stream.word()
    best = race(searches_for(view, [(plan, buried) for plan in likely], deals, seed, clock), clock)
    return _decided([(NameTrump(search.plan.trump), search) for search in best])


def _decided(best: Sequence[tuple[Action, PlanSearch]]) -> Decision:
    """The decision for the first of some searches; of two for the same action the better one counts."""
    action, first = best[0]
    if len(best) == 1:
        return Decision(action)
    worths: dict[Action, float] = {}
    for option, search in best:
        worths.setdefault(option, search.value)
    return weighed(action, worths.items(), first.deals)


def plans_worth_a_search(hand: Sequence[Card], players: int) -> list[Plan]:
    """Return the plans worth a search: the best for each likely trump, and for those the same with one card changed."""
    best = plans_for(hand, players)
    likely = [plan for plan in best if plan.expected > best[0].expected - _FAR_BEHIND][:3]
    changed = {
        plan_with(hand, plan.trump, (*(card for card in plan.bury if card != back), other), players)
        for plan in likely
        for back in plan.bury
        for other in hand
        if other not in plan.bury
    }
    ranked = sorted(changed, key=lambda plan: (-plan.expected, plan.trump, [card.text for card in plan.bury]))
    return [*likely, *ranked][:MOST_PLANS]
