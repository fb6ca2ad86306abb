"""A position of practice as a question at the table."""

from __future__ import annotations

from ....coach import Judgement
from ....coach.answers import FOUND, answered
from ....coach.swing import scale_of
from ....engine.actions import Action
from ....engine.values import replace
from ....table.practice import Series
from ...program.app import App
from ...tabletop.offers import Offers, Tool
from ...widgets.commands import Command, Deeds, cap
from ...wording import practice as words
from ...wording.phrases import say
from ..question import QuestionScene
from .answer import AnswerScene


class PracticeQuestion(QuestionScene):
    """The position that a series asks now; the first answer counts, and leads to what is behind it."""

    def __init__(self, app: App, series: Series) -> None:
        self.series = series
        self._given: tuple[Judgement, bool] | None = None
        self._counts = True
        super().__init__(app, series.record, series.position.choice)

    @property
    def question(self) -> str:
        return words.QUESTION.say() if self._given is None else ""

    @property
    def offers(self) -> Offers:
        tip = say("practice: tip of the button that leaves", "To practice · {key}", key=cap(Command.BACK))
        back = Tool("back", self.on_escape, icon="close", tip=tip)
        show = say("practice: button that shows the answer", "Show the answer")
        tool = Tool("show", self._show_it, show, keycap=Command.REVIEW, width=262, is_at_right=True)
        return Offers(back, self.tools_of_bar(), (tool,))

    def answer(self, judged: Judgement, action: Action) -> bool:
        """Take an answer; the table makes way once it stands still."""
        told = answered(self._asked.judgement, action, judged, scale_of(self.table.game.id))
        self._end(told, is_shown=False)
        return True

    def _show_it(self) -> None:
        if self._given is None:
            asked = self._asked.judgement
            self._end(replace(asked, done=asked.best.action), is_shown=True)

    def _end(self, judged: Judgement, *, is_shown: bool) -> None:
        self._counts = self.series.answer(is_found=not is_shown and judged.label in FOUND)
        self._given = judged, is_shown
        self.refresh()

    def go_on(self, seconds: float) -> None:
        if self._given is None:
            super().go_on(seconds)
        if self._given is not None:
            judged, is_shown = self._given
            self.app.pop()
            answer = AnswerScene(self.app, self.series, judged, self.again, is_shown=is_shown, counts=self._counts)
            self.app.push(answer)
            if not is_shown and judged.label in FOUND:
                self.app.sounds.play("bid_made")

    def again(self) -> None:
        """Ask what the series asks now."""
        self.app.push(PracticeQuestion(self.app, self.series))

    @property
    def deeds(self) -> Deeds:
        return {**super().deeds, Command.REVIEW: self._show_it}
