"""`greedy` and `field` for the games in which tricks count, by nothing but what these tell of their card play.

Both bid by a plain count of tricks, or by trying bids in deals; neither reads anything out of what others bid or
played but the suits that they have shown to be void of. (Information set Monte Carlo tree search: Cowling, Powley,
Whitehouse, 2012.)
All figures of strength are gains over `field`, so it must stay as it is: tests pin what it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt

from ...engine.actions import Bid, Look, Nil, PlayCard
from ...engine.game import AnyGame, AnyState, AnyView, Phase
from ...engine.games import game_named
from ...engine.rng import Stream
from .. import kernel
from ..anygame.action_search import called, ends_played, sensible_calls
from ..anygame.aims import aims_seen
from ..anygame.deal_inference import sees, shown_voids
from ..anygame.deck import Deck, deck_of
from ..anygame.estimate import nearest_bid, tricks_of
from ..anygame.gains import ends_of
from ..calls import stream_of
from ..protocol import Budget, Decision, weighed

DEALS, TRIES = 100, 3000
BID_DEALS = 24
NOISE = 32  # of 256 cards in a playout that are played at random
EXPLORE = 1.0  # times the spread of what playouts bring
NIL_UNDER = 1.0  # tricks that a hand may look good for and still bid none
SWAPS = 4  # of two hidden cards, for each of them, between two deals


class KinGreedy:
    """Bids what its hand looks good for, and plays the card that counts most by the kernel's rules of thumb."""

    level = "greedy"

    def choose(self, view: AnyView, seed: int, budget: Budget | None = None) -> Decision:  # noqa: ARG002
        """See `Player.choose`. Raises ValueError for a view in which nobody is to act."""
        if not view.legal:
            raise ValueError("nobody is to act in this view")
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        game, deck = game_named(view.game), _deck(view)
        stream = stream_of(view, seed, self.level)
        if view.board.phase is Phase.PLAY:
            return self.card(game, view, deck, stream)
        return self.call(game, view, deck, stream)

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream) -> Decision:  # noqa: ARG002
        """Return what to do before the first card."""
        if Look() in view.legal:
            return Decision(Look())
        tricks = tricks_of(deck, view.hand)
        if tricks < NIL_UNDER and Nil() in view.legal:
            return Decision(Nil())
        return Decision(nearest_bid([action for action in view.legal if isinstance(action, Bid)], tricks))

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream) -> Decision:
        """Return the card to play."""
        state = game.sampler(view).draw(stream)
        playout = kernel.Playout(deck.rules)
        playout.by_aims(aims_seen(game, view, deck, state))
        playout.start(deck.masks(state.hands), **deck.trick_start(view.board))
        return Decision(PlayCard(deck.cards[playout.thumb()]))


class KinField(KinGreedy):
    """Tries bids in deals, and searches one tree over deals that are all held to be equally likely."""

    level = "field"

    def call(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream) -> Decision:
        """Return what to do before the first card."""
        if Look() in view.legal:
            return Decision(Look())
        sampler, playout, seat = game.sampler(view), kernel.Playout(deck.rules), view.seat or 0
        sums = dict.fromkeys(sensible_calls(view, deck), 0.0)
        for _ in range(BID_DEALS):
            state, chance = sampler.draw(stream), stream.word()
            for call in sums:
                bid = called(game, game.apply(state, call)[0], deck)
                ends = ends_played(game, bid, deck, playout, chance)
                sums[call] += sum(ends_of(game, bid).gains(end)[seat] for end in ends)
        worths = ((call, total / BID_DEALS) for call, total in sums.items())
        return weighed(max(sums, key=sums.__getitem__), worths, BID_DEALS)

    def card(self, game: AnyGame, view: AnyView, deck: Deck, stream: Stream) -> Decision:
        """Return the card to play."""
        state = game.sampler(view).draw(stream)
        worlds = opened(game, state, deck, len(view.acting_hand))
        hands = deck.masks(state.hands)
        hidden = sum(hand for number, hand in enumerate(hands) if not sees(view, number))
        deals = kernel.TrickDeals(deck.rules)
        deals.open(hands, hidden, shown_voids(game, view, deck), stream.word())
        deals.fill(worlds, DEALS, 1 + SWAPS * hidden.bit_count())
        worlds.playout.by_aims(aims_seen(game, view, deck, state), NOISE)
        worlds.load(0)
        branches = searched(worlds, _distinct(worlds.playout, view, deck), stream.word(), TRIES, EXPLORE)
        best = max(branches, key=lambda branch: (branch.visits, branch.value, -branch.card))
        worths = ((PlayCard(deck.cards[branch.card]), branch.mean) for branch in branches)
        return weighed(PlayCard(deck.cards[best.card]), worths, worlds.size)


def opened(game: AnyGame, state: AnyState, deck: Deck, tricks: int) -> kernel.SampledWorlds:
    """Return worlds without a deal yet, `tricks` left to be won, with what each hand makes of the ends of the round."""
    worlds = _scratch(deck)
    worlds.open(tricks=tricks, **deck.trick_start(state.board))
    for hand, row in enumerate(ends_of(game, state).tables()):
        worlds.value_ends(hand, row)
    return worlds


def searched(
    worlds: kernel.SampledWorlds, moves: int, chance: int, tries: int, explore: float
) -> Sequence[kernel.Branch]:
    """Return the cards that a tree has tried; `explore` is in spreads of what playouts bring."""
    rollouts = kernel.Rollouts(worlds, list(kernel.cards_of(moves)), chance)
    rollouts.run()
    tree = kernel.Tree(worlds, chance, explore * _spread(rollouts.results()), moves)
    tree.run(tries)
    return tree.results()


def _spread(tallies: Sequence[kernel.Tally]) -> float:
    """The standard deviation of what a playout brings, at least a little."""
    runs = sum(tally.runs for tally in tallies)
    mean = sum(tally.value for tally in tallies) / runs
    return max(1e-6, sqrt(max(0.0, sum(tally.squares for tally in tallies) / runs - mean * mean)))


def _distinct(playout: kernel.Playout, view: AnyView, deck: Deck) -> int:
    """The mask of the legal cards, one for all that are as good as equal."""
    others = sum(playout.hand(hand) for hand in range(deck.hands) if hand != view.board.acting)
    best = 0 if playout.best_card is None else 1 << playout.best_card
    return playout.merged(playout.legal(), others | best)


def _deck(view: AnyView) -> Deck:
    deck = deck_of(view.game, view.rules)
    if deck is None:
        raise ValueError(f"{view.game} does not tell its card play as data")
    return deck


@cache
def _scratch(deck: Deck) -> kernel.SampledWorlds:
    return kernel.SampledWorlds(deck.rules)
