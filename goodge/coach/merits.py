"""What speaks for an option by itself, or what it risks: each proved from the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..engine.actions import Action, Bury, NameTrump, PlayCard
from ..engine.cards import Card, Suit, in_order
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard, GoodgeView, worth
from ..engine.games.goodge_board import DECK
from ..engine.partners import PartnerBoard
from ..engine.state import narrow
from ..engine.tricks import suit_of
from ..players.strength import plan_with
from .claims import threats_to
from .kept import always_wins, is_ruff, keeps_for_later
from .kernel_cards import has_twin
from .leading import drives_out, own_beats
from .memory import is_on_nil, partners_place
from .nil_cards import of_nil
from .ranks import beats, is_lower, of_its_suit, only_above
from .shown_voids import is_contract_made
from .why import (
    BringsPoints,
    CannotTake,
    Chance,
    FewerAtRisk,
    FewerPoints,
    GivesUp,
    GoodgeBeaten,
    HarderToBeat,
    Keeps,
    KeepsLower,
    MayBeBeaten,
    MayTake,
    NoneLeft,
    NoPointsGiven,
    OnlyTrumps,
    PointsAtStake,
    Reason,
    SurelyTakes,
)
from .why_pairs import PartnerWins
from .why_plans import (
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

MOST = 2
_TOP = max(card.rank for card in DECK if card.suit is not None)
FEW = 2  # cards that beat one that is still high
_MANY_AWAY = 20  # points laid away, from which on they are told in any case
_MANY_POINTS = 10


def merits(game: AnyGame, view: AnyView, action: Action, other: Action) -> tuple[Reason, ...]:
    """Return what can be said of an action, the most telling first, and not as well of another one that was weighed."""
    match action:
        case PlayCard(card):
            other_card = other.card if isinstance(other, PlayCard) else None
            reasons = sorted(_of_card(game, view, card, other_card), key=_place)
            return tuple(reasons[:MOST]) if any(map(speaks_for, reasons)) else ()
        case Bury(cards):
            beside = other.cards if isinstance(other, Bury) else None
            told = set[Reason]() if beside is None else set(_of_laying_away(view, beside, None))
            found = tuple(reason for reason in _of_laying_away(view, cards, beside) if reason not in told)
            return found or _set_apart(view.hand, cards, beside or (), len(view.board.captured))
        case NameTrump(suit):
            return tuple(_of_trump(view, suit, other.suit if isinstance(other, NameTrump) else None))
    return ()


def _of_trump(view: AnyView, suit: Suit, other: Suit | None) -> Iterator[Reason]:
    """Return how high or rich the trumps are that a suit makes, and what the other suit is good for unnamed.

    Of the longer of two suits, or where nothing else can be said of one as long, how many trumps it makes.
    """
    own, beside = (
        sorted((card for card in view.hand if card.suit is each), key=lambda card: -card.rank) for each in (suit, other)
    )
    found = [] if other is None or len(own) > len(beside) else list(_beside_suit(suit, own, other, beside))
    if found or len(own) < len(beside):
        yield from found
    else:
        suits = (suit, suit if other is None else other)
        count, other_count = (sum(suit_of(card, each) is each for card in view.hand) for each in suits)
        yield TrumpsHeld(suit, count, other, other_count) if other_count < count else TrumpsHeld(suit, count)


def _beside_suit(suit: Suit, own: Sequence[Card], other: Suit, beside: Sequence[Card]) -> Iterator[Reason]:
    """Yield what makes the cards of one suit better trumps than those of another one, the highest first in each."""
    if len(own) == len(beside):
        pairs = zip(own, beside, strict=True)
        apart = next((pair for pair in pairs if pair[0].rank != pair[1].rank), None)
        if apart is not None and apart[0].rank > apart[1].rank:
            yield HighestTrumps(*apart) if apart[0] == own[0] else NextTrumps(*apart)
    high = beside[: _high_in(beside)]
    if len(high) > _high_in(own):
        yield WinsUnnamed(*high[:2])
    points, other_points = sum(map(worth, own)), sum(map(worth, beside))
    if points > other_points:
        yield TrumpPoints(suit, points, other, other_points)


def _high_in(cards: Sequence[Card]) -> int:
    """Return how many of the highest cards of a suit are among some of it, from the top without a gap."""
    return next((place for place, card in enumerate(cards) if card.rank != _TOP - place), len(cards))


def is_risk(reason: Reason) -> bool:
    """Return True for what speaks against the option that it is said of: it comes last."""
    return isinstance(reason, MayBeBeaten) and reason.higher > FEW


def _place(reason: Reason) -> int:
    """Return where a reason stands: first what nobody can beat, then a partner's trick and many points, last a risk."""
    match reason:
        case PartnerWins():
            return 1
        case NoPointsGiven(_, _, points) if points >= _MANY_POINTS:
            return 1
        case FewerAtRisk(_, points, _, more) | FewerPoints(_, points, _, more) if more - points >= _MANY_POINTS:
            return 1
    return 0 if is_sure_later(reason) else 3 if is_risk(reason) else 2


