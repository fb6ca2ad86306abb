"""Why one option is better than another, or good by itself: what can be proved from the view, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..engine.actions import Action, Bid, Bury, NameTrump, PlayCard
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView, Phase
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.games.goodge_board import ALL_POINTS
from ..engine.games.spidge import SpidgeBoard
from ..engine.partners import PartnerBoard
from ..engine.tricks import suit_of
from ..players import Budget
from ..players.race import Clock
from .calls import costs_little, reasons_of_call, saved_by_rivals
from .claims import surely_takes, threats_to
from .counting import Fates, card_fates, hangs_on
from .differences import counted_to_the_end, differences, draws_trumps, explains, is_for_few, sets_apart
from .goals import MakeNil
from .judgement import Judgement, Weighed
from .keeping import goes_to_goodge, good_for_later
from .kept import keeps_low_lead
from .merits import merits, plan_of, sure_of
from .nil_cards import OF_NIL
from .shown_voids import of_voids
from .stakes import how_spoiled, merits_on_nil, stakes_of
from .standing import is_safe, opponents_nils
from .swing import scale_of
from .taking import of_trick, oftener
from .telling import comes_first
from .why import (
    Alike,
    BringsPoints,
    Close,
    Costs,
    FewerAtRisk,
    FewerPoints,
    GivesUp,
    GoodgeBeaten,
    Keeps,
    NoneLeft,
    NoPoints,
    NoPointsGiven,
    PointsAtStake,
    PointsLeft,
    Reaches,
    Reason,
    SurelyTakes,
    TakesTrick,
)
from .why_bags import OnlyBags
from .why_pairs import DrawsTrumps, GivesPoints, GoesToGoodge, HangsOn, MateTakes, PartnerWins, TakesLater, WinsLater
from .why_plans import (
    FewerLaidAway,
    HighestTrumps,
    LaidAway,
    MoreTrumpsKept,
    NextTrumps,
    ShorterSuit,
    StaysInstead,
    TrumpPoints,
    TrumpsHeld,
    WinsUnnamed,
)

EXPLAINED = 0.3  # of what makes the difference, from which on a hidden card is named
_OF_TRUMP = TrumpsHeld | HighestTrumps | NextTrumps | TrumpPoints | WinsUnnamed
_OF_STASH = LaidAway | FewerLaidAway | MoreTrumpsKept | ShorterSuit
_OF_POINTS = GivesUp | NoPointsGiven | FewerPoints | FewerAtRisk | BringsPoints | GoodgeBeaten
_KEPT = OF_NIL | Keeps | PartnerWins | _OF_POINTS | _OF_TRUMP | _OF_STASH
_SLIGHT = 0.04  # of the deals, from which on an aim is told to be reached more often in hundredths
FEW_LEFT = 75  # points still to be won, from which on they are told


def reasons_for(
    game: AnyGame,
    view: AnyView,
    judged: Judgement,
    seed: int = 0,
    budget: Budget | None = None,
    fates: Fates | None = None,
) -> tuple[Reason, ...]:
    """Return why the best option is better than the one taken, or than the next where none or the best was taken.

    `fates` are what comes of the two cards, if that is known already.

    Where the two are close, it is told what speaks for the one taken instead, if it `_may_speak_for` it: it is as good.
    There, and where nothing that was counted tells them apart, what speaks for it by itself comes first; of two cards
    of which the same can be said, just that. Nothing where nothing was weighed.
    """
    other = _other(view, judged)
    if other is None:
        return ()
    is_noise, clock = judged.is_noise(other), Clock(budget)
    best, second = _held_against(game, judged, other.action) if is_noise else (judged.best.action, other.action)
    fates = fates or _fates(game, view, best, second, seed, clock, is_close=is_noise)
    stakes = None if fates is None else stakes_of(view, fates)
    is_sated = fates is not None and is_for_few(view, fates)
    wants_none = is_sated or (stakes is not None and stakes.wants_none)
    own = () if is_noise and _calls_other_best(judged, other) else _merits(game, view, best, second, wants_none)
    counted: tuple[Reason, ...] | None = ()
    if view.board.phase is not Phase.PLAY:
        counted = _about_calls(game, view, judged, best, second, seed, clock, is_close=is_noise)
    elif not is_noise:
        counted = _about_cards(game, view, best, second, fates)
    points = judged.best.worth - other.worth
    proved = () if is_sated else proved_of(game, view, best, second)
    telling = tuple(reason for reason in counted or () if explains(reason, points))
    found = _in_order(own, telling, proved, lambda: () if is_sated else _apart(game, view, best, second))
    if fates is not None and isinstance(best, PlayCard):
        low = keeps_low_lead(game, view, best.card, second.card) if isinstance(second, PlayCard) else ()
        found = (*_of_team(view, fates, best.card, found, is_sated=is_sated), *found, *low)
    found = tuple(sorted(found, key=comes_first, reverse=True))
    if stakes is not None:
        is_close = is_noise and all(map(judged.is_noise, judged.options))
        is_apart = not is_noise and counted is not None
        found = stakes.told(found, is_close=is_close, is_apart=is_apart, gap=points)
    scale = scale_of(game.id)
    told = points * scale.times if points >= scale.nothing else 0.0
    last = Close(told, scale.times) if is_noise or counted is None else Costs(second, points * scale.times, scale.times)
    return (*dict.fromkeys((*found, *_points_left(view))), last)


def _in_order(
    own: tuple[Reason, ...],
    counted: tuple[Reason, ...],
    proved: tuple[Reason, ...],
    apart: Callable[[], tuple[Reason, ...]],
) -> tuple[Reason, ...]:
    """Return what an option does by itself, what is counted and what is proved, in the order in which it is told.

    What it does by itself comes first, unless what is counted tells enough. If neither that nor a proof is found, it is
    told what sets the two `apart`.
    """
    is_told = any(map(_tells_enough, counted))
    if any(isinstance(reason, GivesPoints) for reason in proved):
        own = tuple(reason for reason in own if not isinstance(reason, NoPointsGiven | FewerAtRisk))
    sure = tuple(reason for reason in counted if isinstance(reason, SurelyTakes))
    if sure:
        proved = (*sure, *(reason for reason in proved if not isinstance(reason, SurelyTakes)))
        counted = tuple(reason for reason in counted if reason not in sure)
    draws = tuple(reason for reason in proved if isinstance(reason, DrawsTrumps))
    proved = tuple(reason for reason in proved if reason not in draws)
    if not is_told:
        first = () if own or proved else apart()
        main = () if own and isinstance(own[0], NoPointsGiven) else own[:1]  # points are spared by many a card
        return (*first, *main, *draws, *own, *counted, *proved)
    kept = _kept(own, counted)
    before = [reason for reason in kept if not isinstance(reason, Keeps)]
    none = tuple(reason for reason in own if isinstance(reason, NoneLeft) and reason not in kept)
    return (*proved, *before, *counted, *draws, *none, *(reason for reason in kept if reason not in before))


def _tells_enough(reason: Reason) -> bool:
    """Return False for what was counted, but leaves open what the better card does."""
    return not isinstance(reason, HangsOn) and not (isinstance(reason, Reaches) and reason.of_hundred)


def speaks_for_taken(game: AnyGame, view: AnyView, judged: Judgement) -> bool:
    """Return True if the reasons say what speaks for the option that was taken, which is as good as the best."""
    other = _other(view, judged)
    is_close = other is not None and other.action == judged.done and judged.is_noise(other)
    return other is not None and is_close and _held_against(game, judged, other.action)[0] == judged.done


def _may_speak_for(taken: Action) -> bool:
    """Return True for a kind of option whose reasons do not call it the best, so that they are told of one as good."""
    return isinstance(taken, PlayCard | Bid)


def _calls_other_best(judged: Judgement, other: Weighed) -> bool:
    """Return True if what is said by itself would call another Stash or trump the best than the one taken."""
    return other.action == judged.done and isinstance(other.action, Bury | NameTrump)


def _held_against(game: AnyGame, judged: Judgement, other: Action) -> tuple[Action, Action]:
    """Return two options that are as good: the one taken first, unless it looks worse by what would be an inaccuracy.

    Nobody would believe what speaks for it then.
    """
    best = judged.best.action
    is_taken = judged.done == other and _may_speak_for(best) and _may_speak_for(other)
    if not is_taken:
        return best, other
    lost = judged.best.worth - next(option.worth for option in judged.options if option.action == other)
    return (best, other) if lost >= scale_of(game.id).inaccuracy else (other, best)


def _kept(own: tuple[Reason, ...], counted: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return what a card keeps or does not give away, unless it is better since it takes the trick more often.

    Of a trump suit or a Stash it is all that speaks for it. To keep a higher card is no good where a nil is what the
    better one serves, and goes without saying where it is told what that card does later. Nor is it why a card is given
    up that the Goodge would win later.
    """
    takes_more = any(oftener(each) > 0.0 for each in counted)
    is_for_nil = any(
        isinstance(each, Reaches) and isinstance(each.aim, MakeNil) and each.reached.share > each.other_reached.share
        for each in counted
    )
    says_no_more = is_for_nil or any(isinstance(each, TakesLater | WinsLater) for each in counted)
    goes = any(isinstance(each, GoesToGoodge) for each in counted)
    untold = (Keeps,) * says_no_more + (GivesUp,) * goes
    return () if takes_more else tuple(each for each in own if isinstance(each, _KEPT) and not isinstance(each, untold))


