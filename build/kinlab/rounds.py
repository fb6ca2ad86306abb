"""Rounds after an auction, played by tree searches of a few hundred tries: 50 ms where experts take a second."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from goodge.engine.game import Game, State
from goodge.engine.rng import Stream
from goodge.players import kernel
from goodge.players.anygame.aims import aims_of
from goodge.players.anygame.card_search import spread_of
from goodge.players.anygame.deck import Deck, deck_of
from goodge.players.anygame.estimate import CAUTION, WEIGHTS
from goodge.players.anygame.gains import ends_of

TRIES, DEALS = 400, 30
NOISE = 32
SPREAD, NIL_SPREAD = 1.0, 0.7


class Rounds:
    """Plays rounds of one game; every hand searches separately, by what it can know."""

    def __init__(self, game: Game[Any, Any]) -> None:
        deck = deck_of(game.id, game.read_rules({}))
        if deck is None:
            raise ValueError(f"{game.id} does not tell its card play as data")
        self._game, self._deck = game, deck
        self._worlds, self._deals = kernel.SampledWorlds(deck.rules), kernel.TrickDeals(deck.rules)
        self._deals.count_by(WEIGHTS)

    def played(self, state: State[Any], seed: int) -> tuple[int, ...]:
        """Return the tricks of each hand in a round whose auction is over."""
        stream, rules = Stream(seed, "rounds"), self._deck.rules
        for hand, row in enumerate(ends_of(self._game, state).tables()):
            self._worlds.value_ends(hand, row)
        known: list[float | None] = [None] * len(state.hands)
        table = _Played(self._deck, self._deck.masks(state.hands), state.board.trick.leader)
        aims, bids = aims_of(self._game, state, known), self._game.tricks_bid(state.board)
        while table.position.left:
            moves = table.moves()
            card = moves.bit_length() - 1
            if moves & (moves - 1):
                card = self._searched(table, moves, aims, bids, stream)
            table.play(card, rules)
        return tuple(table.position.points())

    def _searched(
        self, table: _Played, moves: int, aims: Sequence[kernel.TrickAim], bids: Sequence[int | None], stream: Stream
    ) -> int:
        worlds, deals, seat = self._worlds, self._deals, table.position.turn
        worlds.open(table.leader, table.position.left, table.trick, table.position.points(), table.position.is_broken)
        hidden = sum(hand for other, hand in enumerate(table.hands) if other != seat)
        deals.open(table.hands, hidden, table.barred, stream.word())
        for other, tricks in enumerate(bids):
            if other != seat and tricks is not None:
                low, spread = (tricks + CAUTION, SPREAD) if tricks else (-inf, NIL_SPREAD)
                deals.claim(other, low, tricks + CAUTION, spread, table.past[other])
        deals.mix(3 * hidden.bit_count())
        deals.fill(worlds, DEALS, 1 + hidden.bit_count())
        worlds.playout.by_aims(aims, NOISE)
        rollouts = kernel.Rollouts(worlds, list(kernel.cards_of(moves)), stream.word())
        rollouts.run()
        spread = spread_of(rollouts.results())
        if not spread:
            worlds.load(0)
            counts = dict(worlds.playout.thumb_scores())
            return max(kernel.cards_of(moves), key=counts.__getitem__)
        tree = kernel.Tree(worlds, stream.word(), spread, moves)
        tree.run(TRIES)
        return max(tree.results(), key=lambda branch: (branch.visits, -branch.card)).card


class _Played:
    """A round under way; `hands`, `past` and `barred` are masks by hand: held, played, and known to be not held."""

    def __init__(self, deck: Deck, hands: Sequence[int], leader: int) -> None:
        self.position = kernel.Position(deck.rules)
        self.position.start(hands, leader)
        self.hands, self.past, self.barred = list(hands), [0] * len(hands), [0] * len(hands)
        self.leader, self.trick = leader, list[int]()

    def moves(self) -> int:
        """The mask of the legal cards, one for all that are as good as equal."""
        position = self.position
        others = sum(self.hands) - self.hands[position.turn]
        best = 0 if position.best_card is None else 1 << position.best_card
        return position.merged(position.legal(), others | best)

    def play(self, card: int, rules: kernel.TrickRules) -> None:
        hand = self.position.turn
        if self.trick and rules.suit(card) != rules.suit(self.trick[0]):
            self.barred[hand] |= rules.suit_mask(rules.suit(self.trick[0]))
        self.position.play(card)
        self.hands[hand] ^= 1 << card
        self.past[hand] |= 1 << card
        self.trick = [*self.trick, card] if len(self.trick) + 1 < len(self.hands) else []
        if not self.trick:
            self.leader = self.position.turn
