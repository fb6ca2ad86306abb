"""What a choice that is about to be made would cost, never more than what can be told of it."""

from __future__ import annotations

from typing import TypeAlias, TypeGuard

from ..engine.actions import Action, Bid, PlayCard
from ..engine.game import AnyGame, AnyView
from ..engine.games import game_named
from ..engine.values import replace
from ..players import Budget
from .claims import surely_takes
from .judgement import Judgement, Weighed
from .memory import is_on_nil
from .moves import equals
from .reasons import proved_of, reasons_for
from .why import Fails, MoreOften, Reaches, Reason, ShownVoid, TakesTrick
from .why_bids import TooHigh
from .why_nil import LosesNil
from .why_pairs import GivesPoints, LessForGoodge, MoreInAll, TakesLater, WinsLater

Against: TypeAlias = Reaches | TakesTrick | MoreInAll | LessForGoodge | TakesLater | WinsLater | MoreOften | Fails
"""What is counted beside the best option, and can be told of the worse one without a word of which the best is."""

_CLEAR = 2  # tenths of the deals
_FOR_EACH = 0.2  # of the budget, as a hint takes for its reasons


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


def counts_against(view: AnyView, judged: Judgement, least: float, seed: int, budget: Budget) -> dict[Action, Against]:
    """Return for each option that costs at least so many points what is counted against it, beside the best one.

    That is the first thing a hint would tell of the two of them, an aim that is reached hardly more often last; nothing
    of an option where all names the best one. Where something is done, it is told of that alone.
    """
    found = dict[Action, Against]()
    game = game_named(view.game)
    for option in judged.options[1:] if judged.done is None else (judged.taken,):
        if cost_of(judged, option.action) < least:
            continue
        pair = replace(judged, options=(judged.best, option), done=None)
        reasons = reasons_for(game, view, pair, seed, budget.part(_FOR_EACH))
        counted = [each for each in reasons if _is_against(each, option.action)]
        reason = min(counted, key=_is_slight, default=None)
        if reason is not None:
            same = equals(game, view, option.action.card) if isinstance(option.action, PlayCard) else ()
            found |= dict.fromkeys((option.action, *map(PlayCard, same)), reason)
    return found


def _is_against(reason: Reason, action: Action) -> TypeGuard[Against]:
    """Return True for what can be told against an action; that a bid fails only of the bid itself."""
    return isinstance(reason, Against) and not (isinstance(reason, Fails) and reason.action != action)


def _is_slight(reason: Against) -> bool:
    return isinstance(reason, Reaches) and abs(reason.reached.tenths - reason.other_reached.tenths) < _CLEAR


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