def is_sure_later(reason: Reason) -> bool:
    """Return True for a card that is kept and that nobody can beat: hardly anything tells more."""
    return isinstance(reason, Keeps) and reason.chance in (Chance.ALWAYS, Chance.LAST)


def speaks_for(reason: Reason) -> bool:
    """Return True for what is a reason by itself; points that may be lost as well as won are none."""
    return not isinstance(reason, PointsAtStake) and not is_risk(reason)


def sure_of(view: AnyView, card: Card) -> SurelyTakes:
    """Return that a card is sure to take the trick, and whether all that is won by that is the lead."""
    return SurelyTakes(card, is_for_lead=is_empty(view) and not worth(card))


def is_empty(view: AnyView) -> bool:
    """Return True if cards lie in the trick, and none of them is worth points, in a game where cards are."""
    cards = view.board.trick.cards
    return isinstance(view.board, GoodgeBoard) and bool(cards) and not any(map(worth, cards))


def _of_card(game: AnyGame, view: AnyView, card: Card, other: Card | None) -> Iterator[Reason]:
    if other is not None and is_on_nil(view):
        yield from of_nil(game, view, card, other)
        return
    threats, other_threats = threats_to(game, view, card), None if other is None else threats_to(game, view, other)
    can_take, other_can = threats is not None, other is None or other_threats is not None
    kept = other if other is not None and is_worth_keeping(game, view, card, other) else None
    if threats == (0, 0) != other_threats:
        yield sure_of(view, card)
    if isinstance(view.board, GoodgeBoard) and other is not None and worth(card) > worth(other):
        yield from _of_more_points(game, narrow(view, GoodgeBoard), card, kept, threats)
        kept = kept if threats == (0, 0) else None
    keeps = () if kept is None else (keeps_for_later(game, view, card, kept, other_threats),)
    gives_less = isinstance(view.board, GoodgeBoard) and other is not None and worth(card) < worth(other)
    are_points_first = gives_less and not can_take and other_threats is None
    is_partners = partners_place(game, view) is not None
    if threats is None:
        if other_can and other_threats is not None:
            yield from _of_partners(game, view)
        yield from () if are_points_first else keeps
        yield from _of_low_card(view, card, other_can=other_can and not is_own_trick(game, view) and not is_partners)
    elif threats != (0, 0):
        yield from keeps if threats[0] > FEW else ()
        high = list(drives_out(game, view, card)) if (other_threats or (0, 0))[0] != 1 and not is_on_nil(view) else []
        yield from high or _of_high_card(game, view, card, threats[0], other, other_threats)
    if isinstance(view.board, GoodgeBoard) and (0, 0) not in (threats, other_threats):
        leaves = not can_take and other_can
        are_sure = threats is None and other_threats is None
        yield from _of_points(game, narrow(view, GoodgeBoard), card, other, leaves=leaves, are_sure=are_sure)
    suit = _emptied(view, card)
    if suit is not None and (other is None or _emptied(view, other) is None):
        yield NoneLeft(suit)
    if are_points_first or (threats is not None and threats[0] <= FEW and other_can):
        yield from keeps
    has_no_more = not isinstance(view.board, GoodgeBoard) or other is None or worth(other) <= worth(card)
    are_alike = threats == other_threats != (0, 0)
    wants_low = not isinstance(view.board, PartnerBoard) or has_enough(view)
    if wants_low and other is not None and are_alike and has_no_more and is_lower(game, view, other, card):
        yield KeepsLower(card, other)


def _emptied(view: AnyView, card: Card) -> Suit | None:
    """Return the suit that the hand can trump once this card is played, its last one; None if there is none."""
    suit = suit_of(card, view.board.trump)
    rest = [suit_of(each, view.board.trump) for each in view.acting_hand if each != card]
    return suit if suit not in rest and view.board.trump in rest else None


