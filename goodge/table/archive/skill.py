"""What reviews tell of each person, match by match: the points that choices have cost, and the luck in the scores.

The figures of each review are kept in a file of their own, so that a review is read again only once it has grown, and
its figures stay when its file is removed.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import field, fields
from math import sqrt
from pathlib import Path

from ...coach import Luck
from ...engine import jsontext
from ...engine.errors import TextError
from ...engine.game import Phase
from ...engine.games import GAMES
from ...engine.values import dataclass
from ..files import replace_file
from ..home import Home
from ..seats import clean_name
from ..system import System, read_plain
from .renamings import name_now, renamings_of
from .reviews import FORMAT as OF_REVIEWS
from .setups import AGAIN, people_among, started_of

FORMAT = "goodge-reviewed"
PARTS = tuple(part.name for part in fields(Luck))
_MOST_KEPT = 2000  # matches: those played last
_LARGEST = 16_000_000  # bytes


@dataclass(frozen=True, slots=True)
class Losses:
    """The points that some choices have cost: how many choices, the sum, and the sum of squares."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Losses) -> Losses:
        return Losses(self.number + other.number, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The points that a choice has cost; 0 if there was none."""
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 for less than two choices."""
        if self.number < 2:
            return 0.0
        return sqrt(max(0.0, self.squares - self.total * self.mean) / (self.number - 1) / self.number)


@dataclass(slots=True)
class ReviewedPerson:
    """A person in a match, as far as it has been reviewed.

    `luck`: the parts by which the score came out ahead of the mean of all sides, in the rounds whose luck is known.
    """

    name: str
    phases: dict[Phase, Losses] = field(default_factory=dict)
    rounds: int = 0
    luck: dict[str, float] = field(default_factory=dict)

    @property
    def losses(self) -> Losses:
        """The points that all choices have cost."""
        return sum(self.phases.values(), Losses())

    @property
    def score(self) -> float:
        """The points ahead of the mean of all sides: the sum of the parts of luck."""
        return sum(self.luck.values())


@dataclass(frozen=True, slots=True)
class ReviewedMatch:
    """The people in a match that has been reviewed; `started` is in milliseconds since 1970 if it is known."""

    game: str
    started: int | None
    people: tuple[ReviewedPerson, ...]

    def person(self, name: str) -> ReviewedPerson | None:
        """Return the person of that name; None if they did not play."""
        return next((person for person in self.people if person.name == name), None)


def reviewed_matches(home: Home, *, may_save: bool) -> list[ReviewedMatch]:
    """Return the matches of a home that have been reviewed, those played first at the front.

    People have the names in them that they have by now.
    """
    before = _read_kept(home.reviewed_file)
    found = dict(before)
    with suppress(OSError):
        for path in home.reviews_folder.glob("*.jsonl"):
            stat = path.stat(follow_symlinks=False)
            stamp = [stat.st_size, stat.st_mtime_ns]
            if path.name not in before or before[path.name]["stamp"] != stamp:
                found[path.name] = {"stamp": stamp, **_fields(_read(path))}
    if may_save and found != before:
        newest = sorted(found.items(), key=lambda item: started_of(item[1]) or 0)[-_MOST_KEPT:]
        value = {"format": FORMAT, "version": 1, "matches": dict(newest)}
        with suppress(OSError):  # the next call reads again
            replace_file(System(), home.reviewed_file, jsontext.write_object(value).encode("ascii") + b"\n")
    renamings = renamings_of(home)
    matches = [_match(fields) for fields in found.values()]
    for match in matches:
        for person in match.people:
            person.name = name_now(renamings, person.name, match.started)
    return sorted((match for match in matches if match.people), key=lambda match: match.started or 0)


def of_name(matches: Iterable[ReviewedMatch], game: str, name: str) -> list[tuple[int | None, ReviewedPerson]]:
    """Return what is known of a person in the matches of a game, and when each match was started."""
    found = [(match.started, match.person(name)) for match in matches if match.game == game]
    return [(started, person) for started, person in found if person is not None]


# -- one review ---------------------------------------------------------------------------------------------


def _read(path: Path) -> ReviewedMatch:
    """Return what a review tells; of a damaged one, or of a match that does not count, nobody."""
    try:
        head, *lines = read_plain(path, _LARGEST).splitlines()
        told = _object(head)
        jsontext.check_format(told, OF_REVIEWS)
        names, sides = jsontext.texts(told, "players"), jsontext.integer(told, "sides")
        if sides < 1 or told.get("game") not in GAMES:
            raise TextError("there is no such match")
    except (OSError, ValueError, TextError):
        return ReviewedMatch("", None, ())
    if told.get(AGAIN):
        return ReviewedMatch("", None, ())
    people = {seat: ReviewedPerson(clean_name(names[seat])) for seat in people_among(told, len(names))}
    choices, rounds = dict[tuple[int, int], jsontext.Object](), dict[int, jsontext.Object]()
    for line in lines:
        with suppress(TextError):
            found = _object(_without_options(line))
            number = jsontext.integer(found, "round")
            if "luck" in found:
                rounds[number] = jsontext.mapping(found, "luck")
            else:
                choices[number, jsontext.integer(found, "action")] = found
    for found in choices.values():
        with suppress(TextError):
            _add_choice(people, found)
    for luck in rounds.values():
        with suppress(TextError):
            _add_luck(people, sides, luck)
    return ReviewedMatch(told["game"], started_of(told), tuple(people[seat] for seat in sorted(people)))


def _add_choice(people: dict[int, ReviewedPerson], found: jsontext.Object) -> None:
    person, loss = people.get(jsontext.integer(found, "seat")), _number(found.get("loss"))
    if person is not None and found.get("phase") in set(Phase):
        phase = Phase(found["phase"])
        person.phases[phase] = person.phases.get(phase, Losses()) + Losses(1, loss, loss * loss)


def _add_luck(people: dict[int, ReviewedPerson], sides: int, luck: jsontext.Object) -> None:
    rows = {part: [_number(each) for each in jsontext.array(luck, part)] for part in PARTS}
    if any(len(row) != sides for row in rows.values()):
        raise TextError("each side has its part of luck")
    for seat, person in people.items():
        person.rounds += 1
        for part, row in rows.items():
            person.luck[part] = person.luck.get(part, 0.0) + row[seat % sides]


def _without_options(line: bytes) -> bytes:
    """Return a choice up to its options, most of what there is to read and nothing that is counted."""
    told, options, _ = line.partition(b', "options": [')
    return told + b"}" if options else line


def _object(line: bytes) -> jsontext.Object:
    return jsontext.read_object(line.decode("utf-8", "replace"))


def _number(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TextError("there must be a number")
    return float(value)


# -- the figures of all reviews ---------------------------------------------------------------------------


def _read_kept(path: Path) -> dict[str, jsontext.Object]:
    """Return the figures of the reviews that were read before, by the names of their files."""
    try:
        value = _object(read_plain(path, _LARGEST))
        jsontext.check_format(value, FORMAT)
        matches = jsontext.mapping(value, "matches")
        for fields in matches.values():
            jsontext.array(jsontext.mapping({"match": fields}, "match"), "stamp")
            _match(fields)
    except (OSError, TextError):
        return {}
    return matches


def _fields(match: ReviewedMatch) -> jsontext.Object:
    people = [
        {
            "name": person.name,
            "phases": {phase.value: [each.number, each.total, each.squares] for phase, each in person.phases.items()},
            "rounds": person.rounds,
            "luck": person.luck,
        }
        for person in match.people
    ]
    return {"game": match.game, "started": match.started, "people": people}


def _match(fields: jsontext.Object) -> ReviewedMatch:
    people = [jsontext.mapping({"person": each}, "person") for each in jsontext.array(fields, "people")]
    return ReviewedMatch(jsontext.text(fields, "game"), started_of(fields), tuple(map(_person, people)))


def _person(fields: jsontext.Object) -> ReviewedPerson:
    phases, luck = jsontext.mapping(fields, "phases"), jsontext.mapping(fields, "luck")
    if not phases.keys() <= set(Phase) or not luck.keys() <= set(PARTS):
        raise TextError("there is no such phase or part")
    return ReviewedPerson(
        jsontext.text(fields, "name"),
        {Phase(name): _losses(value) for name, value in phases.items()},
        jsontext.integer(fields, "rounds"),
        {part: _number(value) for part, value in luck.items()},
    )


def _losses(value: object) -> Losses:
    match value:
        case [int(number), total, squares]:
            return Losses(number, _number(total), _number(squares))
    raise TextError("there must be three numbers")
