"""Positions for practice: a match cut off before a choice, as a line of text, with what the choice is worth."""

from __future__ import annotations

from ..engine import jsontext
from ..engine.errors import EngineError, TextError
from ..engine.game import Phase
from ..engine.hashes import sha256
from ..engine.record import Record, decode_record, encode_record
from ..engine.values import dataclass
from .match_review import Choice
from .written import choice_fields, read_choice

FORMAT = "goodge-position"


@dataclass(frozen=True, slots=True)
class PracticePosition:
    """A choice to be made again, at the end of a match that is played no further.

    `done` of its judgement is what was done then. `missed` are the levels of play that miss it, weakest first; None
    where nobody has asked them. `id` stays the same as long as match and choice do. `player` is the name at the
    seat whose choice it is; `started` is when the match began, if that is known.
    """

    id: str
    game: str
    choice: Choice
    missed: tuple[str, ...] | None
    player: str
    _record: str
    started: int | None = None

    @property
    def phase(self) -> Phase:
        """What the choice is about."""
        return self.choice.phase

    def open(self) -> Record:
        """Return the match up to the choice, played again by the rules. Raises TextError if the choice is not in it."""
        try:
            record = decode_record(self._record)
        except EngineError as error:
            raise TextError(str(error)) from None
        state = record.rounds[-1][-1] if record.rounds else None
        place = len(record.rounds) - 1, len(state.actions) if state is not None else 0
        if state is None or state.board.turn != self.choice.seat or place != (self.choice.round, self.choice.action):
            raise TextError("the choice is not where the match ends")
        if state.board.phase is not self.choice.phase or any(
            record.game.why_illegal(state, option.action) is not None for option in self.choice.judgement.options
        ):
            raise TextError("the options are not those of the match")
        return record


def cut(record: Record, choice: Choice, missed: tuple[str, ...] | None = None) -> PracticePosition:
    """Return the position of a choice of a match: all that came before it, and nothing of what came after."""
    rounds = [*record.rounds[: choice.round], record.rounds[choice.round][: choice.action + 1]]
    text = encode_record(Record(record.game, record.rules, record.players, rounds))
    started = record.extra.get("started")
    began = started if type(started) is int else None
    return PracticePosition(_id_of(text), record.game.id, choice, missed, record.players[choice.seat], text, began)


def write_position(position: PracticePosition) -> str:
    """Return the position on one line, without its line feed."""
    fields = {
        "format": FORMAT,
        "version": 1,
        **({} if position.missed is None else {"missed": position.missed}),
        **({} if position.started is None else {"started": position.started}),
        "choice": choice_fields(position.choice),
        "record": jsontext.read_object(position._record),
    }
    return jsontext.write_object(fields)


def read_position(line: str) -> PracticePosition:
    """Return the position of a line; its match is played again only when it is opened. Raises TextError."""
    value = jsontext.read_object(line)
    jsontext.check_format(value, FORMAT)
    record = jsontext.mapping(value, "record")
    text = jsontext.write_object(record)
    missed = tuple(jsontext.texts(value, "missed")) if "missed" in value else None
    choice = read_choice(jsontext.mapping(value, "choice"))
    players = jsontext.texts(record, "players")
    if not 0 <= choice.seat < len(players):
        raise TextError("the choice is nobody's")
    started = jsontext.integer(value, "started") if "started" in value else None
    return PracticePosition(
        _id_of(text), jsontext.text(record, "game"), choice, missed, players[choice.seat], text, started
    )


def _id_of(record: str) -> str:
    return sha256(record.encode()).hexdigest()[:16]
