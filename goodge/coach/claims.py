"""The rest is mine: a claim that is certain whatever the hidden cards are.

It is judged from the view alone, all others taken to be against the claim, so an offer tells nothing that the seat does
not know. What is claimed is always right; now and then something certain is not seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import PlayCard
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView, Deal, Phase, State
from ..engine.tricks import plays, plus, voids
from ..engine.values import dataclass
from ..players import kernel
from .kernel_cards import KernelCards, kernel_cards


def claim(game: AnyGame, view: AnyView) -> tuple[Card, ...] | None:
    """Return the seat's cards in an order in which each takes its trick, whatever the others hold and do.

    None where it is not the seat's turn with its own cards, or where the tricks are not certain.
    """
    board, seat = view.board, view.seat
    if seat is None or board.phase is not Phase.PLAY or board.turn != seat or board.acting != board.own_hand(seat):
        return None
    cards = kernel_cards(view.game, view.rules, board)
    if cards is None:
        return None
    own, broken = cards.mask(view.hand), cards.is_broken(board)
    table = _Unseen(cards.rules, may_hold(game, view, cards))
    if not board.trick.cards:
        return _as_cards(cards, table.order(own, is_broken=broken))
    for action in view.legal:
        if isinstance(action, PlayCard) and _takes_it(game, view, cards, table, action.card):
            card = cards.number(action.card)
            rest = table.order(own ^ 1 << card, is_broken=broken or cards.rules.suit(card) == 0)
            if rest is not None:
                return _as_cards(cards, [card, *rest])
    return None


def pays(game: AnyGame, view: AnyView) -> bool:
    """Return True if the seat's side comes off best by all tricks that are left: no bags, and no nil of its own lost.

    It is held against every way to share them with one other hand, by the score of the round and what that leads to.
    """
    play, board, seat = game.trick_play(view.rules), view.board, view.seat
    if play is None or seat is None:
        return True  # points are taken with every trick
    state = State(game.match_of(view), board, Deal((), ()), (), ())
    own, left = board.own_hand(seat), game.hand_size(view.rules) - len(board.tricks)

    def ahead(others: int, hand: int) -> int:
        taken = plus(plus(board.captured, own, left - others), hand, others)
        match = play.scored_with(state, taken).match
        worth = [total + later for total, later in zip(match.totals, game.pending(match), strict=True)]
        return worth.pop(seat % len(worth)) - max(worth)

    shares = [(others, hand) for hand in range(len(board.captured)) for others in range(left + 1)]
    return ahead(0, own) == max(ahead(*share) for share in shares)


def may_hold(game: AnyGame, view: AnyView, cards: KernelCards) -> list[int]:
    """Return for each hand the mask of the cards that it may hold as far as the view's seat knows; 0 for its own."""
    board, seat = view.board, view.seat or 0
    gone = cards.mask(card for trick in (*board.tricks, board.trick) for card in trick.cards)
    open_cards = cards.mask(view.dummy or ())
    unseen = cards.rules.deck & ~(gone | open_cards | cards.mask((*view.hand, *(view.stash or ()))))
    found = [unseen] * len(board.captured)
    for hand, suit in voids(plays(board, game.lead_of, trump_waits=cards.rules.must_break)):
        found[hand] &= ~cards.mask(
            card for card in cards.cards(found[hand]) if game.lead_of((card,), board.trump) == suit
        )
    if board.dummy is not None:
        found[board.dummy] = open_cards
    found[board.own_hand(seat)] = 0
    return found


def surely_takes(game: AnyGame, view: AnyView, card: Card) -> bool:
    """Return True if a card takes the trick under way, whatever those still to play hold and do."""
    return threats_to(game, view, card) == (0, 0)


