"""`goodge bot --level LEVEL`: a computer player that reads one view a line and answers each with one line."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from goodge.coach import Judge
from goodge.coach.written import options_of
from goodge.engine import jsontext
from goodge.engine.errors import EngineError
from goodge.engine.game import AnyView
from goodge.engine.games import game_named
from goodge.engine.views import decode_view
from goodge.players import LEVELS, STYLES, Budget, Player, player_of
from goodge.ui.wording.refusals import fault_words

from . import options as read
from .lines import bounded_lines

ALL_RIGHT, TROUBLE = 0, 2

LONGEST_LINE = 1 << 20  # bytes; a view has some 4,000
LONGEST_THOUGHT_MS = 3_600_000


def add_parser(commands: read.Commands) -> None:
    """Add `goodge bot` to the command line."""
    parser = commands.add_parser(
        "bot",
        help="a computer player for other programs",
        description="Reads one view per line (JSON) from standard input and answers each with one line: "
        '{"action": "..."}, or {"error": "..."} for a line that is not a valid view.',
        allow_abbrev=False,
    )
    parser.add_argument("--level", required=True, choices=LEVELS, help="how well it plays")
    parser.add_argument("--style", choices=STYLES, help="what it leans to among choices that are nearly equal")
    parser.add_argument(
        "--seed", type=read.seat_seed, default=0, metavar="N", help="seed of its random choices (default 0)"
    )
    parser.add_argument(
        "--time-ms",
        type=read.whole_number(1, LONGEST_THOUGHT_MS),
        metavar="MS",
        help="longest thought, in milliseconds; without it the answer depends on level, style, seed and view alone",
    )
    parser.add_argument(
        "--options",
        action="store_true",
        help="tell what each option is worth as well, best first; the action is then the first of them",
    )
    parser.set_defaults(func=run)


def run(options: argparse.Namespace) -> int:
    """Answer until the input ends, and return the exit status."""
    if sys.stdin is None:
        print("goodge bot: there is no standard input", file=sys.stderr)
        return TROUBLE
    budget = None if options.time_ms is None else Budget(seconds=options.time_ms / 1000)
    player = player_of(options.level, options.style)
    is_empty = True
    for line in bounded_lines(sys.stdin.buffer, LONGEST_LINE):
        is_empty = False
        print(answer(line, player, options.seed, budget, options=options.options), flush=True)
    if is_empty:
        print("goodge bot: the input is empty: no view to answer", file=sys.stderr)
    return ALL_RIGHT


def answer(
    line: bytes | None, player: Player, seed: int, budget: Budget | None = None, *, options: bool = False
) -> str:
    """The answer to a line, both without their line feeds; None stands for a line that is too long."""
    if line is None:
        return jsontext.write_object({"error": "the line is too long to be a view"})
    try:
        view = decode_view(line.decode("utf-8"))
        if options:
            return jsontext.write_object(_weighed(view, player, seed, budget))
        return jsontext.write_object({"action": player.choose(view, seed, budget).action.text})
    except UnicodeDecodeError as error:
        return jsontext.write_object(
            {"error": f"the line is not UTF-8: byte {error.start} is {line[error.start]:#04x}"}
        )
    except EngineError as error:
        return jsontext.write_object({"error": fault_words(error)})


def _weighed(view: AnyView, player: Player, seed: int, budget: Budget | None) -> dict[str, Any]:
    """The fields of an answer with options; where nothing was weighed the player decides."""
    judged = Judge(game_named(view.game)).judge(view, seed=seed, budget=budget)
    action = judged.best.action if judged.options else player.choose(view, seed, budget).action
    return {"action": action.text, "options": [{**option, "deals": judged.deals} for option in options_of(judged)]}
