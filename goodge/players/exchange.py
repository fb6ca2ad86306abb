"""The Stash and the trump suit: plans searched against one another, each by a tree over the same likely deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.cards import Card, Suit, in_order
from ..engine.game import State
from ..engine.games.goodge import DECK, STASH_SIZE, worth
from ..engine.rng import Stream
from . import kernel
from .calls import players_in, sorted_hand
from .claims import deals_by_calls
from .kernel import Tree, Worlds
from .race import Clock, race
from .seam import AnyView
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
        self, view: AnyView, plan: Plan, buried: Sequence[Card], deals: Sequence[State[Any]], seed: int
    ) -> None:
        self.plan = plan
        seat, seats = view.seat or 0, players_in(view)
        worlds = Worlds(kernel.goodge(seats))
        worlds.open(seat, (len(DECK) - STASH_SIZE) // seats)
        for other, rows in enumerate(value_rows(view.totals, view.rules.target, seat, view.board.bid)):
            worlds.value(other, rows)
        kept = kernel_mask((card for card in view.hand if card not in buried), plan.trump)
        bonus = sum(map(worth, buried))
        for deal in deals:
            hands = [kernel_mask(hand, plan.trump) for hand in deal.hands]
            hands[seat] = kept
            worlds.add(hands, bonus)
        self._tree = Tree(worlds, seed, EXPLORE)

    def search(self, tries: int) -> None:
        """See `Option.search`."""
        self._tree.run(tries)

    @property
    def value(self) -> float:
        """See `Option.value`."""
        branches = self._tree.results()
        return sum(branch.value for branch in branches) / self._tree.tries


def best_bury(view: AnyView, stream: Stream, clock: Clock) -> tuple[Card, ...]:
    """The three cards to lay away, together with the trump that they are meant for."""
    plans = _plans(sorted_hand(view), players_in(view))
    deals, seed = deals_by_calls(view, stream, DEALS), stream.word()
    return race([PlanSearch(view, plan, plan.bury, deals, seed) for plan in plans], clock).plan.bury


def best_trump(view: AnyView, stream: Stream, clock: Clock) -> Suit:
    """The trump to name, once three cards are laid away."""
    buried = in_order(view.stash or ())
    hand = (*sorted_hand(view), *buried)
    plans = sorted(
        (plan_with(hand, trump, buried, players_in(view)) for trump in Suit), key=lambda plan: -plan.expected
    )
    likely = [plan for plan in plans if plan.expected > plans[0].expected - _FAR_BEHIND]
    deals, seed = deals_by_calls(view, stream, DEALS), stream.word()
    return race([PlanSearch(view, plan, buried, deals, seed) for plan in likely], clock).plan.trump


def _plans(hand: Sequence[Card], players: int) -> list[Plan]:
    """The plans worth a search: the best for each likely trump, and for those the same with one card changed."""
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
