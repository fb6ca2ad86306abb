"""The aims of hands where tricks count, so that a playout can be played with some sense (playout.py)."""

from __future__ import annotations

from typing import NamedTuple


class TrickAim(NamedTuple):
    """One seat's: to take `tricks` together with the seats of the mask `hands`, 0 for none at all.

    `friends` is the mask of the seats on its side, its own among them.
    """

    hands: int
    tricks: int
    friends: int
