"""Going on from a place of a review: the round is played to its end at a table of its own."""

from __future__ import annotations

from ....coach.match_review import Place
from ....engine.game import AnyState, Phase
from ....engine.record import Record
from ....table.trial import open_trial
from ...drawing.canvas import Canvas
from ...program.app import App
from ...tabletop.matchstate import MatchState
from ...tabletop.offers import Offers, Tool
from ...widgets.base import Item
from ...widgets.commands import Command, Deeds, cap
from ...wording import review as words
from ...wording.phrases import say
from ..table.scene import TableScene


class TrialScene(TableScene):
    """A position of a match on record, played on by the person in one seat; at its end it says how it went then."""

    has_first_times = False
    untold = frozenset({Command.OUT})

    def __init__(self, app: App, record: Record, place: Place, seat: int) -> None:
        self._whole, self._place, self._seat = record, place, seat
        self._is_told = False
        super().__init__(app, open_trial(record, place, seat))
        self.looks_back = None  # one has come from there
        app.notices.answer(words.TRIAL.say())

    def compose(self, canvas: Canvas) -> list[Item]:
        items = list(super().compose(canvas))
        for bar in items:
            if isinstance(bar, MatchState):  # it looks like the match otherwise, and the notice goes after a while
                bar.state = words.TRYING_OUT.say()
        return items

    @property
    def offers(self) -> Offers:
        offers = super().offers
        tip = say(
            "going on from a review: tip of the button that leaves", "To the review · {key}", key=cap(Command.BACK)
        )
        back = Tool("back", self.on_escape, icon="close", tip=tip)
        if self._is_told:
            return Offers(back, offers.at_right, row=self._row())
        return Offers(back, offers.at_right, offers.tools, own=offers.own)

    def _row(self) -> tuple[Tool, ...]:
        """Return what can be done once the round is over."""
        done = say("going on from a review: button", "To the review")
        again = say("going on from a review: button", "Try again")
        return (
            Tool("done", self.on_escape, done, width=220, keycap=Command.BACK, is_main=True),
            Tool("again", self._once_more, again, width=220, keycap=Command.PLAY_ON),
        )

    def default_focus(self) -> str | None:
        return "done" if self._is_told else super().default_focus()

    def on_escape(self) -> None:
        self.app.pop()

    def on_leave(self) -> None:
        self.app.notices.hide_answer()
        super().on_leave()

    def _once_more(self) -> None:
        if self._is_told:
            self.on_escape()
            self.app.ways.trial(self.app, self._whole, self._place, self._seat)

    @property
    def enter_key(self) -> str | None:
        return self.focus_key if self._is_told else super().enter_key

    def _end_round(self) -> None:
        if self._is_told:
            return
        self._is_told = True
        if self.shown.view.board.phase is Phase.THROWN_IN:
            self.shown.announce(None, words.THROWN_IN.say)
        else:
            then = self._score(self._whole.rounds[self._place[0]][-1])
            now = self._score(self.table.record.rounds[-1][-1])
            self.shown.announce(None, words.outcome_words, now or 0, then)
        self.focus("done")
        self.refresh()

    def _score(self, state: AnyState) -> int | None:
        """Return what a round has brought the person's side; None if it was not scored."""
        scores = None if state.result is None else state.result.scores
        return None if scores is None else scores[self._seat % len(scores)]

    @property
    def deeds(self) -> Deeds:
        return {**super().deeds, Command.PLAY_ON: self._once_more}
