"""Folders that the packaged file has unpacked itself into, one of which a killed copy has left."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goodge.commands import unpacked
from goodge.table.system import System

RUNNING = """
import sys
from goodge.commands.unpacked import hold_unpacked
sys._MEIPASS = sys.argv[1]
hold_unpacked()
print("held", flush=True)
sys.stdin.read()
"""


def folder_in(tmp_path: Path, name: str) -> Path:
    folder = tmp_path / name
    (folder / "goodge" / "assets").mkdir(parents=True)
    (folder / "goodge" / "assets" / "icon.png").write_bytes(b"icon")
    return folder


@pytest.fixture
def other(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """Another copy at work, and its folder."""
    folder = folder_in(tmp_path, "_MEIother")
    copy = subprocess.Popen([sys.executable, "-c", RUNNING, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert copy.stdout is not None
    assert copy.stdout.readline().strip() == b"held"
    yield copy, folder
    copy.kill()
    copy.communicate()


def start(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(folder), raising=False)
    unpacked.hold_unpacked()


def test_what_a_killed_copy_has_left_is_cleared_and_what_one_uses_is_not(
    tmp_path: Path, other: tuple[subprocess.Popen[bytes], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, left = other
    own, foreign = folder_in(tmp_path, "_MEIown"), folder_in(tmp_path, "_MEIforeign")
    start(own, monkeypatch)
    assert left.is_dir(), "it is at work"
    copy.kill()
    copy.wait()
    start(folder_in(tmp_path, "_MEInext"), monkeypatch)
    assert not left.exists()
    assert own.is_dir(), "held by this process"
    assert (foreign / "goodge" / "assets" / "icon.png").exists(), "another program’s, as far as anybody knows"


def test_a_copy_that_has_not_locked_its_folder_yet_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unpacking, locking = folder_in(tmp_path, "_MEIunpacking"), folder_in(tmp_path, "_MEIlocking")
    (locking / "goodge-in-use").touch()
    start(folder_in(tmp_path, "_MEIown"), monkeypatch)
    assert unpacking.is_dir()
    assert locking.is_dir()


def test_a_child_of_a_copy_leaves_the_folder_that_both_use(
    tmp_path: Path, other: tuple[subprocess.Popen[bytes], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, shared = other
    start(shared, monkeypatch)
    start(folder_in(tmp_path, "_MEInext"), monkeypatch)
    assert shared.is_dir()


def test_a_link_leads_to_nothing_that_is_cleared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = folder_in(tmp_path, "kept")
    (kept / "goodge-in-use").write_bytes(b"held")
    (tmp_path / "_MEIlink").symlink_to(kept)
    start(folder_in(tmp_path, "_MEIown"), monkeypatch)
    assert (kept / "goodge" / "assets" / "icon.png").exists()


def test_where_there_are_no_locks_nothing_is_cleared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(System, "lock", fail)
    left = folder_in(tmp_path, "_MEIleft")
    (left / "goodge-in-use").write_bytes(b"held")
    start(folder_in(tmp_path, "_MEIown"), monkeypatch)
    assert left.is_dir()


def test_a_folder_build_is_no_such_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    internal, left = folder_in(tmp_path, "_internal"), folder_in(tmp_path, "_MEIleft")
    (left / "goodge-in-use").write_bytes(b"held")
    start(internal, monkeypatch)
    assert left.is_dir()
    assert not (internal / "goodge-in-use").exists()
