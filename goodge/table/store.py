"""What is kept between two evenings: the match under way, and the matches that are finished."""

from __future__ import annotations

from pathlib import Path

from ..engine.errors import RecordError
from ..engine.record import Record, encode_record
from .files import GrowingFile, LineFile, System, free_name, replace_file, why_unsaved
from .home import Home
from .journal import Journal
from .lock import Lock
from .logbook import Logbook
from .reading import first_line, is_newer, read_save, salvage, tidied

LARGEST_SAVE = 16_000_000  # bytes; a match of a thousand rounds is a quarter of that

SECOND_COPY = "Goodge is open already: this second copy saves nothing, and has no match to continue."


class Store:
    """The saves of a home. One Store may save at a time; another finds the lock taken and keeps nothing.

    `notices` are sentences for the player about what was found at the start, to be shown once. `owns_records`: no
    other program writes the records, so a line that was cut short at their end is taken away.
    """

    def __init__(self, home: Home, system: System | None = None, *, owns_records: bool = False) -> None:
        self.home = home
        self.log = Logbook(home.log_file)
        self.notices: list[str] = []
        self.saved: Record | None = None
        self._system = system or System()
        self.records = GrowingFile(home.records_file, self._system)
        self._save = LineFile(home.save_file, self._system)
        self._finished: bytes | None = None
        self._journal: Journal | None = None
        self._lock: Lock | None = None
        self._owns_records = owns_records
        self.can_save = self._take_lock() and self._tidy_records() and self._load()

    @property
    def has_saved_match(self) -> bool:
        """Whether there is a match to continue."""
        return self.saved is not None

    def open_journal(self) -> Journal:
        """The writer for a match that begins or goes on now; the one before is closed."""
        if self._journal is not None:
            self._journal.close()
        self._save.close()
        self.saved = None
        self._journal = Journal(self._write if self.can_save else None, self.log.note)
        return self._journal

    def leave(self, journal: Journal, record: Record) -> None:
        """The match of this writer is left: if it is not over, it is the one to continue."""
        journal.close()
        if journal is self._journal:
            self.saved = record if self.can_save and record.winner is None else None

    def forget(self) -> None:
        """Gives the match to continue up for good."""
        if self.saved is not None:
            self.saved = None
            try:
                self._save.remove()
            except OSError as error:  # it is there again next time, and does no harm
                self.log.note(f"a save could not be removed: {error!r}")

    def close(self) -> None:
        """Ends all writing and lets another copy save."""
        if self._journal is not None:
            self._journal.close()
        self._save.close()
        if self._lock is not None:
            self._lock.release()

    def _take_lock(self) -> bool:
        if self.home.trouble is not None:
            self.notices.append(self.home.trouble)
            return False
        try:
            self._lock = Lock(self.home.lock_file)
        except OSError as error:
            self.notices.append(f"{why_unsaved(error)}: nothing can be saved. You can play on.")
            return False
        if self._lock.is_taken:
            self.notices.append(SECOND_COPY)
            self._lock.release()
            return False
        return True

    def _tidy_records(self) -> bool:
        if self._owns_records:
            try:
                self.records.cut_loose_end()
            except OSError as error:
                self.notices.append(f"{why_unsaved(error)}: nothing can be saved. You can play on.")
                return False
        return True

    # -- writing: on the journal's thread -----------------------------------------------------------------

    def _write(self, record: Record) -> None:
        """Puts the match as it stands on disk; once it is won, among the finished ones. Raises OSError."""
        line = encode_record(record).encode("ascii") + b"\n"
        self._move_finished()  # one that could not be moved before goes first
        self._save.write(line)
        if record.winner is not None:
            self._finished = line
            self._move_finished()

    def _move_finished(self) -> None:
        """Moves a finished match from the save to the records; killed in between, the next start does it again."""
        if self._finished is not None:
            self.records.append(self._finished)
            self._save.remove()
            self._finished = None

    # -- reading: at the start ----------------------------------------------------------------------------

    def _load(self) -> bool:
        """Finds the match to continue; whether new ones may be saved, that is, nothing there would be lost."""
        path = self.home.save_file
        try:
            data = self._read()
            record = tidied(read_save(data))
        except FileNotFoundError:
            return True
        except RecordError as error:
            return self._mend(data, str(error))
        except OSError as error:
            return self._set_aside(f"The saved match cannot be read ({why_unsaved(error).lower()})", path)
        if record.winner is None:
            self.saved = record
            return True
        self._finished = first_line(data) + b"\n"
        return self._try_to_move_finished()

    def _read(self) -> bytes:
        path = self.home.save_file
        if path.stat().st_size > LARGEST_SAVE:
            raise OSError(f"{path.name} is far too large")
        return path.read_bytes()

    def _try_to_move_finished(self) -> bool:
        try:
            self._move_finished()
        except OSError as error:
            self.log.note(f"moving a finished match failed: {error!r}")
            self.notices.append(f"{why_unsaved(error)}: the last finished match waits in {self.home.save_file.name}.")
        return True

    def _mend(self, data: bytes, fault: str) -> bool:
        """Keeps a damaged save under another name, and goes on from what of it can still be played."""
        path = self.home.save_file
        self.log.note(f"{path.name} is damaged: {fault}")
        if is_newer(data):
            return self._set_aside("The saved match is from a newer version of the game", path)
        record = salvage(data)
        if record is None:
            return self._set_aside("The saved match is damaged", path)
        record = tidied(record)
        aside = free_name(path)
        line = encode_record(record).encode("ascii") + b"\n"
        try:
            replace_file(self._system, aside, data)
            replace_file(self._system, path, line)
        except OSError as error:
            self.notices.append(f"The saved match is damaged. {why_unsaved(error)}: nothing can be saved now.")
            return False
        self.notices.append(
            f"The saved match was damaged: it goes on from the last move that could be read. "
            f"The damaged file is kept as {aside.name}."
        )
        if record.winner is None:
            self.saved = record
            return True
        self._finished = line
        return self._try_to_move_finished()

    def _set_aside(self, what: str, path: Path) -> bool:
        aside = free_name(path)
        try:
            self._system.replace(path, aside)
            self._system.sync_folder(path.parent)
        except OSError as error:
            self.notices.append(f"{what}. {why_unsaved(error)}: nothing can be saved now.")
            return False
        self.notices.append(f"{what}: it was set aside as {aside.name}.")
        return True
