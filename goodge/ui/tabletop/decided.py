"""What a trick, or the Stash, decides: found by comparing what was decided before it with what is decided after it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...engine.decisions import NilDecided, NilsMade, Settled
from ...engine.game import AnyView
from ...engine.partners import SIDES
from ...engine.spadeplay import HANDS
from ...engine.values import replace
from .presenter import Presenter


def newly_decided(presenter: Presenter, before: AnyView, captured: Sequence[int]) -> list[Settled]:
    """Return what is decided or lost once the hands have taken this much, and was open in the view before."""
    game, after = presenter.game, replace(before.board, captured=tuple(captured))
    found = game.decisions(after, before.bags) - game.decisions(before.board, before.bags)
    return sorted(
        found | presenter.lost_late(before, captured), key=lambda decision: (decision.is_good, repr(decision))
    )


def most_telling(found: Sequence[Settled], view: AnyView, people: Collection[int]) -> Settled:
    """Return the decision to tell, of several: one that concerns people here comes first, then one that is bad.

    Where both partners have made nil, that is told of both.
    """

    def is_of_others(decision: Settled) -> bool:
        return not any(view.board.holders[hand] in people for hand in decision.hands(view.board))

    told = min(found, key=is_of_others)
    if isinstance(told, NilDecided) and told.is_made and replace(told, seat=(told.seat + SIDES) % HANDS) in found:
        return NilsMade(told.seat % SIDES)
    return told
