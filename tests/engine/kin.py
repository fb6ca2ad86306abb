"""Positions of Spades, League Spades and Spidge, laid out by hand from the text of cards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from goodge.engine.actions import parse_action
from goodge.engine.cards import parse_cards
from goodge.engine.errors import Refusal
from goodge.engine.events import Event
from goodge.engine.game import Deal, Phase, Result, State, Trick
from goodge.engine.games import GAMES
from goodge.engine.record import Record, encode_record
from goodge.engine.spadeplay import HAND_SIZE
from goodge.engine.views import encode_view

from .playing import AnyGame, AnyState

SPADES, PRIDE, SPIDGE = GAMES["spades"], GAMES["pride"], GAMES["spidge"]


def dealt(game: AnyGame, *hands: str, **options: Any) -> Deal:
    """A whole deal in which each hand holds the named cards; the rest goes where there is room, lowest cards first.

    `hands` name cards hand by hand, such as "10S AH BigJoker"; hands left out hold what is left.
    """
    rules = game.read_rules(options)
    named = [list(parse_cards(text.split())) for text in hands]
    named += [[] for _ in range(game.hands(rules) - len(named))]
    taken = {card for pile in named for card in pile}
    rest = sorted((card for card in game.pack(rules) if card not in taken), key=lambda card: card.rank)
    for pile in named:
        while len(pile) < HAND_SIZE:
            pile.append(rest.pop(0))
    deal = Deal(tuple(map(tuple, named)))
    fault = game.check_deal(rules, deal)
    assert fault is None, fault
    return deal


def opened(
    game: AnyGame, *hands: str, dealer: int = 3, totals: Sequence[int] = (), standing: Any = None, **options: Any
) -> AnyState:
    """A round just dealt; `totals` are those of the rounds before it, `standing` other fields of the match."""
    rules = game.read_rules(options)
    match = replace(game.new_match(rules, dealer), **(standing or {}))
    if totals:
        match = replace(match, totals=tuple(totals))
    return game.open_round(match, dealt(game, *hands, **options))[0]


def after(game: AnyGame, state: AnyState, *actions: str) -> AnyState:
    """The state after these actions, each of which must be legal."""
    for action in actions:
        state, _ = game.apply(state, parse_action(action))
    return state


def events_of(game: AnyGame, state: AnyState, action: str) -> tuple[Event, ...]:
    """What happens by this action."""
    return game.apply(state, parse_action(action))[1]


def why_not(game: AnyGame, state: AnyState, action: str) -> Refusal | None:
    """The reason why this may not be done; None where it is allowed."""
    return game.why_illegal(state, parse_action(action))


def legal(game: AnyGame, state: AnyState) -> set[str]:
    """What may be done, as text."""
    return {action.text for action in game.legal_actions(state)}


def playable(game: AnyGame, state: AnyState) -> set[str]:
    """The cards that may be played, as text."""
    return {action.removeprefix("play ") for action in legal(game, state)}


def late(
    game: AnyGame,
    *hands: str,
    bids: str = "",
    captured: Sequence[int] = (0, 0, 0, 0),
    leader: int = 0,
    broken: bool = True,
    start: AnyState | None = None,
) -> AnyState:
    """The last tricks of a round: each hand holds these few cards, and hand `leader` is to lead.

    `bids`, parted by commas, are the bids by seat; `captured` the tricks so far, by hand.
    """
    start = start if start is not None else opened(game)
    held = tuple(parse_cards(text.split()) for text in hands)
    board = replace(
        start.board,
        phase=Phase.PLAY,
        turn=start.board.holders[leader],
        trick=Trick(leader),
        tricks=(Trick(0, (), 0, 1),) * (HAND_SIZE - len(held[0])),
        captured=tuple(captured),
        broken=broken,
    )
    if bids:
        board = replace(board, bids=tuple(parse_action(text.strip()) for text in bids.split(",")), face_down=())
    return replace(start, board=board, hands=held)


def played_out(game: AnyGame, state: AnyState) -> AnyState:
    """The state after all hands have played on, each its first legal card."""
    while state.board.turn is not None:
        state, _ = game.apply(state, game.legal_actions(state)[0])
    return state


def result_of(state: State[Any]) -> Result:
    """The result of a round that has been scored."""
    assert state.result is not None
    return state.result


def view_value(game: AnyGame, state: AnyState) -> dict[str, Any]:
    """The view of the seat to act, as the object on the line."""
    found: dict[str, Any] = json.loads(encode_view(game.view_for(state, state.board.turn)))
    return found


def record_value(record: Record) -> dict[str, Any]:
    """The record as the object on the line."""
    found: dict[str, Any] = json.loads(encode_record(record))
    return found
