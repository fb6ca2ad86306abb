"""What a game asks of a round that was played with real cards."""

from __future__ import annotations

from ...engine.cards import Suit
from ...engine.values import dataclass


@dataclass(frozen=True, slots=True)
class OneBid:
    """One player alone has bid, this much at least and in these steps, and has named one of these suits."""

    lowest: int
    step: int
    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class BidsOfAll:
    """Everybody has bid tricks; no trick at all is a nil."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The calls that are asked for, if any; `step`: what hands capture is a multiple of it."""

    bids: OneBid | BidsOfAll | None
    step: int = 1
