"""A view of card play in cardnumbers.py's numbers: the cards of the seat to act, and all it can know of the rest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..engine.cards import CROWN, Card, Suit
from ..engine.games.goodge import DECK, STASH_SIZE, GoodgeView
from ..engine.values import dataclass
from . import cardnumbers
from .cardnumbers import CARD_SUIT, CARD_WORTH, COUNT, NO_LEAD, PLACES, SUITS

DECK_SIZE = len(DECK)


@cache
def _numbers(trump: Suit) -> dict[Card, int]:
    """cardnumbers.py's number of each card once this suit is trump."""
    suits = [trump, *(suit for suit in Suit if suit != trump)]
    numbers = {Card(rank, suit): PLACES * label + rank - 1 for label, suit in enumerate(suits) for rank in range(1, 11)}
    return numbers | {CROWN: cardnumbers.CROWN}


@cache
def _cards(trump: Suit) -> dict[int, Card]:
    return {number: card for card, number in _numbers(trump).items()}


@cache
def _kernel_numbers(trump: Suit) -> dict[Card, int]:
    """The kernel's number of each card once this suit is trump."""
    return {card: to_kernel(number) for card, number in _numbers(trump).items()}


@cache
def _kernel_bits(trump: Suit) -> dict[Card, int]:
    """The kernel's mask of each card alone."""
    return {card: 1 << number for card, number in _kernel_numbers(trump).items()}


def number_of(card: Card, trump: Suit) -> int:
    """cardnumbers.py's number of a card."""
    return _numbers(trump)[card]


def card_of(number: int, trump: Suit) -> Card:
    """The card of cardnumbers.py's number."""
    return _cards(trump)[number]


def masks_of(cards: Iterable[Card], trump: Suit) -> list[int]:
    """Cards as cardnumbers.py's five suit masks, trump first."""
    masks = [0] * SUITS
    numbers = _numbers(trump)
    for card in cards:
        number = numbers[card]
        masks[CARD_SUIT[number]] |= 1 << number % PLACES
    return masks


def to_kernel(number: int) -> int:
    """The kernel's number of cardnumbers.py's: there a plain suit has ten places."""
    return number - max(CARD_SUIT[number] - 1, 0)


def from_kernel(number: int) -> int:
    """cardnumbers.py's number of the kernel's."""
    return number if number < PLACES else number + (number - PLACES) // (PLACES - 1)


def kernel_mask(cards: Iterable[Card], trump: Suit) -> int:
    """Cards as one of the kernel's masks."""
    return sum(map(_kernel_bits(trump).__getitem__, cards))


def kernel_tricks(view: GoodgeView, trump: Suit) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Leader and cards of each trick in the kernel's numbers, the one under way last."""
    number_by_card = _kernel_numbers(trump)
    return tuple(
        (trick.leader, tuple(number_by_card[card] for card in trick.cards))
        for trick in (*view.board.tricks, view.board.trick)
    )


