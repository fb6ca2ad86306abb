"""Who of the house sits at a place: their faces and names, to choose one without typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ....table.portraits import name_key, portraits_among
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM
from ...program.app import App
from ...widgets.base import Item
from ...widgets.buttons import Button
from ...widgets.portraits import FacesButton
from ...wording import keep_score as words
from ..menu import MenuEntry, MenuScene, back_entry

_ABREAST, _KEY = 2, "name-"
_HIGH, _LESS_HIGH, _FEW = 64, 60, 6  # units of a row, and up to how many names it is the higher


class NameMenu(MenuScene):
    """A menu of people, two in a row; it closes before the name chosen takes its place, with the face shown here."""

    def __init__(self, app: App, names: Sequence[str], on_choose: Callable[[str, str], None]) -> None:
        super().__init__(app)
        self._names, self._on_choose = tuple(names), on_choose
        self._faces = portraits_among(names, app.settings.portraits, app.household.name)
        self.row_height = _HIGH if len(self._names) <= _FEW else _LESS_HIGH

    @property
    def heading(self) -> str:
        return words.WHO_SITS_HERE.say()

    @property
    def note(self) -> str:
        return words.OR_TYPE.say()

    def rows(self) -> list[list[MenuEntry]]:
        entries = [MenuEntry(f"{_KEY}{name}", name, partial(self._choose, name)) for name in self._names]
        pairs = [entries[place : place + _ABREAST] for place in range(0, len(entries), _ABREAST)]
        return [*pairs, [back_entry(self.app.pop)]]

    def compose(self, canvas: Canvas) -> list[Item]:
        """Return the menu with a face on every name; one that is left over is no wider than the others."""
        items = super().compose(canvas)
        named = {item.key: item for item in items if isinstance(item, Button) and item.key.startswith(_KEY)}
        width = min((item.rect.width for item in named.values()), default=0)
        return [
            self._with_face(item, width) if item.key in named and isinstance(item, Button) else item for item in items
        ]

    def _with_face(self, button: Button, width: int) -> FacesButton:
        rect, portrait = button.rect.copy(), self._faces[name_key(button.text)]
        rect.width = width
        return FacesButton(
            key=button.key,
            rect=rect,
            text=button.text,
            on_press=button.on_press,
            style=button.style,
            portraits=(portrait,),
            mood=CALM,
        )

    def _choose(self, name: str) -> None:
        self.app.pop()
        self._on_choose(name, self._faces[name_key(name)])