def is_worth_keeping(game: AnyGame, view: AnyView, card: Card, kept: Card) -> bool:
    """Return True if a card beats the one that is played instead, where tricks are wanted.

    Of two cards of a suit an unseen one has to lie between them: else the one that stays is as high as the other.
    """
    trump = view.board.trump
    is_higher = suit_of(card, trump) is not suit_of(kept, trump) or is_lower(game, view, card, kept)
    return is_higher and beats(game, view, kept, card) and not has_enough(view)


def has_enough(view: AnyView) -> bool:
    """Return True if more tricks only count against the team: its contract is made, and bags are counted."""
    return isinstance(view.board, PartnerBoard) and bool(view.bags) and is_contract_made(view.board, view.seat or 0)


def _of_more_points(
    game: AnyGame, view: GoodgeView, card: Card, kept: Card | None, threats: tuple[int, int] | None
) -> Iterator[Reason]:
    """Return what becomes of the points of a card that has more of them than the other one, which may be `kept`."""
    points = worth(card)
    if threats == (0, 0):
        if view.board.trick.cards or not always_wins(game, view, card):  # else it wins them whenever it is played
            yield BringsPoints(card, points)
        return
    is_beaten = _is_goodge_beaten(game, view)
    if is_beaten:
        yield GoodgeBeaten(view.board.goodge or 0)
    if threats is not None:
        yield PointsAtStake(card, points)
    elif kept is not None and not is_beaten:
        yield GivesUp(card, points, kept)


def _of_points(
    game: AnyGame, view: GoodgeView, card: Card, other: Card | None, *, leaves: bool, are_sure: bool
) -> Iterator[Reason]:
    """Return what to say of the points of a card that may go to somebody else, where that speaks for it.

    It `leaves` the trick to others, unlike the other one; they `are_sure` if neither can take it.
    """
    points, other_points = worth(card), None if other is None else worth(other)
    if points and other is None and _is_goodge_beaten(game, view):
        yield GoodgeBeaten(view.board.goodge or 0)
    elif not points and other_points != 0:
        yield NoPointsGiven(card, other, other_points or 0, is_risk=other is not None and not are_sure)
    elif other is not None and other_points is not None and points < other_points:
        yield (FewerPoints if are_sure else FewerAtRisk)(card, points, other, other_points)
    elif leaves:
        yield CannotTake(card)


def _is_goodge_beaten(game: AnyGame, view: GoodgeView) -> bool:
    """Return True if somebody else is the Goodge, and has played to the trick a card that does not win it."""
    trick, goodge = view.board.trick, view.board.goodge
    if goodge is None or goodge == view.seat:
        return False
    place = (goodge - trick.leader) % len(view.board.captured)
    return place < len(trick.cards) and game.winning_place(trick.cards, view.board.trump) != place


def is_own_trick(game: AnyGame, view: AnyView) -> bool:
    """Return True if the card that is winning the trick is of another hand that the viewer plays as well."""
    board = view.board
    place = game.winning_place(board.trick.cards, board.trump) if board.trick.cards else None
    if place is None:
        return False
    winner = (board.trick.leader + place) % len(board.captured)
    return winner != board.acting and board.holders[winner] == view.seat


def is_own_to_follow(view: AnyView) -> bool:
    """Return True if another hand that the viewer plays as well is still to play to the trick."""
    trick, hands, board = view.board.trick, len(view.board.captured), view.board
    after = ((trick.leader + step) % hands for step in range(len(trick.cards) + 1, hands))
    return any(board.holders[hand] == view.seat for hand in after)


def _of_partners(game: AnyGame, view: AnyView) -> Iterator[PartnerWins]:
    """Yield that the partner is winning the trick, where the team wants it."""
    place, board = partners_place(game, view), view.board
    if place is not None and not has_enough(view):
        yield PartnerWins((board.trick.leader + place) % len(board.captured), board.trick.cards[place])


def _of_low_card(view: AnyView, card: Card, *, other_can: bool) -> Iterator[Reason]:
    """Return what to say of a card that does not beat what lies in the trick."""
    if other_can and not isinstance(view.board, GoodgeBoard) and not has_twin(view, view.board.trick.cards):
        yield CannotTake(card)


