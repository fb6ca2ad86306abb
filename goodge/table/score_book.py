"""The scores of one home that are kept for people who play with real cards: a sheet of each game.

They lie in a folder of their own. Each sheet is written whole and at once after every entry.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ..engine.errors import EngineError
from ..engine.games import GAMES
from .archive.sheets import decode_sheet, encode_sheet
from .files import age_of, append_line, fault_of, free_name, rename
from .home import Home
from .line_file import LineFile
from .notices import Notice, SaveWasChanged, SheetInTheWay, SheetSetAside, SheetUnsaved, SheetWasChanged
from .score_sheet import ScoreSheet
from .system import System, read_plain

_LARGEST = 10_000_000  # bytes


def _check_nothing() -> None:
    """Let everything be saved."""


class ScoreBook:
    """The sheets by game, the one written last first. Call all methods from one thread.

    `notices` tell the player what was found, or could not be kept, to be shown once. `check` raises OSError while this
    copy of the program may save nothing; then no sheet is found either.
    """

    def __init__(
        self,
        home: Home,
        check: Callable[[], None] = _check_nothing,
        system: System | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.sheets: dict[str, ScoreSheet] = {}
        self.notices: list[Notice] = []
        self._home, self._check, self._system, self._now = home.sheets, check, system or System(), now
        self._files: dict[str, LineFile] = {}
        self._is_told = False
        for game in sorted(GAMES, key=lambda game: age_of(self._home.sheet_file(game))):
            self._find(game)

    def begin(self, sheet: ScoreSheet) -> ScoreSheet:
        """Keep a sheet that begins now, and return it so; the one of its game is put by if it was won, else dropped."""
        before = self.sheets.get(sheet.game.id)
        if before is not None and before.winner is not None and sheet.game.id in self._files:
            try:
                self._check()
                append_line(self._system, self._home.finished_sheets_file, encode_sheet(before))
            except OSError as error:
                self._tell_once(SheetUnsaved(fault_of(error)))
        begun = replace(sheet, begun=round(1000 * self._now()))
        self.keep(begun)
        return begun

    def keep(self, sheet: ScoreSheet) -> None:
        """Keep a sheet in place of the one of its game; it is on disk on return, or a notice says why not."""
        game = sheet.game.id
        self.sheets = {game: sheet, **{other: kept for other, kept in self.sheets.items() if other != game}}
        file = self._files.get(game)
        if file is None:
            return
        try:
            self._check()
            self._system.make_folder(self._home.root)
            file.write(encode_sheet(sheet))
            file.close()  # so that the next sheet replaces the whole file
        except OSError as error:
            self._tell_once(SheetUnsaved(fault_of(error)))
        else:
            self._is_told = False
        if isinstance(file.news, SaveWasChanged):
            self.notices.append(SheetWasChanged(file.news.kept_as))
        file.news = None

    def _tell_once(self, notice: Notice) -> None:
        """Tell of a fault, not again before it was over."""
        if not self._is_told:
            self.notices.append(notice)
        self._is_told = True

    def _find(self, game: str) -> None:
        """Read a game's sheet if there is one. A damaged one is set aside; else nothing is written in its place."""
        path = self._home.sheet_file(game)
        file = LineFile(path, self._system)
        try:
            self._check()
            data = read_plain(path, _LARGEST)
            sheet = decode_sheet(data)
            if sheet.game.id != game:
                raise EngineError("the sheet is of another game")
        except FileNotFoundError:
            pass
        except (OSError, EngineError) as error:
            if isinstance(error, EngineError) and not self._set_aside(path):
                return
        else:
            file.expect(data)
            self.sheets[game] = sheet
        self._files[game] = file

    def _set_aside(self, path: Path) -> bool:
        """Give a damaged file another name; return False if that is not possible."""
        aside = free_name(path)
        try:
            rename(self._system, path, aside)
        except OSError as error:
            self.notices.append(SheetInTheWay(fault_of(error)))
            return False
        self.notices.append(SheetSetAside(aside.name))
        return True
