"""Reviews kept beside the records: a file a match, a line for each choice and round as `goodge review` writes it.

A file may be deleted at any time, and is made again; so is one by an older judge. Its name and its first line tell the
match, and the first line who played in it; each line also tells the round up to the choice, so that a match that goes
on, or in which something was taken back, keeps the lines that are still true.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import field
from pathlib import Path

from ...coach import Choice, RoundReview
from ...coach.match_review import EDITION, Place
from ...coach.written import choice_fields, read_choice, read_round, round_fields
from ...engine import jsontext
from ...engine.errors import TextError
from ...engine.game import AnyState
from ...engine.hashes import sha256
from ...engine.record import Record
from ...engine.values import dataclass
from ..files import append_line, replace_file
from ..home import Home
from ..system import System, read_plain
from .setups import AGAIN, started_of

FORMAT = "goodge-review"
STARTED, _LEVELS = "started", "seats"  # fields of a record that the first line tells too
MOST_KEPT = 200  # files: the newest of them
_LARGEST = 16_000_000  # bytes


def key_of(record: Record) -> str:
    """Return a digest of what a match began with: it stays while the match goes on."""
    first = record.rounds[0][0] if record.rounds else None
    return _digest(
        record.game.id,
        record.rules.as_options(),
        record.players,
        started_of(record.extra),
        [] if first is None else _dealt(first),
    )


def check_of(record: Record, place: Place) -> str:
    """Return a digest of all that a choice may depend on: how the match stood, the deal, and what has been done."""
    number, action = place
    first, last = record.rounds[number][0], record.rounds[number][-1]
    return _digest(number, first.match.totals, _dealt(first), [each.text for each in last.actions[: action + 1]])


@dataclass(slots=True)
class Found:
    """What is known of a match: its judged choices, and the luck in its rounds."""

    choices: dict[Place, Choice] = field(default_factory=dict)
    rounds: dict[int, RoundReview] = field(default_factory=dict)


class KeptReview:
    """The review of one match on disk. Only one thread may use it. Without `path` nothing is kept."""

    def __init__(self, path: Path | None, system: System | None = None) -> None:
        self._path, self._system = path, system or System()
        self._is_whole = False
        self._lines: list[bytes] = []

    @classmethod
    def of(cls, home: Home, record: Record, *, may_save: bool) -> KeptReview:
        """Return the review of a match in a home; one that keeps nothing unless this copy of the program may save."""
        return cls(home.reviews_folder / f"{key_of(record)}.jsonl" if may_save else None)

    def read(self, record: Record) -> Found:
        """Return what is known of a match; damaged lines, and those of another match, are left out."""
        self._is_whole, self._lines = False, [_head(record)]
        if self._path is None:
            return Found()
        try:
            head, *lines = read_plain(self._path, _LARGEST).splitlines(keepends=True)
        except (OSError, ValueError):  # a file without lines has no head
            return Found()
        if head != self._lines[0]:
            return Found()
        found = Found()
        for line in lines:
            if _take(found, record, line):
                self._lines.append(line)
        self._is_whole = len(self._lines) == len(lines) + 1
        return found

    def add(self, record: Record, choice: Choice) -> None:
        """Keep a choice; rebuild a damaged file from what is good in it. Raises OSError."""
        self._add({**choice_fields(choice), "check": check_of(record, (choice.round, choice.action))})

    def add_round(self, record: Record, found: RoundReview) -> None:
        """Keep the luck in a round, as `add` does. Raises OSError."""
        self._add({**round_fields(found), "check": check_of(record, _end(record, found.round))})

    def _add(self, fields: jsontext.Object) -> None:
        if self._path is None:
            return
        line = _line(fields)
        if self._is_whole:
            append_line(self._system, self._path, line)
            return
        self._system.make_folder(self._path.parent)
        replace_file(self._system, self._path, b"".join([*self._lines, line]))
        self._is_whole, self._lines = True, []
        _keep_newest(self._system, self._path.parent)


def _take(found: Found, record: Record, line: bytes) -> bool:
    """Take over what stands on a line; return False if it is damaged, or not of this match as it was played."""
    with suppress(TextError, IndexError):
        fields = jsontext.read_object(line.decode("utf-8", "replace"))
        return _take_round(found, record, fields) if "luck" in fields else _take_choice(found, record, fields)
    return False


def _take_choice(found: Found, record: Record, fields: jsontext.Object) -> bool:
    choice = read_choice(fields)
    place = choice.round, choice.action
    states = record.rounds[choice.round] if min(place) >= 0 else []
    is_true = states[choice.action].board.turn == choice.seat and fields.get("check") == check_of(record, place)
    if is_true:
        found.choices[place] = choice
    return is_true


def _take_round(found: Found, record: Record, fields: jsontext.Object) -> bool:
    luck = read_round(fields)
    is_true = luck.round >= 0 and fields.get("check") == check_of(record, _end(record, luck.round))
    if is_true:
        found.rounds[luck.round] = luck
    return is_true


def _end(record: Record, number: int) -> Place:
    """Return the place of the last action of a round."""
    return number, len(record.rounds[number][-1].actions) - 1


def _keep_newest(system: System, folder: Path) -> None:
    """Remove the oldest reviews of a folder beyond those that are kept."""
    with suppress(OSError):
        files = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
        for path in files[:-MOST_KEPT]:
            system.remove(path)


def _head(record: Record) -> bytes:
    told = {name: record.extra[name] for name in (_LEVELS, STARTED, AGAIN) if name in record.extra}
    who = {"game": record.game.id, "players": list(record.players), "sides": record.game.sides(record.rules)}
    return _line({"format": FORMAT, "version": 1, "judge": EDITION, "match": key_of(record), **who, **told})


def _line(value: jsontext.Object) -> bytes:
    return jsontext.write_object(value).encode("ascii") + b"\n"


def _dealt(state: AnyState) -> list[object]:
    piles = (*state.deal.hands, state.deal.stash)
    return [state.board.dealer, *([card.text for card in pile] for pile in piles)]


def _digest(*parts: object) -> str:
    return sha256(jsontext.write_object({"of": parts}).encode()).hexdigest()[:32]
