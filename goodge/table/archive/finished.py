"""The finished matches of a home, as the screens ask for them."""

from __future__ import annotations

from contextlib import suppress
from os.path import lexists  # Path.exists raises where a folder may not be entered

from ...engine.errors import RecordError
from ...engine.record import Record
from ...engine.values import dataclass
from ..home import Home
from ..system import System
from .finished_sheets import figures_of, finished_sheets
from .kept_figures import read_counted, write_counted
from .matches import FinishedMatch, last_matches, load_match
from .renamings import name_now, renamings_of
from .setups import people_in, started_of
from .skill import ReviewedMatch, reviewed_matches
from .statistics import Figures, count

_MOST_IN_AN_EVENING = 20
_EVENING = 12 * 3600 * 1000  # milliseconds


def _people(record: Record) -> set[str]:
    return {record.players[seat] for seat in people_in(record)}


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

    def names_in(self, match: FinishedMatch) -> list[str]:
        """Return the names that the players of a match have by now."""
        renamings = renamings_of(self.home)
        return [name_now(renamings, name, match.started) for name in match.players]

    def load(self, match: FinishedMatch) -> Record:
        """Return the whole record of a match. Raises RecordError if it is damaged or no longer there."""
        return load_match(match)

    def evening_of(self, record: Record) -> list[Record]:
        """Return the matches of the hours before a match, of the same game with the same people, and the match itself.

        The oldest comes first. Matches that cannot be read are left out.
        """
        began, found = started_of(record.extra), list[Record]()
        for match in self.last(_MOST_IN_AN_EVENING):
            if match.game != record.game.id or match.started is None or began is None:
                continue
            if 0 < began - match.started < _EVENING:
                with suppress(RecordError):
                    found.append(self.load(match))
        people = _people(record)
        return [*(other for other in reversed(found) if _people(other) == people), record]

    def figures(self) -> dict[str, list[Figures]]:
        """Return, for each game that people have played, the figures of every name, those with most wins first."""
        before = read_counted(self.home.figures_file)
        known = before.size, before.check, before.renamings
        counted, everything = count(self.home.records_file, before, renamings_of(self.home))
        if self.may_save and (counted.size, counted.check, counted.renamings) != known:
            with suppress(OSError):  # the next call counts again
                write_counted(System(), self.home.figures_file, counted)
        return everything.by_game()

    def with_real_cards(self) -> dict[str, list[Figures]]:
        """Return, game by game, what each has played and won by the kept scores of matches with real cards."""
        return figures_of(finished_sheets(self.home), renamings_of(self.home))

    def reviewed(self) -> list[ReviewedMatch]:
        """Return what reviews tell of the people in matches, those played first at the front."""
        return reviewed_matches(self.home, may_save=self.may_save)
