"""The tricks: legal cards stand out, and a card that may not be played says why."""

from __future__ import annotations

import pygame

from ....engine.actions import PlayCard
from ....engine.cards import Card
from .base import ENTER_KEYS, PhasePanel


class PlayPanel(PhasePanel):
    """It is the viewer's turn to play a card."""

    def legal_cards(self) -> list[Card]:
        """The cards that may be played, from left to right."""
        legal = {action.card for action in self.view.legal if isinstance(action, PlayCard)}
        acting = self.view.board.acting
        order = [] if acting is None else self.scene.stage.order(self.view, acting) or []
        return [card for card in order if card in legal]

    def first_focus(self) -> str | None:
        legal = self.legal_cards()
        return self.scene.presenter.first_choice(self.view, legal).text if legal else None

    def dimmed(self) -> set[str]:
        board = self.view.board
        plays_dummy = board.dummy is not None and board.holders[board.dummy] == self.view.seat
        cards = (*self.view.hand, *(self.view.dummy or ())) if plays_dummy else self.view.hand
        return {card.text for card in cards} - {card.text for card in self.legal_cards()}

    def detail(self, card: Card | None) -> str:
        keys = "Left and Right choose, Enter plays"
        if card is None:
            return keys
        words, presenter = super().detail(card), self.scene.presenter
        refusal = self.scene.table.why_illegal(PlayCard(card))
        if refusal is not None:
            is_said = self.scene.message is not None or refusal.rstrip(".") == presenter.sentence(self.view)
            return words if is_said else refusal
        hints = [hint for hint in (presenter.aim(self.view), keys) if hint]
        played = len(self.view.board.tricks)
        return " · ".join((words, *hints[played : played + 1]))

    def press_card(self, card: Card) -> bool:
        done = self.scene.submit(PlayCard(card))
        first = None if done else self.first_focus()
        if first is not None:
            self.scene.focus(first)
            self.scene.say(self.scene.message or "")
        return done

    def drop_card(self, card: Card, place: tuple[int, int]) -> bool:
        is_own = card in self.view.hand
        target = self.scene.places.upper_part if is_own else self.scene.places.trick_area
        return target.collidepoint(place) and self.scene.submit(PlayCard(card))

    def on_key(self, event: pygame.event.Event) -> bool:
        legal = [card.text for card in self.legal_cards()]
        focused = self.scene.focus_key
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and legal:
            by = 1 if event.key == pygame.K_RIGHT else -1
            index = legal.index(focused) + by if focused in legal else (0 if by > 0 else -1)
            self.scene.focus(legal[index % len(legal)])
            return True
        if event.key in ENTER_KEYS and self.enter_is_free and self.scene.focused is None and legal:
            self.scene.focus(legal[-1])
            return True
        return False
