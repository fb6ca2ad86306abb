"""The review of a match, done on a thread of its own while people play or look at what has been found so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from threading import Condition, Thread
from time import sleep

from ..coach import Choice, Judge, RoundReview
from ..coach.judge import SEED
from ..coach.match_review import Place, choice_at, choices_of, round_review
from ..engine.record import Record
from ..players import Budget
from .archive.reviews import KeptReview

Weigh = Callable[[Record, Judge, Place, Budget], Choice]
Split = Callable[[Record, int, Sequence[Choice], Budget], RoundReview | None]


def _weigh(record: Record, judge: Judge, place: Place, budget: Budget) -> Choice:
    return choice_at(record, judge, place, SEED, budget)


def _split(record: Record, number: int, choices: Sequence[Choice], budget: Budget) -> RoundReview | None:
    return round_review(record, number, choices, SEED, budget)


class Reviewer:
    """Judges the choices of a match one after another, those of some seats first, and keeps what it finds.

    Once all choices of a round are judged, it tells the luck in it. `note` takes lines for the log. Make and use it
    from one thread; it works on another from `start` to `close`, and `halt` lets it rest while something else needs the
    machine.
    """

    def __init__(
        self,
        record: Record,
        kept: KeptReview,
        note: Callable[[str], None] = lambda _: None,
        weigh: Weigh = _weigh,
        split: Split = _split,
    ) -> None:
        self._kept, self._note, self._weigh, self._split = kept, note, weigh, split
        self._judge = Judge(record.game, plays_on=True)
        self._changed = Condition()
        self._first: Collection[int] = ()
        self._newest_first = False
        self._shown: Place | None = None
        self._found: dict[Place, Choice] = {}
        self._done: set[Place] = set()
        self._rounds: dict[int, RoundReview | None] = {}
        self._thread: Thread | None = None
        self._is_closing = self._is_halted = self._has_read = self._has_failed = False
        self._failures: Counter[Place | int] = Counter()
        self._record = record
        self._places = _places_in(record)

    # -- asked by the screen ----------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The match as far as it is reviewed."""
        return self._record

    @property
    def choices(self) -> Mapping[Place, Choice]:
        """The choices that have been judged; a copy. Forced actions are not among them."""
        with self._changed:
            return dict(self._found)

    @property
    def rounds(self) -> Mapping[int, RoundReview]:
        """The luck in the rounds whose choices have all been judged; a copy. Rounds without a score are not there."""
        with self._changed:
            return {number: found for number, found in self._rounds.items() if found is not None}

    def progress(self, places: Collection[Place] | None = None) -> tuple[int, int]:
        """Return how many of these actions, or of all, have been looked at, and how many there are."""
        with self._changed:
            asked = self._places if places is None else places
            return sum(place in self._done for place in asked), len(asked)

    def forced_among(self, places: Collection[Place]) -> set[Place]:
        """Return those of these actions that have turned out to be no choice: but one of them had any sense."""
        with self._changed:
            return {place for place in places if place in self._done and place not in self._found}

    @property
    def is_done(self) -> bool:
        """True once every choice has been looked at, and every round."""
        with self._changed:
            return not self._has_work()

    @property
    def is_at_work(self) -> bool:
        """True from the start until it is left, or until the coach has failed."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def has_failed(self) -> bool:
        """True once the coach has failed, until it is started again; that is in the log."""
        return self._has_failed

    def extend(self, record: Record) -> None:
        """Take a later state of the match; what was found stays."""
        with self._changed:
            self._record, self._places = record, _places_in(record)
            self._changed.notify_all()

    def prefer(self, seats: Collection[int], *, newest_first: bool = False) -> None:
        """Look at the choices of these seats first; with `newest_first` the last round comes before the others."""
        with self._changed:
            self._first, self._newest_first = tuple(seats), newest_first

    def show(self, place: Place | None) -> None:
        """Look at the choice that is on the screen before all others."""
        self._shown = place

    def halt(self, *, is_on: bool) -> None:
        """Rest while it is on, a few milliseconds from now."""
        if is_on != self._is_halted:
            with self._changed:
                self._is_halted = is_on
                self._changed.notify_all()

    # -- the thread -------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin or go on, after a failure too, with what failed at the end; nothing happens if it is at work."""
        if self._thread is None or self._has_failed:
            self._has_failed = False
            self._thread = Thread(target=self._run, name="reviewer", daemon=True)
            self._thread.start()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until everything is reviewed, `timeout` seconds at most; return True if it is. For scripts and tests."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._has_work(), timeout)

    def close(self) -> None:
        """Leave it: what was found is on disk, the choice in hand is dropped."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(1)

    def _run(self) -> None:
        work: Place | int | None = None
        try:
            while (work := self._next()) is not None:
                record, budget = self._record, Budget(None, self._lets_go_on)
                if not self._has_read:
                    self._read(record)
                elif isinstance(work, int):
                    self._add_round(record, work, self._split(record, work, self._choices_of(work), budget))
                else:
                    self._add(record, work, self._weigh(record, self._judge, work, budget))
        except _Left:
            return
        except Exception as error:  # whatever the coach does, the program goes on
            self._note(f"the review has stopped at {work}: {error!r}")
            with self._changed:
                if work is not None:
                    self._failures[work] += 1
                self._has_failed = True

    def _next(self) -> Place | int | None:
        """Return the round that is whole, or the place to look at now, once there is one; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_closing or (not self._is_halted and self._has_work()))
            if self._is_closing:
                return None
            work: list[Place | int] = [*self._whole_rounds(), *self._left()]
            return min(work, key=self._urgency)

    def _has_work(self) -> bool:
        return bool(self._left() or self._whole_rounds())

    def _whole_rounds(self) -> list[int]:
        """Return the rounds whose luck is not known though all their choices are."""
        missing = {place[0] for place in self._left()}
        return [number for number in range(len(self._record.rounds)) if number not in missing | self._rounds.keys()]

    def _choices_of(self, number: int) -> list[Choice]:
        return [choice for place, choice in sorted(self._found.items()) if place[0] == number]

    def _left(self) -> list[Place]:
        return [place for place in self._places if place not in self._done]

    def _urgency(self, work: Place | int) -> tuple[int, bool, bool, bool, int, int]:
        """Return what sorts last whatever has failed most often, and of the rest puts whole rounds before places."""
        if isinstance(work, int):
            return self._failures[work], False, False, False, work, 0
        number, action = work
        is_later = self._places[work] not in self._first
        newest = -number if self._newest_first else number
        return self._failures[work], True, work != self._shown, is_later, newest, action

    def _read(self, record: Record) -> None:
        """Take over what an earlier review has found."""
        found = self._kept.read(record)
        with self._changed:
            self._has_read = True
            self._found |= found.choices
            self._done |= set(found.choices)
            self._rounds |= found.rounds
            self._changed.notify_all()

    def _add(self, record: Record, place: Place, choice: Choice) -> None:
        if choice.judgement.options:
            self._keep(lambda: self._kept.add(record, choice))
        with self._changed:
            self._done.add(place)
            if choice.judgement.options:
                self._found[place] = choice
            self._changed.notify_all()

    def _add_round(self, record: Record, number: int, found: RoundReview | None) -> None:
        if found is not None:
            self._keep(lambda: self._kept.add_round(record, found))
        with self._changed:
            self._rounds[number] = found
            self._changed.notify_all()

    def _keep(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:  # one can look at it all the same
            self._note(f"the review cannot be kept: {error!r}")
            self._kept = KeptReview(None)

    def _lets_go_on(self) -> None:
        """Let the screen's thread in, rest while it is busy, and end the thought when nobody waits for it."""
        sleep(0)
        if self._is_halted or self._is_closing:
            with self._changed:
                self._changed.wait_for(lambda: self._is_closing or not self._is_halted)
            if self._is_closing:
                raise _Left


class _Left(BaseException):
    """Nobody waits for the review any more. Not an Exception: nothing on the way must catch it by accident."""


def finished_part(record: Record) -> Record:
    """Return the match up to its last round that is over, as it may be reviewed while it is being played."""
    rounds = [states for states in record.rounds if states[-1].board.is_over]
    return Record(record.game, record.rules, record.players, rounds, record.extra, record.seconds)


def _places_in(record: Record) -> dict[Place, int]:
    """Return the places of all choices of a match, and whose they are."""
    return {
        (number, place): states[place].board.to_act
        for number, states in enumerate(record.rounds)
        for place in choices_of(record, number)
    }
