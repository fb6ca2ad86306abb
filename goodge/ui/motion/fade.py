"""The course of an entrance: what came is seen more and more, what was there before less and less."""

from __future__ import annotations

from .motions import Entrance
from .timeline import ease_in_out, ease_out

_LONGEST_STEP = 1 / 30  # seconds; a first frame that takes long does not swallow the fade


class Fade:
    """One entrance after another; none is on at first."""

    def __init__(self) -> None:
        self._entrance = Entrance(0.0, 0.0)
        self._gone = 0.0

    def begin(self, entrance: Entrance) -> None:
        self._entrance, self._gone = entrance, 0.0

    def end(self) -> None:
        """Have everything there that comes, at once."""
        self._gone = self._entrance.seconds

    @property
    def is_on(self) -> bool:
        return self._gone < self._entrance.seconds

    def advance(self, seconds: float) -> bool:
        """Let time pass; return True while the fade is on."""
        self._gone += min(seconds, _LONGEST_STEP)
        return self.is_on

    @property
    def alpha(self) -> int:
        """The opacity of what is fading in, from 0 to 255."""
        return round(255 * ease_in_out(self._share))

    @property
    def leaving(self) -> int:
        """The opacity of words that go before others come in their place: none after half of the time."""
        return round(255 * (1.0 - ease_in_out(min(1.0, 2 * self._share))))

    @property
    def following(self) -> int:
        """The opacity of words that come once others have gone from their place: none before half of the time."""
        return round(255 * ease_in_out(max(0.0, 2 * self._share - 1.0)))

    def depth(self, unit: float) -> int:
        """Return how many pixels what comes is below its place; `unit` is that of the window."""
        return round(self._entrance.rise * unit * (1.0 - ease_out(self._share)))

    @property
    def _share(self) -> float:
        return self._gone / self._entrance.seconds if self.is_on else 1.0
