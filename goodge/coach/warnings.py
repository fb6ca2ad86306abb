"""What a choice that is about to be made would cost, never more than what can be told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from ..engine.actions import Action, Bid, Pass, PlayCard
from ..engine.game import AnyGame, AnyView, Phase
from ..engine.games import game_named
from ..engine.values import replace
from ..players import Budget
from ..players.race import Clock
from .against_cards import against_card
from .call_drawbacks import drawbacks_of_call
from .claims import surely_takes
from .counting import card_fates
from .drawbacks import drawback
from .judgement import Judgement, Weighed
from .memory import is_on_nil
from .moves import equals
from .reasons import proved_of, reasons_for
from .why import Chance, Fails, Keeps, Reaches, Reason, RivalMakes, ShownVoid, Succeeds, TakesTrick
from .why_against import Against, CannotWin, EndsNil, LessIsEnough, SpentInVain
from .why_bags import OnlyBags
from .why_nil import LosesNil
from .why_pairs import BeatsPartners, GivesPoints, LosesPoints, TakesLater, WinsLater

_CLEAR = 2  # tenths of the deals
_MOSTLY = 0.5  # of the deals
_TOLD = 2  # reasons
_FOR_EACH = 0.2  # of the budget, as a hint takes for its reasons


def cost_of(judged: Judgement, action: Action) -> float:
    """Return by how much an action is worse than the best, as a review tells it; 0 where that is noise or not known.

    A card that was not weighed equals one of its suit that was, and a bid lies between two: the better one counts, less
    the noise.
    """
    alike = _alike(judged, action)
    if not alike:
        return 0.0
    best = max(alike, key=lambda option: option.worth)
    noise = 0.0 if best.action == action else judged.error
    gap = judged.best.worth - best.worth
    is_judged = judged.label is not None and judged.done == best.action
    loss = min(gap, judged.loss if is_judged else dict(judged.losses).get(best.action, gap))
    return 0.0 if judged.is_noise(best) else max(0.0, loss - noise)


def weighed_as(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> Action:
    """Return the card that was weighed for all that equal the one to be played; any other action as it is."""
    weighed = {option.action for option in judged.options}
    if not isinstance(action, PlayCard) or action in weighed:
        return action
    same = map(PlayCard, equals(game, view, action.card))
    return next((each for each in same if each in weighed), action)


def why_bad(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> tuple[Reason, ...]:
    """Return what speaks against an action that costs much, by what its judgement and the view tell at once.

    That is what `drawbacks_of_call` tells; a card that takes the trick and ends a nil; and of another card, what it
    does and the best one does not: it gives points away for sure, or leads a suit that others may trump.
    """
    if not isinstance(action, PlayCard):
        return tuple(drawbacks_of_call(game, view, judged, action))
    if is_on_nil(view) and surely_takes(game, view, action.card):
        return (LosesNil(action.card),)
    found = proved_of(game, view, judged.best.action, action) if judged.options else ()
    return tuple(reason for reason in found if isinstance(reason, GivesPoints) or _is_warning(reason))[:1]


def told_against(
    game: AnyGame, view: AnyView, judged: Judgement, action: Action, counted: Mapping[Action, Sequence[Reason]]
) -> tuple[Reason, ...]:
    """Return what a warning tells against an action: what the view proves before what was `counted`, two at most.

    Of a bid that was not weighed itself it is told how often the highest one below it fails, if mostly. Nothing where
    none of that is known, or where it would tell what is best.
    """
    proved = why_bad(game, view, judged, action)
    best = judged.best.action if judged.options else None
    if not proved and isinstance(best, PlayCard) and isinstance(action, PlayCard):
        by_itself = drawback(game, view, best.card, action.card)
        proved = () if by_itself is None else (by_itself,)
    found = tuple(counted.get(action, ()))
    if not found and isinstance(action, Bid):  # few bids are weighed, and in an auction the lowest is counted
        bids = [(bid.amount, each) for bid, each in counted.items() if isinstance(bid, Bid)]
        lower = {amount: each for amount, each in bids if amount < action.amount and _mostly_fails(each[0])}
        found = tuple(lower[max(lower)]) if lower else ()
    proved = tuple(each for each in proved if not any(_says_more(other, each) for other in found))
    more = (each for each in found if not any(_says_no_more(each, other) for other in proved))
    return (*proved, *more)[:_TOLD]


def _mostly_fails(counted: Reason) -> bool:
    return isinstance(counted, Fails) and counted.missed.share >= _MOSTLY


def _says_more(counted: Reason, proved: Reason) -> bool:
    """Return True for what is counted and says more of a card than that others can beat it, or than who takes a bag."""
    if isinstance(counted, OnlyBags):
        return True
    is_unsure = isinstance(proved, Keeps) and proved.chance is Chance.UNSURE
    return is_unsure and isinstance(counted, TakesTrick | TakesLater | WinsLater | LosesPoints | EndsNil)


def _says_no_more(counted: Reason, proved: Reason) -> bool:
    """Return True for what is counted and says no more than what is proved."""
    match proved, counted:
        case CannotWin() | BeatsPartners(), TakesTrick():
            return True
        case GivesPoints(), LosesPoints() | TakesTrick():
            return True
        case LosesNil(), EndsNil() | Reaches():
            return True
        case Keeps() | SpentInVain() | LessIsEnough(), TakesLater() | WinsLater():
            return True
    return False


def counts_against(
    view: AnyView, judged: Judgement, least: float, seed: int, budget: Budget
) -> dict[Action, tuple[Reason, ...]]:
    """Return for each option that costs at least so many points what is counted against it, beside the best one.

    That is how much less often an aim is reached, if it is clearly less, else the first thing a hint would tell of the
    two of them. Of a card, before that stands what it does in the trick: see `against_card`. Where something is done,
    it is told of that alone; of bids in an auction only of the lowest such one.
    """
    found = dict[Action, tuple[Reason, ...]]()
    game = game_named(view.game)
    for option in _to_be_told_of(view, judged, least):
        if cost_of(judged, option.action) < least:
            continue
        action, best = option.action, judged.best.action
        pair = replace(judged, options=(judged.best, option), done=None)
        fates = None
        if isinstance(action, PlayCard) and isinstance(best, PlayCard):
            fates = card_fates(game, view, (best.card, action.card), seed, Clock(budget.part(_FOR_EACH)))
        reasons = reasons_for(game, view, pair, seed, budget.part(_FOR_EACH), fates)
        counted = [each for each in reasons if _is_against(each, action)]
        reason = min(counted, key=_place, default=None)
        if fates is not None:
            told = against_card(game, view, fates, reason)
        else:
            told = () if reason is None else (reason,)
        if told:
            same = equals(game, view, action.card) if isinstance(action, PlayCard) else ()
            found |= dict.fromkeys((action, *map(PlayCard, same)), told)
    return found


def _to_be_told_of(view: AnyView, judged: Judgement, least: float) -> Sequence[Weighed]:
    if judged.done is None and view.board.phase is Phase.AUCTION:
        bids = [
            (option.action.amount, option)
            for option in judged.options[1:]
            if isinstance(option.action, Bid) and cost_of(judged, option.action) >= least
        ]
        passes = [option for option in judged.options[1:] if isinstance(option.action, Pass)]
        return [*(option for _, option in sorted(bids, key=_amount)[:1]), *passes]
    return judged.options[1:] if judged.done is None else (judged.taken,)


def _is_against(reason: Reason, action: Action) -> TypeGuard[Against]:
    """Return True for what can be told against an action; that a bid fails only of the bid itself."""
    if isinstance(reason, Fails):
        return reason.action == action
    if isinstance(reason, OnlyBags):  # that is told of a card first, or not at all
        return False
    return isinstance(reason, Against) and (isinstance(action, Pass) or not isinstance(reason, Succeeds | RivalMakes))


def _place(reason: Against) -> int:
    """Return where a reason stands: first how much less often an aim is reached, if that is clear, else that last.

    Before that comes that the trick is left to others, which does not say why.
    """
    if isinstance(reason, TakesTrick) and reason.other_takes.share > reason.takes.share:
        return 3
    if not isinstance(reason, Reaches):
        return 1
    return 0 if abs(reason.reached.tenths - reason.other_reached.tenths) >= _CLEAR else 2


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
