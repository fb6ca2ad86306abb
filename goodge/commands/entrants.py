"""The entrants of the arena: our own levels, players to measure them by, and programs that speak the table protocol."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, thread_time
from typing import Protocol

from goodge.engine import jsontext
from goodge.engine.actions import Action, parse_action
from goodge.engine.errors import TextError
from goodge.engine.game import AnyGame, AnyState, AnyView
from goodge.engine.games import GOODGE
from goodge.engine.games.goodge import GoodgeBoard
from goodge.engine.state import narrow
from goodge.engine.views import encode_view
from goodge.players import LEVELS, STYLES, Player, player_of
from goodge.players.reference import REFERENCES, reference_of
from goodge.players.reference.clairvoyant import CLAIRVOYANT, Clairvoyant
from goodge.players.reference.kin_clairvoyant import KinClairvoyant

EXEC = "exec:"
NAMES = (*LEVELS, *REFERENCES, CLAIRVOYANT)
STYLED = {f"{level}/{style}": (level, style) for level in LEVELS for style in STYLES}
LONGEST_ANSWER = 1 << 16  # bytes
SECONDS_TO_LEAVE = 2.0
_LOOK = 1.0  # seconds: by then a signal is heeded that came just before the wait for an answer began

# Processor time, so that what else runs on the machine does not count; Windows' clock for it is too coarse.
OWN_TIME = perf_counter if sys.platform == "win32" else thread_time


class EntrantError(Exception):
    """A program did not do what it should; says what, without naming it."""


class Entrant(Protocol):
    """Somebody who can be asked for an action, and is told what their seat may know and nothing else."""

    name: str
    clock: Callable[[], float]  # seconds, by which its thinking is timed

    def decide(self, view: AnyView) -> Action:
        """Return the action that it wants, legal or not. Raises EntrantError."""

    def leave(self, *, at_once: bool) -> None:
        """End what it has running; `at_once`, or after it has had time to end by itself."""


def entrant_of(name: str, seed: int, move_timeout: float) -> Entrant | Witness:
    """The entrant of a name in NAMES or STYLED, or of `exec:COMMAND`.

    Raises ValueError for neither, EntrantError for a program that cannot be started.
    """
    if name.startswith(EXEC):
        return Program(name, command_of(name), move_timeout)
    if name == CLAIRVOYANT:
        return Witness(seed)
    if name in REFERENCES:
        return BuiltInEntrant(name, reference_of(name), seed)
    level, style = STYLED.get(name, (name, None))
    return BuiltInEntrant(name, player_of(level, style), seed)


def command_of(name: str, *, windows: bool = sys.platform == "win32") -> str | list[str]:
    """Return an `exec:` entrant's command as Popen takes it: split into words as a shell would.

    Windows hands a program its whole line, and backslashes belong to its paths: there the line stays as it is.
    Raises ValueError.
    """
    line = name.removeprefix(EXEC).strip()
    if windows and line:
        return line
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise ValueError(f"“{name}” cannot be split into words: {error}") from None
    if not words:
        raise ValueError("“exec:” needs a command")
    return words


def check_name(name: str) -> None:
    """Raise ValueError unless the name is in NAMES or STYLED, or an `exec:` command."""
    if name.startswith(EXEC):
        command_of(name)
    elif name not in NAMES and name not in STYLED:
        raise ValueError(
            f"there is no bot “{name[:40]}”; there is {', '.join(NAMES)}, a level with "
            f"a style ({', '.join(STYLES)}) as in expert/bold, and exec:COMMAND"
        )


class BuiltInEntrant:
    """One of our own fair players.

    In seat s it is asked with the run's seed + s, so that `goodge bot` can be asked again.
    """

    clock = staticmethod(OWN_TIME)

    def __init__(self, name: str, player: Player, seed: int) -> None:
        self.name = name
        self._player = player
        self._seed = seed

    def decide(self, view: AnyView) -> Action:
        return self._player.choose(view, self._seed + (view.seat or 0)).action

    def leave(self, *, at_once: bool) -> None:
        """Do nothing: it has nothing running."""


class Auctioneer:
    """`greedy`, for all seats and whatever comes before the first card. One view has one answer, found once."""

    name = "greedy"
    clock = staticmethod(OWN_TIME)

    def __init__(self, seed: int) -> None:
        self._built_in = BuiltInEntrant(self.name, reference_of(self.name), seed)
        self._answers: dict[AnyView, Action] = {}

    def decide(self, view: AnyView) -> Action:
        if view not in self._answers:
            if not view.actions:
                self._answers.clear()  # a new deal; its rotations begin with the same view
            self._answers[view] = self._built_in.decide(view)
        return self._answers[view]

    def leave(self, *, at_once: bool) -> None:
        """Do nothing: it has nothing running."""


class Witness:
    """`clairvoyant`, the one entrant that is shown all cards. It has no `decide`: a view does not reach it."""

    name = CLAIRVOYANT
    clock = staticmethod(OWN_TIME)

    def __init__(self, seed: int) -> None:
        self._main, self._kin = Clairvoyant(), KinClairvoyant()
        self._seed = seed

    def decide_seeing(self, game: AnyGame, state: AnyState) -> Action:
        """Return the action that it wants, in the seat to act."""
        chance = self._seed + (state.board.turn or 0)
        if game.id == GOODGE.id:
            return self._main.choose(narrow(state, GoodgeBoard), chance)
        return self._kin.choose(game, state, chance)

    def leave(self, *, at_once: bool) -> None:
        """Do nothing: it has nothing running."""


class Program:
    """A program that is sent a view a line and answers each with a line. Its error output is passed on.

    A thread of its own writes and reads, so that neither a full pipe nor a silent program can hold up the run.
    """

    clock = staticmethod(perf_counter)

    def __init__(self, name: str, command: str | list[str], timeout: float) -> None:
        self.name = name
        self._timeout = timeout
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise EntrantError(f"cannot be started: {error.strerror or error}") from None
        except ValueError as error:  # a name that no file can have
            raise EntrantError(f"cannot be started: {error}") from None
        self._views: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._converse, daemon=True)
        self._thread.start()

    def decide(self, view: AnyView) -> Action:
        self._views.put(encode_view(view).encode() + b"\n")
        line, left = None, self._timeout
        while line is None:
            try:
                line = self._answers.get(timeout=min(left, _LOOK))
            except Empty:
                left -= _LOOK
                if left <= 0:
                    raise EntrantError(f"took longer than {self._timeout:g} s to answer") from None
        if not line:
            raise EntrantError(f"ended without an answer ({self._how_it_ended()})")
        return _read_answer(line)

    def leave(self, *, at_once: bool) -> None:
        self._views.put(None)
        if not at_once:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(SECONDS_TO_LEAVE)
        if self._process.returncode is None:
            _kill(self._process)
            self._process.wait()
        self._thread.join(SECONDS_TO_LEAVE)  # what the program left behind may still hold its output open

    def _converse(self) -> None:
        """Pass views out and answers in until there is nobody at one end; an empty answer says that it is gone."""
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise RuntimeError("the program was started without pipes")
        with stdout:
            try:
                with stdin:
                    while (view := self._views.get()) is not None:
                        stdin.write(view)
                        stdin.flush()
                        self._answers.put(stdout.readline(LONGEST_ANSWER))
            except OSError:  # it no longer reads, or never did
                self._answers.put(b"")

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(SECONDS_TO_LEAVE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"exit status {status}" if status >= 0 else f"killed by signal {-status}"


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program, and on systems that have them its whole process group: it may have started others."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # it may just have ended by itself
            os.killpg(process.pid, signal.SIGKILL)


def _read_answer(line: bytes) -> Action:
    """The action of an answer. Raises EntrantError."""
    shown = ascii(line.removesuffix(b"\n").decode("utf-8", "backslashreplace")[:200])
    try:
        value = jsontext.read_object(line.decode("utf-8"))
        if "error" in value and "action" not in value:
            raise EntrantError(f"answered with an error: {shown}")
        return parse_action(jsontext.text(value, "action"))
    except UnicodeDecodeError:
        raise EntrantError(f"answered {shown}, which is not UTF-8") from None
    except TextError as error:
        raise EntrantError(f"answered {shown}: {error}") from None
