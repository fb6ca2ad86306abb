"""The ways from scene to scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...coach import Choice
    from ...engine.record import Record
    from ..drawing.canvas import Canvas
    from .app import App
    from .layer import Topic
    from .teams import Occasion


class Ways(Protocol):
    """The ways from scene to scene, so that scenes need not know each other: they name what to show, not a scene."""

    def title(self, app: App) -> None:
        """Remove everything and begin with the title."""

    def rules(self, app: App, topic: Topic | None) -> None:
        """Lay the rules over everything, unless they lie there already."""

    def sheet(self, app: App, record: Record, occasion: Occasion | None) -> None:
        """Lay the score sheet of a match over everything."""

    def settings(self, app: App) -> None:
        """Lay the settings over everything."""

    def new_game(self, app: App) -> None:
        """Ask which match to begin."""

    def resume(self, app: App, game: str | None = None) -> None:
        """Go on with the saved match of a game, or with the one played last."""

    def waiting(self, app: App) -> None:
        """Show the saved matches of all games."""

    def tournament(self, app: App) -> None:
        """Open the hall of the tournament."""

    def play_again(self, app: App, record: Record) -> None:
        """Begin a match anew: the same cards, players and seats."""

    def against_expert(self, app: App, record: Record) -> None:
        """Compare a match with what the Expert makes of its rounds."""

    def deal_of_the_day(self, app: App) -> None:
        """Show the deals of the day."""

    def statistics(self, app: App) -> None:
        """Show the statistics of the finished matches."""

    def trial(self, app: App, record: Record, place: tuple[int, int], seat: int) -> None:
        """Have somebody play on from a place of a match on record, which stays as it is."""

    def find(self, app: App, record: Record, questions: Sequence[Choice]) -> None:
        """Ask some choices of a match again, one after another."""

    def prepare_table(self, canvas: Canvas, game: str) -> None:
        """Have a thread make a game's cards for a table in a window of this size."""
