"""The table between two steps, while the results of one action are shown piece by piece."""

from __future__ import annotations

from ...engine.game import AnyView, Phase
from ...engine.tricks import plus
from ...engine.values import replace


def card_landed(before: AnyView, after: AnyView) -> AnyView:
    """Return the view just after the card lands: a trick that it completes still lies there, won by nobody yet."""
    if after.board.trick.cards:
        return after
    last = after.board.tricks[-1]
    lying = replace(
        after.board,
        phase=Phase.PLAY,
        turn=None,
        trick=replace(last, winner=None, points=0),
        tricks=after.board.tricks[:-1],
        captured=before.board.captured,
    )
    return replace(before, board=lying, hand=after.hand, dummy=after.dummy, actions=after.actions, legal=())


def trick_gone(lying: AnyView, after: AnyView) -> AnyView:
    """Return the view once the trick is on its way to its winner, who does not have the points yet."""
    board = replace(after.board, phase=Phase.PLAY, turn=None, captured=lying.board.captured)
    return replace(lying, board=board)


def points_taken(view: AnyView, hand: int, points: int) -> AnyView:
    """Return the view once a hand has these points."""
    return replace(view, board=replace(view.board, captured=plus(view.board.captured, hand, points)))
