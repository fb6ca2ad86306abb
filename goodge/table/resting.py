"""The matches that rest while another game is played: a file for each game."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from ..engine.record import Record
from .archive.lines import line_of
from .files import remove, replace_file, sync_folder
from .home import Home
from .system import System


class RestingMatches:
    """Keeps one match of each game. Raises OSError from every method that writes."""

    def __init__(self, home: Home, system: System) -> None:
        self._home, self._system = home, system
        self._held: dict[str, Record | None] = {}

    def holds(self, game: str, record: Record | None) -> None:
        """Take this to be the content of a game's file; None for a match that is no longer current."""
        self._held[game] = record

    def goes_on(self, game: str) -> None:
        """Note that the match of this game is being played again: its resting file is out of date."""
        if game in self._held:
            self._held[game] = None

    def put(self, records: Iterable[Record]) -> None:
        """Put all these matches on disk before returning; nobody is playing them, so they do not change."""
        for record in records:
            game = record.game.id
            if self._held.get(game) is not record:
                replace_file(self._system, self._home.resting_file(game), line_of(record))
                self._held[game] = record

    def clear(self, game: str) -> None:
        """Remove the match of a game, which is now kept elsewhere."""
        if game not in self._held:
            return
        path = self._home.resting_file(game)
        with suppress(FileNotFoundError):
            remove(self._system, path)
        sync_folder(self._system, path.parent)
        del self._held[game]
