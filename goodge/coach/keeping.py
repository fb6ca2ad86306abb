"""What a card is good for later, if another one is played first: counted over deals that fit a view."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.cards import Card
from ..engine.game import AnyView
from ..engine.games.goodge import GoodgeBoard
from .counting import DealCount, Fates
from .merits import is_on_nil
from .why import Reason
from .why_pairs import TakesLater, WinsLater

_LEAST_POINTS = 3.0  # on the mean, from which on it matters when a card wins them
_OFTEN = 0.3  # of the deals, from which on a later trick is a reason


def good_for_later(view: AnyView, fates: Fates, kept: Card) -> Iterator[Reason]:
    """Yield what the second of two cards wins later, if the first is played and that is more than it wins now.

    Nothing where no trick is wanted.
    """
    if is_on_nil(view):
        return
    now, points_now = wins_with(fates, fates.moves[1])
    later, points_later = wins_with(fates, fates.moves[0])
    more = points_later - points_now
    has_points = isinstance(view.board, GoodgeBoard)
    if later.share >= max(_OFTEN, now.share) and later.differs_from(now) and (more >= 0 or not has_points):
        yield TakesLater(kept, later, now)
    elif has_points and more >= _LEAST_POINTS:
        yield WinsLater(kept, points_later, points_now)


def wins_with(fates: Fates, first: int) -> tuple[DealCount, float]:
    """Return how often the hand takes a trick with the second card once it has played `first`, and the points in it.

    `first` is a card in the kernel's numbers, one of the two. The points are a mean over all deals, or tricks in a game
    that counts those. Everybody plays by rules of thumb from then on.
    """
    playout, hand, kept = fates.worlds.playout, fates.acting, fates.moves[1]
    taken = points = 0
    for world in range(fates.worlds.size):
        fates.worlds.load(world)
        before, is_played = playout.points()[hand], first == kept
        playout.play(first)
        while playout.left and (playout.lying or not is_played):
            if not playout.lying:
                before = playout.points()[hand]
            card = playout.thumb()
            is_played = is_played or (playout.turn == hand and card == kept)
            playout.play(card)
        if playout.turn == hand:
            taken += 1
            points += playout.points()[hand] - before
    return DealCount(taken, fates.worlds.size), points / max(1, fates.worlds.size)
