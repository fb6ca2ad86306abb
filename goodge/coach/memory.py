"""What can be remembered of a round by whoever has watched it: cards gone, suits that somebody lacks, what is left."""

from __future__ import annotations

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


def known_voids(game: AnyGame, view: AnyView) -> frozenset[tuple[int, Suit]]:
    """Return the hands and suits of which play has shown that the hand has none."""
    play = game.trick_play(view.rules)
    shown = voids(plays(view.board, game.lead_of, trump_waits=play is not None and play.trump_waits))
    suits = {suit_of(card, view.board.trump) for card in game.pack(view.rules)}
    return frozenset((hand, suit) for hand, suit in shown if suit is not None and suit in suits)


def suits_trumped(game: AnyGame, view: AnyView) -> frozenset[Suit]:
    """Return the plain suits that a hand against the viewer has shown to lack while it may still hold a trump."""
    board, trump, shown = view.board, view.board.trump, known_voids(game, view)
    seat = view.seat or 0
    own = {board.own_hand(seat), board.dummy}
    if isinstance(board, PartnerBoard):
        own.update(hand for hand in range(len(board.captured)) if hand % SIDES == seat % SIDES)
    rivals = {(hand, suit) for hand, suit in shown if hand not in own and (hand, trump) not in shown}
    return frozenset(suit for _, suit in rivals if suit is not trump)


def points_to_win(view: AnyView) -> int | None:
    """Return the points that nobody has won yet; None in games in which only tricks count."""
    return ALL_POINTS - sum(view.board.captured) if isinstance(view.board, GoodgeBoard) else None
