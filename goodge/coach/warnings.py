"""What a choice that is about to be made would cost, never more than what can be told of it."""

from __future__ import annotations

from ..engine.actions import Action, Bid, PlayCard
from ..engine.game import AnyGame, AnyView
from .claims import surely_takes
from .judgement import Judgement, Weighed
from .memory import is_on_nil
from .reasons import proved_of
from .why import Reason, ShownVoid
from .why_bids import TooHigh
from .why_nil import LosesNil
from .why_pairs import GivesPoints


def cost_of(judged: Judgement, action: Action) -> float:
    """Return by how much an action is worse than the best, less the noise; 0 where that is not known.

    A card that was not weighed equals one of its suit that was, and a bid lies between two: the better one counts.
    """
    alike = _alike(judged, action)
    if not alike:
        return 0.0
    best = max(alike, key=lambda option: option.worth)
    return 0.0 if judged.is_noise(best) else max(0.0, judged.best.worth - best.worth - judged.error)


def told_cost(judged: Judgement, action: Action) -> float:
    """Return the points to tell of an action to be warned of: as a hint does, where it was weighed itself."""
    same = [option for option in judged.options if option.action == action]
    return judged.best.worth - same[0].worth if same else cost_of(judged, action)


def why_bad(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> Reason | None:
    """Return what speaks against an action that costs much, by what its judgement and the view tell at once.

    That is a bid over what is worth the risk; a card that takes the trick and ends a nil; and of another card, what it
    does and the best one does not: it gives points away for sure, or leads a suit that others may trump.
    """
    if isinstance(action, Bid):
        return TooHigh(judged.limit) if 0 < judged.limit < action.amount else None
    if isinstance(action, PlayCard) and is_on_nil(view) and surely_takes(game, view, action.card):
        return LosesNil(action.card)
    found = proved_of(game, view, judged.best.action, action) if judged.options else ()
    against = (reason for reason in found if isinstance(reason, GivesPoints) or _is_warning(reason))
    return next(against, None)


def _is_warning(reason: Reason) -> bool:
    return isinstance(reason, ShownVoid) and not reason.helps


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
