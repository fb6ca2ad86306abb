"""The look back at the rounds of a match that is being played: reviewed behind the screen, told on the score page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....coach import Choice, Goal, Grade
from ....coach.highlights import FAULTS, BestAndWorst, highlights, unadvised
from ....coach.swing import scale_of
from ....engine.advised import advised_in
from ....engine.record import Record
from ....engine.state import Board
from ....table.reviewer import finished_part
from ...games import face_of
from ...program.app import App
from ...wording.hints import mistake_words
from ...wording.luck import LUCK_TO_COME, luck_words
from ...wording.review import highlight_words
from .frame import last_scored, round_number
from .luck import LuckScene
from .luck_figures import figures_of
from .made import MadeScene, goals_to_ask
from .scene import ReviewScene, reviewer_of
from .tour import Tour


class LiveReview:
    """Reviews the finished rounds of a match, the newest first and those who play here before the others.

    What was good and what was costly is said where one person plays, except for what a hint has advised.
    """

    def __init__(self, app: App, record: Record, people: Sequence[int]) -> None:
        self._app, self._people = app, tuple(people)
        self._moves = self._thinks = False
        self._known: tuple[int, tuple[BestAndWorst, bool]] | None = None  # by how many choices had been looked at
        self.reviewer = reviewer_of(app, finished_part(record))
        self._begin()

    def extend(self, record: Record) -> None:
        """Take the rounds that have been finished since."""
        self.reviewer.extend(finished_part(record))
        self._begin()

    def _begin(self) -> None:
        self._known = None
        self._round = last_scored(self.reviewer.record) or 0
        own = Tour(self.reviewer, self._people[0]).places
        self._places = [place for place in own if place[0] == self._round]
        self.reviewer.prefer(self._people, newest_first=True)
        self.halt(is_on=True)  # until the score page is at rest
        self.reviewer.start()

    def halt(self, *, is_on: bool) -> None:
        """Rest while something moves; while a computer player thinks, it rests anyway."""
        self.make_way(moves=is_on)

    def make_way(self, *, moves: bool | None = None, thinks: bool | None = None) -> None:
        """Rest while something moves or a computer player thinks; None where that is as it was."""
        self._moves = self._moves if moves is None else moves
        self._thinks = self._thinks if thinks is None else thinks
        self.reviewer.halt(is_on=self._moves or self._thinks)

    def progress(self) -> tuple[int, int]:
        """Return how many choices of this round have been looked at, and how many there are."""
        return self.reviewer.progress(self._places)

    @property
    def has_words(self) -> bool:
        """True if the round will be told of: where one person plays."""
        return len(self._people) == 1

    def words(self) -> str:
        """Return what was good and what was costly, once the whole round has been looked at."""
        done, total = self.progress()
        if not self.has_words or done < total or not total:
            return ""
        (found, is_clean), record = self._found(), self.reviewer.record
        named, swing = face_of(record.game.id).presenter.card_names, scale_of(record.game.id).swing
        end = record.rounds[self._round][-1].board
        return highlight_words(found.best, found.worst, self._board_of, swing, named, is_clean=is_clean, end=end)

    def _board_of(self, choice: Choice) -> Board:
        """Return the board on which a choice was made."""
        return self.reviewer.record.rounds[choice.round][choice.action].board

    def big_mistake(self) -> str:
        """Say what the one person who plays has done worst in the newest round in which they made a big mistake.

        Empty if none is known, or where several people play.
        """
        found = [
            choice
            for choice in self._unadvised(self.reviewer.choices.values())
            if choice.seat == self._people[0] and choice.judgement.label is Grade.BLUNDER
        ]
        if not found or not self.has_words:
            return ""
        worst = max(found, key=lambda choice: (choice.round, choice.loss))
        record = self.reviewer.record
        number = None if worst.round == self._round else round_number(record, worst.round)
        named = face_of(record.game.id).presenter.card_names
        return mistake_words(worst, self._board_of(worst), number, named)

    def luck_words(self) -> str:
        """Return how much of the person's score in this round the cards have brought; until then, that it comes."""
        is_to_come = self.is_awaited
        found = self.reviewer.rounds.get(self._round)  # after that: what has just come is there
        if not self.has_words or found is None:
            return LUCK_TO_COME.say() if is_to_come else ""
        side = self._people[0] % len(found.scores)
        game = self.reviewer.record.game
        swing, has_stash = scale_of(game.id).swing, bool(game.stash_size)
        amount = figures_of([found], swing, has_stash=has_stash).cards(side)  # rounded as the page of luck rounds it
        return luck_words(amount, swing, has_stash=has_stash)

    @property
    def is_awaited(self) -> bool:
        """True while something that will be told of the round is still to be found."""
        is_at_work = self.has_words and self.reviewer.is_at_work and not self.reviewer.is_done
        return is_at_work and self._round not in self.reviewer.rounds

    def wait(self, timeout: float) -> bool:
        """Wait until everything is reviewed; return True if it is. For scripts and tests."""
        return self.reviewer.wait(timeout)

    @property
    def has_stopped(self) -> bool:
        """True if the coach has failed; it tries again once the review is opened or the next round is over."""
        return self.reviewer.has_failed

    def open(self) -> None:
        """Show the review, at what was costliest or best in this round; until that is known, where the round begins."""
        found, _ = self._found()
        choice = found.worst or found.best
        at = next(iter(self._places), None) if choice is None else (choice.round, choice.action)
        self.halt(is_on=False)
        self._app.push(ReviewScene(self._app, self.reviewer, is_own=False, at=at))

    def open_luck(self) -> None:
        """Show the luck in this round."""
        self.halt(is_on=False)
        self._app.push(LuckScene(self._app, self.reviewer, self._round))

    @property
    def has_failed(self) -> bool:
        """True if the people here did not make something that they bid in this round."""
        return bool(self._goals())

    def open_made(self) -> None:
        """Show whether what failed could have been made; nothing happens if nothing failed."""
        goals = self._goals()
        if goals:
            self._app.push(MadeScene(self._app, self.reviewer.record, self._round, goals))

    def _goals(self) -> list[Goal]:
        return goals_to_ask(self.reviewer.record, self._round, self._people)

    def close(self) -> None:
        """Leave it; it goes on when the match does."""
        self.reviewer.close()

    def _found(self) -> tuple[BestAndWorst, bool]:
        """Return the best and the worst in this round so far, and True if nothing in it was at fault."""
        done, _ = self.reviewer.progress()
        if self._known is None or self._known[0] != done:
            choices, scale = self._of_round(), scale_of(self.reviewer.record.game.id)
            is_clean = not any(choice.judgement.label in FAULTS for choice in choices)
            self._known = done, (highlights(self._unadvised(choices), scale), is_clean)
        return self._known[1]

    def _of_round(self) -> list[Choice]:
        """Return what is known of the choices in this round; only those of the one person who plays, if it is one."""
        own = self._people[0] if len(self._people) == 1 else None
        choices = self.reviewer.choices.values()
        return [choice for choice in choices if choice.round == self._round and own in (None, choice.seat)]

    def _unadvised(self, choices: Iterable[Choice]) -> Iterator[Choice]:
        return unadvised(choices, advised_in(self.reviewer.record.extra))
