"""Naming trump: five medallions, each with how many cards of it are held."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ....engine.actions import NameTrump
from ....engine.cards import CROWN, Card, Suit
from ...canvas import Canvas
from ...items.base import Item, halo
from ...items.buttons import Button, keycap
from ...scenes.phases.base import ENTER_KEYS, PhasePanel
from ...theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, INK, INK_SOFT, NAME, SMALL, Colour, Role

_LETTERS = {pygame.K_s: Suit.SPADES, pygame.K_d: Suit.DIAMONDS, pygame.K_t: Suit.STARS, pygame.K_h: Suit.HEARTS,
            pygame.K_c: Suit.CLUBS}  # fmt: skip


@dataclass(slots=True, kw_only=True)
class Medallion(Button):
    """A suit, large, with the hand's cards of it."""

    suit: Suit
    count: int
    highest: str
    is_chosen: bool

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        px = canvas.px
        if focused:
            halo(canvas, self.rect)
        top = Colour.of("#fff6df") if self.is_chosen else CREAM
        bottom = Colour.of("#f2cf7a") if self.is_chosen else Colour.of("#e9dcbb")
        line = GOLD_BRIGHT if self.is_chosen else GOLD.faded(140)
        canvas.panel(self.rect, top=top, bottom=bottom, line=line, line_width=3 if self.is_chosen else 1.5)
        cap = pygame.Rect(self.rect.left + px(7), self.rect.top + px(6), px(22), px(24))
        keycap(canvas, self.suit.letter, cap, INK_SOFT)
        side = px(72)
        suit = pygame.Rect(0, self.rect.top + px(12), side, side)
        suit.centerx = self.rect.centerx
        canvas.picture(f"suits/{self.suit.letter}", suit)
        name = pygame.Rect(self.rect.left, suit.bottom + px(3), self.rect.width, px(28))
        canvas.text(self.suit.plural, self.name_role(canvas), name, canvas.art.ink(self.suit))
        held = pygame.Rect(self.rect.left, name.bottom, self.rect.width, px(24))
        canvas.text(f"{self.count} card{'' if self.count == 1 else 's'}", BODY_STRONG, held, INK)
        most = pygame.Rect(self.rect.left, held.bottom, self.rect.width, px(22))
        canvas.text(self.highest, SMALL, most, INK_SOFT)

    def name_role(self, canvas: Canvas) -> Role:
        """The larger type in which the suit's name has room."""
        return canvas.type.fitting(self.suit.plural, (NAME, BODY_STRONG), self.rect.width - canvas.px(10))

    def fits(self, canvas: Canvas) -> bool:
        texts = ((self.suit.plural, self.name_role(canvas)), (self.highest, SMALL))
        return all(canvas.type.size(text, role)[0] <= self.rect.width - canvas.px(8) for text, role in texts)


class TrumpPanel(PhasePanel):
    """The viewer is the Goodge and names trump."""

    chosen: Suit | None = None

    @property
    def trump(self) -> Suit | None:
        return self.chosen

    def compose(self, canvas: Canvas) -> list[Item]:
        px, places = canvas.px, self.scene.places
        if self.chosen is None:
            self.chosen = max(Suit, key=lambda suit: (len(self._held(suit)), suit == Suit.SPADES))
        width, gap = px(132), px(14)
        height = px(178)
        left = places.width // 2 - (5 * width + 4 * gap) // 2
        top = places.middle.centery - (height + px(62)) // 2 + px(8)
        top = max(top, places.panel_top)
        items: list[Item] = []
        for index, suit in enumerate(Suit):
            rect = pygame.Rect(left + index * (width + gap), top, width, height)
            held = self._held(suit)
            highest = f"highest {max(card.rank for card in held)}" if held else "none held"
            items.append(
                Medallion(
                    key=f"suit-{suit.letter}", rect=rect, on_press=lambda suit=suit: self._choose(suit), suit=suit,  # type: ignore[misc]
                    count=len(held), highest=highest, is_chosen=suit == self.chosen,
                )
            )  # fmt: skip
        button = pygame.Rect(0, top + height + px(12), px(330), px(50))
        button.centerx = places.width // 2
        text = f"Name {self.chosen.plural}"
        items.append(
            Button(key="name", rect=button, text=text, style="primary", on_press=self._name, keycap="Enter", sound=None)
        )
        return items

    def first_focus(self) -> str | None:
        return f"suit-{self.chosen.letter}" if self.chosen is not None else None

    def detail(self, card: Card | None) -> str:
        if card is not None:
            return super().detail(card)
        crown = "The Crown joins that suit as its highest card" if CROWN in self.view.hand else ""
        return crown or "Any suit may be named, also one that is not held"

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in _LETTERS:
            self._choose(_LETTERS[event.key])
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.chosen is not None:
            self._choose(Suit((self.chosen + (1 if event.key == pygame.K_RIGHT else -1)) % len(Suit)))
        elif event.key in ENTER_KEYS:
            self._name()
        else:
            return False
        return True

    def _held(self, suit: Suit) -> list[Card]:
        return [card for card in self.view.hand if card.suit == suit]

    def _choose(self, suit: Suit) -> None:
        self.chosen = suit
        self.scene.focus(f"suit-{suit.letter}")

    def _name(self) -> None:
        if self.chosen is not None:
            self.scene.submit(NameTrump(self.chosen))
