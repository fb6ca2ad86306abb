"""After a round: the scorecard on the felt, what the round came to, and, at the end of the match, its winner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from math import pi, sin
from threading import Thread

import pygame

from ...engine.record import Record
from ..app import App
from ..canvas import Canvas
from ..flakes import draw_falling, draw_flying
from ..items.base import Drawing, Item, Label
from ..items.buttons import Button
from ..motion.speeds import FACTORS, SHAKE
from ..motion.timeline import Timeline, ease_in_out, linear
from ..scene import Scene
from ..scoresheet import Sheet
from ..sheet_export import SheetError, save_sheet
from ..sheet_ledger import Look
from ..sheet_paper import SHADOW_REACH, paper
from ..sheet_rows import Scorecard, scorecard
from ..theme import (
    BODY_STRONG,
    BUTTON,
    CREAM,
    GLOW,
    GOLD_BRIGHT,
    HEADING,
    KEYCAP,
    MUTED,
    SENTENCE,
    SMALL_STRONG,
    SUBHEADING,
    TITLE,
    Colour,
    Role,
)
from .menu_parts import row_height

_WRITE_AT, _WRITE, _VERDICT_AT, _VERDICT = 0.2, 0.75, 1.05, 0.3
_CHEER, _WINNER_AT, _RISE, _FALL = 0.9, 1.9, 0.7, 3.4
_SHAKE_UNITS = 10
_DEAF = 0.8
_EDGE = 36
_WIDEST = 1500
_SUN = 140
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_SCROLL = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


@dataclass(slots=True, kw_only=True)
class SheetItem(Item):
    """All that stands on the paper."""

    sheet: Sheet
    look: Look

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        if self.look.glow > 0:
            place = self.newest_cell().inflate(-canvas.px(6), -canvas.px(4))
            canvas.glow(place, GLOW.faded(round(15 * self.look.glow) * 17), radius=6, reach=14)
        self.sheet.draw(self.look)

    def newest_cell(self) -> pygame.Rect:
        """The place of the newest round's Goodge in the table."""
        ledger = self.sheet.ledger
        index = ledger.shown.index(ledger.card.rows[-1]) if ledger.card.rows[-1] in ledger.shown else 0
        return ledger.column(ledger.card.rows[-1].goodge, ledger.line(index))

    def fits(self, canvas: Canvas) -> bool:
        """Whether every figure and name is inside its place on the paper."""
        return all(run.fits(canvas) and self.rect.contains(run.rect) for run in self.sheet.runs())


