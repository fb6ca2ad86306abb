"""The card to play: each is searched in the same deals, which fit what was seen, and the worse are dropped early."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

from ...engine.actions import PlayCard
from ...engine.game import AnyGame, AnyState, AnyView
from ...engine.rng import Stream
from .. import kernel
from ..move_search import MoveSearch
from ..protocol import Decision, weighed
from ..race import Clock, halved
from .aims import aims_seen
from .blunders import without_foolish
from .deal_inference import LikelyDeals
from .deck import Deck
from .gains import ends_of

DEALS, TRIES = 800, 10000
MOST_TRIES = 30000  # with time to spare
SWAPS = 1  # for each hidden card between two deals: more deals that differ less tell more than fewer that differ more
EXPLORE = 1.0  # times the spread of what playouts bring, below each card
MEASURED = 250  # deals that are played out once to tell that spread
NOISE = 32  # of 256 cards in a playout that are played at random
SAME = 0.02  # times that spread: cards which are no further apart are told by rules of thumb
WORLD_SLICES = {True: 50, False: 1}  # deals between two looks at the clock, compiled and not
SAMPLING, PLAYING_OUT = 0.4, 0.5  # of the time, where there is a limit: until deals are there, and first playouts


class SearchEffort(NamedTuple):
    """The work that a card is worth to a player who is not short of time; the numbers are those above."""

    deals: int
    tries: int
    swaps: int
    explore: float


def best_card(
    game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock, effort: SearchEffort | None = None
) -> Decision:
    """Return the card that serves the seat best, as far as can be seen.

    `effort` is an expert's unless told. Raises NoSuchDeal if no deal fits the view.
    """
    effort = effort or SearchEffort(DEALS, TRIES, SWAPS, EXPLORE)
    worlds = _sampled_worlds(game, view, deck, stream, clock, effort)
    moves = without_foolish(game, view, deck, distinct_moves(view, deck, worlds))
    actions = {card: PlayCard(deck.cards[card]) for card in kernel.cards_of(moves)}
    if len(actions) == 1:
        return Decision(next(iter(actions.values())))
    tallies = _played_out(worlds, moves, stream, clock)
    spread, deals = spread_of(tallies), tallies[0].runs
    branches = [kernel.Branch(tally.card, tally.runs, tally.value) for tally in tallies]
    if spread:
        chance = stream.word()
        searches = [MoveSearch(worlds, card, chance, effort.explore * spread) for card in actions]
        best = halved(searches, clock.count(MOST_TRIES if clock.is_set else effort.tries), clock, PLAYING_OUT)
        branches, deals = [search.branch for search in searches], best.deals
    worlds.load(0)
    counts = dict(worlds.playout.thumb_scores())
    good = _equally_good(branches, SAME * spread if spread else inf)
    chosen = max(good, key=lambda card: (counts[card], -card))
    return weighed(actions[chosen], ((actions[branch.card], branch.mean) for branch in branches), deals)


def _played_out(worlds: kernel.SampledWorlds, moves: int, stream: Stream, clock: Clock) -> list[kernel.Tally]:
    """The sums that each card brings, played out once in as many worlds as tell enough, and as there is time for."""
    rollouts = kernel.Rollouts(worlds, list(kernel.cards_of(moves)), stream.word())
    for world in range(min(MEASURED, worlds.size)):
        rollouts.run(world, world + 1)
        if clock.is_past(PLAYING_OUT):
            break
    return rollouts.results()


def _equally_good(branches: Sequence[kernel.Branch], margin: float) -> list[int]:
    """The cards that the search cannot tell from the best of those that it has tried most often."""
    best = max(branches, key=lambda branch: (branch.visits, branch.mean, -branch.card))
    near = (branch for branch in branches if 2 * branch.visits >= best.visits and branch.mean >= best.mean - margin)
    return [branch.card for branch in near]


def _sampled_worlds(
    game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock, effort: SearchEffort
) -> kernel.SampledWorlds:
    """The kernel's worlds of as many likely deals as are worth it, or as there is time for, at least one."""
    deals = LikelyDeals(game, view, deck, stream, effort.swaps)
    worlds = _opened(game, view, deck, deals.first)
    enough, a_few = clock.count(effort.deals), WORLD_SLICES[kernel.is_compiled()]
    while worlds.size < enough and (not clock.is_past(SAMPLING) or not worlds.size):
        deals.fill(worlds, min(a_few, enough - worlds.size))
    return worlds


def opened_worlds(game: AnyGame, view: AnyView, deck: Deck, states: Sequence[AnyState]) -> kernel.SampledWorlds:
    """Return the kernel's worlds of these states, in which every hand plays for its aim."""
    worlds = _opened(game, view, deck, states[0])
    for state in states:
        worlds.add(deck.masks(state.hands))
    return worlds


def _opened(game: AnyGame, view: AnyView, deck: Deck, state: AnyState) -> kernel.SampledWorlds:
    worlds = kernel.SampledWorlds(deck.rules)
    worlds.open(tricks=len(view.acting_hand), **deck.trick_start(view.board))
    for hand, row in enumerate(ends_of(game, state).tables()):
        worlds.value_ends(hand, row)
    worlds.playout.by_aims(aims_seen(game, view, deck, state), NOISE)
    return worlds


def distinct_moves(view: AnyView, deck: Deck, worlds: kernel.SampledWorlds) -> int:
    """Return the mask of the legal cards, one for all that are as good as equal."""
    worlds.load(0)
    playout = worlds.playout
    acting = view.board.acting or 0
    others = sum(playout.hand(hand) for hand in range(deck.hands) if hand != acting)
    best = 0 if playout.best_card is None else 1 << playout.best_card
    return playout.merged(playout.legal(), others | best)


def spread_of(tallies: Sequence[kernel.Tally]) -> float:
    """Return the standard deviation of what a playout brings."""
    runs = sum(tally.runs for tally in tallies)
    mean = sum(tally.value for tally in tallies) / runs
    return sqrt(max(0.0, sum(tally.squares for tally in tallies) / runs - mean * mean))
