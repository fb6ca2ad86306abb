"""The exchange: three slots that hold the Stash, and cards that change places with them."""

from __future__ import annotations

import pygame

from ....engine.actions import Bury
from ....engine.cards import Card
from ....engine.games.goodge import STASH_SIZE
from ...canvas import Canvas
from ...items.base import Drawing, Item, Label
from ...items.buttons import Button
from ...motion.speeds import SWAP
from ...scenes.phases.base import ENTER_KEYS, PhasePanel
from ...tabletop.places import CARD_RATIO
from ...theme import BODY_STRONG, CREAM, GOLD, GOLD_BRIGHT, NAME
from .words import points_in, worth_in_words


class ExchangePanel(PhasePanel):
    """The viewer is the Goodge and chooses what to lay away."""

    waiting: Card | None = None

    @property
    def slots(self) -> tuple[Card | None, ...]:
        return self.scene.stage.slots

    @property
    def laid(self) -> list[Card]:
        """The cards in the slots."""
        return [card for card in self.slots if card is not None]

    def compose(self, canvas: Canvas) -> list[Item]:
        px = canvas.px
        items: list[Item] = []
        for index, card in enumerate(self.slots):
            rect = self.slot_rect(index)
            items.append(
                Drawing(key=f"slot-{index}", rect=rect.inflate(px(10), px(10)), paint=_empty_slot, is_backing=True)
            )
            if card is not None:
                items.append(self.scene.card_item(card, rect))
        middle = self.slot_rect(1)
        head = pygame.Rect(0, middle.top - px(40), px(420), px(30))
        head.centerx = middle.centerx
        items.append(Label(key="head", rect=head, text="The Stash", role=NAME, colour=CREAM))
        words = pygame.Rect(0, middle.bottom + px(12), px(620), px(28))
        words.centerx = middle.centerx
        items.append(Label(key="worth", rect=words, text=self._worth(), role=BODY_STRONG, colour=GOLD_BRIGHT))
        button = pygame.Rect(0, words.bottom + px(8), px(330), px(50))
        button.centerx = middle.centerx
        missing = self._missing()
        items.append(
            Button(
                key="lay-away", rect=button, text=missing or "Lay these away", style="primary", on_press=self._bury,
                keycap=None if missing else "Enter", why_off=missing, tip=missing, sound=None,
            )
        )  # fmt: skip
        return items

    def slot_rect(self, index: int) -> pygame.Rect:
        """Where a slot is on the screen."""
        pose = self.scene.places.slot(index)
        rect = pygame.Rect(0, 0, round(pose.height * CARD_RATIO), round(pose.height))
        rect.center = (round(pose.x), round(pose.y))
        return rect

    def first_focus(self) -> str | None:
        order = self.scene.stage.hand_order(self.view)
        return order[0].text if order else None

    def detail(self, card: Card | None) -> str:
        if card is None:
            return "A click or Space changes a card's place"
        where = "takes it into the hand" if card in self.slots else "lays it away"
        if self.waiting is not None and card in self.slots:
            where = f"swaps it with the {self.waiting.words.removeprefix('the ')}"
        return f"{worth_in_words(card)} · a click or Space {where}"

    def press_card(self, card: Card) -> bool:
        if card in self.slots:
            self._place(self.slots.index(card), self.waiting)
        elif None in self.slots:
            self._place(self.slots.index(None), card)
        else:
            self.waiting = card
            self.scene.report("Now choose the card of the Stash to swap it with")
        return True

    def drop_card(self, card: Card, place: tuple[int, int]) -> bool:
        if card in self.slots:
            if place[1] > self.scene.places.sentence.top:
                self._place(self.slots.index(card), None)
            return True
        near = [index for index in range(STASH_SIZE) if self.slot_rect(index).inflate(30, 30).collidepoint(place)]
        if near:
            self._place(near[0], card)
        return bool(near)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._move(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key in ENTER_KEYS and self.enter_is_free:
            missing = self._missing()
            if missing:
                self.scene.say(missing)
            else:
                self._bury()
        else:
            return False
        return True

    def _move(self, by: int) -> None:
        """Along the hand; the slots stand at its right end."""
        cards = [*self.scene.stage.hand_order(self.view), *self.laid]
        texts = [card.text for card in cards]
        focused = self.scene.focus_key
        index = texts.index(focused) + by if focused in texts else 0
        self.scene.focus(texts[index % len(texts)])

    def _place(self, index: int, card: Card | None) -> None:
        slots = list(self.slots)
        slots[index] = card
        self.scene.stage.slots = tuple(slots)
        self.waiting = None
        self.scene.report("")
        self.scene.app.sounds.play("card_play")
        self.scene.stage.settle(self.view, SWAP)
        self.scene.refresh()

    def _bury(self) -> None:
        self.scene.submit(Bury(tuple(self.laid)))

    def _missing(self) -> str | None:
        lacking = STASH_SIZE - len(self.laid)
        return None if lacking == 0 else f"{('One', 'Two', 'Three')[lacking - 1]} more to lay away"

    def _worth(self) -> str:
        points = points_in(self.laid)
        return f"{points} points are laid away: the last trick wins them" if points else "No points are laid away"


def _empty_slot(canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.panel(rect, radius=10, top=CREAM.faded(18), line=GOLD.faded(170))
