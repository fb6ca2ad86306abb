"""The card to play: a tree search over deals that fit what was seen, likely ones more often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine.games import game_named
from ..engine.rng import Stream
from . import kernel
from .claims import bounds_of
from .hidden import HEAT, PLAYS, Standing, likely_deals, swaps_between
from .kernel import Branch, Rules, Tree, Worlds
from .race import Clock
from .seam import AnyView
from .sight import Sight, kernel_mask, kernel_tricks
from .utility import value_rows

WORLDS, TRIES = 400, 8000
MOST_WORLDS, MOST_TRIES = 1000, 30000  # with time to spare
MIXING = 6  # times the swaps between two deals, before the first
SAMPLING = 0.4  # of the time, where there is a limit
EXPLORE = 300.0  # points: with less, a card that breaks the bid the first time is hardly tried again
FEWEST_VISITS = 0.1  # of the best card's: of a card with fewer too little is known to lean towards it
SLICES = {True: (10, 200), False: (1, 5)}  # worlds, tries between two looks at the clock, compiled and not


def best_card(view: AnyView, sight: Sight, leanings: Mapping[int, float], stream: Stream, clock: Clock) -> int:
    """The best of these cards of the seat to act, in the kernel's numbers, each with the points it looks better by.

    Raises NoSuchDeal if no deal fits.
    """
    rules = kernel.goodge(sight.seats)
    standing = standing_of(view, sight)
    worlds = _opened(rules, standing, view)
    deals = likely_deals(rules, standing, first_deal(view, sight, stream), stream.below(1 << 62))
    a_few_worlds, a_few_tries = SLICES[kernel.is_compiled()]
    swaps = swaps_between(standing)
    for _ in range(MIXING):
        deals.mix(swaps)
        if clock.is_past(SAMPLING):
            break
    enough = MOST_WORLDS if clock.is_set else WORLDS
    while worlds.size < enough and (not clock.is_past(SAMPLING) or not worlds.size):
        deals.fill(worlds, min(a_few_worlds, enough - worlds.size), swaps)
    tree = Tree(worlds, stream.below(1 << 62), EXPLORE, sum(1 << card for card in leanings))
    tree.run(1)
    tries = MOST_TRIES if clock.is_set else TRIES
    while tree.tries < tries and not clock.is_past():
        tree.run(min(a_few_tries, tries - tree.tries))
    return leaning_choice(tree.results(), leanings)


def leaning_choice(branches: Sequence[Branch], leanings: Mapping[int, float]) -> int:
    """The card that was tried most, or one that looks better to somebody who leans towards it."""
    best = max(branches, key=lambda branch: (branch.visits, -branch.card))
    known = FEWEST_VISITS * best.visits
    liked = [branch for branch in branches if leanings[branch.card] > leanings[best.card] and branch.visits >= known]
    return max([best, *liked], key=lambda branch: branch.mean + leanings[branch.card]).card


def standing_of(view: AnyView, sight: Sight) -> Standing:
    """What the seat to act knows, in the kernel's numbers."""
    return Standing(
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


def first_deal(view: AnyView, sight: Sight, stream: Stream) -> list[int]:
    """A deal that fits the view, each as likely; the Stash is the last hand. Raises NoSuchDeal if there is none."""
    state = game_named(view.game).sampler(view).draw(stream)
    return [kernel_mask(cards, sight.trump) for cards in (*state.hands, state.stash)]


def _opened(rules: Rules, standing: Standing, view: AnyView) -> Worlds:
    worlds = Worlds(rules)
    leader, trick = standing.tricks[-1]
    worlds.open(leader, standing.left, trick, standing.captured)
    for seat, rows in enumerate(value_rows(view.totals, view.rules.target, standing.goodge, standing.bid)):
        worlds.value(seat, rows)
    worlds.table.by_thumb(PLAYS[standing.seats], goodge=standing.goodge)
    worlds.table.soften(HEAT)
    return worlds
