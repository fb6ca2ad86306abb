"""The card to play, by a tree search over deals that fit what was seen (the kernel's Tree)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from ...engine.actions import Action, PlayCard
from ...engine.game import Game, State
from ...engine.rng import Stream
from .. import kernel
from ..race import Clock
from ..seam import AnyView
from .aims import aims_seen
from .deck import Deck
from .gains import ends_of
from .likely import likely_states

DEALS, TRIES = 100, 4000
MOST_TRIES = 30000  # with time to spare
NOISE = 32  # of 256 cards in a playout that are played at random
EXPLORE = 1.0  # times the spread of what playouts bring
SAME = 0.02  # times that spread: cards which are no further apart are told by rules of thumb
SLICES = {True: 500, False: 5}  # tries between two looks at the clock, compiled and not


def best_card(game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
    """The card that serves the seat best, as far as can be seen. Raises NoSuchDeal if no deal fits the view."""
    states = likely_states(game, view, deck, stream, DEALS, clock)
    worlds = _opened(game, view, deck, states)
    moves = _distinct(view, deck, worlds)
    if moves.bit_count() == 1:
        return PlayCard(deck.cards[moves.bit_length() - 1])
    rollouts = kernel.Rollouts(worlds, list(kernel.cards_of(moves)), stream.word())
    for world in range(worlds.size):
        rollouts.run(world, world + 1)
        if clock.is_past(0.6):
            break
    spread = _spread(rollouts.results())
    tree = kernel.Tree(worlds, stream.word(), EXPLORE * spread, moves)
    tree.run(1)
    tries = MOST_TRIES if clock.is_set else TRIES
    while spread and tree.tries < tries and not clock.is_past():
        tree.run(min(SLICES[kernel.is_compiled()], tries - tree.tries))
    good = _equally_good(tree.results(), SAME * spread) if spread else list(kernel.cards_of(moves))
    worlds.load(0)
    counts = dict(worlds.table.thumb_scores())
    return PlayCard(deck.cards[max(good, key=lambda card: (counts[card], -card))])


def _equally_good(branches: Sequence[kernel.Branch], margin: float) -> list[int]:
    """The cards that the search cannot tell from the one it has tried most often."""
    best = max(branches, key=lambda branch: (branch.visits, -branch.card))
    near = (branch for branch in branches if 2 * branch.visits >= best.visits and branch.mean >= best.mean - margin)
    return [branch.card for branch in near]


def _opened(game: Game[Any, Any], view: AnyView, deck: Deck, states: Sequence[State[Any]]) -> kernel.Worlds:
    """The kernel's worlds of these states, in which every hand plays for its aim."""
    worlds = kernel.Worlds(deck.rules)
    worlds.open(tricks=len(view.acting_hand), **deck.standing(view.board))
    for state in states:
        worlds.add(deck.masks(state.hands))
    for hand, row in enumerate(ends_of(game, states[0]).tables()):
        worlds.value_ends(hand, row)
    worlds.table.by_aims(aims_seen(game, view, deck, states[0]), NOISE)
    return worlds


def _distinct(view: AnyView, deck: Deck, worlds: kernel.Worlds) -> int:
    """The legal cards, one for all that are as good as equal."""
    worlds.load(0)
    table = worlds.table
    acting = view.board.acting or 0
    others = sum(table.hand(hand) for hand in range(deck.hands) if hand != acting)
    best = 0 if table.best_card is None else 1 << table.best_card
    return table.merged(table.legal(), others | best)


def _spread(tallies: Sequence[kernel.Tally]) -> float:
    """The standard deviation of what a playout brings."""
    runs = sum(tally.runs for tally in tallies)
    mean = sum(tally.value for tally in tallies) / runs
    return sqrt(max(0.0, sum(tally.squares for tally in tallies) / runs - mean * mean))
