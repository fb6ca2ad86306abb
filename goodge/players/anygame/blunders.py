"""Foolish plays where tricks count: cards of the last hand to a trick that are wrong whatever the hidden cards are.

Judged by what the player can see, and only while their side needs tricks: where contracts were bid, theirs is then
still to be made, and can be; where nobody bids, every hand has taken a trick (until then low cards may be kept to break
a nil) and the round is not settled.

- `dear`: the trick is won by a card though a lower one of its suit would win it too, and somebody else may hold a card
  between the two.
- `overtaken`: a trick that is the partner's is taken from them, with a card at hand that would not do it and costs
  little: one of the suit led, or one of a plain suit in which somebody else may hold a higher one. To take it from a
  partner who is out for no trick is no blunder.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from ...engine.actions import Action, PlayCard
from ...engine.game import AnyGame, AnyView, Phase
from ...engine.tricks import suit_of
from ...engine.values import dataclass
from .. import kernel
from .deck import Deck, deck_of


class Foolish(StrEnum):
    """The kinds of foolish play."""

    DEAR = "dear"
    OVERTAKEN = "overtaken"


@dataclass(frozen=True, slots=True)
class LastHand:
    """The last hand to a trick, whose side needs tricks. Cards are masks.

    `winners` and `others` are the legal cards that would win and would not, `unseen` those in hands of others, `led`
    the suit led; `is_partners`: the trick is a partner's who may well have it.
    """

    deck: Deck
    winners: int
    others: int
    unseen: int
    led: int
    is_partners: bool

    def blunder_of(self, card: int) -> Foolish | None:
        """Return the blunder that a legal card is, by the deck's number; None if it is none."""
        if not self.winners >> card & 1:
            return None
        if self.is_partners and any(map(self._costs_little, kernel.cards_of(self.others))):
            return Foolish.OVERTAKEN
        return Foolish.DEAR if any(self._is_cheaper(other, card) for other in kernel.cards_of(self.winners)) else None

    def _costs_little(self, card: int) -> bool:
        suit = self.deck.suit_of(card)
        return suit == self.led or (suit != self.deck.rules.suit_mask(0) and bool(suit & self.unseen >> card << card))

    def _is_cheaper(self, other: int, card: int) -> bool:
        """Return True if another card is lower in the same suit, and one that somebody else holds lies between."""
        between = self.unseen & ((1 << card) - 1) >> other << other
        return other < card and self.deck.suit_of(other) == self.deck.suit_of(card) and bool(between)


def foolish_play(game: AnyGame, view: AnyView, action: Action) -> Foolish | None:
    """Return the blunder that an action is, judged by the view of the seat that took it; None if it is none."""
    deck = deck_of(view.game, view.rules)
    if deck is None or view.board.phase is not Phase.PLAY or not isinstance(action, PlayCard):
        return None
    last = _last_hand(game, view, deck)
    return None if last is None else last.blunder_of(deck.number(action.card))


def without_foolish(game: AnyGame, view: AnyView, deck: Deck, cards: int) -> int:
    """Return the mask of those of some legal cards that are not foolish; all of them if there is none."""
    last = _last_hand(game, view, deck)
    if last is None:
        return cards
    return sum(1 << card for card in kernel.cards_of(cards) if last.blunder_of(card) is None) or cards


def _last_hand(game: AnyGame, view: AnyView, deck: Deck) -> LastHand | None:
    """The hand to act where it is judged; None where it is not."""
    board, lying = view.board, view.board.trick.cards
    sides = [holder % game.sides(view.rules) for holder in board.holders]
    acting = board.acting or 0
    friends = {hand for hand, side in enumerate(sides) if side == sides[acting]}
    if len(lying) != deck.hands - 1 or not _needs_tricks(game, view, acting, friends):
        return None
    legal = [action.card for action in view.legal if isinstance(action, PlayCard)]
    winners = deck.mask(card for card in legal if game.winning_place((*lying, card), deck.trump) == len(lying))
    place, lead = game.winning_place(lying, deck.trump), game.lead_of(lying, deck.trump)
    taker = None if place is None else (board.trick.leader + place) % deck.hands
    return LastHand(
        deck,
        winners,
        deck.mask(legal) ^ winners,
        _unseen(view, deck),
        deck.mask(card for card in deck.cards if suit_of(card, deck.trump) is lead),
        taker in friends and not _may_shun(game, view, taker),
    )


def _needs_tricks(game: AnyGame, view: AnyView, acting: int, friends: Collection[int]) -> bool:
    """Return True if the contract is not made yet, and can be; where nobody bids, if numbers of tricks alone count."""
    board, bids = view.board, game.tricks_bid(view.board)
    if bids[acting] is None:
        return all(board.captured) and not game.is_settled(board)
    bidders = [hand for hand in friends if bids[hand]]
    missing = sum(bids[hand] or 0 for hand in bidders) - sum(board.captured[hand] for hand in bidders)
    return bool(bids[acting]) and 0 < missing <= len(view.acting_hand)


def _may_shun(game: AnyGame, view: AnyView, hand: int) -> bool:
    """Return True if a hand has taken no trick, and has bid that or nothing."""
    return not view.board.captured[hand] and not game.tricks_bid(view.board)[hand]


def _unseen(view: AnyView, deck: Deck) -> int:
    """The mask of the cards that are neither gone nor the seat's own to play."""
    board = view.board
    known = [card for trick in (*board.tricks, board.trick) for card in trick.cards]
    mine = [*view.acting_hand, *view.hand]
    if view.dummy is not None and board.dummy is not None and board.holders[board.dummy] == view.seat:
        mine += view.dummy
    return deck.mask(deck.cards) & ~deck.mask([*known, *mine])