@dataclass(slots=True)
class Sight:
    """The play as one seat sees it. Suits are cardnumbers.py's: 0 is trump.

    `unseen` are the cards that are neither played nor the seat's own nor laid away by it; `void[seat]` has a bit for
    each suit that the seat has shown it does not hold; `sizes` are the hands' sizes; `later` the seats still to play
    to this trick after this one, in turn. `lead` is a suit or NO_LEAD, `best` the card that wins the trick so far and
    `taker` its seat (-1 without one), `pot` what lies there.
    """

    trump: Suit
    seats: int
    seat: int
    goodge: int
    needs: int
    hand: list[int]
    unseen: list[int]
    void: list[int]
    sizes: list[int]
    later: tuple[int, ...]
    lead: int
    best: int
    taker: int
    pot: int
    hidden: int
    legal: list[int]

    @property
    def is_goodge(self) -> bool:
        return self.seat == self.goodge

    @property
    def leads(self) -> bool:
        return self.lead == NO_LEAD

    @property
    def is_early(self) -> bool:
        """True if at least half of the tricks are still to be won."""
        return 2 * self.sizes[self.seat] >= (DECK_SIZE - STASH_SIZE) // self.seats

    def can_win(self, card: int) -> bool:
        """Return True if the card would win the trick as it lies now."""
        if self.leads:
            return True
        if CARD_SUIT[card] == CARD_SUIT[self.best]:
            return card > self.best
        return CARD_SUIT[card] == 0

    def chance_to_hold(self, card: int) -> float:
        """Return about how likely it is, from 0 to 1, that nobody still to play beats this card.

        The card must win the trick as it lies. Unseen cards are taken to lie anywhere with equal chances.
        """
        lead = CARD_SUIT[card] if self.leads else self.lead
        held = 1.0
        for seat in self.later:
            held *= 1.0 - self._chance_beaten(seat, card, lead)
        return held

    def holds_surely(self, card: int) -> bool:
        """Return True if nobody still to play can beat this card, whatever they hold."""
        lead = CARD_SUIT[card] if self.leads else self.lead
        return not any(self._chance_beaten(seat, card, lead) for seat in self.later)

    def wins_surely(self, card: int) -> bool:
        """Return True if the card would win the trick, whatever those still to play hold."""
        return self.can_win(card) and self.holds_surely(card)

    def _chance_beaten(self, seat: int, card: int, lead: int) -> float:
        suit = CARD_SUIT[card]
        miss = 1.0 - self.sizes[seat] / max(self.hidden, self.sizes[seat], 1)  # that a given unseen card is elsewhere
        higher = COUNT[self.unseen[suit] >> card % PLACES]
        is_void = bool(self.void[seat] >> lead & 1)
        if suit == lead:
            beaten = 0.0 if is_void else 1.0 - miss**higher
            if not lead:
                return beaten
            higher = COUNT[self.unseen[0]]
        else:
            beaten = 0.0
        if self.void[seat] & 1 or not higher:
            return beaten
        cannot_follow = 1.0 if is_void else self._chance_void(seat, lead, miss)
        return min(1.0, beaten + cannot_follow * (1.0 - miss**higher))

    def _chance_void(self, seat: int, lead: int, miss: float) -> float:
        others = self.hidden - COUNT[self.unseen[lead]]
        if others < self.sizes[seat]:
            return 0.0  # there are not enough other cards to fill the hand
        return float(miss ** COUNT[self.unseen[lead]])


def sight_of(view: GoodgeView) -> Sight:
    """Return the sight of the seat that is to play a card. Raises ValueError before trump is named."""
    board, trump, seat = view.board, view.board.trump, view.seat
    seats, goodge = len(board.captured), board.goodge
    if trump is None or seat is None or goodge is None:
        raise ValueError("cards are played only once trump is named, by a seat")
    tricks, number_by_card = [*board.tricks, board.trick], _numbers(trump)
    played = [number_by_card[card] for trick in tricks for card in trick.cards]
    hand = masks_of(view.hand, trump)
    unseen = [2047, 1023, 1023, 1023, 1023]
    for number in [*played, *[number_by_card[card] for card in (*view.hand, *(view.stash or ()))]]:
        unseen[CARD_SUIT[number]] &= ~(1 << number % PLACES)
    numbers = [number_by_card[card] for card in board.trick.cards]
    lead, best, taker = CARD_SUIT[numbers[0]] if numbers else NO_LEAD, -1, -1
    for place, number in enumerate(numbers):
        if best < 0 or (number > best if CARD_SUIT[number] == CARD_SUIT[best] else CARD_SUIT[number] == 0):
            best, taker = number, (board.trick.leader + place) % seats
    full = (DECK_SIZE - STASH_SIZE) // seats - len(board.tricks)
    acted = [(board.trick.leader + place) % seats for place in range(len(numbers))]
    missing = seats - 1 - len(numbers)
    return Sight(
        trump=trump,
        seats=seats,
        seat=seat,
        goodge=goodge,
        needs=board.bid - board.captured[goodge],
        hand=hand,
        unseen=unseen,
        void=_voids(view, trump, seats),
        sizes=[full - (other in acted) for other in range(seats)],
        later=tuple((seat + step) % seats for step in range(1, missing + 1)),
        lead=lead,
        best=best,
        taker=taker,
        pot=sum(CARD_WORTH[number] for number in numbers),
        hidden=sum(COUNT[mask] for mask in unseen),
        legal=cardnumbers.legal_cards(hand, 0, lead),
    )


def _voids(view: GoodgeView, trump: Suit, seats: int) -> list[int]:
    void, number_by_card = [0] * seats, _numbers(trump)
    for trick in (*view.board.tricks, view.board.trick):
        suits = [CARD_SUIT[number_by_card[card]] for card in trick.cards]
        for place, suit in enumerate(suits):
            if suit != suits[0]:
                void[(trick.leader + place) % seats] |= 1 << suits[0]
    return void
