"""Computer players at work on a thread of their own, so that the screen never waits for them."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, Thread
from time import sleep
from typing import Any

from ..engine.actions import Action, Bury
from ..engine.game import Phase, View
from ..engine.games import game_named
from ..engine.games.goodge import STASH_SIZE, worth
from ..players import Budget, Player, player_of

AnyView = View[Any]
Question = tuple[object, AnyView, str, int]


class Thinker:
    """Asks computer players one question at a time. A player is given the view, and nothing else of the match.

    `players` finds the player of a level, `note` takes lines for the log. One that fails or wants to play
    illegally is replaced by `fallback` for that move, with a line in the log.
    """

    def __init__(
        self, players: Callable[[str], Player] = player_of, note: Callable[[str], None] = lambda _: None
    ) -> None:
        self._players, self._note = players, note
        self._changed = Condition()
        self._question: Question | None = None
        self._answer: tuple[object, Action] | None = None
        self._is_closing = False
        self._thread: Thread | None = None

    def ask(self, ticket: object, view: AnyView, level: str, seed: int) -> None:
        """Sets the player of this level to think for the seat of the view; the question before is dropped.

        `seed` is the match's: the player in seat s is asked with seed + s.
        """
        if view.seat is None or view.seat != view.board.turn:
            raise ValueError("only the seat to act can be asked")
        with self._changed:
            self._question, self._answer = (ticket, view, level, seed + view.seat), None
            if self._thread is None:
                self._thread = Thread(target=self._run, name="thinker", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def poll(self) -> tuple[object, Action] | None:
        """The ticket and the answer to the question asked last, once; None while there is none."""
        with self._changed:
            answer, self._answer = self._answer, None
            return answer

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until no question is open, `timeout` seconds at most; whether that is so."""
        with self._changed:
            return self._changed.wait_for(lambda: self._question is None, timeout)

    def cancel(self) -> None:
        """Drops the question asked last, and its answer."""
        with self._changed:
            self._question = self._answer = None
            self._changed.notify_all()

    def close(self) -> None:
        """Stops thinking and ends the thread; one that does not stop within a second ends with the program."""
        self.cancel()
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(1)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._question is not None or self._is_closing)
                question = self._question
            if question is None:
                return
            try:
                action = self._choose(question)
            except _Dropped:
                continue
            with self._changed:
                if self._question is question:
                    self._question, self._answer = None, (question[0], action)
                    self._changed.notify_all()

    def _choose(self, question: Question) -> Action:
        _, view, level, seed = question

        def go_on() -> None:
            if self._question is not question:
                raise _Dropped
            sleep(0)  # lets the screen's thread in

        try:
            action = self._players(level).choose(view, seed, Budget(yield_=go_on))
            fault = game_named(view.game).refusal(view.board, view.acting_hand, action)
        except Exception as error:  # whatever a player does, the match goes on
            fault = repr(error)
        if fault is None:
            return action
        instead = fallback(view)
        self._note(f"{level} in seat {view.seat} failed, “{instead.text}” was played instead: {fault}")
        return instead


class _Dropped(BaseException):
    """Nobody waits for the answer any more. No Exception: a player may not catch it by accident."""


def fallback(view: AnyView) -> Action:
    """A legal action that does little harm: the first one, or the three weakest of the cards worth least away."""
    if view.board.phase is Phase.EXCHANGE:
        return Bury(tuple(sorted(view.hand, key=lambda card: (worth(card), card.rank))[:STASH_SIZE]))
    return view.legal[0]
