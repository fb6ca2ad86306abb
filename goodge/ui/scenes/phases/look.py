"""Before the cards are seen: look at them, or bid blind nil."""

from __future__ import annotations

import pygame

from ....engine.actions import BlindNil, Look
from ....engine.cards import Card
from ....engine.partners import SIDES
from ...canvas import Canvas
from ...items.base import Item, Label, Panel
from ...items.buttons import Button
from ...theme import BODY, GOLD_BRIGHT, MUTED, SMALL, SUBHEADING
from .base import PhasePanel

_WORTH = "So blind nil may be bid: no trick, 200 points won or lost"


class LookPanel(PhasePanel):
    """The viewer's cards lie face down."""

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        panel = self.scene.places.panel(620, 178)
        head = pygame.Rect(panel.left, panel.top + px(16), panel.width, px(36))
        words = pygame.Rect(panel.left, head.bottom + px(4), panel.width, px(28))
        row = pygame.Rect(panel.left + px(20), panel.bottom - px(70), panel.width - px(40), px(50))
        half = (row.width - px(10)) // 2
        look = pygame.Rect(row.left, row.top, half, row.height)
        role = canvas.type.fitting(_WORTH, (BODY, SMALL), words.width - px(12))
        return [
            Panel(key="look-ground", rect=panel),
            Label(key="head", rect=head, text=self._behind(), role=SUBHEADING, colour=GOLD_BRIGHT),
            Label(key="worth", rect=words, text=_WORTH, role=role, colour=MUTED),
            Button(key="look", rect=look, text="Look", style="primary", on_press=self._look, keycap="L", sound=None),
            Button(
                key="blind", rect=look.move(half + px(10), 0), text="Blind nil", on_press=self._blind, keycap="B",
                sound=None,
            ),
        ]  # fmt: skip

    def first_focus(self) -> str | None:
        return "look"

    def detail(self, card: Card | None) -> str:  # noqa: ARG002
        return "The cards are face down: once they are seen, no bid is blind"

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_l:
            self._look()
        elif event.key == pygame.K_b:
            self._blind()
        else:
            return False
        return True

    def _behind(self) -> str:
        """Why blind nil is offered."""
        scene, side = self.scene, (self.view.board.turn or 0) % SIDES
        points = self.view.totals[1 - side] - self.view.totals[side]
        team = f"{' and '.join(scene.names[side::SIDES])} are" if scene.is_shared else "Your team is"
        return f"{team} {points} behind"

    def _look(self) -> None:
        self.scene.submit(Look())

    def _blind(self) -> None:
        self.scene.submit(BlindNil())
