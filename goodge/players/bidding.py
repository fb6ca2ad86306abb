"""The auction, the Stash and the trump suit by sampled rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from threading import local
from typing import Any, cast

from ..engine.cards import Card, Suit
from ..engine.game import Phase, State
from ..engine.games import game_named
from ..engine.games.goodge import BID_STEP, DECK, HIGHEST_BID, LOWEST_BID, STASH_SIZE, worth
from ..engine.rng import Stream
from .calls import players_in, sorted_hand
from .kernel import Table
from .kernel import goodge as goodge_rules
from .race import Clock, Trial, race
from .seam import AnyView
from .sight import kernel_mask
from .strength import Plan, plan_with, plans_for, value_as_it_is

ROUNDS = 8  # played out in each deal
AUCTION_WORLDS = 24
MOST_PLANS = 12
SPREAD = (-24.0, -12.0, 0.0, 12.0, 24.0)  # a sampled capture stands for these around it, too
SKILL = 24.0  # points that a Goodge who thinks captures beyond random play

_tables = local()


def gain(captured: Sequence[float], seat: int, goodge: int, bid: int) -> float:
    """The seat's score in a round less the mean of the others' (rule 10)."""
    scores = [*captured]
    if scores[goodge] < bid:
        scores[goodge] = -bid
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def limit_of(view: AnyView, seed: int, clock: Clock, boldness: float = 0.0) -> int:
    """The highest bid at which to be the Goodge is no worse than not to be; 0 if there is none.

    To somebody bold a bid looks so many points lower than it is.
    """
    seat, hand, players = view.seat or 0, sorted_hand(view), players_in(view)
    # The same chances through a whole auction: a limit that wavered from call to call would be bid up by its own luck.
    stream = Stream(seed, "expert auction", seat, *(card.text for card in hand))
    sampler = game_named(view.game).sampler(view)
    rivals = [other for other in view.board.in_auction if other != seat]
    price = max(LOWEST_BID, view.board.bid)
    taken: list[float] = []
    left: list[float] = []
    for _ in range(AUCTION_WORLDS):
        state = sampler.draw(stream)
        taken.append(_played_as_goodge(state, seat, stream)[seat])
        if rivals:
            rival = max(rivals, key=lambda other: _looks(state.hands[other]))
            left += _gains(_played_as_goodge(state, rival, stream), seat, rival, price)
        if clock.is_past():
            break
    leaving = sum(left) / len(left) if left else 0.0  # nobody left to take it: the cards are thrown in
    bids = range(view.board.lowest_bid, HIGHEST_BID + 1, BID_STEP)
    return max((bid for bid in bids if _gain_as_goodge(taken, bid - boldness, players) >= leaving), default=0)


def _gains(captured: Sequence[float], seat: int, goodge: int, bid: int) -> list[float]:
    """The seat's gain where the Goodge captures about so much."""
    share = len(captured) - 1
    gains = []
    for step in SPREAD:
        shift = step + SKILL
        moved = [points + (shift if at == goodge else -shift / share) for at, points in enumerate(captured)]
        gains.append(gain(moved, seat, goodge, bid))
    return gains


def _looks(hand: Sequence[Card]) -> float:
    players = (len(DECK) - STASH_SIZE) // len(hand)
    return max(value_as_it_is(hand, trump, players) for trump in Suit)


def _gain_as_goodge(taken: Sequence[float], bid: float, players: int) -> float:
    total = 0.0
    for sampled in taken:
        for shift in SPREAD:
            points = min(sampled + SKILL + shift, 250.0)
            total += (points if points >= bid else -bid) - (250.0 - points) / (players - 1)
    return total / (len(taken) * len(SPREAD))


def _played_as_goodge(state: State[Any], goodge: int, stream: Stream) -> list[float]:
    """What each seat captures if this one takes the Stash and plays by its best plan."""
    plan = plans_for((*state.hands[goodge], *state.stash), len(state.hands))[0]
    return play_plan(plan, state.hands, state.stash, goodge, stream.below(1 << 31))


def play_plan(
    plan: Plan, hands: Sequence[Iterable[Card]], stash: Iterable[Card], goodge: int, chance: int
) -> list[float]:
    """What each seat captures, on average over random play, in a round in which the Goodge finds this Stash."""
    masks = []
    for seat, hand in enumerate(hands):
        kept = [card for card in (*hand, *stash) if card not in plan.bury] if seat == goodge else hand
        masks.append(kernel_mask(kept, plan.trump))
    table = _table(len(hands))
    buried = sum(map(worth, plan.bury))
    captured = [0] * len(hands)
    for number in range(ROUNDS):
        table.seed(chance, number)
        table.start(masks, goodge, bonus=buried)
        table.play_out()
        captured = [before + points for before, points in zip(captured, table.points(), strict=True)]
    return [points / ROUNDS for points in captured]


def _table(players: int) -> Table:
    """A table for playing out, one for each thread; nothing stays on it from one round to the next."""
    if not hasattr(_tables, str(players)):
        setattr(_tables, str(players), Table(goodge_rules(players)))
    return cast(Table, getattr(_tables, str(players)))


def best_bury(view: AnyView, stream: Stream, clock: Clock) -> tuple[Card, ...]:
    """The three cards to lay away, together with the trump that they are meant for."""
    hand = sorted_hand(view)
    return _best_plan(view, _plans(hand, players_in(view)), stream, clock).bury


def best_trump(view: AnyView, stream: Stream, clock: Clock) -> Suit:
    """The trump to name, once three cards are laid away."""
    hand = (*sorted_hand(view), *(view.stash or ()))
    buried = tuple(sorted(view.stash or (), key=DECK.index))
    plans = [plan_with(hand, trump, buried, players_in(view)) for trump in Suit]
    plans.sort(key=lambda plan: -plan.expected)
    likely = [plan for plan in plans if plan.expected > plans[0].expected - 25.0]
    return _best_plan(view, likely, stream, clock).trump


def _best_plan(view: AnyView, plans: list[Plan], stream: Stream, clock: Clock) -> Plan:
    seat = view.seat or 0
    sampler = game_named(view.game).sampler(view)

    def next_world() -> Trial[Plan]:
        state = sampler.draw(stream)
        hands = [view.hand if other == seat else hand for other, hand in enumerate(state.hands)]
        stash = () if view.board.phase is Phase.EXCHANGE else view.stash or ()
        chance = stream.below(1 << 31)

        def trial(plan: Plan) -> float:
            gains = _gains(play_plan(plan, hands, stash, seat, chance), seat, seat, view.board.bid)
            return sum(gains) / len(gains)

        return trial

    return race(plans, next_world, clock)


def _plans(hand: Sequence[Card], players: int) -> list[Plan]:
    """The plans worth a trial: the best for each likely trump, and for those the same with one card changed."""
    best = plans_for(hand, players)
    likely = [plan for plan in best if plan.expected > best[0].expected - 30.0][:3]
    changed = {
        plan_with(hand, plan.trump, (*(card for card in plan.bury if card != back), other), players)
        for plan in likely
        for back in plan.bury
        for other in hand
        if other not in plan.bury
    }
    ranked = sorted(changed, key=lambda plan: (-plan.expected, plan.trump, [card.text for card in plan.bury]))
    return [*likely, *ranked][:MOST_PLANS]
