"""A page about one of the games, with tabs that lead to the others."""

from __future__ import annotations

from ...engine.games import MAIN_GAME
from ..games import FACES
from ..program.app import App
from ..widgets.base import Item
from .page import Frame, PageScene

_NAME = "Ann"  # until somebody has sat down at a table of their own


class GamePage(PageScene):
    """A page that begins with the game played last."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.game = next((setup.game for setup in app.settings.last_setups), MAIN_GAME)

    def game_tabs(self, frame: Frame) -> Item:
        """Return the tabs that lead from game to game."""
        options = [(game, face.offer.name) for game, face in FACES.items()]
        return frame.tabs("game", options, self.game, self.choose_game)

    def choose_game(self, game: object) -> None:
        """Show the page of a game, given by its id."""
        self.app.cross_fade()
        self.game = str(game)
        self.app.ways.prepare_table(self.app.canvas, self.game)

    @property
    def person(self) -> str:
        """The name of the first person at the table that was set up last."""
        return self.people[0]

    @property
    def people(self) -> list[str]:
        """The names of the people at the table that was set up last, one at least; first whoever plays."""
        tables = ([seat.name for seat in setup.seats if seat.is_person] for setup in self.app.settings.last_setups)
        names, playing = next(filter(None, tables), []), self.app.household.name
        own = [] if playing is None else [playing]
        return list(dict.fromkeys((*own, *names))) or [_NAME]
