"""The cross-fade: a picture of what was shown before, which vanishes over what is shown now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from time import perf_counter

import pygame

from ..drawing.canvas import Canvas
from ..motion.fade import Fade
from ..motion.motions import Entrance
from .layer import Layer

_WARM_SECONDS = 0.003  # in one frame, and a last step
_STRIP = 200_000  # pixels that are copied in one step
_END = object()


class CrossFade:
    """One change from scene to scene at a time; a new one takes the place of one that is not over.

    The picture is taken before the first frame after the change is drawn, and dropped with the last one. What lies
    under an overlay that comes or goes is shown by both pictures, and stands still meanwhile.
    """

    def __init__(self) -> None:
        self._fade = Fade()
        self._picture: pygame.Surface | None = None
        self._rising: Layer | None = None
        self._still: tuple[Layer, ...] = ()
        self._warming: tuple[Layer, Iterator[None]] | None = None
        self.is_due = False  # the first frame is still to be drawn
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
        self._warming = None
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
        if self._picture is not None and not self.is_due and not self._fade.advance(seconds):
            self.end()
        return self.is_on

    def seconds_for(self, layer: Layer, seconds: float) -> float:
        """Return how much of the time that passes is for a layer."""
        return 0.0 if layer in self._still or (self.is_on and layer.stands_in_fades) else seconds

    def warms_up(self, layer: Layer, canvas: Canvas) -> bool:
        """Make a few things ready for a layer whose first frame is due; return False if there is nothing to make.

        The last of them is the picture of what was shown before.
        """
        if not self.is_due or self._picture is not None or layer.is_discreet:
            return False
        began = perf_counter()
        if self._warming is None or self._warming[0] is not layer:
            steps = layer.warming(canvas)
            if next(steps, _END) is _END:
                return False
            self._warming = layer, chain(steps, self._taking(canvas.surface))
        while self._picture is None and perf_counter() - began < _WARM_SECONDS:
            next(self._warming[1])
        return True

    def _taking(self, surface: pygame.Surface) -> Iterator[None]:
        """Keep what is on the surface as the old picture, a strip of it in each step."""
        picture = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        width, height = surface.get_size()
        strip = max(1, _STRIP // width)
        for top in range(0, height, strip):
            picture.blit(surface, (0, top), (0, top, width, strip))
            yield
        self._picture, self._warming = picture, None
        yield

    def begin_to_show(self, surface: pygame.Surface) -> None:
        """Count what is on the surface as the first frame, in which nothing can be seen of what comes."""
        if self._picture is None:
            self._picture = surface.convert_alpha()
        self.is_due = False

    def draw(self, canvas: Canvas) -> None:
        """Draw what is left of the old picture.

        Every pixel of it gets less and less alpha of its own, which takes half the time of one alpha for all.
        """
        if self._picture is not None:
            self._picture.fill((255, 255, 255, 255 - self._fade.alpha), special_flags=pygame.BLEND_RGBA_MIN)
            canvas.surface.blit(self._picture, (0, 0))

    def depth(self, layer: Layer, canvas: Canvas) -> int:
        """Return how many pixels below its place a layer is drawn."""
        return self._fade.depth(canvas.unit) if layer is self._rising else 0
