"""Find it yourself: the costliest choices of a match as questions at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pygame

from ....coach import Choice, Judgement, speaks_for_taken
from ....coach.swing import scale_of
from ....coach.telling import most_telling
from ....engine.actions import Action
from ....engine.record import Record
from ....engine.values import replace
from ....table.reasoner import Reasoner
from ...drawing.canvas import Canvas
from ...drawing.theme import CREAM, KEYCAP, PANEL, SMALL, Role
from ...program.app import App
from ...tabletop.offers import Offers, Tool
from ...tabletop.passing import WORTH
from ...tabletop.seating import EDGE
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
_OFF_CARD = 12  # from a card to the ground
_MOST_LINES, _MOST_BESIDE = 3, 5  # of a reason, over the buttons and beside a card


class FindScene(QuestionScene):
    """One of some choices, asked again: the best is to be found, or one that is as good as far as can be told."""

    def __init__(self, app: App, record: Record, questions: Sequence[Choice], number: int = 0) -> None:
        self._record, self._questions, self._number = record, questions, number
        self.reasoner = Reasoner(app.store.log.note)
        self._tried: Choice | None = None  # the last answer that is worse: the best is held against it
        self._clue = ""  # what speaks against it
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
            tried = self._tried or self._asked
            if option != judged.best:
                answered = replace(self._asked, judgement=replace(judged, done=action))
                is_spoken_for = speaks_for_taken(self.table.game, self.shown.view, answered.judgement)
                self._reasoned = answered if is_spoken_for else None
            elif action != self._asked.judgement.best.action:
                # a card that equals the best one: what is told names the one that was found
                beside = tried.judgement
                found = (replace(beside.best, action=action), *beside.options[1:])
                self._reasoned = replace(tried, judgement=replace(beside, options=found))
            self._tell(words.found_words(action, judged.best.action, self._named))
            return True
        swing = scale_of(self.table.game.id).swing
        less = judged.best.worth - next(each.worth for each in judged.told.options if each.action == action)
        self.shown.report(words.not_found_words, action, less, swing, self._named)
        self._tried = self._reasoned = replace(self._asked, judgement=replace(judged, done=action))
        self._clue = self.help.words.why_not(judged, action, {})
        self.shown.tell(lambda: self._clue)
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
        """Return why the best is better than what was tried last or done, or what speaks for an answer that is as good.

        As long as that is not known, and where reasons would speak for the best: by how much what was done is worse.
        """
        asked, view, named = self._asked, self.shown.view, self._named
        reason = None if self._reasoned is None else most_telling(self.reasoner.known(self._reasoned))
        if reason is None:
            swing = scale_of(self.table.game.id).swing
            return words.then_words(asked.judgement.taken.action, asked.judgement.told.gap, swing, named)
        return reason_words(reason, self.shown.hand_names, view.board.holders, asked.seat, named)

    def compose(self, canvas: Canvas) -> list[Item]:
        """Return the items of the table; once the question is over, the reason stands under the answer.

        Before that, what speaks against an answer that is worse stands under what it costs, where it has room.
        """
        items = super().compose(canvas)
        if self._is_told:
            return self._with_reason(canvas, items)
        detail = next(item for item in items if isinstance(item, Label) and item.key == "detail")
        if self._clue and self.shown.captions.news and canvas.type.size(self._clue, KEYCAP)[0] <= detail.rect.width:
            detail.text, detail.role = self._clue, canvas.type.fitting(self._clue, (SMALL, KEYCAP), detail.rect.width)
        return items

    def _with_reason(self, canvas: Canvas, items: list[Item]) -> list[Item]:
        """Return the items with the answer, the reason under it in a size that has room, and the buttons below.

        What the trick is worth makes room for it; where there is no room for all of it, the reason is told in the
        review.
        """
        sentence = next(item for item in items if isinstance(item, Label) and item.key == "sentence")
        kept = (item for item in items if item is not sentence and item.key != GROUND)
        others = [item for item in kept if not item.key.startswith(WORTH)]
        solid = [item.rect for item in others if not item.is_backing]
        cards = [sprite.rect for sprite in self.shown.stage.sprites.values()]
        rooms = list(self._rooms(canvas, sentence.rect, solid, cards))
        for role, room in product((SMALL, KEYCAP), rooms):
            ground, *lines = self._answered(canvas, room, sentence, role)
            has_room = ground.rect.width <= room.width + 2 * canvas.px(_BESIDE)
            if has_room and ground.rect.collidelist([*solid, *cards]) < 0:
                return [*others, ground, *lines]
        return items

    def _rooms(
        self, canvas: Canvas, place: pygame.Rect, solid: Sequence[pygame.Rect], cards: Sequence[pygame.Rect]
    ) -> Iterator[pygame.Rect]:
        """Yield the places for an answer and its reason: over the buttons, else at the right of the trick's last card.

        Whoever plays for a dummy has a card of their own in the trick, right over the buttons. Beside it, places are
        flat and wide first.
        """
        px, line = canvas.px, canvas.type.line_height
        high = [line(SENTENCES[0]) + lines * line(SMALL) + px(_UNDER + _APART) for lines in range(_MOST_BESIDE + 1)]
        yield _between(place, high[_MOST_LINES], solid, px(_BESIDE))
        trick = (self.shown.stage.sprites[key].rect for key in self.shown.trick_keys())
        left = max(trick, key=lambda card: card.bottom, default=place).right + px(_OFF_CARD + _BESIDE)
        beside = pygame.Rect(left, place.top, canvas.rect.right - px(EDGE) - left, place.height)
        yield from (_between(beside, each, [*solid, *cards], px(_BESIDE)) for each in high[1:])

    def _answered(self, canvas: Canvas, room: pygame.Rect, sentence: Label, small: Role) -> list[Panel | Label]:
        """Return the ground of the answer and its reason, and both, at the foot of a place, as wide as that at most."""
        text, px, line = self._why(), canvas.px, canvas.type.line_height
        role = canvas.type.fitting(sentence.text, SENTENCES, room.width)
        said = canvas.type.wrap(sentence.text, role, room.width, evenly=True)
        lines = canvas.type.wrap(text, small, room.width, evenly=True)
        low = pygame.Rect(room.left, 0, room.width, len(lines) * line(small))
        low.bottom = room.bottom - px(_UNDER + _APART)
        high = len(said) * line(role)
        upper = pygame.Rect(room.left, low.top - high, room.width, high)
        sizes = [canvas.type.size(each, small)[0] for each in lines]
        sizes += [canvas.type.size(each, role)[0] for each in said]
        wide = max(sizes) + 2 * px(_BESIDE)
        ground = pygame.Rect(0, upper.top - px(_OVER), wide, low.bottom + px(_UNDER) - upper.top + px(_OVER))
        ground.centerx = room.centerx
        return [
            Panel(key="reason-ground", rect=ground, top=PANEL.faded(150), line=None, radius=14),
            replace(sentence, rect=upper, role=role, wraps=len(said) > 1),
            Label(key="reason", rect=low, text=text, role=small, colour=CREAM, wraps=True),
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


def _between(rect: pygame.Rect, high: int, taken: Sequence[pygame.Rect], air: int) -> pygame.Rect:
    """Return a place that reaches this far up from the lower edge of another one, between what stands at its sides."""
    room = pygame.Rect(rect.left, rect.bottom - high, rect.width, high)
    middle = room.centerx
    for other in taken:
        if other.colliderect(room):
            if other.centerx < middle:
                room.width, room.left = room.right - max(room.left, other.right + air), other.right + air
            else:
                room.width = min(room.right, other.left - air) - room.left
    return room
