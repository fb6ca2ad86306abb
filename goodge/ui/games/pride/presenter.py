"""League Spades on the screen: jokers and deuces high, board, and the draw for the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ....engine.cards import Card, Suit
from ....engine.events import DealerDrawn, Event, TrickWon
from ....engine.game import AnyView
from ....engine.games.pride import LEAST_FOR_A_TEAM, PrideRules
from ....engine.partners import SIDES
from ...tabletop.director import Director, Handler
from ...wording import bar
from ...wording.hands import league_card_words
from ...wording.happenings import DRAW
from ...wording.plates import sets_of
from ..shared.beginning import OfTheEvening
from ..shared.draw import DrawShow
from ..shared.high_trumps import HighTrumpShow
from ..shared.partners import PartnerPresenter, partner_shows

_HIGH_DEUCE = Card(2, Suit.SPADES)


class PridePresenter(PartnerPresenter):
    """The presenter of two teams that must each bid at least four."""

    id = "pride"

    def state(self, view: AnyView, round_number: int, clock: str) -> str:
        return bar.league_round_words(round_number, cast(PrideRules, view.rules), clock)

    def short_state(self, view: AnyView, round_number: int, clock: str) -> str:
        return bar.short_league_round_words(round_number, cast(PrideRules, view.rules), clock)

    def about(self, view: AnyView, names: Sequence[str], hand: int) -> str:
        """Return the team's sets where sets lose the match: partners can be told by their emblem and their places."""
        limit = cast(PrideRules, view.rules).set_limit
        return super().about(view, names, hand) if limit is None else sets_of(view.sets[hand % SIDES], limit)

    def bar_in_words(self, view: AnyView) -> str:
        """Return the limits that may end the match."""
        return bar.ends_words(cast(PrideRules, view.rules))

    def plate_in_words(self, view: AnyView, hand: int) -> str:
        """Return the number of contracts that the team has broken, where that loses the match; otherwise nothing."""
        limit = cast(PrideRules, view.rules).set_limit
        return "" if limit is None else bar.sets_so_far(view.sets[hand % SIDES], limit)

    def picture(self, card: Card | None) -> str:
        """Return the name of a card's picture: the deuce of spades, a high trump here, wears a crown."""
        return f"{self.pictures}/2S-high" if card == _HIGH_DEUCE else super().picture(card)

    def card_words(self, view: AnyView, card: Card) -> str:  # noqa: ARG002
        return league_card_words(card)

    @property
    def least_for_a_team(self) -> int:
        return LEAST_FOR_A_TEAM


class BeginnersPride(OfTheEvening, PridePresenter):
    """The presenter in the short rounds of the first evening."""


def pride_shows(director: Director) -> dict[type[Event], Handler]:
    """Return the handlers for the events of League Spades."""
    return {
        **partner_shows(director),
        DealerDrawn: DrawShow(director, DRAW).dealer_drawn,
        TrickWon: HighTrumpShow(director).trick_won,
    }
