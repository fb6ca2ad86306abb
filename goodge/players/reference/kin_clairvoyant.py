"""`clairvoyant` for the games in which tricks count: a tree search of the true deal, each hand out for its own gain."""

from __future__ import annotations

from ...engine.actions import Action, Look, PlayCard
from ...engine.game import AnyGame, AnyState, Phase
from ...engine.rng import Stream
from .. import kernel
from ..anygame.action_search import called, sensible_calls
from ..anygame.aims import aims_of
from ..anygame.deck import Deck, deck_of
from ..anygame.estimate import tricks_of
from .kin import NOISE, opened, searched

TRIES = 8000  # of the tree, for a card
CALL_TRIES = 1000  # for each bid
EXPLORE = 0.5  # times the spread of what playouts bring


class KinClairvoyant:
    """Plays the true deal as a game of open cards; bids what that brings if the others count their tricks."""

    def choose(self, game: AnyGame, state: AnyState, seed: int) -> Action:
        """Return a legal action for the seat to act. Raises ValueError for a state in which nobody is."""
        board, deck = state.board, deck_of(game.id, state.match.rules)
        if board.turn is None or deck is None:
            raise ValueError("nobody is to act in this state, or it is of no game whose card play is known")
        view = game.view_for(state, board.turn)
        chance = Stream(seed, "clairvoyant", board.turn, len(state.actions)).word()
        if len(view.legal) == 1:
            return view.legal[0]
        if board.phase is Phase.PLAY:
            return PlayCard(deck.cards[_searched(game, state, deck, chance, TRIES).card])
        if Look() in view.legal:
            return Look()
        worths = {call: _worth(game, state, call, deck, chance) for call in sensible_calls(view, deck)}
        return max(worths, key=worths.__getitem__)


def _worth(game: AnyGame, state: AnyState, call: Action, deck: Deck, chance: int) -> float:
    """Return what a call brings its seat, about."""
    bid, seat = called(game, game.apply(state, call)[0], deck), state.board.to_act
    mean = _searched(game, bid, deck, chance, CALL_TRIES).mean
    return mean if (bid.board.to_act - seat) % game.sides(state.match.rules) == 0 else -mean


def _searched(game: AnyGame, state: AnyState, deck: Deck, chance: int, tries: int) -> kernel.Branch:
    """The card that the search takes."""
    worlds = opened(game, state, deck, len(state.hands[state.board.acting or 0]))
    worlds.add(deck.masks(state.hands))
    strengths = [tricks_of(deck, hand) for hand in state.deal.hands]
    worlds.playout.by_aims(aims_of(game, state, strengths), NOISE)
    worlds.load(0)
    branches = searched(worlds, worlds.playout.distinct(), chance, tries, EXPLORE)
    return max(branches, key=lambda branch: (branch.visits, branch.value, -branch.card))