def _apart(game: AnyGame, view: AnyView, best: Action, other: Action) -> tuple[Reason, ...]:
    """Return what sets two cards apart, or else the points which one of them may win or lose, or that nothing does."""
    if not isinstance(best, PlayCard) or not isinstance(other, PlayCard):
        return ()
    found = differences(game, view, best.card, other.card)
    has_more = isinstance(view.board, GoodgeBoard) and worth(best.card) > worth(other.card)
    if has_more and not any(map(sets_apart, found)) and threats_to(game, view, best.card) is not None:
        return (PointsAtStake(best.card, worth(best.card)),)
    is_of_suit = suit_of(best.card, view.board.trump) is suit_of(other.card, view.board.trump)
    return found or (() if is_of_suit else (Alike(best.card, other.card),))


def _other(view: AnyView, judged: Judgement) -> Weighed | None:
    """The option that the best one is held against: of a bid in an auction that is not outdone, what is no bid."""
    if len(judged.options) < 2:
        return None
    if judged.done is not None and judged.done != judged.best.action:
        return judged.taken
    is_bid = isinstance(view.board, GoodgeBoard) and isinstance(judged.best.action, Bid)
    calls = (option for option in judged.options[1:] if is_bid and not isinstance(option.action, Bid))
    return next(calls, judged.options[1])


