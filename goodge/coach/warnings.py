"""What a choice that is about to be made would cost, never more than what can be told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeGuard

from ..engine.actions import Action, Bid, Nil, Pass, PlayCard
from ..engine.game import AnyGame, AnyView, Phase
from ..engine.games import game_named
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.games.spidge import SpidgeBoard
from ..engine.values import replace
from ..players import Budget
from ..players.race import Clock
from .claims import surely_takes
from .counting import card_fates, trick_counts
from .judgement import Judgement, Weighed
from .memory import is_on_nil
from .merits import is_sure_later, merits
from .moves import equals
from .nil_cards import sure_trick
from .reasons import proved_of, reasons_for
from .taking import partners_place
from .why import Fails, MoreOften, Reaches, Reason, RisksLess, RivalMakes, ShownVoid, Succeeds, TakesTrick
from .why_bids import TooHigh
from .why_nil import LosesNil, SureTrick
from .why_pairs import (
    BeatsPartners,
    GivesPoints,
    LessForGoodge,
    LosesPoints,
    MoreInAll,
    TakesLater,
    WinsLater,
    WinsNothing,
)

Against: TypeAlias = (
    Reaches
    | TakesTrick
    | MoreInAll
    | LessForGoodge
    | TakesLater
    | WinsLater
    | LosesPoints
    | WinsNothing
    | BeatsPartners
    | MoreOften
    | Fails
    | Succeeds
    | RivalMakes
)
"""What is counted beside the best option, and can be told of the worse one without a word of which the best is.

