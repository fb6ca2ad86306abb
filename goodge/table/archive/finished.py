"""The finished matches of a home, as the screens ask for them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from os.path import lexists  # Path.exists raises where a folder may not be entered

from ...engine.record import Record
from ..home import Home
from ..system import System
from .kept_figures import read_counted, write_counted
from .matches import FinishedMatch, last_matches, load_match
from .statistics import Figures, count


@dataclass(frozen=True, slots=True)
class FinishedMatches:
    """Reads the records of a home whenever it is asked. Raises OSError where they cannot be read.

    Figures are kept beside them, if this copy of the program `may_save`.
    """

    home: Home
    may_save: bool = False

    @property
    def is_there(self) -> bool:
        """True once a match has been finished, so that there are records."""
        return lexists(self.home.records_file)

    def last(self, most: int) -> list[FinishedMatch]:
        """Return the matches that were finished last, the newest first."""
        return last_matches(self.home.records_file, most)

    def load(self, match: FinishedMatch) -> Record:
        """Return the whole record of a match. Raises RecordError if it is damaged or no longer there."""
        return load_match(match)

    def figures(self) -> dict[str, list[Figures]]:
        """Return, for each game that people have played, the figures of every name, those with most wins first."""
        before = read_counted(self.home.figures_file)
        known = before.size, before.check
        counted, everything = count(self.home.records_file, before)
        if self.may_save and (counted.size, counted.check) != known:
            with suppress(OSError):  # the next call counts again
                write_counted(System(), self.home.figures_file, counted)
        return everything.by_game()
