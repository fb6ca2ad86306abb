"""The curtain between two people at one screen: nothing of the table shows until the next one is ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ..canvas import Canvas
from ..items.base import Item, Label, Picture
from ..items.buttons import Button
from ..scene import Scene
from ..theme import BODY, GOLD, GOLD_BRIGHT, HEADING, MUTED, PANEL, TITLE

if TYPE_CHECKING:
    from ..app import App

HOLD_SECONDS = 0.7
_HOLDING_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class CurtainScene(Scene):
    """Says whose turn it is, and waits.

    With the setting `hold_to_look` one press is not enough, it may have been meant for the table: button or key must
    be held down for a moment. `on_take_back` is there as long as the rules let the one before change his mind.
    """

    first_focus = "ready"

    def __init__(
        self, app: App, name: str, on_ready: Callable[[], None], on_take_back: Callable[[], None] | None = None
    ) -> None:
        super().__init__(app)
        self._on_take_back = on_take_back
        self._name = name
        self._on_ready = on_ready
        self._held_for: float | None = None

    @property
    def _must_hold(self) -> bool:
        return self.app.settings.hold_to_look

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

        name = self._name
        why = (
            f"Hold the button or Enter until you see your cards, {name}"
            if self._must_hold
            else (f"The cards stay covered until {name} is ready")
        )
        items: list[Item] = [
            Picture(key="crown", rect=row(-172, 120, 120), name="emblems/crown"),
            Label(key="hand", rect=row(-76, 900, 44), text="Hand the screen to", role=HEADING, colour=MUTED),
            Label(key="name", rect=row(-6, 1100, 84), text=name, role=TITLE, colour=GOLD_BRIGHT),
            Label(key="why", rect=row(62, 900, 32), text=why, role=BODY, colour=MUTED),
            Button(
                key="ready",
                rect=row(140, 380, 58),
                text=f"I am {name}",
                style="primary",
                on_press=self._press,
                keycap="Enter",
                sound=None,
            ),
        ]
        if self._on_take_back is not None:
            rect = row(226, 380, 50)
            text = "Take the last bid back"
            items.append(Button(key="back", rect=rect, text=text, on_press=self._take_back, keycap="U"))
        return items

    def on_key(self, event: pygame.event.Event) -> bool:
        may_take_back = event.key == pygame.K_u and self._on_take_back is not None
        if may_take_back:
            self._take_back()
        return may_take_back

    def on_escape(self) -> None:
        from .pause import PauseScene

        self.app.push(PauseScene(self.app))

    # -- holding ----------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        super().handle(event)
        if self.app.top is not self or event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP):
            self._held_for = None
            self.app.redraw()
        elif self._held_for is None and self._begins_hold(event):
            self._held_for = 0.0

    def _begins_hold(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            item = self.item_at(event.pos) if event.button == 1 else None
            return item is not None and item.key == self.first_focus
        return event.type == pygame.KEYDOWN and event.key in _HOLDING_KEYS and self.focus_key == self.first_focus

    def update(self, seconds: float) -> bool:
        if self._held_for is None or not self._must_hold:
            return False
        self._held_for += seconds
        if self._held_for >= HOLD_SECONDS:
            self._ready()
        return True

    def paint_over(self, canvas: Canvas) -> None:
        """A line under the button that grows while it is held."""
        button = self.item("ready")
        if button is None or self._held_for is None or not self._must_hold:
            return
        track = pygame.Rect(button.rect.left, button.rect.bottom + canvas.px(22), button.rect.width, canvas.px(8))
        canvas.panel(track, radius=4, top=PANEL, line=GOLD.faded(130), line_width=1)
        track.width = max(canvas.px(8), round(track.width * min(1.0, self._held_for / HOLD_SECONDS)))
        canvas.panel(track, radius=4, top=GOLD_BRIGHT)

    def _press(self) -> None:
        if not self._must_hold:
            self._ready()

    def _take_back(self) -> None:
        if self._on_take_back is not None:
            self.app.pop()
            self._on_take_back()

    def _ready(self) -> None:
        self.app.pop()
        self._on_ready()
