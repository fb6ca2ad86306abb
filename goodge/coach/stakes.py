"""What is still at stake in a round of Spidge, counted over deals: which honours may be reached or spoiled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from ..engine.actions import PlayCard
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games import game_named
from ..engine.games.spidge import DEALER, DUMMY, SPIDGE, SpidgeBoard
from ..engine.spadeplay import HAND_SIZE
from ..engine.tricks import suit_of
from ..engine.values import dataclass
from .counting import DealCount, Fates, trick_counts
from .goals import Aim, MakeNil, MakeSlam, MakeTen
from .leading import hard_to_duck
from .memory import own_other_hand
from .nil_cards import OF_NIL, of_nil
from .ranks import is_lower
from .why import (
    Alike,
    CannotTake,
    HarderToBeat,
    Hope,
    KeepsLower,
    MayBeBeaten,
    MayTake,
    OnlyTrumps,
    Reaches,
    Reason,
    SurelyTakes,
    TakesTrick,
)
from .why_pairs import HangsOn, LeavesTrick, NearerToNone, NeitherTakes
from .why_spidge import (
    HardToDuck,
    JokersCancel,
    KeepsLowLead,
    LeadsNext,
    LittleAtStake,
    PlaysFor,
    SpoilsNil,
    StaysBelow,
)

_MOST = 2  # reasons on a nil
_TELLING = 0.02  # of the deals, by which a card serves an honour more than another one
_HARDLY = 0.05  # of the deals, up to which an honour is out of reach
_SURE = 1.0 - _HARDLY  # from which on it is as good as scored
_NEVER = 0.005  # up to which it is decided
_SOMETIMES = 0.15  # of the deals, from which on it is told that a nil is spoiled more often
_OFTEN = 0.3  # from which on it is spoiled often
_SLAM_POINTS = 2
_SHARE = 0.5  # of the difference, which a slight count has to make up
_SLAM = 0.3  # from which on a slam is what the dealer plays for
_LIKELY = 0.15  # from which on it is what the viewer plays for

OF_STAKES = PlaysFor | Hope | SpoilsNil | LeadsNext | LittleAtStake
NilHelp: TypeAlias = HardToDuck | KeepsLowLead | StaysBelow | JokersCancel
_ALWAYS = Reaches | HangsOn | Alike
_WINS = HarderToBeat | MayBeBeaten | MayTake | OnlyTrumps | SurelyTakes | TakesTrick
_OF_NIL = OF_NIL | CannotTake | KeepsLower | LeavesTrick | NeitherTakes


@dataclass(frozen=True, slots=True)
class Stake:
    """An honour that is open: how often it is reached after the better of two cards, and after the other one."""

    aim: Aim
    reached: DealCount
    beside: DealCount
    is_own: bool

    @property
    def gain(self) -> float:
        """The share of deals by which the better card serves its player here."""
        more = self.reached.share - self.beside.share
        return more if self.is_own else -more

    @property
    def is_open(self) -> bool:
        """True unless it is out of reach; or of another player, and as good as scored."""
        return self.reached.share > _HARDLY and (self.is_own or self.reached.share < _SURE)

    def is_sure(self, doubt: float) -> bool:
        """Return True if it is out of reach after either card, or scored, in all but this share of the deals."""
        shares = self.reached.share, self.beside.share
        return max(shares) <= doubt or min(shares) >= 1.0 - doubt


@dataclass(frozen=True, slots=True)
class HonourStakes:
    """What is at stake between two cards of the hand that is `acting`: all honours that are open, the likelier first.

    `main` is the one that the better card is played for, None if nothing is likely; `spoils` says how it spoils a nil,
    and `helps` what the card does for a nil besides. `slight` counts in hundredths how much more often it is reached,
    where that is little, but no chance.
    """

    stakes: tuple[Stake, ...]
    acting: int
    main: Stake | None
    spoils: SpoilsNil | LeadsNext | None
    helps: NilHelp | None = None
    slight: Reaches | None = None

    @property
    def wants_none(self) -> bool:
        """True if the hand that plays had best take no trick."""
        if self.main is not None and self.main.aim == MakeSlam(self.acting):
            return False
        own = (each for each in self.stakes if each.aim == MakeNil(self.acting) and each.gain > -_TELLING)
        return any(each.reached.share >= _LIKELY for each in own)

    def told(
        self, found: Sequence[Reason], *, is_close: bool, is_apart: bool = False, gap: float = 0.0
    ) -> tuple[Reason, ...]:
        """Return what is told of why: what is at stake before what serves it, and nothing that serves nothing.

        Unless all cards are as good, as `is_close` says, something is at stake that was not found. Where the two are
        surely apart, as `is_apart` says, and no count of the two is found, it is told how little an aim is, unless that
        is not even half of the `gap` in points.
        """
        is_counted = any(isinstance(reason, Reaches) for reason in found)
        if is_apart and self.slight is not None and not is_counted and self._explains(gap):
            found = (self.slight, *found)
        aims = {reason.aim for reason in found if isinstance(reason, Reaches)}
        spoils = () if self.spoils is None or aims else (self.spoils,)
        if not aims and not spoils:
            little = tuple(self._little())
            if little and is_close:
                return little
            if little and self.main is None:
                return tuple(found)
        hopes = tuple(hope for hope in self._played_for() if hope.aim not in aims)
        bearing = tuple(reason for reason in found if self._bears(reason))
        helps = () if self.helps is None else (self.helps,)
        is_own = self.main is not None and self.main.is_own
        return (*hopes, *helps, *bearing, *spoils) if is_own else (*hopes, *spoils, *helps, *bearing)

    def _explains(self, gap: float) -> bool:
        main = self.main
        points = 0 if main is None else _SLAM_POINTS if isinstance(main.aim, MakeSlam) else 1
        return main is not None and main.gain * points >= _SHARE * gap

    def _little(self) -> Iterator[LittleAtStake | Hope]:
        """Yield that little is at stake, where it is, and which honour of another player the card does not serve."""
        main = self.main
        if main is not None and not main.is_own and main.gain < _TELLING:
            yield LittleAtStake()
            yield Hope(main.aim, main.reached)
        elif main is None and all(each.is_sure(_NEVER) for each in self.stakes):
            yield LittleAtStake(is_decided=True, is_over=not self.stakes)
        elif main is None and all(each.is_sure(_HARDLY) for each in self.stakes):
            is_any_likely = any(each.reached.share > _HARDLY for each in self.stakes)
            yield LittleAtStake(None if is_any_likely else False)

    def _played_for(self) -> Iterator[PlaysFor | Hope]:
        """Yield what the card is played for; unless that is another player's, also one's own likeliest other honour."""
        if self.main is not None:
            yield PlaysFor(self.main.aim, self.main.reached)
            if not self.main.is_own:
                return
        own = (each for each in self.stakes if each.is_own and each.is_open and each is not self.main)
        yield from (Hope(each.aim, each.reached) for each in islice(own, 1))

    def _bears(self, reason: Reason) -> bool:
        """Return True for a reason that serves what the card is played for."""
        if isinstance(reason, _ALWAYS):
            return True
        takes_less = isinstance(reason, TakesTrick) and reason.takes.share < reason.other_takes.share
        is_nearer = isinstance(reason, NearerToNone) and not reason.has_trumps
        is_of_nil = takes_less or is_nearer or isinstance(reason, _OF_NIL)
        match self.main:
            case Stake(MakeNil(hand), is_own=True) if hand == self.acting:
                return is_of_nil
            case Stake(MakeNil(), is_own=True):
                return (is_of_nil and self.wants_none) or (isinstance(reason, _WINS) and not takes_less)
            case Stake(MakeSlam(hand), is_own=True):
                return is_of_nil if hand != self.acting else not is_of_nil
            case Stake(MakeTen()):
                return is_of_nil if self.wants_none else not is_of_nil
        return False


def stakes_of(view: AnyView, fates: Fates) -> HonourStakes | None:
    """Return what is at stake when one card is played rather than another; None in games without honours."""
    board = view.board
    if not isinstance(board, SpidgeBoard):
        return None
    found = [
        Stake(aim, reached, beside, bool(goal.hands >> fates.acting & 1))
        for goal, (aim, reached, beside) in zip(fates.goals, fates.aims(), strict=True)
        if _is_open(board, aim)
    ]
    found.sort(key=lambda each: -each.reached.share)
    main, card = _main(found), fates.cards.card(fates.moves[0])
    nils = [each for each in found if isinstance(each.aim, MakeNil) and _is_spoiled(each)]
    if main is not None and not main.is_own and isinstance(main.aim, MakeNil):
        main = main if main.gain >= _TELLING else _spoiled_now(fates, found, card) or main
        nils = [main]
    hands = [each.aim.hand for each in nils if isinstance(each.aim, MakeNil)]
    spoils = how_spoiled(fates, hands, card, is_lead=not board.trick.cards)
    helps = None if main is None else help_of(view, main, card)
    is_slight = main is not None and main.gain >= _TELLING and not main.reached.differs_from(main.beside)
    slight = _slight(main, fates) if main is not None and is_slight else None
    return HonourStakes(tuple(found), fates.acting, main, spoils, helps, slight)


def _slight(main: Stake, fates: Fates) -> Reaches | None:
    """Return how much more often the card that serves it reaches what it is played for; None if that may be chance."""
    card, other = map(fates.cards.card, fates.moves)
    is_told = main.reached.hundredths != main.beside.hundredths and fates.is_surely_apart(main.aim)
    return Reaches(main.aim, card, main.reached, other, main.beside, of_hundred=True) if is_told else None


def _spoiled_now(fates: Fates, stakes: Sequence[Stake], card: Card) -> Stake | None:
    """Return another player's nil that gets the trick under way after a card most often, if one does."""
    others = (each for each in stakes if each.is_open and not each.is_own)
    nils = {each.aim.hand: each for each in others if isinstance(each.aim, MakeNil)}
    spoiled = how_spoiled(fates, tuple(nils), card, is_lead=False)
    return nils[spoiled.hand] if isinstance(spoiled, SpoilsNil) else None


