"""What reasons say, taken apart: whether it is so in a deal, and for which of two options it speaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goodge.coach import Reason
from goodge.coach.goals import MakeBid, goals_of
from goodge.coach.why import (
    Alike,
    BidsOn,
    BringsPoints,
    CannotTake,
    Close,
    Costs,
    Fails,
    FewerAtRisk,
    FewerPoints,
    GivesUp,
    GoodgeBeaten,
    HarderToBeat,
    Hope,
    Keeps,
    KeepsLower,
    MayBeBeaten,
    MayTake,
    MoreOften,
    NilCounts,
    NoneLeft,
    NoPoints,
    NoPointsGiven,
    OnlyTrumps,
    PointsAtStake,
    PointsLeft,
    Reaches,
    Risks,
    RisksLess,
    RivalFails,
    RivalMakes,
    SavedByRivals,
    ShownVoid,
    Succeeds,
    SurelyTakes,
    TakesTrick,
)
from goodge.coach.why_bags import FewerInAll, OnlyBags
from goodge.coach.why_bids import CostsLittle, CountsMore
from goodge.coach.why_nil import BetterCovered, FreeToThrow, GetsUnder, SafeLater
from goodge.coach.why_pairs import (
    AsEasilyBeaten,
    BothTake,
    DangerGoes,
    DrawsTrumps,
    DrivesOut,
    GivesPoints,
    GoesToGoodge,
    GoodgeTakes,
    HangsOn,
    LeavesTrick,
    LessForGoodge,
    MateTakes,
    MoreInAll,
    NearerToNone,
    NeitherTakes,
    OnlyTrumpsEither,
    PartnerWins,
    SavesTrump,
    SpendsTrump,
    StrongerStays,
    TakesLater,
    TrumpedLater,
    WinsLater,
)
from goodge.coach.why_plans import (
    FewerLaidAway,
    HighestTrumps,
    LaidAway,
    MoreTrumpsKept,
    NextTrumps,
    PlansTrump,
    ShorterSuit,
    StaysInstead,
    TrumpPoints,
    TrumpsHeld,
    WinsUnnamed,
)
from goodge.coach.why_spidge import (
    HardToDuck,
    JokersCancel,
    KeepsLowLead,
    LeadsNext,
    LittleAtStake,
    PlaysFor,
    SpoilsNil,
    StaysBelow,
)
from goodge.engine.actions import Action, Bid, BlindNil, Bury, NameTrump, Nil, Pass, PlayCard
from goodge.engine.cards import Card, Suit
from goodge.engine.game import AnyGame, AnyState
from goodge.engine.games import GAMES
from goodge.engine.games.goodge import GoodgeBoard, worth
from goodge.engine.partners import PartnerBoard
from goodge.engine.tricks import suit_of

FACTS = (  # of the hand, or of both
    Alike
    | AsEasilyBeaten
    | BothTake
    | Close
    | Costs
    | HangsOn
    | Hope
    | LaidAway
    | LittleAtStake
    | NeitherTakes
    | NoneLeft
    | NoPoints
    | OnlyBags
    | OnlyTrumpsEither
    | PlansTrump
    | PlaysFor
    | PointsLeft
)
BY_ITSELF = (
    NearerToNone
    | CannotTake
    | DrivesOut
    | FreeToThrow
    | HarderToBeat
    | Keeps
    | KeepsLower
    | MayBeBeaten
    | MayTake
    | NoPointsGiven
    | OnlyTrumps
    | SurelyTakes
)


def beats(game: AnyGame, state: AnyState, card: Card, later: Card) -> bool:
    """Whether a card that is played after another one wins over all that lies there then."""
    lying = (*state.board.trick.cards, card, later)
    return game.winning_place(lying, state.board.trump) == len(lying) - 1


def later_cards(game: AnyGame, state: AnyState, hands: Sequence[Sequence[Card]], card: Card) -> Iterator[Card]:
    """The cards of others who play after the hand to act; those of one's own dummy if it could not but beat a card."""
    trick, board = state.board.trick, state.board
    for step in range(len(trick.cards) + 1, len(hands)):
        hand = (trick.leader + step) % len(hands)
        is_own = board.holders[hand] == board.turn
        if not is_own or (hand == board.dummy and not _can_spare(game, state, hands[hand], card)):
            yield from hands[hand]


def _can_spare(game: AnyGame, state: AnyState, held: Sequence[Card], card: Card) -> bool:
    """Whether a hand may play a card that does not beat this one."""
    led = suit_of((*state.board.trick.cards, card)[0], state.board.trump)
    following = [each for each in held if follows(each, state, led)]
    return any(not beats(game, state, card, each) for each in following or held)


