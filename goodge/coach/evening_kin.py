"""What is said in the short rounds of the kin games: which line fits a moment."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from .evening_partners import PARTNER_LINES
from .evening_spidge import SPIDGE_LINES
from .ideas import Idea, Line, Pointer, Told
from .kin_moment import KinMoment

KIN_LINES: Mapping[Idea, Mapping[Line, Callable[[KinMoment], Pointer | None]]] = {**PARTNER_LINES, **SPIDGE_LINES}


def kin_line_for(idea: Idea, moment: KinMoment, said: Collection[Line]) -> Told | None:
    """Return the first line of a round that fits this moment and has not been said yet; None if there is none."""
    for line, finds in KIN_LINES[idea].items():
        at = None if line in said else finds(moment)
        if at is not None:
            return Told(line, at)
    return None
