"""The sentences of The Goodge Rules, in a player's words."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.cards import CROWN, Card
from ....engine.game import Hand, Phase
from ....engine.games.goodge import HIGHEST_BID, GoodgeBoard, suit_of, worth
from ....table.match_table import AnyView


def points_in(cards: Iterable[Card]) -> int:
    """What the cards are worth together."""
    return sum(map(worth, cards))


def what_to_do(view: AnyView) -> str:
    """What the seat to act, whose view it is, can do now."""
    board: GoodgeBoard = view.board
    if board.phase is Phase.AUCTION:
        return f"Bid {board.lowest_bid} or more, or pass" if board.lowest_bid <= HIGHEST_BID else "Pass"
    if board.phase is Phase.EXCHANGE:
        return "Take what is good, and lay any three away"
    if board.phase is Phase.TRUMP:
        return "Choose the trump suit"
    if len(view.hand) == 1:
        return "The last card: play it"
    return _what_to_play(view.hand, board)


def _what_to_play(hand: Hand, board: GoodgeBoard) -> str:
    lead = board.lead
    if lead is None:
        return "Lead the trick with any card"
    fitting = [card for card in hand if suit_of(card, board.trump) == lead]
    if not fitting:
        return f"No {lead.plural.lower()} in this hand: play any card"
    if lead != board.trump:
        return f"{lead.plural} were led: play a {lead.singular}"
    if fitting == [CROWN]:
        return f"{lead.plural} are trump and were led: play the Crown"
    return f"{lead.plural} are trump and were led: play a trump"


def worth_in_words(card: Card) -> str:
    """'10 of Hearts: 10 points'."""
    points = worth(card)
    return f"{card.capitalised}: {points} points" if points else f"{card.capitalised}: no points"


def hand_in_words(view: AnyView) -> str:
    """What the hand itself holds: points, and the longest suit."""
    suits = [card.suit for card in view.hand if card.suit is not None]
    longest = max(sorted(set(suits)), key=suits.count, default=None)
    crown = " and the Crown" if CROWN in view.hand else ""
    held = f"{points_in(view.hand)} points in hand"
    return held if longest is None else f"{held} · longest suit: {suits.count(longest)} {longest.plural.lower()}{crown}"
