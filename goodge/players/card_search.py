"""The card to play: each is searched in the same deals, which fit what was seen, and the worse are dropped early."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..engine.actions import PlayCard
from ..engine.games import GOODGE
from ..engine.games.goodge import GoodgeView
from ..engine.rng import Stream
from . import kernel
from .bid_inference import bounds_of
from .deal_inference import HEAT, PLAYS, SeatKnowledge, likely_deals, swaps_between
from .kernel import Branch, SampledWorlds, TrickRules
from .move_search import MoveSearch
from .protocol import Decision, weighed
from .race import Clock, halved
from .sight import Sight, card_of, from_kernel, kernel_mask, kernel_tricks
from .utility import value_rows

WORLDS, TRIES = 400, 20000
LIGHT_TRIES = 8000  # of which a share is meant where less work is asked for: the tries beyond them bring little each
MOST_WORLDS, MOST_TRIES = 1000, 60000  # with time to spare
MIXING = 6  # times the swaps between two deals, before the first
SAMPLING = 0.4  # of the time, where there is a limit
EXPLORE = 200.0  # points: with more, others try out what does not serve them; with less, they know too much
FEWEST_VISITS = 0.1  # of the best card's: of a card with fewer too little is known to lean towards it
SLICES = {True: 10, False: 1}  # worlds between two looks at the clock, compiled and not


class Effort(NamedTuple):
    """The work that a decision is worth to a player who is not short of time."""

    worlds: int
    tries: int


def best_card(
    view: GoodgeView,
    sight: Sight,
    leanings: Mapping[int, float],
    stream: Stream,
    clock: Clock,
    effort: Effort | None = None,
) -> Decision:
    """Return the best of some cards of the seat to act; `leanings` are the points that each looks better by.

    The cards are in the kernel's numbers. `effort` is an expert's unless told. Raises NoSuchDeal if no deal fits.
    """
    deals, tries = effort or (WORLDS, TRIES)
    worlds = sampled_worlds(view, sight, stream, clock, deals)
    chance = stream.below(1 << 62)
    searches = [MoveSearch(worlds, card, chance, EXPLORE) for card in leanings]
    if clock.is_set:
        tries = MOST_TRIES
    elif clock.is_light:
        tries = min(tries, LIGHT_TRIES)
    best = halved(searches, clock.count(tries), clock, SAMPLING)
    branches = [search.branch for search in searches]
    actions = {branch.card: PlayCard(card_of(from_kernel(branch.card), sight.trump)) for branch in branches}
    worths = ((actions[branch.card], branch.mean) for branch in branches)
    return weighed(actions[leaning_choice(best.branch, branches, leanings)], worths, best.deals)


def sampled_worlds(
    view: GoodgeView, sight: Sight, stream: Stream, clock: Clock, usual: int | None = None
) -> SampledWorlds:
    """Return the kernel's worlds of as many likely deals as usual, or as there is time for, at least one."""
    rules = kernel.goodge(sight.seats)
    known = knowledge_of(view, sight)
    worlds = _opened(rules, known, view)
    deals = likely_deals(rules, known, first_deal(view, sight, stream), stream.below(1 << 62))
    a_few, swaps = SLICES[kernel.is_compiled()], swaps_between(known)
    for _ in range(MIXING):
        deals.mix(swaps)
        if clock.is_past(SAMPLING):
            break
    enough = clock.count(MOST_WORLDS if clock.is_set else usual or WORLDS)
    while worlds.size < enough and (not clock.is_past(SAMPLING) or not worlds.size):
        deals.fill(worlds, min(a_few, enough - worlds.size), swaps)
    return worlds


def leaning_choice(best: Branch, branches: Sequence[Branch], leanings: Mapping[int, float]) -> int:
    """Return the best of some cards, or one that looks better to somebody who leans towards it."""
    known = FEWEST_VISITS * best.visits
    liked = [branch for branch in branches if leanings[branch.card] > leanings[best.card] and branch.visits >= known]
    return max([best, *liked], key=lambda branch: branch.mean + leanings[branch.card]).card


def knowledge_of(view: GoodgeView, sight: Sight) -> SeatKnowledge:
    """Return the knowledge of the seat to act, in the kernel's numbers."""
    return SeatKnowledge(
        seats=sight.seats,
        seat=sight.seat,
        goodge=sight.goodge,
        bid=view.board.bid,
        hand=kernel_mask(view.hand, sight.trump),
        captured=tuple(view.board.captured),
        tricks=kernel_tricks(view, sight.trump),
        stash=None if view.stash is None else kernel_mask(view.stash, sight.trump),
        claims=bounds_of(view, sight),
    )


def first_deal(view: GoodgeView, sight: Sight, stream: Stream) -> list[int]:
    """Return a deal that fits the view, each as likely; the Stash is the last hand. Raises NoSuchDeal if none fits."""
    state = GOODGE.sampler(view).draw(stream)
    return [kernel_mask(cards, sight.trump) for cards in (*state.hands, state.stash)]


def _opened(rules: TrickRules, known: SeatKnowledge, view: GoodgeView) -> SampledWorlds:
    worlds = SampledWorlds(rules)
    leader, trick = known.tricks[-1]
    worlds.open(leader, known.left, trick, known.captured)
    for seat, rows in enumerate(value_rows(view.totals, view.rules.target, known.goodge, known.bid)):
        worlds.value(seat, rows)
    worlds.playout.by_thumb(PLAYS[known.seats], goodge=known.goodge)
    worlds.playout.soften(HEAT)
    return worlds
