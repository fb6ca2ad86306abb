"""Playing to tricks: legal cards stand out, and a card that may not be played says why."""

from __future__ import annotations

from functools import partial

from ....engine.actions import Action, PlayCard
from ....engine.cards import Card
from ....engine.refusals import MustFollow, TrumpNotBroken
from ...widgets.commands import Command, Deeds, key_name
from ...widgets.device import in_use
from ...wording.happenings import play_keys, play_ways
from ...wording.lists import side_by_side
from ...wording.prompts import is_told
from ...wording.refusals import card_refusal_words, refusal_words
from .panel import PhasePanel


class PlayPanel(PhasePanel):
    """It is the viewer's turn to play a card."""

    def legal_cards(self) -> list[Card]:
        """Return the cards that may be played, from left to right."""
        legal = {action.card for action in self.view.legal if isinstance(action, PlayCard)}
        acting = self.view.board.acting
        order = [] if acting is None else self.shown.stage.order(self.view, acting) or []
        return [card for card in order if card in legal]

    def dimmed(self) -> set[str]:
        board = self.view.board
        plays_dummy = board.dummy is not None and board.holders[board.dummy] == self.view.seat
        cards = (*self.view.hand, *(self.view.dummy or ())) if plays_dummy else self.view.hand
        return {card.text for card in cards} - {card.text for card in self.legal_cards()}

    def detail(self, card: Card | None) -> str:
        return self._line(card, _ways())

    def told_detail(self) -> str:
        return self._line(None, _keys())

    def _line(self, card: Card | None, how: str) -> str:
        """Return the quiet line; `how` cards are played is told in the first tricks."""
        words = super().detail(card)
        refusal = None if card is None else self.why_illegal(PlayCard(card))
        if refusal is not None:
            is_said = self.shown.captions.refusal is not None or is_told(refusal, self.prompt)
            return words if is_said else refusal_words(refusal)
        note = self.shown.presenter.trick_note(self.view)
        if note:
            return words or note
        hints = [hint for hint in (self.shown.presenter.aim(self.view), how) if hint]
        played = len(self.view.board.tricks)
        return side_by_side(words, *hints[played : played + 1])

    def why_not(self, card: Card) -> str:
        refusal = self.why_illegal(PlayCard(card))
        is_asked = isinstance(refusal, MustFollow) or (isinstance(refusal, TrumpNotBroken) and card.suit is not None)
        return "" if refusal is None or is_asked else refusal_words(refusal)

    def press_card(self, card: Card) -> bool:
        done = self._play(card)
        if not done:
            self.shown.stage.refuse(card.text)
        return done

    def drop_card(self, card: Card, place: tuple[int, int]) -> bool:
        is_own = card in self.view.hand
        target = self.shown.places.upper_part if is_own else self.shown.places.trick_area
        return target.collidepoint(place) and self._play(card)

    def _play(self, card: Card) -> bool:
        """Play the card or say why it cannot be played; return True if it was played."""
        refusal = self.why_illegal(PlayCard(card))
        if refusal is None:
            return self.asker.submit(PlayCard(card))
        self.asker.say(card_refusal_words, card, refusal, self.shown.presenter.card_names)
        return False

    def _cards_to_use(self) -> list[str]:
        return [card.text for card in self.legal_cards()]

    def propose(self, action: Action) -> None:
        if isinstance(action, PlayCard):
            self.asker.focus(action.card.text)

    @property
    def presses_are_final(self) -> bool:
        return True

    @property
    def deeds(self) -> Deeds:
        legal = [card.text for card in self.legal_cards()]
        if not legal:
            return {}
        cheap = self.shown.presenter.first_choice(self.view, self.legal_cards()).text
        return {
            Command.LEFT: partial(self._move, legal, -1),
            Command.RIGHT: partial(self._move, legal, 1),
            Command.FIRST_CARD: partial(self.asker.focus, legal[0]),
            Command.LAST_CARD: partial(self.asker.focus, legal[-1]),
            **({Command.PRESS: partial(self.asker.focus, cheap)} if self.asker.focused is None else {}),
        }

    def _move(self, legal: list[str], by: int) -> None:
        """Move the focus to the next card that may be played; the first arrow goes to an end of the hand."""
        focused, acting = self.asker.focus_key, self.view.board.acting
        order = [] if acting is None else self.shown.stage.keys(self.view, acting)
        start = order.index(focused) if focused in order else (-1 if by > 0 else len(order))
        ahead = [key for key in (order[start + 1 :] if by > 0 else order[:start][::-1]) if key in legal]
        self.asker.focus(ahead[0] if ahead else legal[0 if by > 0 else -1])


def _ways() -> str:
    """Return how cards are played with the device in use: a pad has no mouse beside it."""
    if in_use.is_pad:
        return _keys()
    return play_ways(key_name(Command.LEFT), key_name(Command.RIGHT), key_name(Command.PRESS))


def _keys() -> str:
    return play_keys(key_name(Command.LEFT), key_name(Command.RIGHT), key_name(Command.PRESS))
