"""How somebody stands with the positions of practice: a file that grows by a line with each answer.

The last line about a position counts. What cannot be read is set aside, and the rest is kept.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path

from ...coach.leitner import WAITS, Standing
from ...engine import jsontext
from ...engine.errors import TextError
from ..files import append_line, fault_of, free_name, replace_file
from ..notices import Notice, PracticeNotKept, PracticeSetAside
from ..system import System, read_plain

FORMAT = "goodge-practice"
_LARGEST = 64_000_000  # bytes


class KeptStandings:
    """The standings in a file, by the id of a position. Without `path` nothing is kept.

    `notices` tell the player what was found at the start, to be shown once.
    """

    def __init__(self, path: Path | None, system: System | None = None) -> None:
        self._path, self._system = path, system or System()
        self._is_new = True
        self.notices: list[Notice] = []
        self._found: dict[str, Standing] = {}
        if path is not None:
            self._load(path)

    def get(self, position: str) -> Standing:
        """Return how one stands with a position; the standing of one that was never asked if it is not known."""
        return self._found.get(position, Standing())

    def put(self, position: str, standing: Standing) -> None:
        """Keep how one stands; if that fails, it holds until the program ends, and a notice tells so once."""
        self._found[position] = standing
        if self._path is None:
            return
        try:
            if self._is_new:
                append_line(self._system, self._path, _head())
                self._is_new = False
            append_line(self._system, self._path, _line(position, standing))
        except OSError as error:
            self._fail(error)

    def _load(self, path: Path) -> None:
        try:
            head, *lines = read_plain(path, _LARGEST).splitlines(keepends=True) or [b""]
        except FileNotFoundError:
            return
        except OSError as error:
            self._fail(error)
            return
        read = [_read(line) for line in lines]
        self._found = dict(each for each in read if each is not None)
        self._is_new = not head
        if head and (head != _head() or None in read):
            self._mend(path)

    def _mend(self, path: Path) -> None:
        """Set a damaged file aside, and begin another with all that could be read."""
        aside = free_name(path)
        lines = [_line(position, standing) for position, standing in self._found.items()]
        try:
            replace_file(self._system, path, b"".join([_head(), *lines]), aside)
        except OSError as error:
            self._fail(error)
            return
        self.notices.append(PracticeSetAside(aside.name))

    def _fail(self, error: OSError) -> None:
        self.notices.append(PracticeNotKept(fault_of(error)))
        self._path = None


def _read(line: bytes) -> tuple[str, Standing] | None:
    """Return what a line tells; None if it is damaged."""
    with suppress(TextError, ValueError):
        fields = jsontext.read_object(line.decode("ascii"))
        box = jsontext.place(fields, "box", len(WAITS))
        return jsontext.text(fields, "position"), Standing(box, date.fromisoformat(jsontext.text(fields, "due")))
    return None


def _line(position: str, standing: Standing) -> bytes:
    due = "" if standing.due is None else standing.due.isoformat()
    fields = {"position": position, "box": standing.box, "due": due}
    return jsontext.write_object(fields).encode("ascii") + b"\n"


def _head() -> bytes:
    return jsontext.write_object({"format": FORMAT, "version": 1}).encode("ascii") + b"\n"
