"""A choice asked again at a table of its own, where nothing that is answered changes anything."""

from __future__ import annotations

from abc import abstractmethod
from threading import Thread
from time import sleep

from ...coach import Choice, Judge, Judgement
from ...engine.actions import Action, Bury
from ...engine.cards import in_order
from ...engine.game import Phase
from ...engine.record import Record
from ...engine.values import replace
from ...players import Budget
from ...table.trial import open_trial
from ..program.app import App
from ..tabletop.panels.stepper import StepperPanel
from ..widgets.commands import Command
from ..wording import review as words
from ..wording.refusals import refusal_words
from .table.scene import TableScene


class QuestionScene(TableScene):
    """A choice of a match, to be made again. An answer that was not weighed yet is weighed on a thread."""

    untold = frozenset({Command.TRICK})  # its key shows the answer

    def __init__(self, app: App, record: Record, asked: Choice) -> None:
        self._asked = asked
        self._is_told = self._has_left = False
        self._weighed: Judgement | None = None
        self._worker: Thread | None = None
        table = open_trial(record, (asked.round, asked.action), asked.seat)
        table.setup = replace(table.setup, has_help=False)  # the hint would be the answer
        super().__init__(app, table)

    @abstractmethod
    def answer(self, judged: Judgement, action: Action) -> bool:
        """Take an answer, one of the options of a judgement; return True if the question is over."""

    def submit(self, action: Action, *, is_sure: bool = False) -> bool:  # noqa: ARG002
        """Take an answer; return True if the question is over."""
        if isinstance(action, Bury):
            action = Bury(in_order(action.cards))
        view = self.shown.view
        refusal = self.table.game.refusal(view.board, view.acting_hand, action)
        if refusal is not None:
            self.say(refusal_words, refusal)
            return False
        if self._is_told or self._worker is not None:
            return False
        if any(option.action == action for option in self._asked.judgement.options):
            return self.answer(self._asked.judgement, action)
        self.say(words.WEIGHING.say)
        self._worker = Thread(target=self._weigh, args=(action,), name="question", daemon=True)
        self._worker.start()
        return False

    def _weigh(self, action: Action) -> None:
        view = self.table.game.view_for(self.table.record.rounds[-1][-1], self._asked.seat)
        try:
            self._weighed = Judge(self.table.game).judge(view, action, 0, Budget(None, self._go_on_thinking))
        except _Left:
            return

    def _go_on_thinking(self) -> None:
        sleep(0)
        if self._has_left:
            raise _Left

    def go_on(self, seconds: float) -> None:
        weighed = self._weighed
        if weighed is not None and weighed.done is not None:
            self._weighed = self._worker = None
            self.shown.unsay()
            self.answer(weighed, weighed.done)
        if not self._is_told:
            super().go_on(seconds)

    def _begin_phase(self) -> None:
        """Ask, with the first suit or the lowest bid: the one that a match begins with is often the answer."""
        super()._begin_phase()
        view = self.shown.view
        if isinstance(self.panel, StepperPanel):
            self.panel.amount = self.panel.lowest
        elif self.panel is not None and view.board.phase is Phase.TRUMP:
            self.panel.propose(view.legal[0])

    @property
    def is_waiting(self) -> bool:
        return self._worker is not None or super().is_waiting

    def on_escape(self) -> None:
        self.app.pop()

    def on_leave(self) -> None:
        self._has_left = True
        super().on_leave()


class _Left(BaseException):
    """Nobody waits for the answer any more. Not an Exception: nothing on the way must catch it by accident."""
