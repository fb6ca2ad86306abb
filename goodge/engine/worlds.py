"""The states that a view leaves possible."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from .rng import Stream
from .state import B_co, State


class Worlds(ABC, Generic[B_co]):
    """The states that one view cannot tell apart, to draw from as often as wanted."""

    count: int

    @abstractmethod
    def draw(self, stream: Stream) -> State[B_co]:
        """One state, each equally likely."""
