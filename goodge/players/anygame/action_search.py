"""The bid, or any other action, by trying each one in deals that fit what was seen, and playing them out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...engine.actions import Action, Bid
from ...engine.cards import in_order
from ...engine.game import AnyGame, AnyState, AnyView, Phase
from ...engine.rng import Stream
from ...engine.values import replace
from .. import kernel
from ..protocol import Decision, weighed
from ..race import Clock
from .aims import aims_of
from .deal_inference import likely_states
from .deck import Deck
from .estimate import likely_call, tricks_of
from .gains import Gains, ends_of, gains_of

DEALS, ROUNDS = 24, 4
ENGINE_DEALS = 6  # where each card of a playout is the engine's
NOISE = 32
DOUBT = 5.0  # points off what playouts say of the seat's own nil: opponents who think break more of them
NEAR = 2.5  # tricks from what the hand looks good for, beyond which no bid is tried

PlayedOut = Callable[[AnyState, int], Gains]


def best_call(game: AnyGame, view: AnyView, deck: Deck, stream: Stream, clock: Clock) -> Decision:
    """Return the action before the first card that does best, if the others then bid what their hands look good for.

    Raises NoSuchDeal if no deal fits the view.
    """
    return _best(*call_gains(game, view, deck, sensible_calls(view, deck), DEALS, stream, clock, rounds=ROUNDS))


def call_gains(
    game: AnyGame,
    view: AnyView,
    deck: Deck,
    options: Sequence[Action],
    count: int,
    stream: Stream,
    clock: Clock,
    *,
    rounds: int,
) -> tuple[dict[Action, float], int]:
    """Return the sum of the gains that each action before the first card brings, and the deals that it is taken over.

    Each deal is played out this many `rounds` after each action.
    Raises NoSuchDeal if no deal fits the view.
    """
    own, playout = view.board.own_hand(view.seat or 0), kernel.Playout(deck.rules)

    def played_out(state: AnyState, chance: int) -> Gains:
        bid = called(game, state, deck)
        gains = _by_kernel(game, bid, deck, playout, chance, rounds)
        return gains if game.tricks_bid(bid.board)[own] != 0 else tuple(gain - DOUBT for gain in gains)

    states = likely_states(game, view, deck, stream, clock.count(count), clock)
    return _tried(game, options, states, played_out, stream, clock)


def best_action(game: AnyGame, view: AnyView, stream: Stream, clock: Clock) -> Decision:
    """Return the action that does best if everybody then plays at random, in a game of which nothing is known.

    Raises NoSuchDeal if no deal fits the view.
    """

    def played_out(state: AnyState, chance: int) -> Gains:
        return _by_engine(game, state, Stream(chance, "playout"))

    dummy = None if view.dummy is None else in_order(view.dummy)
    sampler = game.sampler(replace(view, hand=in_order(view.hand), dummy=dummy))
    states = [sampler.draw(stream) for _ in range(ENGINE_DEALS)]
    options = sorted(view.legal, key=lambda action: action.text)
    return _best(*_tried(game, options, states, played_out, stream, clock))


def _best(sums: dict[Action, float], deals: int) -> Decision:
    worths = ((action, total / deals) for action, total in sums.items())
    return weighed(max(sums, key=sums.__getitem__), worths, deals)


def _tried(
    game: AnyGame,
    options: Sequence[Action],
    states: Sequence[AnyState],
    played_out: PlayedOut,
    stream: Stream,
    clock: Clock,
) -> tuple[dict[Action, float], int]:
    """The sum of the seat's gains by each option, and the number of deals that it is taken over."""
    sums = dict.fromkeys(options, 0.0)
    deals = 0
    for state in states:
        chance, seat = stream.word(), state.board.to_act
        for action in options:
            sums[action] += played_out(game.apply(state, action)[0], chance)[seat]
        deals += 1
        if clock.is_past():
            break
    return sums, deals


def sensible_calls(view: AnyView, deck: Deck) -> list[Action]:
    """Return the actions worth a trial: of bids those near to what the hand looks good for."""
    tricks = tricks_of(deck, view.hand)
    bids = [action for action in view.legal if isinstance(action, Bid)]
    lowest = min((bid.amount for bid in bids), default=0)
    near = [bid for bid in bids if abs(bid.amount - max(tricks, lowest)) <= NEAR]
    others = [action for action in view.legal if not isinstance(action, Bid)]
    return sorted([*near, *others], key=lambda action: action.text)


def called(game: AnyGame, state: AnyState, deck: Deck) -> AnyState:
    """Return the state once all have bid as their hands are likely to make them."""
    while state.board.phase is not Phase.PLAY:
        state, _ = game.apply_unchecked(state, likely_call(game, state, deck))  # which is one of the legal ones
    return state


def _by_kernel(game: AnyGame, state: AnyState, deck: Deck, playout: kernel.Playout, chance: int, rounds: int) -> Gains:
    """The mean gain of each seat where every hand plays for its aim."""
    ends = ends_of(game, state)
    sums = [0.0] * game.seats(state.match.rules)
    for tricks in ends_played(game, state, deck, playout, chance, rounds):
        sums = [known + gain for known, gain in zip(sums, ends.gains(tricks), strict=True)]
    return tuple(total / rounds for total in sums)


def ends_played(
    game: AnyGame, state: AnyState, deck: Deck, playout: kernel.Playout, chance: int, rounds: int = ROUNDS
) -> Iterator[tuple[int, ...]]:
    """Yield the tricks of all hands in some rounds played out from a state, every hand for its aim."""
    strengths = [tricks_of(deck, hand) for hand in state.hands]
    playout.by_aims(aims_of(game, state, strengths), NOISE)
    masks = deck.masks(state.hands)
    for number in range(rounds):
        playout.seed(chance, number)
        playout.start(masks, **deck.trick_start(state.board))
        playout.play_out()
        yield tuple(playout.points())


def _by_engine(game: AnyGame, state: AnyState, stream: Stream) -> Gains:
    before = state.match
    while not state.board.is_over:
        state, _ = game.apply(state, stream.choice(game.legal_actions(state)))
    return gains_of(game, before, state)
