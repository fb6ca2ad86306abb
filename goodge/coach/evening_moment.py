"""A moment of a short round of the main game, as the person sees it, and what lies on the table then."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.cards import Card
from ..engine.game import Phase
from ..engine.games import GOODGE
from ..engine.games.goodge import GoodgeView
from ..engine.tricks import suit_of
from ..engine.values import dataclass
from .ideas import Pointer, Spot


@dataclass(frozen=True, slots=True)
class EveningMoment:
    """The table as the person sees it now. `is_asked`: they are to act; `is_changed`: cards of the Stash were moved."""

    view: GoodgeView
    is_asked: bool
    is_changed: bool = False


def is_play(moment: EveningMoment) -> bool:
    return moment.is_asked and moment.view.board.phase is Phase.PLAY


def leads(moment: EveningMoment) -> bool:
    return is_play(moment) and not moment.view.board.trick.cards


def follows(moment: EveningMoment) -> bool:
    return is_play(moment) and bool(moment.view.board.trick.cards)


def holds_lead(moment: EveningMoment) -> bool:
    board = moment.view.board
    return any(suit_of(card, board.trump) is board.lead for card in moment.view.hand)


def trumps_held(moment: EveningMoment) -> list[Card]:
    trump = moment.view.board.trump
    return [card for card in moment.view.hand if suit_of(card, trump) is trump]


def ones_among(cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card.rank == 1]


def is_whole(moment: EveningMoment) -> bool:
    """Return True while a trick lies on the table that everybody has played to."""
    board = moment.view.board
    return len(board.trick.cards) == len(board.captured)


def winner(moment: EveningMoment) -> tuple[int, Card]:
    """Return the hand that is winning the trick on the table, and its card."""
    board = moment.view.board
    place = GOODGE.winning_place(board.trick.cards, board.trump)
    return (board.trick.leader + place) % len(board.captured), board.trick.cards[place]


def whole_trick_winner(moment: EveningMoment) -> tuple[int, Card] | None:
    """Return the hand that wins the trick which everybody has played to, and its card; None while there is none."""
    return winner(moment) if is_whole(moment) else None


def winning(moment: EveningMoment) -> list[Card]:
    """Return the cards that may be played and would be winning the trick."""
    board, cards = moment.view.board, moment.view.board.trick.cards
    fitting = [card for card in moment.view.hand if suit_of(card, board.trump) is board.lead] or moment.view.hand
    return [card for card in fitting if GOODGE.winning_place((*cards, card), board.trump) == len(cards)]


def in_hand(moment: EveningMoment, *, if_: bool) -> Pointer | None:  # noqa: ARG001
    return Pointer(Spot.HAND) if if_ else None


def at_trick(moment: EveningMoment, *, if_: bool) -> Pointer | None:
    """Return a pointer at the card that wins the whole trick, and its hand."""
    if not if_:
        return None
    hand, card = winner(moment)
    return Pointer(Spot.TRICK, card, hand)