class ScoreScene(Scene):
    """The scorecard of a record whose newest round was scored.

    `on_next` is called once the scene is gone; `on_again` and `on_title`, offered when the match is won, are called
    with the scene still there.
    """

    first_focus = "on"

    def __init__(
        self,
        app: App,
        record: Record,
        on_next: Callable[[], None],
        *,
        on_again: Callable[[], None],
        on_title: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.card: Scorecard = scorecard(record)
        self._on_next, self._on_again, self._on_title = on_next, on_again, on_title
        self._timeline = Timeline(FACTORS[app.settings.speed])
        self._look = Look(count=0.0, verdict=0.0, lines=0.0)
        self._has_begun = False
        self._is_told = self._is_won = False
        self._deaf = 0.0
        self._saving: Thread | None = None
        self._news = ""
        self._rise = self._cheer = self._fall = 0.0
        self._first: int | None = None
        self._place = pygame.Rect(0, 0, 0, 0)
        self._ground: pygame.Surface | None = None

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        foot = row_height(canvas, BUTTON, 52) + 2 * canvas.px(17)
        head = self._head_height(canvas)
        width = min(canvas.rect.width - 2 * canvas.px(_EDGE), canvas.px(_WIDEST))
        rect = pygame.Rect(0, head, width, canvas.rect.height - head - foot)
        rect.centerx = canvas.rect.centerx
        sheet = Sheet.within(canvas, rect, self.card, self._first)
        buttons = self._buttons(canvas, pygame.Rect(rect.left, rect.bottom, rect.width, foot))
        left = min(button.rect.left for button in buttons) - canvas.px(20)
        words = pygame.Rect(rect.left, rect.bottom, left - rect.left, foot)
        sentence = Label(
            key="sentence", rect=words, text=self._sentence(sheet), role=SENTENCE, colour=GOLD_BRIGHT, align="left"
        )
        self._place = rect
        item = SheetItem(key="sheet", rect=rect, sheet=sheet, look=self._look)
        return [*self._heading(canvas, head), item, sentence, *buttons]

    def _head_height(self, canvas: Canvas) -> int:
        line = canvas.type.line_height
        if self.card.winner is None:
            return line(HEADING) + line(BODY_STRONG) + canvas.px(26)
        return max(canvas.px(_SUN), line(TITLE) + line(BODY_STRONG)) + canvas.px(12)

    def _heading(self, canvas: Canvas, height: int) -> list[Item]:
        if self._is_won:
            return self._winner(canvas, height)
        texts = [f"Round {len(self.card.rows)}"]
        if self._is_told:
            texts = [self.card.headline] + ([self.card.standing] if self.card.winner is None else [])
        heights = canvas.type.line_height(HEADING), canvas.type.line_height(BODY_STRONG)
        top = (height - sum(heights[: len(texts)])) // 2
        place = canvas.rect.inflate(-2 * canvas.px(_EDGE), 0)
        items: list[Item] = []
        for number, text in enumerate(texts):
            rect = pygame.Rect(place.left, top + number * heights[0], place.width, heights[number])
            role = _largest(canvas, text, ((HEADING, SUBHEADING), (BODY_STRONG, SMALL_STRONG))[number], place.width)
            items.append(Label(key=f"head-{number}", rect=rect, text=text, role=role, colour=(CREAM, MUTED)[number]))
        return items

    def _winner(self, canvas: Canvas, height: int) -> list[Item]:
        """The Crown in its rays, and beside it the name."""
        sun, gap = canvas.px(_SUN), canvas.px(20)
        room = canvas.rect.width - 2 * canvas.px(_EDGE) - sun - gap
        name = f"{self.card.names[self.card.leaders[0]]} wins"
        lines: list[tuple[str, Role, Colour]] = [
            (name, _largest(canvas, name, (TITLE, HEADING), room), GOLD_BRIGHT),
            (f"{self.card.standing} · {self.card.headline}", BODY_STRONG, CREAM),
        ]
        width = max(canvas.type.size(text, role)[0] for text, role, _ in lines)
        emblem = pygame.Rect(canvas.rect.centerx - (sun + gap + width) // 2, (height - sun) // 2, sun, sun)
        heights = canvas.type.line_height(TITLE), canvas.type.line_height(BODY_STRONG)
        top = (height - sum(heights)) // 2
        items: list[Item] = [Drawing(key="crown", rect=emblem, paint=self._paint_crown)]
        for number, (text, role, colour) in enumerate(lines):
            rect = pygame.Rect(emblem.right + gap, top + number * heights[0], width, heights[number])
            items.append(Label(key=f"head-{number}", rect=rect, text=text, role=role, colour=colour, align="left"))
        return items

    def _sentence(self, sheet: Sheet) -> str:
        more = " · Up, Down: all rounds" if len(self.card.rows) > sheet.ledger.lines else ""
        return ("Enter: play again" if self.card.winner is not None else "Enter: next round") + more

    def _buttons(self, canvas: Canvas, foot: pygame.Rect) -> list[Item]:
        """From the right: the way on, the title once the match is won, saving the sheet."""
        offered: list[tuple[str, str, Callable[[], None], str | None, str | None]]
        offered = [("on", "Next round", self._go_on, "Enter", None)]
        if self.card.winner is not None:
            offered = [("on", "Again", self._on_again, "Enter", None), ("title", "Title", self._on_title, None, None)]
        offered.append(("save", "Save the sheet", self._save, "S", "save"))
        height, right, items = row_height(canvas, BUTTON, 52), foot.right, list[Item]()
        for key, text, do, cap, icon in offered:
            width = canvas.type.size(text, BUTTON)[0] + canvas.px(48)
            width += canvas.type.size(cap, KEYCAP)[0] + canvas.px(26) if cap else 0
            width += canvas.px(34) if icon else 0
            rect = pygame.Rect(right - width, foot.centery - height // 2, width, height)
            style = "primary" if key == "on" else "plain"
            items.append(Button(key=key, rect=rect, text=text, on_press=do, style=style, keycap=cap, icon=icon))
            right = rect.left - canvas.px(14)
        return items

    def on_resize(self) -> None:
        self._ground = None

    # -- drawing ------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        if self._ground is None:
            reach = round(SHADOW_REACH * canvas.unit)
            self._ground = self.app.cloth().copy()
            self._ground.blit(paper(self._place.size, canvas.unit), self._place.move(-reach, -reach))
        canvas.surface.blit(self._ground, (0, 0))

    def paint_over(self, canvas: Canvas) -> None:
        item = self._sheet_item()
        if 0 < self._cheer < 1 and item is not None:
            draw_flying(canvas, item.newest_cell(), self._cheer)
        if 0 < self._fall < 1:
            draw_falling(canvas, self._fall)

    def _paint_crown(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The Crown in its rays, which rise when the match is won."""
        crown = rect.inflate(-rect.width * 0.52, -rect.height * 0.52)
        for name, place, turn in (("sun", rect, 40), ("crown", crown, 0)):
            picture = canvas.art.picture(f"emblems/{name}", place.size)
            if self._rise < 1:
                scale = max(0.02, self._rise * (1 + 0.5 * sin(pi * self._rise)))
                picture = pygame.transform.rotozoom(picture, turn * (1 - self._rise), scale)
            canvas.surface.blit(picture, picture.get_rect(center=place.center))

    def _sheet_item(self) -> SheetItem | None:
        return next((item for item in self.items if isinstance(item, SheetItem)), None)

    # -- motion -------------------------------------------------------------------------------------------

    def on_enter(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._plan()
            self._timeline.advance(0)

    def update(self, seconds: float) -> bool:
        self._deaf -= seconds
        if self._saving is not None and not self._saving.is_alive():
            self.finish_saving()
            self.app.redraw()
        if self._timeline.is_idle:
            return False
        self._timeline.advance(seconds)
        return True

    def _plan(self) -> None:
        """The newest round is written, judged, and the match perhaps won."""
        timeline, row = self._timeline, self.card.rows[-1] if self.card.rows else None
        if row is None:
            timeline.call(0, self._tell)
            return
        timeline.call(_WRITE_AT, lambda: self.app.sounds.play("points"))
        timeline.tween(_WRITE_AT, _WRITE, self._write)
        timeline.call(_VERDICT_AT, lambda: self.app.sounds.play("bid_made" if row.is_made else "bid_set"))
        timeline.call(_VERDICT_AT, self._tell)
        timeline.tween(_VERDICT_AT, _VERDICT, self._judge)
        if row.is_made:
            timeline.tween(_VERDICT_AT, _CHEER, self._celebrate, linear)
        else:
            timeline.tween(_VERDICT_AT, SHAKE, self._shake, linear)
        if self.card.winner is not None:
            timeline.call(_WINNER_AT, self._announce)
            timeline.tween(_WINNER_AT, _RISE, self._raise_crown)
            timeline.tween(_WINNER_AT, _FALL, self._let_fall, linear)

    def _write(self, share: float) -> None:
        self._look.count = self._look.lines = share

    def _judge(self, share: float) -> None:
        self._look.verdict = share

    def _celebrate(self, share: float) -> None:
        self._cheer, self._look.glow = share, sin(pi * share)

    def _shake(self, share: float) -> None:
        self._look.shake = _SHAKE_UNITS * sin(6 * pi * share) * (1 - ease_in_out(share))

    def _raise_crown(self, share: float) -> None:
        self._rise = share

    def _let_fall(self, share: float) -> None:
        self._fall = share

    def _tell(self) -> None:
        self._is_told = True
        self.refresh()

    def _announce(self) -> None:
        self._is_won = True
        self._deaf = _DEAF
        self.app.sounds.play("win")
        self.refresh()

    # -- input --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        _ = self.items  # laid out, so that a key finds what has the focus
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        else:
            super().handle(event)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in _ENTER:
            return self._hurry() or self._deaf > 0  # a hasty second Enter shall not skip the winner
        self._hurry()
        if event.key == pygame.K_s:
            self._save()
        elif event.key in _SCROLL:
            self._scroll(_SCROLL[event.key])
        elif event.key in _PAGES:
            self._scroll(_PAGES[event.key] * self._page())
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._scroll(len(self.card.rows) * (-1 if event.key == pygame.K_HOME else 1))
        else:
            return False
        return True

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        if not self._hurry() and self.card.winner is None:
            self._go_on()

    def on_escape(self) -> None:
        from .pause import PauseScene

        self._hurry()
        self.app.push(PauseScene(self.app))

    def _hurry(self) -> bool:
        """Brings motion to its end; True if there was any."""
        was_moving = not self._timeline.is_idle
        self._timeline.finish()
        return was_moving

    def _page(self) -> int:
        item = self._sheet_item()
        return max(1, item.sheet.ledger.lines - 1) if item else 1

    def _scroll(self, by: int) -> None:
        """Moves the table by rows; at the newest one it stays there."""
        self._hurry()
        item = self._sheet_item()
        if item is None:
            return
        ledger = item.sheet.ledger
        last = max(0, len(self.card.rows) - ledger.lines)
        first = min(last, max(0, ledger.first + by))
        self._first = None if first == last else first
        self.refresh()

    # -- what the buttons do ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        self.app.pop()
        self._on_next()

    def _save(self) -> None:
        """Has a thread draw and write the picture; what became of it is told when it is done."""
        if self._saving is None:
            self._saving = Thread(target=self._write_sheet, name="sheet")
            self._saving.start()
        self.focus("on")

    def _write_sheet(self) -> None:
        try:
            path = save_sheet(self.card, self.app.art, self.app.home.pictures_dir, date.today())
        except SheetError as trouble:
            self._news = str(trouble)
        else:
            self._news = f"The sheet is saved as “{path.name}” in {path.parent}"

    def finish_saving(self) -> None:
        """Waits for the sheet, if one is being written, and says what became of it."""
        if self._saving is not None:
            self._saving.join()
            self._saving = None
            self.app.notices.add(self._news)

    def on_leave(self) -> None:
        self.finish_saving()

    @property
    def is_waiting(self) -> bool:
        return self._saving is not None


def _largest(canvas: Canvas, text: str, roles: tuple[Role, ...], width: int) -> Role:
    """The first role in which the text is at most that many pixels wide, else the last one."""
    return next((role for role in roles if canvas.type.size(text, role)[0] <= width), roles[-1])
