"""A menu of what else can be done here: the buttons that have no room, or that are seldom needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...engine.values import replace
from ..program.app import App
from ..widgets.commands import Deeds
from ..wording.phrases import say
from .menu import MenuEntry, MenuScene, back_entry


def more_words() -> str:
    """The words of a button that leads to such a menu."""
    return say("sheet: button that shows further buttons", "More")


class MoreScene(MenuScene):
    """A menu that closes before it does what was chosen; `note` says where the keys work, too."""

    def __init__(self, app: App, entries: Sequence[MenuEntry], note: str) -> None:
        super().__init__(app)
        self._entries, self._note = entries, note

    @property
    def heading(self) -> str:
        return say("sheet: heading of a menu", "More")

    @property
    def note(self) -> str:
        return self._note

    def rows(self) -> list[list[MenuEntry]]:
        entries = [replace(entry, do=partial(self._go, entry.do)) for entry in self._entries]
        return [*([entry] for entry in entries), [back_entry(self.app.pop)]]

    @property
    def deeds(self) -> Deeds:
        return {
            entry.keycap: partial(self._go, entry.do)
            for entry in self._entries
            if entry.keycap is not None and entry.why_off is None
        }

    def _go(self, do: Callable[[], None]) -> None:
        self.app.pop()
        do()
