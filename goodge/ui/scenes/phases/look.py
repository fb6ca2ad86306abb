"""Before the cards are seen: look at them, or bid blind nil."""

from __future__ import annotations

import pygame

from ....engine.actions import BlindNil, Look
from ....engine.cards import Card
from ...canvas import Canvas
from ...items.base import Item, Label, Panel
from ...items.buttons import Button
from ...theme import BODY, GOLD_BRIGHT, MUTED, SUBHEADING
from .base import PhasePanel


class LookPanel(PhasePanel):
    """The viewer's cards lie face down."""

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        panel = self.scene.places.panel(520, 178)
        head = pygame.Rect(panel.left, panel.top + px(16), panel.width, px(36))
        words = pygame.Rect(panel.left, head.bottom + px(4), panel.width, px(28))
        row = pygame.Rect(panel.left + px(20), panel.bottom - px(70), panel.width - px(40), px(50))
        half = (row.width - px(10)) // 2
        look = pygame.Rect(row.left, row.top, half, row.height)
        return [
            Panel(key="look-ground", rect=panel),
            Label(key="head", rect=head, text="The cards are still face down", role=SUBHEADING, colour=GOLD_BRIGHT),
            Label(key="worth", rect=words, text="Blind nil: 200 points, won or lost", role=BODY, colour=MUTED),
            Button(key="look", rect=look, text="Look", style="primary", on_press=self._look, keycap="L", sound=None),
            Button(
                key="blind", rect=look.move(half + px(10), 0), text="Blind nil", on_press=self._blind, keycap="B",
                sound=None,
            ),
        ]  # fmt: skip

    def first_focus(self) -> str | None:
        return "look"

    def detail(self, card: Card | None) -> str:  # noqa: ARG002
        return "Who bids nil undertakes to take no trick at all"

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_l:
            self._look()
        elif event.key == pygame.K_b:
            self._blind()
        else:
            return False
        return True

    def _look(self) -> None:
        self.scene.submit(Look())

    def _blind(self) -> None:
        self.scene.submit(BlindNil())
