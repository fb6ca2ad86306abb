"""`goodge simulate`: computer players against one another, on one machine, with the same games from the same seed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Any, cast

from goodge.engine.errors import EngineError
from goodge.engine.game import AnyGame, Rules
from goodge.engine.games import GAMES, game_named
from goodge.engine.record import Record, encode_record
from goodge.players import STYLES

from . import options as read
from .arena import AnyEntrant, BotError, BotTally, Contest, match_seed
from .duplicate import Duplicate, Keep
from .end_signals import EndSignals
from .entrants import Auctioneer, EntrantError, check_name, entrant_of, knows
from .tables import print_duplicate, print_games

Commands = Any  # argparse names the type of its subparsers privately

ALL_RIGHT, BOT_FAILED, TROUBLE = 0, 1, 2

MOST_GAMES = 1_000_000_000


class UsageError(Exception):
    """The command line asks for what cannot be done; one sentence."""


def add_parser(commands: Commands) -> None:
    """Adds `goodge simulate` to the command line."""
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
        help=f"who plays, by seat: novice, casual or expert, with a style ({', '.join(STYLES)}) if you like, as in "
        "expert/bold; to measure them by, random (anything allowed), greedy "
        "(rules of thumb), field (30 deals played out at random) and clairvoyant (sees all hands, which nobody else "
        "does); or exec:COMMAND, which reaches to the end of its argument (give --bots again for the next seats); too "
        "few go round",
    )
    add("--games", type=count, default=10, metavar="N", help="how many games, or deals with --duplicate (default 10)")
    add("--seed", type=read.seed, default=0, metavar="N", help="number of the games and of their chances (default 0)")
    add("--rule", type=read.rule, action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    add("--duplicate", action="store_true", help="play each deal once a seat, so that every bot holds every hand of it")
    add(
        "--card-play-only",
        action="store_true",
        help="let greedy bid, lay away and name trump for every seat, so that the bots differ in card play alone",
    )
    add("--record", metavar="FILE", help="write the games there, one a line")
    add("--force", action="store_true", help="overwrite FILE if it exists")
    add("--max-rounds", type=count, default=200, metavar="N", help="give a game up after so many rounds (default 200)")
    add("--move-timeout", type=read.seconds, default=30.0, metavar="S", help="seconds for a move (default 30)")
    parser.set_defaults(func=run)


def run(options: argparse.Namespace) -> int:
    """Plays what the options ask for; returns the exit status."""
    try:
        game = game_named(options.game)
        rules = _rules(game, options)
        names = _names(options.bots, game.seats(rules))
        _check_known(game, [*names, *([Auctioneer.name] if options.card_play_only else [])])
        with ExitStack() as stack:
            ending = EndSignals()
            stack.enter_context(ending.heeded())
            entrants = stack.enter_context(_seated(names, options))
            write = stack.enter_context(_recording(options))
            keep = _keeping(write, ending)
            progress = stack.enter_context(_progress(options.games))
            _play(game, rules, entrants, options, keep, progress)
    except BotError as error:
        print(f"goodge simulate: {error}", file=sys.stderr)
        return BOT_FAILED
    except (UsageError, EngineError) as error:
        print(f"goodge simulate: {error}", file=sys.stderr)
        return TROUBLE
    return ALL_RIGHT


def _play(
    game: AnyGame,
    rules: Rules,
    entrants: list[AnyEntrant],
    options: argparse.Namespace,
    keep: Keep,
    progress: Callable[[int], None],
) -> None:
    auctioneer = Auctioneer(options.seed) if options.card_play_only else None
    if options.duplicate:
        duplicate = Duplicate(game, rules, entrants, options.seed, auctioneer)
        for deal in range(options.games):
            progress(deal)
            duplicate.play_deal(deal, keep)
        progress(options.games)
        print_duplicate(duplicate)
        return
    tallies = [BotTally() for _ in entrants]
    for number in range(options.games):
        progress(number)
        label = {"seed": options.seed, "game": number} | ({"card_play_only": True} if auctioneer else {})
        contest = Contest(game, rules, entrants, tallies, auctioneer=auctioneer, simulation=label)
        with keep(contest.record):
            contest.play_match(match_seed(options.seed, number), options.max_rounds)
    progress(options.games)
    print_games(entrants, tallies, options.games)


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


def _check_known(game: AnyGame, names: list[str]) -> None:
    """Raises UsageError for a bot that does not know the game."""
    for name in names:
        if not knows(name, game.id):
            raise UsageError(f"{name} does not know {game.title}")


@contextmanager
def _seated(names: list[str], options: argparse.Namespace) -> Iterator[list[AnyEntrant]]:
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


def _keeping(write: Callable[[Record], None], ending: EndSignals) -> Keep:
    """Return a context to play a game in: a signal may end it there, and however it ends, its record is written."""

    @contextmanager
    def keep(record: Record) -> Iterator[None]:
        try:
            with ending.allowed():
                yield
        finally:
            write(record)

    return keep


@contextmanager
def _recording(options: argparse.Namespace) -> Iterator[Callable[[Record], None]]:
    """Return a writer that puts a game into the record's file as a whole line, or does nothing. Raises UsageError."""
    if options.record is None:
        yield lambda record: None  # noqa: ARG005
        return
    path = Path(options.record)
    try:
        file = path.open("wb" if options.force else "xb", buffering=0)
    except FileExistsError:
        raise UsageError(f"{path} exists; give --force to overwrite it") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}") from None
    except ValueError as error:  # a name that no file can have
        raise UsageError(f"{path} cannot be written: {error}") from None
    with file:
        written = 0

        def write(record: Record) -> None:
            nonlocal written
            line = encode_record(record).encode() + b"\n"
            try:
                _write_all(file, line)
            except OSError as error:
                with suppress(OSError):  # a full disk leaves the whole games, not half of one
                    file.truncate(written)
                raise UsageError(f"{path} cannot be written: {error.strerror or error}") from None
            written += len(line)

        yield write


def _write_all(file: FileIO, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """Return a counter that shows on a terminal how many games have been played, and wipes that away in the end."""
    terminal = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None

    def show(played: int) -> None:
        if terminal is not None:
            print(f"\r{_progress_of(played, games)}", end="", file=terminal, flush=True)

    try:
        yield show
    finally:
        if terminal is not None:
            blanks = " " * len(_progress_of(games, games))
            wiped = "\r\x1b[K" if _knows_sequences() else f"\r{blanks}\r"
            print(wiped, end="", file=terminal, flush=True)


def _progress_of(played: int, games: int) -> str:
    return f"{played} of {games} games played"


def _knows_sequences() -> bool:
    """Return whether the terminal obeys control sequences: on Windows only one that says who it is."""
    if sys.platform == "win32":
        return "WT_SESSION" in os.environ or "TERM" in os.environ
    return os.environ.get("TERM") != "dumb"
