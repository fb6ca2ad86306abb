"""The trumps above the ace of spades: the first time that one takes a trick from an ace, the table says why."""

from __future__ import annotations

from typing import Any

from ....engine.cards import Card, Suit
from ....engine.events import TrickWon
from ....engine.game import AnyView, Hand
from ....engine.spadeplay import TRUMP, SpadeGame
from ....engine.tricks import suit_of
from ...motion import speeds
from ...tabletop.director import Director
from ...wording import happenings

_ACE = 14
_ACE_OF_SPADES = Card(_ACE, Suit.SPADES)


class HighTrumpShow:
    """Shows the tricks of a game in which some trumps beat the ace of spades."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._has_told = False

    def trick_won(self, event: TrickWon, after: AnyView) -> None:
        """Leave the trick on the table to be read, once with the reason why the ace did not take it.

        What the trick decides is told first, and the reason at another trick.
        """
        shown = self._director.shown
        is_decisive = self._director.trick_won(event, after)
        game = shown.presenter.game
        assert isinstance(game, SpadeGame)
        card = above_the_ace(game, event.cards)
        if card is None or is_decisive or self._has_told:
            return
        self._has_told = True
        name = shown.presenter.hand_name(after, shown.names, event.hand)
        shown.report(happenings.takes_trick_from_ace, name, is_joker=card.suit is None)
        self._director.rest(speeds.REASON_REST, speeds.REASON_AT_LEAST)


def above_the_ace(game: SpadeGame[Any, Any], cards: Hand) -> Card | None:
    """Return the trump that takes a trick which an ace would have taken but for it; None for other tricks."""
    place = game.winning_place(cards, TRUMP)
    highest = game.strength(_ACE_OF_SPADES)
    if place is None or game.strength(cards[place]) <= highest:
        return None
    lead = game.lead_of(cards, TRUMP)
    others = [card for card in cards if game.strength(card) <= highest]
    spades = [card for card in others if suit_of(card, TRUMP) is TRUMP]
    best = max(spades or [card for card in others if card.suit is lead], key=game.strength, default=None)
    return cards[place] if best is not None and best.rank == _ACE else None
