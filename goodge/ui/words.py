"""The one sentence at the fixed place: what the seat to act can do now, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import PlayCard
from ..engine.cards import CROWN
from ..engine.game import Phase
from ..engine.games.goodge import HIGHEST_BID, GoodgeBoard, following
from .seen import GoodgeView, points_in


def what_to_do(view: GoodgeView, name: str | None) -> str:
    """For the seat whose view it is; begins with its name where several people share the screen."""
    words = _what_to_do(view)
    return words if name is None else f"{name}: {words[0].lower()}{words[1:]}"


def _what_to_do(view: GoodgeView) -> str:
    board: GoodgeBoard = view.board
    if board.phase is Phase.AUCTION:
        return f"Bid {board.lowest_bid} or more, or pass" if board.lowest_bid <= HIGHEST_BID else "Pass"
    if board.phase is Phase.EXCHANGE:
        return "Choose three cards to lay away for the last trick"
    if board.phase is Phase.TRUMP:
        return "Choose the trump suit"
    lead = board.lead
    if lead is None:
        return "Lead to the trick: play any card"
    if following(view.hand, lead, board.trump) == view.hand and len(view.legal) > 1:
        can_follow = any(isinstance(action, PlayCard) and action.card.suit == lead for action in view.legal)
        return f"{lead.plural} were led: play a {lead.singular}" if can_follow else _free(board)
    if lead == board.trump:
        crown_only = following(view.hand, lead, board.trump) == (CROWN,)
        return (
            "Trump was led: the Crown must be played" if crown_only else f"{lead.plural}, trump, were led: play a trump"
        )
    return f"{lead.plural} were led: play a {lead.singular}"


def _free(board: GoodgeBoard) -> str:
    lead = board.lead
    assert lead is not None, "asked only while a trick is under way"
    return f"No {lead.plural} in this hand: play any card"


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
