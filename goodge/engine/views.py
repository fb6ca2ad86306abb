"""Views as text, one a line (format `goodge-view`, version 1)."""

from __future__ import annotations

from typing import Any

from . import jsontext
from .actions import HIDDEN_BURY, Action, Bury, PlayCard, parse_action
from .cards import Card, in_order, parse_cards
from .errors import TextError
from .game import Board, Game, Hand, Match, Phase, Rules, View
from .games import game_named

AnyView = View[Any]


def encode_view(view: AnyView) -> str:
    """The view of a seat that is to act, as one line without its line feed.

    Raises ValueError for a view of nobody's, or once the round is over: no decision hangs on those.
    """
    if view.seat is None or view.board.is_over:
        raise ValueError("only a seat in a round under way has a view to send")
    fields: dict[str, Any] = {
        "format": "goodge-view",
        "version": 1,
        "game": view.game,
        "rules": view.rules.as_options(),
        "seat": view.seat,
        "dealer": view.board.dealer,
        "totals": list(view.totals),
        "phase": view.board.phase.value,
        "hand": [card.text for card in view.hand],
    }
    if view.stash is not None:
        fields["stash"] = [card.text for card in view.stash]
    fields["actions"] = [action.text for action in view.actions]
    fields["legal"] = [action.text for action in view.legal]
    return jsontext.write_object(fields)


def decode_view(line: str) -> AnyView:
    """The view of a line: that of the seat to act. Raises an EngineError for anything else.

    The order of cards means nothing in a view, so whatever it was on the line, here it is that of `in_order`.
    """
    value = jsontext.read_object(line)
    jsontext.check_format(value, "goodge-view")
    game = game_named(jsontext.text(value, "game"))
    rules = game.read_rules(jsontext.mapping(value, "rules"))
    seats = game.seats(rules)
    seat, dealer = jsontext.place(value, "seat", seats), jsontext.place(value, "dealer", seats)
    totals = jsontext.integers(value, "totals", game.sides(rules))
    _check_totals(totals, rules)
    hand = _cards(value, "hand", game)
    stash = _cards(value, "stash", game) if "stash" in value else None
    actions = tuple(_in_order(parse_action(text)) for text in jsontext.texts(value, "actions"))
    board = _rebuild(game, Match(rules, dealer, totals), seat, hand, actions)
    view = View(game.id, rules, totals, seat, board, hand, stash, actions, game.legal(board, hand))
    if board.phase != jsontext.text(value, "phase") or board.turn != seat:
        raise TextError("“phase” and “seat” are not whose turn it is after these actions")
    if sorted(action.text for action in view.legal) != sorted(jsontext.texts(value, "legal")):
        raise TextError("“legal” is not what the rules allow here")
    game.check_view(view)
    game.sampler(view)
    return view


def _check_totals(totals: tuple[int, ...], rules: Rules) -> None:
    if max(totals) >= rules.target and totals.count(max(totals)) == 1:
        raise TextError("by these totals the match is over")


def _cards(value: jsontext.Object, name: str, game: Game[Any, Any]) -> Hand:
    cards = in_order(parse_cards(jsontext.texts(value, name)))
    for card in cards:
        if card not in game.deck:
            raise TextError(f"{card.text} is no card of this game")
    if len(set(cards)) < len(cards):
        raise TextError(f"“{name}” names a card twice")
    return cards


def _in_order(action: Action) -> Action:
    return Bury(in_order(action.cards)) if isinstance(action, Bury) else action


def _rebuild(game: Game[Any, Any], match: Match, seat: int, hand: Hand, actions: tuple[Action, ...]) -> Board:
    """Plays the actions again as this seat saw them. Raises TextError at one that cannot have been."""
    board: Board = game.open_board(match)
    seen = set(hand)
    own: list[tuple[Board, Action]] = []
    for action in actions:
        _check_seen(game, board, seat, action, seen)
        if board.turn == seat:
            own.append((board, action))
        board, _ = game.advance(board, action)
    for then, action in reversed(own):
        hand = (*hand, *_laid(action))
        _check(game.refusal(then, hand, action), action)
    return board


def _check_seen(game: Game[Any, Any], board: Board, seat: int, action: Action, seen: set[Card]) -> None:
    if board.turn is None:
        raise TextError("there are actions after the end of the round")
    if isinstance(action, Bury) and (action == HIDDEN_BURY) == (board.turn == seat):
        raise TextError("a seat sees its own buried cards, and no others")
    if action == HIDDEN_BURY:
        _check(None if board.phase is Phase.EXCHANGE else "no Stash is open.", action)
        return
    _check(game.refusal(board, _laid(action), action), action)
    for card in _laid(action):
        if card in seen or card not in game.deck:
            raise TextError(f"“{action.text}”: {card.text} cannot have come from there")
        seen.add(card)


def _check(reason: str | None, action: Action) -> None:
    if reason is not None:
        raise TextError(f"“{action.text}” was not allowed: {reason}")


def _laid(action: Action) -> Hand:
    """The cards that leave the hand by this action."""
    return action.cards if isinstance(action, Bury) else (action.card,) if isinstance(action, PlayCard) else ()
