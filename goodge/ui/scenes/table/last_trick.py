"""The last trick, shown again on request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from ....engine.game import Trick
from ...drawing.canvas import Canvas
from ...drawing.portrait import CALM, GLAD, picture_of
from ...drawing.theme import BODY_STRONG, GOLD_BRIGHT, MUTED, PANEL, SHADE, SMALL_STRONG, SUBHEADING
from ...motion.motions import Pose
from ...program.app import App
from ...program.scene import Scene
from ...tabletop.fans import CARD_RATIO
from ...tabletop.marks import draw_lead_mark, draw_strike
from ...widgets.base import Drawing, Item, Label, Panel, Picture
from ...widgets.buttons import Button
from ...widgets.commands import Command, Deeds
from ...wording.phrases import say
from ...wording.told import has_played

if TYPE_CHECKING:
    from ...tabletop.presenter import Presenter


_FACE = 60


class LastTrickScene(Scene):
    """A slip over the table with the cards of a trick in their order."""

    is_opaque = False
    first_focus = "close"

    def __init__(
        self, app: App, presenter: Presenter, trick: Trick, names: Sequence[str], portraits: Sequence[str]
    ) -> None:
        """`names` and `portraits` are in the order of the hands."""
        super().__init__(app)
        self._presenter = presenter
        self._trick = trick
        self._names, self._portraits = names, portraits

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(canvas.shapes.panel(canvas.rect.size, 0, top=SHADE.faded(150), line=None), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        px, trick = canvas.px, self._trick
        panel = pygame.Rect(0, 0, px(676), px(400 + _FACE))
        panel.center = canvas.rect.center
        head = pygame.Rect(panel.left, panel.top + px(16), panel.width, px(36))
        items: list[Item] = [
            Panel(key="panel", rect=panel, top=PANEL, bottom=PANEL),
            Label(
                key="head",
                rect=head,
                text=say("last trick: heading", "The last trick"),
                role=SUBHEADING,
                colour=GOLD_BRIGHT,
            ),
        ]
        height = px(190)
        width, gap = round(height * CARD_RATIO), px(24)
        count = len(trick.cards)
        left = panel.centerx - (count * width + (count - 1) * gap) // 2
        for place, card in enumerate(trick.cards):
            hand = (trick.leader + place) % count
            rect = pygame.Rect(left + place * (width + gap), head.bottom + px(44 + _FACE), width, height)
            is_best = hand == trick.winner
            name = canvas.type.shortened(self._names[hand], SMALL_STRONG, width + gap)
            words = pygame.Rect(rect.left - gap // 2, rect.top - px(34), width + gap, px(26))
            colour = GOLD_BRIGHT if is_best else MUTED
            items.append(self._face(canvas, hand, words))
            told = has_played(self._names[hand], self._presenter.card_told(card))
            items.append(
                Label(key=f"name-{hand}", rect=words, text=name, role=SMALL_STRONG, colour=colour, called=told)
            )
            is_struck = card in self._presenter.struck(trick.cards)
            face = self._presenter.picture(card)
            picture = _CardPicture(face, glows=is_best, is_struck=is_struck, was_led=place == 0)
            items.append(Drawing(key=f"card-{hand}", rect=rect, paint=picture))
        won = pygame.Rect(panel.left + px(28), panel.bottom - px(66), panel.width - px(230), px(48))
        summary = self._presenter.trick_won(trick, self._names[trick.winner or 0])
        items.append(Label(key="won", rect=won, text=summary, role=BODY_STRONG, align="left"))
        close = pygame.Rect(panel.right - px(188), won.top, px(160), px(48))
        items.append(
            Button(
                key="close",
                rect=close,
                text=say("last trick: button", "Close"),
                style="primary",
                on_press=self.app.pop,
                keycap=Command.LAST_TRICK,
            )
        )
        return items

    def _face(self, canvas: Canvas, hand: int, name: pygame.Rect) -> Item:
        """Return the portrait over the name of whoever holds a hand; the winner is glad."""
        place = pygame.Rect(0, 0, canvas.px(_FACE), canvas.px(_FACE))
        place.midbottom = (name.centerx, name.top)
        picture = picture_of(self._portraits[hand], GLAD if hand == self._trick.winner else CALM)
        return Picture(key=f"face-{hand}", rect=place, name=picture)

    @property
    def deeds(self) -> Deeds:
        return {Command.LAST_TRICK: self.app.pop}

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.app.pop()


class _CardPicture:
    """Draws one card: the winning one in a soft light, one that counts for nothing struck out, the led one marked."""

    def __init__(self, name: str, *, glows: bool, is_struck: bool, was_led: bool) -> None:
        self._name = name
        self._was_led = was_led
        self._is_struck = is_struck
        self._glows = glows

    def __call__(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self._glows:
            canvas.glow(rect, GOLD_BRIGHT.faded(200), radius=9, reach=10)
        canvas.picture(self._name, rect)
        if self._is_struck:
            draw_strike(canvas, Pose(*rect.center, rect.height, 0.0))
        if self._was_led:
            draw_lead_mark(canvas, Pose(*rect.center, rect.height, 0.0), (0, 1))
