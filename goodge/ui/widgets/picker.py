"""A control that shows the current one of several values alone, between two arrows to the others."""

from __future__ import annotations

from ...engine.values import dataclass
from ..drawing.canvas import Canvas
from ..drawing.shapes import svg_surface
from ..drawing.theme import CREAM, GOLD, GOLD_BRIGHT, MUTED, PANEL, PANEL_LIGHT, Colour, Role
from .base import halo
from .buttons import ChoiceRow

_ARROW, _CHEVRON = 13, (10, 18)  # from the end of a picker to the middle of its arrow, and the arrow's size


@dataclass(slots=True, kw_only=True)
class Picker(ChoiceRow):
    """A choice for little room: only the current value, between two arrows that step to the others.

    A click on either half steps to its side. The arrow is dim at an end, where neither a click nor Enter leads on: what
    comes first is out of sight there, and nobody looks for it behind the last.
    """

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        if focused:
            halo(canvas, self.rect, radius=10)
        top = PANEL_LIGHT if focused else PANEL.faded(235)
        canvas.panel(self.rect, radius=10, top=top, line=GOLD.faded(200 if focused else 130))
        values = [value for value, _ in self.options]
        place = values.index(self.value)
        canvas.text(self.options[place][1], self._role(canvas), self.rect, CREAM)
        inset = canvas.px(_ARROW)
        for way, is_open, x in (
            (-1, place > 0, self.rect.left + inset),
            (1, place + 1 < len(values), self.rect.right - inset),
        ):
            _chevron(canvas, (x, self.rect.centery), way, GOLD_BRIGHT if is_open else MUTED.faded(110))

    def press(self) -> bool:
        return self._step(1)

    def on_drag(self, place: tuple[int, int], *, first: bool) -> bool:
        """Step to the side that is clicked; a click at the end is no press either, which would step on."""
        if first:
            self._step(-1 if place[0] < self.rect.centerx else 1)
        return first

    def _fits_in(self, canvas: Canvas, role: Role) -> bool:
        room = self.rect.width - 2 * canvas.px(_ARROW + _CHEVRON[0] / 2 + 2)
        return all(canvas.type.size(text, role)[0] <= room for _, text in self.options)


def _chevron(canvas: Canvas, center: tuple[int, int], way: int, ink: Colour) -> None:
    """Draw an arrow to the left (-1) or to the right (1) around a point."""
    wide, high = (canvas.px(measure) for measure in _CHEVRON)
    line = 3.2 * canvas.unit
    near, far = (line, wide - line) if way > 0 else (wide - line, line)
    picture = canvas.shapes.drawn(
        ("chevron", wide, high, way, ink),
        lambda: svg_surface(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">'
            f'<path d="M{near:.1f} {line:.1f}L{far:.1f} {high / 2:.1f} {near:.1f} {high - line:.1f}" fill="none"'
            f' stroke="{ink.hex}" stroke-opacity="{ink.alpha / 255:.2f}" stroke-width="{line:.1f}"'
            f' stroke-linecap="round" stroke-linejoin="round"/></svg>',
            (wide, high),
        ),
    )
    canvas.put(picture, picture.get_rect(center=center))
