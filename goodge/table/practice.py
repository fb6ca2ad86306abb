"""Practice: shipped positions and the players' own mistakes, asked again after a while, missed ones sooner."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date

from ..coach.positions import PracticePosition, read_position
from ..engine.errors import EngineError
from ..engine.game import Phase
from ..engine.record import Record
from .archive.mistakes import Mistakes, gather
from .archive.renamings import name_now, renamings_of
from .archive.standings import KeptStandings
from .home import Home
from .notices import Notice
from .portraits import name_key, with_name
from .worker import Worker, or_else

GRADES = 3


def grade_of(position: PracticePosition) -> int:
    """Return how hard a position is by the levels of play that miss it: 0 (chance at most) to 2 (rules of thumb)."""
    return max(0, min(GRADES - 1, len(position.missed or ()) - 1))


def read_collection(text: str) -> list[PracticePosition]:
    """Return the positions of a collection, a line each. Raises TextError."""
    return [read_position(line) for line in text.splitlines()]


def mixed(positions: Iterable[PracticePosition]) -> list[PracticePosition]:
    """Return positions with those of each phase spread evenly over all, and the first of each phase at the beginning.

    Else bids and Stashes might come only after many cards.
    """
    phases = defaultdict[Phase, list[PracticePosition]](list)
    for position in positions:
        phases[position.phase].append(position)
    spread = [(place / len(group), each) for group in phases.values() for place, each in enumerate(group)]
    return [each for _, each in sorted(spread, key=lambda pair: pair[0])]


class Practice:
    """One's own mistakes and how one stands with every position. Call all methods from one thread.

    Mistakes are looked for on another thread from the start on. `notices` tell the player what was found, to be shown
    once; `note` takes lines for the log.
    """

    def __init__(self, home: Home, note: Callable[[str], None] = lambda _: None, *, may_save: bool = True) -> None:
        self._standings = KeptStandings(home.practice_file if may_save else None)
        self._mistakes, self._renamings = Mistakes(), renamings_of(home)
        self._worker: Worker[Mistakes] = Worker("mistakes")

        def look(go_on: Callable[[], None]) -> Mistakes:
            return gather(home, go_on, may_save=may_save)

        self._worker.give(None, or_else(look, Mistakes(), note, "no mistakes to practise"))

    @property
    def notices(self) -> list[Notice]:
        """The notices for the player; whoever shows one takes it out."""
        return self._standings.notices

    @property
    def is_looking(self) -> bool:
        """True while mistakes are still being looked for."""
        return self._worker.is_at_work

    @property
    def has_reviews(self) -> bool:
        """True if something has been reviewed, whether or not mistakes were found in it."""
        return bool(self._mistakes.reviews)

    def update(self) -> bool:
        """Take over the mistakes that were found; return True if there is news."""
        found = self._worker.poll()
        if found is not None:
            self._mistakes = found[1]
        return found is not None

    def wait(self, seconds: float) -> bool:
        """Wait until all mistakes are found; return True if they are. For scripts and tests."""
        return self._worker.wait(seconds)

    def mistakes(self, game: str, people: Collection[str]) -> list[PracticePosition]:
        """Return the mistakes in a game of people who have these names by now, the oldest first."""
        names = set(map(name_key, people))
        found = (position for position in self._mistakes.positions.values() if position.game == game)
        return [each for each in found if name_key(name_now(self._renamings, each.player, each.started)) in names]

    def found(self, positions: Iterable[PracticePosition]) -> int:
        """Return how many of these were found when they were asked last."""
        return sum(self._standings.get(position.id).is_found for position in positions)

    def due(self, positions: Iterable[PracticePosition], today: date) -> int:
        """Return how many of these are to be asked today."""
        return sum(self._standings.get(position.id).is_due(today) for position in positions)

    def in_turn(self, positions: Sequence[PracticePosition], today: date) -> list[PracticePosition]:
        """Return the positions to ask today: first those missed before today, longest ago first; then new ones.

        If none is due, all of them, the next one first.
        """
        due = [position for position in positions if self._standings.get(position.id).is_due(today)]
        return sorted(due or positions, key=lambda position: self._standings.get(position.id).due or today)

    def answer(self, position: PracticePosition, today: date, *, is_found: bool) -> None:
        """Keep that a position was found, or missed."""
        self._standings.put(position.id, self._standings.get(position.id).answered(today, is_found=is_found))

    def close(self) -> None:
        """Look for nothing any more."""
        self._worker.close()


class Series:
    """Positions asked one after another; one that is missed comes again at the end, until it is found.

    The person asked has this `name` at the table, except in their own matches. `number` counts the questions from 0.
    """

    def __init__(
        self, practice: Practice, positions: Sequence[PracticePosition], today: Callable[[], date], name: str
    ) -> None:
        self.whole = tuple(positions)
        self.number = 0
        self._practice, self._today, self._name = practice, today, name
        self._queue = practice.in_turn(positions, today())
        self._is_answered = False
        self._record: Record | None = None
        self._skip_unreadable()

    @property
    def position(self) -> PracticePosition:
        """The position that is asked now. Raises IndexError if there is none."""
        return self._queue[0]

    @property
    def record(self) -> Record:
        """The match up to it. Raises ValueError if there is none."""
        if self._record is None:
            raise ValueError("there is nothing to ask")
        return self._record

    @property
    def is_over(self) -> bool:
        """True if there is nothing to ask."""
        return not self._queue

    @property
    def left(self) -> int:
        """The number of positions that come after this one."""
        return len(self._queue) - 1

    @property
    def found(self) -> int:
        """The number of all positions of the series that were found."""
        return self._practice.found(self.whole)

    def answer(self, *, is_found: bool) -> bool:
        """Take the first answer to a position; others change nothing. Return True if it counts."""
        if self._is_answered:
            return False
        self._is_answered = True
        self._practice.answer(self.position, self._today(), is_found=is_found)
        if not is_found:
            self._queue.append(self.position)
        return True

    def go_on(self) -> None:
        """Go to the next position."""
        self._queue.pop(0)
        self.number += 1
        self._is_answered = False
        self._skip_unreadable()

    def _skip_unreadable(self) -> None:
        """Leave out positions whose match cannot be played again."""
        self._record = None
        while self._queue and self._record is None:
            try:
                record = self.position.open()
            except EngineError:
                self._queue.pop(0)
            else:
                is_own = self.position.missed is None
                self._record = record if is_own else with_name(record, self.position.choice.seat, self._name)
