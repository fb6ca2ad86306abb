"""The cards of somebody who has claimed the rest of a round, shown to all at the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...drawing.canvas import Canvas
from ...drawing.portrait import GLAD, picture_of
from ...drawing.theme import BODY, BODY_STRONG, GOLD_BRIGHT, MUTED, PANEL, SHADE, SUBHEADING
from ...motion.speeds import DEAF_AFTER_ASKING, FACTORS, reading_time
from ...program.app import App
from ...program.scene import Scene
from ...tabletop.fans import CARD_RATIO
from ...widgets.base import Drawing, Item, Label, Panel, Picture
from ...widgets.buttons import Button
from ...widgets.commands import Command
from ...wording import claims as words
from ..menu_parts import row_height

_WIDTH, _INSET, _GAP, _FACE, _CARD = 664, 28, 16, 76, 160  # between the plates at the sides, and their portraits
_BUTTON, _HIGHEST = 200, 424
_RAISED = 72  # over the window's middle: the hand of whoever looks can be read below it


class ClaimScene(Scene):
    """A slip over the table with cards, each of which takes a trick.

    It stays until somebody presses it away: if it went by itself, the press could be meant for it and meet the page
    that comes next. Only where computer players are among themselves it `passes`. It is deaf for a moment, as an early
    press was meant for the table.
    """

    is_opaque = False
    is_passing = True
    first_focus = "on"

    def __init__(
        self, app: App, name: str, portrait: str, pictures: Sequence[str], cards: str = "", *, passes: bool = False
    ) -> None:
        """`pictures` are those of the cards, in the order in which they are played; `cards` names them."""
        super().__init__(app)
        self._name, self._portrait, self.pictures, self._cards = name, portrait, tuple(pictures), cards
        self._deaf = DEAF_AFTER_ASKING if FACTORS[app.settings.speed] else 0.0
        said = reading_time(words.claimed_words(name)) + reading_time(words.WHY.say())
        self._left = said if passes else None

    def update(self, seconds: float) -> bool:
        self._deaf -= seconds
        if self._left is not None:
            self._left -= seconds
            if self._left <= 0 and self.is_top:
                self.app.pop()
        return False

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(canvas.shapes.panel(canvas.rect.size, 0, top=SHADE.faded(150), line=None), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        px, inset, gap = canvas.px, canvas.px(_INSET), canvas.px(_GAP)
        width = min(px(_WIDTH), canvas.rect.width - 2 * gap)
        inner = width - 2 * inset
        foot = row_height(canvas, BODY_STRONG, 48)
        button_width = px(_BUTTON)
        said = inner - button_width - gap
        lines = len(canvas.type.wrap(words.WHY.say(), BODY, said))
        foot = max(foot, lines * canvas.type.line_height(BODY))
        others = 2 * inset + px(_FACE) + foot + 2 * gap
        card = min(px(_CARD), px(_HIGHEST) - others)
        panel = pygame.Rect(0, 0, width, others + card)
        panel.midtop = canvas.rect.centerx, max(0, canvas.rect.centery - px(_RAISED) - panel.height // 2)
        face = pygame.Rect(panel.left + inset, panel.top + inset, px(_FACE), px(_FACE))
        heading = words.claimed_words(self._name)
        role = canvas.type.fitting(heading, (SUBHEADING, BODY_STRONG), inner - face.width - gap)
        head = pygame.Rect(face.right + gap, face.top, panel.right - inset - face.right - gap, face.height)
        why = pygame.Rect(face.left, face.bottom + card + 2 * gap, said, foot)
        button = pygame.Rect(0, 0, button_width, row_height(canvas, BODY_STRONG, 48))
        button.midright = (panel.right - inset, why.centery)
        cards = pygame.Rect(face.left, face.bottom + gap, inner, card)
        return [
            Panel(key="panel", rect=panel, top=PANEL),
            Picture(key="face", rect=face, name=picture_of(self._portrait, GLAD)),
            Label(key="head", rect=head, text=heading, role=role, colour=GOLD_BRIGHT, align="left"),
            Drawing(key="cards", rect=cards, paint=self._draw_cards, called=self._cards),
            Label(key="why", rect=why, text=words.WHY.say(), colour=MUTED, align="left", wraps=True),
            Button(
                key="on", rect=button, text=words.GO_ON.say(), role=BODY_STRONG, style="primary",
                on_press=self._go_on, keycap=Command.PRESS,
            ),
        ]  # fmt: skip

    def _draw_cards(self, canvas: Canvas, row: pygame.Rect) -> None:
        """Draw the cards in a row, each over the one before where there are many."""
        width, most = round(row.height * CARD_RATIO), len(self.pictures) - 1
        step = min(width + canvas.px(10), (row.width - width) // max(1, most))
        left = row.centerx - (width + most * step) // 2
        for place, name in enumerate(self.pictures):
            canvas.picture(name, pygame.Rect(left + place * step, row.top, width, row.height))

    def on_escape(self) -> None:
        self._go_on()

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self._go_on()

    def _go_on(self) -> None:
        if self._deaf <= 0:
            self.app.pop()
