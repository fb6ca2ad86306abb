"""What a card that stays in the hand would do in the trick under way, and later."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import BlindNil, Nil
from ..engine.cards import Card
from ..engine.game import AnyGame, AnyView
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.partners import PartnerBoard
from ..engine.tricks import suit_of
from .claims import surely_takes
from .kernel_cards import has_twin
from .memory import cards_unseen, is_on_nil, is_on_own_side, trumpers
from .ranks import beats, higher_and_lower, higher_unseen, is_lower, only_above
from .standing import opponents_nils
from .why import Chance, Keeps
from .why_spidge import KeepsLowLead

_NEAR_END = 3  # cards in hand
_FEW = 2  # unseen cards over one that can hardly be ducked


def keeps_for_later(game: AnyGame, view: AnyView, card: Card, kept: Card, threats: tuple[int, int] | None) -> Keeps:
    """Return that a card keeps a better one, and what that one would do in this trick, where `threats` can beat it."""
    if has_twin(view, (kept, *view.board.trick.cards)):
        return Keeps(card, kept, Chance.UNTOLD)
    if threats is None:
        suit, trump = suit_of(kept, view.board.trump), view.board.trump
        seen = (each for each in (*view.hand, *(view.dummy or ())) if suit_of(each, trump) is suit)
        is_highest = not any(beats(game, view, each, kept) for each in seen)
        is_next = is_highest and is_lower(game, view, card, kept) and not higher_unseen(game, view, kept)
        return Keeps(card, kept, Chance.NEXT if is_next else Chance.NONE)
    higher, trumps = threats
    if higher and is_ruff(view, kept) and is_ruff(view, card):
        return Keeps(card, kept, Chance.RUFF)
    if higher:
        above = only_above(game, view, kept) if higher == 1 else None
        is_trump = suit_of(kept, view.board.trump) is view.board.trump
        return Keeps(card, kept, Chance.UNSURE, higher, above=above, is_trump=is_trump)
    if trumps and not _are_nils_after(view):
        return Keeps(card, kept, Chance.TRUMPS, void=_void_after(game, view, card, kept))
    if trumps:
        return Keeps(card, kept, Chance.UNTOLD)
    chance = Chance.SURE
    if always_wins(game, view, kept):
        chance = Chance.LAST if is_for_last_trick(view) else Chance.ALWAYS
    return Keeps(card, kept, chance, is_enough=surely_takes(game, view, card))


def is_ruff(view: AnyView, card: Card) -> bool:
    """Return True for a trump on a trick in which another suit was led: of others only a trump beats it."""
    trick, trump = view.board.trick.cards, view.board.trump
    return bool(trick) and suit_of(trick[0], trump) is not trump and suit_of(card, trump) is trump


def _are_nils_after(view: AnyView) -> bool:
    """Return True if all who play after have bid nil, and it holds: they play no trump if they need not."""
    trick, board = view.board.trick, view.board
    hands = len(board.captured)
    after = [(trick.leader + step) % hands for step in range(len(trick.cards) + 1, hands)]
    if not isinstance(board, PartnerBoard):
        return False
    return all(isinstance(board.bids[hand], Nil | BlindNil) and not board.captured[hand] for hand in after)


def _void_after(game: AnyGame, view: AnyView, card: Card, kept: Card) -> int | None:
    """Return an opponent still to play who has shown none of the suit of two cards and may trump it; None if none."""
    trick, hands, trump = view.board.trick, len(view.board.captured), view.board.trump
    suit = suit_of(kept, trump)
    if suit is trump or suit is not suit_of(card, trump):
        return None
    after = {(trick.leader + step) % hands for step in range(len(trick.cards) + 1, hands)}
    void = (hand for hand, lacked in trumpers(game, view) if lacked is suit and hand in after)
    return next((hand for hand in void if not is_on_own_side(view, hand)), None)


def is_for_last_trick(view: AnyView) -> bool:
    """Return True near the end of a round of Goodge, unless what is laid away is known to hold no points."""
    is_empty = view.stash is not None and not any(map(worth, view.stash))
    return isinstance(view.board, GoodgeBoard) and len(view.hand) <= _NEAR_END and not is_empty


def always_wins(game: AnyGame, view: AnyView, card: Card) -> bool:
    """Return True for a trump that no card of another hand beats, so that it takes whatever trick it is played to."""
    trump, board = view.board.trump, view.board
    if suit_of(card, trump) is not trump or (isinstance(board, PartnerBoard) and board.dummy is not None):
        return False
    return not any(beats(game, view, unseen, card) for unseen in cards_unseen(game, view))


def keeps_low_lead(game: AnyGame, view: AnyView, card: Card, other: Card) -> Iterator[KeepsLowLead]:
    """Yield that the lower of two cards of a suit stays to be led against a nil, if an opponent's holds.

    Nothing to whoever leads, who might lead it now, nor of one over which few unseen cards of its suit are.
    """
    board, seat = view.board, view.seat or 0
    if not isinstance(board, PartnerBoard) or not board.trick.cards or is_on_nil(view):
        return
    higher, lower = higher_and_lower(game, view, other)
    if opponents_nils(board, seat) and is_lower(game, view, other, card) and lower <= 1 < _FEW < higher:
        yield KeepsLowLead(card, other)