def follows(card: Card, state: AnyState, suit: Suit | None) -> bool:
    return suit_of(card, state.board.trump) is suit


def speaks_for(reason: Reason, best: Action, other: Action, state: AnyState) -> bool:
    """Whether a reason speaks for the better of two options, or not against it."""
    match reason:
        case Succeeds(action, _, reached):
            return action == best and reached.share >= 0.5
        case Risks(action, aim, reached):
            return action == best and isinstance(aim, MakeBid) and reached.share < 0.5
        case Fails(action, _, missed):
            return action == other and missed.times > 0
        case MoreOften(better, _, reached, worse, less):
            return (better, worse) == (best, other) and reached.tenths > less.tenths
        case RivalMakes(seat, _, made):
            return isinstance(best, Bid) and isinstance(other, Pass) and seat != state.board.turn and made.share >= 0.5
        case RivalFails(seat, _, failed):
            return isinstance(best, Pass) and seat != state.board.turn and failed.share > 0.5
        case SavedByRivals(action, times):
            return action == other and times.share >= 0.5
        case BidsOn(_, times):
            return isinstance(best, Bid) and times.share >= 0.5
        case CostsLittle(bid, times):
            return isinstance(best, Pass) and other == Bid(bid) and times.share >= 0.5
        case RisksLess(lower, higher):
            return (best, other) == (Bid(lower), Bid(higher)) and lower < higher
        case CountsMore():
            return isinstance(best, Bid) and isinstance(other, Bid) and best.amount > other.amount
        case NilCounts():
            return isinstance(best, Nil | BlindNil)
        case Reaches(aim, better, reached, _, less):
            goal = next(goal for goal in goals_of(state) if goal.aim == aim)
            is_own = bool(goal.hands >> (state.board.acting or 0) & 1)
            counts = (reached.hundredths, less.hundredths) if reason.of_hundred else (reached.tenths, less.tenths)
            return PlayCard(better) == best and counts[0] != counts[1] and (counts[0] > counts[1]) == is_own
        case TakesTrick(better, takes, worse, other_takes):
            return (PlayCard(better), PlayCard(worse)) == (best, other) and takes.tenths != other_takes.tenths
        case MateTakes(seat, _, better, takes, worse, other_takes):
            assert seat not in (state.board.turn, getattr(state.board, "goodge", None))
            return (PlayCard(better), PlayCard(worse)) == (best, other) and takes.tenths > other_takes.tenths
        case GoodgeTakes(seat, better, takes, worse, other_takes):
            assert seat != state.board.turn
            return (PlayCard(better), PlayCard(worse)) == (best, other) and takes.tenths < other_takes.tenths
        case FewerPoints(card, points, _, more) | FewerAtRisk(card, points, _, more):
            return PlayCard(card) == best and points < more
        case BringsPoints(card, points) | PointsAtStake(card, points):
            return PlayCard(card) == best and points > 0
        case PartnerWins(seat, card):
            lying = state.board.trick.cards
            assert seat % 2 == (state.board.turn or 0) % 2
            place = GAMES["spades"].winning_place(lying, state.board.trump)
            assert place is not None
            assert lying[place] == card
            return PlayCard(card) not in (best, other)
        case GivesUp(card, points, kept):
            return PlayCard(card) == best and PlayCard(kept) == other and points > 0
        case GivesPoints(card, points):
            return PlayCard(card) == other and points > 0
        case StaysInstead(kept, gone):
            assert isinstance(best, Bury)
            assert isinstance(other, Bury)
            return set(kept) == {*other.cards} - {*best.cards} and set(gone) == {*best.cards} - {*other.cards}
        case GoodgeBeaten(seat):
            return seat != state.board.turn
        case ShownVoid(hand, suit, helps):
            assert isinstance(best, PlayCard)
            assert isinstance(other, PlayCard)
            is_partner = isinstance(state.board, PartnerBoard) and hand % 2 == state.board.to_act % 2
            assert helps == is_partner
            return suit is suit_of((best if is_partner else other).card, state.board.trump)
        case SpendsTrump(hand, suit):
            assert isinstance(state.board, GoodgeBoard)
            assert isinstance(best, PlayCard)
            is_goodge = state.board.goodge == hand != state.board.turn
            return is_goodge and suit is suit_of(best.card, state.board.trump) and not worth(best.card)
        case FewerLaidAway(points, more):
            return isinstance(best, Bury) and points < more
        case MoreTrumpsKept(_, count, fewer):
            return isinstance(best, Bury) and isinstance(other, Bury) and count > fewer
        case ShorterSuit(_, count, more):
            return isinstance(best, Bury) and isinstance(other, Bury) and count < more
        case HighestTrumps(card, other_card):
            suits = [NameTrump(each.suit) for each in (card, other_card) if each.suit is not None]
            return suits == [best, other] and card.rank > other_card.rank
        case NextTrumps(card, other_card):
            assert card.suit is not None
            return NameTrump(card.suit) == best and card.rank > other_card.rank
        case TrumpPoints(suit, points, worse_suit, less_points):
            return (NameTrump(suit), NameTrump(worse_suit)) == (best, other) and points > less_points
        case WinsUnnamed(card):
            return card.suit is not None and NameTrump(card.suit) == other
        case TrumpsHeld(suit):
            return NameTrump(suit) == best
    return _speaks_for_card(reason, best, other, state)


