"""The statistics of one name: bids by height and matches by opponent as charts, and the longest runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

import pygame

from ....table.archive.spread import csv_of
from ....table.archive.statistics import PERSON, Figures, Outcomes
from ...drawing.canvas import Canvas
from ...drawing.theme import BODY, BODY_STRONG, BUTTON, GOLD_DARK, INK, INK_SOFT, SMALL, SUBHEADING
from ...games import FACES
from ...program.app import App
from ...program.scene import Scene
from ...scorecard.export import SheetError, save_new
from ...scorecard.paper import RULE_STRONG
from ...widgets.base import Drawing, Item, Label
from ...widgets.buttons import Button, Choice, Picker
from ...widgets.commands import Command, Deeds
from ...widgets.layout import columns
from ...wording import figures as words
from ...wording.phrases import say
from ..menu_parts import back_button, heading, page, row_height
from ..paper_parts import PaperGround

_MOST_BARS = 9
_WIDTHS = (1, 5, 10, 25, 50, 100)  # of the ranges that bids are put together by
_ORDER = ("novice", "casual", "expert", PERSON)


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: all of a kind, and those of them that came out well."""

    title: str
    number: int
    good: int


def bid_bars(bids: Outcomes) -> list[Bar]:
    """Return bars for the heights of bids, put together in ranges so that there are few."""
    heights = {int(kind): outcome for kind, outcome in bids.items() if kind.isdigit()}
    if not heights:
        return []
    width = next((wide for wide in _WIDTHS if len({height // wide for height in heights}) <= _MOST_BARS), _WIDTHS[-1])
    bars = []
    for start in sorted({height // width * width for height in heights})[-_MOST_BARS:]:
        inside = [outcome for height, outcome in heights.items() if start <= height < start + width]
        number, good = (sum(each) for each in zip(*inside, strict=True))
        bars.append(Bar(words.heights_words(start, start + width - 1), number, good))
    return bars


def opponent_bars(against: Outcomes) -> list[Bar]:
    """Return a bar for each kind of opponent that was met, the weakest level first and people last."""
    return [Bar(words.opponent_words(kind), *against[kind]) for kind in _ORDER if kind in against]


class NamesScene(Scene):
    """The figures of a name in a game; the name and the game can be changed, and all figures be saved."""

    first_focus = "back"

    def __init__(
        self, app: App, by_game: dict[str, list[Figures]], game: str, today: Callable[[], date] = date.today
    ) -> None:
        super().__init__(app)
        self._by_game, self.game, self._today = by_game, game, today
        self.name = by_game[game][0].name
        self._paper = PaperGround()

    @property
    def figures(self) -> Figures:
        """The figures that are shown."""
        return next(each for each in self._by_game[self.game] if each.name == self.name)

    # -- layout -------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        canvas.surface.blit(self.app.cloth(), (0, 0))

    def compose(self, canvas: Canvas) -> list[Item]:
        place, gap = page(canvas, 1100, 664), canvas.px(16)
        title = heading(canvas, place, say("statistics: heading", "Statistics"))
        row = pygame.Rect(place.left, title.rect.bottom + canvas.px(6), place.width, row_height(canvas))
        foot = row_height(canvas, BUTTON, 56)
        back = pygame.Rect(place.left, place.bottom - foot, canvas.px(150), foot)
        sheet = pygame.Rect(place.left, row.bottom + gap, place.width, back.top - canvas.px(18) - row.bottom - gap)
        save = pygame.Rect(back.right + gap, back.top, canvas.px(280), foot)
        inner = sheet.inflate(-canvas.px(72), -canvas.px(44))
        runs = pygame.Rect(inner.left, 0, inner.width, canvas.type.line_height(BODY_STRONG))
        runs.bottom = inner.bottom
        charts = pygame.Rect(inner.left, inner.top, inner.width, runs.top - canvas.px(10) - inner.top)
        left, right = columns(charts, (1, 1), canvas.px(56))
        shown = self.figures
        bids = bid_bars(shown.bids)
        said = words.runs_words(shown.wins_in_turn.longest, shown.bids_in_turn.longest, has_bids=bool(bids))
        return [
            title,
            *self._choices(canvas, row),
            Drawing(key="sheet", rect=sheet, paint=self._paper.draw, is_backing=True),
            *_chart(canvas, left, "bids", words.BIDS.say(), bids),
            *_chart(canvas, right, "against", words.AGAINST.say(), opponent_bars(shown.against)),
            Label(key="runs", rect=runs, text=said, role=BODY_STRONG, colour=INK, align="left"),
            back_button(back, self.app.pop),
            Button(key="save", rect=save, text=words.SAVE.say(), on_press=self.save, keycap=Command.SAVE_SHEET),
        ]

    def _choices(self, canvas: Canvas, row: pygame.Rect) -> list[Item]:
        who, games = columns(row, (2, 5), canvas.px(16))
        names: list[tuple[object, str]] = [(each.name, each.name) for each in self._by_game[self.game]]
        items: list[Item] = [Picker(key="name", rect=who, options=names, value=self.name, on_change=self._choose)]
        if len(self._by_game) > 1:
            options: list[tuple[object, str]] = [(game, FACES[game].offer.name) for game in self._by_game]
            items.append(Choice(key="game", rect=games, options=options, value=self.game, on_change=self._turn_to))
        return items

    # -- changes ------------------------------------------------------------------------------------------

    @property
    def deeds(self) -> Deeds:
        return {Command.SAVE_SHEET: self.save}

    def _choose(self, name: object) -> None:
        self.name = str(name)
        self.refresh()

    def _turn_to(self, game: object) -> None:
        """Turn to another game; the name stays if it has played that."""
        self.game = str(game)
        names = [figures.name for figures in self._by_game[self.game]]
        self.name = self.name if self.name in names else names[0]
        self.refresh()

    def save(self) -> None:
        """Save the figures of all names and games under a new name, and tell the player where."""
        stem = words.FILE.say(day=self._today().isoformat())
        try:
            path = save_new(self.app.home.pictures_dir, stem, ".csv", csv_of(self._by_game))
        except SheetError as trouble:
            self.app.notices.add(str(trouble))
        else:
            self.app.notices.add(words.saved_words(path))


def _chart(canvas: Canvas, area: pygame.Rect, key: str, title: str, bars: list[Bar]) -> list[Item]:
    """Return bars below each other: as long as there were many, filled as far as they came out well."""
    head = pygame.Rect(area.left, area.top, area.width, canvas.type.line_height(SUBHEADING))
    items: list[Item] = [Label(key=f"{key}-head", rect=head, text=title, role=SUBHEADING, colour=INK, align="left")]
    room = pygame.Rect(area.left, head.bottom, area.width, area.bottom - head.bottom)
    if not bars:
        return [*items, Label(key=f"{key}-none", rect=room, text=words.NO_BIDS.say(), role=BODY, colour=INK_SOFT)]
    height = min(canvas.px(42), room.height // _MOST_BARS)
    most = max(bar.number for bar in bars)
    for number, bar in enumerate(bars):
        row = pygame.Rect(room.left, room.top + number * height, room.width, height)
        name, place, figures = columns(row, (5, 9, 4), canvas.px(10))
        texts = ((name, "name", bar.title, "left"), (figures, "figures", words.of_words(bar.good, bar.number), "right"))
        for rect, what, text, align in texts:
            label = f"{key}-{what}-{number}"
            items.append(Label(key=label, rect=rect, text=text, role=SMALL, colour=INK, align=align))
        items.append(Drawing(key=f"{key}-bar-{number}", rect=place, paint=_bar(bar, most)))
    return items


def _bar(bar: Bar, most: int) -> Callable[[Canvas, pygame.Rect], None]:
    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        whole = pygame.Rect(rect.left, 0, max(canvas.px(6), rect.width * bar.number // most), round(rect.height * 0.56))
        whole.centery = rect.centery
        filled = pygame.Rect(whole.left, whole.top, whole.width * bar.good // bar.number, whole.height)
        canvas.surface.fill(GOLD_DARK[:3], filled)
        pygame.draw.rect(canvas.surface, RULE_STRONG[:3], whole, max(1, canvas.px(1.5)))

    return paint
