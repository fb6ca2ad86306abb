"""Find it yourself: the costliest choices of a match as questions at the table."""

from __future__ import annotations

from collections.abc import Sequence

from ....coach import Choice, Judgement
from ....coach.swing import scale_of
from ....engine.actions import Action
from ....engine.record import Record
from ...program.app import App
from ...tabletop.offers import Offers, Tool
from ...widgets.commands import Command, Deeds, cap
from ...wording import review as words
from ...wording.cards import CardNames
from ...wording.phrases import say
from ..question import QuestionScene
from ..table.tools import sound_and_rules


class FindScene(QuestionScene):
    """One of some choices, asked again: the best is to be found, or one that is as good as far as can be told."""

    def __init__(self, app: App, record: Record, questions: Sequence[Choice], number: int = 0) -> None:
        self._record, self._questions, self._number = record, questions, number
        super().__init__(app, record, questions[number])
        app.notices.add(words.question_words(number + 1, len(questions)))

    # -- offers -------------------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        tip = say("find it yourself: tip of the button that leaves", "To the review · {key}", key=cap(Command.BACK))
        back = Tool("back", self.on_escape, icon="close", tip=tip)
        if self._is_told:
            return Offers(back, sound_and_rules(self.app), row=self._row())
        show = say("find it yourself: button", "Show the answer")
        tool = Tool("show", self._show_it, show, keycap=Command.REVIEW, width=210, is_at_right=True)
        return Offers(back, sound_and_rules(self.app), (tool,))

    def _row(self) -> tuple[Tool, ...]:
        done = Tool("done", self.on_escape, say("find it yourself: button", "To the review"), width=220,
                    keycap=Command.BACK, is_main=not self._has_more)  # fmt: skip
        following = say("find it yourself: button", "Next question")
        step = Tool("following", self._go_to_next, following, width=220, keycap=Command.STEP, is_main=True)
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

    def answer(self, judged: Judgement, action: Action) -> bool:
        """Say how good an answer is; one that cannot be told from the best is as good."""
        option = next(each for each in judged.options if each.action == action)
        if judged.is_noise(option):
            self._tell(words.found_words(action, self._named))
            return True
        swing = scale_of(self.table.game.id).swing
        less = judged.best.worth - option.worth
        self.shown.report(words.not_found_words, action, less, swing, self._named)
        return False

    def _show_it(self) -> None:
        if not self._is_told:
            self._tell(words.best_words(self._asked.judgement.best.action, self._named))

    @property
    def _named(self) -> CardNames:
        return self.shown.presenter.card_names

    def _tell(self, line: str) -> None:
        """Say the answer; the question is over."""
        self._is_told, self.panel = True, None
        self.shown.unsay()
        self.shown.report_decision(str, line)
        self.focus(self.default_focus())
        self.refresh()

    # -- the way on -----------------------------------------------------------------------------------------

    def _go_to_next(self) -> None:
        if self._is_told and self._has_more:
            self.app.pop()
            self.app.push(FindScene(self.app, self._record, self._questions, self._number + 1))

    @property
    def deeds(self) -> Deeds:
        told: Deeds = {Command.STEP: self._go_to_next} if self._is_told else {}
        return {**super().deeds, **told, Command.REVIEW: self._show_it}
