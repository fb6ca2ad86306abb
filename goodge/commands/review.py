"""`goodge review FILE`: judges the choices of each game in a file of records, by what each seat could know."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from goodge.coach import Choice, MatchReview, RoundReview, review
from goodge.coach.match_review import Reviewed
from goodge.coach.written import POINTS, choice_fields, round_fields
from goodge.engine import jsontext
from goodge.engine.errors import RecordError
from goodge.engine.record import Record
from goodge.players import Budget

from . import options as read
from .progress import Show, is_terminal, progress
from .recordfile import ALL_RIGHT, SOME_WRONG, UNREADABLE, UnreadableError, fault_in, lines_of, record_in

LONGEST_THOUGHT_MS = 3_600_000
_MOST_SEATS = 4


def add_parser(commands: read.Commands) -> None:
    """Add `goodge review` to the command line."""
    parser = commands.add_parser(
        "review",
        help="judge the choices in a file of records",
        description="Judges each choice of every game in a file of records by what its seat could know, and prints a "
        "line of JSON for each choice, round and game. Exit status: 0 all right, 1 some line is not a legal record, "
        "2 the file cannot be read.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="the records; - for standard input")
    parser.add_argument(
        "--seat", type=read.whole_number(0, _MOST_SEATS - 1), metavar="N", help="only the choices of this seat"
    )
    parser.add_argument("--seed", type=read.seed, default=0, metavar="N", help="seed of its random choices (default 0)")
    parser.add_argument(
        "--time-ms",
        type=read.whole_number(1, LONGEST_THOUGHT_MS),
        metavar="MS",
        help="longest thought about a choice, in milliseconds, without a second opinion on what seems a bad mistake; "
        "without --time-ms the same file and seed give the same lines",
    )
    parser.set_defaults(func=run)


def run(options: argparse.Namespace) -> int:
    """Review each line of `options.file`, and return the exit status."""
    status = ALL_RIGHT
    budget = None if options.time_ms is None else Budget(seconds=options.time_ms / 1000)
    try:
        with progress("rounds of this game reviewed", is_wanted=not is_terminal(sys.stdout)) as show:
            for number, line in enumerate(lines_of(options.file), start=1):
                for fields in lines_about(line, options.seat, options.seed, budget, show):
                    print(jsontext.write_object({"line": number, **fields}), flush=True)
                    status = status if fields.get("ok", True) else SOME_WRONG
    except UnreadableError as error:
        print(f"goodge review: {options.file} cannot be read: {error}", file=sys.stderr)
        return UNREADABLE
    return status


def lines_about(
    line: bytes | None, seat: int | None, seed: int, budget: Budget | None, show: Show
) -> Iterator[dict[str, Any]]:
    """The answers to a line of a file of records; None stands for a line that is too long.

    `show` is told how many of its rounds are done.
    """
    try:
        record = record_in(line)
        _check_seat(record, seat)
    except (RecordError, MemoryError) as error:
        yield fault_in(error)
        return
    show(0, len(record.rounds))
    for found in review(record, seed, budget):
        if isinstance(found, RoundReview):
            show(found.round + 1, len(record.rounds))
        if not isinstance(found, Choice) or seat in (None, found.seat):
            yield _fields(found)


def _check_seat(record: Record, seat: int | None) -> None:
    """Raise RecordError for a seat that is not in this game."""
    last = len(record.players) - 1
    if seat is not None and seat > last:
        raise RecordError(f"there is no seat {seat} in this game: its seats are 0 to {last}")


def _fields(found: Reviewed) -> dict[str, Any]:
    if isinstance(found, Choice):
        return choice_fields(found)
    return round_fields(found) if isinstance(found, RoundReview) else _match(found)


def _match(found: MatchReview) -> dict[str, Any]:
    return {
        "choices": found.choices,
        "mean_loss": [round(loss, POINTS) for loss in found.mean_loss],
        "error": [round(error, POINTS) for error in found.error],
    }
