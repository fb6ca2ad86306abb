"""A choice asked again at a table of its own, where nothing that is answered changes anything."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial

from ...coach import Choice, Judge, Judgement
from ...coach.answers import with_equal
from ...coach.judge import SEED
from ...coach.memory import cards_gone
from ...engine.actions import Action, Bury
from ...engine.cards import in_order
from ...engine.record import Record
from ...engine.values import replace
from ...players import Budget
from ...table.trial import open_trial
from ...table.worker import Worker, or_else
from ..drawing.canvas import Canvas
from ..drawing.theme import GOLD_BRIGHT, KEYCAP, SMALL
from ..program.app import App
from ..tabletop.offers import Tool
from ..tabletop.panels.panel import PhasePanel
from ..tabletop.sentences import SENTENCES
from ..widgets.base import Item, Label
from ..widgets.commands import Command, Deeds, cap
from ..wording import review as words
from ..wording.hints import TO_BE_FOUND
from ..wording.lists import side_by_side
from ..wording.notes import NOT_YET
from ..wording.phrases import say
from ..wording.refusals import refusal_words
from .table.notes import NotesScene
from .table.scene import TableScene
from .table.tools import sound_and_rules


class QuestionScene(TableScene):
    """A choice of a match, to be made again. An answer that was not weighed yet is weighed on a thread."""

    untold = frozenset({Command.TRICK})  # its key shows the answer
    no_help = TO_BE_FOUND

    def __init__(self, app: App, record: Record, asked: Choice) -> None:
        self._asked = asked
        self._is_told = False
        self._weighing: Worker[Judgement | None] = Worker("question")
        table = open_trial(record, (asked.round, asked.action), asked.seat)
        table.setup = replace(table.setup, has_help=False)  # the hint would be the answer
        super().__init__(app, table)

    @property
    @abstractmethod
    def question(self) -> str:
        """What is asked; empty once that is over."""

    def compose(self, canvas: Canvas) -> list[Item]:
        """Return the table; as long as an answer is awaited, the question stands over what the rules ask for."""
        items, captions, question = list(super().compose(canvas)), self.shown.captions, self.question
        if question and self.panel is not None and captions.refusal is None and not captions.news:
            lines = {item.key: item for item in items if isinstance(item, Label)}
            sentence, detail = lines["sentence"], lines["detail"]
            asked = side_by_side(sentence.text, detail.text) if detail.text else sentence.text
            if canvas.type.size(asked, KEYCAP)[0] <= detail.rect.width:
                detail.text, detail.role = asked, canvas.type.fitting(asked, (SMALL, KEYCAP), detail.rect.width)
            sentence.text, sentence.colour = question, GOLD_BRIGHT
            sentence.role = canvas.type.fitting(question, SENTENCES, sentence.rect.width)
        return items

    def what_is_asked(self) -> list[str]:
        return [*filter(None, [self.question]), *super().what_is_asked()]

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
        if self._is_told or self._weighing.is_at_work:
            return False
        judged = with_equal(self.table.game, view, self._asked.judgement, action)
        if any(option.action == action for option in judged.options):
            return self.answer(judged, action)
        self.say(words.WEIGHING.say)
        note = self.app.store.log.note
        self._weighing.give(action, or_else(partial(self._weigh, action), None, note, "an answer was not weighed"))
        return False

    def _weigh(self, action: Action, go_on: Callable[[], None]) -> Judgement | None:
        view = self.table.game.view_for(self.table.record.rounds[-1][-1], self._asked.seat)
        return Judge(self.table.game).judge(view, action, SEED, Budget(None, go_on))

    def go_on(self, seconds: float) -> None:
        found = self._weighing.poll()
        if found is not None and not self._is_told:  # else the answer was shown meanwhile
            _, weighed = found
            self.shown.unsay()
            if weighed is not None and weighed.done is not None:
                self.answer(weighed, weighed.done)
        if not self._is_told:
            super().go_on(seconds)

    def tools_of_bar(self) -> tuple[Tool, ...]:
        """Return the tools at the right of the bar: the notes, too, as whoever is asked has not watched the play."""
        tools = sound_and_rules(self.app)
        if not cards_gone(self.shown.view):
            return tools
        tip = say("a choice asked again: tip of a button", "Cards played · {key}", key=cap(Command.NOTES))
        return (*tools, Tool("notes", self._show_notes, icon="list", tip=tip))

    def _show_notes(self) -> None:
        shown = self.shown
        if cards_gone(shown.view):
            self.app.push(NotesScene(self.app, shown.presenter, shown.view, shown.names, all_of_it=True))
        else:
            self.say(NOT_YET.say)

    @property
    def deeds(self) -> Deeds:
        return {**super().deeds, Command.NOTES: self._show_notes}

    def panel_asking(self) -> PhasePanel:
        """Return the panel that asks, with nothing proposed."""
        panel = super().panel_asking()
        panel.begin_unadvised()
        return panel

    @property
    def is_waiting(self) -> bool:
        return (self.is_top and self._weighing.is_at_work) or super().is_waiting

    def wait(self, seconds: float) -> None:
        super().wait(seconds)
        self._weighing.wait(seconds)

    def on_escape(self) -> None:
        self.app.pop()

    def on_leave(self) -> None:
        self._weighing.close()
        super().on_leave()
