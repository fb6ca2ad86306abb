"""People's own mistakes, cut out of the matches that were reviewed, and kept for practice in a file of their own.

A line is a position, or says how long a review was when it was gone through: then only new ones are gone through.
The file may be deleted: it is made again from the records and reviews that are still there.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import suppress
from dataclasses import field
from pathlib import Path

from ...coach.highlights import MISTAKES
from ...coach.positions import PracticePosition, cut, read_position, write_position
from ...engine import jsontext
from ...engine.errors import EngineError, TextError
from ...engine.games import GAMES
from ...engine.record import Record, decode_record
from ...engine.values import dataclass
from ..files import replace_file
from ..home import Home
from ..system import System, lines_of, open_plain, read_plain
from .matches import FinishedMatch, last_matches, load_match
from .recovery import LARGEST_SAVE
from .reviews import STARTED, KeptReview, key_of
from .saves import read_save
from .setups import people_in, started_of

FORMAT = "goodge-mistakes-2"  # the first one kept some mistakes with milder figures than they were judged by
MOST_KEPT = 400  # positions: those found last
_MATCHES = 400  # finished last, among which those that were reviewed are looked for
_A_MATCH = 10  # mistakes, the costliest
_LARGEST = 64_000_000  # bytes
_LONGEST_HEAD = 100_000


@dataclass(slots=True)
class Mistakes:
    """The mistakes that are kept, by the ids of their positions, and the reviews gone through, with their lengths."""

    positions: dict[str, PracticePosition] = field(default_factory=dict)
    reviews: dict[str, int] = field(default_factory=dict)


def gather(home: Home, go_on: Callable[[], None], system: System | None = None, *, may_save: bool = True) -> Mistakes:
    """Return all mistakes, those of reviews that are new or have grown among them; it keeps them if it may.

    It calls `go_on` now and then. What cannot be read is left out.
    """
    found, files = _read(home.mistakes_file, go_on), _reviews(home.reviews_folder)
    new = [path for path, size in files.items() if found.reviews.get(path.name) != size]
    if new:
        _add(found, home, new, go_on)
        found.reviews = {path.name: size for path, size in files.items()}
        if may_save:
            with suppress(OSError):  # the next time it is gone through again
                replace_file(system or System(), home.mistakes_file, _written(found))
    return found


def _add(found: Mistakes, home: Home, reviews: Iterable[Path], go_on: Callable[[], None]) -> None:
    """Cut out the mistakes of these reviews."""
    started = {_started(path) for path in reviews}
    with suppress(OSError):
        for match in reversed(last_matches(home.records_file, _MATCHES)):
            go_on()
            if match.started is not None and match.started in started:
                for position in _of_match(home, match):
                    found.positions.setdefault(position.id, position)
    for record in (*_of_days(home, started), *_under_way(home)):
        go_on()
        for position in _of_record(home, record):
            found.positions.setdefault(position.id, position)
    for extra in list(found.positions)[:-MOST_KEPT]:
        del found.positions[extra]


def _of_match(home: Home, match: FinishedMatch) -> list[PracticePosition]:
    """Return the mistakes of the people in a match, as far as it is reviewed."""
    try:
        return _of_record(home, load_match(match))
    except (OSError, EngineError):
        return []


def _of_days(home: Home, started: Container[int | None]) -> Iterator[Record]:
    """Yield the deals of the day that were started then."""
    with suppress(OSError):
        for line in lines_of(home.days.records_file):
            with suppress(EngineError, UnicodeDecodeError):
                if started_of(jsontext.read_object(line.decode("utf-8"))) in started:
                    yield decode_record(line.decode("utf-8"))


def _under_way(home: Home) -> Iterator[Record]:
    """Yield the matches that are not over: their rounds are reviewed as soon as they are played."""
    for path in (home.save_file, *map(home.resting_file, GAMES)):
        with suppress(OSError, EngineError):
            yield read_save(read_plain(path, LARGEST_SAVE))


def _of_record(home: Home, record: Record) -> list[PracticePosition]:
    review = KeptReview(home.reviews_folder / f"{key_of(record)}.jsonl").read(record)
    people = people_in(record)
    bad = [each for each in review.choices.values() if each.seat in people and each.judgement.label in MISTAKES]
    costly = sorted(bad, key=lambda choice: -choice.loss)[:_A_MATCH]
    return [cut(record, choice) for choice in sorted(costly, key=lambda choice: (choice.round, choice.action))]


def _reviews(folder: Path) -> dict[Path, int]:
    """Return the reviews in a folder with their lengths."""
    try:
        return {path: path.stat().st_size for path in sorted(folder.glob("*.jsonl"))}
    except OSError:
        return {}


def _started(review: Path) -> int | None:
    """Return when the match of a review was begun; None if its first line does not say."""
    with suppress(OSError, TextError), open_plain(review) as file:
        head = jsontext.read_object(file.readline(_LONGEST_HEAD).decode("utf-8", "replace"))
        return jsontext.integer(head, STARTED)
    return None


def _read(path: Path, go_on: Callable[[], None]) -> Mistakes:
    """Return what is kept. If a line is damaged, all reviews count as new, so that what it told is found again.

    So do they if the file is of an older format, whose mistakes that would be none by their figures are left out.
    """
    found, is_whole = Mistakes(), True
    try:
        lines = read_plain(path, _LARGEST).splitlines()
    except OSError:
        return found
    for line in lines:
        go_on()
        is_whole = _take(found, line.decode("utf-8", "replace")) and is_whole
    if not found.reviews:
        found.positions = {key: position for key, position in found.positions.items() if not _is_noise(position)}
    if not is_whole:
        found.reviews.clear()
    return found


def _is_noise(position: PracticePosition) -> bool:
    judged = position.choice.judgement
    return judged.is_noise(judged.taken)


def _take(found: Mistakes, line: str) -> bool:
    """Take over what a line tells; return False if it is damaged."""
    with suppress(TextError):
        fields = jsontext.read_object(line)
        if fields.get("format") == FORMAT:
            found.reviews[jsontext.text(fields, "review")] = jsontext.integer(fields, "size")
        else:
            position = read_position(line)
            found.positions[position.id] = position
        return True
    return False


def _written(found: Mistakes) -> bytes:
    lines = [
        jsontext.write_object({"format": FORMAT, "review": name, "size": size}) for name, size in found.reviews.items()
    ]
    lines += map(write_position, found.positions.values())
    return "".join(line + "\n" for line in lines).encode("ascii")
