"""The rules of a game on a sheet of paper: contents at the left lead to each section, tabs to other games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from ...engine.game import Phase
from ...engine.games import GAMES, MAIN_GAME
from ..drawing.canvas import Canvas
from ..drawing.theme import BUTTON, GOLD_BRIGHT, SMALL_STRONG
from ..games import FACES, face_of
from ..motion.speeds import FACTORS
from ..program.app import App
from ..program.scene import Scene
from ..rulebook.blocks import Pictures
from ..rulebook.page import Placed, Section, draw_placed, lay_out
from ..widgets.base import Item
from ..widgets.buttons import Button, Choice
from ..widgets.commands import Command, Deeds
from ..widgets.layout import columns
from ..widgets.scroll import BAR, Scroll, ScrollPage
from ..wording.phrases import say
from .menu_parts import PAGE_WIDTH, back_button, heading, page, row_height

_ABOVE_TITLE = 18
_HEIGHT = 2400  # as high as any window is
_OF_CONTENTS = (Command.UP, Command.DOWN, Command.READ_ON)


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
    """The rules, laid over whatever was there; Esc goes back to it.

    During a match, it opens with the rules of that game, at the section for the current phase; otherwise at
    the place it was asked for.
    """

    first_focus = "page"

    def __init__(self, app: App, game: str | None = None, rule: int | None = None) -> None:
        super().__init__(app)
        match = app.match
        self.game = game or (match.game.id if match is not None else _last_game(app))
        is_on = match is not None and match.game.id == self.game and match.rounds
        self._opens_in: Phase | None = match.rounds[-1][-1].board.phase if match is not None and is_on else None
        self._opens_at = rule
        self._gone_to: tuple[int, float] | None = None
        self.scroll = Scroll()
        self._placed: list[Placed] = []
        self._pictures = Pictures(app.art)
        self._unit = 1.0

    def compose(self, canvas: Canvas) -> list[Item]:
        place = page(canvas, PAGE_WIDTH, _HEIGHT)
        title = heading(canvas, place, say("rules: heading", "Rules"))
        top = title.rect.bottom + canvas.px(10)
        left, sheet = columns(pygame.Rect(place.left, top, place.width, place.bottom - top), (216, 930), canvas.px(18))
        title.rect.width = left.width
        tabs = pygame.Rect(sheet.left, place.top, sheet.width, row_height(canvas))
        tabs.centery = title.rect.centery
        inset = canvas.px(26)
        self._placed, height = lay_out(canvas, self.sections, sheet.width - inset - canvas.px(62))
        self._unit = canvas.unit
        self.scroll.fit(height / canvas.unit, sheet.height / canvas.unit)
        self._open()
        blocks = [placed.block for placed in self._placed if placed.block is not None]
        self._pictures.want(canvas, [picture for block in blocks for picture in block.pictures(canvas)])
        return [
            title,
            Choice(
                key="game",
                rect=tabs,
                options=[(game, FACES[game].offer.name) for game in GAMES],
                value=self.game,
                on_change=self._turn_to,
            ),
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

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the page and of its contents."""
        return face_of(self.game).paper.rules

    def _open(self) -> None:
        """Turn to the section for the current phase, or the one asked for, the first time the page is laid out."""
        phase, rule = self._opens_in, self._opens_at
        self._opens_in = self._opens_at = None
        for number, section in enumerate(self.sections):
            if phase in section.phases or (rule is not None and rule == section.number):
                self._go_to(number, at_once=True)

    def _turn_to(self, game: object) -> None:
        self.app.cross_fade()
        self.game, self._gone_to = str(game), None
        self.scroll.go(0.0, at_once=True)
        self.refresh()

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def update(self, seconds: float) -> bool:
        is_moving = self.scroll.update(seconds, FACTORS[self.app.settings.speed])
        if is_moving:
            self.refresh()
        return self._pictures.update(seconds) or is_moving

    @property
    def deeds(self) -> Deeds:
        """The commands of the page while the contents have the focus, except those that the contents use."""
        sheet = self.item("page")
        deeds = {} if sheet is None else sheet.deeds
        return {command: deeds[command] for command in deeds if command not in _OF_CONTENTS}

    # -- the contents -----------------------------------------------------------------------------------

    def _contents(self, canvas: Canvas, area: pygame.Rect) -> list[Item]:
        foot = row_height(canvas, BUTTON, 48)
        room = area.height - foot - canvas.px(14)
        step = min(room // len(self.sections), row_height(canvas, SMALL_STRONG, 40))
        current = self.current
        items: list[Item] = []
        for number, section in enumerate(self.sections):
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
        items.append(back_button(back, self.app.pop))
        return items

    def _titles(self) -> list[float]:
        """Return where each section begins, in units from the top of the page."""
        return [placed.rect.top / self._unit for placed in self._placed if placed.block is None]

    @property
    def current(self) -> int:
        """The index of the section being read: the one gone to, else the last to begin in the sheet's upper part."""
        scroll = self.scroll
        if self._gone_to is not None and self._gone_to[1] == scroll.target:
            return self._gone_to[0]
        if scroll.furthest and scroll.target >= scroll.furthest:
            return len(self.sections) - 1
        line = scroll.target + scroll.view * 0.3
        return max(0, sum(top <= line for top in self._titles()) - 1)

    def _to(self, number: int) -> Callable[[], None]:
        return lambda: self._go_to(number)

    def _go_to(self, number: int, *, at_once: bool = False) -> None:
        self.scroll.go(self._titles()[number] - _ABOVE_TITLE, at_once=at_once)
        self._gone_to = (number, self.scroll.target)

    # -- the page ---------------------------------------------------------------------------------------

    def _paint_page(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        shown = canvas.surface.get_clip()
        for placed in self._placed:
            place = placed.rect.move(corner)
            if place.colliderect(shown):
                draw_placed(canvas, placed, place, self._pictures)


def _last_game(app: App) -> str:
    """Return the game of the match that waits to be continued, else the main game."""
    return MAIN_GAME if app.store.saved is None else app.store.saved.game.id
