"""The calls of the players, beside their plates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.theme import BODY_STRONG, GOLD, INK, KEYCAP, MUTED, NUMBER, PANEL, PAPER, PAPER_SHADE, SMALL_STRONG, Role
from ..widgets.base import Item
from .facts import CallFacts


@dataclass(slots=True, kw_only=True)
class CallPill(Item):
    """The last call at a seat; only the call that stands is bright."""

    is_of_pictures: ClassVar = True
    facts: CallFacts

    def read(self) -> Sequence[str]:
        return (self.tip or self.facts.text,)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        facts = self.facts
        if facts.stands:
            canvas.panel(self.rect, radius=23, top=PAPER, bottom=PAPER_SHADE, line=GOLD)
        elif facts.is_number:
            canvas.panel(self.rect, radius=23, top=PANEL.faded(225), line=GOLD.faded(150))
        else:
            canvas.panel(self.rect, radius=23, top=PANEL.faded(190), line=MUTED.faded(70))
        canvas.text(facts.text, self._role(canvas), self.rect, INK if facts.stands else MUTED)

    def _role(self, canvas: Canvas) -> Role:
        roles = (NUMBER,) if self.facts.is_number else (BODY_STRONG, SMALL_STRONG, KEYCAP)
        return canvas.type.fitting(self.facts.text, roles, self.rect.width - canvas.px(12))
