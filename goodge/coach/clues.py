"""Clues: what to look at before a decision, each a fact that the view proves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TypeAlias

from ..engine.actions import Action, Bid, BlindNil, Bury, Nil, PlayCard
from ..engine.cards import CROWN, Card, Suit
from ..engine.game import AnyGame, AnyView, Phase
from ..engine.games import game_named
from ..engine.games.goodge import GoodgeBoard, GoodgeView, worth
from ..engine.games.spidge import SpidgeBoard
from ..engine.partners import SIDES, PartnerBoard
from ..engine.spadeplay import HAND_SIZE, HANDS, TRUMP
from ..engine.state import View, narrow
from ..engine.tricks import suit_of
from ..engine.values import dataclass
from .claims import surely_takes
from .honours import HonoursOpen, NilOpen, NilToSpoil, NothingOpen, TenNeeds, honours, is_nothing_open
from .kept import is_for_last_trick
from .leading import MOST_SUITS, FewHigher, Highest, pointing_at, to_lead
from .memory import cards_unseen, points_to_win
from .moves import equals
from .standing import opponents_nils

MOST = 2
_ACE = 14
_SHORT = 3


@dataclass(frozen=True, slots=True)
class SuitsHeld:
    """The suits of the hand with the number of cards of each, the longest first; `crown`: it is held as well."""

    suits: tuple[tuple[Suit, int], ...]
    crown: bool


@dataclass(frozen=True, slots=True)
class ShortSuit:
    """A suit of which the hand has no more cards than can be laid away."""

    suit: Suit
    count: int


@dataclass(frozen=True, slots=True)
class StashIsForLast:
    """The last trick wins what is laid away."""


@dataclass(frozen=True, slots=True)
class PointsHeld:
    """The points in the hand."""

    points: int


@dataclass(frozen=True, slots=True)
class Winners:
    """The spades and the aces of other suits in the hand."""

    spades: int
    aces: int


@dataclass(frozen=True, slots=True)
class CouldBeNil:
    """The hand may be one that can win no trick at all."""


@dataclass(frozen=True, slots=True)
class TricksBid:
    """The tricks that others have bid so far, and those of them that the partner has."""

    tricks: int
    by_partner: int = 0


@dataclass(frozen=True, slots=True)
class Behind:
    """The points by which the team is behind, before the cards are seen."""

    points: int


@dataclass(frozen=True, slots=True)
class Winning:
    """The card that is winning the trick, whose it is, the points in the trick, and how many hands play after.

    `is_own`: it is of another hand that the viewer plays as well, the dummy if it `is_dummys`; `is_partners`: it is
    their partner's. `last` is the hand that plays after, where just one of another player does and it is no dummy;
    `is_own_last`: another hand of the viewer plays last.
    """

    card: Card
    hand: int
    points: int
    after: int
    is_own: bool = False
    is_partners: bool = False
    last: int | None = None
    is_own_last: bool = False
    is_dummys: bool = False


@dataclass(frozen=True, slots=True)
class NotToBeat:
    """The partner is winning the trick for the team, which still needs some: no high card is needed here."""


@dataclass(frozen=True, slots=True)
class Lowest:
    """The lowest card to play that beats the one that is winning the trick; None: no card does."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class TrumpsUnseen:
    """The number of trumps that have not been played and that the viewer cannot see; the `last` one, if it is one."""

    count: int
    last: Card | None = None


@dataclass(frozen=True, slots=True)
class GoodgeNeeds:
    """What the Goodge still needs of the points that nobody has won yet; `is_own`: the viewer is the Goodge."""

    seat: int
    need: int
    left: int
    is_own: bool


@dataclass(frozen=True, slots=True)
class TeamNeeds:
    """What the viewer's team still needs of the tricks that are left; `bags` count against it."""

    need: int
    left: int
    bags: bool


@dataclass(frozen=True, slots=True)
class NilAlive:
    """A nil that still holds: the viewer's own, or the partner's in this seat.

    `is_free`: the viewer has none of the suit that was led, and holds more than trumps. `is_safe`: the partner has
    played to the trick under way, and does not win it.
    """

    seat: int
    is_own: bool
    is_free: bool = False
    is_safe: bool = False


Clue: TypeAlias = (
    SuitsHeld
    | ShortSuit
    | StashIsForLast
    | PointsHeld
    | Winners
    | CouldBeNil
    | TricksBid
    | Behind
    | Winning
    | NotToBeat
    | Lowest
    | Highest
    | FewHigher
    | TrumpsUnseen
    | GoodgeNeeds
    | TeamNeeds
    | NilAlive
    | HonoursOpen
    | NilOpen
    | TenNeeds
    | NilToSpoil
    | NothingOpen
)


