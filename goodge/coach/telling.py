"""Which of some reasons are told, and which first, where there is room for few."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .why import Chance, Close, Costs, Keeps, MoreOften, PointsAtStake, Reaches, Reason
from .why_pairs import GoesToGoodge

CLEAR = 0.3  # between the shares of deals in which an aim is reached, from which on it tells more than all else


def beside_figures(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the reasons that still tell something where a grade and the worth of each option stand beside them.

    That points may be won or lost tells nothing without how often they are.
    """
    return tuple(reason for reason in reasons if not isinstance(reason, Close | Costs) and not _is_uncounted(reason))


def comes_first(reason: Reason) -> bool:
    """Return True for what is told before all else: the Stash is at stake, or the Goodge would win a rich card."""
    return isinstance(reason, GoesToGoodge) or (isinstance(reason, Keeps) and reason.chance is Chance.LAST)


def most_telling(reasons: Sequence[Reason]) -> Reason | None:
    """Return the reason to tell where there is room for one: how much more often an aim is reached, if that is clear.

    Else it is the first one. None where there is none.
    """
    clear = (reason for reason in reasons if isinstance(reason, Reaches | MoreOften) and _apart(reason) >= CLEAR)
    return next(clear, reasons[0] if reasons else None)


def most_telling_first(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return the reasons in their order, but the most telling one first."""
    first = most_telling(reasons)
    return () if first is None else (first, *(reason for reason in reasons if reason is not first))


def _is_uncounted(reason: Reason) -> bool:
    return isinstance(reason, PointsAtStake) and reason.saved is None


def _apart(reason: Reaches | MoreOften) -> float:
    return abs(reason.reached.share - reason.other_reached.share)
