"""The packaged program as a command, and in trouble."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PyInstaller.archive.readers import CArchiveReader

import packing
import trying
from goodge import __version__
from goodge.engine.views import encode_view
from goodge.table.home import Home
from goodge.table.seats import MatchSetup, SeatSetup
from headless import start_match

from .program import GOODGE, Program, run
from .saves import last_state, record_of, save_in
from .twin import Twin, see
from .waiting import wait_until

LARGEST = 15_000_000  # bytes to load
SETUP = MatchSetup((SeatSetup("Ann", None), SeatSetup("Ben", "novice"), SeatSetup("Cleo", "novice")), {}, 11)


def test_version_and_help(home: Path) -> None:
    assert run("--version", home=home).stdout == f"goodge {__version__} (kernel: compiled)\n"
    helped = run("--help", home=home)
    assert helped.returncode == 0
    assert all(command in helped.stdout for command in ("referee", "bot", "simulate"))


def test_it_passes_what_a_release_tries_and_comes_whole_out_of_its_archive(tmp_path: Path) -> None:
    assert trying.programs(sys.platform) == (GOODGE, GOODGE)
    assert trying.faults(GOODGE, GOODGE, 2.0) == []
    (tmp_path / "dist").mkdir()
    shutil.copy2(GOODGE, tmp_path / "dist")
    [archive] = packing.packed(tmp_path, sys.platform, "x86_64")
    assert archive.stat().st_size < LARGEST
    subprocess.run(["tar", "-xzf", archive, "-C", tmp_path], check=True)
    assert (tmp_path / "LICENSE").is_file()
    said = subprocess.check_output([tmp_path / "goodge", "--version"], text=True)
    assert said == f"goodge {__version__} (kernel: compiled)\n"


def test_a_start_inflates_nothing() -> None:
    archive = CArchiveReader(str(GOODGE))
    assert not any(is_compressed for _, _, _, is_compressed, _ in archive.toc.values())
    modules = archive.open_embedded_archive("PYZ.pyz")
    start = modules.toc["goodge.ui.main"]
    assert start[2] > len(modules.extract("goodge.ui.main", raw=True))  # as it is, with a head and a sum to check it


@pytest.mark.parametrize("arguments", [["--frob"], ["frob"], ["--size", "big"], ["bot", "--level", "genius"]])
def test_a_wrong_command_line_gets_one_line(arguments: list[str], home: Path) -> None:
    done = run(*arguments, home=home)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("goodge")
    assert done.stderr.count("\n") == 1


def test_simulate_is_repeated_by_the_seed_on_several_cores_and_found_right_by_the_referee(home: Path) -> None:
    files = [home / "first.jsonl", home / "second.jsonl"]
    for file, jobs in zip(files, ("1", "2"), strict=True):
        play = ("simulate", "--bots", "casual,novice", "--games", "2", "--rule", "target=100", "--seed", "7")
        assert run(*play, "--jobs", jobs, "--record", str(file), home=home).returncode == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    judged = run("referee", str(files[0]), home=home)
    assert judged.returncode == 0
    assert [json.loads(line)["ok"] for line in judged.stdout.splitlines()] == [True, True]


def test_the_referee_refuses_a_changed_record(home: Path) -> None:
    start_match(home, SETUP)
    save = save_in(home) or b""
    judged = run("referee", "-", home=home, said=save.decode().replace('"dealer": ', '"dealer": 1'))
    assert judged.returncode == 1
    assert json.loads(judged.stdout)["ok"] is False
    missing = run("referee", str(home / "missing"), home=home)
    assert (missing.returncode, missing.stdout, missing.stderr.count("\n")) == (2, "", 1)


def test_a_bot_answers_a_view_legally(home: Path) -> None:
    start_match(home, SETUP)
    record = record_of(save_in(home))
    assert record is not None
    state = last_state(record)
    view = record.game.view_for(state, state.board.turn)
    done = run("bot", "--level", "expert", home=home, said=f"{encode_view(view)}\nno view\n")
    answer, complaint = map(json.loads, done.stdout.splitlines())
    assert answer["action"] in {action.text for action in view.legal}
    assert complaint["error"]


def test_without_a_screen_it_says_so(home: Path) -> None:
    done = run(home=home, without=("DISPLAY", "WAYLAND_DISPLAY"))
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "Goodge cannot open its window: there is no screen"


def test_a_second_copy_leaves_the_first_ones_save_alone(home: Path, twin: Twin) -> None:
    start_match(home, SETUP)
    save = save_in(home)
    with Program(home) as first, Program(home) as second:
        twin.show_title(None)
        see(second, twin)  # it has nothing to continue
        second.press("Return", "Return")  # New game, Start
        wait_until(lambda: second.picture().tobytes() != twin.picture(), "another screen")
        second.press("p", "p", "Return", "Return")
        second.kill()
        twin.show_title(save)
        first.to_front()
        see(first, twin)
        assert save_in(home) == save
        assert not Home.at(home).records_file.exists()


def test_told_to_end_it_saves_and_ends_with_0(home: Path, twin: Twin) -> None:
    start_match(home, SETUP)
    with Program(home) as program:
        twin.show_title(save_in(home))
        see(program, twin)
        os.kill(program.process.pid, signal.SIGTERM)
        assert program.wait() == 0
    assert save_in(home) is not None
    assert not any((home.parent / "unpacked").iterdir())


def test_what_a_killed_copy_has_unpacked_is_cleared_at_the_next_start(home: Path) -> None:
    with Program(home) as program:
        program.kill()
    unpacked = home.parent / "unpacked"
    assert len(list(unpacked.glob("_MEI*"))) == 1
    assert run("--version", home=home).returncode == 0
    assert not any(unpacked.iterdir())


def test_sounds_are_heard(home: Path, twin: Twin, tmp_path: Path) -> None:
    heard = tmp_path / "heard.raw"
    with Program(home, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(heard)) as program:
        twin.show_title(None)
        see(program, twin)
        program.press("Return")
        wait_until(lambda: heard.exists() and any(heard.read_bytes()), "the sound of a button")
    assert any(heard.read_bytes())
