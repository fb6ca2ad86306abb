"""Files that change all or nothing, or at their end only."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goodge.table.files import LineFile, System, append_line, free_name, replace_file, why_unsaved

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
    ("number", "words"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "The folder of the game cannot be written"),
     (errno.EACCES, "The folder of the game cannot be written"), (errno.EIO, "The disk gives an error (input")],
)  # fmt: skip
def test_trouble_is_told_in_words(number: int, words: str) -> None:
    import os

    assert why_unsaved(OSError(number, os.strerror(number))).startswith(words)
    assert why_unsaved(OSError("odd")) == "The disk gives an error (oserror)"
