"""What a choice that is about to be made would cost, never more than what can be told of it."""

from __future__ import annotations

from ..engine.actions import Action, Bid, PlayCard
from .judgement import Judgement, Weighed


def cost_of(judged: Judgement, action: Action) -> float:
    """Return by how much an action is worse than the best, less the noise; 0 where that is not known.

    A card that was not weighed equals one of its suit that was, and a bid lies between two: the better one counts.
    """
    alike = _alike(judged, action)
    if not alike:
        return 0.0
    best = max(alike, key=lambda option: option.worth)
    return 0.0 if judged.is_noise(best) else max(0.0, judged.best.worth - best.worth - judged.error)


def _alike(judged: Judgement, action: Action) -> list[Weighed]:
    same = [option for option in judged.options if option.action == action]
    if same:
        return same
    if isinstance(action, PlayCard):
        cards = [option for option in judged.options if isinstance(option.action, PlayCard)]
        return [option for option in cards if _suit(option) is action.card.suit or _suit(option) is None]
    if isinstance(action, Bid):
        bids = [(option.action.amount, option) for option in judged.options if isinstance(option.action, Bid)]
        below = [each for each in bids if each[0] < action.amount]
        above = [each for each in bids if each[0] > action.amount]
        nearest = [*sorted(below, key=_amount)[-1:], *sorted(above, key=_amount)[:1]]
        return [option for _, option in nearest]
    return []


def _amount(bid: tuple[int, Weighed]) -> int:
    return bid[0]


def _suit(option: Weighed) -> object:
    return option.action.card.suit if isinstance(option.action, PlayCard) else None
