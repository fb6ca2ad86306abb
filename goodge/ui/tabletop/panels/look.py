"""Before the cards are seen: look at them, or bid blind nil."""

from __future__ import annotations

import pygame

from ....engine.actions import BlindNil, Look
from ....engine.cards import Card
from ....engine.partners import SIDES
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BODY_STRONG, GOLD_BRIGHT, MUTED, SMALL, SMALL_STRONG, SUBHEADING, Role
from ...widgets.base import Item, Label, Panel
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...wording.bids import (
    back_button,
    behind_words,
    bid_button,
    blind_offer,
    blind_question,
    call_words,
    face_down_words,
    look_button,
    nil_worth,
)
from .arming import ArmingPanel

_HEADS, _WORDS = (SUBHEADING, BODY_STRONG, SMALL_STRONG), (BODY, SMALL, Role(SMALL.face, 15))
_WIDTH = 508  # between the bids at both sides
_SHARE = 0.56  # of the row, for the button at the left: so a second click on blind nil finds Back


class LookPanel(ArmingPanel):
    """The viewer's cards lie face down; blind nil is armed first."""

    grows = True
    told_labels = ("head", "worth")
    arming_command = Command.BLIND_NIL
    armed = BlindNil()

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        panel = self.shown.places.asking(_WIDTH, 178)
        head = pygame.Rect(panel.left, panel.top + px(16), panel.width, px(36))
        words = pygame.Rect(panel.left, head.bottom + px(4), panel.width, px(28))
        row = pygame.Rect(panel.left + px(20), panel.bottom - px(70), panel.width - px(40), px(50))
        worth = nil_worth(blind=True) if self.is_armed else blind_offer()
        title = blind_question() if self.is_armed else self._behind()
        room = panel.width - px(16)
        return [
            Panel(key="look-ground", rect=panel),
            Label(key="head", rect=head, text=title, role=canvas.type.fitting(title, _HEADS, room), colour=GOLD_BRIGHT),
            Label(key="worth", rect=words, text=worth, role=canvas.type.fitting(worth, _WORDS, room), colour=MUTED),
            *self._answers(canvas, row),
        ]

    def _answers(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        gap = canvas.px(10)
        first, second = row.copy(), row.copy()
        first.width = round((row.width - gap) * _SHARE)
        second.width = row.width - gap - first.width
        second.right = row.right
        if self.is_armed:
            enter = None if self.is_advised_against else Command.ANSWER
            back = Command.BACK if enter else Command.ANSWER
            return [
                Button(
                    key="confirm", rect=first, text=bid_button(self.armed), style="primary", on_press=self._blind,
                    keycap=enter, sound=None,
                ),
                Button(key="blind", rect=second, text=back_button(), on_press=self.toggle, keycap=back, sound=None),
            ]  # fmt: skip
        return [
            Button(
                key="look", rect=first, text=look_button(), style="primary", on_press=self._look, keycap=Command.LOOK,
                sound=None,
            ),
            Button(
                key="blind", rect=second, text=call_words(self.armed), on_press=self.toggle, keycap=Command.BLIND_NIL,
                sound=None,
            ),
        ]  # fmt: skip

    def first_focus(self) -> str | None:
        return "confirm" if self.is_armed else "look"

    def detail(self, card: Card | None) -> str:
        return super().detail(card) if self.is_armed else face_down_words()

    @property
    def deeds(self) -> Deeds:
        return {**super().deeds, Command.LOOK: self._look}

    def _behind(self) -> str:
        """Return the words for why blind nil is offered."""
        shown, side = self.shown, (self.view.board.turn or 0) % SIDES
        points = self.view.totals[1 - side] - self.view.totals[side]
        return behind_words(points, shown.names[side::SIDES] if shown.is_shared else None)

    def _look(self) -> None:
        self.asker.submit(Look())

    def _blind(self) -> None:
        self.asker.submit(BlindNil())
