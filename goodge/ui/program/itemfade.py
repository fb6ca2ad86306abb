"""The items of a scene from frame to frame: where they look different, and those that fade in and out meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple

import pygame

from ..drawing.canvas import Canvas
from ..drawing.places import joined, outside
from ..motion.fade import Fade
from ..motion.motions import Entrance
from ..widgets.base import Item
from .drawnitems import Light

_REACH = 26  # units around an item in which it may draw: its light, a portrait that stands out, a crown on its head


class Laid(NamedTuple):
    """Items in drawing order, and the keys of those that are lit: by the focus, the mouse, and as what Enter does."""

    items: Sequence[Item]
    focused: str | None
    pointed: str | None
    entered: str | None

    def light(self, item: Item) -> Light:
        """Return how an item is lit."""
        return Light(
            is_focused=item.is_focusable and item.key == self.focused,
            is_pointed=item.is_focusable and item.key == self.pointed,
            is_entered=item.key == self.entered,
        )

    def near(self, place: pygame.Rect, reach: int) -> Laid:
        """Return it with those items alone that may draw in a place."""
        around = place.inflate(2 * reach, 2 * reach)
        return self._replace(items=[item for item in self.items if item.rect.colliderect(around) and item.is_seen])

    def changed(self, before: Laid) -> list[pygame.Rect]:
        """Return the rectangles of the items that were not there before, are there no more, or look different."""
        if self.items is before.items and self[1:] == before[1:]:
            return []
        old, new = (
            {item.key: (item, laid._lit(item.key)) for item in laid.items if item.is_seen} for laid in (before, self)
        )
        keys = [key for key in {**old, **new} if old.get(key) != new.get(key)]
        return [item.rect for key in keys for laid in (old, new) if key in laid for item, _ in (laid[key],)]

    def _lit(self, key: str) -> tuple[bool, bool, bool]:
        return key == self.focused, key == self.pointed, key == self.entered


PaintLaid = Callable[[Canvas, Laid], None]
Copy = Callable[[pygame.Rect], pygame.Surface | None]
ChangedIn = Callable[[pygame.Rect], Iterable[pygame.Rect]]


class _Veil:
    """A picture of how a place looked, which vanishes; where it `has_words` that others take the place of, those first.

    Its picture is then followed by one of the place without any words, over which the new ones come. It shows what was
    `laid` there; None if that was fading itself.
    """

    def __init__(
        self, picture: pygame.Surface, place: pygame.Rect, laid: Laid | None, *, has_words: bool = False
    ) -> None:
        self.picture, self.place, self.laid, self.has_words, self.is_bare = picture, place, laid, has_words, False


class _Seen(NamedTuple):
    """How much is seen of what comes, of the words that go, and of those that follow them, from 0 to 255."""

    coming: int
    leaving: int
    following: int

    def of(self, veil: _Veil) -> int:
        """Return how much is still seen of a veil."""
        if not veil.has_words:
            return 255 - self.coming
        return 255 - self.following if veil.is_bare else self.leaving


class ItemFade:
    """Compares the items of each frame with those of the one before.

    Where some have come, gone, moved or been told anew, the ground as it was with the items of before is kept as a
    picture, which vanishes over the new ones. A fade that another one meets on its way is part of that picture, so
    nothing is cut off. `is_meant` tells which items count; `copy` returns how a place of the ground looked in the frame
    before, or None where that is not known; `changed_in` returns the parts of a place where the ground has changed
    since the last frame. `told_anew` returns how many units around it an item looks different which says something else
    in the same place or is lit otherwise, None for all others; where nothing rises, as for those who want less motion,
    a light changes at once.

    Words never lie over others: `wordless` returns an item without those that have taken the place of others, None if
    it is nothing else. It is drawn so until the old ones have gone. A ground that carries words comes and goes with
    them. What is drawn over everything else waits until it is there.
    """

    def __init__(
        self,
        is_meant: Callable[[Item], bool],
        told_anew: Callable[[Item, Item], float | None],
        wordless: Callable[[Item, Item], Item | None],
        copy: Copy,
        changed_in: ChangedIn,
    ) -> None:
        self._is_meant = is_meant
        self._told_anew = told_anew
        self._wordless = wordless
        self._copy, self._changed_in = copy, changed_in
        self._fade = Fade()
        self._shown: Laid | None = None
        self._under: Hashable = None
        self._coming: frozenset[str] = frozenset()
        self._before: list[_Veil] = []
        self._old: dict[str, Item] = {}  # whose words others take the place of
        self._grounds: frozenset[str] = frozenset()  # those that come with such words
        self._left_over: list[pygame.Rect] = []
        self._seen = _Seen(0, 255, 0)  # in the frame that was drawn last

    @property
    def is_on(self) -> bool:
        return bool(self._before)

    def advance(self, seconds: float) -> bool:
        """Let time pass; return True while something comes or goes."""
        if self._before and not self._fade.advance(seconds):
            self.end()
        return self.is_on

    def end(self) -> None:
        """Show what is there now, and nothing else."""
        self._left_over += (veil.place for veil in self._before)
        self._before, self._old, self._coming, self._grounds = [], {}, frozenset(), frozenset()

    def forget(self) -> None:
        """Show what is there now, and let nothing of it count as new."""
        self.end()
        self._shown = None

    def is_coming(self, item: Item) -> bool:
        """Return True for an item that is not wholly there yet."""
        return self.is_on and item.key in self._coming

    def depth(self, item: Item, canvas: Canvas) -> int:
        """Return how many pixels below its place an item is drawn."""
        return self._fade.depth(canvas.unit) if item.key in self._coming - self._grounds else 0

    def changes(
        self, canvas: Canvas, laid: Laid, under: Hashable, entrance: Entrance, paint: PaintLaid
    ) -> list[pygame.Rect]:
        """Take the items of a new frame; return the places where it looks different from the one before.

        `under` is another value whenever what lies under the items looks different.
        """
        before, self._shown = self._shown, laid
        was_under, self._under = self._under, under
        if before is None or was_under != under:
            self._left_over.clear()
            if before is not None:
                self._renew(canvas, laid, paint)
                self._compare(canvas, before, laid, entrance, paint)
                self._bare(canvas, laid, paint)
            return [canvas.rect]
        self._compare(canvas, before, laid, entrance, paint)
        self._bare(canvas, laid, paint)
        reach = canvas.px(_REACH)
        found = [rect.inflate(2 * reach, 2 * reach) for rect in laid.changed(before)]
        found += (*self._left_over, *(veil.place for veil in self._before))
        self._left_over.clear()
        return found

    def draw(self, canvas: Canvas, paint: PaintLaid) -> None:
        """Draw what lies in the canvas's clipping rectangle; `paint` draws a ground with any items."""
        assert self._shown is not None
        self._seen = _Seen(self._fade.alpha, self._fade.leaving, self._fade.following)
        self._draw(canvas, self._shown, paint)

    def _draw(self, canvas: Canvas, laid: Laid, paint: PaintLaid) -> None:
        """Draw items, under what vanishes, in the canvas's clipping rectangle."""
        place = canvas.surface.get_clip()
        hidden = () if self._seen.coming else [veil.place for veil in self._before]  # nothing new can be seen there yet
        bare = [veil.place for veil in self._before if veil.has_words and not veil.is_bare]
        for part in outside(place, hidden or bare):
            canvas.surface.set_clip(part)
            paint(canvas, laid.near(part, canvas.px(_REACH)))
        for part in () if hidden else bare:
            canvas.surface.set_clip(part.clip(place))
            paint(canvas, self._without_words(laid).near(part, canvas.px(_REACH)))
        canvas.surface.set_clip(place)
        self._veil(canvas)

    def _without_words(self, laid: Laid) -> Laid:
        """Return items without the words that have taken the place of others."""
        old = self._old
        items = [item for item in laid.items if item.key not in self._grounds]
        kept = (self._wordless(item, old[item.key]) if item.key in old else item for item in items)
        return laid._replace(items=[item for item in kept if item is not None])

    def _bare(self, canvas: Canvas, laid: Laid, paint: PaintLaid) -> None:
        """Once old words have gone, keep how their places look without any, for the new ones to come over."""
        for veil in self._before if self._fade.following else ():
            if veil.has_words and not veil.is_bare:
                canvas.surface.set_clip(veil.place)
                paint(canvas, self._without_words(laid).near(veil.place, canvas.px(_REACH)))
                veil.picture, veil.is_bare = canvas.surface.subsurface(veil.place).copy(), True
        canvas.surface.set_clip(None)

    def _renew(self, canvas: Canvas, laid: Laid, paint: PaintLaid) -> None:
        """Repaint fading pictures on the ground as it is now."""
        for veil in self._before:
            shown = self._without_words(laid) if veil.is_bare else veil.laid
            if shown is None:
                continue
            for part in self._changed_in(veil.place):
                canvas.surface.set_clip(part)
                paint(canvas, shown.near(part, canvas.px(_REACH)))
                veil.picture.blit(canvas.surface, (part.x - veil.place.x, part.y - veil.place.y), part)
        canvas.surface.set_clip(None)

    def _veil(self, canvas: Canvas) -> None:
        """Draw what vanishes in the canvas's clipping rectangle, as far as it has not vanished yet."""
        place = canvas.surface.get_clip()
        words = [veil.place for veil in self._before if veil.has_words]
        for veil in self._before:
            alpha = self._seen.of(veil)
            veil.picture.set_alpha(alpha if alpha < 255 else None)
            for part in outside(veil.place.clip(place), () if veil.has_words else words):
                canvas.surface.set_clip(part)
                canvas.surface.blit(veil.picture, veil.place)
        canvas.surface.set_clip(place)

    def _compare(self, canvas: Canvas, before: Laid, laid: Laid, entrance: Entrance, paint: PaintLaid) -> None:
        """Begin to fade what has come, gone, moved or been told anew since the frame before."""
        if before.items is laid.items or not entrance.seconds:
            return
        old = {item.key: item for item in before.items if self._is_meant(item)}
        new = {item.key: item for item in laid.items if self._is_meant(item)}
        changed = [item for item in old.values() if item.key not in new or new[item.key].rect != item.rect]
        changed += [item for item in new.values() if item.key not in old or old[item.key].rect != item.rect]
        pairs = ((item, old[key]) for key, item in new.items() if key in old)
        told = dict[str, pygame.Rect]()
        for item, was in pairs:
            out = self._told_anew(item, was) if item.rect == was.rect else None
            if out is not None and (entrance.rise or not out):
                told[item.key] = item.rect.inflate(2 * canvas.px(out), 2 * canvas.px(out))
        if changed or told:
            around = 2 * canvas.px(_REACH + entrance.rise)
            places = [*told.values(), *(item.rect.inflate(around, around) for item in changed)]
            places += (veil.place for veil in self._before)
            self._begin(canvas, joined(places, canvas.rect), before, paint)
            self._fade.begin(entrance)
            self._seen = _Seen(0, 255, 0)
            self._coming = frozenset(new.keys() - old)
            self._old = {key: old[key] for key, item in new.items() if key in old and self._parts(item, old[key])}
            replaced = [told.get(key, item.rect.union(new[key].rect)) for key, item in self._old.items()]
            grounds = [item for item in changed if item.carries_words] if _carry(changed, replaced) else []
            self._grounds = frozenset(item.key for item in grounds)
            words = joined([*replaced, *(item.rect.inflate(around, around) for item in grounds)], canvas.rect)
            self._before += [
                _Veil(
                    veil.picture.subsurface(rect.move(-veil.place.x, -veil.place.y)).copy(),
                    rect,
                    veil.laid,
                    has_words=True,
                )
                for veil in self._before
                for word in words
                if (rect := word.clip(veil.place))
            ]

    def _parts(self, item: Item, was: Item) -> bool:
        """Return True for an item whose words have taken the place of others."""
        return self._wordless(item, was) is not item

    def _begin(self, canvas: Canvas, places: Iterable[pygame.Rect], before: Laid, paint: PaintLaid) -> None:
        """Keep the ground as it was in some places."""
        kept = []
        for place in places:
            picture = self._copy(place)
            if picture is None:
                canvas.surface.set_clip(place)
                self._draw(canvas, before, paint)
                picture = canvas.surface.subsurface(place).copy()
            was_fading = any(veil.place.colliderect(place) for veil in self._before)
            kept.append(_Veil(picture, place, None if was_fading else before))
        canvas.surface.set_clip(None)
        self.end()
        self._before = kept


def _carry(items: Iterable[Item], words: Sequence[pygame.Rect]) -> bool:
    """Return True if one of these items is the ground of words in these places."""
    return any(item.carries_words and item.rect.collidelist(list(words)) >= 0 for item in items)
