"""The cards that nobody at the table can call a blunder, judged by what their player knows: the expert's last look.

Much narrower than the rules of thumb of thumb.py: only what is foolish whatever the hidden cards are. A *zero card* is
worth no points, would not win the trick, and is no trump (unless trump was led and has to be followed).
"""

from __future__ import annotations

from collections.abc import Sequence

from .cardnumbers import CARD_SUIT, CARD_WORTH, CROWN, MASK_WORTH, PLACES, PLACES_OF
from .sight import Sight

_RICH_POT = 15


def sound(sight: Sight, cards: Sequence[int]) -> Sequence[int]:
    """Those of some legal cards that are no blunder; all of them if there is none."""
    if sight.leads:
        return cards
    return [card for card in cards if not _is_blunder(sight, card)] or cards


def _is_blunder(sight: Sight, card: int) -> bool:
    """The Crown or a trump wasted, a sure and rich trick let go, or points thrown to one who is sure of the trick."""
    others = [other for other in sight.legal if other != card]
    has_zero_card = any(_is_zero_card(sight, other) for other in others)
    if sight.can_win(card):
        return has_zero_card and _is_won_for_nothing(sight, card)
    if sight.pot >= _RICH_POT and any(sight.wins_surely(other) for other in others if other != CROWN):
        return True
    if CARD_WORTH[card]:
        return has_zero_card and sight.holds_surely(sight.best) and not _may_feed(sight)
    return has_zero_card and not CARD_SUIT[card] and sight.lead != 0


def _is_zero_card(sight: Sight, card: int) -> bool:
    return not CARD_WORTH[card] and not sight.can_win(card) and (CARD_SUIT[card] != 0 or sight.lead == 0)


def _may_feed(sight: Sight) -> bool:
    """Whether the trick goes to a fellow against the Goodge, whose bid can still fail and can still be made."""
    if sight.goodge in (sight.seat, sight.taker):
        return False
    still_to_win = sight.pot + sum(MASK_WORTH[mask] for mask in (*sight.hand, *sight.unseen))
    return 0 < sight.needs <= still_to_win


def _is_won_for_nothing(sight: Sight, card: int) -> bool:
    """Whether a trump takes a trick without points for the last to play, who has no rich and sure lead to follow it."""
    if CARD_SUIT[card] or sight.later or sight.pot or (CARD_WORTH[card] and card != CROWN):
        return False
    held = (PLACES * suit + place for suit, mask in enumerate(sight.hand) for place in PLACES_OF[mask])
    return not any(CARD_WORTH[other] and _is_sure_lead(sight, other) for other in held if other not in (card, CROWN))


def _is_sure_lead(sight: Sight, card: int) -> bool:
    """Whether nobody could beat this card if it were led."""
    suit = CARD_SUIT[card]
    higher = sight.unseen[suit] >> card % PLACES
    for seat in range(sight.seats):
        may_follow, may_trump = not sight.void[seat] >> suit & 1, not sight.void[seat] & 1
        if seat != sight.seat and ((may_follow and higher) or (suit and may_trump and sight.unseen[0])):
            return False
    return True