def clues_to(game: AnyGame, view: AnyView, advised: Action | None) -> tuple[Clue, ...]:
    """Return at most two clues for the seat to act, the more pressing first; none in a phase that is not known.

    None of them points at another card than what will be advised; None: that is not known yet.
    """
    found = (pointing_at(clue, advised) for clue in _clues(game, view) if leads_to(clue, view, advised))
    return without_doubles(found)[:MOST]


def without_doubles(clues: Iterable[Clue]) -> tuple[Clue, ...]:
    """Return clues without the one that others may hold a higher card, if it is told how few of one suit do."""
    found = tuple(clues)
    is_told = any(isinstance(clue, FewHigher) for clue in found)
    return tuple(clue for clue in found if not is_told or clue != Highest(()))


def leads_to(clue: Clue, view: AnyView, advised: Action | None) -> bool:
    """Return False for a clue that points at cards of the hand, unless what is advised is among them.

    Nor does one lead there that warns of more tricks where one is to be taken.
    """
    match clue:
        case ShortSuit(suit):
            away = advised.cards if isinstance(advised, Bury) else ()
            return bool(away) and suit not in {card.suit for card in view.hand if card not in away}
        case Winners():
            return not isinstance(advised, Nil | BlindNil)
        case CouldBeNil():
            return isinstance(advised, Nil | BlindNil)
        case Lowest(Card() as card):
            return advised == PlayCard(card)
        case NotToBeat():
            return isinstance(advised, PlayCard) and _is_low(game_named(view.game), view, advised.card)
        case Highest(cards):
            return not cards or (isinstance(advised, PlayCard) and advised.card in cards[:MOST_SUITS])
        case FewHigher(card):
            game = game_named(view.game)
            return isinstance(advised, PlayCard) and card in (advised.card, *equals(game, view, advised.card))
        case NilOpen(is_own, is_dummys) if isinstance(advised, PlayCard):
            is_of_own = view.board.acting == view.board.own_hand(view.seat or 0)
            is_lost = surely_takes(game_named(view.game), view, advised.card)
            return not is_lost or not (is_own if is_of_own else is_dummys)
        case TeamNeeds(0, _, True) if isinstance(advised, PlayCard):
            return not surely_takes(game_named(view.game), view, advised.card)
    return True


def _clues(game: AnyGame, view: AnyView) -> Iterator[Clue]:
    board = view.board
    if board.phase is Phase.PLAY:
        yield from _in_play(game, view)
    elif isinstance(board, GoodgeBoard):
        find = _GOODGE.get(board.phase)
        yield from () if find is None else find(narrow(view, GoodgeBoard))
    elif isinstance(board, PartnerBoard):
        yield from _before_partners(narrow(view, PartnerBoard))


# -- before the first card ---------------------------------------------------------------------------------


def _suits_held(view: AnyView) -> SuitsHeld:
    counts = {suit: sum(card.suit is suit for card in view.hand) for suit in Suit}
    held = sorted(((suit, count) for suit, count in counts.items() if count), key=lambda each: (-each[1], each[0]))
    return SuitsHeld(tuple(held), CROWN in view.hand)


def _auction(view: GoodgeView) -> Iterator[Clue]:
    yield _suits_held(view)
    yield PointsHeld(sum(map(worth, view.hand)))


def _exchange(view: GoodgeView) -> Iterator[Clue]:
    held = _suits_held(view)
    suit, count = held.suits[-1]
    yield ShortSuit(suit, count) if count <= _SHORT else held
    yield StashIsForLast()


def _trump(view: GoodgeView) -> Iterator[Clue]:
    yield _suits_held(view)


_GOODGE: dict[Phase, Callable[[GoodgeView], Iterator[Clue]]] = {
    Phase.AUCTION: _auction,
    Phase.EXCHANGE: _exchange,
    Phase.TRUMP: _trump,
}


def _before_partners(view: View[PartnerBoard]) -> Iterator[Clue]:
    board, side = view.board, (view.seat or 0) % SIDES
    if board.phase is Phase.LOOK:
        behind = view.totals[1 - side] - view.totals[side]
        if behind > 0:
            yield Behind(behind)
        return
    spades = sum(suit_of(card, TRUMP) is TRUMP for card in view.hand)
    yield Winners(spades, sum(card.rank == _ACE and card.suit not in (None, TRUMP) for card in view.hand))
    yield CouldBeNil()
    bids = [call.amount if isinstance(call, Bid) else 0 for call in board.bids]
    if any(bids):
        yield TricksBid(sum(bids), bids[_partner_of(view)])


# -- in play -----------------------------------------------------------------------------------------------


