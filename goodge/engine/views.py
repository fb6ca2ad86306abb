"""Views as text, one a line (format `goodge-view`, version 1)."""

from __future__ import annotations

from typing import Any, cast

from . import jsontext
from .actions import HIDDEN_BURY, Action, Bury, PlayCard, parse_action
from .cards import Card, in_order, parse_cards
from .errors import Refusal, TextError
from .game import AnyGame, AnyView, Board, Hand, Match, Phase, Rules, View
from .games import game_named
from .refusals import OtherPhase
from .values import replace

MOST_POINTS = 1_000_000_000  # of a total, won or lost: a thousand times the highest target


def encode_view(view: AnyView) -> str:
    """The view of a seat that is to act, as one line without its line feed.

    Raises ValueError for a view of nobody's, or once the round is over: no decision depends on those.

    >>> from goodge.engine.games import SPADES
    >>> from goodge.engine.seeding import deal_for
    >>> rules = SPADES.read_rules({})
    >>> state, _ = SPADES.open_round(SPADES.new_match(rules, dealer=3), deal_for(SPADES, rules, 7, 0))
    >>> view = SPADES.view_for(state, 0)
    >>> encode_view(view)[-65:]
    '"bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "bid 13", "nil"]}'
    >>> decode_view(encode_view(view)) == view
    True
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
    if view.dummy is not None:
        fields["dummy"] = [card.text for card in view.dummy]
        fields["acting"] = _acting(view.board)
    fields |= {name: list(numbers) for name, numbers in (("bags", view.bags), ("sets", view.sets)) if numbers}
    if view.rounds is not None:
        fields["round"] = view.rounds
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
    match = _read_match(game, rules, dealer, value)
    hand = _cards(value, "hand", game, rules)
    stash = _cards(value, "stash", game, rules) if "stash" in value else None
    opened = game.open_board(match)
    dummy = _cards(value, "dummy", game, rules) if opened.dummy is not None else None
    actions = tuple(_in_order(parse_action(text)) for text in jsontext.texts(value, "actions"))
    board = _rebuild(game, match, seat, _seen_hands(opened, seat, hand, dummy), actions)
    view = View(
        game.id,
        rules,
        match.totals,
        seat,
        board,
        hand,
        stash,
        actions,
        legal=(),
        dummy=dummy,
        bags=match.bags,
        sets=match.sets,
        rounds=match.rounds if game.counts_rounds(rules) else None,
    )
    view = replace(view, legal=game.legal(board, view.acting_hand))
    if board.phase != jsontext.text(value, "phase") or board.turn != seat:
        raise TextError("“phase” and “seat” are not whose turn it is after these actions")
    if dummy is not None and jsontext.text(value, "acting") != _acting(board):
        raise TextError(f"“acting” must be “{_acting(board)}” here")
    if sorted(action.text for action in view.legal) != sorted(jsontext.texts(value, "legal")):
        raise TextError("“legal” is not what the rules allow here")
    game.check_view(view)
    game.sampler(view)
    return view


def _read_match(game: AnyGame, rules: Rules, dealer: int, value: jsontext.Object) -> Match:
    """The match by the fields of a view. Raises TextError."""
    new = game.new_match(rules, dealer)
    match = replace(
        new,
        totals=jsontext.integers(value, "totals", len(new.totals)),
        rounds=jsontext.integer(value, "round") if game.counts_rounds(rules) else 0,
        bags=jsontext.integers(value, "bags", len(new.bags)) if new.bags else (),
        sets=jsontext.integers(value, "sets", len(new.sets)) if new.sets else (),
    )
    if min(match.rounds, *match.bags, *match.sets, 0) < 0:
        raise TextError("“round”, “bags” and “sets” count from 0 on")
    if max(map(abs, match.totals)) > MOST_POINTS:
        raise TextError("no match comes to such “totals”")
    if game.concluded(match).winner is not None:
        raise TextError("by these totals the match is over")
    return match


def _acting(board: Board) -> str:
    return "dummy" if board.acting == board.dummy else "hand"


def _seen_hands(board: Board, seat: int, hand: Hand, dummy: Hand | None) -> dict[int, Hand]:
    """The hands that the seat sees, by their numbers."""
    seen = {board.own_hand(seat): hand}
    return seen if board.dummy is None or dummy is None else {**seen, board.dummy: dummy}


def _cards(value: jsontext.Object, name: str, game: AnyGame, rules: Rules) -> Hand:
    cards, pack = in_order(parse_cards(jsontext.texts(value, name))), game.pack(rules)
    for card in cards:
        if card not in pack:
            raise TextError(f"{card.text} is not a card of this game")
    if len(set(cards)) < len(cards):
        raise TextError(f"“{name}” names a card twice")
    return cards


def _in_order(action: Action) -> Action:
    return Bury(in_order(action.cards)) if isinstance(action, Bury) else action


def _rebuild(game: AnyGame, match: Match, seat: int, hands: dict[int, Hand], actions: tuple[Action, ...]) -> Board:
    """The board after these actions, played again as this seat saw them; `hands` are those that it sees.

    Raises TextError at an action that cannot have been.
    """
    board: Board = game.open_board(match)
    pack, seen = set(game.pack(match.rules)), {card for hand in hands.values() for card in hand}
    if len(seen) < sum(map(len, hands.values())):
        raise TextError("“hand” and “dummy” name the same card")
    open_acts: list[tuple[Board, Action]] = []
    for action in actions:
        _check_seen(game, board, seat, action, seen, pack)
        if board.acting in hands:
            open_acts.append((board, action))
        board, _ = game.advance(board, action)
    for then, action in reversed(open_acts):
        acting = cast(int, then.acting)
        hands[acting] = (*hands[acting], *_laid(action))
        _check(game.refusal(then, hands[acting], action), action)
    return board


def _check_seen(game: AnyGame, board: Board, seat: int, action: Action, seen: set[Card], pack: set[Card]) -> None:
    if board.turn is None:
        raise TextError("there are actions after the end of the round")
    if isinstance(action, Bury) and (action == HIDDEN_BURY) == (board.turn == seat):
        raise TextError("a seat sees its own buried cards, and no others")
    if action == HIDDEN_BURY:
        _check(None if board.phase is Phase.EXCHANGE else OtherPhase(board.phase), action)
        return
    _check(game.refusal(board, _laid(action), action), action)
    for card in _laid(action):
        if card in seen or card not in pack:
            raise TextError(f"“{action.text}”: {card.text} cannot have come from there")
        seen.add(card)


def _check(reason: Refusal | None, action: Action) -> None:
    if reason is not None:
        raise TextError(f"“{action.text}” was not allowed", reason)


def _laid(action: Action) -> Hand:
    """The cards that leave the hand by this action."""
    return action.cards if isinstance(action, Bury) else (action.card,) if isinstance(action, PlayCard) else ()
