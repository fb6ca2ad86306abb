"""`goodge export FILE` and `goodge import FILE`: everything in one .zip, to carry to another machine."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from goodge.table.bundle import Bundle, BundleError, export_all
from goodge.table.home import Home
from goodge.table.lock import Lock
from goodge.ui.wording import bundles as words

from .options import Commands
from .progress import progress

ALL_RIGHT, NOT_DONE, UNREADABLE = 0, 1, 2  # exit statuses


def add_parser(commands: Commands) -> None:
    """Add `goodge export` and `goodge import` to the command line."""
    parser = commands.add_parser(
        "export",
        help="put everything into one .zip",
        description="Writes settings, people, matches, reviews and everything else of this player into one .zip. "
        "Exit status: 0 done, 1 there is nothing yet, 2 the file is there already or cannot be written.",
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the .zip to write")
    parser.set_defaults(func=run_export)
    parser = commands.add_parser(
        "import",
        help="take everything in from such a .zip",
        description="Takes in what `goodge export` has written. Finished matches come to those that are here. Where "
        "anything else is here and different, nothing is done unless one of the options says what. Exit status: 0 "
        "done, 1 not done, 2 the file cannot be read.",
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the .zip to read")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--matches", action="store_true", help="add the finished matches and their reviews only")
    how.add_argument(
        "--everything", action="store_true", help="replace everything; what is here is kept under another name"
    )
    parser.set_defaults(func=run_import)


def run_export(options: argparse.Namespace) -> int:
    """Write the .zip, and return the exit status."""
    home, file = Home.find(), str(options.file)
    if home.is_empty:
        return _told("export", words.nothing_words(home.root), NOT_DONE)
    try:
        with progress("files packed") as show:
            matches = export_all(home, options.file, show)
        print(words.exported_words(matches, file))
    except OSError as error:
        return _told("export", words.unwritable_words(file, error), UNREADABLE)
    return ALL_RIGHT


def run_import(options: argparse.Namespace) -> int:
    """Take the .zip in, while no game runs, and return the exit status."""
    home, file = Home.find(), str(options.file)
    try:
        bundle = Bundle(options.file)
    except BundleError as error:
        return _told("import", words.trouble_words(file, error.trouble), UNREADABLE)
    except OSError as error:
        return _told("import", words.unreadable_words(file, error), UNREADABLE)
    try:
        lock = Lock(home.lock_file)
    except OSError as error:
        return _told("import", words.unwritable_words(str(home.root), error), NOT_DONE)
    try:
        if lock.is_taken:
            return _told("import", words.RUNS.say(), NOT_DONE)
        return _taken_in(bundle, home, options)
    finally:
        lock.release()


def _taken_in(bundle: Bundle, home: Home, options: argparse.Namespace) -> int:
    conflicts = [] if options.matches or options.everything else bundle.conflicts(home)
    if conflicts:
        return _told("import", words.conflicts_words(conflicts), NOT_DONE)
    done = bundle.add_matches(home) if options.matches else bundle.take_over(home)
    print(words.taken_in_words(done.matches))
    if done.aside:
        print(words.aside_words(done.aside))
    return ALL_RIGHT


def _told(command: str, sentence: str, status: int) -> int:
    print(f"goodge {command}: {sentence}", file=sys.stderr)
    return status
