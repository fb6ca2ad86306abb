"""Files that change all or nothing, or at their end only."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.table import system as system_module
from goodge.table.files import append_line, fault_of, free_name, remove, replace_file
from goodge.table.line_file import LineFile
from goodge.table.notices import Cause, Fault
from goodge.table.system import System, read_plain

from .tools import Failing


class Counting(System):
    """The real disk; remembers each write: where it began, and how much it wrote."""

    def __init__(self) -> None:
        self.writes: list[tuple[int, bytes]] = []

    def write(self, file: int, start: int, data: bytes) -> int:
        self.writes.append((start, data))
        return super().write(file, start, data)


def test_only_the_end_that_differs_is_written_and_in_one_call(tmp_path: Path) -> None:
    disk = Counting()
    file = LineFile(tmp_path / "line", disk)
    file.write(b"one two }\n")
    file.write(b"one two three }\n")
    file.write(b"one two three }\n")
    file.write(b"one twofold three }\n")
    assert disk.writes == [(0, b"one two }\n"), (8, b"three }\n"), (7, b"fold three }\n")]
    assert file.path.read_bytes() == b"one twofold three }\n"
    file.close()


def test_a_shorter_line_leaves_nothing_of_the_longer_one(tmp_path: Path) -> None:
    file = LineFile(tmp_path / "line", System())
    for line in (b"one two three\n", b"one\n", b"one four\n"):
        file.write(line)
        assert file.path.read_bytes() == line
    file.remove()
    assert list(tmp_path.iterdir()) == []
    file.write(b"again\n")
    assert file.path.read_bytes() == b"again\n"
    file.close()


@pytest.mark.parametrize("call", ["write", "half", "sync"])
def test_a_line_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, call: str) -> None:
    disk = Failing(call)
    disk.is_broken = False
    file = LineFile(tmp_path / "line", disk)
    file.write(b"one two\n")
    disk.is_broken = True
    with pytest.raises(OSError, match="injected"):
        file.write(b"one three and more\n")
    disk.is_broken = False
    assert (tmp_path / "line").read_bytes().startswith(b"one ")
    file.write(b"one three and more\n")
    assert (tmp_path / "line").read_bytes() == b"one three and more\n"
    file.close()


def test_the_old_line_is_put_back_where_only_the_new_one_does_not_fit(tmp_path: Path) -> None:
    class Full(System):
        """A disk that has no room past 10 bytes."""

        def write(self, file: int, start: int, data: bytes) -> int:
            if start + len(data) <= 10:
                return super().write(file, start, data)
            if start < 10:
                return super().write(file, start, data[: 10 - start])
            raise OSError(errno.ENOSPC, "full")

    file = LineFile(tmp_path / "line", Full())
    file.write(b"one two\n")
    with pytest.raises(OSError, match="full"):
        file.write(b"one three and more\n")
    assert file.path.read_bytes() == b"one two\n"
    file.write(b"one four\n")
    assert file.path.read_bytes() == b"one four\n"
    file.close()


@pytest.mark.parametrize("call", ["create", "write", "half", "sync", "replace"])
def test_a_file_that_cannot_be_replaced_stays_as_it_was(tmp_path: Path, call: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with pytest.raises(OSError, match="injected"):
        replace_file(Failing(call), path, b"something new")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("file", b"old")]


def test_a_file_set_aside_is_put_back_if_the_new_one_cannot_take_its_place(tmp_path: Path) -> None:
    class NoDrafts(System):
        """A disk on which no draft can be put in its place."""

        def replace(self, source: Path, target: Path) -> None:
            if source.suffix == ".new":
                raise OSError(errno.ENOSPC, "full")
            super().replace(source, target)

    path = tmp_path / "file"
    path.write_bytes(b"old")
    with pytest.raises(OSError, match="full"):
        replace_file(NoDrafts(), path, b"something new", tmp_path / "aside")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("file", b"old")]


@given(st.data())
def test_a_line_cut_short_by_a_crash_swallows_no_other(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("lines") / "lines"
    one, two = b'{"first": 1}\n', b'{"first": 2, "more": 3}\n'
    append_line(System(), path, one)
    cut = data.draw(st.integers(0, len(two)))
    path.write_bytes(one + two[:cut])
    append_line(System(), path, two)
    assert path.read_bytes() == one + two  # completed, or there already
    append_line(System(), path, one)
    assert path.read_bytes() == one + two + one


def test_what_another_program_left_without_an_end_is_ended_first(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"x" * 100)
    append_line(System(), path, b"mine\n")
    assert path.read_bytes() == b"x" * 100 + b"\nmine\n"
    path.write_bytes(b"not mine\n")
    append_line(System(), path, b"mine\n")
    assert path.read_bytes() == b"not mine\nmine\n"


@pytest.mark.parametrize("call", ["write", "half", "sync"])
def test_a_line_that_cannot_be_appended_is_not_there_in_part(tmp_path: Path, call: str) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"one\n")
    with pytest.raises(OSError, match="injected"):
        append_line(Failing(call), path, b"another\n")
    assert path.read_bytes() == b"one\n"


def test_a_free_name_is_never_one_that_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for number in (1, 2, 3):
        aside = free_name(path)
        assert aside.name == f"match.damaged-{number}.json"
        aside.touch()
    (tmp_path / "match.damaged-2.json").unlink()
    assert free_name(path).name == "match.damaged-2.json"


@pytest.mark.parametrize(
    ("number", "cause"),
    [(errno.ENOSPC, Cause.DISK_FULL), (errno.EROFS, Cause.SHUT), (errno.EACCES, Cause.SHUT), (errno.EIO, Cause.OTHER)],
)
def test_what_is_wrong_is_told_by_its_cause(number: int, cause: Cause) -> None:
    import os

    assert fault_of(OSError(number, os.strerror(number))).cause is cause
    assert fault_of(OSError("odd")) == Fault(Cause.OTHER, words="oserror")


# -- programs that hold files, disks that know no sync ------------------------------------------------------


class Scanned(System):
    """A disk of Windows, on which a scanner holds each file for a while."""

    def __init__(self, number: int, seconds: float) -> None:
        self.number, self.seconds, self.waited = number, seconds, 0.0

    def wait(self, seconds: float) -> None:
        self.waited += seconds

    def replace(self, source: Path, target: Path) -> None:
        self._touch()
        super().replace(source, target)

    def remove(self, path: Path) -> None:
        self._touch()
        super().remove(path)

    def _touch(self) -> None:
        if self.waited < self.seconds:
            error = PermissionError(errno.EACCES, "in use")
            error.winerror = self.number  # type: ignore[attr-defined]
            raise error


@pytest.mark.parametrize("number", [5, 32, 33])
def test_a_file_that_a_scanner_holds_for_a_moment_is_replaced_and_removed(tmp_path: Path, number: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    replace_file(Scanned(number, 1.0), path, b"new")
    assert path.read_bytes() == b"new"
    remove(Scanned(number, 1.5), path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("number", "least", "most"), [(32, 1.9, 2.1), (17, 0.0, 0.0)])
def test_a_file_that_is_held_on_and_on_is_given_up(tmp_path: Path, number: int, least: float, most: float) -> None:
    (tmp_path / "file").touch()
    disk = Scanned(number, 60.0)
    with pytest.raises(PermissionError):
        remove(disk, tmp_path / "file")
    assert least <= disk.waited <= most


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP])
def test_a_disk_that_knows_no_sync_is_written_all_the_same(tmp_path: Path, number: int) -> None:
    disk = Failing("sync", "sync_folder", number=number)
    file = LineFile(tmp_path / "line", disk)
    for line in (b"one\n", b"one two\n"):
        file.write(line)
        append_line(disk, tmp_path / "lines", line)
    assert (file.path.read_bytes(), (tmp_path / "lines").read_bytes()) == (b"one two\n", b"one\none two\n")
    file.remove()
    assert disk.failed > 4


@pytest.mark.parametrize("is_taken", [True, False])
def test_where_there_is_a_full_sync_it_is_asked_for_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_taken: bool
) -> None:
    fcntl = pytest.importorskip("fcntl")
    calls: list[str] = []

    def full_sync(_: int, number: int) -> None:
        calls.append(f"full {number}")
        if not is_taken:
            raise OSError(errno.ENOTSUP, "no full sync")

    monkeypatch.setattr(system_module, "_FULL_SYNC", 51)
    monkeypatch.setattr(fcntl, "fcntl", full_sync)
    monkeypatch.setattr("os.fsync", lambda _: calls.append("sync"))
    with (tmp_path / "file").open("wb") as file:
        System().sync(file.fileno())
    assert calls == (["full 51"] if is_taken else ["full 51", "sync"])


@pytest.mark.parametrize("size", [0, 9])
def test_a_link_is_not_followed_by_what_is_written(tmp_path: Path, size: int) -> None:
    (tmp_path / "elsewhere").write_bytes(b"x" * size)
    (tmp_path / "lines").symlink_to("elsewhere")
    (tmp_path / "file.new").symlink_to("elsewhere")
    with pytest.raises(OSError) as caught:  # noqa: PT011  (its words are looked at below)
        append_line(System(), tmp_path / "lines", b"more\n")
    assert fault_of(caught.value) == Fault(Cause.LINK, "lines")
    replace_file(System(), tmp_path / "file", b"whole\n")
    assert (tmp_path / "elsewhere").read_bytes() == b"x" * size
    assert (tmp_path / "file").read_bytes() == b"whole\n"
    assert not os.path.lexists(tmp_path / "file.new")


def test_what_is_no_plain_file_is_called_so(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="not an ordinary file") as caught:
        append_line(System(), Path("/dev/null"), b"more\n")
    assert fault_of(caught.value) == Fault(Cause.NO_PLAIN_FILE, "null")
    (tmp_path / "large").write_bytes(b"12345")
    with pytest.raises(OSError, match="far too large"):
        read_plain(tmp_path / "large", 4)


def test_a_file_that_is_closed_while_it_is_looked_at_is_no_longer_the_same(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"line\n")

    class Closing(System):
        """Another thread closes the file in the middle of the look."""

        def is_at(self, file: int, path: Path) -> bool:
            found = super().is_at(file, path)
            self.close(file)
            return found

    system = Closing()
    assert not system.is_still(system.open(path), path, 5)
