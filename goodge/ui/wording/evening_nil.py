"""The words at the end of the first evening's round of nil: where its points come from."""

from __future__ import annotations

from ...engine.actions import Nil
from ...engine.partners import NIL_POINTS
from .numbers import figure
from .phrases import Phrase

_BOTH = Phrase("first evening: at the end of a round of nil", "The nil brings {nil}, and the contract {rest}")
_NIL_ALONE = Phrase(
    "first evening: at the end of a round of nil", "The nil brings {nil}, and the failed contract costs {rest}"
)
_CONTRACT_ALONE = Phrase(
    "first evening: at the end of a round of nil", "The broken nil costs {nil}, and the contract brings {rest}"
)
_NEITHER = Phrase(
    "first evening: at the end of a round of nil", "The broken nil costs {nil}, and the failed contract {rest}"
)


def nil_words(points: int, *, is_made: bool) -> str:
    """Say what of a team's points its nil has brought or cost, and what its contract, in a sentence."""
    worth = NIL_POINTS[Nil()]
    rest = points - (worth if is_made else -worth)
    phrase = (_BOTH if rest >= 0 else _NIL_ALONE) if is_made else (_CONTRACT_ALONE if rest >= 0 else _NEITHER)
    return phrase.say(nil=figure(worth), rest=figure(abs(rest)))
