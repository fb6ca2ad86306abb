"""Visible blunders in The Goodge Rules: cards at which anybody at the table would shake their head.

A blunder is judged by what the player could know, and only in tricks that somebody else has led. "Sure" means: whatever
the hidden hands hold, as far as suits that somebody has shown they lack, and the sizes of the hands, do not rule it
out. A *zero card* is worth no points, would not win the trick, and is no trump (unless trump was led and has to be
followed). heuristics.py rules out much more.

- `wasted`: the Crown or a trump on nothing, with a zero card at hand. Either the trick is lost for certain: the trump
  goes under a higher one. Or it is worth nothing: the last to play wins with it a trick without points that others
  laid, and has no sure winner worth points (the Crown aside) to lead next: that is a reason to want the lead.
- `thrown`: points to an opponent who is sure to win the trick, with a zero card at hand. A reason, and no blunder, is
  that both are against the Goodge, whose bid can still fail and can still be made.
- `missed`: a trick of 15 points or more let go by somebody who held a sure winner other than the Crown.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from ..engine.actions import Action, PlayCard
from ..engine.game import AnyView, Phase
from ..engine.games.goodge import Goodge, GoodgeBoard
from ..engine.state import narrow
from .cardnumbers import CARD_SUIT, CARD_WORTH, CROWN, MASK_WORTH, PLACES, PLACES_OF
from .sight import Sight, number_of, sight_of

RICH = 15  # points in a trick


class Blunder(StrEnum):
    """The kinds of blunder."""

    WASTED = "wasted"
    THROWN = "thrown"
    MISSED = "missed"


def is_judged(view: AnyView) -> bool:
    """Return True where blunders are counted: a card of The Goodge Rules to play, and a choice of more than one."""
    return view.game == Goodge.id and view.board.phase is Phase.PLAY and len(view.legal) > 1


def blunder_in(view: AnyView, action: Action) -> Blunder | None:
    """Return the blunder that an action is, judged by the view of the seat that took it; None if it is none."""
    if not is_judged(view) or not isinstance(action, PlayCard):
        return None
    sight = sight_of(narrow(view, GoodgeBoard))
    return blunder_of(sight, number_of(action.card, sight.trump))


def without_blunders(sight: Sight, cards: Sequence[int]) -> Sequence[int]:
    """Return those of some legal cards that are no blunder; all of them if there is none."""
    return [card for card in cards if blunder_of(sight, card) is None] or cards


def blunder_of(sight: Sight, card: int) -> Blunder | None:
    """Return the blunder that a legal card is, by cardnumbers.py's number; None if it is none."""
    if sight.leads:
        return None
    others = [other for other in sight.legal if other != card]
    has_zero_card = any(_is_zero_card(sight, other) for other in others)
    if sight.can_win(card):
        return Blunder.WASTED if has_zero_card and _is_won_for_nothing(sight, card) else None
    if sight.pot >= RICH and any(sight.wins_surely(other) for other in others if other != CROWN):
        return Blunder.MISSED
    if not has_zero_card:
        return None
    if CARD_WORTH[card]:
        return Blunder.THROWN if sight.holds_surely(sight.best) and not _may_feed(sight) else None
    return Blunder.WASTED if not CARD_SUIT[card] and sight.lead != 0 else None


def _is_zero_card(sight: Sight, card: int) -> bool:
    return not CARD_WORTH[card] and not sight.can_win(card) and (CARD_SUIT[card] != 0 or sight.lead == 0)


def _may_feed(sight: Sight) -> bool:
    """Return True if the trick goes to a fellow against the Goodge, whose bid can still fail and can still be made."""
    if sight.goodge in (sight.seat, sight.taker):
        return False
    still_to_win = sight.pot + sum(MASK_WORTH[mask] for mask in (*sight.hand, *sight.unseen))
    return 0 < sight.needs <= still_to_win


def _is_won_for_nothing(sight: Sight, card: int) -> bool:
    """Return True if a trump takes a trick without points for the last to play, who then has no rich and sure lead."""
    if CARD_SUIT[card] or sight.later or sight.pot or (CARD_WORTH[card] and card != CROWN):
        return False
    held = (PLACES * suit + place for suit, mask in enumerate(sight.hand) for place in PLACES_OF[mask])
    return not any(CARD_WORTH[other] and _is_sure_lead(sight, other) for other in held if other not in (card, CROWN))


def _is_sure_lead(sight: Sight, card: int) -> bool:
    """Return True if nobody could beat this card if it were led."""
    suit = CARD_SUIT[card]
    higher = sight.unseen[suit] >> card % PLACES
    for seat in range(sight.seats):
        may_follow, may_trump = not sight.void[seat] >> suit & 1, not sight.void[seat] & 1
        if seat != sight.seat and ((may_follow and higher) or (suit and may_trump and sight.unseen[0])):
            return False
    return True