def threats_to(game: AnyGame, view: AnyView, card: Card) -> tuple[int, int] | None:
    """Return how many cards over which this one does not win those still to play may hold: of its suit, and trumps.

    None if it does not beat what lies in the trick, or the card play is not known. Where others can beat it, those of
    the viewer's own dummy do not count if it has another card to play.
    """
    cards = kernel_cards(view.game, view.rules, view.board)
    if cards is None:
        return None
    table = _Unseen(cards.rules, may_hold(game, view, cards))
    found = _threats(game, view, cards, table, card)
    if found is None:
        return None
    found = found & ~_own_dummys(view, cards, table, card) or found
    own = cards.rules.suit_mask(cards.rules.suit(cards.number(card)))
    return (found & own).bit_count(), (found & ~own).bit_count()


def _takes_it(game: AnyGame, view: AnyView, cards: KernelCards, unseen: _Unseen, card: Card) -> bool:
    return _threats(game, view, cards, unseen, card) == 0


def _threats(game: AnyGame, view: AnyView, cards: KernelCards, unseen: _Unseen, card: Card) -> int | None:
    """The cards of those still to play over which this one does not win; None if it does not beat what lies there."""
    trick, number = view.board.trick, cards.number(card)
    hands = len(view.board.captured)
    if trick.cards:
        place = game.winning_place(trick.cards, view.board.trump)
        if place is None or not cards.rules.beaten_by(cards.number(trick.cards[place])) >> number & 1:
            return None
    acting, held = (trick.leader + len(trick.cards)) % hands, 0
    for step in range(1, hands - len(trick.cards)):
        held |= unseen.hands[(acting + step) % hands]
    return held & unseen.threats(number)


def _own_dummys(view: AnyView, cards: KernelCards, unseen: _Unseen, card: Card) -> int:
    """The cards of the dummy over which this one does not win, where its own player may have it play another card."""
    board = view.board
    if board.dummy is None or board.holders[board.dummy] != view.seat or board.acting == board.dummy:
        return 0
    held, number = unseen.hands[board.dummy], cards.number(card)
    led = cards.number(board.trick.cards[0]) if board.trick.cards else number
    follows = held & cards.rules.suit_mask(cards.rules.suit(led)) or held
    beating = held & unseen.threats(number)
    return beating if follows & ~beating else 0


def _as_cards(cards: KernelCards, order: Sequence[int] | None) -> tuple[Card, ...] | None:
    return None if order is None else tuple(map(cards.card, order))


@dataclass(frozen=True, slots=True)
class _Unseen:
    """The cards that each other hand may hold, in the kernel's numbers."""

    rules: kernel.TrickRules
    hands: Sequence[int]

    def threats(self, card: int) -> int:
        """The cards that a card does not win over: those that beat it, and an equal that cancels it."""
        twins = self.rules.twin_mask
        return self.rules.beaten_by(card) | (twins & ~(1 << card) if twins >> card & 1 else 0)

    def order(self, own: int, *, is_broken: bool) -> list[int] | None:
        """The cards of the hand on lead in an order in which each takes its trick; None if there is none for sure.

        Trumps go first, until nobody else can have one; then each suit from the top. Of a suit the others have at most
        as many rounds as one of them may hold cards of it, and until these are over each lead must be above all of it.
        """
        trumps = self.rules.suit_mask(0)
        plain = own & ~trumps
        in_order = self._from_top(0, own & trumps)
        if in_order is None:
            return None
        if plain and self._rounds(0) > 0 and (len(in_order) < self._rounds(0) or not is_broken):
            return None  # somebody may be able to trump
        later: list[int] = []
        for suit in range(1, len(self.rules.sizes)):
            found = self._from_top(suit, plain & self.rules.suit_mask(suit))
            if found is None:
                return None
            later += found
        return [*in_order, *later] if is_broken else [*later, *in_order]

    def _from_top(self, suit: int, own: int) -> list[int] | None:
        """Cards of a suit from the top; None if one of them may be beaten by another of it."""
        out = 0
        for hand in self.hands:
            out |= hand & self.rules.suit_mask(suit)
        cards = list(kernel.cards_of(own))[::-1]
        is_sure = all(not out & self.threats(card) for card in cards[: self._rounds(suit)])
        return cards if is_sure else None

    def _rounds(self, suit: int) -> int:
        """The rounds of a suit that others may be able to follow."""
        return max((hand & self.rules.suit_mask(suit)).bit_count() for hand in self.hands)
