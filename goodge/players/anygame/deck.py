"""A game's card play in the kernel's terms: its rules, and its cards as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, TypedDict

from ...engine.cards import Card
from ...engine.game import Board, Rules
from ...engine.games import game_named
from ...engine.trickplay import TrickPlay
from .. import kernel

_KEPT = 16  # sets of rules whose decks are remembered


class TrickStart(TypedDict):
    """The keywords by which the kernel's `open` and `start` are told of a trick under way."""

    leader: int
    trick: Sequence[int]
    captured: Sequence[int]
    broken: bool


class Deck:
    """The cards of one game under one set of rules. The kernel's seats are the game's hands."""

    def __init__(self, play: TrickPlay[Any], hands: int) -> None:
        self.cards = tuple(card for suit in play.suits for card in suit)
        self._numbers = {card: number for number, card in enumerate(self.cards)}
        self._from_top = [len(suit) - 1 - place for suit in play.suits for place in range(len(suit))]
        self._trumps = frozenset(play.suits[0])
        self.trump = play.suits[0][0].suit
        self.trump_waits = play.trump_waits
        self.hands = hands
        self.rules = kernel.TrickRules(
            hands,
            tuple(map(len, play.suits)),
            (0,) * len(self.cards),
            trick_worth=1,
            must_break=play.trump_waits,
            twins=play.twins,
        )

    def number(self, card: Card) -> int:
        """The kernel's number of a card."""
        return self._numbers[card]

    def suit_of(self, card: int) -> int:
        """Return the mask of the suit of a card, given by its number; whatever counts as trump is one of the trumps."""
        masks = map(self.rules.suit_mask, range(len(self.rules.sizes)))
        return next(mask for mask in masks if mask >> card & 1)

    def from_top(self, card: int) -> int:
        """Return the number of cards of its suit that are higher than a card, given by its number."""
        return self._from_top[card]

    def mask(self, cards: Iterable[Card]) -> int:
        """Cards as one of the kernel's masks."""
        numbers = self._numbers
        mask = 0
        for card in cards:
            mask |= 1 << numbers[card]
        return mask

    def masks(self, hands: Sequence[Iterable[Card]]) -> list[int]:
        """Some hands as the kernel's masks."""
        return [self.mask(hand) for hand in hands]

    def is_broken(self, board: Board) -> bool:
        """Return True if trump may be led by now."""
        tricks = (*board.tricks, board.trick)
        return not self.trump_waits or any(card in self._trumps for trick in tricks for card in trick.cards)

    def trick_start(self, board: Board) -> TrickStart:
        """Return the trick under way on a board, as the kernel's positions are told of it."""
        trick = [self.number(card) for card in board.trick.cards]
        return {
            "leader": board.trick.leader,
            "trick": trick,
            "captured": board.captured,
            "broken": self.is_broken(board),
        }


@lru_cache(maxsize=_KEPT)
def deck_of(game: str, rules: Rules) -> Deck | None:
    """Return the deck of a game; None for one that does not tell its card play as data."""
    known = game_named(game)
    play = known.trick_play(rules)
    return None if play is None else Deck(play, known.hands(rules))
