"""Whether a team still wants tricks: what it would lose by one less, on the mean over possible ends."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import Bid, BlindNil, Nil
from ..engine.game import AnyGame, AnyState, AnyView
from ..engine.partners import SIDES, PartnerBoard
from ..players.anygame.gains import ends_of
from .means import average_of


def worth_of_trick(game: AnyGame, view: AnyView, state: AnyState, ends: Sequence[tuple[int, ...]]) -> float:
    """Return what the last trick that the viewer's team wins is worth to it, in points on the mean.

    That is what the team would lose if the others won it; less than 0 where it costs more, as a bag does. `ends` are
    the tricks of all hands in the end. 0 where nobody has bid tricks, where the team's contract is in doubt, and while
    the partner's nil holds, which a trick may save.
    """
    board, seat = view.board, view.seat or 0
    if not isinstance(board, PartnerBoard):
        return 0.0
    team = (seat, (seat + SIDES) % len(board.bids))
    bound = [hand for hand, bid in enumerate(board.bids) if isinstance(bid, Bid)]
    taker = next((hand for hand in bound if hand not in team), None)
    is_saving = isinstance(board.bids[team[1]], Nil | BlindNil) and not board.captured[team[1]]
    counted = [hand for hand in team if hand in bound]
    made = {sum(tricks[hand] for hand in counted) >= board.contract(seat % SIDES) for tricks in ends}
    if taker is None or is_saving or len(made) > 1:
        return 0.0
    known, worth = ends_of(game, state), list[float]()
    for tricks in ends:
        giver = next((hand for hand in counted if tricks[hand] > board.captured[hand]), None)
        if giver is not None:
            fewer = list(tricks)
            fewer[giver], fewer[taker] = fewer[giver] - 1, fewer[taker] + 1
            worth.append(known.gains(tricks)[seat] - known.gains(tuple(fewer))[seat])
    return average_of(worth) if worth else 0.0
