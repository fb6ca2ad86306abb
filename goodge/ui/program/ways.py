"""The ways from scene to scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from ...engine.games import MAIN_GAME

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...coach import Choice
    from ...engine.record import Record
    from ..drawing.canvas import Canvas
    from ..widgets.base import Item
    from ..widgets.commands import Deeds
    from .layer import RoundBack, Topic
    from .teams import Occasion


P = TypeVar("P", contravariant=True)


class Writer(Protocol):
    """A scene with fields that text is typed in."""

    def item(self, key: str | None) -> Item | None:
        """Return the item with a key; None if there is none."""

    def refresh(self) -> None:
        """Have the items laid out again."""


class Ways(Protocol[P]):
    """The ways from scene to scene of a program, so that scenes need not know each other: they name what to show."""

    def title(self, app: P) -> None:
        """Remove everything and begin with the title."""

    def rules(self, app: P, topic: Topic | None) -> None:
        """Lay the rules over everything, unless they lie there already."""

    def sheet(self, app: P, record: Record, occasion: Occasion | None, back: RoundBack | None) -> None:
        """Lay the score sheet of a match over everything, with a look back at its last round if there is one."""

    def settings(self, app: P) -> None:
        """Lay the settings over everything."""

    def commands(self, app: P, deeds: Sequence[Deeds]) -> None:
        """Lay the commands that are heard now over everything, to choose one."""

    def letters(self, app: P, writer: Writer, field: str) -> None:
        """Lay letters over the scene that they are for, to be chosen one by one for the field of this key."""

    def own_keys(self, app: P) -> None:
        """Lay the keys and buttons that may be changed over everything."""

    def about(self, app: P) -> None:
        """Lay what the program is, and whose work it carries, over everything."""

    def new_game(self, app: P, game: str | None = None) -> None:
        """Ask which match to begin: of this game, or of the one played last."""

    def resume(self, app: P, game: str | None = None) -> None:
        """Go on with the saved match of a game, or with the one played last."""

    def waiting(self, app: P) -> None:
        """Show the saved matches of all games."""

    def tournament(self, app: P) -> None:
        """Open the hall of the tournament."""

    def play_again(self, app: P, record: Record) -> None:
        """Start a match over: the same cards, players and seats."""

    def take_up(self, app: P, record: Record) -> None:
        """Go on with a match that was given up."""

    def against_expert(self, app: P, record: Record) -> None:
        """Compare a match with what the Expert makes of its rounds."""

    def deal_of_the_day(self, app: P) -> None:
        """Show the deals of the day."""

    def practice(self, app: P) -> None:
        """Show what can be practised."""

    def evening(self, app: P, game: str = MAIN_GAME) -> None:
        """Show the rounds of the first evening that are of this game."""

    def keep_score(self, app: P) -> None:
        """Keep the score of people who play with real cards."""

    def people(self, app: P) -> None:
        """Show the people of the house, and who of them plays."""

    def statistics(self, app: P) -> None:
        """Show the statistics of the finished matches."""

    def opened(self, app: P, file: Path) -> None:
        """Show the matches of a file that somebody has opened."""

    def trial(self, app: P, record: Record, place: tuple[int, int], seat: int) -> None:
        """Have somebody play on from a place of a match on record, which stays as it is."""

    def find(self, app: P, record: Record, questions: Sequence[Choice]) -> None:
        """Ask some choices of a match again, one after another."""

    def prepare_table(self, canvas: Canvas, game: str) -> None:
        """Have a thread make a game's cards for a table in a window of this size."""
