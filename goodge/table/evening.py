"""The first evening of a person: which rounds were played, and the one that waits in the middle.

Its files lie in a folder of their own, and nothing of it counts anywhere else. Who has no such folder yet shares what
was played before each person had an evening of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from shutil import rmtree
from typing import Any

from ..coach.ideas import IDEAS, Idea, Line, game_about
from ..engine import jsontext
from ..engine.errors import EngineError, RecordError
from ..engine.game import AnyView, Phase
from ..engine.games import MAIN_GAME, game_named
from ..engine.record import Record, decode_record
from ..engine.values import dataclass, replace
from .archive.setups import fields_of
from .files import fault_of, replace_file
from .home import Home
from .match_table import Table
from .notices import NothingSaved, Notice
from .portraits import with_name
from .seats import MatchSetup, SeatSetup
from .store import Store, with_folder
from .system import System, read_plain

FORMAT = "goodge-evening"
IDEA, SAID = "evening", "said"
"""The fields of a record: what the round is about, and what has been said in it."""
PERSON = 0
BY_HAND = {Idea.GOODGE: (4, 3), Idea.BIDS: (4, 3), Idea.BAGS: (3, 5), Idea.BOARD: (4, 4)}
"""The tricks at the beginning and the end of a whole round; those between play themselves, so that it is short."""
_OTHERS = "casual"
_LARGEST = 100_000  # bytes


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is: the rounds that were played, and whether they know the game and want no more of it."""

    played: frozenset[Idea] = frozenset()
    knows: bool = False

    @property
    def is_over(self) -> bool:
        """True if there is nothing left to offer."""
        return self.knows or self.has_all(MAIN_GAME)

    def has_all(self, game: str) -> bool:
        """Return True if all rounds of a game were played, or it has none."""
        return self.played.issuperset(IDEAS.get(game, ()))

    def next(self, game: str) -> Idea:
        """Return the first round of a game that was not played; the first of all if there is none."""
        return next((idea for idea in IDEAS[game] if idea not in self.played), IDEAS[game][0])

    def upcoming(self, game: str) -> Idea | None:
        """Return the round of a game that comes next; None if none was played, or all were."""
        has_begun = not self.played.isdisjoint(IDEAS[game])
        return self.next(game) if has_begun and not self.has_all(game) else None


def progress_in(home: Home, person: int = 0) -> Progress:
    """Return how far a person of this home is, 0 where nobody is named; what cannot be read is forgotten."""
    own = home.evening_of(person)
    try:
        value = jsontext.read_object(read_plain(own.progress_file, _LARGEST).decode("utf-8"))
        jsontext.check_format(value, FORMAT)
        played = frozenset(idea for idea in Idea if idea.value in jsontext.texts(value, "played"))
        return Progress(played, value.get("knows") is True)
    except FileNotFoundError:
        return Progress() if own == home.evening else progress_in(home)
    except (OSError, EngineError, ValueError):
        return Progress()


def begin_own(home: Home, person: int) -> None:
    """Let a new person begin an evening of their own. Raises OSError."""
    own = home.evening_of(person)
    own.root.mkdir(exist_ok=True)
    write_progress(own, Progress())


def forget_own(home: Home, person: int) -> None:
    """Forget the evening of a person who is gone; that of the house stays."""
    own = home.evening_of(person)
    if own != home.evening:
        rmtree(own.root, ignore_errors=True)


def read_rounds(text: str) -> dict[Idea, Record]:
    """Return the rounds of a file, a record a line. Raises an EngineError, or ValueError for a round about nothing."""
    records = [decode_record(line) for line in text.splitlines()]
    return {Idea(record.extra.get(IDEA)): record for record in records}


def idea_of(record: Record) -> Idea | None:
    """Return what a round is about; None for a match that is no round of the evening."""
    with suppress(ValueError):
        return Idea(record.extra.get(IDEA))
    return None


def said_in(record: Record) -> frozenset[Line]:
    """Return what has been said in a round."""
    said = record.extra.get(SAID)
    return frozenset(line for line in Line if isinstance(said, list) and line.value in said)


def is_middle(idea: Idea, view: AnyView) -> bool:
    """Return True between the first and the last tricks of a whole round, in those that play themselves."""
    if idea not in BY_HAND or view.board.phase is not Phase.PLAY:
        return False
    first, last = BY_HAND[idea]
    size = game_named(view.game).hand_size(view.rules)
    return first <= len(view.board.tricks) < size - last