def _speaks_for_card(reason: Reason, best: Action, other: Action, state: AnyState) -> bool:
    match reason:
        case TrumpedLater(suit, many, worse_suit, few):
            assert isinstance(best, PlayCard)
            assert isinstance(other, PlayCard)
            return (suit, worse_suit) == (best.card.suit, other.card.suit) and many > few
        case SpoilsNil(hand, card, takes, other_takes):
            assert state.board.holders[hand] != state.board.turn
            return PlayCard(card) == best and takes.share >= other_takes.share
        case HardToDuck(card, hand):
            duckers = [each for each in range(len(state.hands)) if each != state.board.acting and hand in (None, each)]
            follow = [
                each
                for other in duckers
                for each in state.hands[other]
                if follows(each, state, suit_of(card, state.board.trump))
            ]
            return PlayCard(card) == best and all(beats(GAMES["spidge"], state, card, each) for each in follow)
        case KeepsLowLead(card, kept):
            return PlayCard(card) == best and follows(kept, state, suit_of(card, state.board.trump)) and kept != card
        case JokersCancel(hand, card):
            twin = next(each for each in state.hands[hand] if each.suit is None)
            assert state.board.holders[hand] == state.board.turn
            return PlayCard(card) == best and card.suit is None and not beats(GAMES["spidge"], state, card, twin)
        case StaysBelow(hand, card, below):
            assert state.board.holders[hand] == state.board.turn
            return (
                PlayCard(card) == best and below in state.hands[hand] and not beats(GAMES["spidge"], state, card, below)
            )
        case LeadsNext(card, takes, other_takes):
            assert state.board.trick.cards, "whoever has the lead need not win it"
            return PlayCard(card) == best and takes.share > other_takes.share
        case LeavesTrick(card, taking):
            return (PlayCard(card), PlayCard(taking)) == (best, other)
        case SavesTrump(card):
            return PlayCard(card) == other and follows(card, state, state.board.trump)
        case DrawsTrumps(card, unseen):
            return PlayCard(card) == best and follows(card, state, state.board.trump) and unseen > 0
        case StrongerStays(card, higher, worse, less):
            return (PlayCard(card), PlayCard(worse)) == (best, other) and less < higher
        case DangerGoes(card, higher, worse, less) | BetterCovered(worse, less, card, higher):
            is_it = {PlayCard(card), PlayCard(worse)} == {best, other}
            return is_it and higher < less and reason.card == getattr(best, "card", None)
        case SafeLater(card, kept) | GetsUnder(card, kept):
            return (PlayCard(card), PlayCard(kept)) == (best, other)
        case FewerInAll(card, amount, worse, more_amount):
            return (PlayCard(card), PlayCard(worse)) == (best, other) and amount < more_amount
        case MoreInAll(card, amount, worse, less_amount):
            return (PlayCard(card), PlayCard(worse)) == (best, other) and amount > less_amount
        case TakesLater(kept, later, now):
            return PlayCard(kept) == other and later.tenths > now.tenths
        case WinsLater(kept, points_later, points_now):
            return PlayCard(kept) == other and points_later > points_now
        case GoesToGoodge(seat, card, later, now):
            return PlayCard(card) == best and later.tenths > now.tenths and seat != state.board.turn
        case LessForGoodge(seat, card, points, worse, more_points):
            is_it = (PlayCard(card), PlayCard(worse)) == (best, other)
            return is_it and points < more_points and seat != state.board.turn
    if isinstance(reason, BY_ITSELF):
        return PlayCard(reason.card) == best
    return isinstance(reason, FACTS)
