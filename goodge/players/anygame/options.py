"""What to bid, or to do at all, by trying each action in deals that fit what was seen, and playing them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.actions import Action, Bid
from ...engine.game import Game, Phase, State
from ...engine.rng import Stream
from .. import kernel
from ..race import Clock
from ..seam import AnyView
from .aims import aims_of
from .deck import Deck
from .estimate import likely_call, tricks_of
from .gains import Gains, ends_of, gains_of
from .likely import likely_states

DEALS, ROUNDS = 24, 4
ENGINE_DEALS = 6  # where each card of a playout is the engine's
NOISE = 32
DOUBT = 20.0  # points off what playouts say of one's own nil: opponents who think break more of them
NEAR = 2.5  # tricks from what the hand looks good for, beyond which no bid is tried

PlayedOut = Callable[[State[Any], int], Gains]


def best_call(game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Action:
    """The action before the first card that does best, if the others then bid what their hands look good for.

    Raises NoSuchDeal if no deal fits the view.
    """

    own = view.board.own_hand(view.seat or 0)

    def played_out(state: State[Any], chance: int) -> Gains:
        called = _called(game, state, deck)
        gains = _by_kernel(game, called, deck, chance)
        return gains if game.tricks_bid(called.board)[own] != 0 else tuple(gain - DOUBT for gain in gains)

    states = likely_states(game, view, deck, stream, DEALS, clock)
    return _best(game, _sensible(view, deck), states, played_out, stream, clock)


def best_action(game: Game[Any, Any], view: AnyView, stream: Stream, clock: Clock) -> Action:
    """The action that does best if everybody then plays at random, of a game of which nothing is known.

    Raises NoSuchDeal if no deal fits the view.
    """

    def played_out(state: State[Any], chance: int) -> Gains:
        return _by_engine(game, state, Stream(chance, "playout"))

    sampler = game.sampler(view)
    states = [sampler.draw(stream) for _ in range(ENGINE_DEALS)]
    return _best(game, sorted(view.legal, key=lambda action: action.text), states, played_out, stream, clock)


def _best(
    game: Game[Any, Any],
    options: Sequence[Action],
    states: Sequence[State[Any]],
    played_out: PlayedOut,
    stream: Stream,
    clock: Clock,
) -> Action:
    sums = dict.fromkeys(options, 0.0)
    for state in states:
        chance, seat = stream.word(), state.board.turn
        for action in options:
            sums[action] += played_out(game.apply(state, action)[0], chance)[seat]
        if clock.is_past():
            break
    return max(options, key=sums.__getitem__)


def _sensible(view: AnyView, deck: Deck) -> list[Action]:
    """The actions worth a trial: of bids those near to what the hand looks good for."""
    tricks = tricks_of(deck, view.hand)
    bids = [action for action in view.legal if isinstance(action, Bid)]
    lowest = min((bid.amount for bid in bids), default=0)
    near = [bid for bid in bids if abs(bid.amount - max(tricks, lowest)) <= NEAR]
    others = [action for action in view.legal if not isinstance(action, Bid)]
    return sorted([*near, *others], key=lambda action: action.text)


def _called(game: Game[Any, Any], state: State[Any], deck: Deck) -> State[Any]:
    """The state once all have bid as their hands are likely to make them."""
    while state.board.phase is not Phase.PLAY:
        state, _ = game.apply(state, likely_call(game, state, deck))
    return state


def _by_kernel(game: Game[Any, Any], state: State[Any], deck: Deck, chance: int) -> Gains:
    """What each seat gains on average where every hand plays for its aim."""
    ends, board, rules = ends_of(game, state), state.board, state.match.rules
    table = kernel.Table(deck.rules)
    strengths = [tricks_of(deck, hand) for hand in state.hands]
    table.by_aims(aims_of(game, state, strengths), NOISE)
    sums = [0.0] * game.seats(rules)
    masks = deck.masks(state.hands)
    for number in range(ROUNDS):
        table.seed(chance, number)
        table.start(masks, **deck.standing(board))
        table.play_out()
        sums = [known + gain for known, gain in zip(sums, ends.gains(tuple(table.points())), strict=True)]
    return tuple(sums)


def _by_engine(game: Game[Any, Any], state: State[Any], stream: Stream) -> Gains:
    before = state.match
    while not state.board.is_over:
        state, _ = game.apply(state, stream.choice(game.legal_actions(state)))
    return gains_of(game, before, state)
