"""Which of some reasons are told, and which first, where there is room for few."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .why import Chance, Close, Costs, Hope, Keeps, MoreOften, PointsAtStake, Reaches, Reason
from .why_bags import OnlyBags
from .why_pairs import GoesToGoodge
from .why_spidge import PlaysFor

CLEAR = 0.3  # between the shares of deals in which an aim is reached, from which on it tells more than all else


def beside_figures(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the reasons that still tell something where a grade and the worth of each option stand beside them.

    That points may be won or lost tells nothing without how often they are.
    """
    return tuple(reason for reason in reasons if not isinstance(reason, Close | Costs) and not _is_uncounted(reason))


def comes_first(reason: Reason) -> bool:
    """Return True for what is told before all else: what is played for, a rich card that would go, or the Stash."""
    is_first = isinstance(reason, PlaysFor | OnlyBags | GoesToGoodge)
    return is_first or (isinstance(reason, Keeps) and reason.chance is Chance.LAST)


def most_telling(reasons: Sequence[Reason]) -> Reason | None:
    """Return the reason to tell where there is room for one: how much more often an aim is reached, if that is clear.

    Else it is the first one that says more than what is played for. None where there is none.
    """
    others = (reason for reason in reasons if not isinstance(reason, PlaysFor | OnlyBags | Hope))
    return _clear(reasons) or next(others, reasons[0] if reasons else None)


def most_telling_first(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return the reasons in their order, but first how much more often an aim is reached, if that is clear."""
    first = _clear(reasons)
    return tuple(reasons) if first is None else (first, *(reason for reason in reasons if reason is not first))


def _clear(reasons: Iterable[Reason]) -> Reason | None:
    clear = (reason for reason in reasons if isinstance(reason, Reaches | MoreOften) and _apart(reason) >= CLEAR)
    return next(clear, None)


def _is_uncounted(reason: Reason) -> bool:
    return isinstance(reason, PointsAtStake) and reason.saved is None


def _apart(reason: Reaches | MoreOften) -> float:
    return abs(reason.reached.share - reason.other_reached.share)
