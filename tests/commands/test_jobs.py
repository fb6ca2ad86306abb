"""`goodge simulate --jobs`: several games at once are the same games, with the same results in the same order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path

import pytest

from goodge.commands.arena import BotError
from goodge.commands.cli import run
from goodge.commands.end_signals import EndSignals
from goodge.commands.jobs import PlayedGame, _result, play_at_once
from goodge.commands.series import RunPlan
from goodge.engine.games import game_named

Printed = pytest.CaptureFixture[str]
RULES = game_named("spidge").read_rules({})
PLAN = RunPlan("spidge", RULES, ("novice",) * 3, seed=5, max_rounds=1, is_duplicate=False, card_play_only=False)


def told(capsys: Printed, *options: str) -> str:
    """What a run prints, but for its times."""
    assert run(["simulate", "--bots", "casual,novice", "--seed", "4", *options]) == 0
    return re.sub(r" +\d+\.\d\d +\d+\.\d\d$", "", capsys.readouterr().out, flags=re.MULTILINE)


@pytest.mark.parametrize("how", [["--max-rounds", "2"], ["--duplicate", "--card-play-only"]])
def test_the_same_games_the_same_table(how: list[str], tmp_path: Path, capsys: Printed) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    alone = told(capsys, *how, "--games", "5", "--record", str(one))
    assert told(capsys, *how, "--games", "5", "--jobs", "2", "--record", str(two)) == alone
    assert one.read_bytes() == two.read_bytes()
    assert one.read_bytes().count(b"\n") >= 5


def test_a_program_of_somebody_plays_one_game_at_a_time(capsys: Printed) -> None:
    assert run(["simulate", "--bots", "exec:nothing", "--jobs", "2"]) == 2
    assert "leave --jobs out" in capsys.readouterr().err


class Ending(EndSignals):
    """A signal comes while the second game is waited for."""

    waits = 0

    @contextmanager
    def allowed(self) -> Iterator[None]:
        self.waits += 1
        if self.waits == 2:
            raise SystemExit(130)
        yield


def test_a_signal_ends_all_processes_and_keeps_what_is_whole() -> None:
    games = play_at_once(PLAN, 1000, 2, Ending())
    assert len(next(games).lines) == 1
    with pytest.raises(SystemExit):
        next(games)
    assert active_children() == []


def test_a_process_that_is_killed_ends_the_run_with_a_sentence() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool, pytest.raises(BotError, match="has been killed"):
        _result(pool.submit(os._exit, 1))


class Breaking:
    """A pool of which a process is killed once so many games have been begun."""

    def __init__(self, *_: object, **__: object) -> None:
        self._left = 4

    def submit(self, play: Callable[..., PlayedGame], *_: object) -> Future[PlayedGame]:  # noqa: ARG002
        self._left -= 1
        if self._left < 0:
            raise BrokenProcessPool("a process in the process pool was terminated abruptly")
        future = Future[PlayedGame]()
        future.set_result(PlayedGame([]))
        return future

    def shutdown(self, *, cancel_futures: bool) -> None:
        pass


def test_one_that_is_killed_before_the_next_game_begins_does_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodge.commands.jobs.ProcessPoolExecutor", Breaking)
    games = play_at_once(PLAN, 9, 2, EndSignals())
    assert next(games) == PlayedGame([]), "what was played counts"
    with pytest.raises(BotError, match="has been killed"):
        next(games)


def test_a_start_of_the_game_loads_nothing_of_processes() -> None:
    code = "import sys, goodge.__main__, goodge.ui.main; sys.exit('multiprocessing' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
