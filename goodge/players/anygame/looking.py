"""Looking ahead in any game: deals that fit what was seen, each action tried in each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.actions import Action, PlayCard
from ...engine.game import Game, Phase, State
from ...engine.rng import Stream
from .. import kernel
from ..race import Clock
from ..seam import AnyView
from .deck import Deck
from .estimate import likely_call
from .gains import Ends, gains_of

Draw = Callable[[], State[Any]]

ROUNDS = 3  # played out for each action in each deal
ENGINE_STEP = 4  # playouts by the engine that one deal is worth: they are slow


def best_card(game: Game[Any, Any], view: AnyView, deck: Deck, stream: Stream, deals: int, clock: Clock) -> Action:
    """The card that does best where the rest of the round is played out at random. Raises NoSuchDeal."""
    sampler = game.sampler(view)
    worlds = kernel.Worlds(deck.rules)
    deck.lay(worlds, view.board, len(view.acting_hand))
    state = sampler.draw(stream)
    worlds.add(deck.masks(state.hands))
    while worlds.size < deals and not clock.is_past(0.5):
        worlds.add(deck.masks(sampler.draw(stream).hands))
    cards = sorted(deck.number(action.card) for action in view.legal if isinstance(action, PlayCard))
    rollouts = kernel.Rollouts(worlds, cards, stream.word())
    rollouts.run(rounds=ROUNDS, keep=True)
    ends, seat = Ends(game, state), view.seat or 0
    sums = [0.0] * len(cards)
    for number, outcome in enumerate(rollouts.outcomes()):
        tricks = tuple(outcome >> 8 * hand & 255 for hand in range(deck.hands))
        sums[number % len(cards)] += ends.gains(tricks)[seat]
    return PlayCard(deck.cards[cards[max(range(len(cards)), key=lambda place: (sums[place], -place))]])


def best_action(
    game: Game[Any, Any], view: AnyView, deck: Deck | None, stream: Stream, deals: int, clock: Clock
) -> Action:
    """The action that does best in deals of the cards, each played out. Raises NoSuchDeal."""
    sampler, seat = game.sampler(view), view.seat or 0
    options = sorted(view.legal, key=lambda action: action.text)
    sums = dict.fromkeys(options, 0.0)
    for _ in range(deals):
        state = sampler.draw(stream)
        chance = stream.word()
        for action in options:
            after = _called(game, game.apply(state, action)[0], deck)
            sums[action] += _played_out(game, after, deck, chance)[seat]
        if clock.is_past():
            break
    return max(options, key=sums.__getitem__)


def _called(game: Game[Any, Any], state: State[Any], deck: Deck | None) -> State[Any]:
    """The state once all have bid as their hands are likely to make them."""
    while deck is not None and not state.board.is_over and state.board.phase is not Phase.PLAY:
        state, _ = game.apply(state, likely_call(game, state, deck))
    return state


def _played_out(game: Game[Any, Any], state: State[Any], deck: Deck | None, chance: int) -> tuple[float, ...]:
    """What each seat gains where the rest is played at random."""
    if deck is None:
        return _played_by_engine(game, state, Stream(chance, "playout"))
    ends = Ends(game, state)
    table = kernel.Table(deck.rules)
    sums = [0.0] * game.seats(state.match.rules)
    for number in range(ROUNDS):
        table.seed(chance, number)
        table.start(deck.masks(state.hands), state.board.trick.leader)
        table.play_out()
        sums = [known + gain for known, gain in zip(sums, ends.gains(tuple(table.points())), strict=True)]
    return tuple(sums)


def _played_by_engine(game: Game[Any, Any], state: State[Any], stream: Stream) -> tuple[float, ...]:
    before = state.match
    while not state.board.is_over:
        state, _ = game.apply(state, stream.choice(game.legal_actions(state)))
    return gains_of(game, before, state)
