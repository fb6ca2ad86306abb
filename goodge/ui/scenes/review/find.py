"""Find it yourself: the costliest choices of a match as questions at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from threading import Thread
from time import sleep

from ....coach import Choice, Judge, Judgement
from ....coach.swing import scale_of
from ....engine.actions import Action
from ....engine.record import Record
from ....players import Budget
from ....table.trial import open_trial
from ...program.app import App
from ...tabletop.offers import Offers, Tool
from ...widgets.commands import Command, Deeds, cap
from ...wording import review as words
from ...wording.phrases import say
from ...wording.refusals import refusal_words
from ..table.scene import TableScene


class FindScene(TableScene):
    """One of some choices, asked again: the best is to be found, or one that is as good as far as can be told.

    What is answered changes nothing at the table. An answer that was not weighed yet is weighed on a thread.
    """

    def __init__(self, app: App, record: Record, questions: Sequence[Choice], number: int = 0) -> None:
        self._record, self._questions, self._number = record, questions, number
        self._asked = questions[number]
        self._is_told = self._has_left = False
        self._weighed: Judgement | None = None
        self._worker: Thread | None = None
        table = open_trial(record, (self._asked.round, self._asked.action), self._asked.seat)
        table.setup = replace(table.setup, has_help=False)  # the hint would be the answer
        super().__init__(app, table)
        app.notices.add(words.question_words(number + 1, len(questions)))

    # -- offers -------------------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        tip = say("find it yourself: tip of the button that leaves", "To the review · {key}", key=cap(Command.BACK))
        back = Tool("back", self.on_escape, icon="close", tip=tip)
        if self._is_told:
            return Offers(back, self.sound_and_rules(), row=self._row())
        show = say("find it yourself: button", "Show it")
        tool = Tool("show", self._show_it, show, keycap=Command.REVIEW, width=150, is_at_right=True)
        return Offers(back, self.sound_and_rules(), (tool,))

    def _row(self) -> tuple[Tool, ...]:
        done = Tool("done", self.on_escape, say("find it yourself: button", "To the review"), width=220,
                    keycap=Command.BACK)  # fmt: skip
        following = say("find it yourself: button", "Next question")
        step = Tool("following", self._go_to_next, following, width=220, keycap=Command.STEP)
        return (step, done) if self._has_more else (done,)

    @property
    def _has_more(self) -> bool:
        return self._number + 1 < len(self._questions)

    def default_focus(self) -> str | None:
        if self._is_told:
            return "following" if self._has_more else "done"
        return super().default_focus()

    @property
    def enter_key(self) -> str | None:
        return self.focus_key if self._is_told else super().enter_key

    # -- answers ------------------------------------------------------------------------------------------

    def submit(self, action: Action, *, is_sure: bool = False) -> bool:  # noqa: ARG002
        """Take an answer; return True if the question is over."""
        view = self.shown.view
        refusal = self.table.game.refusal(view.board, view.acting_hand, action)
        if refusal is not None:
            self.say(refusal_words, refusal)
            return False
        if self._is_told or self._worker is not None:
            return False
        if any(option.action == action for option in self._asked.judgement.options):
            return self._answer(self._asked.judgement, action)
        self.say(words.WEIGHING.say)
        self._worker = Thread(target=self._weigh, args=(action,), name="question", daemon=True)
        self._worker.start()
        return False

    def _answer(self, judged: Judgement, action: Action) -> bool:
        """Say how good an answer is; one that cannot be told from the best is as good."""
        option = next(each for each in judged.options if each.action == action)
        if judged.is_noise(option):
            self._tell(words.found_words(action))
            return True
        swing = scale_of(self.table.game.id).swing
        self.say(words.not_found_words, action, judged.best.worth - option.worth, swing)
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

    def _show_it(self) -> None:
        if not self._is_told:
            self._tell(words.best_words(self._asked.judgement.best.action))

    def _tell(self, line: str) -> None:
        """Say the answer; the question is over."""
        self._is_told, self.panel = True, None
        self.shown.unsay()
        self.shown.announce(None, str, line)
        self.focus(self.default_focus())
        self.refresh()

    # -- time and the way on ------------------------------------------------------------------------------

    def go_on(self, seconds: float) -> None:
        weighed = self._weighed
        if weighed is not None and weighed.done is not None:
            self._weighed = self._worker = None
            self.shown.unsay()
            self._answer(weighed, weighed.done)
        if not self._is_told:
            super().go_on(seconds)

    @property
    def is_waiting(self) -> bool:
        return self._worker is not None or super().is_waiting

    def on_escape(self) -> None:
        self.app.pop()

    def on_leave(self) -> None:
        self._has_left = True
        super().on_leave()

    def _go_to_next(self) -> None:
        if self._is_told and self._has_more:
            self.app.pop()
            self.app.push(FindScene(self.app, self._record, self._questions, self._number + 1))

    @property
    def deeds(self) -> Deeds:
        told: Deeds = {Command.STEP: self._go_to_next} if self._is_told else {}
        return {**super().deeds, **told, Command.REVIEW: self._show_it}


class _Left(BaseException):
    """Nobody waits for the answer any more. Not an Exception: nothing on the way must catch it by accident."""
