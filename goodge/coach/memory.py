"""What can be remembered of a round by whoever has watched it: cards gone, suits that somebody lacks, what is left."""

from __future__ import annotations

from ..engine.actions import BlindNil, Nil
from ..engine.cards import Card, Suit
from ..engine.game import AnyGame, AnyView, Hand
from ..engine.games.goodge import GoodgeBoard
from ..engine.games.goodge_board import ALL_POINTS
from ..engine.partners import SIDES, PartnerBoard
from ..engine.tricks import played_by, plays, suit_of, voids


def cards_gone(view: AnyView) -> frozenset[Card]:
    """Return the cards that have been played, those in the trick among them."""
    return frozenset(card for cards in played_by(view.board, len(view.board.captured)) for card in cards)


def cards_unseen(game: AnyGame, view: AnyView) -> Hand:
    """Return the cards that have not been played and that the viewer cannot see, in the order of the pack."""
    known = {*cards_gone(view), *view.hand, *(view.dummy or ()), *(view.stash or ())}
    return tuple(card for card in game.pack(view.rules) if card not in known)


def own_other_hand(view: AnyView) -> Hand:
    """Return the cards of the other hand that the viewer plays as well; none for whoever plays one hand."""
    board = view.board
    if board.dummy is None or board.holders[board.dummy] != view.seat:
        return ()
    return view.hand if board.acting == board.dummy else view.dummy or ()


def known_voids(game: AnyGame, view: AnyView) -> frozenset[tuple[int, Suit]]:
    """Return the hands and suits of which play has shown that the hand has none."""
    play = game.trick_play(view.rules)
    shown = voids(plays(view.board, game.lead_of, trump_waits=play is not None and play.trump_waits))
    suits = {suit_of(card, view.board.trump) for card in game.pack(view.rules)}
    return frozenset((hand, suit) for hand, suit in shown if suit is not None and suit in suits)


def trumpers(game: AnyGame, view: AnyView) -> tuple[tuple[int, Suit], ...]:
    """Return the hidden hands that may still hold a trump, each with a plain suit that it has shown to lack."""
    board, trump, shown = view.board, view.board.trump, known_voids(game, view)
    seen = (board.own_hand(view.seat or 0), board.dummy)
    may_trump = (pair for pair in shown if pair[1] is not trump and (pair[0], trump) not in shown)
    return tuple(sorted((pair for pair in may_trump if pair[0] not in seen), key=str))


def is_partners(view: AnyView, hand: int) -> bool:
    """Return True for a hand of the viewer's own team; without teams for none."""
    return isinstance(view.board, PartnerBoard) and hand % SIDES == (view.seat or 0) % SIDES


def partners_place(game: AnyGame, view: AnyView) -> int | None:
    """Return the place in the trick of the card that is winning it, if it is the partner's; else None.

    None as well where the partner has bid nil: a trick that they win is none to be glad of.
    """
    board = view.board
    place = game.winning_place(board.trick.cards, board.trump) if board.trick.cards else None
    if place is None or not isinstance(board, PartnerBoard):
        return None
    hand = (board.trick.leader + place) % len(board.captured)
    return None if not is_partners(view, hand) or isinstance(board.bids[hand], Nil | BlindNil) else place


def is_on_own_side(view: AnyView, hand: int) -> bool:
    """Return True for a hand of the viewer's own team, or one that plays against the Goodge as the viewer does."""
    board = view.board
    if isinstance(board, GoodgeBoard) and board.goodge is not None:
        return board.goodge not in (view.seat, hand)
    return is_partners(view, hand)


def is_on_nil(view: AnyView) -> bool:
    """Return True for a seat whose nil still holds: to keep a high card is no good then."""
    board, seat = view.board, view.seat or 0
    return isinstance(board, PartnerBoard) and isinstance(board.bids[seat], Nil | BlindNil) and not board.captured[seat]


def points_to_win(view: AnyView) -> int | None:
    """Return the points that nobody has won yet; None in games in which only tricks count."""
    return ALL_POINTS - sum(view.board.captured) if isinstance(view.board, GoodgeBoard) else None
