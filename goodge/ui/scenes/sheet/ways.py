"""The buttons under a score sheet, the most needed first; those without room give way to one that shows the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ....engine.values import dataclass
from ...drawing.canvas import Canvas
from ...drawing.theme import BUTTON, GOLD_BRIGHT, MUTED
from ...program.layer import RoundBack
from ...widgets.base import Item
from ...widgets.buttons import Button, cap_width
from ...widgets.commands import Command, Deeds, button_cap
from ...wording.phrases import say
from ..menu_parts import row_height
from ..more import more_words

_GAP = 14


@dataclass(frozen=True, slots=True)
class Way:
    """A button under the sheet; `tip` says more than its text, and `done` how much of what it leads to is ready."""

    key: str
    text: str
    do: Callable[[], None]
    keycap: Command | None = None
    icon: str | None = None
    tip: str | None = None
    done: float | None = None


@dataclass(slots=True, kw_only=True)
class WayButton(Button):
    """The button of a way, with a line along its foot for what is `done`, until all is."""

    done: float | None = None

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        Button.draw(self, canvas, focused=focused)
        if self.done is None:
            return
        line = pygame.Rect(self.rect.left + canvas.px(14), 0, self.rect.width - 2 * canvas.px(14), canvas.px(4))
        line.bottom = self.rect.bottom - canvas.px(5)
        canvas.panel(line, radius=2, top=MUTED.faded(70))
        line.width = round(line.width * self.done)
        if line.width > line.height:
            canvas.panel(line, radius=2, top=GOLD_BRIGHT)


def ways_back(back: RoundBack | None, tip: str | None = None, done: float | None = None) -> list[Way]:
    """Return the ways to what the coach says of the last round; `tip` and `done` are those of the review."""
    if back is None:
        return []
    review = Way("review", say("sheet: button", "Review"), back.open, Command.REVIEW, tip=tip, done=done)
    could = Way("could", say("sheet: button", "Could it be made?"), back.open_made, Command.COULD)
    luck = Way("luck", say("sheet: button to the luck in the score", "Luck"), back.open_luck, Command.LUCK)
    return [review, *([could] if back.has_failed else []), luck]


def deeds_back(back: RoundBack | None) -> Deeds:
    """Return the commands that lead there."""
    if back is None:
        return {}
    return {Command.REVIEW: back.open, Command.LUCK: back.open_luck, Command.COULD: back.open_made}


def way_buttons(
    canvas: Canvas,
    foot: pygame.Rect,
    ways: Sequence[Way],
    on_more: Callable[[Sequence[Way]], None],
    *,
    is_centred: bool = False,
    has_main: bool = True,
) -> list[Item]:
    """Return the buttons, from the right to the left or in the middle; `on_more` shows the ways that have no room.

    If it `has_main`, the first of them is that.
    """
    shown = list(ways)
    if _total(canvas, shown) > foot.width:
        text = more_words()
        while len(shown) > 1 and _total(canvas, [*shown, Way("more", text, lambda: None)]) > foot.width:
            shown.pop()
        rest = ways[len(shown) :]
        shown.append(Way("more", text, lambda: on_more(rest)))
    height, right, items = row_height(canvas, BUTTON, 52), foot.right, list[Item]()
    if is_centred:
        right -= (foot.width - _total(canvas, shown)) // 2
    for way in shown:
        rect = pygame.Rect(0, foot.centery - height // 2, _width(canvas, way), height)
        rect.right = right
        right = rect.left - canvas.px(_GAP)
        items.append(
            WayButton(
                key=way.key,
                rect=rect,
                text=way.text,
                on_press=way.do,
                style="primary" if has_main and way is ways[0] else "plain",
                keycap=way.keycap,
                icon=way.icon,
                tip=way.tip,
                done=way.done,
            )
        )
    return items


def stacked(canvas: Canvas, foot: pygame.Rect, ways: Sequence[Way]) -> tuple[Sequence[Way], Sequence[Way], pygame.Rect]:
    """Return the ways for the foot, those for a second row over it, and the place of both rows.

    There is a second row only where one has no room for all, and both have.
    """
    count = len(ways)
    while count > 1 and _total(canvas, ways[:count]) > foot.width:
        count -= 1
    if count == len(ways):
        return ways, (), foot
    count = min(count, (len(ways) + 1) // 2)
    if _total(canvas, ways[count:]) > foot.width:
        return ways, (), foot
    high = row_height(canvas, BUTTON, 52) + canvas.px(_GAP)
    return ways[:count], ways[count:], pygame.Rect(foot.left, foot.top - high, foot.width, foot.height + high)


def _total(canvas: Canvas, ways: Sequence[Way]) -> int:
    return sum(_width(canvas, way) for way in ways) + (len(ways) - 1) * canvas.px(_GAP)


def _width(canvas: Canvas, way: Way) -> int:
    """Return the width of the button for a way."""
    width = canvas.type.size(way.text, BUTTON)[0] + canvas.px(48)
    shown = None if way.keycap is None else button_cap(way.keycap)
    width += cap_width(canvas, shown) + canvas.px(12) if shown else 0
    return width + (canvas.px(34) if way.icon else 0)
