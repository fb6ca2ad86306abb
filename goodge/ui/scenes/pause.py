"""The pause menu over a match that waits or is over. The match is saved after every move."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..drawing.canvas import Canvas
from ..drawing.theme import BUTTON, GOLD, HEADING, MUTED, PANEL, PANEL_LIGHT, SMALL, SMALL_STRONG
from ..program.app import App
from ..program.scene import Scene
from ..widgets.base import Item, Label, Panel, Picture
from ..widgets.buttons import Button
from ..widgets.commands import Command, Deeds
from ..wording.phrases import say
from .dialog import dim
from .menu_parts import row_height


class PauseScene(Scene):
    """A menu over any scene of a match. Leaving the match removes all scenes, which closes their table."""

    is_opaque = False

    def __init__(self, app: App, *, is_over: bool = False) -> None:
        """`is_over`: the match has been won and its sheet is shown, so there is nothing to go on with."""
        super().__init__(app)
        self._is_over = is_over

    def compose(self, canvas: Canvas) -> list[Item]:
        width, inset, gap = canvas.px(420), canvas.px(34), canvas.px(12)
        height, mark = row_height(canvas, BUTTON, 52), canvas.px(64)
        head, note = canvas.type.line_height(HEADING), canvas.type.line_height(SMALL)
        ways = self._ways()
        total = 2 * inset + mark + head + len(ways) * (height + gap) + gap + note
        panel = pygame.Rect(0, 0, width, total)
        panel.center = canvas.rect.center
        crown = pygame.Rect(0, panel.top + inset - canvas.px(8), mark, mark)
        crown.centerx = panel.centerx
        row = pygame.Rect(panel.left + inset, crown.bottom, width - 2 * inset, head)
        items: list[Item] = [
            Panel(key="panel", rect=panel, top=PANEL_LIGHT, bottom=PANEL, line=GOLD.faded(190)),
            Picture(key="crown", rect=crown, name="emblems/crown"),
            Label(key="heading", rect=row, text=self._heading(), role=HEADING),
        ]
        top = row.bottom + gap
        for number, (key, text, do, cap) in enumerate(ways):
            place = pygame.Rect(row.left, top + number * (height + gap), row.width, height)
            style = "primary" if number == 0 else "plain"
            items.append(Button(key=key, rect=place, text=text, on_press=do, style=style, keycap=cap))
        words = pygame.Rect(row.left, items[-1].rect.bottom + gap, row.width, note)
        items.append(Label(key="saved", rect=words, text=self._how_it_is_kept(), role=SMALL_STRONG, colour=MUTED))
        return items

    def paint(self, canvas: Canvas) -> None:
        dim(canvas)

    @property
    def deeds(self) -> Deeds:
        return {Command.SHEET: self.app.pop if self._is_over else self.app.open_sheet}

    def _heading(self) -> str:
        if self._is_over:
            return say("pause: heading", "The match is over")
        return say("pause: heading", "Pause")

    def _how_it_is_kept(self) -> str:
        if not self.app.store.can_save:
            return say("pause: note", "This match cannot be saved.")
        if self._is_over:
            return say("pause: note", "The finished match is kept.")
        return say("pause: note", "Every move is saved as it is made.")

    def _ways(self) -> list[tuple[str, str, Callable[[], None], Command | None]]:
        saves, host = self.app.store.can_save and not self._is_over, self.app.host
        has_sheet = self.app.match is not None and not self._is_over
        back = ("resume", say("pause: button", "Resume"))
        if self._is_over:
            back = ("sheet", say("pause: button", "Back to the score sheet"))
        sheet = say("button", "Score sheet")
        to_title = say("pause: button", "Save and go to title") if saves else say("pause: button", "Go to title")
        quit_words = say("pause: button", "Save and quit") if saves else say("button: ends the program", "Quit")
        return [
            (*back, self.app.pop, Command.BACK),
            *([("sheet", sheet, self.app.open_sheet, Command.SHEET)] if has_sheet else []),
            ("rules", say("button", "Rules"), self.app.open_rules, Command.RULES),
            ("settings", say("button", "Settings"), self._settings, None),
            *([] if host is None else [("host", host.host_words or "", lambda: self.app.go_back_to(host), None)]),
            ("title", to_title, self._to_title, None),
            ("quit", quit_words, self.app.quit, None),
        ]

    def _settings(self) -> None:
        self.app.ways.settings(self.app)

    def _to_title(self) -> None:
        self.app.ways.title(self.app)
