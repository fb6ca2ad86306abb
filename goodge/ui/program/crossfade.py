"""The cross-fade: a picture of what was shown before, which vanishes over what is shown now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

import pygame

from ..drawing.canvas import Canvas
from ..motion.fade import Fade
from ..motion.motions import Entrance
from .layer import Layer

_WARM_SECONDS = 0.004  # in one frame, and a last step


class CrossFade:
    """One change from scene to scene at a time; a new one takes the place of one that is not over.

    The picture is taken when the first frame after the change is about to be drawn, and dropped with the last one. What
    lies under an overlay that comes or goes is shown by both pictures, and stands still meanwhile.
    """

    def __init__(self) -> None:
        self._fade = Fade()
        self._picture: pygame.Surface | None = None
        self._rising: Layer | None = None
        self._still: tuple[Layer, ...] = ()
        self._warming: tuple[Layer, Iterator[None]] | None = None
        self.is_due = False  # the picture is still to be taken
        self._was_due = False

    def begin(self, entrance: Entrance, *, rising: Layer | None, still: Sequence[Layer]) -> None:
        """Fade what is on the screen; `rising` is the overlay that comes, `still` are the layers that stay in sight."""
        self.end()
        self._fade.begin(entrance)
        if self._fade.is_on:
            self.is_due, self._rising, self._still = True, rising, tuple(still)

    def end(self) -> bool:
        """Show nothing but the new scene from now on; return True if that makes a difference."""
        was_on = self.is_on
        self._fade.end()
        self.is_due = self._was_due = False
        self._picture, self._rising, self._still = None, None, ()
        return was_on

    @property
    def is_on(self) -> bool:
        return self.is_due or self._picture is not None

    def advance(self, seconds: float) -> bool:
        """Let time pass; return True while the old picture can be seen.

        A fade whose first frame was never drawn, as the window is too small for it, does not begin any more.
        """
        if self.is_due and self._was_due:
            self.end()
        self._was_due = self.is_due
        if self._picture is not None and not self._fade.advance(seconds):
            self.end()
        return self.is_on

    def seconds_for(self, layer: Layer, seconds: float) -> float:
        """Return how much of the time that passes is for a layer."""
        return 0.0 if layer in self._still else seconds

    def warms_up(self, layer: Layer, canvas: Canvas) -> bool:
        """Make a few things ready for a layer whose first frame is due; return False if there is nothing to make."""
        if not self.is_due:
            return False
        if self._warming is None or self._warming[0] is not layer:
            self._warming = layer, layer.warming(canvas)
        steps, began = self._warming[1], perf_counter()
        while perf_counter() - began < _WARM_SECONDS:
            if next(steps, True):
                self._warming = None
                break
        return self._warming is not None

    def take(self, surface: pygame.Surface) -> None:
        """Keep what is on the surface as the old picture."""
        self.is_due, self._picture = False, surface.copy()

    def draw(self, canvas: Canvas) -> None:
        """Draw what is left of the old picture."""
        if self._picture is not None:
            self._picture.set_alpha(255 - self._fade.alpha)
            canvas.surface.blit(self._picture, (0, 0))

    def depth(self, layer: Layer, canvas: Canvas) -> int:
        """Return how many pixels below its place a layer is drawn."""
        return self._fade.depth(canvas.unit) if layer is self._rising else 0
