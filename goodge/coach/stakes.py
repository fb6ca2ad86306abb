"""What is still at stake in a round of Spidge, counted over deals: which honours may be reached or spoiled."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import PlayCard
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.spidge import SPIDGE, SpidgeBoard
from ..engine.spadeplay import HAND_SIZE
from ..engine.values import dataclass
from .counting import DealCount, Fates, trick_counts
from .goals import Aim, MakeNil, MakeTen
from .nil_cards import of_nil
from .why import (
    Alike,
    CannotTake,
    Close,
    Costs,
    HangsOn,
    HarderToBeat,
    Hope,
    MayBeBeaten,
    MayTake,
    OnlyTrumps,
    Reaches,
    Reason,
    SurelyTakes,
    TakesTrick,
)
from .why_nil import BetterCovered, FreeToThrow, GetsUnder, SafeLater
from .why_pairs import DangerGoes, LeavesTrick, NeitherTakes
from .why_spidge import LeadsNext, LittleAtStake, PlaysFor, SpoilsNil

MOST = 2
_HARDLY = 0.05  # of the deals, up to which an honour is out of reach
_SURE = 1.0 - _HARDLY  # from which on it is as good as scored
_NEVER = 0.005  # up to which it is decided
_OFTEN = 0.3  # of the deals, from which on a nil is spoiled often
_LIKELY = 0.15  # from which on it is what the viewer plays for

_ALWAYS = Reaches | HangsOn | Alike | Close | Costs
_WINS = HarderToBeat | MayBeBeaten | MayTake | OnlyTrumps | SurelyTakes | TakesTrick
_OF_NIL = BetterCovered | CannotTake | DangerGoes | FreeToThrow | GetsUnder | LeavesTrick | NeitherTakes | SafeLater


@dataclass(frozen=True, slots=True)
class HonourStakes:
    """The honours that are open, the likelier first, each with how often it is reached after the better of two cards.

    `own` are the viewer's, of which `of_hand` is the nil of the hand that plays; `others` those of the other players.
    `is_little`: after either card each is out of reach or as good as scored; `is_decided`: without any doubt.
    """

    own: tuple[Hope, ...]
    others: tuple[Hope, ...]
    of_hand: Hope | None
    spoils: SpoilsNil | LeadsNext | None
    is_little: bool
    is_decided: bool

    @property
    def wants_none(self) -> bool:
        """True if the hand that plays had best take no trick."""
        return self.of_hand is not None and self.of_hand.reached.share >= _LIKELY

    @property
    def counts_tricks(self) -> bool:
        """True if somebody may or may not win ten tricks, so that each trick counts."""
        hopes = (*self.own, *self.others)
        return any(isinstance(hope.aim, MakeTen) and _HARDLY < hope.reached.share < _SURE for hope in hopes)

    def told(self, found: Sequence[Reason], *, is_close: bool) -> tuple[Reason, ...]:
        """Return what is told of why: what is at stake before what serves it, and nothing that serves nothing.

        If the two cards are not close, something is at stake that was not found.
        """
        aims = {reason.aim for reason in found if isinstance(reason, Reaches)}
        hopes = tuple(hope for hope in self._played_for() if hope.aim not in aims)
        spoils = () if self.spoils is None or aims else (self.spoils,)
        if self.is_little and not hopes and not aims and not spoils:
            return (LittleAtStake(self.is_decided),) if is_close else tuple(found)
        bearing = tuple(reason for reason in found if self._bears(reason))
        return (*hopes, *bearing, *spoils) if self._has_likely else (*hopes, *spoils, *bearing)

    @property
    def _has_likely(self) -> bool:
        """True if one's own likeliest honour is what is played for."""
        return bool(self.own) and self.own[0].reached.share >= _LIKELY

    def _played_for(self) -> tuple[PlaysFor | Hope, ...]:
        """Return the likeliest honour of one's own and the next, or else that of another player before one's own."""
        own = [hope for hope in self.own if hope.reached.share > _HARDLY]
        others = [hope for hope in self.others if _HARDLY < hope.reached.share < _SURE]
        told = own[:MOST] if self._has_likely else [*others[:1], *own[:1]]
        return tuple(
            PlaysFor(hope.aim, hope.reached) if not place and (self._has_likely or others) else hope
            for place, hope in enumerate(told)
        )

    @property
    def _covers(self) -> bool:
        """True if what is played for is the nil of another hand of one's own: this one had best take the trick."""
        return self._has_likely and isinstance(self.own[0].aim, MakeNil) and self.own[0] != self.of_hand

    def _bears(self, reason: Reason) -> bool:
        """Return True for a reason that serves what is at stake."""
        if isinstance(reason, _ALWAYS):
            return True
        if isinstance(reason, _WINS) and self._covers:
            return not (isinstance(reason, TakesTrick) and _takes_less(reason))
        if isinstance(reason, _OF_NIL) or (
            isinstance(reason, TakesTrick) and reason.takes.share < reason.other_takes.share
        ):
            return self.wants_none
        return self.counts_tricks and not self.wants_none


