"""The file of a score that is kept for people who play with real cards (format `goodge-sheet`, version 1)."""

from __future__ import annotations

from typing import Any

from ...engine import jsontext
from ...engine.actions import Bid, BlindNil, Nil, parse_action
from ...engine.cards import Suit
from ...engine.errors import TextError
from ...engine.games import game_named
from ...engine.told import Call, ToldRound
from ..score_sheet import ScoreSheet

FORMAT = "goodge-sheet"
_SUITS = {suit.letter: suit for suit in Suit}


def encode_sheet(sheet: ScoreSheet) -> bytes:
    """Return the content of a sheet's file."""
    fields = {
        "format": FORMAT,
        "version": 1,
        "game": sheet.game.id,
        "rules": sheet.rules.as_options(),
        "players": list(sheet.players),
        "dealer": sheet.dealer,
        "rounds": [_fields_of(told) for told in sheet.rounds],
        "by_time": sheet.by_time,
        **({} if sheet.begun is None else {"begun": sheet.begun}),
    }
    return jsontext.write_object(fields).encode("ascii") + b"\n"


def decode_sheet(data: bytes) -> ScoreSheet:
    """Return the sheet in the content of a file, scored again by the rules. Raises an EngineError."""
    value = jsontext.read_object(data.decode("utf-8", "replace"))
    jsontext.check_format(value, FORMAT)
    game = game_named(jsontext.text(value, "game"))
    rules = game.read_rules(jsontext.mapping(value, "rules"))
    seats, hands = game.seats(rules), game.hands(rules)
    players = tuple(jsontext.texts(value, "players"))
    if len(players) != seats:
        raise TextError(f"“players” must name {seats} players")
    rounds = [jsontext.mapping({"round": item}, "round") for item in jsontext.array(value, "rounds")]
    told = tuple(_told(item, hands, seats) for item in rounds)
    by_time = value.get("by_time") is True
    begun = jsontext.integer(value, "begun") if "begun" in value else None
    return ScoreSheet(game, rules, players, jsontext.place(value, "dealer", seats), told, by_time, begun)


def _fields_of(told: ToldRound) -> dict[str, Any]:
    return {
        "captured": list(told.captured),
        **({"calls": [None if call is None else call.text for call in told.calls]} if told.calls else {}),
        **({} if told.trump is None else {"trump": told.trump.letter}),
        **({} if told.dealer is None else {"dealer": told.dealer}),
    }


def _told(value: jsontext.Object, hands: int, seats: int) -> ToldRound:
    captured = jsontext.integers(value, "captured", hands)
    calls = jsontext.array(value, "calls") if "calls" in value else []
    if len(calls) not in (0, seats):
        raise TextError(f"“calls” must have {seats} calls")
    trump = jsontext.text(value, "trump") if "trump" in value else None
    if trump is not None and trump not in _SUITS:
        raise TextError("“trump” is not a suit")
    dealer = jsontext.place(value, "dealer", seats) if "dealer" in value else None
    return ToldRound(captured, tuple(map(_call, calls)), None if trump is None else _SUITS[trump], dealer)


def _call(value: object) -> Call | None:
    if value is None:
        return None
    call = parse_action(value) if isinstance(value, str) else None
    if not isinstance(call, Bid | Nil | BlindNil):
        raise TextError("“calls” has something else than a bid, or null")
    return call
