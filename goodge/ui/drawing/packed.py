"""Most assets of a packaged program in one file: beside its fonts in a folder build, else in the program itself.

A program that is one file unpacks itself at every start. What its archive holds of a kind unknown to PyInstaller's
loader stays in there, and is read where it lies; the archive is written down in PyInstaller's manual, "CArchive".
"""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import BinaryIO

NAME = "packed"  # made by build/packlib/onefile.py
ENTRY = NAME.encode()
_MAGIC = b"MEI\014\013\012\013\016"
_COOKIE = struct.Struct("!8s4I64s")  # _MAGIC, the archive's length, where its list is and how long, two for the loader
_ENTRY = struct.Struct("!4IBc")  # its own length, where its content is, how long that is packed and not, how, what
_TAIL = 1 << 16  # bytes at a program's end in which the cookie is; a signature of Windows may follow it


class Packed:
    """A file, held open, that has the assets from `start` on, after a line that says where each is."""

    def __init__(self, file: BinaryIO, start: int) -> None:
        self._file, self._lock = file, Lock()  # pictures and sounds are read by threads
        file.seek(start)
        line = file.readline()
        self._start = start + len(line)
        self._places: dict[str, tuple[int, int]] = json.loads(line)

    def close(self) -> None:
        """Close the file; nothing can be read any more."""
        self._file.close()

    def names(self) -> Iterable[str]:
        """Return the places of the assets: "cards/1S.svg"."""
        return self._places

    def read(self, name: str) -> bytes | None:
        """Return an asset's content; None if it is not in here. Raises OSError."""
        if name not in self._places:
            return None
        start, length = self._places[name]
        with self._lock:
            self._file.seek(self._start + start)
            return self._file.read(length)


@cache
def packed_in(folder: Path) -> Packed | None:
    """Return the file of the assets in a folder, or that in a program which unpacks itself; None if there is none.

    Raises OSError or ValueError if it is damaged.
    """
    try:
        return Packed((folder / NAME).open("rb"), 0)
    except FileNotFoundError:
        if not hasattr(sys, "_MEIPASS"):  # no packaged program
            return None
    program = Path(sys.executable).open("rb")  # noqa: SIM115  (open until the end: another file may take its place)
    start = entry_start(program, ENTRY)
    if start is None:
        program.close()
        return None
    return Packed(program, start)


def entry_start(program: BinaryIO, name: bytes) -> int | None:
    """Return where the content of an entry begins in a program made by PyInstaller; None without that entry."""
    end = program.seek(0, 2)
    program.seek(max(0, end - _TAIL))
    tail = program.read()
    at = tail.rfind(_MAGIC)
    if at < 0:
        return None
    _, length, list_start, list_length, *_ = _COOKIE.unpack_from(tail, at)
    archive = end - len(tail) + at + _COOKIE.size - length
    program.seek(archive + list_start)
    entries = program.read(list_length)
    at = 0
    while at < list_length:
        its_length, start, *_ = _ENTRY.unpack_from(entries, at)
        if entries[at + _ENTRY.size : at + its_length].rstrip(b"\0") == name:
            return int(archive + start)
        at += its_length
    return None
