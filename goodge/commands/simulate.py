"""`goodge simulate`: computer players against one another, on one machine, with the same games from the same seed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import cast

from goodge.engine.errors import EngineError
from goodge.engine.game import AnyGame, Rules
from goodge.engine.games import GAMES, game_named
from goodge.engine.record import Record, encode_record
from goodge.players import LEVELS, STYLES
from goodge.table.system import System

from . import options as read
from .arena import AnyEntrant, BotError
from .duplicate import Duplicate, Keep
from .end_signals import EndSignals
from .entrants import EXEC, EntrantError, check_name, entrant_of
from .progress import progress
from .series import GameSeries, RunPlan, series_of
from .tables import print_duplicate, print_games

ALL_RIGHT, BOT_FAILED, TROUBLE = 0, 1, 2

MOST_GAMES = 1_000_000_000
_MOST_JOBS = 60  # Windows waits for no more processes at once

Write = Callable[[str], None]


class UsageError(Exception):
    """The command line asks for what cannot be done; one sentence."""


def add_parser(commands: read.Commands) -> None:
    """Add `goodge simulate` to the command line."""
    parser = commands.add_parser(
        "simulate",
        help="let computer players play one another",
        description="Plays games between computer players and prints how they did. Exit status: 0 all right, "
        "1 a bot failed, 2 the command line or the record's file is at fault.",
        allow_abbrev=False,
    )
    count = read.whole_number(1, MOST_GAMES)
    add = parser.add_argument
    add("--game", choices=list(GAMES), default="goodge", help="default goodge")
    add("--players", type=read.whole_number(1, 99), metavar="N", help="how many sit at the table")
    add(
        "--bots",
        type=read.bots,
        action="append",
        required=True,
        metavar="BOT,...",
        help=f"who plays, by seat: {', '.join(LEVELS)}, with a style ({', '.join(STYLES)}) if you like, as in "
        "expert/bold; to measure them by, random (anything allowed), greedy "
        "(rules of thumb), field (30 deals played out at random; a tree search where tricks count) and clairvoyant "
        "(sees all hands, which nobody else does); or exec:COMMAND, which reaches to the end of its argument (give "
        "--bots again for the next seats); too few go round",
    )
    add("--games", type=count, default=10, metavar="N", help="how many games, or deals with --duplicate (default 10)")
    add("--seed", type=read.seed, default=0, metavar="N", help="seed of the deals and of the players (default 0)")
    add("--rule", type=read.rule, action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    add(
        "--duplicate",
        action="store_true",
        help="play each deal once from every seat, so that every bot holds every hand of it",
    )
    add(
        "--card-play-only",
        action="store_true",
        help="let greedy bid, lay away and name trump for every seat, so that the bots differ in card play alone",
    )
    add(
        "--jobs",
        type=read.whole_number(1, _MOST_JOBS),
        nargs="?",
        default=1,
        const=os.cpu_count() or 1,
        metavar="N",
        help="play N games at once, or one on each core if no N is given: the same games, with the same results",
    )
    add("--record", metavar="FILE", help="write the games there, one a line")
    add("--force", action="store_true", help="overwrite FILE if it exists")
    add(
        "--max-rounds",
        type=count,
        default=200,
        metavar="N",
        help="leave a game unfinished after N rounds (default 200)",
    )
    add("--move-timeout", type=read.seconds, default=30.0, metavar="S", help="seconds for a move (default 30)")
    parser.set_defaults(func=run)


def run(options: argparse.Namespace) -> int:
    """Play what the options ask for, and return the exit status."""
    number, series, entrants = 0, cast(GameSeries | None, None), list[AnyEntrant]()
    try:
        plan = _plan(game_named(options.game), options)
        with ExitStack() as stack:
            ending = EndSignals()
            stack.enter_context(ending.heeded())
            entrants = stack.enter_context(_seated(plan.names, options))
            series = series_of(plan, entrants)
            write = stack.enter_context(_recording(options))
            show = stack.enter_context(progress("games played"))
            games = stack.enter_context(closing(_played(plan, series, options, write, ending)))
            show(0, options.games)
            for number, _ in enumerate(games, start=1):
                show(number, options.games)
        _print(series, entrants, options.games)
    except BotError as error:
        if series is not None and number:
            _print(series, entrants, number)
        print(f"goodge simulate: {error}{_broken_off(number, options.games)}", file=sys.stderr)
        return BOT_FAILED
    except (UsageError, EngineError) as error:
        print(f"goodge simulate: {error}", file=sys.stderr)
        return TROUBLE
    return ALL_RIGHT


def _played(
    plan: RunPlan, series: GameSeries, options: argparse.Namespace, write: Write | None, ending: EndSignals
) -> Generator[None]:
    """Play the games one after the other, or several at once; yield after each, when it is counted and written."""
    if options.jobs == 1:
        keep = _keeping(write, ending)
        for number in range(options.games):
            series.play(number, keep)
            yield
        return
    from .jobs import play_at_once  # what processes need is not loaded for nothing

    for game in play_at_once(plan, options.games, options.jobs, ending):
        for tally, more in zip(series.counted, game.counted, strict=True):
            tally.add(more)
        if write:
            for line in game.lines:
                write(line)
        yield


def _broken_off(played: int, wanted: int) -> str:
    """Return what the table holds where a run broke off; nothing without a table."""
    return f"; broken off: the table counts the {played} of {wanted} that were finished" if played else ""


def _print(series: GameSeries, entrants: Sequence[AnyEntrant], games: int) -> None:
    if isinstance(series, Duplicate):
        print_duplicate(series)
    else:
        print_games(entrants, series.counted, games)


def _plan(game: AnyGame, options: argparse.Namespace) -> RunPlan:
    """The games that the options ask for. Raises UsageError, or a RulesError of the game's."""
    rules = _rules(game, options)
    names = _names(options.bots, game.seats(rules))
    if options.jobs > 1 and any(name.startswith(EXEC) for name in names):
        raise UsageError("an exec: bot plays one game at a time: leave --jobs out")
    return RunPlan(
        game.id, rules, tuple(names), options.seed, options.max_rounds, options.duplicate, options.card_play_only
    )


