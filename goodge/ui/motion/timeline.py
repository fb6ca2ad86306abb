"""A timeline of things to come: calls at a moment and tweens over a span. Nothing waits for it but the eye."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.values import dataclass

_PAST = 0.9  # gives 0.03 at the farthest
_STAYS = 0.15


def ease_out(share: float) -> float:
    """Return a share that moves fast at first, then gently to rest (cubic)."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Return a share that moves off gently and comes gently to rest (smoothstep)."""
    return share * share * (3 - 2 * share)


def ease_past(share: float) -> float:
    """Return a share that comes a thirtieth too far, and back to rest."""
    left = share - 1
    return 1 + (_PAST + 1) * left**3 + _PAST * left**2


def ease_middle(share: float) -> float:
    """Return a share that stays at both ends, and moves in the middle."""
    return ease_in_out(min(1.0, max(0.0, (share - _STAYS) / (1 - 2 * _STAYS))))


def ease_ends(share: float) -> float:
    """Return a share that moves at both ends, and stays in the middle."""
    return (1 + (2 * share - 1) ** 5) / 2


def linear(share: float) -> float:
    return share


@dataclass(slots=True, eq=False)
class _Span:
    start: float
    length: float
    apply: Callable[[float], object]
    ease: Callable[[float], float]
    is_rest: bool = False

    @property
    def end(self) -> float:
        return self.start + self.length


class Timeline:
    """Spans in seconds from now; `factor` stretches those added from then on (0: all at once)."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._now = 0.0
        self._end = 0.0
        self._spans: list[_Span] = []

    @property
    def is_idle(self) -> bool:
        return not self._spans

    def rest(self, seconds: float) -> None:
        """Stay busy for this long, whatever the factor: this is time to read, not motion."""
        self._spans.append(_Span(self._now, seconds, lambda _: None, linear, is_rest=True))
        self._end = max(self._end, self._now + seconds)

    def call(self, delay: float, action: Callable[[], object]) -> None:
        """Call the action after a delay."""
        self.tween(delay, 0.0, lambda _: action())

    def tween(
        self, delay: float, length: float, apply: Callable[[float], object], ease: Callable[[float], float] = ease_out
    ) -> None:
        """After a delay, call `apply` with shares from 0 to 1 for `length` seconds; the last call is always with 1."""
        start = self._now + delay * self.factor
        span = _Span(start, length * self.factor, apply, ease)
        self._spans.append(span)
        self._end = max(self._end, span.end)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        self._run(self._now)

    def land(self) -> None:
        """Bring everything that moves to its end at once, but leave people their full reading time."""
        end = max((span.end for span in self._spans if span.is_rest), default=self._now)
        left = end - self._now
        self.finish()
        if left > 0:
            self.rest(left)

    def finish(self) -> None:
        """Bring everything to its end at once, in the order of the ends, including what is added meanwhile."""
        while self._spans:
            self._now = max(self._now, self._end)
            self._run(float("inf"))

    def _run(self, until: float) -> None:
        """Run everything that has started by then; calls may add spans, which run in the same go if they are due."""
        seen: set[_Span] = set()
        while due := [span for span in self._spans if span.start <= until and span not in seen]:
            seen.update(due)
            due.sort(key=lambda span: span.end)
            for span in due:
                if span.end > until:
                    span.apply(span.ease((until - span.start) / span.length))
            for span in due:
                if span.end <= until:
                    self._spans.remove(span)
                    span.apply(1.0)
