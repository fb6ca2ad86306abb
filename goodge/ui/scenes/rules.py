"""The rules, on a sheet of paper: the contents at the left lead to each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ..app import App
from ..canvas import Canvas
from ..items.base import Item
from ..items.buttons import Button
from ..items.scroll import BAR, Scroll, ScrollPage
from ..motion.speeds import FACTORS
from ..scene import Scene
from ..theme import BUTTON, GOLD_BRIGHT, SMALL_STRONG
from .menu_parts import PAGE_WIDTH, columns, heading, page, row_height
from .rules_blocks import Pictures
from .rules_page import Placed, draw_placed, lay_out
from .rules_text import SECTIONS

_ABOVE_TITLE = 18


@dataclass(slots=True, kw_only=True)
class _Entry(Button):
    """A line of the contents: the number, if there is one, in a column of its own."""

    number: str

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        ink = self.draw_ground(canvas, focused=focused)
        hang = canvas.px(40)
        number = pygame.Rect(self.rect.left, self.rect.top, hang - canvas.px(9), self.rect.height)
        canvas.text(self.number, self.role, number, GOLD_BRIGHT, "right")
        title = pygame.Rect(self.rect.left + hang, self.rect.top, self.rect.width - hang, self.rect.height)
        canvas.text(self.text, self.role, title, ink, "left")

    def fits(self, canvas: Canvas) -> bool:
        return canvas.type.size(self.text, self.role)[0] + canvas.px(46) <= self.rect.width


class RulesScene(Scene):
    """Lies over whatever was there; Esc goes back to it."""

    first_focus = "page"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll()
        self._placed: list[Placed] = []
        self._pictures = Pictures(app.art)
        self._unit = 1.0

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, PAGE_WIDTH, 1000)
        title = heading(canvas, place, "Rules")
        top = title.rect.bottom + canvas.px(10)
        left, sheet = columns(pygame.Rect(place.left, top, place.width, place.bottom - top), (216, 930), canvas.px(18))
        sheet = pygame.Rect(sheet.left, place.top, sheet.width, place.height)
        title.rect.width = left.width
        inset = canvas.px(26)
        self._placed, height = lay_out(canvas, SECTIONS, sheet.width - inset - canvas.px(62))
        self._unit = canvas.unit
        self.scroll.fit(height / canvas.unit, sheet.height / canvas.unit)
        blocks = [placed.block for placed in self._placed if placed.block is not None]
        self._pictures.want(canvas, [picture for block in blocks for picture in block.pictures(canvas)])
        return [
            title,
            ScrollPage(
                key="page",
                rect=sheet,
                scroll=self.scroll,
                paint=self._paint_page,
                inset=inset,
                bar=canvas.px(BAR),
                unit=canvas.unit,
            ),
            *self._contents(canvas, left),
        ]

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def update(self, seconds: float) -> bool:
        is_moving = self.scroll.update(seconds, FACTORS[self.app.settings.speed])
        if is_moving:
            self.refresh()
        return self._pictures.update(seconds) or is_moving

    def on_key(self, event: pygame.event.Event) -> bool:
        """The keys of the page work while the contents have the focus, but for those that move in them."""
        sheet = self.item("page")
        moves_focus = event.key in (pygame.K_UP, pygame.K_DOWN, pygame.K_SPACE)
        return isinstance(sheet, ScrollPage) and not moves_focus and sheet.key_moves(event.key)

    # -- the contents -----------------------------------------------------------------------------------

    def _contents(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        foot = row_height(canvas, BUTTON, 48)
        room = area.height - foot - canvas.px(14)
        step = min(room // len(SECTIONS), row_height(canvas, SMALL_STRONG, 40))
        current = self.current
        items: list[Item] = []
        for number, section in enumerate(SECTIONS):
            rect = pygame.Rect(area.left, area.top + number * step, area.width, step - canvas.px(3))
            items.append(
                _Entry(
                    key=f"section-{number}",
                    rect=rect,
                    text=section.title,
                    number="" if section.number is None else str(section.number),
                    on_press=self._to(number),
                    style="plain" if number == current else "quiet",
                    role=SMALL_STRONG,
                )
            )
        back = pygame.Rect(area.left, area.bottom - foot, canvas.px(150), foot)
        items.append(Button(key="back", rect=back, text="Back", on_press=self.app.pop, keycap="Esc"))
        return items

    def _titles(self) -> list[float]:
        """Where the sections begin, in units from the top of the page."""
        return [placed.rect.top / self._unit for placed in self._placed if placed.block is None]

    @property
    def current(self) -> int:
        """The section that is being read: the last one that begins in the upper part of the sheet."""
        scroll = self.scroll
        if scroll.furthest and scroll.target >= scroll.furthest:
            return len(SECTIONS) - 1
        line = scroll.target + scroll.view * 0.3
        return max(0, sum(top <= line for top in self._titles()) - 1)

    def _to(self, number: int) -> Callable[[], None]:
        return lambda: self.scroll.go(self._titles()[number] - _ABOVE_TITLE)

    # -- the page ---------------------------------------------------------------------------------------

    def _paint_page(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        shown = canvas.surface.get_clip()
        for placed in self._placed:
            place = placed.rect.move(corner)
            if place.colliderect(shown):
                draw_placed(canvas, placed, place, self._pictures)
