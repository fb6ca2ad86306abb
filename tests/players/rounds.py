"""Rounds for the tests of computer players: random ones on the way, and positions laid by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from goodge.engine.actions import Action, Bid, Bury, NameTrump, Pass, PlayCard, parse_action
from goodge.engine.cards import Card, Suit, parse_cards
from goodge.engine.errors import IllegalAction
from goodge.engine.game import Deal, Phase, State
from goodge.engine.games.goodge import DECK, Goodge, GoodgeBoard, worth
from goodge.engine.rng import Stream

GAME = Goodge()
AnyState = State[GoodgeBoard]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, parted by spaces."""
    return parse_cards(text.split())


def opened(players: int, number: int, **rules: Any) -> AnyState:
    """A freshly dealt round."""
    chosen = GAME.read_rules({"players": players, **rules})
    stream = Stream(number, "players test")
    match = GAME.new_match(chosen, stream.below(players))
    return GAME.open_round(match, GAME.cut_deal(chosen, stream))[0]


def random_states(players: int, number: int) -> Iterator[AnyState]:
    """The states of a round in which everybody acts at random, the auction being short; the scored one is the last."""
    stream = Stream(number, "players test", "acts")
    state = opened(players, number)
    while not state.board.is_over:
        yield state
        turn = state.board.turn
        assert turn is not None
        if state.board.phase is Phase.AUCTION:
            bid = GAME.legal_actions(state)[0]
            action = bid if stream.below(3) and state.board.bid < 100 else parse_action("pass")
        elif state.board.phase is Phase.EXCHANGE:
            action = Bury(tuple(stream.shuffled(state.hands[turn])[:3]))
        else:
            action = stream.choice(GAME.legal_actions(state))
        state, _ = GAME.apply(state, action)
    yield state


def first_trick(own: str, played: str, trump: str, *, bid: int = 100, players: int = 3) -> AnyState:
    """The first trick of a round: the Goodge in seat 0 and those after him have `played`, and now it is the turn of
    the seat that holds `own` (cards parted by spaces). All other cards lie anywhere that fits; the Stash is worthless.
    """
    lying, held = cards(played), cards(own)
    seat = len(lying)
    size = (len(DECK) - 3) // players
    rest = [card for card in DECK if card not in held and card not in lying]
    stash = [card for card in rest if not worth(card)][:3]
    rest = [card for card in rest if card not in stash]
    for attempt in range(1000):
        pile = Stream(attempt, "players test", "laid").shuffled(rest)
        if attempt % 2 and lying:  # the Goodge, who is dealt to first, gets the suit that he led
            pile.sort(key=lambda card: card.suit == lying[0].suit)
        hands = [held if other == seat else lying[other : other + 1] for other in range(players)]
        filled = tuple((*hand, *(pile.pop() for _ in range(size - len(hand)))) for hand in hands)
        match = GAME.new_match(GAME.read_rules({"players": players}), players - 1)
        state, _ = GAME.open_round(match, Deal(filled, tuple(stash)))
        calls: list[Action] = [Bid(bid), *[Pass()] * (players - 1)]
        actions = [*calls, Bury(tuple(stash)), NameTrump(Suit.parse(trump)), *map(PlayCard, lying)]
        try:
            for action in actions:
                state, _ = GAME.apply(state, action)
        except IllegalAction:
            continue  # somebody could have followed: other cards for him
        return state
    raise AssertionError("nobody can have played these cards")


def dealt(own: str, calls: str, *, players: int = 3, **rules: Any) -> AnyState:
    """An auction after some calls (parted by commas), in which the seat to act was dealt `own`; seat 0 speaks first."""
    chosen = GAME.read_rules({"players": players, **rules})
    held = cards(own)
    rest = [card for card in DECK if card not in held]
    actions = [parse_action(call) for call in calls.split(",") if call]
    for seat in range(players):
        others = [tuple(rest[other::players]) for other in range(players)]
        others = [hand[: len(held)] for hand in others]
        hands = (*others[:seat], held, *others[seat + 1 :])
        stash = tuple(card for card in DECK if not any(card in hand for hand in hands))[:3]
        state, _ = GAME.open_round(GAME.new_match(chosen, players - 1), Deal(hands, stash))
        for action in actions:
            state, _ = GAME.apply(state, action)
        if state.board.turn == seat:
            return state
    raise AssertionError("the auction is over after these calls")