def _rules(game: AnyGame, options: argparse.Namespace) -> Rules:
    """The rules of the options. Raises UsageError, or a RulesError of the game's."""
    given: dict[str, object] = {}
    for name, value in options.rule:
        if name in given:
            raise UsageError(f"the rule {name[:40]} is given twice")
        given[name] = value
    if options.players is not None and "players" in given:
        raise UsageError("the number of players is given twice")
    rules: Rules = game.read_rules(given)
    if options.players is None or options.players == game.seats(rules):
        return rules
    if "players" not in rules.as_options():
        raise UsageError(f"{game.title} is played by {game.seats(rules)}")
    return cast(Rules, game.read_rules({**given, "players": options.players}))


def _names(lists: list[list[str]], seats: int) -> list[str]:
    """The bots by seat; too few go round. Raises UsageError."""
    names = [name for names in lists for name in names]
    if len(names) > seats:
        raise UsageError(f"{len(names)} bots are named, but only {seats} sit at the table")
    for name in names:
        try:
            check_name(name)
        except ValueError as error:
            raise UsageError(str(error)) from None
    return [names[seat % len(names)] for seat in range(seats)]


@contextmanager
def _seated(names: Sequence[str], options: argparse.Namespace) -> Iterator[list[AnyEntrant]]:
    """The entrants, and their end: in good time after a good run, at once after any other. Raises BotError."""
    entrants: list[AnyEntrant] = []
    at_once = True
    try:
        for seat, name in enumerate(names):
            try:
                entrants.append(entrant_of(name, options.seed, options.move_timeout))
            except EntrantError as error:
                raise BotError(f"the bot in seat {seat} ({name}) {error}") from None
        yield entrants
        at_once = False
    finally:
        for entrant in entrants:
            entrant.leave(at_once=at_once)


def _keeping(write: Write | None, ending: EndSignals) -> Keep:
    """Return a context to play a game in: a signal may end it there, and however it ends, its record is written."""

    @contextmanager
    def keep(record: Record) -> Iterator[None]:
        try:
            with ending.allowed():
                yield
        finally:
            if write:
                write(encode_record(record))

    return keep


@contextmanager
def _recording(options: argparse.Namespace) -> Iterator[Write | None]:
    """Return a writer that puts a game's line into the record's file, if there is to be one. Raises UsageError."""
    if options.record is None:
        yield None
        return
    path = Path(options.record)
    with _opened(path, options.record, overwrites=options.force) as file:
        written = 0

        def write(text: str) -> None:
            nonlocal written
            line = text.encode() + b"\n"
            try:
                _write_all(file, line)
            except OSError as error:
                with suppress(OSError):  # a full disk leaves the whole games, not half of one
                    file.truncate(written)
                raise UsageError(f"{path} cannot be written: {error.strerror or error}") from None
            written += len(line)

        yield write


def _opened(path: Path, named: str, *, overwrites: bool) -> FileIO:
    """Return the file for the record, empty, and closed to other runs. Raises UsageError."""
    if not named or named == "-":
        raise UsageError("--record takes the name of a file")
    if path.is_dir():
        raise UsageError(f"{path} is a folder")
    try:
        file = path.open("ab" if overwrites else "xb", buffering=0)
    except FileExistsError:
        raise UsageError(f"{path} exists; give --force to overwrite it") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}") from None
    except ValueError as error:  # a name that no file can have
        raise UsageError(f"{path} cannot be written: {error}") from None
    try:
        System().lock(file.fileno())
    except (BlockingIOError, PermissionError):
        file.close()
        raise UsageError(f"another run is writing {path}") from None
    except OSError:
        pass  # a file system without locks
    with suppress(OSError):  # a pipe or a device has no length
        file.truncate(0)
    return file


def _write_all(file: FileIO, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
