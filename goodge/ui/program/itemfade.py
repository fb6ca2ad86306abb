"""The items of a scene that come and go while the rest stays as it is: they rise and fade in, and fade away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ..drawing.canvas import Canvas
from ..motion.fade import Fade
from ..motion.motions import Entrance
from ..widgets.base import Item

_REACH = 14  # units around an item that its light takes


class Laid(NamedTuple):
    """Items in drawing order, and the keys of those that are lit: by the focus, the mouse, and as what Enter does."""

    items: Sequence[Item]
    focused: str | None
    pointed: str | None
    entered: str | None


Paint = Callable[[Canvas, Laid], None]


class ItemFade:
    """Compares the items of each frame with those of the one before.

    Where some have come, gone or moved, the ground as it was with the items of before is kept as a picture, which
    vanishes over the new ones. `is_meant` tells which items count.
    """

    def __init__(self, is_meant: Callable[[Item], bool]) -> None:
        self._is_meant = is_meant
        self._fade = Fade()
        self._shown: Laid | None = None
        self._coming: frozenset[str] = frozenset()
        self._before: tuple[pygame.Surface, pygame.Rect] | None = None

    @property
    def is_on(self) -> bool:
        return self._before is not None

    def advance(self, seconds: float) -> bool:
        """Let time pass; return True while something comes or goes."""
        if self._before is not None and not self._fade.advance(seconds):
            self.end()
        return self.is_on

    def end(self) -> None:
        """Show what is there now, and nothing else."""
        self._before, self._coming = None, frozenset()

    def forget(self) -> None:
        """Show what is there now, and let nothing of it count as new."""
        self.end()
        self._shown = None

    def depth(self, item: Item, canvas: Canvas) -> int:
        """Return how many pixels below its place an item is drawn."""
        return self._fade.depth(canvas.unit) if item.key in self._coming else 0

    def draw(self, canvas: Canvas, laid: Laid, entrance: Entrance, paint: Paint) -> None:
        """Draw a ground with items; `paint` draws it with any."""
        self._compare(canvas, laid, entrance, paint)
        paint(canvas, laid)
        if self._before is not None:
            picture, place = self._before
            picture.set_alpha(255 - self._fade.alpha)
            canvas.surface.blit(picture, place)

    def _compare(self, canvas: Canvas, laid: Laid, entrance: Entrance, paint: Paint) -> None:
        before, self._shown = self._shown, laid
        if before is None or before.items is laid.items or not entrance.seconds:
            return
        old = {item.key: item for item in before.items if self._is_meant(item)}
        new = {item.key: item for item in laid.items if self._is_meant(item)}
        changed = [item for item in old.values() if item.key not in new or new[item.key].rect != item.rect]
        changed += [item for item in new.values() if item.key not in old or old[item.key].rect != item.rect]
        if changed:
            place = changed[0].rect.unionall([item.rect for item in changed])
            place.inflate_ip(2 * canvas.px(_REACH + entrance.rise), 2 * canvas.px(_REACH + entrance.rise))
            self._begin(canvas, place.clip(canvas.rect), before, paint)
            self._fade.begin(entrance)
            self._coming = frozenset(new.keys() - old)

    def _begin(self, canvas: Canvas, place: pygame.Rect, before: Laid, paint: Paint) -> None:
        """Keep the ground as it was in a place."""
        self.end()
        canvas.surface.set_clip(place)
        paint(canvas, before)
        canvas.surface.set_clip(None)
        self._before = canvas.surface.subsurface(place).copy(), place
