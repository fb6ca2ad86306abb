"""The cards of a round in the kernel's numbers, for any game whose card play it knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..engine.cards import Card
from ..engine.game import AnyState, AnyView, Board, Rules
from ..engine.games import GOODGE
from ..engine.games.goodge import worth
from ..engine.values import dataclass
from ..players import kernel
from ..players.anygame.deck import deck_of
from ..players.sight import card_of, from_kernel, number_of, to_kernel


@dataclass(frozen=True, slots=True)
class KernelCards:
    """Cards as numbers and back."""

    rules: kernel.TrickRules
    number: Callable[[Card], int]
    card: Callable[[int], Card]

    def mask(self, cards: Iterable[Card]) -> int:
        """Return some cards as a mask."""
        return kernel.mask_of(map(self.number, cards))

    def cards(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of a mask, suit by suit and low to high."""
        return tuple(map(self.card, kernel.cards_of(mask)))

    def start(self, position: kernel.Position, state: AnyState) -> None:
        """Put a position where a state of card play is."""
        self.begin(position, state.board, [self.mask(hand) for hand in state.hands], sum(map(worth, state.stash)))

    def begin(self, position: kernel.Position, board: Board, hands: Sequence[int], bonus: int) -> None:
        """Put a position where a board is, with these hands and points for the last trick."""
        trick = [self.number(card) for card in board.trick.cards]
        position.start(hands, board.trick.leader, trick, board.captured, bonus, self.is_broken(board))

    def is_broken(self, board: Board) -> bool:
        """Return True if trump may be led by now."""
        trumps = self.rules.suit_mask(0)
        tricks = (*board.tricks, board.trick)
        return not self.rules.must_break or any(trumps >> self.number(card) & 1 for t in tricks for card in t.cards)


def kernel_cards(game: str, rules: Rules, board: Board) -> KernelCards | None:
    """Return the cards of a round whose trump is known; None for a game whose card play the kernel does not know."""
    trump = board.trump
    if game == GOODGE.id and trump is not None:
        return KernelCards(
            kernel.goodge(len(board.captured)),
            lambda card: to_kernel(number_of(card, trump)),
            lambda number: card_of(from_kernel(number), trump),
        )
    deck = None if game == GOODGE.id else deck_of(game, rules)
    return None if deck is None else KernelCards(deck.rules, deck.number, deck.cards.__getitem__)


def has_twin(view: AnyView, among: Sequence[Card]) -> bool:
    """Return True if one of some cards can be cancelled by its twin: a lower card may take the trick then."""
    cards = kernel_cards(view.game, view.rules, view.board)
    return cards is not None and bool(cards.rules.twin_mask & cards.mask(among))