def _of_high_card(
    game: AnyGame, view: AnyView, card: Card, higher: int, other: Card | None, beside: tuple[int, int] | None
) -> Iterator[Reason]:
    """Return what to say of a card that wins the trick as it lies, and may be beaten: nothing where none is wanted."""
    if (beside is not None and beside[0] == higher) or is_on_nil(view):
        return
    is_trump = suit_of(card, view.board.trump) is view.board.trump
    if (not higher and own_beats(game, view, card)) or (
        beside is not None and other is not None and is_ruff(view, other)
    ):
        return
    if not higher or is_ruff(view, card):
        yield OnlyTrumps(card, is_trump=is_trump)
    elif other is not None and beside is None and higher > FEW:
        if not has_twin(view, (card, *view.board.trick.cards)):
            yield MayTake(card, other)
    elif other is not None and beside is not None and FEW < higher < beside[0] and not has_twin(view, (card, other)):
        if view.board.trick.cards:  # a lead that others beat is not chosen for that
            yield HarderToBeat(card, higher, other, beside[0])
    elif 1 < higher <= FEW and 2 * higher > len(of_its_suit(game, view, card)):
        return  # a few, but most of those still out
    elif not has_twin(view, (card,)) and (higher <= FEW or view.board.trick.cards):
        yield MayBeBeaten(card, higher, only_above(game, view, card) if higher == 1 else None, is_trump=is_trump)


def _of_laying_away(view: AnyView, cards: tuple[Card, ...], other: tuple[Card, ...] | None) -> Iterator[Reason]:
    left = {card.suit for card in view.hand if card not in cards}
    gone = sorted({card.suit for card in cards if card.suit is not None} - left)
    yield from map(NoneLeft, gone[:1])
    points, other_points = sum(map(worth, cards)), sum(map(worth, other or ()))
    yield FewerLaidAway(points, other_points) if 0 < points < other_points else LaidAway(points)


def plan_of(view: AnyView, cards: tuple[Card, ...], told: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return what three cards are laid away for, and then what is `told` of them beside three others.

    Where that is only which cards stay instead, what can be said of the three by themselves comes before it. That many
    points are laid away is told in any case: whoever is new wonders why.
    """
    found = _planned(view, cards, told)
    points = sum(map(worth, cards))
    is_told = points < _MANY_AWAY or any(isinstance(reason, FewerLaidAway | LaidAway) for reason in found)
    return found if is_told else (*found, LaidAway(points))


def _planned(view: AnyView, cards: tuple[Card, ...], told: Sequence[Reason]) -> tuple[Reason, ...]:
    if any(isinstance(reason, PlansTrump) for reason in told):
        return tuple(told)
    trump = best_trump(view.hand, cards, len(view.board.captured))
    left = sum(suit_of(card, trump) is trump for card in view.hand if card not in cards)
    plan = () if any(isinstance(reason, MoreTrumpsKept) for reason in told) else (PlansTrump(trump, left),)
    is_set_apart = any(not isinstance(reason, StaysInstead) for reason in told)
    return (*plan, *(() if is_set_apart else _of_laying_away(view, cards, None)), *told)


def best_trump(hand: Sequence[Card], cards: Sequence[Card], players: int) -> Suit:
    """Return the suit that is the best trump for a hand from which these cards are laid away."""
    return max(Suit, key=lambda suit: plan_with(hand, suit, cards, players).expected)


def _set_apart(
    hand: Sequence[Card], cards: tuple[Card, ...], other: tuple[Card, ...], players: int
) -> tuple[Reason, ...]:
    """Return the trumps that more of stay, or the suit that is shorter; else only what stays with either option."""
    trump = best_trump(hand, cards, players)
    left, other_left = (
        {suit: sum(suit_of(card, suit) is suit for card in hand if card not in each) for suit in Suit}
        for each in (cards, other)
    )
    found: list[Reason] = []
    if other:
        if max(left.values()) == left[trump] > other_left[trump]:
            found.append(MoreTrumpsKept(trump, left[trump], other_left[trump]))
        found += _shorter(trump, *(Counter(card.suit for card in hand if card not in each) for each in (cards, other)))
    return tuple(found) or _staying(cards, other)


def _shorter(trump: Suit, left: Counter[Suit | None], other_left: Counter[Suit | None]) -> Iterator[Reason]:
    """Yield the plain suit that is soonest played out, if the other option makes none as short."""
    suits = [suit for suit in Suit if suit is not trump]
    shorter = min((suit for suit in suits if left[suit] < other_left[suit]), key=left.__getitem__, default=None)
    least = min((other_left[suit] for suit in suits if other_left[suit] < left[suit]), default=_TOP)
    if shorter is not None and left[shorter] <= FEW and left[shorter] < least:
        yield ShorterSuit(shorter, left[shorter], other_left[shorter])


def _staying(cards: tuple[Card, ...], other: tuple[Card, ...]) -> tuple[Reason, ...]:
    """Return what stays in the hand, beside what would stay if others were laid away."""
    kept, gone = set(other) - set(cards), set(cards) - set(other)
    return (StaysInstead(in_order(kept), in_order(gone)),) if kept else ()