# -- what is proved ----------------------------------------------------------------------------------------


def proved_of(game: AnyGame, view: AnyView, best: Action, other: Action) -> tuple[Reason, ...]:
    """Return what the view proves of two cards and speaks for the first."""
    if not isinstance(best, PlayCard) or not isinstance(other, PlayCard):
        return ()
    found: list[Reason] = []
    if surely_takes(game, view, best.card) and not surely_takes(game, view, other.card):
        found.append(sure_of(view, best.card))
    found += draws_trumps(game, view, best.card, other.card)
    found += _points_given(game, view, best.card, other.card)
    if not view.board.trick.cards:
        found += of_voids(game, view, (best.card, other.card))
    return tuple(found)


def _points_given(game: AnyGame, view: AnyView, best: Card, other: Card) -> Iterator[GivesPoints]:
    """Yield the points of a card that cannot win the trick, where the better one does for sure, or may with fewer."""
    if not isinstance(view.board, GoodgeBoard) or threats_to(game, view, other) is not None:
        return
    least = 0 if surely_takes(game, view, best) else worth(best)
    if threats_to(game, view, best) is not None and worth(other) > least:
        yield GivesPoints(other, worth(other))


def _points_left(view: AnyView) -> Iterator[Reason]:
    """The points nobody has won, where few are left."""
    left = ALL_POINTS - sum(view.board.captured)
    if isinstance(view.board, GoodgeBoard) and view.board.phase is Phase.PLAY and left <= FEW_LEFT:
        yield PointsLeft(left)


# -- what is counted ---------------------------------------------------------------------------------------


def _fates(
    game: AnyGame, view: AnyView, best: Action, other: Action, seed: int, clock: Clock, *, is_close: bool
) -> Fates | None:
    """Return what comes of two cards, where that is told of: of close ones only to know whether tricks are wanted."""
    if not isinstance(best, PlayCard) or not isinstance(other, PlayCard):
        return None
    if is_close and isinstance(view.board, GoodgeBoard):
        return None
    return card_fates(game, view, (best.card, other.card), seed, clock)


def _merits(game: AnyGame, view: AnyView, best: Action, other: Action, wants_none: bool) -> tuple[Reason, ...]:
    """Return what speaks for the better option by itself; of a Stash that only keeps other cards also its plan."""
    if wants_none and isinstance(best, PlayCard) and isinstance(other, PlayCard):
        return merits_on_nil(game, view, best, other)
    found = merits(game, view, best, other)
    only_keeps = all(isinstance(reason, StaysInstead) for reason in found)
    return plan_of(view, best.cards, found) if isinstance(best, Bury) and only_keeps else found


def _about_calls(
    game: AnyGame,
    view: AnyView,
    judged: Judgement,
    best: Action,
    other: Action,
    seed: int,
    clock: Clock,
    *,
    is_close: bool,
) -> tuple[Reason, ...]:
    """Return what is counted of two calls, Stashes or trumps, and why one that mostly fails costs little."""
    counted = reasons_of_call(game, view, best, other, seed, clock, is_close=is_close)
    saved = saved_by_rivals(view, judged, counted, seed, clock)
    return (*saved, *counted, *costs_little(view, judged, counted, seed, clock))


