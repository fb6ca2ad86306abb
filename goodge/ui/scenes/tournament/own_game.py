"""The people's own game of a tournament: the table as ever, with the hall to come back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....table.hall import Hall
from ..table import TableScene

if TYPE_CHECKING:
    from ...app import App


class OwnGameScene(TableScene):
    """Lies over the hall, and gives the game back to it when it is left."""

    def __init__(self, app: App, hall: Hall) -> None:
        super().__init__(app, hall.sit_down())
        self._hall = hall

    def on_leave(self) -> None:
        self.opponents.close()
        self._hall.rise(self.table)
