"""The games of a run on several cores: each in a process of its own, told of in the order of their numbers."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import field
from itertools import islice
from multiprocessing import active_children, get_context

from goodge.engine.record import Record, encode_record

from ..engine.values import dataclass
from .arena import BotError, BotTally
from .end_signals import SIGNALS, EndSignals
from .entrants import entrant_of
from .series import RunPlan, series_of

_LISTENS_EVERY = 1.0  # seconds: on Windows nothing else lets a signal through to a waiting program


@dataclass(slots=True)
class PlayedGame:
    """A game that has been played: what is counted of it, and the lines of its record."""

    counted: list[BotTally]
    lines: list[str] = field(default_factory=list)


def play_alone(plan: RunPlan, number: int) -> PlayedGame:
    """Play game `number` of a plan among our own players."""
    series = series_of(plan, [entrant_of(name, plan.seed, 0.0) for name in plan.names])
    played = PlayedGame(series.counted)

    @contextmanager
    def keep(record: Record) -> Iterator[None]:
        yield
        played.lines.append(encode_record(record))

    series.play(number, keep)
    return played


def play_at_once(plan: RunPlan, games: int, jobs: int, ending: EndSignals) -> Iterator[PlayedGame]:
    """Yield the games of a plan as if one were played after the other. A signal ends all of them.

    Raises BotError if a process has been killed.
    """
    pool = ProcessPoolExecutor(min(jobs, games), get_context("spawn"), initializer=_leave_signals)
    numbers = iter(range(games))
    waiting = deque(pool.submit(play_alone, plan, number) for number in islice(numbers, 2 * jobs))
    try:
        while waiting:
            with ending.allowed():
                played = _result(waiting[0])
            waiting.popleft()
            yield played
            with _told_if_broken():
                waiting.extend(pool.submit(play_alone, plan, number) for number in islice(numbers, 1))
    finally:
        if waiting:
            for process in active_children():
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _result(game: Future[PlayedGame]) -> PlayedGame:
    """Wait for a game. Raises BotError."""
    while True:
        try:
            with _told_if_broken():
                return game.result(_LISTENS_EVERY)
        except TimeoutError:
            continue


@contextmanager
def _told_if_broken() -> Iterator[None]:
    """Raise BotError if a process has been killed."""
    try:
        yield
    except BrokenProcessPool:
        raise BotError("a process in which a game was played has been killed") from None


def _leave_signals() -> None:
    """Leave a Ctrl-C to the process that has started this one, and that ends it."""
    for number in SIGNALS:
        if number != signal.SIGTERM:
            signal.signal(number, signal.SIG_IGN)
