"""The command line. Each command adds its own parser; the game is what runs without one."""

from __future__ import annotations

import argparse
import gc
import io
import os
import re
import sys
from collections.abc import Sequence
from errno import EINVAL
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from goodge import __version__
from goodge.ui.program.last_words import tell

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

INTERRUPTED = 130  # as a shell counts a program ended by Ctrl-C
OUTPUT_CLOSED = 1
TROUBLE = 2

_COMMANDS = ("referee", "bot", "simulate", "review", "export", "import")
_FILE = re.compile(r"[/\\]|\.[A-Za-z]+\Z", re.ASCII)  # a folder in it, or an ending such as .jsonl
_SIZE = re.compile(r"([1-9][0-9]{1,4})x([1-9][0-9]{1,4})", re.ASCII)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command line in one line."""

    def error(self, message: str) -> NoReturn:
        line = " ".join(message.split())
        tell(f"{self.prog}: {line} (see {self.prog} --help)")
        self.exit(2)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        print(self.format_help(), end="", file=file)  # argparse would keep quiet where that fails


class CommandParser(Parser):
    """The parser of one command: what it does not know is told with the name of the command."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return options, unknown


class _Licences(argparse.Action):
    """Prints whose work the program carries, and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from .licences import print_licences

        print_licences()
        _flush()
        parser.exit()


class _Version(argparse.Action):
    """Prints the version and ends; only then looks how the search kernel runs."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from ..players.kernel import is_compiled

        print(f"goodge {__version__} (kernel: {'compiled' if is_compiled() else 'Python'})")
        parser.exit()


def run(arguments: Sequence[str]) -> int:
    """Run one command line, without the program's name, and return the exit status."""
    _make_output_plain()
    try:
        status = _obey(arguments)
        _flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if _is_closed_pipe(error):
            _drop_output()
            return OUTPUT_CLOSED
        tell(f"goodge: {error.strerror or error}")
        _flush_or_drop()
        return TROUBLE
    return status


def _obey(arguments: Sequence[str]) -> int:
    try:
        options = _parse(arguments)
        status: int = options.func(options)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else TROUBLE
    return status


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = _parser(with_commands=not opens_the_game(arguments))
    options = parser.parse_args(arguments)
    if options.func is not _play and (options.size or options.fullscreen):
        parser.error("--size and --fullscreen go with the game alone, not with a command")
    return options


def opens_the_game(arguments: Sequence[str]) -> bool:
    """Return True if the arguments are those of the game alone, with or without a file to show."""
    rest = iter(arguments)
    for argument in rest:
        if argument == "--size":
            next(rest, None)
        elif argument != "--fullscreen" and not argument.startswith("--size=") and not _names_a_file(argument):
            return False
    return True


def _names_a_file(argument: str) -> bool:
    """Return True for what is no command and no option, but looks like the name of a file, or is one, or a folder."""
    if not argument or argument in _COMMANDS or argument.startswith("-"):
        return False
    return bool(_FILE.search(argument)) or Path(argument).exists()


def _parser(*, with_commands: bool) -> Parser:
    """The whole parser; `with_commands` false leaves the commands' modules out, so that the game starts sooner."""
    parser = Parser(
        prog="goodge",
        usage="goodge [--size WxH] [--fullscreen] [FILE]\n       goodge COMMAND ...",
        description="The Goodge Rules, a card game of bids, a Stash and a Crown. Without a command the game opens, "
        "and shows the matches of a FILE of records if one is named.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="say which version this is, and whether its search is compiled"
    )
    parser.add_argument(
        "--licences", action=_Licences, nargs=0, help="list whose work this program contains, with all licences"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the game's window, such as 1280x800")
    parser.add_argument("--fullscreen", action="store_true", default=None, help="start the game on the full screen")
    parser.set_defaults(func=_play)
    if with_commands:
        from . import bot, carry, referee, review, simulate

        commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="goodge", parser_class=CommandParser)
        for command in (referee, bot, simulate, review, carry):
            command.add_parser(commands)
    else:
        parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a file of records to watch or review")
    return parser


def _play(options: argparse.Namespace) -> int:
    from goodge.ui.main import main

    if options.size is not None:
        options.size = _large_enough(options.size)
    gc.freeze()  # what is loaded stays to the end: to look through it as each scene is left would take 10 ms
    return main(options.size, full_screen=options.fullscreen, file=options.file)


def _large_enough(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size that the window gets, and say so on standard error where it is another than was asked for."""
    from goodge.ui.drawing.theme import SMALLEST_WINDOW

    width, height = (max(pair) for pair in zip(size, SMALLEST_WINDOW, strict=True))
    if (width, height) != size and sys.stderr is not None:
        least = "{}x{}".format(*SMALLEST_WINDOW)
        print(f"goodge: the window is at least {least}, so it opens with {width}x{height}", file=sys.stderr)
    return width, height


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    return int(found[1]), int(found[2])


def _make_output_plain() -> None:
    """UTF-8 with plain line feeds on every system; a windowed program may have no output at all."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _flush_or_drop() -> None:
    """Write what is left if it can be written: Python tries once more as it ends, and has a status of its own then."""
    try:
        _flush()
    except OSError:
        _drop_output()


def _is_closed_pipe(error: OSError, *, windows: bool = sys.platform == "win32") -> bool:
    """Return True if nobody reads the output any more. Windows calls that an invalid argument, and names no file."""
    return isinstance(error, BrokenPipeError) or (windows and error.errno == EINVAL and error.filename is None)


def _drop_output() -> None:
    """Point standard output at nothing, so that its last flush at the end of the program cannot fail again."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
