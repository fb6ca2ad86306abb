"""What else can be done with a score sheet: the buttons that have no room under it."""

from __future__ import annotations

from collections.abc import Sequence

from ...program.app import App
from ...wording.phrases import say
from ..menu import MenuEntry, MenuScene, back_entry
from .ways import Way


class MoreScene(MenuScene):
    """A menu of ways that closes before it goes one of them."""

    def __init__(self, app: App, ways: Sequence[Way]) -> None:
        super().__init__(app)
        self._ways = ways

    @property
    def heading(self) -> str:
        return say("sheet: heading of a menu", "More to do")

    @property
    def note(self) -> str:
        return say("sheet: note in a menu", "The keys work on the sheet, too.")

    def rows(self) -> list[list[MenuEntry]]:
        entries = [MenuEntry(way.key, way.text, lambda way=way: self._go(way), way.keycap) for way in self._ways]  # type: ignore[misc]
        return [*([entry] for entry in entries), [back_entry(self.app.pop)]]

    def _go(self, way: Way) -> None:
        self.app.pop()
        way.do()
