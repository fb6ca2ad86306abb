"""Hints: what to do, and what a hint tells of why, in the order in which it is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..engine.actions import Action, Bid, Bury, Nil, PlayCard
from ..engine.cards import Card, Suit
from ..engine.game import AnyGame, AnyView, Phase
from ..engine.games import GOODGE, game_named
from ..engine.games.goodge import GoodgeBoard
from ..engine.games.spidge import SpidgeBoard
from ..engine.state import narrow
from ..engine.tricks import suit_of
from ..engine.values import dataclass, replace
from ..players import Budget, player_of
from ..players.anygame.advice import Outlook, outlook_of, tricks_from
from ..players.race import Clock
from ..players.strength import values_as_they_are
from .advice import advised, best_elsewhere, bolder, highest_beside, next_best, simplest, tempting
from .calls import as_one
from .counting import Fates, card_fates, last_trick_count
from .differences import sets_apart
from .goals import MakeBid, MakeContract, MakeNil
from .judge import Judge
from .judgement import Judgement, Weighed
from .keeping import GoodgeCounts, counts_of_goodge
from .kernel_cards import kernel_cards
from .memory import is_on_nil
from .merits import is_sure_later, merits, plan_of, speaks_for
from .moves import equals, moves_of
from .nil_cards import of_bidding_nil
from .reasons import reasons_for
from .stakes import stakes_of, with_stakes_of, without_double
from .standing import still_reached
from .swing import Scale, scale_of
from .telling import beside_figures, comes_first, most_telling_first
from .why import (
    Alike,
    GivesUp,
    HarderToBeat,
    Hope,
    Keeps,
    KeepsLower,
    MayBeBeaten,
    MayTake,
    NilCounts,
    NoPointsGiven,
    OnlyTrumps,
    PointsAtStake,
    Reaches,
    Reason,
    SurelyTakes,
    TakesTrick,
)
from .why_bags import FewerInAll, OnlyBags
from .why_bids import CountsMore, TricksFrom, TricksHeld
from .why_pairs import (
    AsEasilyBeaten,
    BothTake,
    GivesPoints,
    GoesToGoodge,
    LeavesTrick,
    LessForGoodge,
    MateTakes,
    MoreInAll,
    NeitherTakes,
    StrongerStays,
    TakesLater,
    WinsLater,
)
from .why_plans import EitherTrump, LaidAway, LikelyTrump
from .why_spidge import LittleAtStake

_FOR_REASONS = 0.2  # of the time
_MOSTLY = 0.5  # of the deals
_CLEAR_TRUMP = 20.0  # points more than another trump: of 340 such hands 83 in 100 keep it with the Stash, else half do
_OF_LATER = TakesLater | WinsLater | GoesToGoodge | LessForGoodge | MoreInAll | FewerInAll
_WARNINGS = _OF_LATER | Reaches | MateTakes | NoPointsGiven | GivesPoints
_OF_EITHER = Alike | NeitherTakes | BothTake
_OF_TRICKS = Keeps | MayBeBeaten | OnlyTrumps | HarderToBeat | MayTake | SurelyTakes | TakesLater | MoreInAll
_WEAK = StrongerStays | Keeps | KeepsLower | MayBeBeaten | HarderToBeat | NeitherTakes | AsEasilyBeaten


@dataclass(frozen=True, slots=True)
class Advice:
    """The action to take, and what it was weighed by; that has no options where there was nothing to weigh.

    `chosen` is the action's option, and `other` the best one besides it; None where there is none. `reasons` say
    more than by how much it is better, where more can be said; `warnings` tell what its points are kept from, or
    set it apart from what is clearly worse and may tempt, where the other one is as good. `standing`: how often the
    bids of the side that is advised are still reached by it. `tempts` is the option that is clearly worse.
    `equals`: cards of the hand that are the same as the one to play.
    """

    action: Action
    judgement: Judgement
    chosen: Weighed | None = None
    other: Weighed | None = None
    reasons: tuple[Reason, ...] = ()
    warnings: tuple[Reason, ...] = ()
    standing: tuple[Hope, ...] = ()
    equals: tuple[Card, ...] = ()
    tempts: Weighed | None = None

    @property
    def is_close(self) -> bool:
        """True if the best option besides the one to take is as good for all that can be told.

        A bid that needs somebody to overbid it is not: whoever follows a hint may be left with it.
        """
        other, judged = self.other, self.judgement
        return other is not None and judged.is_noise(other) and not judged.is_too_high(other.action)

    @property
    def is_lost(self) -> bool:
        """True if the bid or the contract of the side that is advised is as good as lost."""
        return any(isinstance(each.aim, MakeBid | MakeContract) and not each.reached.times for each in self.standing)

    def told(self, scale: Scale) -> tuple[Reason, ...]:
        """All reasons in the order in which they are told: warnings before what says little of one of two as good.

        Why points are given up comes first, and goes without saying that they are; and a nil that is served is no
        place to praise what could win a trick.
        """
        if self.is_even(scale):
            return self.reasons
        once = NoPointsGiven | GoesToGoodge
        kinds = {type(reason) for reason in self.reasons if isinstance(reason, once) or is_sure_later(reason)}
        new = (reason for reason in self.warnings if type(reason) not in kinds)  # one of a kind is enough
        every = without_double(tuple(dict.fromkeys((*self.reasons, *new))))
        if any(isinstance(reason, AsEasilyBeaten) for reason in every):
            every = tuple(reason for reason in every if not isinstance(reason, MayBeBeaten))
        if any(isinstance(reason, GoesToGoodge) for reason in every):
            every = tuple(reason for reason in every if not isinstance(reason, GivesUp | PointsAtStake))
        if any(_serves_nil(reason) for reason in every):
            every = tuple(reason for reason in every if not isinstance(reason, Keeps | StrongerStays | NeitherTakes))
        return most_telling_first(sorted(every, key=self._place))

    def _place(self, reason: Reason) -> int:
        """Return where a reason stands: the lower, the sooner."""
        is_weak = not is_sure_later(reason) and (isinstance(reason, _WEAK) or not sets_apart(reason))
        if isinstance(reason, LeavesTrick) and any(map(is_sure_later, self.reasons)):
            return 2
        return 0 if comes_first(reason) else 3 if is_weak else 2 if reason in self.warnings else 1

    def is_even(self, scale: Scale) -> bool:
        """Return True if the two options are advised alike, where they are close.

        Of two of a kind, as of two cards or two bids, one is advised if there is any reason for it, or if it is better
        by more than next to nothing. A pass or a nil is another thing than a bid.
        """
        if not self.is_close or self.chosen is None or self.other is None:
            return self.is_close
        if isinstance(self.action, Bury):
            return True
        if type(self.action) is not type(self.other.action):
            return self.chosen.worth - self.other.worth < scale.inaccuracy
        return abs(self.chosen.worth - self.other.worth) <= scale.even and not any(map(sets_apart, self.reasons))


def advice_for(view: AnyView, done: Action | None, seed: int, budget: Budget, asked: tuple[Action, ...] = ()) -> Advice:
    """Return what the seat to act had best do; `done` is an action to be weighed among the others.

    If some are `asked` for, it is the best of them.
    """
    game = game_named(view.game)
    judgement = Judge(game).judge(view, done, seed, budget.part(1 - _FOR_REASONS))
    among = tuple(option for option in judgement.options if not asked or option.action in asked)
    if asked and not (among and judgement.is_noise(among[0])):
        return _as_asked(asked, game, view, replace(judgement, options=among))
    if judgement.options:
        asked_for = replace(judgement, options=among)
        chosen = advised(game, view, asked_for)
        advice = Advice(chosen.action, judgement, chosen, next_best(game, judgement, chosen))
        if done is not None:
            return advice
        budget = budget.part(_FOR_REASONS)
        fates = _fates(advice, game, view, seed, budget)
        if fates is not None and (fates.wants_fewer or _wants_none(view, fates)):
            chosen = advised(game, view, asked_for, wants_none=True)
            if chosen.action != advice.action:
                advice = Advice(chosen.action, judgement, chosen, next_best(game, judgement, chosen))
                fates = _fates(advice, game, view, seed, budget)
        return _explained(advice, game, view, seed, budget, fates)
    return Advice(_unweighed(game, view, seed, budget), judgement)


def _unweighed(game: AnyGame, view: AnyView, seed: int, budget: Budget) -> Action:
    """Return what to do where nothing was weighed: one of equal cards, the one thing to do, or what the Expert does."""
    is_play = len(view.legal) > 1 and view.board.phase is Phase.PLAY
    if is_play and kernel_cards(view.game, view.rules, view.board) is not None:
        return next(iter(moves_of(game, view, None).values()))
    return view.legal[0] if len(view.legal) == 1 else player_of("expert").choose(view, seed, budget).action


def _explained(advice: Advice, game: AnyGame, view: AnyView, seed: int, budget: Budget, fates: Fates | None) -> Advice:
    """Return advice with its reasons; `fates` are what comes of the card to play and of the next best one."""

    def beside(other: Weighed | None, known: Fates | None = None) -> tuple[Reason, ...]:
        if other is None or advice.chosen is None:
            return ()
        pair = replace(advice.judgement, options=(advice.chosen, other))
        found = reasons_for(game, view, pair, seed, budget, known)
        if not all(map(advice.judgement.is_noise, advice.judgement.options)):
            found = tuple(reason for reason in found if not isinstance(reason, LittleAtStake))
        if other != advice.other and not isinstance(view.board, SpidgeBoard):  # a little more tells of the next best
            found = tuple(reason for reason in found if not (isinstance(reason, Reaches) and reason.of_hundred))
        return _told(found)

    counts = GoodgeCounts() if fates is None else counts_of_goodge(view, fates)
    reasons = tuple(
        _with_stakes(_of_call(advice.action, game, view, beside(advice.other, fates), seed, budget), counts)
    )
    same = equals(game, view, advice.action.card) if isinstance(advice.action, PlayCard) else ()
    standing = () if fates is None else still_reached(view, fates)
    advice = replace(advice, reasons=reasons, standing=standing, equals=same)
    if advice.chosen is None:
        return advice
    if not advice.is_close:
        bold = bolder(game, view, advice.judgement, advice.chosen)
        return advice if bold == advice.other else replace(advice, tempts=bold)
    tempts = tempting(game, view, advice.judgement, advice.chosen)
    if not is_on_nil(view) and (_are_neighbours(advice, game, view) or _is_weak(advice)):
        high = highest_beside(game, view, advice.judgement, advice.chosen)
        elsewhere = None if tempts is not None else best_elsewhere(view, advice.judgement, advice.chosen)
        others = dict.fromkeys((tempts, elsewhere, high))
        found = {type(reason): reason for option in others for reason in beside(option)}
        told = tuple(_with_stakes(_in_agreement(tuple(found.values())), counts))
        if any(map(sets_apart, told)):
            return replace(advice, reasons=told, warnings=counts.goes[:1], tempts=tempts)
    told = beside(tempts)
    warnings = (*counts.goes, *filter(_warns, told))[:1]
    return replace(advice, reasons=with_stakes_of(advice.reasons, told), warnings=warnings, tempts=tempts)


def _are_neighbours(advice: Advice, game: AnyGame, view: AnyView) -> bool:
    """Return True for two cards of a suit that are as good: the choice is rather between it and what is clearly worse.

    Not on a nil: there it is just which of them to play.
    """
    if advice.other is None:
        return False
    if advice.judgement.best.worth - advice.other.worth >= scale_of(game.id).inaccuracy:
        return False
    match advice.action, advice.other.action:
        case PlayCard(card), PlayCard(other):
            return suit_of(card, view.board.trump) is suit_of(other, view.board.trump)
    return False


def _in_agreement(reasons: Sequence[Reason]) -> Iterator[Reason]:
    """Yield reasons without what is as true of either card, and without praise for tricks where these are bags."""
    is_for_bags = any(isinstance(reason, OnlyBags | FewerInAll) for reason in reasons)
    for reason in reasons:
        if not isinstance(reason, _OF_EITHER) and not (is_for_bags and isinstance(reason, _OF_TRICKS)):
            yield reason


def _is_weak(advice: Advice) -> bool:
    """Return True for a card of which nothing is told beside another one but what can still beat it."""
    telling = (reason for reason in advice.reasons if sets_apart(reason) and not isinstance(reason, MayBeBeaten))
    return isinstance(advice.action, PlayCard) and next(telling, None) is None


def _wants_none(view: AnyView, fates: Fates) -> bool:
    """Return True for a hand of Spidge that had best take no trick."""
    stakes = stakes_of(view, fates)
    return stakes is not None and stakes.wants_none


def _fates(advice: Advice, game: AnyGame, view: AnyView, seed: int, budget: Budget) -> Fates | None:
    """Return what comes of the card that is advised, and of the next best one; None where these are no cards."""
    if advice.other is None:
        return None
    match advice.action, advice.other.action:
        case PlayCard(card), PlayCard(other):
            return card_fates(game, view, (card, other), seed, Clock(budget))
    return None


def _with_stakes(reasons: Iterable[Reason], counts: GoodgeCounts) -> Iterator[Reason]:
    """Yield reasons with how often the points of a card that is played are not lost; none that says they mostly are."""
    is_mostly = counts.saved is not None and counts.saved.share >= _MOSTLY
    for reason in reasons:
        if isinstance(reason, PointsAtStake) and counts.saved is not None:
            if is_mostly:
                yield replace(reason, goodge=counts.goodge, saved=counts.saved)
            continue
        if isinstance(reason, GivesUp) and is_mostly and counts.goodge is not None:
            yield PointsAtStake(reason.card, reason.points, counts.goodge, counts.saved)
        yield reason


def _of_call(
    action: Action, game: AnyGame, view: AnyView, reasons: tuple[Reason, ...], seed: int, budget: Budget
) -> tuple[Reason, ...]:
    """Return reasons with what is said of a Stash or a bid by itself; of a card they are as they were."""
    if isinstance(action, Bury):
        told = plan_of(view, action.cards, reasons)
        if not any(isinstance(each, LaidAway) and each.points for each in told):
            return told
        won = last_trick_count(narrow(view, GoodgeBoard), action, seed, Clock(budget))
        return tuple(replace(each, won=won) if isinstance(each, LaidAway) else each for each in told)
    if isinstance(action, Bid) and game.id == GOODGE.id:
        return (*reasons, *_likely_trump(view))
    if isinstance(action, Nil):
        return (*(reason for reason in reasons if not isinstance(reason, NilCounts)), *of_bidding_nil(game, view))
    if isinstance(action, Bid):
        outlook = outlook_of(view)
        is_counted = outlook.fewest <= action.amount <= outlook.most
        counts = sorted(reasons, key=lambda reason: isinstance(reason, CountsMore))
        return (*(_held(view, outlook) if is_counted else ()), *counts)
    return reasons


def _held(view: AnyView, outlook: Outlook) -> Iterator[Reason]:
    """Yield how many tricks a hand is good for, and what these come from, where that comes to as many."""
    yield TricksHeld(outlook.fewest, outlook.most)
    cards, by_trumps = tricks_from(view)
    told = min(max(round(by_trumps), outlook.fewest - len(cards)), outlook.most - len(cards))
    if told >= 0 and abs(told - by_trumps) <= 1 and (cards or told):
        yield TricksFrom(cards, told)


def _likely_trump(view: AnyView) -> Iterator[LikelyTrump | EitherTrump]:
    """Yield the trump that suits the hand best before the Stash is known, or two of which either may; else nothing."""
    values = values_as_they_are(view.hand, len(view.board.captured))
    first, second, third = sorted(Suit, key=lambda suit: -values[suit])[:3]
    if values[first] - values[second] >= _CLEAR_TRUMP:
        own = [card for card in view.hand if card.suit is first]
        highest = max((card for card in view.hand if suit_of(card, first) is first), key=lambda card: card.rank)
        yield LikelyTrump(first, len(own), highest)
    elif values[second] - values[third] >= _CLEAR_TRUMP:
        yield EitherTrump(first, second)


def _serves_nil(reason: Reason) -> bool:
    """Return True for a nil that is more often made by the better card."""
    is_nil = isinstance(reason, Reaches) and isinstance(reason.aim, MakeNil)
    return is_nil and isinstance(reason, Reaches) and reason.reached.share > reason.other_reached.share


def _warns(reason: Reason) -> bool:
    """Return True for a reason that tells what is lost by another card, or what only the better one does."""
    if isinstance(reason, TakesTrick):
        return reason.takes.share > reason.other_takes.share
    if isinstance(reason, Reaches):
        return not reason.of_hundred
    return isinstance(reason, _WARNINGS) or is_sure_later(reason)


def _told(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return what a hint tells: nothing that only speaks against the action, and what it gives up after what for.

    Points that are at stake are told of a card that is praised for what it keeps, or of which nothing else is told.
    """
    told = [reason for reason in beside_figures(reasons) if speaks_for(reason)]
    if not told or any(isinstance(reason, Keeps) for reason in told):
        told = [*(reason for reason in reasons if isinstance(reason, PointsAtStake)), *told]
    return as_one(sorted(told, key=_place))


def _place(reason: Reason) -> int:
    return 1 if isinstance(reason, GivesUp) else 0 if sets_apart(reason) else 2


def _as_asked(asked: tuple[Action, ...], game: AnyGame, view: AnyView, judged: Judgement) -> Advice:
    """Return the best of the actions that are asked for, where others are better: only what it does is told."""
    action = advised(game, view, judged).action if judged.options else simplest(game, view, asked)
    other = next((each for each in view.legal if each != action), action)
    return Advice(action, replace(judged, options=()), reasons=merits(game, view, action, other))
