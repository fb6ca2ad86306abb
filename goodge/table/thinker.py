"""Computer players at work on a thread of their own, so that the screen never waits for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Condition, Thread
from time import sleep

from ..engine.actions import Action
from ..engine.game import AnyView
from ..engine.games import game_named
from ..players import Budget, Player, player_of

LONGEST_IN_PYTHON = 1.0  # seconds per thought if the search is not compiled: it would sometimes take four

Players = Callable[[str, str | None], Player]


@dataclass(frozen=True, slots=True)
class Question:
    """A view, and the player to answer it: one of a level and a style, asked with a seed of their own."""

    view: AnyView
    level: str
    style: str | None
    seed: int


def answer(question: Question, players: Players, budget: Budget, note: Callable[[str], None]) -> Action:
    """Return the player's action. If they fail or try an illegal one, choose something harmless, and note it."""
    view, game = question.view, game_named(question.view.game)
    try:
        action = players(question.level, question.style).choose(view, question.seed, budget).action
        refusal = game.refusal(view.board, view.acting_hand, action)
        fault = None if refusal is None else repr(refusal)
    except Exception as error:  # whatever a player does, the match goes on
        fault = repr(error)
    if fault is None:
        return action
    instead = game.harmless(view)
    note(f"{question.level} in seat {view.seat} failed, “{instead.text}” was played instead: {fault}")
    return instead


class Thinker:
    """Asks computer players one question at a time. A player is given the view and nothing else of the match.

    `players` finds the player of a level and a style, `note` takes lines for the log.
    """

    def __init__(self, players: Players = player_of, note: Callable[[str], None] = lambda _: None) -> None:
        self._players, self._note = players, note
        self._changed = Condition()
        self._asked: tuple[object, Question] | None = None
        self._answer: tuple[object, Action] | None = None
        self._is_closing = False
        self._thread: Thread | None = None

    def ask(self, ticket: object, view: AnyView, level: str, seed: int, style: str | None = None) -> None:
        """Set the player of this level and style to think for the seat of the view; the question before is dropped.

        `seed` is that of the players, not of the deals: the player in seat s is asked with seed + s.
        """
        if view.seat is None or view.seat != view.board.turn:
            raise ValueError("only the seat to act can be asked")
        with self._changed:
            self._asked, self._answer = (ticket, Question(view, level, style, seed + view.seat)), None
            if self._thread is None:
                self._thread = Thread(target=self._run, name="thinker", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def poll(self) -> tuple[object, Action] | None:
        """Return the ticket and the answer to the last question, once; None while there is no answer."""
        with self._changed:
            answer, self._answer = self._answer, None
            return answer

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until no question is open, `timeout` seconds at most; return True if none is."""
        with self._changed:
            return self._changed.wait_for(lambda: self._asked is None, timeout)

    def cancel(self) -> None:
        """Drop the last question and its answer."""
        with self._changed:
            self._asked = self._answer = None
            self._changed.notify_all()

    def close(self) -> None:
        """Stop thinking and end the thread; if it does not stop within a second, it ends with the program."""
        self.cancel()
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(1)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._asked is not None or self._is_closing)
                asked = self._asked
            if asked is None:
                return
            try:
                budget = Budget(_longest_thought(), yield_=self._lets_go_on(asked))
                action = answer(asked[1], self._players, budget, self._note)
            except Dropped:
                continue
            with self._changed:
                if self._asked is asked:
                    self._asked, self._answer = None, (asked[0], action)
                    self._changed.notify_all()

    def _lets_go_on(self, asked: tuple[object, Question]) -> Callable[[], None]:
        def go_on() -> None:
            if self._asked is not asked:
                raise Dropped
            sleep(0)  # lets the screen's thread in

        return go_on


def _longest_thought() -> float | None:
    """Return the seconds after which people would wait too long; None where players keep their usual limit."""
    from ..players import kernel  # loaded with the first player that is asked, so that the title screen comes sooner

    return None if kernel.is_compiled() else LONGEST_IN_PYTHON


class Dropped(BaseException):
    """Nobody waits for the answer any more. Not an Exception: a player must not catch it by accident."""