class Evening:
    """The rounds, and how far one is. Call all methods from one thread.

    `rounds` are those that ship with the game; `person` is whose evening it is, by number. `notices` tell the player
    what was found at the start, or could not be kept, to be shown once. Unless it `may_save`, nothing is kept.
    """

    def __init__(
        self,
        home: Home,
        rounds: Mapping[Idea, Record],
        system: System | None = None,
        *,
        person: int = 0,
        may_save: bool = True,
    ) -> None:
        self.rounds = rounds
        self.progress = progress_in(home, person)
        self._system = system or System()
        self._home = with_folder(home.evening_of(person), may_save=may_save)
        self._store = Store(self._home, system, owns_records=True)
        self.notices: list[Notice] = list(self._store.notices) if may_save else []

    def waiting(self, game: str) -> Idea | None:
        """Return the round of a game that was begun and waits in the middle, beyond its own beginning."""
        saved = self._store.matches.get(game)
        if saved is None or not saved.rounds or saved.rounds[-1][-1].board.is_over:
            return None
        idea = idea_of(saved)
        return idea if idea is None or self._holds_beginning(saved, idea) else None

    def sit_down(self, idea: Idea, name: str, *, is_afresh: bool = False) -> Table:
        """Return the table of a round, as it was left, or from its beginning if it did not wait or `is_afresh`.

        Another that waited is given up.
        """
        game = game_about(idea)
        if self.waiting(game) is idea and not is_afresh:
            with suppress(RecordError):
                table = Table.resume(self._store, game=game, earliest=self._beginning(idea))
                if table is not None:
                    return table
        record = with_name(self.rounds[idea], PERSON, name)
        setup = setup_for(record)
        extra: dict[str, Any] = {**fields_of(setup, started=0), IDEA: idea.value}
        begun = replace(record, rounds=[list(states) for states in record.rounds], extra=extra)
        return Table.take_up(begun, self._store, earliest=self._beginning(idea))

    def _beginning(self, idea: Idea) -> int:
        """Return where among its states a round is the person's own."""
        return len(self.rounds[idea].rounds[-1]) - 1

    def _holds_beginning(self, saved: Record, idea: Idea) -> bool:
        """Return True if all that was prepared of a round stands in it; undo once went back beyond that."""
        if idea not in self.rounds:
            return True  # its file cannot be read now: it waits until it can
        place = self._beginning(idea)
        return saved.rounds[-1][place : place + 1] == self.rounds[idea].rounds[-1][place:]

    def rise(self, table: Table) -> None:
        """Leave the table; the round counts as played if it has been scored."""
        is_over, idea = table.round_over, idea_of(table.record)
        table.close()
        if is_over and idea is not None:
            self._keep(replace(self.progress, played=self.progress.played | {idea}))

    def end(self) -> None:
        """Keep that somebody knows the game: the evening is not offered any more."""
        self._keep(replace(self.progress, knows=True))

    def close(self) -> None:
        """End all writing."""
        self._store.close()

    def _keep(self, progress: Progress) -> None:
        if progress == self.progress:
            return
        self.progress = progress
        if not self._store.can_save:
            return
        try:
            write_progress(self._home, progress, self._system)
        except OSError as error:
            self.notices.append(NothingSaved(fault_of(error)))
            self._store.log.note(f"the evening could not be kept: {error!r}")


def setup_for(record: Record) -> MatchSetup:
    """Return who sits at a round: a person and computer players, who always do the same."""
    seats = [SeatSetup(name, None if seat == PERSON else _OTHERS) for seat, name in enumerate(record.players)]
    return MatchSetup(tuple(seats), record.rules.as_options(), game=record.game.id)


def say_at(table: Table, line: Line) -> None:
    """Keep with a round that this line has been said."""
    said = {line, *said_in(table.record)}
    table.note(**{SAID: [line.value for line in Line if line in said]})


def write_progress(evening: Home, progress: Progress, system: System | None = None) -> None:
    """Keep how far somebody is, in the home of the evening, whose folder must be there. Raises OSError."""
    played = [idea.value for idea in Idea if idea in progress.played]
    fields = {"format": FORMAT, "version": 1, "played": played, "knows": progress.knows}
    data = f"{jsontext.write_object(fields)}\n".encode("ascii")
    replace_file(system or System(), evening.progress_file, data)
