"""The curtain between two people at one screen: nothing of the table shows until the next one is ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ..canvas import Canvas
from ..items.base import Item, Label, Picture
from ..items.buttons import Button
from ..scene import Scene
from ..theme import BODY, GOLD_BRIGHT, HEADING, MUTED, TITLE

if TYPE_CHECKING:
    from ..app import App


class CurtainScene(Scene):
    """Says whose turn it is, and waits."""

    first_focus = "ready"

    def __init__(self, app: App, name: str, on_ready: Callable[[], None]) -> None:
        super().__init__(app)
        self._name = name
        self._on_ready = on_ready

    def on_enter(self) -> None:
        self.app.sounds.play("curtain")

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))
        frame = canvas.rect.inflate(-canvas.px(60), -canvas.px(60))
        canvas.panel(frame, radius=24, top=GOLD_BRIGHT.faded(0), line=GOLD_BRIGHT.faded(90), line_width=2)
        canvas.panel(
            frame.inflate(-canvas.px(14), -canvas.px(14)),
            radius=18,
            top=GOLD_BRIGHT.faded(0),
            line=GOLD_BRIGHT.faded(50),
            line_width=1,
        )

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px

        def row(y: float, width: float, height: float) -> pygame.Rect:
            rect = pygame.Rect(0, 0, px(width), px(height))
            rect.center = (canvas.rect.centerx, canvas.rect.centery + round(y * canvas.unit))
            return rect

        return [
            Picture(key="crown", rect=row(-172, 120, 120), name="emblems/crown"),
            Label(key="hand", rect=row(-76, 900, 44), text="Hand the screen to", role=HEADING, colour=MUTED),
            Label(key="name", rect=row(-6, 1100, 84), text=self._name, role=TITLE, colour=GOLD_BRIGHT),
            Label(
                key="why",
                rect=row(62, 900, 32),
                text=f"The cards stay covered until {self._name} is ready",
                role=BODY,
                colour=MUTED,
            ),
            Button(
                key="ready",
                rect=row(140, 380, 58),
                text=f"I am {self._name}",
                style="primary",
                on_press=self._ready,
                keycap="Enter",
                sound=None,
            ),
        ]

    def on_escape(self) -> None:
        from .pause import PauseScene

        self.app.push(PauseScene(self.app))

    def _ready(self) -> None:
        self.app.pop()
        self._on_ready()
