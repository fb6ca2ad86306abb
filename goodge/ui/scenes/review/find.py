"""Find it yourself: the costliest choices of a match as questions at the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ....coach import Choice, Judgement
from ....coach.reasons import may_speak_for
from ....coach.swing import scale_of
from ....coach.why import most_telling
from ....engine.actions import Action
from ....engine.record import Record
from ....engine.values import replace
from ....table.reasoner import Reasoner
from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, PANEL, SMALL
from ...program.app import App
from ...tabletop.offers import Offers, Tool
from ...tabletop.passing import WORTH
from ...tabletop.sentences import GROUND, SENTENCES
from ...widgets.base import Item, Label, Panel
from ...widgets.commands import Command, Deeds, cap
from ...wording import review as words
from ...wording.cards import CardNames
from ...wording.phrases import say
from ...wording.reasons import reason_words
from ..question import QuestionScene

_BESIDE, _OVER, _UNDER = 16, 4, 4  # of the ground, around the words on it
_APART = 6  # from the ground to the buttons
_MOST_LINES = 3  # of a reason


class FindScene(QuestionScene):
    """One of some choices, asked again: the best is to be found, or one that is as good as far as can be told."""

    def __init__(self, app: App, record: Record, questions: Sequence[Choice], number: int = 0) -> None:
        self._record, self._questions, self._number = record, questions, number
        self.reasoner = Reasoner(app.store.log.note)
        self._reasoned: Choice | None = questions[number]  # what was done, or another answer; its reasons are told
        super().__init__(app, record, questions[number])

    @property
    def question(self) -> str:
        return "" if self._is_told else words.question_words(self._number + 1, len(self._questions))

    # -- offers -------------------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers:
        tip = say("find it yourself: tip of the button that leaves", "To the review · {key}", key=cap(Command.BACK))
        back = Tool("back", self.on_escape, icon="close", tip=tip)
        if self._is_told:
            return Offers(back, self.tools_of_bar(), row=self._row())
        show = say("find it yourself: button", "Show the answer")
        tool = Tool("show", self._show_it, show, keycap=Command.REVIEW, width=210, is_at_right=True)
        return Offers(back, self.tools_of_bar(), (tool,))

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
            if option != judged.best:
                answered = replace(self._asked, judgement=replace(judged, done=action))
                self._reasoned = answered if may_speak_for(action) else None
            self._tell(words.found_words(action, judged.best.action, self._named))
            return True
        swing = scale_of(self.table.game.id).swing
        less = judged.best.worth - next(each.worth for each in judged.told.options if each.action == action)
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
        self.shown.tell(self._why)
        self.focus(self.default_focus())
        self.refresh()

    # -- why ------------------------------------------------------------------------------------------------

    def _why(self) -> str:
        """Return why the best is better than what was done, or what speaks for an answer that is as good.

        As long as that is not known, and where reasons would speak for the best: by how much what was done is worse.
        """
        asked, view, named = self._asked, self.shown.view, self._named
        reason = None if self._reasoned is None else most_telling(self.reasoner.known(self._reasoned))
        if reason is None:
            swing = scale_of(self.table.game.id).swing
            return words.then_words(asked.judgement.taken.action, asked.judgement.told.gap, swing, named)
        return reason_words(reason, self.shown.hand_names, view.board.holders, asked.seat, named)

    def compose(self, canvas: Canvas) -> list[Item]:
        """Return the items of the table; once the question is over, the reason stands under the answer."""
        items = super().compose(canvas)
        return self._with_reason(canvas, items) if self._is_told else items

    def _with_reason(self, canvas: Canvas, items: list[Item]) -> list[Item]:
        """Return the items with the reason between the answer, which moves up for it, and the buttons.

        What the trick is worth makes room for it; where one of its cards lies there, the reason is told in the review.
        """
        sentence = next(item for item in items if isinstance(item, Label) and item.key == "sentence")
        text, px, line = self._why(), canvas.px, canvas.type.line_height
        high = line(SENTENCES[0]) + _MOST_LINES * line(SMALL) + px(_UNDER + _APART)
        kept = (item for item in items if item is not sentence and item.key != GROUND)
        others = [item for item in kept if not item.key.startswith(WORTH)]
        room = _between(sentence.rect, high, others, px(_BESIDE))
        role = canvas.type.fitting(sentence.text, SENTENCES, room.width)
        lines = canvas.type.wrap(text, SMALL, room.width, evenly=True)
        low = pygame.Rect(room.left, 0, room.width, len(lines) * line(SMALL))
        low.bottom = room.bottom - px(_UNDER + _APART)
        upper = pygame.Rect(room.left, low.top - line(role), room.width, line(role))
        sizes = [canvas.type.size(each, SMALL)[0] for each in lines]
        wide = max(*sizes, canvas.type.size(sentence.text, role)[0]) + 2 * px(_BESIDE)
        ground = pygame.Rect(0, upper.top - px(_OVER), wide, low.bottom + px(_UNDER) - upper.top + px(_OVER))
        ground.centerx = room.centerx
        if ground.collidelist([self.shown.stage.sprites[key].rect for key in self.shown.trick_keys()]) >= 0:
            return items
        sentence.rect, sentence.role = upper, role
        return [
            *others,
            Panel(key="reason-ground", rect=ground, top=PANEL.faded(150), line=None, radius=14),
            sentence,
            Label(key="reason", rect=low, text=text, role=SMALL, colour=CREAM, wraps=True),
        ]

    def update(self, seconds: float) -> bool:
        if self.reasoner.follow(self._record, self._reasoned) and self._is_told:
            self.shown.tell(self._why)
            self.refresh()
        return super().update(seconds)

    @property
    def is_waiting(self) -> bool:
        return super().is_waiting or (self._is_told and self.reasoner.is_at_work)

    def on_leave(self) -> None:
        self.reasoner.close()
        super().on_leave()

    # -- the way on -----------------------------------------------------------------------------------------

    def _go_to_next(self) -> None:
        if self._is_told and self._has_more:
            self.app.pop()
            self.app.push(FindScene(self.app, self._record, self._questions, self._number + 1))

    @property
    def deeds(self) -> Deeds:
        told: Deeds = {Command.STEP: self._go_to_next} if self._is_told else {}
        return {**super().deeds, **told, Command.REVIEW: self._show_it}


def _between(rect: pygame.Rect, high: int, items: Sequence[Item], air: int) -> pygame.Rect:
    """Return a place that reaches this far up from the lower edge of another one, between what stands at its sides."""
    room = pygame.Rect(rect.left, rect.bottom - high, rect.width, high)
    middle = room.centerx
    for item in items:
        if item.rect.colliderect(room) and not item.is_backing:
            if item.rect.centerx < middle:
                room.width, room.left = room.right - max(room.left, item.rect.right + air), item.rect.right + air
            else:
                room.width = min(room.right, item.rect.left - air) - room.left
    return room