def help_of(view: AnyView, main: Stake, card: Card) -> NilHelp | None:
    """Return what a card does for a nil of the viewer's other hand, or against one of another player."""
    game, board, trump = game_named(view.game), view.board, view.board.trump
    if not isinstance(main.aim, MakeNil) or main.aim.hand == board.acting:
        return None
    suit = suit_of(card, trump)
    if not main.is_own:
        if not board.trick.cards:
            return hard_to_duck(game, view, card, main.aim.hand)
        low = min((each for each in view.acting_hand if suit_of(each, trump) is suit), key=lambda each: each.rank)
        lying = board.trick.cards
        low_wins = len(lying) == len(board.captured) - 1 and game.winning_place((*lying, low), trump) == len(lying)
        is_throw = (suit is not trump or low_wins) and is_lower(game, view, low, card)
        return KeepsLowLead(card, low) if is_throw else None
    place = (main.aim.hand - board.trick.leader) % len(board.captured)
    lying = (*board.trick.cards, card)
    if place < len(lying) or game.winning_place(lying, trump) != len(lying) - 1:
        return None
    led = suit_of(lying[0], trump)
    held = own_other_hand(view)
    follows = [each for each in held if suit_of(each, trump) is led] or list(held)
    if card.suit is None and any(each.suit is None for each in follows):
        return JokersCancel(main.aim.hand, card)
    below = [each for each in follows if game.winning_place((*lying, each), trump) == len(lying) - 1]
    return StaysBelow(main.aim.hand, card, max(below, key=lambda each: each.rank)) if below else None


