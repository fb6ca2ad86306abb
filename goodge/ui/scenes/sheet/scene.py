"""The scorecard on the felt: the paper, its rounds to scroll through, and a picture of it to save.

Players open this scene in the middle of a round; for the end of a round, `score.py` adds to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from threading import Thread

import pygame

from ....engine.cards import Suit
from ....engine.record import Record
from ....engine.values import dataclass, replace
from ....table.archive.setups import people_in
from ....table.portraits import portraits_in
from ...drawing.art import Art
from ...drawing.canvas import Canvas
from ...drawing.portrait import prefetch_portraits
from ...drawing.theme import (
    BODY_STRONG,
    BUTTON,
    CREAM,
    GLOW,
    GOLD_BRIGHT,
    HEADING,
    KEYCAP,
    SENTENCE,
    SMALL,
    SMALL_STRONG,
    SUBHEADING,
)
from ...games import face_of
from ...program.app import App
from ...program.layer import RoundBack
from ...program.scene import Scene
from ...program.teams import Occasion
from ...scorecard.export import SheetError, save_sheet
from ...scorecard.heard import heard_lines
from ...scorecard.ledger import AT_REST, LedgerLook
from ...scorecard.model import GOOD, Scorecard, side_by_side
from ...scorecard.paper import SHADOW_REACH, paper
from ...scorecard.sheet import Sheet
from ...widgets.base import Item, Label
from ...widgets.commands import Command, Deeds, key_name
from ...wording.lists import side_by_side as on_one_line
from ...wording.matches import round_words
from ...wording.phrases import say
from ...wording.sheet import undrawn_words
from ..menu import MenuEntry
from ..menu_parts import row_height
from ..more import MoreScene
from ..saved import saved_scene
from .looked import LookedLine
from .ways import Way, deeds_back, way_buttons, ways_back

EDGE = 36
_WIDEST = 1500
_RAIL = 9  # between the buttons or the heading and the rail


@dataclass(slots=True, kw_only=True)
class SheetItem(Item):
    """Everything on the paper; `people` are the sides whose rounds are celebrated."""

    sheet: Sheet
    look: LedgerLook
    people: frozenset[int]

    def read(self) -> Sequence[str]:
        return heard_lines(self.sheet.ledger.card)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:  # noqa: ARG002
        if self.look.glow > 0:
            light = GLOW.faded(round(15 * self.look.glow) * 17)
            for place in self.newest_cheered():
                canvas.glow(place.inflate(-canvas.px(6), -canvas.px(4)), light, radius=6, reach=14)
        self.sheet.draw(self.look)

    def newest_cheered(self) -> list[pygame.Rect]:
        """Return the places of the newest round's cells in which people made or kept something."""
        ledger = self.sheet.ledger
        newest = ledger.card.rows[-1]
        line = ledger.line(ledger.shown.index(newest) if newest in ledger.shown else 0)
        return [ledger.column(side, line) for side in self._cheered]

    def cheered_totals(self) -> list[tuple[pygame.Rect, pygame.Rect]]:
        """Return the places around the totals of those people, and the room around these up to other figures."""
        ledger = self.sheet.ledger
        return [(ledger.around_total(side), ledger.beside_total(side)) for side in self._cheered]

    @property
    def _cheered(self) -> list[int]:
        cells = self.sheet.ledger.card.rows[-1].cells
        return [side for side, cell in enumerate(cells) if cell.verdict in GOOD and side in self.people]

    def fits(self, canvas: Canvas) -> bool:  # noqa: ARG002
        """Return True if every figure and name is inside its place on the paper."""
        return all(run.fits(on) and self.rect.contains(run.rect) for on, run in self.sheet.runs_on())


