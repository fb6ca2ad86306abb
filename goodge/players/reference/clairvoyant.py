"""`clairvoyant`: sees all hands and the Stash. A measure of what there is to be known, and no opponent for anybody.

It is no `Player`: it asks for the `State`, which the arena of `goodge simulate` alone will give it. (Monte Carlo tree
search: Kocsis, Szepesvari: Bandit Based Monte-Carlo Planning, 2006, each seat out for its own gain.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from ...engine.actions import Action, Bury, NameTrump, PlayCard
from ...engine.cards import Card, Suit
from ...engine.game import Phase
from ...engine.games import GOODGE
from ...engine.games.goodge import DECK, STASH_SIZE, GoodgeState, GoodgeView
from ...engine.rng import Stream
from .. import kernel
from ..calls import bid_towards, players_in
from ..strength import Plan, plan_with, plans_for
from .card_choice import cards_by_number, gain_tables, mask_of, numbers_of, own_points, scratch, worth_of

CLAIRVOYANT = "clairvoyant"

TRIES = 8000  # of the tree, for a card
PLAN_TRIES = 2000  # for a Stash and trump together
EXPLORE = 100.0  # points


class Clairvoyant:
    """Plays the true deal as a game of open cards."""

    def choose(self, state: GoodgeState, seed: int) -> Action:
        """Return a legal action for the seat to act. Raises ValueError for a state in which nobody is."""
        board, seat = state.board, state.board.turn
        if seat is None:
            raise ValueError("nobody is to act in this state")
        view = GOODGE.view_for(state, seat)
        chance = Stream(seed, CLAIRVOYANT, seat, len(state.actions)).word()
        if board.phase is Phase.AUCTION:
            return bid_towards(view, _capture(state, seat, chance))
        if board.phase is Phase.EXCHANGE:
            return Bury(_best(plans_for(view.hand, players_in(view)), state, seat, chance).bury)
        if board.phase is Phase.TRUMP:
            plans = [plan_with(view.hand, trump, (), players_in(view)) for trump in Suit]
            return NameTrump(_best(plans, state, seat, chance).trump)
        if len(view.legal) == 1:
            return view.legal[0]
        return PlayCard(_best_card(state, view, chance))


def _best_card(state: GoodgeState, view: GoodgeView, chance: int) -> Card:
    board, trump, seats = state.board, cast(Suit, state.board.trump), players_in(view)
    worlds = scratch(seats)
    trick = [numbers_of(trump)[card] for card in board.trick.cards]
    left = (len(DECK) - STASH_SIZE) // seats - len(board.tricks)
    worlds.open(board.trick.leader, left, trick, board.captured)
    worlds.add([mask_of(hand, trump) for hand in state.hands], worth_of(mask_of(state.stash, trump)))
    for seat in range(seats):
        worlds.value(seat, gain_tables(seats, seat, board.goodge, board.bid))
    tree = kernel.Tree(worlds, chance, EXPLORE)
    tree.run(TRIES)
    best = max(tree.results(), key=lambda branch: (branch.visits, branch.value, -branch.card))
    return cards_by_number(trump)[best.card]


def _capture(state: GoodgeState, seat: int, chance: int) -> float:
    """The points that a seat takes as the Goodge, about."""
    hand, seats = (*state.hands[seat], *state.stash), len(state.hands)
    plans = plans_for(hand, seats)[:3]
    return max(_tried(plan, state.hands, hand, seat, chance, None) for plan in plans)


def _best(plans: Sequence[Plan], state: GoodgeState, seat: int, chance: int) -> Plan:
    """The plan that gains most. A Goodge holds the cards that a plan buries, or has buried some and the plan none."""
    hand, bid, stash = state.hands[seat], state.board.bid, state.stash
    return max(plans, key=lambda plan: _tried(plan, state.hands, hand, seat, chance, bid, () if plan.bury else stash))


def _tried(
    plan: Plan,
    hands: Sequence[Iterable[Card]],
    cards: Iterable[Card],
    goodge: int,
    chance: int,
    bid: int | None,
    buried: Iterable[Card] = (),
) -> float:
    """The gain that a plan for these cards brings the Goodge at a bid, or without one the points."""
    seats, trump = len(hands), plan.trump
    worlds = scratch(seats)
    worlds.open(goodge, (len(DECK) - STASH_SIZE) // seats)
    held = [
        hand if seat != goodge else [card for card in cards if card not in plan.bury] for seat, hand in enumerate(hands)
    ]
    stash = worth_of(mask_of((*plan.bury, *buried), trump))
    worlds.add([mask_of(hand, trump) for hand in held], stash)
    for seat in range(seats):
        worlds.value(seat, gain_tables(seats, seat, goodge, bid) if bid is not None else own_points(seats, seat))
    tree = kernel.Tree(worlds, chance, EXPLORE)
    tree.run(PLAN_TRIES)
    return max(tree.results(), key=lambda branch: branch.visits).mean
