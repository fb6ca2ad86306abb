"""Card play in the kernel's numbers, trump first, as a seat sees it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...engine.cards import CROWN, Card, Suit
from ...engine.games import GOODGE
from ...engine.games.goodge import DECK, STASH_SIZE, GoodgeView
from ...engine.tricks import plays, voids
from ...engine.values import dataclass
from .. import kernel

RULES = {seats: kernel.goodge(seats) for seats in (3, 4)}
_WORTH_MASKS = {
    points: kernel.mask_of(card for card, worth in enumerate(RULES[3].worth) if worth == points)
    for points in sorted(set(RULES[3].worth) - {0})
}


@cache
def numbers_of(trump: Suit) -> dict[Card, int]:
    """The kernel's number of each card once this suit is trump."""
    rules = RULES[3]
    suits = [trump, *(suit for suit in Suit if suit != trump)]
    numbers = {
        Card(rank, suit): rules.card(label, rank - 1) for label, suit in enumerate(suits) for rank in range(1, 11)
    }
    return numbers | {CROWN: rules.card(0, 10)}


@cache
def cards_by_number(trump: Suit) -> dict[int, Card]:
    """The card of each of the kernel's numbers."""
    return {number: card for card, number in numbers_of(trump).items()}


@cache
def suit_masks_of(trump: Suit) -> dict[Suit | None, int]:
    """The kernel's mask of each suit."""
    numbers = numbers_of(trump)
    masks: dict[Suit | None, int] = {
        suit: kernel.mask_of(numbers[Card(rank, suit)] for rank in range(1, 11)) for suit in Suit
    }
    return masks | {trump: masks[trump] | 1 << numbers[CROWN]}


def mask_of(cards: Iterable[Card], trump: Suit) -> int:
    """Cards as a mask."""
    numbers = numbers_of(trump)
    return kernel.mask_of(numbers[card] for card in cards)


def worth_of(mask: int) -> int:
    """The points of a mask of cards."""
    return sum(points * (mask & of_worth).bit_count() for points, of_worth in _WORTH_MASKS.items())


@dataclass(frozen=True, slots=True)
class CardChoice:
    """One decision of card play. `leader` led the cards of `trick`; `left` tricks are to be won, with this one.

    `sizes`: how many cards each seat holds now. `unseen`: the mask of all cards that are neither played nor the
    seat's own nor laid away by it. `barred`: for each seat the mask of the suits it has shown it does not hold.
    """

    trump: Suit
    seats: int
    seat: int
    goodge: int
    bid: int
    hand: int
    unseen: int
    sizes: tuple[int, ...]
    barred: tuple[int, ...]
    leader: int
    trick: tuple[int, ...]
    left: int
    captured: tuple[int, ...]


def choice_of(view: GoodgeView) -> CardChoice:
    """The choice of the seat that is to play a card. Raises ValueError before trump is named."""
    board, trump, seat = view.board, view.board.trump, view.seat
    if trump is None or seat is None or board.goodge is None:
        raise ValueError("cards are played only once trump is named, by a seat")
    seats = len(board.captured)
    played = [card for trick in (*board.tricks, board.trick) for card in trick.cards]
    left = (len(DECK) - STASH_SIZE) // seats - len(board.tricks)
    acted = [(board.trick.leader + place) % seats for place in range(len(board.trick.cards))]
    suits, barred = suit_masks_of(trump), [0] * seats
    for other, suit in voids(plays(board, GOODGE.lead_of)):
        barred[other] |= suits[suit]
    known = (*played, *view.hand, *(view.stash or ()))
    return CardChoice(
        trump=trump,
        seats=seats,
        seat=seat,
        goodge=board.goodge,
        bid=board.bid,
        hand=mask_of(view.hand, trump),
        unseen=RULES[seats].deck & ~mask_of(known, trump),
        sizes=tuple(left - (other in acted) for other in range(seats)),
        barred=tuple(barred),
        leader=board.trick.leader,
        trick=tuple(numbers_of(trump)[card] for card in board.trick.cards),
        left=left,
        captured=board.captured,
    )


@cache
def gain_tables(seats: int, seat: int, goodge: int, bid: int) -> list[list[float]]:
    """For `SampledWorlds.value`, what points are worth to a seat: its score less the mean of the others' (rule 10)."""
    tables = []
    for other in range(seats):
        weight = 1.0 if other == seat else -1.0 / (seats - 1)
        scores = [points if points >= bid or other != goodge else -bid for points in range(kernel.MOST_POINTS + 1)]
        tables.append([weight * score for score in scores])
    return tables


@cache
def own_points(seats: int, seat: int) -> list[list[float]]:
    """The same where nothing counts but what a seat captures itself."""
    return [[float(points * (other == seat)) for points in range(kernel.MOST_POINTS + 1)] for other in range(seats)]


@cache
def scratch(seats: int) -> kernel.SampledWorlds:
    """Return the worlds that decisions are worked out on, one at a time; `open` forgets those of the one before."""
    return kernel.SampledWorlds(RULES[seats])
