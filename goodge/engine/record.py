"""Records: whole matches as text, one a line (format `goodge-record`, version 1), and playing them again.

A record is a save, a replay, a bug report and a golden test alike. It is kept here as the states it goes
through: for each round every state from the deal on, so that undo is a step back along it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import Any

from . import jsontext
from .actions import HIDDEN_BURY, parse_action
from .cards import parse_cards
from .errors import EngineError, RecordError, TextError
from .game import AnyGame, AnyState, Deal, Phase, Rules
from .games import game_named
from .values import dataclass

_KNOWN = ("format", "version", "game", "rules", "players", "rounds", "winner")
_BY_TIME = {"ended": "time"}
_SECONDS = "seconds"
MOST_SECONDS = 1 << 31  # of play: 68 years


@dataclass(slots=True)
class Record:
    """A match so far. `rounds[i][j]` is round i after j actions; `extra` holds fields that are not the format's.

    `seconds` of play have gone by, where the rules set minutes; else they are not kept.
    """

    game: AnyGame
    rules: Rules
    players: tuple[str, ...]
    rounds: list[list[AnyState]] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def winner(self) -> int | None:
        return self.rounds[-1][-1].match.winner if self.rounds else None

    @property
    def is_by_time(self) -> bool:
        """True if the match was won because its minutes were up, and for no other reason."""
        return bool(self.rounds) and self.rounds[-1][-1].match.by_time

    @property
    def has_clock(self) -> bool:
        """True if the rules set minutes, so that the time of play counts."""
        return self.game.minutes(self.rules) is not None

    @property
    def scored(self) -> list[AnyState]:
        """The last state of each round that was scored."""
        return [states[-1] for states in self.rounds if states[-1].board.phase is Phase.SCORED]

    @property
    def totals(self) -> tuple[int, ...]:
        return self.rounds[-1][-1].match.totals if self.rounds else (0,) * self.game.sides(self.rules)


def encode_record(record: Record, encode_rounds: Callable[[Record], Iterable[str]] | None = None) -> str:
    """Return the record on one line, without its line feed. What grows in play stands as far back as can be.

    `encode_rounds` gives the text of each round to whoever knows some of them already.

    >>> from goodge.engine.games import GOODGE
    >>> from goodge.engine.seeding import deal_for
    >>> rules = GOODGE.read_rules({"target": 250})
    >>> record = start_record(GOODGE, rules, ["Ann", "Ben", "Cleo"], 2, deal_for(GOODGE, rules, 7, 0))
    >>> encode_record(record)[:79]
    '{"format": "goodge-record", "version": 1, "game": "goodge", "rules": {"target":'
    >>> decode_record(encode_record(record)) == record
    True
    """
    start = {
        "format": "goodge-record",
        "version": 1,
        "game": record.game.id,
        "rules": record.rules.as_options(),
        "players": list(record.players),
        **record.extra,
    }
    end = {
        "winner": record.winner,
        **(_BY_TIME if record.is_by_time else {}),
        **({_SECONDS: int(record.seconds)} if record.has_clock else {}),
    }
    texts = (encode_rounds or _encode_rounds)(record)
    return f'{jsontext.write_object(start)[:-1]}, "rounds": [{", ".join(texts)}], {jsontext.write_object(end)[1:]}'


def encode_round(game: AnyGame, state: AnyState) -> str:
    """Return the text of a round in a record, by its last state."""
    return jsontext.write_object(_round_fields(game, state))


def _encode_rounds(record: Record) -> Iterable[str]:
    return (encode_round(record.game, states[-1]) for states in record.rounds)


def _round_fields(game: AnyGame, state: AnyState) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "dealer": state.board.dealer,
        "hands": [[card.text for card in hand] for hand in state.deal.hands],
    }
    if game.stash_size:
        fields["stash"] = [card.text for card in state.deal.stash]
    fields["actions"] = [action.text for action in state.actions]
    return fields | _results(game, state)


def _results(game: AnyGame, state: AnyState) -> dict[str, Any]:
    if state.board.phase is Phase.THROWN_IN:
        return {"redeal": True}
    return game.results(state) if state.board.is_over else {}


def decode_record(line: str, *, last_states_only: bool = False) -> Record:
    """Return the match of a line, played again by the rules. Raises RecordError at the first thing that is wrong.

    With `last_states_only` each round keeps no more than its last state: an eighth of the memory.
    """
    try:
        value = jsontext.read_object(line)
        jsontext.check_format(value, "goodge-record")
        game = game_named(jsontext.text(value, "game"))
        rules = game.read_rules(jsontext.mapping(value, "rules"))
        players = tuple(jsontext.texts(value, "players"))
        if len(players) != game.seats(rules):
            raise TextError(f"“players” must name {game.seats(rules)} players")
        rounds = jsontext.array(value, "rounds")
        winner = jsontext.field(value, "winner")
    except EngineError as error:
        raise RecordError(str(error)) from None
    known = (*_KNOWN, *_BY_TIME) if game.timed else _KNOWN
    extra = {name: value[name] for name in value if name not in known}
    record = Record(game, rules, players, extra=extra)
    if record.has_clock:
        record.seconds = _seconds(extra.pop(_SECONDS, 0))
    for index, item in enumerate(rounds):
        is_last = index == len(rounds) - 1
        record.rounds.append(_replay_round(record, index, item, is_last=is_last, last_state_only=last_states_only))
    if game.timed and "ended" in value:
        _end_by_time(record, value["ended"])
    if not jsontext.is_same(winner, record.winner):
        raise RecordError(f"“winner” is {_say(winner)}, but by these rounds it is {_say(record.winner)}")
    return record


def _seconds(value: object) -> float:
    """The time of play as somebody kept it; what makes no sense is none."""
    return float(value) if type(value) is int and 0 <= value < MOST_SECONDS else 0.0


def _end_by_time(record: Record, ended: object) -> None:
    """The match ends where it stands because its minutes are up. Raises RecordError."""
    if ended != _BY_TIME["ended"]:
        raise RecordError(f"“ended” is {_say(ended)}; it says “time”, or is left out")
    if not record.rounds:
        raise RecordError("“ended” is “time”, but no round has been played")
    state = record.rounds[-1][-1]
    reason = record.game.why_no_end_by_time(state)
    if reason is not None:
        raise RecordError("“ended” is “time”, but that cannot be", refusal=reason)
    record.rounds[-1][-1] = record.game.end_by_time(state)[0]


def _replay_round(record: Record, index: int, value: object, *, is_last: bool, last_state_only: bool) -> list[AnyState]:
    try:
        if not isinstance(value, dict):
            raise TextError("a round must be an object")
        state = open_next(record, value)
        actions = jsontext.array(value, "actions")
    except EngineError as error:
        raise RecordError(str(error), index, refusal=error.refusal) from None
    states = [state]
    for number, action in enumerate(actions):
        state = _replay_action(record.game, state, action, index, number)
        if not last_state_only:
            states.append(state)
    if not state.board.is_over and not is_last:
        raise RecordError("the round stops before its end, and another one follows", index)
    _check_results(record.game, state, value, index)
    return [state] if last_state_only else states


def open_next(record: Record, value: jsontext.Object) -> AnyState:
    """The state after the deal of the record's next round, by the fields of that; the record stays as it is.

    Raises an EngineError for play after the end, a wrong dealer or deal.
    """
    game = record.game
    dealer = jsontext.place(value, "dealer", game.seats(record.rules))
    if record.rounds:
        last = record.rounds[-1][-1]
        if last.match.winner is not None:
            raise TextError("there is a round after the end of the match")
        match = game.next_match(last)
        if dealer != match.dealer:
            raise TextError(f"the dealer is seat {match.dealer}, not seat {dealer}")
    else:
        match = game.new_match(record.rules, dealer)
    deal = _read_deal(value)
    fault = game.check_deal(record.rules, deal)
    if fault is not None:
        raise TextError(fault)
    return game.open_round(match, deal)[0]


def _read_deal(value: jsontext.Object) -> Deal:
    hands = jsontext.array(value, "hands")
    piles = [jsontext.texts({"hands": hand}, "hands") for hand in hands]
    stash = jsontext.texts(value, "stash") if "stash" in value else []
    return Deal(tuple(map(parse_cards, piles)), parse_cards(stash))


def _replay_action(game: AnyGame, state: AnyState, text: object, index: int, number: int) -> AnyState:
    try:
        if state.board.is_over:
            raise TextError("there is an action after the end of the round")
        if not isinstance(text, str):
            raise TextError("an action must be a string")
        action = parse_action(text)
        if action is HIDDEN_BURY:
            raise TextError("a record names the cards that were buried")
        return game.apply(state, action)[0]
    except EngineError as error:
        raise RecordError(str(error), index, number, error.refusal) from None


def _check_results(game: AnyGame, state: AnyState, value: jsontext.Object, index: int) -> None:
    expected = _results(game, state)
    for name in (*game.result_fields, "redeal"):
        if name in value and name not in expected and not (name == "redeal" and value[name] is False):
            played = "was not thrown in" if name == "redeal" else "has no such result"
            raise RecordError(f"“{name}” is given, but this round {played}", index)
    for name, want in expected.items():
        if name not in value:
            raise RecordError(f"the field “{name}” is missing", index)
        if not jsontext.is_same(value[name], want):
            raise RecordError(f"“{name}” is {_say(value[name])}, but the play yields {_say(want)}", index)


def _say(value: object) -> str:
    return jsontext.write_object({"": value})[5:-1][:79]


def start_record(game: AnyGame, rules: Rules, players: Sequence[str], dealer: int, deal: Deal, **extra: Any) -> Record:
    """A new match, its first round dealt."""
    state, _ = game.open_round(game.new_match(rules, dealer), deal)
    return Record(game, rules, tuple(players), [[state]], extra)
