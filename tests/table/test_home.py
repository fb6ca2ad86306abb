"""Where things live, names, figures and the log."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Lock, Semaphore, Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.table import logbook
from goodge.table.home import Home
from goodge.table.logbook import Logbook
from goodge.table.notices import HomeNotMade, NoHome
from goodge.table.seats import NAME_LENGTH, SeatSetup, clean_name
from goodge.table.settings import Settings
from goodge.table.store import Store
from goodge.table.system import System

from .tools import WAIT, Failing

ROOT = Path(__file__).parents[2]


# -- home -------------------------------------------------------------------------------------------------


def test_the_environment_names_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a stick" / "goodge"
    monkeypatch.setenv("GOODGE_HOME", str(folder))
    home = Home.find()
    assert folder.is_dir()
    assert home.trouble is None
    files = [home.settings_file, home.save_file, home.records_file, home.log_file, home.lock_file, home.pictures_dir]
    assert {path.parent for path in files} == {folder}
    assert len(set(files)) == len(files)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("environ", [{}, {"GOODGE_HOME": ""}])
def test_without_it_the_system_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, environ: dict[str, str]
) -> None:
    for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    home = Home.find(environ)
    if sys.platform not in ("win32", "darwin"):
        assert home.root == tmp_path / "Goodge"
        assert home.settings_file.is_relative_to(tmp_path)
    assert home.root.is_dir()
    assert home.root.name == "Goodge"


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    home = Home.find({"GOODGE_HOME": str(tmp_path / "file" / "home")})
    assert isinstance(home.trouble, HomeNotMade)
    assert Home.find({"GOODGE_HOME": str(tmp_path / "file")}).trouble is not None


@pytest.mark.parametrize("answer", ["unchanged", "error"])
def test_somebody_without_a_folder_can_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    def expanded(path: str) -> str:
        if answer == "error":
            raise RuntimeError("Could not determine home directory.")
        return path

    for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", expanded)
    monkeypatch.chdir(tmp_path)
    home = Home.find({})
    assert home.trouble == NoHome()
    assert Settings.load(home) == (Settings(), None)
    Store(home).close()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_shown_in_letters_and_not_too_many(tmp_path: Path) -> None:
    trouble = Home.at(tmp_path / ("\udcff" + "x" * 300)).trouble
    assert isinstance(trouble, HomeNotMade)
    assert len(trouble.folder) < 130
    trouble.folder.encode("utf-8")


def test_finding_the_home_leaves_nothing_in_it(tmp_path: Path) -> None:
    Home.at(tmp_path / "home")
    assert list((tmp_path / "home").iterdir()) == []


def test_the_room_is_quick_to_enter() -> None:
    code = "import sys, goodge.table.match_table, goodge.table.thinker, goodge.table.settings; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    heavy = {"logging", "asyncio", "ssl", "multiprocessing", "platformdirs", "pygame", "decimal", "random", "socket"}
    assert heavy.isdisjoint(found.stdout.split())
    assert "goodge.table.store" in found.stdout.split()


# -- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [("Ann", "Ann"), ("  Ann \n Lee\t", "Ann Lee"), ("A" * 40, "A" * 16), ("Zoë Ångström", "Zoë Ångström"),
     ("\x1b[31mred", "[31mred"), ("\ud800x", "x"), ("a\u202eb", "a b"), ("\x00\x07", ""),
     ("fifteen letters x", "fifteen letters")],
)  # fmt: skip
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@given(st.text(st.characters(), max_size=60))
def test_any_name_can_be_shown(text: str) -> None:
    name = clean_name(text)
    assert name.isprintable()
    assert len(name) <= NAME_LENGTH
    assert clean_name(name) == name
    name.encode("utf-8")


def test_a_seat_always_has_a_name() -> None:
    assert SeatSetup(" ", None).name == "Player"
    assert SeatSetup("\n", "expert").name == "Expert"
    assert SeatSetup("Ann", None).is_person
    assert not SeatSetup("Ann", "novice").is_person


# -- the log ----------------------------------------------------------------------------------------------


def test_the_log_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "LARGEST", 500)
    log = Logbook(tmp_path / "deep" / "goodge.log")
    for number in range(40):
        log.note(f"line {number} \ud800")
    files = sorted(path.name for path in (tmp_path / "deep").iterdir())
    assert files == ["goodge.log", "goodge.log.1"]
    assert all((tmp_path / "deep" / name).stat().st_size <= 500 for name in files)
    assert "line 39" in (tmp_path / "deep" / "goodge.log").read_text()


def test_an_error_that_quotes_a_whole_file_leaves_room_for_others(tmp_path: Path) -> None:
    log = Logbook(tmp_path / "goodge.log")
    log.note("the first")
    for number in range(10):
        log.note(f"damaged {number}: {b'xff' * 30_000!r}")
    first, *others = (tmp_path / "goodge.log").read_text(encoding="utf-8").splitlines()
    assert first.endswith("the first")
    assert [line[20:29] for line in others] == [f"damaged {number}" for number in range(10)]
    assert all(len(line) < 9_000 and line.endswith("…") for line in others)


def test_two_books_on_one_file_keep_each_others_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Semaphore(0)

    class Door:
        """The lock of all books, which tells who comes to it."""

        def __init__(self) -> None:
            self._lock = Lock()

        def __enter__(self) -> None:
            asked.release()
            self._lock.acquire()

        def __exit__(self, *_: object) -> None:
            self._lock.release()

    class Slow(System):
        """Another thread wants to write in its own book just before this one does."""

        def write(self, file: int, start: int, data: bytes) -> int:
            other.start()
            assert all(asked.acquire(timeout=WAIT) for _ in range(2))
            return super().write(file, start, data)

    monkeypatch.setattr(logbook, "_writing", Door())
    path = tmp_path / "goodge.log"
    other = Thread(target=Logbook(path).note, args=("of the other tables",))
    Logbook(path, Slow()).note("of this one")
    other.join()
    assert [line[20:] for line in path.read_text().splitlines()] == ["of this one", "of the other tables"]


def test_a_log_that_cannot_be_written_says_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "goodge.log").mkdir()
    Logbook(tmp_path / "goodge.log").note("lost")
    (tmp_path / "file").write_bytes(b"")
    Logbook(tmp_path / "file" / "goodge.log").note("lost")
    assert capfd.readouterr() == ("", "")
    assert list((tmp_path / "goodge.log").iterdir()) == []


@pytest.mark.parametrize("call", ["open", "create", "write", "close", "replace", "make_folder", "read_end"])
def test_a_log_on_a_failing_disk_raises_nothing(tmp_path: Path, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "LARGEST", 60)
    disk = Failing(call)
    log = Logbook(tmp_path / "deep" / "goodge.log", disk)
    disk.is_broken = call not in ("open", "replace")
    log.note("there was room for this one")
    disk.is_broken = True
    log.note("and for this one there is none")
    assert disk.failed
