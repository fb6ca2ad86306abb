"""How the items on the table come and go, and what cards on their way pass under."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from ...engine.values import replace
from ..drawing.canvas import Canvas, Put
from ..drawing.theme import PANEL
from ..drawing.typesetting import Typesetter
from ..widgets.base import Item, Label
from ..widgets.buttons import Button
from .bubble import Arrow
from .callpill import CallPill
from .carditem import CardItem
from .matchstate import MatchState
from .platefaces import OUTSIDE
from .plates import LIGHT, Plate
from .sentences import GROUND, Accompanying

WORTH = "trick-points"
_WORDS = "sentence", "head", "worth", "bubble-words"  # that fade into one another in one place
_GROUND = 225
_AT_ONCE = 3.0  # times as fast
_AROUND_PLATE = OUTSIDE + LIGHT + 1


class _Ground:
    """A dark ground under a sentence, which is drawn once more on it."""

    def __init__(self, words: Label, canvas: Canvas) -> None:
        self.words = words
        self.rect = pygame.Rect((0, 0), canvas.type.size(words.text, words.role))
        self.rect.inflate_ip(canvas.px(28), canvas.px(6))
        self.rect.center = words.rect.center
        self.seen = 0.0  # how much of it is seen
        self._puts: list[Put] = []

    def draw(self, canvas: Canvas, *, words_fade: bool) -> None:
        """Draw as much of it as is seen; if the `words_fade`, only so much of them, too."""
        if not self._puts:
            self.words.draw(replace(canvas, noted=self._puts), focused=False)
        if self.seen:
            canvas.panel(self.rect, radius=14, top=PANEL.faded(round(_GROUND * self.seen)))
        for picture, place in self._puts:
            drawn = picture.copy() if words_fade else picture
            if words_fade:
                drawn.set_alpha(round(255 * self.seen))
            canvas.put(drawn, drawn.get_rect(topleft=place))


class Passing:
    """What is passed by cards on their way, found out once for the items that are drawn: most frames draw the same."""

    def __init__(self) -> None:
        self._items: Sequence[Item] | None = None
        self._type: Typesetter | None = None  # another one for every size and every setting that drawing depends on
        self._ground: _Ground | None = None
        self._going: list[_Ground] = []  # those of other words, which stood there before
        self._arrows: list[Arrow] = []
        self._is_passed = False
        self.over: list[pygame.Rect] = []  # the places that cards pass under
        self.crowned: frozenset[str] = frozenset()  # the keys of the plates with a crown

    def take(self, items: Sequence[Item], canvas: Canvas) -> None:
        """Take the items that are drawn."""
        is_new_size = canvas.type is not self._type
        if items is self._items and not is_new_size:
            return
        self._items, self._type, self.over = items, canvas.type, kept_clear(items, canvas)
        self._arrows = [item for item in items if isinstance(item, Arrow)]
        self.crowned = frozenset(item.key for item in items if isinstance(item, Plate) and item.facts.emblem == "crown")
        before, self._ground = self._ground, None
        for item in items if not any(item.key == GROUND for item in items) else ():
            if isinstance(item, Label) and item.key == "sentence" and item.text:
                self._ground = _Ground(item, canvas)
        if is_new_size:
            self._going.clear()
        if before is None:
            return
        if self._ground is not None and self._ground.words.text == before.words.text:
            self._ground.seen = before.seen
        elif before.seen and not is_new_size:
            self._going.append(before)

    @property
    def is_fading(self) -> bool:
        """True while a ground under a sentence comes or goes."""
        is_coming = self._ground is not None and self._ground.seen != float(self._is_passed)
        return is_coming or bool(self._going)

    def advance(self, seconds: float, whole: float) -> None:
        """Let time pass; a ground goes in the time `whole`, and comes in a part of it, as the card is near."""
        part = seconds / whole if whole else 1.0
        if self._ground is not None:
            change = part * _AT_ONCE if self._is_passed else -part
            self._ground.seen = min(1.0, max(0.0, self._ground.seen + change))
        for ground in self._going:
            ground.seen = max(0.0, ground.seen - part)
        self._going = [ground for ground in self._going if ground.seen]

    def draw_over(
        self, canvas: Canvas, is_passed: Callable[[pygame.Rect], bool], is_coming: Callable[[Item], bool]
    ) -> None:
        """Draw the arrowheads, and the sentence once more, on a dark ground, while it is passed by a card on its way.

        An arrowhead comes once its bubble is there.
        Where other words have come meanwhile, both fade into one another.
        """
        for arrow in self._arrows:
            if not is_coming(arrow):
                arrow.draw_over(canvas)
        ground = self._ground
        self._is_passed = ground is not None and is_passed(ground.rect)
        for each in self._going:
            each.draw(canvas, words_fade=True)
        if ground is not None and (self._is_passed or ground.seen):
            ground.draw(canvas, words_fade=bool(self._going))


def kept_clear(items: Iterable[Item], canvas: Canvas) -> list[pygame.Rect]:
    """Return the places that cards pass under on their way: plates with their portraits, calls, words and buttons.

    Words are passed over where they have no ground of their own.
    """
    found = [item.rect for item in items if isinstance(item, CallPill | Button) or item.key == GROUND]
    for item in items:
        if isinstance(item, Plate):
            out = 0 if item.portrait is None else canvas.px(OUTSIDE)
            found.append(pygame.Rect(item.rect.left - out, item.rect.top, item.rect.width + out, item.rect.height))
    return found


def comes_softly(item: Item) -> bool:
    """Return True for the items that fade in and out.

    Cards, calls and the worth of a trick move by themselves, and of a plain item nothing is seen.
    """
    moves = isinstance(item, CardItem | CallPill) or item.key.startswith(WORTH)
    return not moves and type(item) is not Item


def wordless(item: Item, was: Item) -> Item | None:
    """Return an item without the words that have taken the place of others; None if it is nothing but those."""
    if isinstance(item, Label) and isinstance(was, Label):
        return None if was.text and item.text and _says_other_words(item, was) else item
    if isinstance(item, MatchState) and isinstance(was, MatchState):
        return item.without_news(was)
    if isinstance(item, Plate) and isinstance(was, Plate):
        return item if item.is_turn == was.is_turn else item.without_news(was)
    return item


def told_anew(item: Item, other: Item) -> float | None:
    """Return 0 where other words, of those that people read, stand in the same place, and None where nothing changes.

    Of a plate with another light, return how many units around it look different. Another face alone is there at once:
    of two in one place neither is seen well. So is a plate whose figure counts up: it would be gone for a while.
    """
    if isinstance(item, Plate) and isinstance(other, Plate):
        return None if item.is_turn == other.is_turn or item.counts_on(other) else _AROUND_PLATE
    if isinstance(item, Label) and isinstance(other, Label):
        return 0 if _says_other_words(item, other) else None
    if isinstance(item, MatchState) and isinstance(other, MatchState):
        return 0 if item.facts != other.facts else None
    return None


def _says_other_words(item: Label, was: Label) -> bool:
    """Return True for words that fade into others; those that go along with something change at once if it does not."""
    is_meant = item.key in _WORDS
    if isinstance(item, Accompanying) and isinstance(was, Accompanying):
        is_meant = item.along != was.along
    return is_meant and item.text != was.text