def _about_cards(
    game: AnyGame, view: AnyView, best: Action, other: Action, fates: Fates | None
) -> tuple[Reason, ...] | None:
    """Return what differs between two cards over deals that fit; None where playouts do not bear the search out."""
    if fates is None or not isinstance(best, PlayCard) or not isinstance(other, PlayCard):
        return ()
    if fates.difference <= 0.0:
        return None
    found = list(of_trick(game, view, fates, best.card, other.card))
    if is_for_few(view, fates):
        found = [reason for reason in found if oftener(reason) <= 0.0 and not isinstance(reason, MateTakes)]
    found += _reached(fates, best.card, other.card)
    if not any(_carries(reason, view, fates) for reason in found):
        in_all = counted_to_the_end(view, fates, best.card, other.card)
        is_told = is_for_few(view, fates) or _wins_alone(game, view, best.card, other.card)
        later = () if is_told else good_for_later(view, fates, other.card)
        found = [*later, *in_all, *found]
    if not any(isinstance(reason, Reaches) for reason in found):
        found += _reached_slightly(view, fates, best.card, other.card)
    return (*goes_to_goodge(view, fates, best.card), *found, *_hidden(fates))


def _wins_alone(game: AnyGame, view: AnyView, best: Card, other: Card) -> bool:
    """Return True where only tricks count, if the better card is sure of this one, and the other cannot take it."""
    are_tricks = not isinstance(view.board, GoodgeBoard)
    return are_tricks and surely_takes(game, view, best) and threats_to(game, view, other) is None


def _of_team(view: AnyView, fates: Fates, best: Card, found: Sequence[Reason], *, is_sated: bool) -> Iterator[Reason]:
    """Yield that more tricks would only be bags, where they would, and what is told of a nil of the other team."""
    if is_sated and is_safe(view, fates):
        yield OnlyBags()
    if isinstance(view.board, PartnerBoard):
        yield from _of_others_nil(view.board, fates, best, found)


def _of_others_nil(board: PartnerBoard, fates: Fates, best: Card, found: Sequence[Reason]) -> Iterator[Reason]:
    """Yield how the better card may spoil a nil of the other team, unless it is told how often that succeeds."""
    nils = opponents_nils(board, fates.acting)
    told = {reason.aim for reason in found if isinstance(reason, Reaches)}
    spoiled = how_spoiled(fates, nils, best, is_lead=not board.trick.cards)
    if spoiled is not None and not told.intersection(map(MakeNil, nils)):
        yield spoiled


def _carries(reason: Reason, view: AnyView, fates: Fates) -> bool:
    """Return True unless what is counted makes up less than half of what the one card is better by."""
    match reason:
        case NoPoints():
            return False
        case TakesTrick(card) | SurelyTakes(card) if isinstance(view.board, GoodgeBoard):
            points = sum(map(worth, (*view.board.trick.cards, card)))
            return 2 * abs(oftener(reason)) * points >= fates.difference
    return True


def _reached(fates: Fates, best: Card, other: Card) -> Iterator[Reaches]:
    """Return the aim that the better card does most for: one's own more often reached, or one of others less often."""
    helped = list[Reaches]()
    for goal, (aim, one, two) in zip(fates.goals, fates.aims(), strict=True):
        is_own = bool(goal.hands >> fates.acting & 1)
        if one.differs_from(two) and (one.share > two.share) == is_own:
            helped.append(Reaches(aim, best, one, other, two))
    yield from sorted(helped, key=_by_how_much)[:1]


def _reached_slightly(view: AnyView, fates: Fates, best: Card, other: Card) -> Iterator[Reaches]:
    """Return the same where it is little, but no chance. Not in Spidge: there only what is played for is told of."""
    if isinstance(view.board, SpidgeBoard):
        return
    helped = list[Reaches]()
    for goal, (aim, one, two) in zip(fates.goals, fates.aims(), strict=True):
        is_helped = one.share > two.share if goal.hands >> fates.acting & 1 else one.share < two.share
        if is_helped and abs(one.share - two.share) >= _SLIGHT and fates.is_surely_apart(aim):
            helped.append(Reaches(aim, best, one, other, two, of_hundred=True))
    yield from sorted(helped, key=_by_how_much)[:1]


def _by_how_much(reason: Reaches) -> float:
    return -abs(reason.reached.share - reason.other_reached.share)


def _hidden(fates: Fates) -> Iterator[Reason]:
    card, share, hand = hangs_on(fates)
    if card is not None and share >= EXPLAINED:
        yield HangsOn(card, share, fates.cards.card(fates.moves[0]), hand)
