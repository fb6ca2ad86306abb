"""What becomes of a card later, if another one is played first: counted over deals that fit a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.cards import Card
from ..engine.game import AnyView
from ..engine.games.goodge import GoodgeBoard, worth
from ..engine.tricks import suit_of
from .counting import DealCount, Fates, trick_counts
from .memory import is_on_nil
from .why import Reason
from .why_pairs import GoesToGoodge, TakesLater, WinsLater

_LEAST_POINTS = 3.0  # on the mean, from which on it matters when a card wins them
_MUCH_OFTENER = 2  # tenths of the deals, from which on it is a reason that the Goodge would win a card
_MOSTLY = 0.5  # of the deals
_OFTEN = 0.3  # of the deals, from which on a later trick is a reason


def good_for_later(view: AnyView, fates: Fates, kept: Card) -> Iterator[Reason]:
    """Yield what the second of two cards wins later, if the first is played and that is more than it wins now.

    Nothing where no trick is wanted. What a card of another suit does later tells little of why the first is played:
    only that it mostly takes a trick.
    """
    if is_on_nil(view):
        return
    now, points_now = wins_with(fates, fates.moves[1])
    later, points_later = wins_with(fates, fates.moves[0])
    more = points_later - points_now
    has_points, trump = isinstance(view.board, GoodgeBoard), view.board.trump
    is_of_suit = suit_of(kept, trump) is suit_of(fates.cards.card(fates.moves[0]), trump)
    least = _OFTEN if is_of_suit else _MOSTLY
    if later.share >= max(least, now.share) and later.differs_from(now) and (more >= 0 or not has_points):
        yield TakesLater(kept, later, now)
    elif has_points and more >= _LEAST_POINTS:
        yield WinsLater(kept, points_later, points_now)


def goes_to_goodge(view: AnyView, fates: Fates, card: Card) -> Iterator[Reason]:
    """Yield how often the Goodge wins the first of two cards if the second is played, where that is more often.

    Of a card that is worth points, to whoever plays against the Goodge.
    """
    goodge = view.board.goodge if isinstance(view.board, GoodgeBoard) else None
    if goodge is None or goodge == fates.acting or not worth(card):
        return
    now, later = (won_by(goodge, fates, first) for first in fates.moves)
    if later.share >= _OFTEN and later.tenths - now.tenths >= _MUCH_OFTENER:
        yield GoesToGoodge(goodge, card, later, now)


class GoodgeCounts(NamedTuple):
    """What a hint counts about the Goodge, of a card held against another one.

    To those who play against the `goodge`: how often the Goodge wins the card if it is kept (`goes`), and in how many
    deals not if it is played now (`saved`). To the Goodge: in how many deals the card takes the trick (`saved`).
    """

    goes: tuple[Reason, ...] = ()
    goodge: int | None = None
    saved: DealCount | None = None


def counts_of_goodge(view: AnyView, fates: Fates) -> GoodgeCounts:
    """Return what is counted about the Goodge; to others nothing of a card that is worth no points."""
    board = view.board
    if not isinstance(board, GoodgeBoard) or board.goodge is None:
        return GoodgeCounts()
    if board.goodge == fates.acting:
        return GoodgeCounts(saved=trick_counts(fates)[0])
    card = fates.cards.card(fates.moves[0])
    if not worth(card):
        return GoodgeCounts()
    saved = won_by(board.goodge, fates, fates.moves[0]).opposite
    return GoodgeCounts(tuple(goes_to_goodge(view, fates, card)), board.goodge, saved)


def won_by(hand: int, fates: Fates, first: int) -> DealCount:
    """Return how often a hand wins the first card once `first` has been played, a card in the kernel's numbers.

    It is one of the two, and everybody plays by rules of thumb from then on.
    """
    return DealCount(sum(winner == hand for winner, _ in _tricks_with(fates, first, fates.moves[0])), fates.worlds.size)


def wins_with(fates: Fates, first: int) -> tuple[DealCount, float]:
    """Return how often the hand takes a trick with the second card once it has played `first`, and the points in it.

    `first` is a card in the kernel's numbers, one of the two. The points are a mean over all deals, or tricks in a game
    that counts those. Everybody plays by rules of thumb from then on.
    """
    won = [points for winner, points in _tricks_with(fates, first, fates.moves[1]) if winner == fates.acting]
    return DealCount(len(won), fates.worlds.size), sum(won) / max(1, fates.worlds.size)


def _tricks_with(fates: Fates, first: int, card: int) -> Iterator[tuple[int, int]]:
    """Yield for each deal who wins the trick in which the hand plays `card`, once it has played `first`, and with what.

    Both are cards in the kernel's numbers. Everybody plays by rules of thumb from then on.
    """
    playout, hand = fates.worlds.playout, fates.acting
    for world in range(fates.worlds.size):
        fates.worlds.load(world)
        before, is_played = playout.points(), first == card
        playout.play(first)
        while playout.left and (playout.lying or not is_played):
            if not playout.lying:
                before = playout.points()
            move = playout.thumb()
            is_played = is_played or (playout.turn == hand and move == card)
            playout.play(move)
        yield playout.turn, playout.points()[playout.turn] - before[playout.turn]
