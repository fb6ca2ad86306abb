"""A simulation that is told to end by a signal."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty

import pytest

from goodge.commands import simulate
from goodge.commands.cli import run
from goodge.commands.end_signals import EndSignals
from goodge.commands.entrants import EntrantError, Program
from goodge.engine.games import GAMES
from goodge.engine.record import decode_record
from goodge.engine.seeding import deal_for
from goodge.players import player_of

SIGNALS = [signal.Signals[name] for name in ("SIGINT", "SIGTERM", "SIGHUP") if name in signal.Signals.__members__]
LONGEST = 60  # seconds that a forgotten program lives
GROUP = f"""
import json, os, signal, subprocess, sys
signal.alarm({LONGEST})
fifo = os.open(sys.argv[1], os.O_WRONLY)
idle = "import signal; signal.alarm({LONGEST}); signal.pause()"
subprocess.Popen([sys.executable, "-c", idle], pass_fds=[fifo])
os.write(fifo, b"here")
for line in sys.stdin:
    view = json.loads(line)
    action = view["legal"][-1] if view["legal"] else "bury " + " ".join(view["hand"][:3])
    print(json.dumps({{"action": action}}), flush=True)
signal.pause()
"""


@pytest.fixture(params=SIGNALS, ids=lambda number: number.name)
def number(request: pytest.FixtureRequest) -> Iterator[signal.Signals]:
    """A signal that counts, also where whoever started the tests has it ignored (nohup, a job in the background)."""
    found: signal.Signals = request.param
    before = signal.signal(found, signal.default_int_handler if found is signal.SIGINT else signal.SIG_DFL)
    yield found
    signal.signal(found, before)


@pytest.fixture
def after_thirty(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None]], None]:
    """Lets something happen while a novice is asked for the thirtieth time."""

    def arrange(happens: Callable[[], None]) -> None:
        asked = []

        def choose(view: object, seed: int, budget: object = None) -> object:  # noqa: ARG001
            asked.append(view)
            if len(asked) == 30:
                happens()
            return player_of("casual").choose(view, seed)  # type: ignore[arg-type]

        monkeypatch.setattr(player_of("novice"), "choose", choose, raising=False)

    return arrange


def test_it_ends_with_the_status_that_a_shell_expects_and_keeps_the_game_under_way(
    number: signal.Signals, tmp_path: Path, after_thirty: Callable[[Callable[[], None]], None]
) -> None:
    file, before = tmp_path / "games", signal.getsignal(number)
    after_thirty(lambda: signal.raise_signal(number))
    assert run(["simulate", "--bots", "novice", "--games", "1", "--record", str(file)]) == 128 + number
    record = decode_record(file.read_text(encoding="utf-8"))
    assert len(record.rounds[-1][-1].actions) == 29
    assert signal.getsignal(number) is before


@pytest.mark.skipif(os.name == "nt", reason="neither process groups nor named pipes there")
@pytest.mark.parametrize("options", [[], ["--duplicate"]])
def test_its_programs_and_what_they_have_started_end_with_it(
    options: list[str], number: signal.Signals, tmp_path: Path, after_thirty: Callable[[Callable[[], None]], None]
) -> None:
    """They hold a pipe open, and the pipe ends when nobody does."""
    program, pipe = tmp_path / "group.py", tmp_path / "pipe"
    program.write_text(GROUP, encoding="utf-8")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    after_thirty(lambda: signal.raise_signal(number))
    bots = ["--bots", "novice", "--bots", f"exec:{sys.executable} {program} {pipe}"]
    assert run(["simulate", *bots, "--games", "9", *options]) == 128 + number
    assert os.read(reader, 100) == b"here"
    assert select.select([reader], [], [], LONGEST / 2)[0]
    assert os.read(reader, 100) == b""
    os.close(reader)


def test_one_that_comes_while_a_game_is_written_waits_for_the_whole_line(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, write_all = tmp_path / "games", simulate._write_all

    def interrupted(to: object, data: bytes) -> None:
        write_all(to, data[:100])  # type: ignore[arg-type]
        signal.raise_signal(number)
        write_all(to, data[100:])  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "_write_all", interrupted)
    assert run(["simulate", "--bots", "novice", "--games", "5", "--record", str(file)]) == 128 + number
    finished, just_begun = file.read_text(encoding="utf-8").splitlines()
    assert decode_record(finished).winner is not None
    assert decode_record(just_begun).rounds == []


def test_one_that_comes_when_all_is_played_is_heeded_in_the_end(number: signal.Signals) -> None:
    done = []

    def late() -> None:
        ending = EndSignals()
        with ending.heeded():
            with ending.allowed():
                done.append("played")
            signal.raise_signal(number)
            done.append("told")

    with pytest.raises(SystemExit) as end:
        late()
    assert end.value.code == 128 + number
    assert done == ["played", "told"]


def test_a_second_one_does_not_cut_short_what_is_tidied_up(number: signal.Signals) -> None:
    done = []

    def twice() -> None:
        ending = EndSignals()
        with ending.heeded():
            try:
                with ending.allowed():
                    signal.raise_signal(number)
                    done.append("went on")
            finally:
                signal.raise_signal(number)
                done.append("tidied")

    with pytest.raises(SystemExit):
        twice()
    assert done == ["tidied"]


def test_one_that_is_to_be_ignored_stays_ignored(number: signal.Signals) -> None:
    before = signal.signal(number, signal.SIG_IGN)
    try:
        with EndSignals().heeded():
            assert signal.getsignal(number) is signal.SIG_IGN
    finally:
        signal.signal(number, before)


@pytest.mark.skipif(os.name == "nt", reason="no program is told there by a signal")
def test_a_program_that_never_answers_does_not_hold_it_up(tmp_path: Path) -> None:
    """A signal that comes while an answer is waited for."""
    silent = tmp_path / "silent.py"
    silent.write_text(
        f"import os, signal, sys; sys.stdin.readline(); os.kill(os.getppid(), {signal.SIGTERM:d}); signal.pause()"
    )
    bots = ["--bots", f"exec:{sys.executable} {silent}"]
    assert run(["simulate", *bots, "--games", "1", "--move-timeout", "600"]) == 128 + signal.SIGTERM


def test_no_wait_for_an_answer_is_too_long_for_a_signal_that_came_just_before(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = list[float]()

    class Never:
        def get(self, timeout: float) -> bytes:
            waits.append(timeout)
            raise Empty

        def put(self, answer: bytes) -> None:
            """Take the answer of a program that is gone."""

    silent = Program("silent", [sys.executable, "-c", "import sys; sys.stdin.read()"], 2.5)
    monkeypatch.setattr(silent, "_answers", Never())
    game = GAMES["goodge"]
    rules = game.read_rules({})
    state, _ = game.open_round(game.new_match(rules, 0), deal_for(game, rules, 5, 0))
    try:
        with pytest.raises(EntrantError, match=re.escape("longer than 2.5 s")):
            silent.decide(game.view_for(state, state.board.turn))
    finally:
        silent.leave(at_once=True)
    assert waits == [1.0, 1.0, 0.5]
