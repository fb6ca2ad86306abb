"""The scorecard on the felt: the paper, its rounds to scroll through, and the picture to save.

As it stands it is what a player looks at in the middle of a round; after a round `score.py` adds to it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from threading import Thread

import pygame

from ...engine.record import Record
from ..app import App
from ..canvas import Canvas
from ..games.paper import paper_of
from ..items.base import Item, Label
from ..items.buttons import Button
from ..scene import Scene
from ..scoresheet import Sheet
from ..sheet_export import SheetError, save_sheet
from ..sheet_ledger import AT_REST, Look
from ..sheet_names import largest
from ..sheet_paper import SHADOW_REACH, paper
from ..sheet_rows import GOOD
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
)
from .menu_parts import row_height

EDGE = 36
_WIDEST = 1500
_SCROLL = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


@dataclass(frozen=True, slots=True)
class Way:
    """A button under the sheet."""

    key: str
    text: str
    do: Callable[[], None]
    keycap: str | None = None
    icon: str | None = None


@dataclass(slots=True, kw_only=True)
class SheetItem(Item):
    """All that stands on the paper."""

    sheet: Sheet
    look: Look

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        if self.look.glow > 0:
            light = GLOW.faded(round(15 * self.look.glow) * 17)
            for place in self.newest_good():
                canvas.glow(place.inflate(-canvas.px(6), -canvas.px(4)), light, radius=6, reach=14)
        self.sheet.draw(self.look)

    def newest_good(self) -> list[pygame.Rect]:
        """The places of those cells of the newest round in which something was made or kept."""
        ledger = self.sheet.ledger
        newest = ledger.card.rows[-1]
        line = ledger.line(ledger.shown.index(newest) if newest in ledger.shown else 0)
        return [ledger.column(side, line) for side, cell in enumerate(newest.cells) if cell.verdict in GOOD]

    def fits(self, canvas: Canvas) -> bool:
        """Whether every figure and name is inside its place on the paper."""
        return all(run.fits(canvas) and self.rect.contains(run.rect) for run in self.sheet.runs())


class SheetScene(Scene):
    """The scorecard of a record as it stands; Esc, S or a click beside the buttons goes back."""

    first_focus = "on"

    def __init__(self, app: App, record: Record) -> None:
        super().__init__(app)
        self._record = record
        self.card = paper_of(record.game.id).scorecard(record)
        self.look = AT_REST
        self._saving: Thread | None = None
        self._news = ""
        self._first: int | None = None
        self._place = pygame.Rect(0, 0, 0, 0)
        self._ground: pygame.Surface | None = None

    @property
    def match(self) -> Record:
        return self._record

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        foot = row_height(canvas, BUTTON, 52) + 2 * canvas.px(17)
        head = self.head_height(canvas)
        width = min(canvas.rect.width - 2 * canvas.px(EDGE), canvas.px(_WIDEST))
        rect = pygame.Rect(0, head, width, canvas.rect.height - head - foot)
        rect.centerx = canvas.rect.centerx
        sheet = Sheet.within(canvas, rect, self.card, self._first)
        buttons = self._buttons(canvas, pygame.Rect(rect.left, rect.bottom, rect.width, foot))
        left = min(button.rect.left for button in buttons) - canvas.px(20)
        words = pygame.Rect(rect.left, rect.bottom, left - rect.left, foot)
        more = "Up, Down: all rounds" if len(self.card.rows) > sheet.ledger.lines else ""
        text = " · ".join(filter(None, (self.hint(), more)))
        self._place = rect
        items = [*self.heading(canvas, head), SheetItem(key="sheet", rect=rect, sheet=sheet, look=self.look), *buttons]
        if text:
            role = largest(canvas, text, (SENTENCE, BODY_STRONG, SMALL_STRONG), words.width)
            items.append(Label(key="sentence", rect=words, text=text, role=role, colour=GOLD_BRIGHT, align="left"))
        return items

    def head_height(self, canvas: Canvas) -> int:
        """How much room there is above the sheet."""
        return canvas.type.line_height(HEADING) + canvas.type.line_height(BODY_STRONG) + canvas.px(26)

    def heading(self, canvas: Canvas, height: int) -> list[Item]:
        """What stands above the sheet."""
        return heading_lines(canvas, height, [self.card.standing if self.card.rows else self.card.headline])

    def hint(self) -> str:
        """What Enter does, in a few words."""
        return "S, Enter or Esc: back"

    def ways(self) -> list[Way]:
        """The buttons, from the right."""
        back = Way("on", "Back", self.app.pop, "Esc")
        return [back, self.way_to_save()] if self.card.rows else [back]

    def way_to_save(self) -> Way:
        """The button that saves the picture."""
        return Way("save", "Save the sheet", self.save, "Ctrl+S", "save")

    def _buttons(self, canvas: Canvas, foot: pygame.Rect) -> list[Item]:
        height, right, items = row_height(canvas, BUTTON, 52), foot.right, list[Item]()
        for way in self.ways():
            width = canvas.type.size(way.text, BUTTON)[0] + canvas.px(48)
            width += canvas.type.size(way.keycap, KEYCAP)[0] + canvas.px(26) if way.keycap else 0
            width += canvas.px(34) if way.icon else 0
            rect = pygame.Rect(right - width, foot.centery - height // 2, width, height)
            style = "primary" if way.key == "on" else "plain"
            items.append(
                Button(
                    key=way.key,
                    rect=rect,
                    text=way.text,
                    on_press=way.do,
                    style=style,
                    keycap=way.keycap,
                    icon=way.icon,
                )
            )
            right = rect.left - canvas.px(14)
        return items

    def on_resize(self) -> None:
        self._ground = None

    def paint(self, canvas: Canvas) -> None:
        if self._ground is None:
            reach = round(SHADOW_REACH * canvas.unit)
            self._ground = self.app.cloth().copy()
            self._ground.blit(paper(self._place.size, canvas.unit), self._place.move(-reach, -reach))
        canvas.surface.blit(self._ground, (0, 0))

    def sheet_item(self) -> SheetItem | None:
        return next((item for item in self.items if isinstance(item, SheetItem)), None)

    # -- input --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        _ = self.items  # laid out, so that a key finds what has the focus
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        else:
            super().handle(event)

    def on_key(self, event: pygame.event.Event) -> bool:
        if wants_saving(event):
            self.save()
        elif event.key == pygame.K_s:
            self.app.pop()
        else:
            return self.scrolls(event.key)
        return True

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.app.pop()

    def hurry(self) -> bool:
        """Brings motion to its end; True if there was any."""
        return False

    def scrolls(self, key: int) -> bool:
        """Moves through the rounds by a key; True if it is one that does."""
        if key in _SCROLL:
            self._scroll(_SCROLL[key])
        elif key in _PAGES:
            self._scroll(_PAGES[key] * self._page())
        elif key in (pygame.K_HOME, pygame.K_END):
            self._scroll(len(self.card.rows) * (-1 if key == pygame.K_HOME else 1))
        else:
            return False
        return True

    def _page(self) -> int:
        item = self.sheet_item()
        return max(1, item.sheet.ledger.lines - 1) if item else 1

    def _scroll(self, by: int) -> None:
        """Moves the table by rows; at the newest one it stays there."""
        self.hurry()
        item = self.sheet_item()
        if item is None:
            return
        ledger = item.sheet.ledger
        last = max(0, len(self.card.rows) - ledger.lines)
        first = min(last, max(0, ledger.first + by))
        self._first = None if first == last else first
        self.refresh()

    # -- the picture --------------------------------------------------------------------------------------

    def save(self) -> None:
        """Has a thread draw and write the picture; what became of it is told when it is done."""
        if self._saving is None and self.card.rows:
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

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        if self._saving is not None and not self._saving.is_alive():
            self.finish_saving()
            self.app.redraw()
        return False

    def on_leave(self) -> None:
        self.finish_saving()

    @property
    def is_waiting(self) -> bool:
        return self._saving is not None


def wants_saving(event: pygame.event.Event) -> bool:
    """Whether a key is the one that saves: S with Ctrl, or with Command."""
    return event.key == pygame.K_s and bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))


def heading_lines(canvas: Canvas, height: int, texts: list[str]) -> list[Item]:
    """One or two lines in the middle of the room above the sheet."""
    heights = canvas.type.line_height(HEADING), canvas.type.line_height(BODY_STRONG)
    top = (height - sum(heights[: len(texts)])) // 2
    place = canvas.rect.inflate(-2 * canvas.px(EDGE), 0)
    items: list[Item] = []
    for number, text in enumerate(texts):
        rect = pygame.Rect(place.left, top + number * heights[0], place.width, heights[number])
        roles = ((HEADING, SUBHEADING, SENTENCE, SMALL_STRONG), (BODY_STRONG, SMALL_STRONG))[number]
        role = largest(canvas, text, roles, place.width)
        items.append(Label(key=f"head-{number}", rect=rect, text=text, role=role, colour=(CREAM, MUTED)[number]))
    return items
