"""What the honours of Spidge that are still open are worth: how often each is reached, counted over deals."""

from __future__ import annotations

from ..engine.actions import Action, PlayCard
from ..engine.game import AnyGame, AnyView
from ..engine.games.spidge import SPIDGE, SpidgeBoard
from ..engine.spadeplay import HAND_SIZE
from ..players import Budget
from ..players.race import Clock
from .counting import card_fates
from .goals import Aim, MakeNil, MakeTen
from .why import Hope

MOST = 2
_HARDLY = 0.05  # of the deals, up to which an honour is out of reach


def hopes(
    game: AnyGame, view: AnyView, best: Action, other: Action | None, seed: int = 0, budget: Budget | None = None
) -> tuple[Hope, ...]:
    """Return how often the viewer's open honours are reached after a card that was held against another one.

    The likelier one comes first, and none that is out of reach. Where all are it is the likeliest of another player, to
    be spoiled; nothing in games without honours.
    """
    if not isinstance(view.board, SpidgeBoard) or not isinstance(best, PlayCard) or not isinstance(other, PlayCard):
        return ()
    fates = card_fates(game, view, (best.card, other.card), seed, Clock(budget))
    if fates is None:
        return ()
    found = [
        (bool(goal.hands >> fates.acting & 1), Hope(aim, reached))
        for goal, (aim, reached, _) in zip(fates.goals, fates.aims(), strict=True)
        if _is_open(view.board, aim)
    ]
    likely = sorted((each for each in found if _often(each[1]) > _HARDLY), key=lambda each: -_often(each[1]))
    own = [hope for is_own, hope in likely if is_own]
    return tuple(own[:MOST]) or tuple(hope for _, hope in likely[:1])


def _often(hope: Hope) -> float:
    return hope.reached.share


def _is_open(board: SpidgeBoard, aim: Aim) -> bool:
    """Return True for a nil that holds, and for ten tricks that are not won yet and still may be."""
    match aim:
        case MakeNil(hand):
            return not board.captured[hand]
        case MakeTen(seat):
            taken = (count for count, holder in zip(board.captured, board.holders, strict=True) if holder == seat)
            return 0 < SPIDGE - sum(taken) <= HAND_SIZE - len(board.tricks)
    return False
