"""What sets two cards apart of which neither has a merit of its own: proved from the view, or counted to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.partners import SIDES, PartnerBoard
from ..engine.tricks import suit_of
from .claims import threats_to
from .counting import Fates
from .goals import MakeBid
from .kernel_cards import has_twin
from .means import average_of, variance_of
from .memory import cards_unseen, is_on_nil, is_partners, known_voids, trumpers
from .merits import FEW
from .why import Alike, Hope, MoreOften, PointsLeft, Reason
from .why_bags import FewerInAll, OnlyBags
from .why_pairs import (
    AsEasilyBeaten,
    BothTake,
    DrawsTrumps,
    HangsOn,
    LessForGoodge,
    MoreInAll,
    NearerToNone,
    NeitherTakes,
    OnlyTrumpsEither,
    SavesTrump,
    StrongerStays,
    TrumpedLater,
    WinsLater,
)
from .why_spidge import LittleAtStake, PlaysFor

_MOST = 2
_CLEAR = 2.0  # standard errors, from which on a mean is told as more than another
_LEAST_POINTS, _LEAST_TRICKS = 2.0, 0.2  # by which it is more then
_SHARE = 0.6  # of a loss, which points that are told have to make up
_HARDLY = 0.1  # of the deals, up to which a bid can hardly be made
_OF_BOTH = (
    PlaysFor
    | OnlyBags
    | Hope
    | LittleAtStake
    | Alike
    | NeitherTakes
    | BothTake
    | AsEasilyBeaten
    | OnlyTrumpsEither
    | PointsLeft
    | HangsOn
)


def sets_apart(reason: Reason) -> bool:
    """Return True unless a reason is as true of the one card as of the other."""
    return not isinstance(reason, _OF_BOTH)


def differences(game: AnyGame, view: AnyView, best: Card, other: Card) -> tuple[Reason, ...]:
    """Return what is true of two cards and may speak for the first, the more telling first; nothing if all is alike.

    Nor on a nil, where other things count.
    """
    return tuple(dict.fromkeys(_differences(game, view, best, other)))[:_MOST]


def _differences(game: AnyGame, view: AnyView, best: Card, other: Card) -> Iterator[Reason]:
    if is_on_nil(view):
        return
    trump = view.board.trump
    suits = [suit_of(card, trump) for card in (best, other)]
    threats = [threats_to(game, view, card) for card in (best, other)]
    unseen = cards_unseen(game, view)
    if suits[1] is trump is not suits[0]:
        yield SavesTrump(other)
    yield from draws_trumps(game, view, best, other)
    weaker: Reason | None = None
    if suits[0] is not suits[1] and trump not in suits and not has_twin(view, (best, other)):
        higher, other_higher = (
            sum(
                suit_of(each, trump) is suit_of(card, trump) and game.winning_place((card, each), trump) == 1
                for each in unseen
            )
            for card in (best, other)
        )
        if other_higher < higher:
            weaker = StrongerStays(best, higher, other, other_higher)
            if other_higher <= FEW:
                yield weaker
            elif 2 * other_higher > higher:
                weaker = None
        yield from _nearer_to_none(game, view, unseen, best, other)
    if weaker is not None:
        yield weaker
    if threats == [None, None] and not has_twin(view, view.board.trick.cards):
        yield NeitherTakes(best, other)
    elif threats == [(0, 0), (0, 0)]:
        yield BothTake(best, other)
    elif suits[0] is not suits[1] and not has_twin(view, (best, other)):
        beaten, other_beaten = (None if each is None else each[0] for each in threats)
        if beaten is not None and beaten == other_beaten:
            yield from _as_easily(game, view, unseen, beaten, (best, other))


def draws_trumps(game: AnyGame, view: AnyView, best: Card, other: Card) -> Iterator[DrawsTrumps]:
    """Yield how many trumps are unseen if the first of two cards leads trumps, and the other one another suit."""
    trump = view.board.trump
    are_trumps = [suit_of(card, trump) is trump for card in (best, other)]
    void = {hand for hand, suit in known_voids(game, view) if suit is trump}
    others = [
        hand for hand, holder in enumerate(view.board.holders) if holder != view.seat and not is_partners(view, hand)
    ]
    is_lead = not view.board.trick.cards and not is_on_nil(view)
    if are_trumps == [True, False] and is_lead and not void.issuperset(others):
        unseen = [card for card in cards_unseen(game, view) if suit_of(card, trump) is trump]
        points = sum(map(worth, unseen)) if isinstance(view.board, GoodgeBoard) else 0
        if unseen:
            yield DrawsTrumps(best, len(unseen), points)


def _as_easily(
    game: AnyGame, view: AnyView, unseen: Sequence[Card], higher: int, cards: tuple[Card, Card]
) -> Iterator[Reason]:
    """Return what can be said of two cards of different suits that this many of their suits can beat."""
    best, other = (card.suit for card in cards)
    trump = view.board.trump
    if higher:
        yield AsEasilyBeaten(higher, *cards)
    elif best is not None and other is not None and trump not in (best, other):
        left, other_left = (sum(suit_of(card, trump) is suit for card in unseen) for suit in (best, other))
        is_trumped = any(suit is best and not is_partners(view, hand) for hand, suit in trumpers(game, view))
        if left > other_left > 0 and not view.board.trick.cards and not is_trumped:
            yield TrumpedLater(best, left, other, other_left)
        yield OnlyTrumpsEither(*cards)


def _nearer_to_none(game: AnyGame, view: AnyView, unseen: Sequence[Card], best: Card, other: Card) -> Iterator[Reason]:
    """Return that the hand is sooner out of a plain suit, and may then play any card.

    Nothing where all its trumps win tricks anyway.
    """
    trump = view.board.trump
    held = [suit_of(card, trump) for card in view.acting_hand]
    left, other_left = (held.count(suit_of(card, trump)) - 1 for card in (best, other))
    trumps, others = ([card for card in cards if suit_of(card, trump) is trump] for cards in (view.acting_hand, unseen))
    are_sure = all(game.winning_place((own, each), trump) == 0 for own in trumps for each in others)
    if best.suit is not None and 0 < left < other_left and not (trumps and are_sure):
        yield NearerToNone(best, best.suit, left, has_trumps=bool(trumps))


def is_for_few(view: AnyView, fates: Fates) -> bool:
    """Return True for a team that wants no more tricks, if the better card wins it none more than the other one."""
    ones, others = tricks_in_all(view, fates)
    return fates.wants_fewer and average_of(ones) <= average_of(others)


def tricks_in_all(view: AnyView, fates: Fates) -> tuple[list[int], list[int]]:
    """Return what the own side wins by the end of each round after either card, in points or tricks."""
    board, acting = view.board, fates.acting
    own = [hand for hand in range(len(board.captured)) if hand == acting]
    if isinstance(board, PartnerBoard):
        own = [hand for hand in range(len(board.captured)) if hand % SIDES == acting % SIDES]
    ones, others = ([sum(ends[place][hand] for hand in own) for ends in fates.outcomes] for place in (0, 1))
    return ones, others


def counted_to_the_end(view: AnyView, fates: Fates, best: Card, other: Card) -> Iterator[Reason]:
    """Return how much the own side wins in all after each of two cards, or the Goodge; where that speaks for the first.

    That is points or tricks on the mean, where it is clear and told as different figures; fewer tricks for a team that
    wants no more.
    """
    board, acting = view.board, fates.acting
    ones, others = tricks_in_all(view, fates)
    has_points = isinstance(board, GoodgeBoard)
    if is_for_few(view, fates):
        if _is_clearly_more(others, ones, has_points=False):
            yield FewerInAll(best, average_of(ones), other, average_of(others))
    elif _is_clearly_more(ones, others, has_points=has_points):
        lost = _lost_bid(view, fates)
        yield MoreInAll(best, average_of(ones), other, average_of(others), has_points, lost)
    elif isinstance(board, GoodgeBoard) and board.goodge not in (None, acting):
        goodge = board.goodge or 0
        ones, others = ([ends[place][goodge] for ends in fates.outcomes] for place in (0, 1))
        if _is_clearly_more(others, ones, has_points=True):
            yield LessForGoodge(goodge, best, average_of(ones), other, average_of(others))


def explains(reason: Reason, gap: float) -> bool:
    """Return False for points, won in all, later or by a bid, that are few beside the `gap` that is told.

    Two of them below a loss of five would seem to contradict it. A bid that is made counts twice itself more than one
    that fails.
    """
    match reason:
        case WinsLater(_, later, now):
            more = later - now
        case MoreInAll(_, amount, _, other_amount, is_points=True):
            more = amount - other_amount
        case MoreOften(_, MakeBid(_, bid), reached, _, other_reached):
            more = 2 * bid * (reached.share - other_reached.share)
        case _:
            return True
    return more >= _SHARE * gap


def _lost_bid(view: AnyView, fates: Fates) -> int:
    """Return the bid of the Goodge who is to act, if it is hardly ever made after either card; else 0."""
    board = view.board
    if not isinstance(board, GoodgeBoard) or board.goodge != fates.acting:
        return 0
    made = [count.share for aim, *counts in fates.aims() if isinstance(aim, MakeBid) for count in counts]
    return board.bid if made and max(made) <= _HARDLY else 0


def _is_clearly_more(ones: list[int], others: list[int], *, has_points: bool) -> bool:
    apart = [one - two for one, two in zip(ones, others, strict=True)]
    least = _LEAST_POINTS if has_points else _LEAST_TRICKS
    return average_of(apart) > max(least, _CLEAR * sqrt(variance_of(apart) / len(apart)))
