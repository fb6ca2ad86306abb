"""The pause: a few ways on, over a match that waits. The match is saved after every move."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..app import App
from ..canvas import Canvas
from ..items.base import Item, Label, Panel, Picture
from ..items.buttons import Button
from ..scene import Scene
from ..theme import BUTTON, GOLD, HEADING, MUTED, PANEL, PANEL_LIGHT, SMALL, SMALL_STRONG
from .dialog import dim
from .menu_parts import row_height


class PauseScene(Scene):
    """Lies over any scene of a match. Leaving takes all scenes away, which closes their table."""

    is_opaque = False
    first_focus = "resume"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._words = "Every move is saved as it is made." if app.store.can_save else "This match cannot be saved."

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
            Label(key="heading", rect=row, text="Pause", role=HEADING),
        ]
        top = row.bottom + gap
        for number, (key, text, do, cap) in enumerate(ways):
            place = pygame.Rect(row.left, top + number * (height + gap), row.width, height)
            style = "primary" if number == 0 else "plain"
            items.append(Button(key=key, rect=place, text=text, on_press=do, style=style, keycap=cap))
        words = pygame.Rect(row.left, items[-1].rect.bottom + gap, row.width, note)
        items.append(Label(key="saved", rect=words, text=self._words, role=SMALL_STRONG, colour=MUTED))
        return items

    def paint(self, canvas: Canvas) -> None:
        dim(canvas)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_s:
            self.app.open_sheet()
        return bool(event.key == pygame.K_s)

    def _ways(self) -> list[tuple[str, str, Callable[[], None], str | None]]:
        saves, host = self.app.store.can_save, self.app.host
        sheet = [("sheet", "Score sheet", self.app.open_sheet, "S")] if self.app.match is not None else []
        return [
            ("resume", "Resume", self.app.pop, "Esc"),
            *sheet,
            ("rules", "Rules", self.app.open_rules, "F1"),
            ("settings", "Settings", self._settings, None),
            *([] if host is None else [("host", host.host_words or "", lambda: self.app.go_back_to(host), None)]),
            ("title", "Save and go to title" if saves else "Go to title", self._to_title, None),
            ("quit", "Save and quit" if saves else "Quit", self.app.quit, None),
        ]

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _to_title(self) -> None:
        from .title import TitleScene

        self.app.reset(TitleScene(self.app))
