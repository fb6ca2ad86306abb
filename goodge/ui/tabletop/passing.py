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
from .carditem import CardItem
from .matchstate import MatchState
from .plates import OUTSIDE, Call, Plate
from .sentences import GROUND

WORTH = "trick-points"
_WORDS = "sentence", "head", "worth"  # that fade into one another in one place
_GROUND = 225
_AT_ONCE = 3.0  # times as fast


class Passed:
    """What is passed by cards on their way, found out once for the items that are drawn: most frames draw the same."""

    def __init__(self) -> None:
        self._items: Sequence[Item] | None = None
        self._type: Typesetter | None = None  # another one for every size and every setting that drawing depends on
        self._ground: pygame.Rect | None = None
        self._sentence: list[Put] = []
        self._is_passed, self._seen = False, 0.0  # how much of the ground is seen
        self.over: list[pygame.Rect] = []  # the places that cards pass under

    def take(self, items: Sequence[Item], canvas: Canvas) -> None:
        """Take the items that are drawn."""
        if items is self._items and canvas.type is self._type:
            return
        self._items, self._type, self.over = items, canvas.type, kept_clear(items, canvas)
        self._ground, self._sentence = None, []
        for item in items if not any(item.key == GROUND for item in items) else ():
            if isinstance(item, Label) and item.key == "sentence" and item.text:
                self._ground = pygame.Rect((0, 0), canvas.type.size(item.text, item.role))
                self._ground.inflate_ip(canvas.px(28), canvas.px(6))
                self._ground.center = item.rect.center

    @property
    def is_fading(self) -> bool:
        """True while the ground under the sentence comes or goes."""
        return self._seen != float(self._is_passed)

    def advance(self, seconds: float, whole: float) -> None:
        """Let time pass; the ground goes in the time `whole`, and comes in a part of it, as the card is near."""
        part = seconds / whole if whole else 1.0
        self._seen = min(1.0, self._seen + part * _AT_ONCE) if self._is_passed else max(0.0, self._seen - part)

    def draw_sentence(self, canvas: Canvas, is_passed: Callable[[pygame.Rect], bool]) -> None:
        """Draw the sentence once more, on a dark ground, while it is passed by a card on its way."""
        self._is_passed = self._ground is not None and is_passed(self._ground)
        if self._ground is None or not (self._is_passed or self._seen):
            return
        if not self._sentence:
            noted = replace(canvas, noted=self._sentence)
            for item in self._items or ():
                if item.key == "sentence":
                    item.draw(noted, focused=False)
        if self._seen:
            canvas.panel(self._ground, radius=14, top=PANEL.faded(round(_GROUND * self._seen)))
        _put(canvas, self._sentence)


def _put(canvas: Canvas, puts: Iterable[Put]) -> None:
    for picture, place in puts:
        canvas.put(picture, picture.get_rect(topleft=place))


def kept_clear(items: Iterable[Item], canvas: Canvas) -> list[pygame.Rect]:
    """Return the places that cards pass under on their way: plates with their portraits, calls, words and buttons.

    Words are passed over where they have no ground of their own.
    """
    found = [item.rect for item in items if isinstance(item, Call | Button) or item.key == GROUND]
    for item in items:
        if isinstance(item, Plate):
            out = 0 if item.portrait is None else canvas.px(OUTSIDE)
            found.append(pygame.Rect(item.rect.left - out, item.rect.top, item.rect.width + out, item.rect.height))
    return found


def comes_softly(item: Item) -> bool:
    """Return True for the items that fade in and out.

    Cards, calls and the worth of a trick move by themselves, and of a plain item nothing is seen.
    """
    moves = isinstance(item, CardItem | Call) or item.key.startswith(WORTH)
    return not moves and type(item) is not Item


def is_told_anew(item: Item, other: Item) -> bool:
    """Return True where other words, of those that people read, stand in the same place."""
    if isinstance(item, Label) and isinstance(other, Label):
        return item.key in _WORDS and item.text != other.text
    return isinstance(item, MatchState) and isinstance(other, MatchState) and item.facts != other.facts
