"""Rules of thumb for the card to play: the points it is likely to bring now, less those it would bring later."""

from __future__ import annotations

from collections.abc import Sequence

from .cardnumbers import CARD_SUIT, CARD_WORTH, COUNT, CROWN, PLACES, PLACES_OF
from .sight import Sight
from .styles import Style

# Points that a card is expected to bring later, by how many unseen cards of its suit are higher.
_KEEP_PLAIN = (4.0, 2.0, 1.0)
_KEEP_TRUMP = (9.0, 7.0, 6.0, 5.0)
_KEEP_CROWN = 37.0
# What a point card adds to that, a point: kept, a sure winner brings itself home more often than not, a low one rarely.
_KEEP_POINT_HIGH, _KEEP_POINT_TRUMP, _KEEP_POINT_LOW = 0.5, 0.1, -0.2

# The cost of each point given away to somebody else: all others gain by it, the Goodge by more.
_TO_ANYBODY, _TO_GOODGE, _TO_FELLOW = 0.5, 0.7, 0.3
_EACH_FOLLOWER_ADDS = 2.0
_PULLING = 3.0
_NEW_VOID = 1.5
_RICH_POT = 15


def sensible(sight: Sight, cards: Sequence[int]) -> Sequence[int]:
    """Return those of some legal cards that nobody at the table would call a blunder; all of them if there is none."""
    return [card for card in cards if not _is_foolish(sight, card)] or cards


def _is_foolish(sight: Sight, card: int) -> bool:
    """Points given away, a trump or the Crown spent on nothing, or a rich trick let go, and no need for it."""
    if sight.leads:
        return False
    others = [other for other in sight.legal if other != card]
    worthless = [other for other in others if not CARD_WORTH[other] and not sight.can_win(other)]
    if sight.can_win(card):
        if card == CROWN and sight.pot < _RICH_POT and others:
            return True
        return not CARD_SUIT[card] and bool(worthless) and _wins_nothing(sight, card)
    if sight.pot >= _RICH_POT and any(sight.wins_surely(other) for other in others if other != CROWN):
        return True
    if CARD_WORTH[card]:
        return bool(worthless)
    return not CARD_SUIT[card] and sight.lead != 0 and any(CARD_SUIT[other] for other in worthless)


def _wins_nothing(sight: Sight, card: int) -> bool:
    """Return True if the last to play wins nothing with this card, and no good lead either."""
    if sight.later or sight.pot or (CARD_WORTH[card] and card != CROWN):
        return False
    return not any(
        CARD_WORTH[other] and not sight.unseen[CARD_SUIT[other]] >> other % PLACES
        for suit, mask in enumerate(sight.hand)
        for other in (PLACES * suit + place for place in PLACES_OF[mask])
        if other not in (card, CROWN) and (suit == 0 or not sight.unseen[0])
    )


def worth_of(sight: Sight, card: int) -> float:
    """Return about how many points the seat gains by playing this card rather than nothing."""
    gain = -keeping(sight, card)
    held = sight.chance_to_hold(card) if sight.can_win(card) else 0.0
    pot = sight.pot + CARD_WORTH[card]
    gain += held * (pot + _EACH_FOLLOWER_ADDS * len(sight.later)) - (1.0 - held) * pot * _cost_of_giving(sight)
    suit = CARD_SUIT[card]
    if sight.leads and suit == 0 and sight.is_goodge and sight.unseen[0]:
        gain += _PULLING * held
    if suit and COUNT[sight.hand[suit]] == 1 and sight.hand[0]:
        gain += _NEW_VOID
    return round(gain, 6)  # what is equal stays equal, however a system's pow() rounds


def leaning(style: Style, sight: Sight, card: int) -> float:
    """Return the points by which the card looks better to somebody of this style."""
    points = 0.0
    if sight.leads and CARD_SUIT[card] == 0 and sight.unseen[0] and sight.is_early:
        points += style.pulling
    if not sight.wins_surely(card):
        points -= style.thrift * CARD_WORTH[card]
    return points


def keeping(sight: Sight, card: int) -> float:
    """Return about how many points the card would bring if it were kept."""
    if card == CROWN:
        return _KEEP_CROWN
    suit, worth = CARD_SUIT[card], CARD_WORTH[card]
    higher = COUNT[sight.unseen[suit] >> card % PLACES]
    if suit == 0:
        return _KEEP_TRUMP[min(higher, 3)] + _KEEP_POINT_TRUMP * worth
    if higher > 2 or not COUNT[sight.unseen[suit]]:
        return _KEEP_POINT_LOW * worth
    return _KEEP_PLAIN[higher] + (_KEEP_POINT_LOW if higher else _KEEP_POINT_HIGH) * worth


def _cost_of_giving(sight: Sight) -> float:
    if sight.is_goodge:
        return _TO_ANYBODY
    if sight.taker == sight.goodge or sight.goodge in sight.later or sight.leads:
        return _TO_GOODGE if sight.needs > 0 else _TO_ANYBODY
    return _TO_FELLOW