Of a pass it is known anyway: a bid. Only there it is told how often that succeeds, or the one that stands.
"""

_CLEAR = 2  # tenths of the deals
_MOSTLY = 0.5  # of the deals
_FOR_EACH = 0.2  # of the budget, as a hint takes for its reasons


def cost_of(judged: Judgement, action: Action) -> float:
    """Return by how much an action is worse than the best, as a hint tells it; 0 where that is noise or not known.

    A card that was not weighed equals one of its suit that was, and a bid lies between two: the better one counts, less
    the noise.
    """
    alike = _alike(judged, action)
    if not alike:
        return 0.0
    best = max(alike, key=lambda option: option.worth)
    noise = 0.0 if best.action == action else judged.error
    return 0.0 if judged.is_noise(best) else max(0.0, judged.best.worth - best.worth - noise)


def why_bad(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> Reason | None:
    """Return what speaks against an action that costs much, by what its judgement and the view tell at once.

    That is a bid over what is worth the risk, or one that a lower bid would do for; a nil with a card that is sure of a
    trick; a card that takes the trick and ends a nil; and of another card, what it does and the best one does not: it
    gives points away for sure, or leads a suit that others may trump.
    """
    if isinstance(action, Bid):
        return _of_bid(view, judged, action)
    if isinstance(action, Nil):
        sure = sure_trick(game, view)
        return None if sure is None else SureTrick(sure)
    if isinstance(action, PlayCard) and is_on_nil(view) and surely_takes(game, view, action.card):
        return LosesNil(action.card)
    found = proved_of(game, view, judged.best.action, action) if judged.options else ()
    against = (reason for reason in found if isinstance(reason, GivesPoints) or _is_warning(reason))
    return next(against, None)


def _of_bid(view: AnyView, judged: Judgement, bid: Bid) -> TooHigh | RisksLess | None:
    """Return what speaks at once against a bid of The Goodge Rules."""
    if not judged.limit or view.board.phase is not Phase.AUCTION:
        return None
    if judged.limit < bid.amount:
        return TooHigh(judged.limit)
    best = judged.best.action
    return RisksLess(best.amount, bid.amount) if isinstance(best, Bid) and best.amount < bid.amount else None


def can_wait(game: AnyGame, view: AnyView, judged: Judgement, action: Action) -> Reason | None:
    """Return that nobody can beat the card that is about to be played, now or later; None where that is not so."""
    best = judged.best.action if judged.options else None
    if not isinstance(best, PlayCard) or not isinstance(action, PlayCard):
        return None
    return next(filter(is_sure_later, merits(game, view, best, action)), None)


def counts_against(view: AnyView, judged: Judgement, least: float, seed: int, budget: Budget) -> dict[Action, Against]:
    """Return for each option that costs at least so many points what is counted against it, beside the best one.

    That is how much less often an aim is reached, if it is clearly less, else the first thing a hint would tell of the
    two of them; where all names the best one, that the points of a card are mostly lost, that it takes the trick less
    often, or nothing. Where something is done, it is told of that alone; of bids in an auction only of the lowest.
    """
    found = dict[Action, Against]()
    game = game_named(view.game)
    for option in _to_be_told_of(view, judged):
        if cost_of(judged, option.action) < least:
            continue
        pair = replace(judged, options=(judged.best, option), done=None)
        reasons = reasons_for(game, view, pair, seed, budget.part(_FOR_EACH))
        counted = [each for each in reasons if _is_against(each, option.action)]
        reason = min(counted, key=_place, default=None)
        if reason is None or isinstance(reason, MoreInAll | LessForGoodge):
            reason = _of_trick(game, view, judged, option, seed, budget, reason)
        elif isinstance(reason, TakesTrick) and _is_for_nothing(view, reason):
            reason = WinsNothing(reason.other, is_last=len(view.board.trick.cards) == len(view.board.captured) - 1)
        reason = reason or _of_partners(game, view, judged.best.action, option.action)
        if reason is not None:
            same = equals(game, view, option.action.card) if isinstance(option.action, PlayCard) else ()
            found |= dict.fromkeys((option.action, *map(PlayCard, same)), reason)
    return found


def _to_be_told_of(view: AnyView, judged: Judgement) -> Sequence[Weighed]:
    if judged.done is None and view.board.phase is Phase.AUCTION:
        bids = [(option.action.amount, option) for option in judged.options[1:] if isinstance(option.action, Bid)]
        passes = [option for option in judged.options[1:] if isinstance(option.action, Pass)]
        return [*(option for _, option in sorted(bids, key=_amount)[:1]), *passes]
    return judged.options[1:] if judged.done is None else (judged.taken,)


def _of_trick(
    game: AnyGame, view: AnyView, judged: Judgement, option: Weighed, seed: int, budget: Budget, found: Against | None
) -> Against | None:
    """Return in how many deals the points of a card go to the other side, or that it takes the trick less often.

    What was `found` before where neither is told; nothing where tricks are no aim by themselves.
    """
    best, bad, board = judged.best.action, option.action, view.board
    if not isinstance(best, PlayCard) or not isinstance(bad, PlayCard) or isinstance(board, SpidgeBoard):
        return found
    if found is not None and not (isinstance(board, GoodgeBoard) and worth(bad.card) > worth(best.card)):
        return found
    fates = card_fates(game, view, (best.card, bad.card), seed, Clock(budget.part(_FOR_EACH)))
    if fates is None or fates.wants_fewer or is_on_nil(view):
        return found
    takes, bad_takes = trick_counts(fates)
    if isinstance(board, GoodgeBoard) and worth(bad.card):
        is_own = board.goodge == view.seat
        lost = bad_takes.opposite if is_own else trick_counts(fates, board.goodge)[1]
        if lost.share >= _MOSTLY:
            return LosesPoints(bad.card, worth(bad.card), None if is_own else board.goodge, lost)
    is_less = bad_takes.share < takes.share and takes.differs_from(bad_takes)
    return found or (TakesTrick(best.card, takes, bad.card, bad_takes) if is_less else None)


def _of_partners(game: AnyGame, view: AnyView, best: Action, bad: Action) -> BeatsPartners | None:
    """Return the partner's card that is winning the trick, if the worse card beats it and the better one does not."""
    cards, place = view.board.trick.cards, partners_place(game, view)
    if place is None or not isinstance(best, PlayCard) or not isinstance(bad, PlayCard):
        return None
    beat = [game.winning_place((*cards, card), view.board.trump) == len(cards) for card in (best.card, bad.card)]
    return BeatsPartners(cards[place]) if beat == [False, True] else None


def _is_for_nothing(view: AnyView, reason: TakesTrick) -> bool:
    """Return True if the worse card takes the trick more often, and neither it nor what lies there is worth points."""
    cards = (reason.other, *view.board.trick.cards)
    is_worthless = isinstance(view.board, GoodgeBoard) and len(cards) > 1 and not any(map(worth, cards))
    return is_worthless and reason.other_takes.share > reason.takes.share


def _is_against(reason: Reason, action: Action) -> TypeGuard[Against]:
    """Return True for what can be told against an action; that a bid fails only of the bid itself."""
    if isinstance(reason, Fails):
        return reason.action == action
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
