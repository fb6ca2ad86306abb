"""Who of the house sits at a place: their names, to choose one without typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...drawing.theme import BUTTON
from ...program.app import App
from ...wording import keep_score as words
from ..menu import MenuEntry, MenuScene, back_entry

_ROOM = 204  # for a name on its button


class NameMenu(MenuScene):
    """A menu of names, two in a row; it closes before the name chosen takes its place."""

    def __init__(self, app: App, names: Sequence[str], on_choose: Callable[[str], None]) -> None:
        super().__init__(app)
        self._names, self._on_choose = tuple(names), on_choose

    @property
    def heading(self) -> str:
        return words.WHO_SITS_HERE.say()

    @property
    def note(self) -> str:
        return words.OR_TYPE.say()

    def rows(self) -> list[list[MenuEntry]]:
        canvas = self.app.page_canvas
        room = canvas.px(_ROOM)
        entries = [
            MenuEntry(f"name-{name}", canvas.type.shortened(name, BUTTON, room), partial(self._choose, name))
            for name in self._names
        ]
        pairs = [entries[place : place + 2] for place in range(0, len(entries), 2)]
        return [*pairs, [back_entry(self.app.pop)]]

    def _choose(self, name: str) -> None:
        self.app.pop()
        self._on_choose(name)