class SheetScene(Scene):
    """The current scorecard of a record; Esc, S or a click outside the buttons goes back.

    It leads to a look `back` at the last round.
    """

    first_focus = "on"
    is_page = True

    def __init__(
        self, app: App, record: Record, occasion: Occasion | None = None, back: RoundBack | None = None
    ) -> None:
        super().__init__(app)
        self._record, self._occasion, self._back = record, occasion, back
        self._looked = LookedLine(back)
        self.card = self._read()
        self.people = frozenset(seat % len(self.card.sides) for seat in people_in(record))
        self.look = AT_REST
        self._saving: Thread | None = None
        self._news = ""
        self._saved: Path | None = None
        self._first: int | None = None
        self._place = pygame.Rect(0, 0, 0, 0)
        self._ground: pygame.Surface | None = None

    def _read(self) -> Scorecard:
        """Return the scorecard in the current language."""
        portraits = side_by_side(portraits_in(self._record, self.app.settings.portraits), self._record)
        card = replace(face_of(self._record.game.id).paper.scorecard(self._record), portraits=portraits)
        if self._occasion is None:
            return card
        about = self._occasion
        return replace(card, occasion=about.words, emblems=about.emblems, teams=about.teams)

    def spoken_title(self) -> str:
        return self.card.headline

    @property
    def trump(self) -> Suit | None:
        """The suit whose cloth the pages of the game have, if it is the same in every round."""
        return face_of(self._record.game.id).paper.trump

    @property
    def match(self) -> Record:
        return self._record

    @property
    def occasion(self) -> Occasion | None:
        return self._occasion

    # -- layout -------------------------------------------------------------------------------------------

    def compose(self, canvas: Canvas) -> list[Item]:
        self.card = self._read()
        head, foot = self.head_height(canvas), self.foot(canvas)
        rect = pygame.Rect(foot.left, head, foot.width, foot.top - head)
        sheet = Sheet.within(canvas, rect, self.card, self._first)
        prefetch_portraits(canvas, sum(self.card.portraits, ()), sheet.ledger.heads.face)
        buttons = way_buttons(canvas, foot, self.ways(), self._more)
        if sheet.rect != self._place:
            self._place, self._ground = sheet.rect, None
        paper = SheetItem(
            key="sheet", rect=sheet.rect, sheet=sheet, look=self.look, people=self.people, is_backing=True
        )
        told = [Item(key=f"told-{n}", rect=place, tip=tip) for n, (place, tip) in enumerate(sheet.ledger.tips())]
        free = min((button.rect.left for button in buttons), default=rect.right) - rect.left
        beside = pygame.Rect(rect.left, rect.bottom, free, foot.height)
        hint = [] if sheet.ledger.is_whole else _scroll_hint(canvas, beside)
        return [*self._told_once(self.heading(canvas, head)), paper, *told, *buttons, *hint]

    def _told_once(self, heading: list[Item]) -> list[Item]:
        """Return the items above the sheet; what the title or the sheet tells is not told there again."""
        for item in heading:
            item.is_mute = item.is_mute or (isinstance(item, Label) and item.text in self.told_elsewhere)
        return heading

    @property
    def told_elsewhere(self) -> Sequence[str]:
        """The lines that the title or the sheet tells."""
        return self.card.headline, self.card.triumph, self.card.standing

    def foot(self, canvas: Canvas) -> pygame.Rect:
        """Return the place of the buttons."""
        high = row_height(canvas, BUTTON, 52) + 2 * canvas.px(14)
        foot = pygame.Rect(0, 0, min(canvas.rect.width - 2 * canvas.px(EDGE), canvas.px(_WIDEST)), high)
        foot.midbottom = canvas.rect.centerx, canvas.rect.height - canvas.px(_RAIL)
        return foot

    def head_height(self, canvas: Canvas) -> int:
        """Return the height of the room above the sheet, in pixels."""
        lines = self._lines_above() * canvas.type.line_height(BODY_STRONG)
        return canvas.type.line_height(HEADING) + lines + canvas.px(32)

    def _lines_above(self) -> int:
        """Return the number of lines above the sheet below the first; there is room for one in any case."""
        return max(1, bool(self.card.occasion) + self._looked.has_room)

    def heading(self, canvas: Canvas, height: int) -> list[Item]:
        """Return the items above the sheet."""
        words = self.card.standing if self.card.rows else self.card.headline
        return heading_lines(canvas, height, [*filter(None, [words, self.card.occasion])], self._looked_lines(canvas))

    def _looked_lines(self, canvas: Canvas) -> list[str]:
        """Return what a look back has found in the last round, and which round that was."""
        if not self._looked.has_room:
            return []
        about = round_words(len(self.card.rows))
        width = canvas.rect.width - 2 * canvas.px(EDGE) - canvas.type.size(f"{about} · ", SMALL_STRONG)[0]
        return [on_one_line(about, self._looked.words(canvas, width))]

    def ways(self) -> list[Way]:
        """Return the buttons, from right to left."""
        back = Way("on", say("button", "Back"), self.app.pop, Command.BACK)
        return [back, *ways_back(self._back), self.way_to_save()] if self.card.rows else [back]

    def way_to_save(self) -> Way:
        """Return the button that saves the picture."""
        return Way("save", say("sheet: button", "Save the sheet"), self.save, Command.SAVE_SHEET, "save")

    def _more(self, ways: Sequence[Way]) -> None:
        entries = [MenuEntry(way.key, way.text, way.do, way.keycap, tip=way.tip) for way in ways]
        self.app.push(MoreScene(self.app, entries, say("sheet: note in a menu", "The keys work on the sheet, too.")))

    def on_resize(self) -> None:
        self._ground = None

    def paint(self, canvas: Canvas) -> None:
        if self._ground is None:
            reach = round(SHADOW_REACH * canvas.unit)
            self._ground = self.app.cloth(self.trump).copy()
            self._ground.blit(paper(self._place.size, canvas.unit), self._place.move(-reach, -reach))
        canvas.surface.blit(self._ground, (0, 0))

    def sheet_item(self) -> SheetItem | None:
        return next((item for item in self.items if isinstance(item, SheetItem)), None)

    # -- input --------------------------------------------------------------------------------------------

    def on_wheel(self, notches: int) -> None:
        self._scroll(-notches)

    @property
    def deeds(self) -> Deeds:
        return {**self.reading_deeds(), **deeds_back(self._back), Command.SHEET: self.app.pop}

    def reading_deeds(self) -> Deeds:
        """Return the commands that scroll through the rounds and save the picture."""
        rows, page = len(self.card.rows), self._page()
        ways = {
            Command.UP: -1,
            Command.DOWN: 1,
            Command.PAGE_UP: -page,
            Command.PAGE_DOWN: page,
            Command.FIRST: -rows,
            Command.LAST: rows,
        }
        return {Command.SAVE_SHEET: self.save, **{way: partial(self._scroll, by) for way, by in ways.items()}}

    def on_click_elsewhere(self, place: tuple[int, int]) -> None:  # noqa: ARG002
        self.app.pop()

    def hurry(self) -> bool:
        """Finish any motion; return True if there was any."""
        return False

    def _page(self) -> int:
        item = self.sheet_item()
        return max(1, item.sheet.ledger.lines - 1) if item else 1

    def _scroll(self, by: int) -> None:
        """Scroll the table by rows; once at the newest row, it follows it."""
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
        """Draw and save the picture on a thread; the player is told the result when it is done."""
        if self._saving is None and self.card.rows:
            self._saving = Thread(target=self._write_sheet, name="sheet")
            self._saving.start()
        self.focus("on")

    def _write_sheet(self) -> None:
        art = Art(self.app.art.dress)  # the program's own is drawn from meanwhile
        try:
            path = save_sheet(self.card, art, self.app.home.pictures_dir, date.today())
        except SheetError as trouble:
            self._news, self._saved = str(trouble), None
        except Exception as error:  # a fault of ours must leave a trace
            self.app.store.log.note(f"the sheet could not be drawn: {error!r}")
            self._news, self._saved = undrawn_words(), None
        else:
            self._saved = path
            self._news = say("sheet", "The sheet is saved as “{file}” in {folder}", file=path.name, folder=path.parent)

    def finish_saving(self, *, stays: bool = True) -> None:
        """Wait for the picture, if one is being saved, and tell the player the result, in passing if they are gone."""
        if self._saving is None:
            return
        self._saving.join()
        self._saving = None
        if stays and self._saved is not None and self.is_top:
            self.app.push(saved_scene(self.app, self._news, self._saved))
        else:
            self.app.notices.add(self._news)

    def update(self, seconds: float) -> bool:  # noqa: ARG002
        if self._looked.look(is_moving=self._is_moving):
            self.refresh()
        if self._saving is not None and not self._saving.is_alive():
            self.finish_saving()
            self.app.redraw()
        return False

    def on_leave(self) -> None:
        self.finish_saving(stays=False)

    @property
    def _is_moving(self) -> bool:
        return False

    @property
    def is_waiting(self) -> bool:
        return self._saving is not None or (self._back is not None and self._back.is_awaited)


