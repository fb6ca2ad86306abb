"""Spidge on the screen: three players, a dummy that lies open, and jokers that cancel each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ...engine.cards import Card, Suit
from ...engine.events import DealerDrawn, Event, TrickWon
from ...engine.game import Hand, Phase, Trick
from ...engine.games.spidge import SPIDGE, SpidgeBoard
from ...engine.spadeplay import HAND_SIZE, TRUMP
from ...engine.tricks import suit_of
from ...table.match_table import AnyView
from ..scenes.phases.play import PlayPanel
from ..tabletop.facts import PlateFacts
from .draw import DrawShow
from .french import FrenchPresenter
from .presenter import Handler

if TYPE_CHECKING:
    from ..tabletop.director import Director

_JOKERS = 2
_NIL_GONE = "nil gone · "


class SpidgePresenter(FrenchPresenter):
    """Nobody bids: each trick counts for the hand that takes it."""

    id = "spidge"
    panels: ClassVar = {Phase.PLAY: PlayPanel}

    # -- words --------------------------------------------------------------------------------------------

    def sentence(self, view: AnyView) -> str:
        board: SpidgeBoard = view.board
        if board.acting == board.dummy:
            return f"The dummy’s turn: {self._for_dummy(view)}"
        words = super().sentence(view)
        return f"From the hand – {self.continued(words)}" if board.holders.count(board.turn or 0) > 1 else words

    def _for_dummy(self, view: AnyView) -> str:
        """What the one who plays the dummy can do now."""
        trick, cards = view.board.trick.cards, view.acting_hand
        if len(cards) == 1:
            return "play its last card"
        if not trick:
            return self.continued(self._what_to_lead(view))
        lead = self.game.lead_of(trick, TRUMP)
        if lead is None:
            return "the jokers have cancelled each other, so play any of its cards"
        fitting = [card for card in cards if suit_of(card, TRUMP) is lead]
        if not fitting:
            return f"it has no {lead.plural.lower()}, so play any of its cards"
        is_joker = all(card.suit is None for card in fitting)
        one, several = ("joker", "jokers") if is_joker else (lead.singular, lead.plural.lower())
        return f"play its {one}" if len(fitting) == 1 else f"play one of its {several}"

    def aim(self, view: AnyView) -> str:  # noqa: ARG002
        return "Take no trick at all, or ten and more"

    def lead_words(self, trick: Hand, lead: Suit) -> str:
        has_changed = trick[0].suit is None and self.struck(trick)
        return f"The jokers cancel, {lead.plural.lower()} lead" if has_changed else super().lead_words(trick, lead)

    def doing(self, view: AnyView, name: str) -> str:
        board: SpidgeBoard = view.board
        if board.acting != board.dummy:
            return super().doing(view, name)
        return f"{name} {'leads' if not board.trick.cards else 'plays'} from the dummy"

    def about(self, view: AnyView, names: Sequence[str], hand: int) -> str:
        is_dummy = hand == view.board.dummy
        return f"played by {names[view.board.dealer]}" if is_dummy else super().about(view, names, hand)

    def card_words(self, view: AnyView, card: Card) -> str:
        words = super().card_words(view, card)
        return words if card.suit is not None else f"{words}: as high as the other, and together they cancel"

    def trick_taken(self, event: TrickWon, name: str) -> str:
        words = super().trick_taken(event, name)
        return f"The jokers cancel each other: {name} takes the trick" if self.struck(event.cards) else words

    def trick_won(self, trick: Trick, name: str) -> str:
        words = super().trick_won(trick, name)
        return f"{words}: the jokers cancelled each other" if self.struck(trick.cards) else words

    # -- cards and plates ---------------------------------------------------------------------------------

    def struck(self, cards: Hand) -> frozenset[Card]:
        """Both jokers, once they lie in one trick."""
        jokers = frozenset(card for card in cards if card.suit is None)
        return jokers if len(jokers) == _JOKERS else frozenset()

    def plate(self, view: AnyView, names: Sequence[str], hand: int, points: Sequence[int]) -> PlateFacts:
        board: SpidgeBoard = view.board
        caption = "trick" if points[hand] == 1 else "tricks"
        if hand == board.dummy:
            return PlateFacts(name="Dummy", figure=str(points[hand]), caption=caption)
        seat = board.holders[hand]
        total, left = view.totals[seat], HAND_SIZE - len(board.tricks)
        note = _chances(
            points[hand], sum(points[held] for held, holder in enumerate(board.holders) if holder == seat), left
        )
        return PlateFacts(
            name=names[seat],
            figure=str(points[hand]),
            caption=caption,
            total=f"{total} point{'' if total == 1 else 's'}",
            short_total=str(total),
            note=note,
            short_note=note.removeprefix(_NIL_GONE),
            is_dealer=board.dealer == seat,
        )

    # -- motion -------------------------------------------------------------------------------------------

    def handlers(self, director: Director) -> dict[type[Event], Handler]:
        return {**super().handlers(director), DealerDrawn: DrawShow(director, "cut").dealer_drawn}


def _chances(tricks: int, together: int, left: int) -> str:
    """How a hand stands to its two aims; those of both hands together count for the second."""
    if together >= SPIDGE:
        return "ten reached"
    if not tricks:
        return "no trick yet"
    return f"{_NIL_GONE}{together} of {SPIDGE}" if together + left >= SPIDGE else "nil and ten gone"
