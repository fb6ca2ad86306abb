"""What a choice has made of the chance to win, in large figures: before it, and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from ....coach import Judgement
from ....coach.highlights import FAULTS
from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY_STRONG, CREAM, MUTED, NUMBER, SMALL, Colour, Role
from ...widgets.base import Item
from ...wording.phrases import say
from ...wording.review import chance_decimals, chance_in_words, chance_words

_TELLING = 0.05  # of the chance to win
_ARROW, _GAP = "→", 8  # the display face has no arrow


@dataclass(slots=True, kw_only=True)
class ChancePair(Item):
    """The chance to win with the best option and with the one taken, an arrow between them."""

    is_of_pictures: ClassVar = True
    best: str
    taken: str
    colour: Colour

    @staticmethod
    def height(canvas: Canvas) -> int:
        """Return the height of the line, in pixels."""
        return canvas.type.line_height(NUMBER)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        left, gap = self.rect.left, canvas.px(_GAP)
        for text, role, colour in self._parts():
            width = canvas.type.size(text, role)[0]
            canvas.text(text, role, pygame.Rect(left, self.rect.top, width, self.rect.height), colour, "left")
            left += width + gap

    def fits(self, canvas: Canvas) -> bool:
        widths = [canvas.type.size(text, role)[0] for text, role, _ in self._parts()]
        return sum(widths) + (len(widths) - 1) * canvas.px(_GAP) <= self.rect.width

    def read(self) -> Sequence[str]:
        return (self.called,)

    def _parts(self) -> list[tuple[str, Role, Colour]]:
        caption = say("review: after two chances, that of the best choice and that of the one taken", "to win")
        return [
            (self.best, NUMBER, CREAM),
            (_ARROW, BODY_STRONG, MUTED),
            (self.taken, NUMBER, self.colour),
            (caption, SMALL, MUTED),
        ]


def chance_pair(judged: Judgement, rect: pygame.Rect, colour: Colour) -> list[ChancePair]:
    """Return the chances with the best option and with the one taken, where a fault shows in them.

    The label goes by points alone: beside a mistake, chances that are nearly the same would make nothing of it.
    """
    if judged.label not in FAULTS or judged.best.chance - judged.taken.chance < _TELLING:
        return []
    decimals = chance_decimals(judged)
    best, taken = (chance_words(each.chance, decimals) for each in (judged.best, judged.taken))
    told = say(
        "review: two chances, for those who do not see them",
        "The chance to win: {best} with the best choice, {taken} with this one.",
        best=chance_in_words(judged.best.chance, decimals),
        taken=chance_in_words(judged.taken.chance, decimals),
    )
    return [ChancePair(key="chances", rect=rect, best=best, taken=taken, colour=colour, called=told, tip=told)]
