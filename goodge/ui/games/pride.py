"""League Spades on the screen: jokers and the deuce high, board, and the draw for the first deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ...engine.cards import BIG_JOKER, LITTLE_JOKER, Card, Suit
from ...engine.events import DealerDrawn, Event
from ...engine.games.pride import LEAST_FOR_A_TEAM, PrideRules
from ...table.match_table import AnyView
from .draw import DrawShow
from .partners import PartnerPresenter
from .presenter import Handler

if TYPE_CHECKING:
    from ..tabletop.director import Director

_HIGHEST = {
    BIG_JOKER: "the highest spade of all",
    LITTLE_JOKER: "the second highest spade",
    Card(2, Suit.SPADES): "the third highest spade, above the ace",
}


class PridePresenter(PartnerPresenter):
    """Two teams of which each bids four at least."""

    id = "pride"

    def state(self, view: AnyView, round_number: int, clock: str) -> str:
        rules = cast(PrideRules, view.rules)
        of = "" if rules.max_rounds is None else f" of {rules.max_rounds}"
        return f"Round {round_number}{of} · {clock or f'to {rules.target}'}"

    def card_words(self, view: AnyView, card: Card) -> str:
        words = super().card_words(view, card)
        return f"{words}: {_HIGHEST[card]}" if card in _HIGHEST else words

    @property
    def least_for_a_team(self) -> int:
        return LEAST_FOR_A_TEAM

    def handlers(self, director: Director) -> dict[type[Event], Handler]:
        return {**super().handlers(director), DealerDrawn: DrawShow(director, "draw").dealer_drawn}
