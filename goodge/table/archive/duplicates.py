"""What the Expert gained in rounds that were played again, a line each. The file may be deleted at any time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ...engine import jsontext
from ...engine.errors import TextError
from ..files import GrowingFile
from ..system import System, lines_of

_MOST_SIDES = 8


class KeptGains:
    """The file in which they are kept; unless it `may_save`, nothing is added. `note` takes lines for the log."""

    def __init__(self, path: Path, note: Callable[[str], None], *, may_save: bool) -> None:
        self._path, self._note, self._may_save = path, note, may_save
        self._file = GrowingFile(path, System())

    def read(self) -> dict[str, tuple[int, ...]]:
        """Return the gains of each side by the round's key; lines that cannot be read count as none."""
        found: dict[str, tuple[int, ...]] = {}
        with suppress(OSError):
            for line in lines_of(self._path):
                with suppress(TextError, UnicodeDecodeError):
                    value = jsontext.read_object(line.decode("utf-8"))
                    gains = jsontext.array(value, "gains")
                    if all(type(gain) is int for gain in gains) and 0 < len(gains) <= _MOST_SIDES:
                        found[jsontext.text(value, "round")] = tuple(map(int, map(str, gains)))
        return found

    def add(self, key: str, gains: tuple[int, ...]) -> None:
        """Keep what was gained in a round; if that fails it is played again another time."""
        if not self._may_save:
            return
        try:
            self._file.append(jsontext.write_object({"round": key, "gains": list(gains)}).encode("ascii") + b"\n")
        except OSError as error:
            self._note(f"the Expert's round could not be kept: {error!r}")