def _in_play(game: AnyGame, view: AnyView) -> Iterator[Clue]:
    trick, board = view.board.trick, view.board
    if isinstance(board, SpidgeBoard) and is_nothing_open(board):
        yield NothingOpen()
        return
    place = game.winning_place(trick.cards, board.trump) if trick.cards else None
    partners = narrow(view, PartnerBoard) if isinstance(board, PartnerBoard) else None
    nils = () if partners is None else tuple(_nils(partners))
    needs = () if partners is None else tuple(_team_needs(partners))
    is_partners = is_own = False
    if place is not None:
        hands = len(board.captured)
        points = sum(map(worth, trick.cards)) if isinstance(board, GoodgeBoard) else 0
        after = hands - len(trick.cards) - 1
        winner = (trick.leader + place) % hands
        is_partners = partners is not None and winner == _partner_of(view)
        is_own = winner != board.acting and board.holders[winner] == view.seat
        last = (trick.leader + hands - 1) % hands
        is_own_last = after > 0 and board.holders[last] == view.seat
        named = last if after == 1 and last != board.dummy and not is_own_last else None
        is_dummys = is_own and winner == board.dummy
        yield Winning(trick.cards[place], winner, points, after, is_own, is_partners, named, is_own_last, is_dummys)
    yield from nils
    if partners is not None and not nils and (others := opponents_nils(partners.board, view.seat or 0)):
        yield NilToSpoil(others, is_bid=True)
    if isinstance(board, SpidgeBoard):
        yield from islice(honours(narrow(view, SpidgeBoard)), 1)
    if place is None:
        yield from to_lead(game, view)
    elif is_partners and not nils:
        could_beat = _lowest(game, view).card is not None
        yield from (NotToBeat() for each in needs if could_beat and 0 < each.need <= each.left)
    elif len(_playable(view)) > 1 and not is_own:
        yield _lowest(game, view)
    if isinstance(board, GoodgeBoard):
        if is_for_last_trick(view):
            yield StashIsForLast()
        yield from _goodge_needs(narrow(view, GoodgeBoard))
    yield from needs
    unseen = [card for card in cards_unseen(game, view) if suit_of(card, board.trump) is board.trump]
    yield TrumpsUnseen(len(unseen), unseen[0] if len(unseen) == 1 else None)


def _playable(view: AnyView) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, PlayCard)]


def _partner_of(view: AnyView) -> int:
    return ((view.seat or 0) + SIDES) % HANDS


def _is_low(game: AnyGame, view: AnyView, card: Card) -> bool:
    """Return True for the lowest card to play of its suit, if it does not beat the one that is winning the trick."""
    trick, trump = view.board.trick.cards, view.board.trump
    if game.winning_place((*trick, card), trump) == len(trick):
        return False
    suit = [each for each in _playable(view) if suit_of(each, trump) is suit_of(card, trump)]
    return all(game.winning_place((each, card), trump) == 0 for each in suit if each != card)


def _lowest(game: AnyGame, view: AnyView) -> Lowest:
    trick, trump = view.board.trick.cards, view.board.trump
    lowest: Card | None = None
    for card in _playable(view):
        beats = game.winning_place((*trick, card), trump) == len(trick)
        if beats and (lowest is None or game.winning_place((card, lowest), trump) == 1):
            lowest = card
    return Lowest(lowest)


def _goodge_needs(view: GoodgeView) -> Iterator[Clue]:
    board = view.board
    if board.goodge is not None:
        need = max(0, board.bid - board.captured[board.goodge])
        yield GoodgeNeeds(board.goodge, need, points_to_win(view) or 0, board.goodge == view.seat)


def _nils(view: View[PartnerBoard]) -> Iterator[NilAlive]:
    board, seat = view.board, view.seat or 0
    for player in (seat, _partner_of(view)):
        if isinstance(board.bids[player], Nil | BlindNil) and not board.captured[player]:
            is_own = player == seat
            yield NilAlive(player, is_own, is_free=is_own and _is_free(view), is_safe=not is_own and _is_beaten(view))


def _is_beaten(view: View[PartnerBoard]) -> bool:
    """Return True if the partner has played to the trick under way, and somebody else is winning it."""
    trick = view.board.trick
    place = (_partner_of(view) - trick.leader) % len(view.board.bids)
    return place < len(trick.cards) and game_named(view.game).winning_place(trick.cards, view.board.trump) != place


def _team_needs(view: View[PartnerBoard]) -> Iterator[TeamNeeds]:
    board, side = view.board, (view.seat or 0) % SIDES
    contract = board.contract(side)
    if contract:
        counted = sum(board.captured[each] for each in (side, side + SIDES) if isinstance(board.bids[each], Bid))
        yield TeamNeeds(max(0, contract - counted), HAND_SIZE - len(board.tricks), bool(view.bags))


def _is_free(view: AnyView) -> bool:
    """Return True if any card may be thrown on the trick, and some are no trumps."""
    trick, trump = view.board.trick, view.board.trump
    suits = {suit_of(card, trump) for card in view.hand}
    return bool(trick.cards) and suit_of(trick.cards[0], trump) not in suits and suits != {trump}
