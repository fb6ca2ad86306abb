"""`goodge bot --level LEVEL`: a computer player that reads one view a line and answers each with one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

from goodge.engine import jsontext
from goodge.engine.errors import EngineError, TextError
from goodge.engine.views import decode_view
from goodge.players import LEVELS, STYLES, Budget, Player, player_of

from . import options as read

Commands = Any  # argparse names the type of its subparsers privately

ALL_RIGHT, TROUBLE = 0, 2

LONGEST_LINE = 1 << 20  # bytes; a view has some 4,000
LONGEST_THOUGHT_MS = 3_600_000


def add_parser(commands: Commands) -> None:
    """Adds `goodge bot` to the command line."""
    parser = commands.add_parser(
        "bot",
        help="a computer player for other programs",
        description="Reads one view a line (JSON) from standard input and answers each with one line: "
        '{"action": "..."}, or {"error": "..."} for a line that is no valid view.',
        allow_abbrev=False,
    )
    parser.add_argument("--level", required=True, choices=LEVELS, help="how well it plays")
    parser.add_argument("--style", choices=STYLES, help="what it leans to among choices that are nearly equal")
    parser.add_argument("--seed", type=read.seat_seed, default=0, metavar="N", help="number of its chances (default 0)")
    parser.add_argument(
        "--time-ms",
        type=read.whole_number(1, LONGEST_THOUGHT_MS),
        metavar="MS",
        help="longest thought, in milliseconds; without it the answer hangs on level, style, seed and view alone",
    )
    parser.set_defaults(func=run)


def run(options: argparse.Namespace) -> int:
    """Answers until the input ends; returns the exit status."""
    if sys.stdin is None:
        print("goodge bot: there is no standard input", file=sys.stderr)
        return TROUBLE
    budget = None if options.time_ms is None else Budget(seconds=options.time_ms / 1000)
    player = player_of(options.level, options.style)
    for line in _lines(sys.stdin.buffer):
        print(answer(line, player, options.seed, budget), flush=True)
    return ALL_RIGHT


def answer(line: bytes, player: Player, seed: int, budget: Budget | None = None) -> str:
    """The answer to a line, both without their line feeds."""
    try:
        if len(line) >= LONGEST_LINE:
            raise TextError("the line is too long to be a view")
        view = decode_view(line.decode("utf-8"))
        return jsontext.write_object({"action": player.choose(view, seed, budget).text})
    except UnicodeDecodeError as error:
        return jsontext.write_object({"error": f"the line is no UTF-8: byte {error.start} is {line[error.start]:#04x}"})
    except EngineError as error:
        return jsontext.write_object({"error": str(error)})


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines without their line feeds; of one that is far too long only the beginning."""
    while line := stream.readline(LONGEST_LINE):
        rest = line
        while len(rest) == LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        yield line.removesuffix(b"\n")
