"""The table of a deal of the day: one round, and then back."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.game import Phase
from ....table.match_table import Table
from ...program.app import App
from ...wording.phrases import say
from ..sheet.score import ScoreScene
from ..table.scene import TableScene


class DayTable(TableScene):
    """The usual table; once the round is scored, it leads back to where it was opened."""

    def __init__(self, app: App, table: Table, give_back: Callable[[Table], None]) -> None:
        super().__init__(app, table, give_back=give_back)
        self._is_told = False

    def _end_round(self) -> None:
        if self.shown.view.board.phase is Phase.THROWN_IN:
            super()._end_round()
        elif not self._is_told:
            self._is_told = True
            words = say("deal of the day: button", "See my code")
            self.app.push(
                ScoreScene(
                    self.app,
                    self.table.record,
                    on_next=self._leave,
                    on_again=self._leave,
                    on_title=self._leave,
                    next_words=words,
                    look_back=self.look_back.extended(is_last=True),
                )
            )

    def _leave(self) -> None:
        host = self.app.host
        if host is not None:
            self.app.go_back_to(host)
