"""The sheet that is kept for real cards: the same paper as in the game, and the ways to enter and change rounds."""

from __future__ import annotations

from ....table.score_book import ScoreBook
from ....table.score_sheet import ScoreSheet, ToldError
from ...games import face_of
from ...program.app import App
from ...widgets.commands import Command, Deeds
from ...wording import keep_score as words
from ...wording.phrases import say
from ..sheet.score import ScoreScene
from ..sheet.ways import Way
from .draft import Draft
from .entry import EntryScene


class KeptSheetScene(ScoreScene):
    """The sheet; with `is_new` its newest round is written on screen, as after a round in the game."""

    def __init__(self, app: App, book: ScoreBook, sheet: ScoreSheet, *, is_new: bool) -> None:
        super().__init__(app, sheet.record, self._enter, on_again=self._again, on_title=app.pop)
        self._book, self.sheet, self._is_new = book, sheet, is_new
        self._begun: Draft | None = None  # the next round, as far as it was told before one went back

    def on_enter(self) -> None:
        super().on_enter()
        if not self._is_new:
            self.hurry()

    def ways(self) -> list[Way]:
        """Return the buttons: the next round, or the next match once this one is won; what can be changed; and back."""
        sheet, back = self.sheet, Way("back", say("button", "Back"), self.app.pop, Command.BACK)
        if sheet.winner is None:
            on = Way("on", words.enter_words(len(sheet.rounds) + 1), self._enter, Command.PRESS)
        else:
            on = Way("on", words.AGAIN.say(), self._again, Command.PRESS)
        if not sheet.rounds:
            return [on, back]
        change = Way("change", words.CHANGE.say(), self._change)
        undo = Way("undo", words.TAKE_BACK.say(), self._take_back, Command.UNDO, tip=words.TAKE_BACK_TIP.say())
        has_clock = sheet.winner is None and sheet.record.has_clock
        time = [Way("time", words.TIME_UP.say(), self._end_by_time)] if has_clock else []
        return [on, back, undo, change, *time, self.way_to_save()]

    # -- input --------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        return {**self.reading_deeds(), Command.UNDO: self._take_back, Command.PRESS: self._press_is_too_soon}

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.hurry()

    def on_escape(self) -> None:
        self.app.pop()

    # -- the ways on --------------------------------------------------------------------------------------

    def _enter(self) -> None:
        self._ask(len(self.sheet.rounds))

    def _change(self) -> None:
        self._ask(len(self.sheet.rounds) - 1)

    def _ask(self, index: int) -> None:
        """Ask what happened in a round, a new one or one on the sheet."""
        asked = face_of(self.sheet.game.id).asked
        if asked is None:
            return
        is_next = index == len(self.sheet.rounds)
        draft = self._begun if is_next and self._begun is not None else Draft.of(self.sheet, index, asked)
        if is_next:
            self._begun = draft
        self.app.push(EntryScene(self.app, draft, self._take))

    def _take(self, sheet: ScoreSheet) -> None:
        self._show(sheet, is_new=len(sheet.rounds) > len(self.sheet.rounds))

    def _take_back(self) -> None:
        if self.sheet.rounds:
            self._show(self.sheet.without_last(), is_new=False)

    def _end_by_time(self) -> None:
        try:
            ended = self.sheet.ended_by_time()
        except ToldError as error:
            self.app.notices.add(words.told_words(error.refusal))
        else:
            self._show(ended, is_new=True)

    def _again(self) -> None:
        self._open(self._book.begin(self.sheet.begun_again()), is_new=False)

    def _show(self, sheet: ScoreSheet, *, is_new: bool) -> None:
        """Keep a sheet, and show it in place of this one."""
        self._book.keep(sheet)
        self._open(sheet, is_new=is_new)

    def _open(self, sheet: ScoreSheet, *, is_new: bool) -> None:
        """Show a sheet that is kept in place of this one."""
        while self._book.notices:
            self.app.tell(self._book.notices.pop(0))
        self.app.pop()
        self.app.push(KeptSheetScene(self.app, self._book, sheet, is_new=is_new))