def _scroll_hint(canvas: Canvas, place: pygame.Rect) -> list[Item]:
    """Return the words that say how the other rounds are shown, where there is room beside the buttons."""
    place.width -= canvas.px(20)
    text = say("sheet: keys", "{up}, {down}: all rounds", up=key_name(Command.UP), down=key_name(Command.DOWN))
    if canvas.type.size(text, SMALL_STRONG)[0] > place.width:
        return []
    role = canvas.type.fitting(text, (BODY_STRONG, SMALL_STRONG), place.width)
    return [Label(key="sentence", rect=place, text=text, role=role, colour=GOLD_BRIGHT, align="left")]


def heading_lines(
    canvas: Canvas, height: int, texts: list[str], after: Sequence[str] = (), won: str = ""
) -> list[Item]:
    """Return a large line and smaller ones, centred above the sheet; an empty one keeps its room.

    Below them stands in gold what was `won`; those `after` it are quieter.
    """
    told = len(texts)
    texts = [*texts, *filter(None, [won]), *after]
    heights = [canvas.type.line_height(HEADING), *[canvas.type.line_height(BODY_STRONG)] * (len(texts) - 1)]
    top = max(0, height + canvas.px(_RAIL) - sum(heights[: len(texts)])) // 2
    place = canvas.rect.inflate(-2 * canvas.px(EDGE), 0)
    items: list[Item] = []
    for number, text in enumerate(texts):
        if not text:
            continue
        rect = pygame.Rect(place.left, top + sum(heights[:number]), place.width, heights[number])
        colour = GOLD_BRIGHT if text == won else CREAM
        roles = (BODY_STRONG, SMALL_STRONG) if number < told or text == won else (SMALL, KEYCAP)
        role = canvas.type.fitting(
            text, roles if number else (HEADING, SUBHEADING, SENTENCE, SMALL_STRONG), place.width
        )
        items.append(Label(key=f"head-{number}", rect=rect, text=text, role=role, colour=colour))
    return items