def how_spoiled(fates: Fates, nils: Sequence[int], best: Card, *, is_lead: bool) -> SpoilsNil | LeadsNext | None:
    """Return how often one of these nils gets the trick after the better card, or that this one wins the lead.

    That is where it does so more often than after the other card, or often and no less. Whoever has the lead, as
    `is_lead` says, need not win it.
    """
    found = [SpoilsNil(hand, best, *trick_counts(fates, hand)) for hand in nils]
    told = [each for each in found if _is_oftener(each.takes, each.other_takes)]
    if told:
        return max(told, key=lambda each: (each.takes.share - each.other_takes.share, each.takes.share))
    takes, other_takes = trick_counts(fates)
    wins_lead = bool(nils) and takes.share > other_takes.share and takes.differs_from(other_takes)
    return LeadsNext(best, takes, other_takes) if wins_lead and not is_lead else None


def with_stakes_of(reasons: Sequence[Reason], beside: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return reasons with what is at stake beside another card, if something is there that the card is played for."""
    if not any(isinstance(reason, PlaysFor) for reason in beside):
        return tuple(reasons)
    stakes = tuple(reason for reason in beside if isinstance(reason, OF_STAKES))
    return (*stakes, *(reason for reason in reasons if not isinstance(reason, OF_STAKES)))


def _main(stakes: Sequence[Stake]) -> Stake | None:
    """Return what the better card is played for: the likeliest honour of one's own, if that is likely.

    A slam comes first, as it is worth a nil and ten tricks together. Else, or if the card serves it less than the other
    one, it is what the card serves most, or the likeliest of other players that it does not serve less.
    """
    can = [each for each in stakes if each.is_open]
    slam = (each for each in can if each.is_own and isinstance(each.aim, MakeSlam) and each.reached.share >= _SLAM)
    own = next(slam, next((each for each in can if each.is_own), None))
    if own is not None and own.reached.share >= _LIKELY and own.gain > -_TELLING:
        return own
    most = max(can, key=lambda each: each.gain, default=None)
    if most is not None and most.gain >= _TELLING:
        return most
    return next((each for each in can if not each.is_own and each.gain > -_TELLING), None)


def _is_spoiled(stake: Stake) -> bool:
    return not stake.is_own and stake.beside.share > _TELLING and stake.gain >= 0.0


def merits_on_nil(game: AnyGame, view: AnyView, best: PlayCard, other: PlayCard) -> tuple[Reason, ...]:
    """Return what speaks for a card of a hand that had best take no trick."""
    return tuple(of_nil(game, view, best.card, other.card))[:_MOST]


def without_double(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return reasons without honours of which another one tells what two cards do for them."""
    aims = {reason.aim for reason in reasons if isinstance(reason, Reaches)}
    untold = LittleAtStake if aims else ()
    return tuple(
        reason
        for reason in reasons
        if not isinstance(reason, untold) and not (isinstance(reason, PlaysFor | Hope) and reason.aim in aims)
    )


def _is_oftener(takes: DealCount, other_takes: DealCount) -> bool:
    is_more = takes.share > other_takes.share and takes.differs_from(other_takes)
    return (is_more and takes.share >= _SOMETIMES) or takes.share >= max(_OFTEN, other_takes.share)


def _is_open(board: SpidgeBoard, aim: Aim) -> bool:
    """Return True for a nil that holds, and for ten tricks that are not won yet and still may be."""
    match aim:
        case MakeNil(hand):
            return not board.captured[hand]
        case MakeTen(seat):
            taken = sum(count for count, holder in zip(board.captured, board.holders, strict=True) if holder == seat)
            return 0 < SPIDGE - taken <= HAND_SIZE - len(board.tricks)
        case MakeSlam(hand):
            taken, partner = board.captured[hand], DEALER if hand == DUMMY else DUMMY
            return taken < SPIDGE <= taken + HAND_SIZE - len(board.tricks) and not board.captured[partner]
    return False