def stakes_of(view: AnyView, fates: Fates) -> HonourStakes | None:
    """Return what is at stake when one card is played rather than another; None in games without honours."""
    board = view.board
    if not isinstance(board, SpidgeBoard):
        return None
    own, others, nils = list[Hope](), list[Hope](), list[int]()
    of_hand, is_little, is_decided = None, True, True
    for goal, (aim, reached, beside) in zip(fates.goals, fates.aims(), strict=True):
        if not _is_open(board, aim):
            continue
        is_own = bool(goal.hands >> fates.acting & 1)
        (own if is_own else others).append(Hope(aim, reached))
        if aim == MakeNil(fates.acting):
            of_hand = Hope(aim, reached)
        is_little = is_little and _is_sure(reached, beside, _HARDLY)
        is_decided = is_decided and _is_sure(reached, beside, _NEVER)
        if isinstance(aim, MakeNil) and not is_own and _NEVER < beside.share >= reached.share:
            nils.append(aim.hand)
    likeliest = max(others, key=lambda hope: hope.reached.share, default=None)
    if likeliest is not None and likeliest.reached.share > _HARDLY and isinstance(likeliest.aim, MakeNil):
        nils = [hand for hand in nils if hand == likeliest.aim.hand]
    spoils = _spoils(fates, nils, fates.cards.card(fates.moves[0]))
    return HonourStakes(_by_share(own), _by_share(others), of_hand, spoils, is_little, is_decided)


def merits_on_nil(game: AnyGame, view: AnyView, best: PlayCard, other: PlayCard) -> tuple[Reason, ...]:
    """Return what speaks for a card of a hand that had best take no trick."""
    return tuple(of_nil(game, view, best.card, other.card))[:MOST]


def without_double(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return reasons without honours of which another one tells what two cards do for them."""
    aims = {reason.aim for reason in reasons if isinstance(reason, Reaches)}
    untold = LittleAtStake if aims else ()
    return tuple(
        reason
        for reason in reasons
        if not isinstance(reason, untold) and not (isinstance(reason, PlaysFor | Hope) and reason.aim in aims)
    )


def _takes_less(reason: TakesTrick) -> bool:
    return reason.takes.share < reason.other_takes.share


def _is_sure(reached: DealCount, beside: DealCount, doubt: float) -> bool:
    """Return True if an honour is out of reach after either card, or scored, in all but this share of the deals."""
    shares = reached.share, beside.share
    return max(shares) <= doubt or min(shares) >= 1.0 - doubt


def _spoils(fates: Fates, nils: Sequence[int], best: Card) -> SpoilsNil | LeadsNext | None:
    """Return how often one of these nils gets the trick after the better card, or that this one wins the lead.

    That is where it does so more often than after the other card, or often and no less.
    """
    found = [SpoilsNil(hand, best, *trick_counts(fates, hand)) for hand in nils]
    told = [each for each in found if _is_oftener(each.takes, each.other_takes)]
    if told:
        return max(told, key=lambda each: (each.takes.share - each.other_takes.share, each.takes.share))
    takes, other_takes = trick_counts(fates)
    is_lead = bool(nils) and takes.share > other_takes.share and _is_oftener(takes, other_takes)
    return LeadsNext(best, takes, other_takes) if is_lead else None


def _is_oftener(takes: DealCount, other_takes: DealCount) -> bool:
    is_more = takes.share > other_takes.share and takes.differs_from(other_takes)
    return is_more or takes.share >= max(_OFTEN, other_takes.share)


def _by_share(hopes: Sequence[Hope]) -> tuple[Hope, ...]:
    return tuple(sorted(hopes, key=lambda hope: -hope.reached.share))


def _is_open(board: SpidgeBoard, aim: Aim) -> bool:
    """Return True for a nil that holds, and for ten tricks that are not won yet and still may be."""
    match aim:
        case MakeNil(hand):
            return not board.captured[hand]
        case MakeTen(seat):
            taken = (count for count, holder in zip(board.captured, board.holders, strict=True) if holder == seat)
            return 0 < SPIDGE - sum(taken) <= HAND_SIZE - len(board.tricks)
    return False
