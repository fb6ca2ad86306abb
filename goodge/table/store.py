"""The matches kept between sessions: those under way, one of each game, and those that are finished.

The match played last is in `match.json`. When a match of another game begins or goes on, it moves to a file of its own,
`match-spades.json` for example. If the program is killed at any moment in between, it finds both.
"""

from __future__ import annotations

from os.path import lexists
from pathlib import Path

from ..engine.games import GAMES
from ..engine.record import Record
from ..engine.values import replace
from .archive.lines import LineWriter, first_line
from .archive.recovery import SaveReader
from .archive.setups import is_ended, is_same
from .autosaver import Autosaver
from .files import GrowingFile, TakenOverError, age_of, fault_of
from .home import Home
from .line_file import LineFile
from .lock import Lock
from .logbook import Logbook
from .notices import FinishedMatchWaits, NothingSaved, Notice, SecondCopy, Spoilt
from .resting import RestingMatches
from .system import System


class Store:
    """The saves of a home. One Store may save at a time; another finds the lock taken and keeps nothing.

    `matches` are those to continue, by game, the one played last first. `notices` tell the player
    what was found at the start, to be shown once. `owns_records`: no other program writes the records, so a line
    that was cut short at their end is removed.
    """

    def __init__(self, home: Home, system: System | None = None, *, owns_records: bool = False) -> None:
        self.home = home
        self.log = Logbook(home.log_file)
        self.notices: list[Notice] = []
        self.matches: dict[str, Record] = {}
        self._system = system or System()
        self.records = GrowingFile(home.records_file, self._system)
        self._writer = LineWriter()
        self._save = LineFile(home.save_file, self._system)
        self._resting = RestingMatches(home, self._system)
        self._others: tuple[Record, ...] = ()
        self._unsaved: Record | None = None
        self._finished: bytes | None = None
        self._told: set[Notice] = set()
        self._autosaver: Autosaver | None = None
        self._lock: Lock | None = None
        self._is_late = False
        self._owns_records = owns_records
        self.can_save = self._take_lock() and self._tidy_records() and self._load()

    @property
    def saved(self) -> Record | None:
        """The match to continue that was played last."""
        return next(iter(self.matches.values()), None)

    @property
    def has_saved_match(self) -> bool:
        """True while there is a match to continue."""
        return bool(self.matches)

    @property
    def is_second_copy(self) -> bool:
        """True while another copy saves here, so that this one must change nothing."""
        try:
            return self._is_late or (self._lock is not None and not self._lock.is_held())
        except OSError:  # there can be no lock: nobody else has it
            return False

    def check_lock(self) -> None:
        """Raise OSError (TakenOverError if another copy saves here now) unless this copy may still save."""
        if self._lock is None or not self._lock.is_held():
            raise TakenOverError("another copy holds the lock")

    def open_autosaver(self, game: str) -> Autosaver:
        """Return the autosaver for a match of this game that begins or goes on now; the one before is closed."""
        if self._autosaver is not None:
            self._autosaver.close()
        self._save.close()
        self.matches.pop(game, None)
        self._others = tuple(self.matches.values())
        self._unsaved = None
        self._resting.goes_on(game)
        self._autosaver = Autosaver(self._write if self.can_save else None, self.log.note)
        return self._autosaver

    def leave(self, autosaver: Autosaver, record: Record) -> None:
        """Leave the match of this autosaver: if it is not over, it becomes the first one to continue."""
        if autosaver is self._autosaver and not self._save.is_there and not is_ended(record):
            autosaver.put(record)  # the file has gone since the last move
        autosaver.close()
        if autosaver is not self._autosaver or not self.can_save:
            return
        others = {game: match for game, match in self.matches.items() if game != record.game.id}
        self.matches = others if is_ended(record) else {record.game.id: record, **others}
        self._unsaved = record if autosaver.has_failed else None

    def forget(self) -> None:
        """Give up all matches to continue, for good."""
        if not self.matches:
            return
        games, self.matches = list(self.matches), {}
        try:
            self.check_lock()
            self._save.remove()
            for game in games:
                self._resting.clear(game)
        except OSError as error:  # it is there again next time, and does no harm
            self.log.note(f"a save could not be removed: {error!r}")

    def close(self) -> None:
        """Stop all writing and let another copy save."""
        if self._autosaver is not None:
            self._autosaver.close()
        self._save_what_is_left()
        self._save.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _take_lock(self) -> bool:
        if self.home.trouble is not None:
            self.notices.append(self.home.trouble)
            return False
        try:
            self._lock = Lock(self.home.lock_file, self._system)
        except OSError as error:
            self.notices.append(NothingSaved(fault_of(error)))
            return False
        if self._lock.is_taken:
            self._is_late = True
            self.notices.append(SecondCopy())
            return False
        return True

    def _tidy_records(self) -> bool:
        if self._owns_records:
            try:
                self.records.cut_loose_end()
            except OSError as error:
                self.notices.append(NothingSaved(fault_of(error)))
                return False
        return True

    # -- writing: on the saving thread -----------------------------------------------------------------

    def _write(self, record: Record) -> None:
        """Put the match on disk as it stands; once it is won, among the finished ones. Raises OSError."""
        self.check_lock()
        line = self._writer.line_of(record)
        self._move_finished()  # one that could not be moved before goes first
        self._resting.put(self._others)
        self._save.write(line)
        self._tell_news()
        self._resting.clear(record.game.id)
        if is_ended(record):
            self._finished = line
            self._move_finished()

    def _save_what_is_left(self) -> None:
        """Try one last time to save a match that was left on a failing disk."""
        record, self._unsaved = self._unsaved, None
        if record is not None:
            try:
                self._write(record)
            except OSError as error:
                self.log.note(f"saving failed: {error!r}")

    def _tell_news(self) -> None:
        """Report, once, that others have changed or removed the file of the match."""
        news, self._save.news = self._save.news, None
        if news is not None and news not in self._told and self._autosaver is not None:
            self._told.add(news)
            self._autosaver.tell(news)
            self.log.note(f"{self.home.save_file}: {news}")

    def _move_finished(self) -> None:
        """Move a finished match from the save to the records; if killed in between, the next start does it again."""
        if self._finished is not None:
            self.records.append(self._finished)
            self._save.remove()
            self._finished = None

    # -- reading: at the start ----------------------------------------------------------------------------

    def _load(self) -> bool:
        """Find the matches to continue; return True if new ones may be saved, because nothing there would be lost."""
        reader = SaveReader(self._system, self.notices.append, self.log.note)
        found = reader.find(self.home.save_file)
        self._save.expect(found.data)
        may_be_written = found.may_be_written
        if found.record is not None and not is_ended(found.record):
            self.matches[found.record.game.id] = found.record
            may_be_written = True  # a damaged file is kept by the first write for which there is room
        elif found.record is not None and may_be_written:
            self._finished = first_line(found.data) + b"\n"
            self._try_to_move_finished()
        resting = sorted(filter(lexists, map(self.home.resting_file, GAMES)), key=age_of)
        return all([may_be_written, *(self._load_resting(reader, path) for path in resting)])

    def _load_resting(self, reader: SaveReader, path: Path) -> bool:
        """Find a match that rests; return True if its file may be written."""
        found = reader.find(path)
        record = found.record
        if record is None or not found.may_be_written:
            return found.may_be_written
        game = record.game.id
        played = self.matches.get(game)
        if played is None and path == self.home.resting_file(game) and record.winner is None:
            self.matches[game] = record
            self._resting.holds(game, record if found.data else None)
        elif played is not None and is_same(played, record):  # the program was killed before this could be removed
            self._resting.holds(game, None)
        else:
            return reader.set_aside(path, Spoilt.ONE_TOO_MANY).may_be_written
        return True

    def _try_to_move_finished(self) -> None:
        try:
            self._move_finished()
        except OSError as error:
            self.log.note(f"moving a finished match failed: {error!r}")
            self.notices.append(FinishedMatchWaits(fault_of(error), self.home.save_file.name))


def with_folder(home: Home, *, may_save: bool) -> Home:
    """Return a home within another; its folder is made if need be, and its trouble says why nothing can be kept."""
    trouble: Notice | None = home.trouble
    if trouble is None and not may_save:
        trouble = NothingSaved(fault_of(PermissionError(13, "not saved")))
    if trouble is None:
        try:
            home.root.mkdir(exist_ok=True)
        except OSError as error:
            trouble = NothingSaved(fault_of(error))
    return replace(home, trouble=trouble)
