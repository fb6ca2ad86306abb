"""Finding the saved match at the start, whatever happened to its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...engine.errors import RecordError
from ...engine.record import Record
from ...engine.values import dataclass
from ..files import fault_of, free_name, rename, replace_file, sync_folder
from ..notices import Fault, Notice, SaveInTheWay, SaveMended, SaveSetAside, SaveUnreadable, Spoilt
from ..system import System, read_plain
from .lines import line_of
from .saves import is_newer, read_save, salvage, tidied

LARGEST_SAVE = 16_000_000  # bytes; a match of a thousand rounds is a quarter of that


@dataclass(frozen=True, slots=True)
class FoundSave:
    """The match in a file, if there is one, and what the file holds now; nothing if there is no file.

    `may_be_written`: writing would lose nothing that is there. A match that could be read is given even if there was no
    room to keep the damaged file beside it.
    """

    record: Record | None = None
    data: bytes = b""
    may_be_written: bool = True


class SaveReader:
    """Reads saves, and sets damaged ones aside. `tell` takes notices for the player, `note` takes lines for the log."""

    def __init__(self, system: System, tell: Callable[[Notice], None], note: Callable[[str], None]) -> None:
        self._system, self._tell, self._note = system, tell, note

    def find(self, path: Path) -> FoundSave:
        """Return the match in a file, or the beginning of it that can still be played."""
        try:
            data = read_plain(path, LARGEST_SAVE)
            return FoundSave(tidied(read_save(data)), data)
        except FileNotFoundError:
            return FoundSave()
        except RecordError as error:
            return self._mend(path, data, str(error))
        except OSError as error:
            return self._set_unreadable_aside(path, fault_of(error))

    def set_aside(self, path: Path, spoilt: Spoilt) -> FoundSave:
        """Give a file another name, tell the player, and return what is left to continue: nothing."""
        try:
            aside = self._rename(path, "other" if spoilt is Spoilt.ONE_TOO_MANY else "damaged")
        except OSError as error:
            self._tell(SaveInTheWay(spoilt, path.name, fault_of(error)))
            return FoundSave(may_be_written=False)
        self._tell(SaveSetAside(spoilt, path.name, aside))
        return FoundSave()

    def _set_unreadable_aside(self, path: Path, fault: Fault) -> FoundSave:
        try:
            aside = self._rename(path, "damaged")
        except OSError as error:
            self._tell(SaveUnreadable(fault, None, fault_of(error)))
            return FoundSave(may_be_written=False)
        self._tell(SaveUnreadable(fault, aside))
        return FoundSave()

    def _rename(self, path: Path, word: str) -> str:
        """Give a file a free name with this word in it; return the name. Raises OSError."""
        aside = free_name(path, word)
        rename(self._system, path, aside)
        sync_folder(self._system, path.parent)
        return aside.name

    def _mend(self, path: Path, data: bytes, fault: str) -> FoundSave:
        """Keep a damaged save under another name, and go on from the part that can still be played."""
        self._note(f"{path.name} is damaged: {fault}")
        if is_newer(data):
            return self.set_aside(path, Spoilt.NEWER)
        record = salvage(data)
        if record is None:
            return self.set_aside(path, Spoilt.DAMAGED)
        record = tidied(record)
        line = line_of(record)
        aside = free_name(path)
        try:
            replace_file(self._system, aside, data)
            replace_file(self._system, path, line)
        except OSError as error:
            self._tell(SaveInTheWay(Spoilt.DAMAGED, path.name, fault_of(error)))
            return FoundSave(record, may_be_written=False)
        self._tell(SaveMended(aside.name))
        return FoundSave(record, line)
