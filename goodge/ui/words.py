"""The one sentence at the fixed place: what the seat to act can do now, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.cards import CROWN, Suit
from ..engine.game import Hand, Phase
from ..engine.games.goodge import HIGHEST_BID, GoodgeBoard, suit_of
from .seen import GoodgeView, points_in


def what_to_do(view: GoodgeView, name: str | None) -> str:
    """For the seat whose view it is; begins with its name where several people share the screen."""
    words = _what_to_do(view)
    if name is None:
        return words
    begins_with_name = any(words.startswith(suit.plural) for suit in Suit)
    return f"{name}, {words if begins_with_name else words[0].lower() + words[1:]}"


def _what_to_do(view: GoodgeView) -> str:
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
        return f"No {lead.plural} in this hand: play any card"
    if lead != board.trump:
        return f"{lead.plural} were led: play a {lead.singular}"
    if fitting == [CROWN]:
        return f"{lead.plural} are trump and were led: play the Crown"
    return f"{lead.plural} are trump and were led: play a trump"


def what_happens(view: GoodgeView, names: Sequence[str]) -> str:
    """For those who look on while another seat acts."""
    board: GoodgeBoard = view.board
    if board.turn is None or board.turn == view.seat:
        return ""
    name = names[board.turn]
    return {
        Phase.AUCTION: f"{name} thinks about a bid",
        Phase.EXCHANGE: f"{name} takes the Stash and lays three cards away",
        Phase.TRUMP: f"{name} chooses the trump suit",
    }.get(board.phase, f"{name} leads" if not board.trick.cards else f"{name} plays")


def hand_in_words(view: GoodgeView) -> str:
    """What the hand itself holds: points, and the longest suit."""
    suits = [card.suit for card in view.hand if card.suit is not None]
    longest = max(sorted(set(suits)), key=suits.count, default=None)
    crown = " and the Crown" if CROWN in view.hand else ""
    held = f"{points_in(view.hand)} points in hand"
    return held if longest is None else f"{held} · longest suit: {suits.count(longest)} {longest.plural}{crown}"
